/** The name of what counts in the page. */
export const WATCH = 'watch.js';
/** How what it notes of a tap begins. */
export const TAP = 'tap: ';

interface Marks {
  draws: number;
  /** Frames and timers that ran, and the frames that drew. */
  callbacks: number;
  frames: number;
  /** Frames and timers that the page waits for: while there is none, no callback can run before the next touch. */
  waiting: Set<string>;
  /** Milliseconds of each task over fifty. */
  long: number[];
  /** Graphics contexts that were asked for. */
  contexts: number;
  /** The files that had come when the map could first be touched. */
  fetched: { readonly name: string; readonly bytes: number }[];
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page: counts callbacks, frames, draw calls and long tasks, and stamps what the page says of itself. */
export function watch(): void {
  const marks: Marks = { draws: 0, callbacks: 0, frames: 0, waiting: new Set(), long: [], contexts: 0, fetched: [] };
  window.marks = marks;
  const wait = (kind: string, start: (ran: () => void) => number): number => {
    const id = start(() => {
      marks.callbacks++;
      if (kind !== 'clock') marks.waiting.delete(`${kind} ${id}`);
    });
    marks.waiting.add(`${kind} ${id}`);
    return id;
  };
  const endOf =
    (kind: string, end: (id: number) => void) =>
    (id = 0) => {
      marks.waiting.delete(`${kind} ${id}`);
      end(id);
    };
  const timed =
    (kind: string, start: (act: () => void, ms?: number) => number) =>
    (act: TimerHandler, ms?: number, ...given: unknown[]): number =>
      wait(kind, (ran) =>
        start(() => {
          ran();
          if (typeof act === 'function') act(...given);
        }, ms),
      );
  const { requestAnimationFrame: frame, cancelAnimationFrame: noFrame } = window;
  const { setTimeout: timer, clearTimeout: noTimer, setInterval: clock, clearInterval: noClock } = window;
  Object.assign(window, {
    requestAnimationFrame: (act: FrameRequestCallback) =>
      wait('frame', (ran) =>
        frame((now) => {
          const { draws } = marks;
          ran();
          act(now);
          if (marks.draws > draws) marks.frames++;
        }),
      ),
    cancelAnimationFrame: endOf('frame', (id) => noFrame(id)),
    setTimeout: timed('timer', (act, ms) => timer(act, ms)),
    clearTimeout: endOf('timer', (id) => noTimer(id)),
    setInterval: timed('clock', (act, ms) => clock(act, ms)),
    clearInterval: endOf('clock', (id) => noClock(id)),
  });
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    marks.draws++;
    return drawElements.apply(this, args);
  };
  for (const canvas of [HTMLCanvasElement, OffscreenCanvas]) {
    const { getContext } = canvas.prototype;
    canvas.prototype.getContext = function (...args: [string]) {
      if (args[0].startsWith('webgl')) marks.contexts++;
      return Reflect.apply(getContext, this, args);
    };
  }
  // After the task that says it: only then is it in the account.
  new MutationObserver((said) => {
    const files = performance.getEntriesByType('resource').filter((one) => one instanceof PerformanceResourceTiming);
    if (marks.fetched.length === 0)
      marks.fetched = files.map(({ name, decodedBodySize: bytes }) => ({ name: name.replace(/.*\//, ''), bytes }));
    for (const { attributeName } of said) timer(() => console.timeStamp(attributeName ?? ''));
  }).observe(document, { subtree: true, attributeFilter: ['data-touchable', 'data-drawn'] });
  // What was tapped, and at which question: what takes long is found again by it.
  const cut = 40;
  const nameOf = (element: Element | null) =>
    (element?.getAttribute('data-topic') ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(
      0,
      cut,
    );
  window.addEventListener(
    'touchstart',
    ({ target }) => {
      const tapped = target instanceof Element ? target.closest('button, a, label, input, canvas') : null;
      const at = document.querySelector('.sheet') ?? document.querySelector('.question p');
      performance.mark(`tap: ${nameOf(tapped)} (${nameOf(at)})`);
    },
    { capture: true, passive: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.long.push(duration);
  }).observe({ type: 'longtask' });
}
