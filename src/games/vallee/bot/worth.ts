/** How likely a side is to win, by what both can see: the points as they would be counted now, the sooner the less sure. */
import { points as pointData } from '../data/constants';
import { areaOf, CENTRAL_FORTRESS } from '../rules/ground';
import { controls, scenarioOf } from '../rules/record';
import { turnsLeft } from '../rules/reinforcements';
import { surrenders } from '../rules/victory';
import type { Vallee } from '../state';
import { fieldOf, stepsAt, stormOn } from './field';

export function worth(v: Vallee, side: string): number {
  const vietMinh = v.result ? resultFor(v.result.level) : chanceOfVietMinh(v);
  return side === 'viet-minh' ? vietMinh : 1 - vietMinh;
}

function resultFor(level: string): number {
  if (level === 'draw') return 0.5;
  return level.startsWith('viet-minh') ? 1 : 0;
}

function chanceOfVietMinh(v: Vallee): number {
  const { weekly } = scenarioOf(v);
  const spread = weekly ? 6 + 3 * turnsLeft(v) : 3;
  return 1 / (1 + Math.exp(-leadOf(v) / spread));
}

/** Points of the Viet Minh less those of the French, with the ground that pays and what the command post is in for. */
export function leadOf(v: Vallee): number {
  const { victory, weekly } = scenarioOf(v);
  let points = v.points['viet-minh'] - v.points.french - (victory.noSurrender ? pointData.noSurrender : 0);
  for (const { areas, points: paid, to } of victory.holds) {
    for (const area of areas) {
      if (to !== 'french' && controls(v, 'viet-minh', areaOf(area))) points += paid;
      else if (to !== 'viet-minh' && controls(v, 'french', areaOf(area))) points -= paid;
    }
  }
  if (victory.flakRaid) points += v.losses.french - v.losses['viet-minh'];
  if (!weekly) return points;
  if (surrenders(v)) return points + 40;
  const field = fieldOf(v);
  const fall = stormOn(field, 'viet-minh', CENTRAL_FORTRESS)?.outlook.taken ?? 0;
  return points + 25 * fall - 0.2 * Math.min(15, stepsAt(field, CENTRAL_FORTRESS));
}
