interface Marks {
  draws: number;
  /** Frames and timers that ran, and the frames that drew. */
  callbacks: number;
  frames: number;
  /** Milliseconds of each task over fifty. */
  long: number[];
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page: counts callbacks, frames, draw calls and long tasks. */
export function watch(): void {
  const marks: Marks = { draws: 0, callbacks: 0, frames: 0, long: [] };
  window.marks = marks;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) =>
    ask((now) => {
      const { draws } = marks;
      marks.callbacks++;
      act(now);
      if (marks.draws > draws) marks.frames++;
    });
  const timed =
    (start: (act: () => void, ms?: number) => number) =>
    (act: TimerHandler, ms?: number, ...given: unknown[]): number =>
      start(() => {
        marks.callbacks++;
        if (typeof act === 'function') act(...given);
      }, ms);
  Object.assign(window, {
    setTimeout: timed(window.setTimeout.bind(window)),
    setInterval: timed(window.setInterval.bind(window)),
  });
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    marks.draws++;
    return drawElements.apply(this, args);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.long.push(duration);
  }).observe({ type: 'longtask' });
}
