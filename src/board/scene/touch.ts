/** What of a place a finger meets: its box, its badge and its name, the ground inside its outline. */
import type { MapPlace } from '../../kernel/view';
import { type Layout, postRadii } from '../areas/layout';
import { centreRadii } from '../art/centre';
import type { Rect } from '../base/geometry';
import { inside, outlineDistance, type Point } from '../base/geometry';
import { FINGER, type Touchable } from '../base/hit';
import type { Level } from '../base/types';

/** Half width and half height of a box, a zone, a pennant or a post, as large as its level and the player want it. */
export function radiiOf(
  { shape }: Pick<MapPlace, 'shape'>,
  { count, held }: { readonly count: number; readonly held: boolean },
  layout: Layout,
  level: Level,
): readonly [rx: number, ry: number] {
  const [rx, ry] = drawnRadii(shape, count, held, layout, level);
  const by = growth(layout, level);
  return [rx * by, ry * by];
}

function drawnRadii(shape: MapPlace['shape'], count: number, held: boolean, layout: Layout, level: Level) {
  if (shape === 'post') return postRadii(layout, level);
  if (shape === 'centre') return centreRadii(level, layout.scale, count, held);
  return shape === 'zone'
    ? ([20 * layout.scale, 24 * layout.scale] as const)
    : ([33 * layout.scale, 17 * layout.scale] as const);
}

/** How much larger than drawn the pieces of a level are: near ones follow the wish for larger letters. */
export const growth = ({ text }: Pick<Layout, 'text'>, level: Level): number => (level === 'far' ? 1 : text);

/** A place where it stands on the screen. */
export interface Standing {
  readonly id: string;
  readonly shape: MapPlace['shape'];
  /** The middle of its box or plate. */
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  /** Of an area: the parts of its plate, its outline, and where it is named on the sheet. */
  readonly badges: readonly Rect[];
  readonly outline?: readonly Point[];
  readonly label: Point;
  readonly lit?: boolean;
}

export function touchableOf({ shape, badges, outline, label, ...box }: Standing, level: Level): Touchable {
  const place: Touchable = { kind: 'place', ...box };
  // Too small for a finger from far: there its area is touched, unless it is asked for.
  if (shape === 'post') return level === 'far' && !box.lit ? { ...place, unfelt: true } : place;
  if (!outline) return place;
  // Its middle is where a finger surely meets it.
  const at = inside(place.at[0], place.at[1], outline) ? place.at : label;
  // As wide as a circle about where it is named: narrower than a finger, its middle is enough.
  const room = outlineDistance(label[0], label[1], outline) * 2;
  return { ...place, at, outline, badges, narrow: room < FINGER };
}
