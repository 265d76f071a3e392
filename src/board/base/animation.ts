/** One movement on the screen: starts after `delay`, draws itself from 0 to 1 within `ms`. */
export interface Movement {
  readonly delay: number;
  readonly ms: number;
  readonly draw: (t: number) => void;
  readonly done?: () => void;
}

interface Running {
  readonly movement: Movement;
  start: number | null;
}

/**
 * Runs movements against whatever clock the frames bring. State never waits for it: every movement
 * can be finished at once.
 */
export class Animator {
  private running: Running[] = [];

  constructor(public speed: number) {}

  get busy(): boolean {
    return this.running.length > 0;
  }

  run(movements: readonly Movement[]): void {
    for (const movement of movements) {
      if (this.speed === Number.POSITIVE_INFINITY) finish(movement);
      else this.running.push({ movement, start: null });
    }
  }

  /** Draws everything as of `now`, in milliseconds. */
  tick(now: number): void {
    const ended: Movement[] = [];
    for (const item of this.running) {
      item.start ??= now;
      const past = (now - item.start) * this.speed - item.movement.delay;
      const t = past <= 0 ? 0 : Math.min(1, past / Math.max(1, item.movement.ms));
      item.movement.draw(t);
      if (t === 1) ended.push(item.movement);
    }
    this.running = this.running.filter(({ movement }) => !ended.includes(movement));
    for (const movement of ended) movement.done?.();
  }

  /** Everything to its end, now. */
  finish(): void {
    const all = this.running;
    this.running = [];
    for (const { movement } of all) finish(movement);
  }
}

function finish(movement: Movement): void {
  movement.draw(1);
  movement.done?.();
}

export const easeOut = (t: number) => 1 - (1 - t) ** 3;
export const easeInOut = (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);
