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

/** The same answers, each found once for a piece as long as the list that it is found from stays the same. */
export function whileSame<F, T>(find: (of: number, from: readonly F[]) => T): (of: number, from: readonly F[]) => T {
  const known: ({ readonly from: readonly F[]; readonly found: T } | undefined)[] = [];
  return (of, from) => {
    const last = known[of];
    if (last && isSame(last.from, from)) return last.found;
    const found = find(of, from);
    known[of] = { from, found };
    return found;
  };
}

/** Whether two lists say the same. */
export function isSame<T>(then: readonly T[], now: readonly T[]): boolean {
  if (then.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (then[i] !== now[i]) return false;
  return true;
}

/**
 * Joins rows into one list with an end, over and over; an empty list where all rows are empty. Mostly one row has become
 * empty since the last time: then it alone is cut out, because long lists are most of a game.
 */
export function joiner<T>(end: T): (rows: readonly (readonly T[])[]) => readonly T[] {
  const nothing: readonly T[] = [];
  let then: readonly (readonly T[])[] = [];
  let joined = nothing;
  return (rows) => {
    const cut = then.length === rows.length ? cutOut(then, rows, joined) : null;
    then = rows;
    joined = cut ?? (rows.some((row) => row.length > 0) ? nothing.concat(...rows, [end]) : nothing);
    return joined;
  };
}

/** The list without the one row that is now empty; null where more has changed, or where nothing would be left but the end. */
function cutOut<T>(then: readonly (readonly T[])[], now: readonly (readonly T[])[], joined: readonly T[]): T[] | null {
  let gone = 0;
  let start = 0;
  for (let row = then[0]; gone < now.length && row === now[gone]; row = then[++gone]) start += row?.length ?? 0;
  if (now[gone]?.length !== 0) return null;
  for (let i = gone + 1; i < now.length; i++) if (then[i] !== now[i]) return null;
  const length = then[gone]?.length ?? 0;
  if (joined.length - length < 2) return null;
  const list = joined.slice();
  list.splice(start, length);
  return list;
}
