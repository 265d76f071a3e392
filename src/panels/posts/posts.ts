/** Posts as a list goes through them: by the centre they lie in, with whoever faces them. */
import type { BoardMap, CounterView, View } from '../../kernel/view';

export const postFilters = ['all', 'threatened', 'empty', 'star', 'encircled', 'taken'] as const;
export type PostFilter = (typeof postFilters)[number];

export interface PostRow {
  readonly id: string;
  readonly holder: string;
  readonly printed: readonly string[];
  readonly marks: readonly string[];
  readonly counters: readonly CounterView[];
  /** Where somebody stands against it, how far the saps are, and how many stand there; of them so many at the post itself. */
  readonly facing: readonly {
    readonly from: string;
    readonly saps: number;
    readonly count: number;
    readonly engaged: number;
  }[];
}

/** The areas that hold posts, in the order of the map, from the north. */
export function centresOf({ places }: BoardMap): readonly string[] {
  const held = new Set(places.flatMap((place) => place.in ?? []));
  const north = (id: string) => places.find((place) => place.id === id)?.portrait[1] ?? 0;
  return [...held].sort((a, b) => north(a) - north(b));
}

export function postsIn({ places }: BoardMap, view: View, centre: string): readonly PostRow[] {
  const against = (holder: string, id: string) =>
    (view.places.find((place) => place.id === id)?.stacks ?? []).reduce(
      (sum, { side, figure, dummies = 0 }) => (side === holder ? sum : sum + figure + dummies),
      0,
    );
  return places.flatMap((place): PostRow[] => {
    const seen = view.places.find(({ id }) => id === place.id);
    if (place.in !== centre || !seen) return [];
    const { id, printed } = place;
    const facing = (seen.bases ?? [])
      .filter(({ threatens }) => threatens)
      .map(({ from, saps, engaged: { pips = [] } = {} }) => ({
        from,
        saps,
        count: against(seen.holder, from) + pips.length,
        engaged: pips.length,
      }));
    const counters = view.counters.filter(({ at }) => at === id);
    return [{ id, holder: seen.holder, printed, marks: seen.marks, counters, facing }];
  });
}

/** What holds the posts of a centre, and how many stand against it, each place counted once. */
export function strengthOf(rows: readonly PostRow[], owner: string) {
  const units = rows.flatMap(({ counters }) => counters.filter(({ side }) => side === owner));
  const facing = rows.flatMap((row) => row.facing);
  const behind = new Map(facing.map((one) => [one.from, one.count - one.engaged] as const));
  return {
    units: units.length,
    steps: units.reduce((sum, { steps }) => sum + steps, 0),
    facing: [...behind.values(), ...facing.map(({ engaged }) => engaged)].reduce((sum, count) => sum + count, 0),
  };
}

export function fits({ marks, printed, holder }: PostRow, filter: PostFilter, owner: string): boolean {
  if (filter === 'all') return true;
  if (filter === 'star') return printed.includes('star');
  return filter === 'taken' ? holder !== owner : marks.includes(filter) && holder === owner;
}
