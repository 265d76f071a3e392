import type { Rect } from './geometry';
import { inside, type Point } from './geometry';

/** The least size of anything that can be touched. */
export const FINGER = 44;

/** Something that can be touched, as a box about its middle on the screen. */
export interface Touchable {
  readonly kind: 'place' | 'counter';
  readonly id: string;
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  /** An area is touched anywhere inside its outline. */
  readonly outline?: readonly Point[];
  /** What stands for an area on the screen: its badge, its name. They may overhang the outline. */
  readonly badges?: readonly Rect[];
  /** So narrow an area that a finger close to its middle means it too. */
  readonly narrow?: boolean;
  /** Too small for a finger now: only keys and those who listen find it. */
  readonly unfelt?: boolean;
  /** It is asked for: it answers wherever it is drawn, grown to a finger. */
  readonly lit?: boolean;
}

/**
 * What a finger meant: something lit within whose reach it is, the nearest of several; else a counter before the place it lies in, a box under the finger before one that is only near,
 * what stands on an area, its own badge and name too, before the ground of any area, the nearer before the farther.
 */
export function hit(things: readonly Touchable[], at: Point): Touchable | null {
  const asked = litAt(things, at);
  if (asked) return asked;
  let best: Touchable | null = null;
  let score = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    if (thing.unfelt) continue;
    const felt = thing.outline ? feltArea(thing, thing.outline, at) : feltBox(thing, at);
    if (felt === null) continue;
    const value = felt.rank * 10_000 + felt.far;
    if (value < score) {
      score = value;
      best = thing;
    }
  }
  return best;
}

/** Of what is lit the nearest that a finger reaches, a counter under it first. */
function litAt(things: readonly Touchable[], at: Point): Touchable | null {
  let best: Touchable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    if (!thing.lit || !reaches(thing, at)) continue;
    const isUnder = thing.kind === 'counter' && inBox(thing, at);
    const far = Math.hypot(at[0] - thing.at[0], at[1] - thing.at[1]) - (isUnder ? FAR : 0);
    if (far >= least) continue;
    least = far;
    best = thing;
  }
  return best;
}

/** Middles so near to a finger, and so much alike in that, that nobody can tell which was meant. */
const ALIKE = 6;

/** The lit places that a tap may have meant, the nearest first: several only where it cannot be told which. */
export function rivals(things: readonly Touchable[], at: Point): Touchable[] {
  const far = (thing: Touchable) => Math.hypot(at[0] - thing.at[0], at[1] - thing.at[1]);
  const near = things
    .filter((thing) => thing.lit && thing.kind === 'place' && far(thing) <= FINGER / 2)
    .sort((a, b) => far(a) - far(b));
  const [first] = near;
  return near.filter((thing) => first && far(thing) - far(first) < ALIKE);
}

/** Farther than anything on a screen. */
const FAR = 10_000;

/** Whether a lit thing answers at a point: in its drawn shape, and within half a finger of its middle. */
export function reaches(thing: Touchable, at: Point): boolean {
  if (Math.hypot(at[0] - thing.at[0], at[1] - thing.at[1]) <= FINGER / 2) return true;
  if (!thing.outline) return inBox(thing, at);
  return inside(at[0], at[1], thing.outline) || (thing.badges ?? []).some((badge) => covers(badge, at));
}

const inBox = ({ at: [x, y], rx, ry }: Touchable, at: Point) => Math.abs(at[0] - x) <= rx && Math.abs(at[1] - y) <= ry;

/**
 * What a tap on a place comes to, of whose posts, if it has any and they are too small for a finger, these are asked
 * for: the one that is asked for answers, and of several the finger comes near first.
 */
export function tapOn(
  place: string,
  posts: readonly string[],
  targets: ReadonlyMap<string, unknown> | null,
): { readonly tap: string | null; readonly near: readonly string[] } {
  const asked = posts.filter((id) => targets?.has(id));
  const [only] = asked;
  if (only !== undefined && targets?.size === 1) return { tap: only, near: [] };
  return { tap: asked.length > 0 && !targets?.has(place) ? null : place, near: posts };
}

/** How surely a thing was meant, 0 the most, and how far from its middle; null where it was not. */
type Felt = { readonly rank: number; readonly far: number } | null;

function feltArea({ at: middle, badges = [], narrow }: Touchable, outline: readonly Point[], at: Point): Felt {
  const met = badges.flatMap((badge) => (covers(badge, at) ? [fromMiddle(badge, at)] : []));
  if (met.length > 0) return { rank: 1, far: Math.min(...met) };
  const far = Math.hypot(at[0] - middle[0], at[1] - middle[1]);
  if (narrow && far <= FINGER / 2) return { rank: 3, far };
  return inside(at[0], at[1], outline) ? { rank: 4, far } : null;
}

function covers({ x, y, width, height }: Rect, [atX, atY]: Point): boolean {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height;
}

const fromMiddle = ({ x, y, width, height }: Rect, at: Point) =>
  Math.hypot(at[0] - x - width / 2, at[1] - y - height / 2);

function feltBox({ kind, at: middle, rx, ry }: Touchable, at: Point): Felt {
  const dx = Math.abs(at[0] - middle[0]);
  const dy = Math.abs(at[1] - middle[1]);
  if (dx > Math.max(FINGER / 2, rx) || dy > Math.max(FINGER / 2, ry)) return null;
  const exact = dx <= rx && dy <= ry;
  const far = Math.hypot(dx, dy);
  if (kind === 'counter') return { rank: exact ? 0 : 2, far };
  return { rank: exact ? 1 : 3, far };
}
