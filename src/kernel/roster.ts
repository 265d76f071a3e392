/** Things of a game in a fixed order: rules speak of one by its number, which is quick, journals and events by its id. */
export interface Roster {
  readonly count: number;
  /** Empty for a number that is none. */
  readonly idOf: (number: number) => string;
  readonly idsOf: (numbers: readonly number[]) => string[];
  /** -1 for an id that is none. */
  readonly numberOf: (id: string) => number;
}

export function rosterOf(ids: readonly string[]): Roster {
  const numbers: ReadonlyMap<string, number> = new Map(ids.map((id, number) => [id, number]));
  const idOf = (number: number) => ids[number] ?? '';
  return {
    count: ids.length,
    idOf,
    idsOf: (list) => list.map(idOf),
    numberOf: (id) => numbers.get(id) ?? -1,
  };
}

/** Counters of two sides, all of one side before the first of the other. */
export interface UnitRoster<S extends string> extends Roster {
  /** The number of the first of the second side. */
  readonly second: number;
  readonly sideOf: (unit: number) => S;
}

export function unitRosterOf<S extends string>(
  units: readonly { readonly id: string; readonly side: S }[],
  sides: readonly [S, S],
): UnitRoster<S> {
  const second = units.findIndex(({ side }) => side === sides[1]);
  return { ...rosterOf(units.map(({ id }) => id)), second, sideOf: (unit) => (unit < second ? sides[0] : sides[1]) };
}
