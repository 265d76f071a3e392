/** 11.0 Movement: where units may go, strategically (11.1) and in the assault phase (11.2). */
import { done, moves, type ValleeChoice } from '../choices';
import type { Neighbour } from '../data/neighbours';
import {
  ACTED,
  type Census,
  FIRED,
  FLAK_ASSAULT,
  FLAK_STRATEGIC,
  holderOf,
  MOVED,
  other,
  type Reach,
  type Side,
  STRATEGIC,
  type Vallee,
} from '../state';
import { isClosed, mayMove } from './battle';
import { areaCount, areaId, beside, costOf, tanksMayEnter } from './ground';
import { settle } from './record';
import { exitsTo, mayTryToLeave } from './reinforcements';
import { hasRoomFor } from './stacking';
import { truckChoices, truckLoads } from './trucks';
import {
  allowanceOf,
  hasMark,
  holderBeside,
  idOf,
  inSupply,
  isSteady,
  isTank,
  onMap,
  setMark,
  sideOf,
  tanks,
  unitsOf,
  vietMinhUnits,
} from './units';

/** 11.0, R45 Areas held by the enemy are entered by assault alone; some ground is closed. */
export function mayEnter(v: Vallee, census: Census, unit: number, area: number): boolean {
  const side = sideOf(unit);
  if (census.holder[area] === holderOf(other(side)) || isClosed(v, side, area)) return false;
  return !isTank(unit) || tanksMayEnter(area);
}

/** 11.0 A unit stops where an enemy stands beside the area. */
export function mustStop(census: Census, side: Side, area: number): boolean {
  return holderBeside(census, area, holderOf(other(side)));
}

/** 11.1 Undisrupted, in supply, not moved yet. */
export function mayMarch(v: Vallee, unit: number): boolean {
  return (
    onMap(v, unit) &&
    isSteady(v, unit) &&
    inSupply(v, unit) &&
    allowanceOf(v, unit) > 0 &&
    !hasMark(v, unit, STRATEGIC) &&
    mayMove(v, unit)
  );
}

/** 11.0 The next areas of a strategic move. */
export function marchSteps(v: Vallee, census: Census, unit: number): number[] {
  const open: number[] = [];
  for (const { area } of beside(v.at[unit] ?? -1)) if (mayMarchTo(v, census, unit, area)) open.push(area);
  return open;
}

/** 11.0 A full area can be crossed, not ended in. */
function mayMarchTo(v: Vallee, census: Census, unit: number, area: number): boolean {
  return mayEnter(v, census, unit, area) && (hasRoomFor(census, unit, area) || !mustStop(census, sideOf(unit), area));
}

/** 11.0 Moves a unit one area on and says what it cost. */
export function stepTo(v: Vallee, unit: number, to: number, spent: number, how: 'march' | 'tow'): number {
  const from = v.at[unit] ?? -1;
  const over = beside(from).find(({ area }) => area === to)?.over ?? 'land';
  const cost = costOf(from, to, over);
  v.at[unit] = to;
  v.events.push({ is: 'moved', unit: idOf(unit), from: areaId(from), to: areaId(to), how, spent: spent + cost });
  settle(v, to);
  return spent + cost;
}

/** 11.1 Every first step of every unit, tows, the truck, and units that come out of the transport area. */
export function marchChoices(v: Vallee, census: Census, side: Side): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  for (const unit of unitsOf(side)) {
    if (!mayMarch(v, unit)) continue;
    const row = moves[unit] ?? [];
    for (const { area } of beside(v.at[unit] ?? -1)) {
      if (mayMarchTo(v, census, unit, area)) choices.push(row[area] ?? done);
    }
  }
  if (side === 'french') {
    addTows(v, census, choices, mayMarch);
    for (const unit of truckLoads(v)) {
      if (onMap(v, unit) && isSteady(v, unit) && inSupply(v, unit) && !hasMark(v, unit, STRATEGIC)) {
        choices.push(...truckChoices(v, unit, null));
      }
    }
  } else addExits(v, census, choices);
  return choices;
}

/** 8.1.2 Units of the transport area that may try, and where they would come out. */
function addExits(v: Vallee, census: Census, choices: ValleeChoice[]): void {
  for (const unit of vietMinhUnits) {
    if (!mayTryToLeave(v, unit)) continue;
    for (const area of exitsTo(census)) choices.push({ do: 'exit', unit: idOf(unit), to: areaId(area) });
  }
}

/** 14.1, R78 An undamaged tank spends its whole move to take a damaged one to the next area. */
function addTows(v: Vallee, census: Census, choices: ValleeChoice[], may: (v: Vallee, unit: number) => boolean): void {
  const towable = tanks.filter((one) => onMap(v, one) && !isSteady(v, one) && !hasMark(v, one, MOVED | STRATEGIC));
  if (towable.length === 0) return;
  for (const tank of tanks) {
    const at = v.at[tank] ?? -1;
    const damaged = towable.filter((one) => v.at[one] === at);
    if (damaged.length === 0 || !may(v, tank)) continue;
    for (const { area } of beside(at)) {
      if (!mayEnter(v, census, tank, area)) continue;
      for (const one of damaged) choices.push({ do: 'tow', unit: idOf(tank), with: idOf(one), to: areaId(area) });
    }
  }
}

/** 11.2 Undisrupted, unfired, not moved strategically, nor yet in this half. */
export function mayMoveNow(v: Vallee, unit: number): boolean {
  return (
    onMap(v, unit) &&
    isSteady(v, unit) &&
    allowanceOf(v, unit) > 0 &&
    !hasMark(v, unit, STRATEGIC | MOVED | FIRED | FLAK_STRATEGIC | FLAK_ASSAULT) &&
    mayMove(v, unit)
  );
}

/** 11.2 The areas that a unit can move to. Units alike in one area share it until the enemy holds other areas. */
export function reachOf(v: Vallee, census: Census, unit: number): readonly number[] {
  return reachFrom(v, census, unit).areas;
}

/** 11.2 The points that a unit spends to move to an area within its reach. */
export function costToReach(v: Vallee, census: Census, unit: number, area: number): number {
  return reachFrom(v, census, unit).costs[area] ?? 0;
}

function reachFrom(v: Vallee, census: Census, unit: number): Reach {
  const { reach } = census.front[other(sideOf(unit))];
  const key = (v.at[unit] ?? 0) * 32 + allowanceOf(v, unit) * 2 + (isTank(unit) ? 1 : 0);
  const known = reach.get(key);
  if (known) return known;
  const found = findReach(v, census, unit);
  reach.set(key, found);
  return found;
}

const unreached: readonly number[] = new Array<number>(areaCount).fill(99);

/** 11.2, R45 Every area within the allowance, and at least the next one if all of it is spent. */
function findReach(v: Vallee, census: Census, unit: number): Reach {
  const from = v.at[unit] ?? -1;
  const side = sideOf(unit);
  const allowance = allowanceOf(v, unit);
  const best = unreached.slice();
  best[from] = 0;
  const queue = [from];
  const found: number[] = [];
  for (const here of queue) {
    const spent = best[here] ?? 99;
    if (here !== from && mustStop(census, side, here)) continue;
    for (const next of beside(here)) {
      const total = spent + costFrom(here, next);
      const first = here === from;
      if ((total > allowance && !first) || !mayEnter(v, census, unit, next.area)) continue;
      const now = first ? Math.min(total, allowance) : total;
      if (now >= (best[next.area] ?? 99)) continue;
      if (best[next.area] === 99) found.push(next.area);
      best[next.area] = now;
      queue.push(next.area);
    }
  }
  return { areas: found, costs: best };
}

function costFrom(here: number, { area, over }: Neighbour): number {
  return costOf(here, area, over);
}

/** 5.6.1 Everything that may move in this half. */
export function moveChoices(v: Vallee, census: Census, side: Side): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  for (const unit of unitsOf(side)) {
    if (!mayMoveNow(v, unit)) continue;
    const row = moves[unit] ?? [];
    for (const area of reachOf(v, census, unit)) if (hasRoomFor(census, unit, area)) choices.push(row[area] ?? done);
  }
  if (side === 'french') {
    addTows(v, census, choices, mayMoveNow);
    for (const unit of truckLoads(v)) {
      if (onMap(v, unit) && isSteady(v, unit) && !hasMark(v, unit, STRATEGIC | FIRED)) {
        choices.push(...truckChoices(v, unit, null));
      }
    }
  } else addExits(v, census, choices);
  return choices;
}

/** 11.2 A unit goes to an area within its reach. */
export function moveNow(v: Vallee, unit: number, to: number): void {
  const from = v.at[unit] ?? -1;
  v.at[unit] = to;
  setMark(v, unit, MOVED | ACTED);
  v.events.push({ is: 'moved', unit: idOf(unit), from: areaId(from), to: areaId(to), how: 'march', spent: 0 });
  settle(v, to);
}

/** 14.1 A tank takes a damaged one along. */
export function tow(v: Vallee, tank: number, damaged: number, to: number, mark: number): number {
  stepTo(v, damaged, to, 0, 'tow');
  const spent = stepTo(v, tank, to, 0, 'march');
  setMark(v, tank, mark | ACTED);
  setMark(v, damaged, mark | ACTED);
  return spent;
}
