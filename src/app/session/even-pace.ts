/** The time that the computer takes for what it hides: a step of it tells nothing by how long it lasts. */

/** Begins a hidden step; what it answers waits until the step may end. */
export type Pace = () => () => Promise<void>;

/** A hidden step lasts so many milliseconds, or so many times as many. */
const STEP = 600;

export const restAfter = (took: number): number => STEP - (took % STEP);

export const evenPace: Pace = () => {
  const begun = performance.now();
  return () => new Promise((done) => setTimeout(done, restAfter(performance.now() - begun)));
};

/** Where nobody looks at the clock. */
export const noPace: Pace = () => () => Promise.resolve();
