import type { BaseView, MapPlace, PlaceView } from '../../kernel/view';
import type { Point } from '../base/geometry';

/** A bracket on the edge of a post: where an assault on it starts. */
export interface Bracket {
  readonly from: string;
  /** Towards it from the middle of the post, in radians. */
  readonly heading: number;
  /** Printed only; usable now; usable with somebody behind it. */
  readonly is: 'printed' | 'usable' | 'threatening';
}

/** The brackets of a post: those printed, and those that a line from a post of the enemy makes. None where it has no foe. */
export function bracketsOf(
  place: MapPlace,
  { bases }: PlaceView,
  places: ReadonlyMap<string, Point>,
  sheet: { readonly width: number; readonly height: number },
): Bracket[] {
  const post = places.get(place.id);
  if (!post || !bases) return [];
  const used = new Map(bases.map((base) => [base.from, base]));
  const printed = (place.bases ?? []).map(({ from, at }): Bracket => {
    const towards: Point = [at[0] * sheet.width, at[1] * sheet.height];
    return { from, heading: heading(post, towards), is: stateOf(used.get(from)) };
  });
  const known = new Set(printed.map(({ from }) => from));
  const joined = bases.flatMap((base): Bracket[] => {
    const other = places.get(base.from);
    if (known.has(base.from) || !other) return [];
    return [{ from: base.from, heading: heading(post, other), is: stateOf(base) }];
  });
  return [...printed, ...joined];
}

function stateOf(base: BaseView | undefined): Bracket['is'] {
  if (!base) return 'printed';
  return base.threatens ? 'threatening' : 'usable';
}

const heading = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0]);

/** How far a bracket stands from the middle of a loop. */
const AIR = 5;

/** Where a bracket lies about the middle of a loop of these half sizes. */
export function bracketAt(towards: number, rx: number, ry: number): Point {
  const [ux, uy] = [Math.cos(towards), Math.sin(towards)];
  const far = 1 / Math.sqrt((ux / (rx + AIR)) ** 2 + (uy / (ry + AIR)) ** 2);
  return [ux * far, uy * far];
}
