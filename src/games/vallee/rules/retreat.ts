/** 12.3.3 Retreat: the closest area free of the enemy, through him only where there is no other way. */
import { certain, chain, mapOdds, mean, totals } from '../../../kernel/odds';
import { stackLimit } from '../data/constants';
import { type Census, holderOf, other, RETREATED, type Side, type Vallee, VIET_MINH } from '../state';
import { isClosedToRetreat } from './battle';
import { areaCount, areaId, beside, isFortress, isValley, tanksMayEnter } from './ground';
import { disrupt, loseSteps } from './losses';
import { placeOf, rollDie, settle } from './record';
import {
  allowanceOf,
  censusOf,
  holderBeside,
  idOf,
  isSteady,
  isTank,
  moraleOf,
  onMap,
  setMark,
  sideOf,
  stackOf,
  stackSizes,
  stepsOf,
} from './units';

/** A place to retreat to and the enemy areas that lie on the way. */
export interface Refuge {
  readonly area: number;
  readonly through: readonly number[];
}

/** What bars the way: enemy units, and areas an assault came from (R17). */
function hostileTo(census: Census, side: Side, held: readonly number[]): readonly boolean[] {
  const enemy = holderOf(other(side));
  const hostile = new Array<boolean>(areaCount).fill(false);
  for (let area = 0; area < areaCount; area++) hostile[area] = census.holder[area] === enemy || held.includes(area);
  return hostile;
}

/** Whether a unit may go into an area at all. */
function isOpen(v: Vallee, unit: number, area: number): boolean {
  return !isClosedToRetreat(v, sideOf(unit), area) && (!isTank(unit) || tanksMayEnter(area));
}

function hasRoom(v: Vallee, unit: number, area: number): boolean {
  if (isValley[area]) return true;
  const own = v.at[unit] === area ? (stackSizes[unit] ?? 0) : 0;
  return stackOf(v, area, sideOf(unit)) - own + (stackSizes[unit] ?? 0) <= stackLimit;
}

/** 12.3.3, R17, R87 The nearest areas with room; only where no free way leads to one, the nearest through the enemy. */
export function refuges(v: Vallee, unit: number, from: number, held: readonly number[]): Refuge[] {
  const hostile = hostileTo(censusOf(v), sideOf(unit), held);
  const free = search(v, unit, from, hostile, false);
  return free.length > 0 ? free : search(v, unit, from, hostile, true);
}

/** 12.3.3, 14.1, R76 Where a unit can go; nowhere if it cannot move, or is a damaged tank that nothing takes along. */
export function waysOut(v: Vallee, unit: number, from: number, held: readonly number[]): readonly Refuge[] {
  if (isTank(unit) ? !isSteady(v, unit) : allowanceOf(v, unit) === 0) return [];
  return refuges(v, unit, from, held);
}

/** 12.3.3, R17, R18 Steps that a unit may expect to lose on its retreat, by the kindest way: all where there is none. */
export function retreatLoss(v: Vallee, unit: number, from: number, held: readonly number[]): number {
  const ways = waysOut(v, unit, from, held);
  const lost = ways.map(({ through }) => {
    let left = certain(stepsOf(v, unit));
    const rolls = (loses: (over: number) => number) => (steps: number) => {
      if (steps === 0) return certain(0);
      const now = { ...v, steps: v.steps.map((one, i) => (i === unit ? steps : one)) };
      return mapOdds(totals('1d6'), (die) => Math.max(0, steps - loses(Math.max(0, die - moraleOf(now, unit)))));
    };
    for (const _ of through)
      left = chain(
        left,
        rolls((over) => over),
      );
    if (!isSteady(v, unit) && !isTank(unit))
      left = chain(
        left,
        rolls((over) => Math.min(1, over)),
      );
    return stepsOf(v, unit) - mean(left, (steps) => steps);
  });
  return ways.length === 0 ? stepsOf(v, unit) : Math.min(...lost);
}

function search(v: Vallee, unit: number, from: number, hostile: readonly boolean[], throughEnemy: boolean): Refuge[] {
  const way = new Map<number, readonly number[]>([[from, []]]);
  let edge = [from];
  while (edge.length > 0) {
    const found: Refuge[] = [];
    const next = new Map<number, readonly number[]>();
    for (const here of edge) {
      const through = way.get(here) ?? [];
      for (const { area } of beside(here)) {
        if (way.has(area) || !isOpen(v, unit, area) || (hostile[area] && !throughEnemy)) continue;
        const now = hostile[area] ? [...through, area] : through;
        const known = next.get(area);
        if (!known || known.length > now.length) next.set(area, now);
      }
    }
    for (const [area, through] of next) {
      way.set(area, through);
      if (!hostile[area] && hasRoom(v, unit, area)) found.push({ area, through });
    }
    if (found.length > 0) return found;
    edge = [...next.keys()];
  }
  return [];
}

/**
 * 11.0, 12.3.3, R55 Where a truck can take a gun: fortress areas, through fortress areas, free of the enemy. Where it
 * does not retreat (`held` is null) it goes no further than the first area beside an enemy.
 */
export function truckRoads(v: Vallee, unit: number, from: number, held: readonly number[] | null): number[] {
  const census = censusOf(v);
  const hostile = hostileTo(census, 'french', held ?? []);
  const seen = new Set([from]);
  for (const here of seen) {
    if (held === null && here !== from && holderBeside(census, here, VIET_MINH)) continue;
    for (const { area } of beside(here)) if (isFortress[area] && !hostile[area]) seen.add(area);
  }
  seen.delete(from);
  return [...seen].filter((area) => hasRoom(v, unit, area));
}

/** 12.3.3 A unit goes to its refuge: a morale roll for each enemy area, one more at the end if it was disrupted. */
export function retreatTo(v: Vallee, unit: number, refuge: Refuge, fight: string | null): void {
  const from = placeOf(v, unit);
  const side = sideOf(unit);
  const wasDisrupted = !isSteady(v, unit);
  for (const area of refuge.through) {
    const die = rollDie(v, 'retreat-through', '12.3.3', { side, fight, place: areaId(area) }, idOf(unit));
    loseSteps(v, unit, die - moraleOf(v, unit), 'retreat', fight);
    if (!onMap(v, unit)) return;
  }
  v.at[unit] = refuge.area;
  setMark(v, unit, RETREATED);
  v.events.push({ is: 'retreated', unit: idOf(unit), side, from, to: areaId(refuge.area), fight });
  settle(v, refuge.area);
  if (isTank(unit)) return;
  if (wasDisrupted) {
    const die = rollDie(v, 'retreat-end', '12.3.3', { side, fight, place: areaId(refuge.area) }, idOf(unit));
    if (die > moraleOf(v, unit)) loseSteps(v, unit, 1, 'retreat', fight);
  } else disrupt(v, unit, fight);
}
