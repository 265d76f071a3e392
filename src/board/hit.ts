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
  /** So narrow an area that a finger close to its middle means it too. */
  readonly narrow?: boolean;
  /** Too small for a finger now: only keys and those who listen find it. */
  readonly unfelt?: boolean;
}

/**
 * What a finger meant: a counter before the place it lies in, a box under the finger before one that is only near,
 * what stands on an area before the area, the nearer before the farther.
 */
export function hit(things: readonly Touchable[], at: Point): Touchable | null {
  let best: Touchable | null = null;
  let score = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    if (thing.unfelt) continue;
    const dx = Math.abs(at[0] - thing.at[0]);
    const dy = Math.abs(at[1] - thing.at[1]);
    const rank = rankOf(thing, at, dx, dy);
    if (rank === null) continue;
    const value = rank * 10_000 + Math.hypot(dx, dy);
    if (value < score) {
      score = value;
      best = thing;
    }
  }
  return best;
}

/** How surely a thing was meant, 0 the most; null where it was not. */
function rankOf({ kind, rx, ry, outline, narrow }: Touchable, at: Point, dx: number, dy: number): number | null {
  if (outline) {
    if (narrow && Math.hypot(dx, dy) <= FINGER / 2) return 3;
    return inside(at[0], at[1], outline) ? 4 : null;
  }
  if (dx > Math.max(FINGER / 2, rx) || dy > Math.max(FINGER / 2, ry)) return null;
  const exact = dx <= rx && dy <= ry;
  if (kind === 'counter') return exact ? 0 : 2;
  return exact ? 1 : 3;
}
