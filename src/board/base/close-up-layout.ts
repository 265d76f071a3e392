import type { Spot } from './atlas';
import type { Inset, Size } from './camera';
import type { Point } from './geometry';

/** Pixels per kilometre: near enough to see the works, far enough to see how they lie. */
const SCALE = { least: 110, most: 260 } as const;
const MARGIN_KM = 0.22;
const STEP = 16;

/** What a sheet leaves of the window, in steps, so that a sheet's last pixel needs no new ground. */
export function freePart(window: Size, inset: Inset): Size {
  const step = (length: number) => Math.max(STEP * 6, Math.ceil(length / STEP) * STEP);
  return {
    width: step(window.width - inset.left - inset.right),
    height: step(window.height - inset.top - inset.bottom),
  };
}

/** A sign on the close-up: its middle, and half its size. */
export interface Placed {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
}

const AIR = 2;
const ROUNDS = 60;

/** Where signs come to lie so that none covers another: each gives way as little as it must, and stays in the window. */
export function spread(signs: readonly Placed[], free: Size): readonly Point[] {
  const spots = signs.map(({ at }): [number, number] => [at[0], at[1]]);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [i, a] of spots.entries()) {
      for (const [j, b] of spots.entries()) {
        const [one, other] = [signs[i], signs[j]];
        if (j <= i || !one || !other) continue;
        const dx = one.rx + other.rx + AIR - Math.abs(b[0] - a[0]);
        const dy = one.ry + other.ry + AIR - Math.abs(b[1] - a[1]);
        if (dx <= 0 || dy <= 0) continue;
        moved = true;
        const axis = dx < dy ? 0 : 1;
        const push = ((axis === 0 ? dx : dy) / 2 + 0.1) * (b[axis] < a[axis] ? -1 : 1);
        a[axis] -= push;
        b[axis] += push;
      }
      const { rx = 0, ry = 0 } = signs[i] ?? {};
      a[0] = Math.max(rx, Math.min(free.width - rx, a[0]));
      a[1] = Math.max(ry, Math.min(free.height - ry, a[1]));
    }
    if (!moved) break;
  }
  return spots;
}

/** The middle of the works and the scale that shows them all. */
export function frameOf(own: readonly Spot[], free: Size): { readonly centre: Point; readonly scale: number } {
  const xs = own.map(({ x }) => x);
  const ys = own.map(({ y }) => y);
  const [west, east] = [Math.min(...xs) - MARGIN_KM, Math.max(...xs) + MARGIN_KM];
  const [south, north] = [Math.min(...ys) - MARGIN_KM, Math.max(...ys) + MARGIN_KM];
  const fits = Math.min(free.width / (east - west), free.height / (north - south));
  return {
    centre: [(west + east) / 2, (south + north) / 2],
    scale: Math.max(SCALE.least, Math.min(SCALE.most, fits)),
  };
}
