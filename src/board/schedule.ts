/** When a job is due: the next frame waits for it, it is done beside the frames, after some rest, or not as things are. */
export type Due = 'before' | 'beside' | 'at rest' | 'not yet';

/** Does a little of a job, some milliseconds at most; true while more of it is left. */
export type Step = (ms: number) => boolean;

interface Frame {
  /** Moves what moves by itself; this may ask for jobs that the frame then waits for. */
  readonly move: (now: number) => void;
  readonly paint: () => void;
  /** Drawn with the frames of the screen, while something moves; else in a task of its own. */
  readonly withScreen: () => boolean;
}

/** What a job may take of one task. */
const SLICE_MS = 4;
/** Rest before what is done at rest goes on. */
const IDLE_MS = 60;

/** The one queue of all drawing: named jobs, the most urgent name first, and the frame that shows what they did. At rest nothing waits. */
export class Schedule<Name extends string> {
  private readonly names: readonly Name[];
  private readonly jobs = new Map<Name, Step>();
  /** A frame is wanted. */
  private stale = false;
  private cancelTurn: (() => void) | null = null;
  private beside: ReturnType<typeof setTimeout> | undefined;
  private atRest: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(
    private readonly due: Readonly<Record<Name, () => Due>>,
    private readonly frame: Frame,
  ) {
    this.names = Object.keys(due) as Name[];
  }

  /** A job in the place of what was asked for under its name. */
  ask(name: Name, step: Step): void {
    this.jobs.set(name, step);
    this.wake();
  }

  redraw(): void {
    this.stale = true;
    this.wake();
  }

  /** Does the jobs of these names now, however long they take. */
  finish(...names: readonly Name[]): void {
    for (const name of names) {
      const step = this.jobs.get(name);
      this.jobs.delete(name);
      while (step?.(Number.POSITIVE_INFINITY));
    }
  }

  isWaiting(...names: readonly Name[]): boolean {
    return names.some((name) => this.jobs.has(name));
  }

  get isStale(): boolean {
    return this.stale;
  }

  dispose(): void {
    this.isOver = true;
    this.jobs.clear();
    this.cancelTurn?.();
    clearTimeout(this.beside);
    clearTimeout(this.atRest);
  }

  private first(due: Due): Name | undefined {
    return this.names.find((name) => this.jobs.has(name) && this.due[name]() === due);
  }

  private wake(): void {
    if (this.isOver) return;
    const waits = this.first('before') !== undefined;
    if (waits || this.stale) this.cancelTurn ??= later((now) => this.turn(now), !waits && this.frame.withScreen());
    if (this.first('beside') !== undefined) this.beside ??= setTimeout(() => this.doBeside());
    clearTimeout(this.atRest);
    if (this.first('at rest') !== undefined) this.atRest = setTimeout(() => this.goOn('at rest'), IDLE_MS);
  }

  /** The next job that the frame waits for, or the frame. */
  private turn(now: number): void {
    this.cancelTurn = null;
    if (!this.step('before')) {
      this.frame.move(now);
      if (this.first('before') === undefined) {
        this.stale = false;
        this.frame.paint();
      }
    }
    this.wake();
  }

  private doBeside(): void {
    this.beside = undefined;
    this.goOn('beside');
  }

  private goOn(due: Due): void {
    this.step(due);
    this.wake();
  }

  private step(due: Due): boolean {
    const name = this.first(due);
    const step = name && this.jobs.get(name);
    if (name === undefined || !step) return false;
    // A job may ask for itself again.
    this.jobs.delete(name);
    if (step(SLICE_MS) && !this.jobs.has(name)) this.jobs.set(name, step);
    return true;
  }
}

function later(act: (now: number) => void, withScreen: boolean): () => void {
  if (withScreen) {
    const frame = requestAnimationFrame(act);
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(() => act(performance.now()));
  return () => clearTimeout(timer);
}

/** Work that rests now and then, as a job; what follows it is done in its last step. */
export function inSlices(work: Iterator<unknown>, then: () => void = () => {}): Step {
  return (ms) => {
    const until = performance.now() + ms;
    while (!work.next().done) if (performance.now() > until) return true;
    then();
    return false;
  };
}
