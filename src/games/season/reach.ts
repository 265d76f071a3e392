/** Where a unit may go from a place. */
export type Reach = (from: number) => readonly number[];

/** The same answers, each found once for a place or a piece. */
export function remembered<T extends object>(find: (of: number) => T): (of: number) => T {
  const known: (T | undefined)[] = [];
  return (of) => {
    const found = known[of] ?? find(of);
    known[of] = found;
    return found;
  };
}

/** Whether two lists say the same. */
export function isSame<T>(then: readonly T[], now: readonly T[]): boolean {
  if (then.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (then[i] !== now[i]) return false;
  return true;
}
