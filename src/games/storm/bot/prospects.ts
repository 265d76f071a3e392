/** How likely a side is to win, by what both can see. */
import { areaNumbers, victoryAreas } from '../data/areas';
import { lastTurn } from '../data/turns';
import type { Storm } from '../state';
import { danger, fieldOf, stackOf } from './field';

/** What each thing adds to the odds of the Viet Minh. */
interface Weights {
  readonly even: number;
  /** A victory area beyond those needed. */
  readonly area: number;
  readonly frenchUnit: number;
  readonly frenchFirepower: number;
  readonly unit: number;
  readonly firepower: number;
  /** A victory area that is sure to fall to the next assault. */
  readonly danger: number;
}

type Row = readonly [number, number, number, number, number, number, number];

/** By turn, as it begins: a logistic regression over 3000 games of the bot, in which it often took its second best. */
const fitted: readonly Row[] = [
  [5.5, 0.03, -0.158, -0.02, 0.093, 0.005, 0.2],
  [5.5, 0.03, -0.158, -0.02, 0.093, 0.005, 0.2],
  [2.43, 0.18, -0.153, -0.028, 0.123, 0.008, 0.2],
  [2.5, 0.43, -0.093, -0.054, 0.037, 0.07, 0.55],
  [3.18, 0.53, -0.092, -0.047, 0.057, 0.046, 0.96],
  [2.7, 0.63, -0.062, -0.05, 0.069, 0.038, 0.68],
  [1.56, 0.89, -0.057, -0.035, 0.06, 0.038, 0.67],
  [1.14, 1.24, -0.026, -0.035, 0.04, 0.035, 1.42],
];

const byTurn: readonly Weights[] = fitted.map(([even, area, frenchUnit, frenchFirepower, unit, firepower, danger]) => ({
  even,
  area,
  frenchUnit,
  frenchFirepower,
  unit,
  firepower,
  danger,
}));

export function prospects(v: Storm, side: string): number {
  const vietMinh = v.result ? Number(v.result.level === 'viet-minh') : chanceOfVietMinh(v);
  return side === 'viet-minh' ? vietMinh : 1 - vietMinh;
}

function chanceOfVietMinh(v: Storm): number {
  const weights = byTurn[Math.min(v.turn, lastTurn) - 1];
  if (!weights) return 0.5;
  const field = fieldOf(v);
  let odds = weights.even - weights.area * v.needed;
  for (const area of areaNumbers) {
    const french = stackOf(field, area, 'french');
    const vietMinh = stackOf(field, area, 'viet-minh');
    odds += weights.frenchUnit * french.units + weights.frenchFirepower * french.firepower;
    odds += weights.unit * vietMinh.units + weights.firepower * vietMinh.firepower;
  }
  for (const area of victoryAreas) {
    odds += v.control[area] === 'viet-minh' ? weights.area : weights.danger * danger(field, area);
  }
  return 1 / (1 + Math.exp(-odds));
}
