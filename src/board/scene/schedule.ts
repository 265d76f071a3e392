/** Rest before drawing ahead goes on. */
const IDLE_MS = 60;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** When the map is drawn: with the frames of the screen, between them, or while nothing moves. At rest nothing waits. */
export class Schedule {
  private dequeue: (() => void) | null = null;
  private between: Timer;
  private idle: Timer;
  private isOver = false;

  /** The next drawing, in a frame or in a task of its own; asked for once, however often. */
  next(draw: (now: number) => void, inFrame: boolean): void {
    if (this.dequeue || this.isOver) return;
    const start = (now: number) => {
      this.dequeue = null;
      draw(now);
    };
    if (inFrame) {
      const frame = requestAnimationFrame(start);
      this.dequeue = () => cancelAnimationFrame(frame);
    } else {
      const timer = setTimeout(() => start(performance.now()));
      this.dequeue = () => clearTimeout(timer);
    }
  }

  /** One step after the other between the frames, while a step says that more is left, and then what follows. */
  betweenFrames(step: () => boolean, then: () => void): void {
    if (this.isOver) return;
    this.between ??= setTimeout(() => {
      this.between = undefined;
      if (step()) this.betweenFrames(step, then);
      else then();
    });
  }

  /** A step after some rest, and again while it says that more is left; begun anew with each call. */
  whenIdle(step: () => boolean): void {
    clearTimeout(this.idle);
    if (this.isOver) return;
    this.idle = setTimeout(() => {
      if (step()) this.whenIdle(step);
    }, IDLE_MS);
  }

  dispose(): void {
    this.isOver = true;
    this.dequeue?.();
    clearTimeout(this.between);
    clearTimeout(this.idle);
  }
}
