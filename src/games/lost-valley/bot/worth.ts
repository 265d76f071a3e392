/** How a sensible commander weighs a position: what each centre is worth and how likely it is to be lost. */
import { type CrId, crs, type DivisionId, divisionIds } from '../data/map';
import { scenarios } from '../data/scenarios';
import { fortification } from '../data/tracks';
import { isEncircled } from '../rules/centres';
import { sitrep } from '../rules/tracks';
import { defenseFactor, holdsGround, isInfantry, moraleFactor, stepsOf, unitsIn } from '../rules/units';
import type { Unit, Valley } from '../state';
import { levelsDug, stand } from './stand';
import type { Threat, Threats } from './threats';

/** In points of about one victory point; the command post is the game. */
// biome-ignore format: tables read as tables
export const worthOf: Readonly<Record<CrId, number>> = {
  'pc-gono': 40, eliane: 9, dominique: 8, huguette: 8, isabelle: 8, claudine: 7, 'epervier-opera': 7, junon: 7,
  gabrielle: 3.5, beatrice: 3.5, 'anne-marie': 3.5, francoise: 3.5,
};

export const WORTH_A_STEP = 1.2;
export const WORTH_A_STRENGTH = 0.5;
export const WORTH_A_MORALE = 0.7;
export const WORTH_UNDISRUPTED = 0.25;

const ABANDONED = -3; // 14.3 withdrawal costs morale, the stars follow, and the division rests
const CROWD = 3; // 2.2.1.3 a step or an asset too many is lost
const BEHIND_THE_LINES = 0.004; // good troops wait where most is at stake
const GOOD_ENOUGH = 4;

/** What a centre is worth with this garrison and these works under this threat. */
export function holdingValue(
  v: Valley,
  cr: CrId,
  units: readonly Unit[],
  threat: Threat,
  fort = v.crs[cr].fort,
): number {
  let defense = 0;
  let infantry = 0;
  let assets = 0;
  let best = Number.NEGATIVE_INFINITY;
  let quality = 0;
  for (const unit of units) {
    defense += defenseFactor(unit);
    if (isInfantry(unit)) infantry += stepsOf(unit);
    else assets++;
    if (!holdsGround(unit)) continue;
    const morale = moraleFactor(v, unit);
    best = Math.max(best, morale);
    quality += Math.max(0, morale);
  }
  const { stack } = crs[cr];
  const crowd = CROWD * (Math.max(0, infantry - stack.steps) + Math.max(0, assets - stack.assets));
  if (best === Number.NEGATIVE_INFINITY) return ABANDONED - crowd;
  const value = worthOf[cr] * (1 + BEHIND_THE_LINES * Math.min(GOOD_ENOUGH, quality)) - crowd;
  if (threat.weight === 0) return value;
  const report = sitrep(v);
  const dug = Math.min(fort, threat.digging * levelsDug(report + best - Math.ceil(threat.digger / 2)));
  const encircled = fort === 0 && isEncircled(v, cr) ? 1 : 0;
  const { fall, stepsLost } = stand(v, units, report + defense + fort - dug - encircled - threat.strength);
  return value - threat.weight * (worthOf[cr] * fall + WORTH_A_STEP * stepsLost);
}

/** What one more unit adds to a centre. */
export function gainBy(v: Valley, cr: CrId, unit: Unit, danger: Threats): number {
  const there = unitsIn(v, cr);
  return holdingValue(v, cr, [...there, unit], danger[cr]) - holdingValue(v, cr, there, danger[cr]);
}

/** What better works add to a centre in the next assault on it. */
export function gainByWorks(v: Valley, cr: CrId, levels: number, danger: Threats): number {
  const there = unitsIn(v, cr);
  const better = Math.min(fortification.max, v.crs[cr].fort + levels);
  return holdingValue(v, cr, there, danger[cr], better) - holdingValue(v, cr, there, danger[cr]);
}

const RESERVE = 12; // resources to have on the last turn, and more for each turn before it
const RESERVE_PER_TURN = 0.4;
const PRICES = { spare: 0.4, short: 1.2, step: 3, last: 0.05 } as const;

/** 9.0 What a resource point is worth: little while there are enough, much at a step of the track. */
export function rpPrice(v: Valley): number {
  const turnsLeft = scenarios[v.scenario].lastTurn - v.turn;
  if (turnsLeft === 0) return PRICES.last;
  if (sitrep({ ...v, rp: v.rp - 1 }) < sitrep(v)) return PRICES.step;
  return v.rp - 1 > RESERVE + RESERVE_PER_TURN * turnsLeft ? PRICES.spare : PRICES.short;
}

export function canSpareRp(v: Valley): boolean {
  return rpPrice(v) <= PRICES.spare;
}

export function strongestFirst(v: Valley): DivisionId[] {
  return [...divisionIds].sort((a, b) => v.divisions[b].strength - v.divisions[a].strength);
}
