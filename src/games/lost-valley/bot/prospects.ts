/** How a campaign stands, from 0 to 1: the points that 17.2 would give now against those of the best level. */
import { victoryLevels } from '../data/victory';
import { pointsOf } from '../rules/record';
import type { Valley } from '../state';

export function prospects(v: Valley): number {
  const best = victoryLevels[0]?.atLeast ?? 1;
  const points = v.result ? (v.result.points ?? 0) : pointsOf(v);
  return Math.min(1, points / best);
}
