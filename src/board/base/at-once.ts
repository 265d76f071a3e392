/** Work that rests now and then, done without a rest. */
export function atOnce<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
