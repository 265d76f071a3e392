/** The line of a told arrow over the map. */
import type { Spot } from '../parts/kit';

export type At = readonly [x: number, y: number];

export const ARROW = { gap: 7, head: 15, least: 30 } as const;

/**
 * From the edge of one plate to the edge of the other, a little short of both. Where plates nearly touch there is no
 * room between them: a short arrow then lies across the gap, over the rims of both. Null where both are one.
 */
export function arrowLine(from: Box, to: Box): { readonly start: At; readonly tip: At } | null {
  const [a, b] = [middle(from), middle(to)];
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (far < 1) return null;
  const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
  const along = (by: number): At => [a[0] + ux * by, a[1] + uy * by];
  const start = reach(from, ux, uy) + 2;
  const tip = far - reach(to, ux, uy) - ARROW.gap;
  if (tip - start >= ARROW.least) return { start: along(start), tip: along(tip) };
  const centre = Math.max(0, Math.min(far, (start + tip) / 2));
  const half = Math.min(ARROW.least, far) / 2;
  return { start: along(centre - half), tip: along(centre + half) };
}

type Box = Omit<Spot, 'outline'>;

const middle = ({ x, y, width, height }: Box): At => [x + width / 2, y + height / 2];

/** How far it is from the middle of a plate to its edge in a direction. */
function reach({ width, height }: Box, ux: number, uy: number): number {
  const across = Math.abs(ux) < 1e-6 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(ux);
  const down = Math.abs(uy) < 1e-6 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(uy);
  return Math.min(across, down);
}
