/** 15.0 Victory, 16.4 its scale, and the conditions of the battles. */
import { gather } from '../../../kernel/tale';
import { points as pointData } from '../data/constants';
import { other, RETREATED, type Side, type Vallee } from '../state';
import { areaId, areaOf, CENTRAL_FORTRESS } from './ground';
import { controls, scenarioOf, score } from './record';
import { flakUnits, frenchUnits, hasMark, isHeldBy, onMap, stepsOf } from './units';
import { monthOf } from './weather';

/** How a game can end: the campaign by its scale, a battle by who has more. */
export const levels = [
  'viet-minh-decisive',
  'viet-minh-major',
  'viet-minh-narrow',
  'viet-minh-win',
  'draw',
  'french-win',
  'french-narrow',
  'french-major',
  'french-decisive',
] as const;
export type Level = (typeof levels)[number];

/** 5.8 Nobody decides anything here: the fortress has fallen, time is over, or the next week begins. */
export function victoryPhase(v: Vallee): void {
  if (surrenders(v)) {
    surrender(v);
    end(v, 'surrender');
  } else if (isLastTurn(v)) end(v, 'time');
}

/** 15.1 Viet Minh alone in the Central Fortress at the end of a turn. */
export function surrenders(v: Vallee): boolean {
  if (!scenarioOf(v).weekly) return false;
  return isHeldBy(v, CENTRAL_FORTRESS, 'viet-minh') && !isHeldBy(v, CENTRAL_FORTRESS, 'french');
}

function isLastTurn(v: Vallee): boolean {
  return v.turn >= scenarioOf(v).lastTurn;
}

/** 15.2, R52 Every French step on the map, and points by the month. */
function surrender(v: Vallee): void {
  v.surrendered = true;
  const steps = stepsToLayDown(v);
  const since = v.events.length;
  v.events.push({ is: 'surrendered', steps });
  score(v, 'viet-minh', steps, 'surrender');
  score(v, 'viet-minh', pointData.surrender[monthOf(v.turn)], 'surrender-month');
  gather(v, since, { is: 'moment', by: 'viet-minh', place: areaId(CENTRAL_FORTRESS) });
}

function stepsToLayDown(v: Vallee): number {
  return frenchUnits.reduce((sum, unit) => sum + (onMap(v, unit) ? stepsOf(v, unit) : 0), 0);
}

/** 15.2 What a surrender at the end of this turn would give. */
export function surrenderPoints(v: Vallee): number {
  return stepsToLayDown(v) + pointData.surrender[monthOf(v.turn)];
}

/** 15.3, 17.0 The last points, and who has more. */
function end(v: Vallee, cause: 'surrender' | 'time'): void {
  const { victory, rounds } = scenarioOf(v);
  if (cause === 'time' && victory.noSurrender) score(v, 'french', pointData.noSurrender, 'no-surrender');
  for (const { areas, points, to } of victory.holds) {
    for (const area of areas) {
      const holder = holderOfArea(v, areaOf(area));
      if (holder && (to === null || to === holder)) score(v, holder, points, 'ground', area);
    }
  }
  const winner = victory.flakRaid ? flakRaidWinner(v) : leader(v);
  const level: Level = winner === null ? 'draw' : `${winner}-${rounds === null ? scaleOf(v, winner) : 'win'}`;
  const lead = v.points['viet-minh'] - v.points.french;
  v.result = { level, points: victory.flakRaid ? null : lead, cause };
  v.events.push({ is: 'ended', result: v.result });
}

function holderOfArea(v: Vallee, area: number): Side | null {
  if (controls(v, 'french', area)) return 'french';
  return controls(v, 'viet-minh', area) ? 'viet-minh' : null;
}

function leader(v: Vallee): Side | null {
  if (v.points.french === v.points['viet-minh']) return null;
  return v.points.french > v.points['viet-minh'] ? 'french' : 'viet-minh';
}

/** 16.4, R53 The ratio of the points; totals under one count as one. Under two it is a draw on the scale. */
function scaleOf(v: Vallee, winner: Side): 'decisive' | 'major' | 'narrow' {
  const ratio = Math.max(1, v.points[winner]) / Math.max(1, v.points[other(winner)]);
  if (ratio >= pointData.decisive) return 'decisive';
  return ratio >= pointData.major ? 'major' : 'narrow';
}

/** 17.3.4 All three AA units gone or driven off; or the French lose more; both, or neither, is a draw. */
function flakRaidWinner(v: Vallee): Side | null {
  const french = flakUnits.every((unit) => !onMap(v, unit) || hasMark(v, unit, RETREATED));
  const vietMinh = v.losses.french > v.losses['viet-minh'];
  if (french === vietMinh) return null;
  return french ? 'french' : 'viet-minh';
}
