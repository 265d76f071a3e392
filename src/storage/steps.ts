/** Long work in small pieces, so that whoever does it can rest in between, say how far it is, and stop. */

/** Yields how many choices have been followed. */
export type Steps<T> = Generator<number, T>;

/** All of it in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export interface Pace {
  /** Milliseconds of work between two rests. */
  readonly slice: number;
  readonly rest: () => Promise<void>;
  /** After each rest, with how far the work is; false ends it. */
  readonly goesOn?: (followed: number) => boolean;
}

/** A page answers a tap within a tenth of a second: a few such slices fit in. */
export const onThePage: Pace = { slice: 12, rest: () => new Promise((done) => setTimeout(done)) };

/** Bit by bit; null where it was ended. */
export async function bitByBit<T>(steps: Steps<T>, { slice, rest, goesOn }: Pace): Promise<T | null> {
  for (;;) {
    const until = performance.now() + slice;
    let followed = 0;
    do {
      const step = steps.next();
      if (step.done) return step.value;
      followed = step.value;
    } while (performance.now() < until);
    await rest();
    if (goesOn && !goesOn(followed)) return null;
  }
}
