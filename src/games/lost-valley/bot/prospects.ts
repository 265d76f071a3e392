/** How a campaign will end, from 0 to 1: the points of 17.2 that can be expected against those of the best level. */
import { victoryLevels } from '../data/victory';
import { pointsOf } from '../rules/record';
import type { Valley } from '../state';

/** What each thing adds to what is expected in the end. */
type Row = readonly [lastTurn: number, even: number, rp: number, cm: number, point: number];

/**
 * By turn, as it begins: a linear regression over 220 campaigns of the bot with one choice in twelve by chance. Points
 * alone would sell supplies and morale for what they bring today; of the first turns, that tell little, those that
 * follow are taken.
 */
const fitted: readonly Row[] = [
  [6, -0.459, 0.0122, 0.0188, 0.0129],
  [9, -0.375, 0.0152, 0.0163, 0.016],
  [12, -0.388, 0.019, 0.0131, 0.027],
];
const LAST: Row = [16, -0.32, 0.0143, 0.0111, 0.0369];

export function prospects(v: Valley): number {
  const best = victoryLevels[0]?.atLeast ?? 1;
  if (v.result) return share((v.result.points ?? 0) / best);
  const [, even, rp, cm, point] = fitted.find(([lastTurn]) => v.turn <= lastTurn) ?? LAST;
  return share(even + rp * v.rp + cm * v.cm + point * pointsOf(v));
}

function share(value: number): number {
  return Math.max(0, Math.min(1, value));
}
