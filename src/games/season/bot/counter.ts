/** French counter-attacks: where they are worth trying, before and after the enemy is turned up. */

import { hillOf, joined, paNumbers } from '../data/places';
import { handShift, stacking } from '../data/tables';
import { bestMorale, type Hand, ratioColumn } from '../rules/hand';
import { handOdds } from '../rules/hand-odds';
import { faceUpAt, handOf, infantryAt, isTank, moraleOf, piecesAt, total } from '../rules/pieces';
import type { Season } from '../state';
import { paValue } from './values';

export interface Counter {
  readonly target: number;
  /** The PA that most come out of. */
  readonly from: number;
  readonly units: readonly number[];
  readonly worth: number;
}

/** Companies that can attack out of a PA: the two best that are in order, so that the base still shelters them. */
export function attackersAt(v: Season, pa: number): number[] {
  const fit = infantryAt(v, pa).filter((unit) => v.disorganized[unit] === 0 && v.fatigued[unit] === 0);
  fit.sort((a, b) => handOf(v, b) + moraleOf(v, b) / 4 - handOf(v, a) - moraleOf(v, a) / 4);
  return fit.filter((unit) => handOf(v, unit) > 1).slice(0, stacking.companies);
}

/** The fight if these units attacked with so many air points. */
export function frenchHand(v: Season, target: number, units: readonly number[], air: number): Hand {
  const defenders = faceUpAt(v, target);
  const named = bestMorale(v, defenders);
  // With a tank the morale of those stacked with it counts double.
  let champion = bestMorale(v, units);
  for (const unit of units) {
    if (!isTank(unit) && weightOf(v, units, unit) > weightOf(v, units, champion)) champion = unit;
  }
  return { attacker: 'french', target, units, defenders, standing: defenders, covered: false, champion, named, air };
}

function weightOf(v: Season, units: readonly number[], unit: number): number {
  const tank = units.some((one) => isTank(one) && v.at[one] === v.at[unit]);
  return unit < 0 ? -1 : moraleOf(v, unit) * (tank ? 2 : 1);
}

/** 3.2 The air points that a fight is thought to get. */
export function mostAir(v: Season): number {
  return Math.min(2, v.air);
}

/** What an attack on battalions that lie face up is worth with so many air points. */
export function counterWorth(v: Season, target: number, units: readonly number[], air: number): number {
  const odds = handOdds(v, frenchHand(v, target, units, air));
  const gain = paValue(v, target) * odds.taken + 0.2 * odds.defenderSteps + 0.15 * odds.emptied;
  return gain - 0.3 * odds.attackerSteps - 0.2 * odds.attackerDisorder;
}

/** The column to be expected against pieces that are hidden: each is taken for a battalion of 7, morale 4. */
function guess(v: Season, target: number, units: readonly number[], groups: number): number {
  const hidden = piecesAt(v, target, 'viet-minh').length - faceUpAt(v, target).length;
  const defence = total(v, faceUpAt(v, target), handOf) + hidden * 6;
  const champion = bestMorale(v, units);
  const morale = champion < 0 ? 0 : weightOf(v, units, champion) - 4;
  const shifts = handShift.trench + (hillOf[target] ? handShift.hill : 0) + (groups > 1 ? 1 : 0) + morale;
  return ratioColumn(total(v, units, handOf), Math.max(1, defence)) + shifts + mostAir(v) * handShift.air;
}

/** Tanks that could join an attack out of a PA: those there, and one from elsewhere in the camp. */
function tanksFor(v: Season, pa: number): number[] {
  return piecesAt(v, pa, 'french').filter((unit) => isTank(unit) && v.disorganized[unit] === 0);
}

/** PAs worth attacking now, the best first; empty ones are simply entered. */
export function counterAttacks(v: Season): Counter[] {
  const found: Counter[] = [];
  for (const target of paNumbers) {
    if (v.control[target] !== 'viet-minh') continue;
    const near = (joined[target] ?? []).filter((pa) => v.control[pa] === 'french' && infantryAt(v, pa).length > 0);
    const groups = near.map((pa) => ({ pa, units: [...attackersAt(v, pa), ...tanksFor(v, pa)] }));
    const able = groups.filter(({ units }) => units.some((unit) => !isTank(unit)));
    const units = able.flatMap((group) => group.units);
    const best = able.sort((a, b) => b.units.length - a.units.length)[0];
    const pieces = piecesAt(v, target, 'viet-minh').length;
    if (pieces === 0) {
      const spare = near.find((pa) => infantryAt(v, pa).length > 1);
      if (spare !== undefined) found.push({ target, from: spare, units: [], worth: paValue(v, target) });
      continue;
    }
    if (!best || units.length === 0) continue;
    const known = faceUpAt(v, target).length === pieces;
    const worth = known
      ? Math.max(counterWorth(v, target, units, mostAir(v)), counterWorth(v, target, units, 0))
      : guess(v, target, units, able.length) >= 4
        ? 0.4 * paValue(v, target)
        : 0;
    if (worth > 0.12) found.push({ target, from: best.pa, units, worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
