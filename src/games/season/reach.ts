/** Where a unit may go from a place. */
export type Reach = (from: number) => readonly number[];

/** The same ways, found once from each place. */
export function remembered(reach: Reach): Reach {
  const known: (readonly number[] | undefined)[] = [];
  return (from) => {
    const found = known[from] ?? reach(from);
    known[from] = found;
    return found;
  };
}
