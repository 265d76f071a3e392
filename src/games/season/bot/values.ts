/** What a PA is worth to either side, and what threatens it. Only what both sides can see is looked at. */
import { airPlaces, attritionPas, crs } from '../data/pas';
import {
  basesAt,
  crOf,
  encirclable,
  firstBase,
  joined,
  kinds,
  paNumbers,
  place,
  strategicHills,
  zoneOf,
} from '../data/places';
import { initialAssault } from '../data/scenarios';
import { type Census, censusOf } from '../rules/pieces';
import { isOpenZone } from '../rules/trenches';
import type { Season } from '../state';

const goals = new Set(attritionPas.map(place));
const strategic = new Set(strategicHills);
const counted = new Set(airPlaces.flat().map(place));

/** 9.2 The goals of the second scenario: in its first week all around them is taken too, so that they stand alone. */
const GOAL_FIRST = 1.4;
const GOAL_LAST = 1.8;

/** How much holding a PA is worth; one is a PA like any other of the full battle. */
export function paValue(v: Season, pa: number): number {
  if (v.scenario === 'five-hills') {
    if (goals.has(pa)) return v.turn === 3 ? GOAL_FIRST : GOAL_LAST;
    const near = (joined[pa] ?? []).some((next) => goals.has(next));
    return near ? 1 : 0.8;
  }
  const value = 1 + (strategic.has(pa) ? 0.5 : 0) + (counted.has(pa) ? 0.25 : 0);
  return v.scenario === 'initial-assault' ? Math.min(value, 1.2) : value;
}

/** 9.1 Gabrielle and Beatrice, by their CR: they lie before the camp, and nothing reaches them in time. */
const openingValues: Readonly<Record<string, number>> = { G: 1.6, B: 0.6 };
const opening = crOf.map((cr) => openingValues[crs[cr]?.id ?? ''] ?? 0);

/** What taking a PA is worth to the Viet Minh, who begin with what stands alone. */
export function aimValue(v: Season, pa: number): number {
  return paValue(v, pa) + (v.turn === 1 ? (opening[pa] ?? 0) : 0);
}

/** What one more Viet Minh step costs, measured in PAs: dearer as the limit of the scenario comes nearer. */
export function stepCost(v: Season): number {
  if (v.scenario === 'initial-assault') return over(v.losses, initialAssault.losses - 4, 0.03, 0.12);
  if (v.scenario === 'five-hills') return over(v.losses, v.turn === 3 ? 32 : 45, v.turn === 3 ? 0.04 : 0.015, 0.1);
  return Math.max(0.04, 0.05 + (v.losses - 11 * v.turn) * 0.012);
}

function over(losses: number, limit: number, base: number, slope: number): number {
  return base + Math.max(0, losses - limit) * slope;
}

/** What an attack must be worth to be made: in the last week of a goal to be reached hardly anything. */
export function least(v: Season): number {
  if (v.scenario === 'five-hills') return v.turn === 4 ? 0.02 : 0.08;
  return v.scenario === 'initial-assault' ? 0.06 : 0.05;
}

/** By place: how many pieces could attack a French PA next: those in usable zones before it, and in joined PAs. */
export function threats(v: Season, census: Census = censusOf(v)): readonly number[] {
  const found = new Array<number>(firstBase).fill(0);
  const pieces = census['viet-minh'];
  for (const pa of paNumbers) {
    if (v.control[pa] !== 'french') continue;
    let threat = 0;
    for (const base of basesAt[pa] ?? []) {
      const zone = zoneOf[base] ?? 0;
      if (!isOpenZone(v, zone)) continue;
      const room = kinds[zone] === 'jungle' ? 3 : (v.trench[zone] ?? 0);
      threat += Math.min(room, (pieces[zone] ?? 0) + (pieces[base] ?? 0));
    }
    for (const next of joined[pa] ?? []) if (v.control[next] === 'viet-minh') threat += pieces[next] ?? 0;
    found[pa] = threat;
  }
  return found;
}

/** Whether a PA can be reached by the enemy at all: a usable base before it, or a joined Viet Minh PA. */
export function isFront(v: Season, pa: number): boolean {
  if ((joined[pa] ?? []).some((next) => v.control[next] === 'viet-minh')) return true;
  return (basesAt[pa] ?? []).some((base) => isOpenZone(v, zoneOf[base] ?? 0));
}

/** What a closed ring around a PA is worth: a step a week, and a point of the second scenario. */
export function ringValue(v: Season, pa: number): number {
  if (!encirclable[pa]) return 0;
  return v.scenario === 'five-hills' && goals.has(pa) ? 3 : 0.35;
}
