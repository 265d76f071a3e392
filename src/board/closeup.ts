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
