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
  /** An area is touched anywhere inside its outline and nowhere else. */
  readonly outline?: readonly Point[];
}

/**
 * What a finger meant: a counter before the place it lies in, a box under the finger before one that
 * is only near, the nearer before the farther.
 */
export function hit(things: readonly Touchable[], at: Point): Touchable | null {
  let best: Touchable | null = null;
  let score = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const dx = Math.abs(at[0] - thing.at[0]);
    const dy = Math.abs(at[1] - thing.at[1]);
    const wide = Math.max(FINGER / 2, thing.rx);
    const tall = Math.max(FINGER / 2, thing.ry);
    if (thing.outline ? !inside(at[0], at[1], thing.outline) : dx > wide || dy > tall) continue;
    const exact = thing.outline !== undefined || (dx <= thing.rx && dy <= thing.ry);
    const rank = exact ? (thing.kind === 'counter' ? 0 : 1) : thing.kind === 'counter' ? 2 : 3;
    const value = rank * 10_000 + Math.hypot(dx, dy);
    if (value < score) {
      score = value;
      best = thing;
    }
  }
  return best;
}
