/** 13.0 Control of areas, and what happens to counters and markers there. */

import { gather } from '../../../kernel/tale';
import { areas } from '../data/areas';
import type { LossCause } from '../events';
import { ELIMINATED, other, type Storm } from '../state';
import { countIn, idOf, isFresh } from './units';

/** 13.0 Control passes at once when its owner has no unit in the area and the enemy has one; 9.1 the French fill trenches. */
export function settle(v: Storm, area: number): void {
  const holder = v.control[area] ?? 'viet-minh';
  if (countIn(v, area, holder) > 0 || countIn(v, area, other(holder)) === 0) return;
  v.control[area] = other(holder);
  const since = v.events.length;
  const by = other(holder);
  v.events.push({ is: 'control', area, to: by });
  if (by === 'french') setTrench(v, area, 0);
  // 14.0 Victory areas decide the battle.
  const outcome = by === 'french' ? 'taken' : 'falls';
  if (areas[area]?.value === 3) gather(v, since, { is: 'moment', by, place: `${area}` }, outcome);
}

/** 9.1 The trench marker of an area, changed and told. */
export function setTrench(v: Storm, area: number, level: number): void {
  const from = v.trench[area] ?? 0;
  if (from === level) return;
  v.trench[area] = level;
  v.events.push({ is: 'trench', area, from, to: level });
}

/** 2.1.1, 8.4 A fresh unit is turned to its spent side. */
export function spend(v: Storm, unit: number): void {
  if (!isFresh(v, unit)) return;
  v.spent[unit] = 1;
  v.events.push({ is: 'spent', unit: idOf(unit) });
}

/** 6.1 Units that have acted are turned over, without a fact for each of them. */
export function spendAll(v: Storm, units: readonly number[]): void {
  for (const unit of units) if (v.at[unit] !== ELIMINATED) v.spent[unit] = 1;
}

/** 8.4, 13.0 A unit leaves the game, and control of its area is judged anew. */
export function eliminate(v: Storm, unit: number, cause: LossCause): void {
  const area = Math.max(0, v.at[unit] ?? 0);
  v.at[unit] = ELIMINATED;
  v.spent[unit] = 0;
  v.events.push({ is: 'eliminated', unit: idOf(unit), area, cause });
  if (area > 0) settle(v, area);
}

/** A fire marker of a side lies in an area (8.1). */
export function hasFireMarker(v: Storm, area: number, side: 'french' | 'viet-minh'): boolean {
  return ((v.fire[area] ?? 0) & (side === 'french' ? 1 : 2)) !== 0;
}

/** 8.1 A fire marker is left; one for each side is enough. */
export function markFire(v: Storm, area: number, side: 'french' | 'viet-minh'): void {
  if (hasFireMarker(v, area, side)) return;
  v.fire[area] = (v.fire[area] ?? 0) | (side === 'french' ? 1 : 2);
  v.events.push({ is: 'fire-marker', area, side });
}

/** 13.0 Units go from one area to another, and control of both is judged anew. */
export function relocate(v: Storm, units: readonly number[], to: number): void {
  const left = new Set<number>();
  for (const unit of units) {
    left.add(v.at[unit] ?? 0);
    v.at[unit] = to;
  }
  settle(v, to);
  for (const area of left) settle(v, area);
}

/** 10.0 Those of some units that are still on the map and fresh. */
export function stillFresh(v: Storm, units: readonly number[], area: number): number[] {
  return units.filter((unit) => v.at[unit] === area && isFresh(v, unit));
}
