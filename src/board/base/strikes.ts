import type { BoardMap, View } from '../../kernel/view';

/** A blow of one formation along its own way, from where it stands to a place. */
export interface Strike {
  readonly owner: string;
  readonly from: string;
  readonly to: string;
}

const MARK = 'assaulted-by-';

/** The blows that a view tells of: each comes from a neighbour that the formation holds or stands in. */
export function strikesOf(map: BoardMap, view: View): Strike[] {
  const holders = new Map(view.places.map(({ id, holder }) => [id, holder]));
  return view.places.flatMap(({ id: to, marks }) =>
    marks.flatMap((mark) => {
      if (!mark.startsWith(MARK)) return [];
      const owner = mark.slice(MARK.length);
      const ways = map.paths.find((path) => path.owner === owner)?.lines ?? [];
      const neighbours = ways.flatMap(([a, b]) => (a === to ? [b] : b === to ? [a] : []));
      const from = neighbours.find((place) => holders.get(place) === owner) ?? neighbours[0];
      return from === undefined ? [] : [{ owner, from, to }];
    }),
  );
}
