/** 2.1.1 Counters: what they are worth and where they stand. Rules speak of a unit by its number. */
import { unitRosterOf } from '../../../kernel/roster';
import { areaNumbers, areas } from '../data/areas';
import { neighbours } from '../data/neighbours';
import { firstVietMinh, units } from '../data/units';
import { ELIMINATED, type Side, type Storm } from '../state';

/** 2.1.1 French counters come first, then those of the Viet Minh. */
export const { count: unitCount, idOf, idsOf, numberOf, sideOf } = unitRosterOf(units, ['french', 'viet-minh']);

// 2.1.1 One array for each factor: they are read far more often than anything else.
export const firepowers: readonly number[] = units.map(({ firepower }) => firepower);
export const movements: readonly number[] = units.map(({ movement }) => movement);
const defenses: readonly number[] = units.map(({ defense }) => defense);
const spentDefenses: readonly number[] = units.map(({ spentDefense }) => spentDefense);
const armored: readonly boolean[] = units.map(({ type }) => type === 'armor');

/** 7.0 Armor crosses the river at bridges only. */
export function isArmor(unit: number): boolean {
  return armored[unit] === true;
}

/** 2.1.1 Face up. */
export function isFresh(v: Storm, unit: number): boolean {
  return v.spent[unit] === 0;
}

/** 8.3.2 The defense on the side that shows. */
export function defenseOf(v: Storm, unit: number): number {
  return (v.spent[unit] === 0 ? defenses[unit] : spentDefenses[unit]) ?? 0;
}

/** 8.3.1 The firepower of units together. */
export function firepowerOf(list: readonly number[]): number {
  let total = 0;
  for (const unit of list) total += firepowers[unit] ?? 0;
  return total;
}

/** 8.4 How many damage points units can take: three for a fresh one, two for a spent one. */
export function capacityOf(v: Storm, list: readonly number[]): number {
  let total = 0;
  for (const unit of list) total += v.spent[unit] === 0 ? 3 : 2;
  return total;
}

/** 6.1 A side's units in an area, in the order of their numbers. */
export function unitsIn(v: Storm, area: number, side: Side): number[] {
  const found: number[] = [];
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) if (v.at[unit] === area) found.push(unit);
  return found;
}

/** 6.1 Those of them that can still act. */
export function freshIn(v: Storm, area: number, side: Side): number[] {
  const found: number[] = [];
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) {
    if (v.at[unit] === area && v.spent[unit] === 0) found.push(unit);
  }
  return found;
}

/** 6.1 Those of them that have acted. */
export function spentIn(v: Storm, area: number, side: Side): number[] {
  return unitsIn(v, area, side).filter((unit) => v.spent[unit] === 1);
}

/** 7.0 How many units a side has in an area. */
export function countIn(v: Storm, area: number, side: Side): number {
  let count = 0;
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) if (v.at[unit] === area) count++;
  return count;
}

/** How many units of each side stand in each area: built once for a question. */
export interface Counts {
  readonly french: readonly number[];
  readonly 'viet-minh': readonly number[];
}

/** The same, with what the side that is asked can still do. */
export interface Census extends Counts {
  /** Fresh units of that side. */
  readonly fresh: readonly number[];
  /** The fastest fresh unit of that side that is no armor, and the fastest armor. */
  readonly pace: readonly number[];
  readonly armorPace: readonly number[];
}

const zeros = (): number[] => [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0,
];

/** 7.0 Counts both sides in one walk over the counters. */
export function countsOf(v: Storm): Counts {
  const [french, vietMinh] = [zeros(), zeros()];
  for (let unit = 0; unit < unitCount; unit++) {
    const at = v.at[unit] ?? 0;
    if (at <= ELIMINATED) continue;
    const counts = unit < firstVietMinh ? french : vietMinh;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { french, 'viet-minh': vietMinh };
}

/** 6.1 Counts both sides, and what one of them can still do. */
export function censusOf(v: Storm, side: Side): Census {
  const [french, vietMinh, fresh, pace, armorPace] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  for (let unit = 0; unit < unitCount; unit++) {
    const at = v.at[unit] ?? 0;
    if (at <= ELIMINATED) continue;
    const of = unit < firstVietMinh ? 'french' : 'viet-minh';
    const counts = of === 'french' ? french : vietMinh;
    counts[at] = (counts[at] ?? 0) + 1;
    if (of !== side || v.spent[unit] !== 0) continue;
    fresh[at] = (fresh[at] ?? 0) + 1;
    const speeds = armored[unit] ? armorPace : pace;
    const speed = movements[unit] ?? 0;
    if (speed > (speeds[at] ?? 0)) speeds[at] = speed;
  }
  return { french, 'viet-minh': vietMinh, fresh, pace, armorPace };
}

/** 2.2.1 Whether an area beside this one fits. */
export function anyNeighbour(area: number, fits: (neighbour: number) => boolean): boolean {
  for (const next of neighbours[area] ?? []) if (fits(next.area)) return true;
  return false;
}

/** 2.2.1 The areas of the map that fit, in the order of their numbers. */
export function areasWhere(fits: (area: number) => boolean): number[] {
  return areaNumbers.filter(fits);
}

/** 2.2.1 By area: those beside it, in the order of their numbers; and the same with the area itself. */
export const beside = [0, ...areaNumbers].map((area) => areaNumbers.filter((next) => adjacent(area, next)));
export const around = [0, ...areaNumbers].map((area) =>
  areaNumbers.filter((next) => next === area || adjacent(area, next)),
);

/** 2.2.1 Whether two areas touch. */
export function adjacent(a: number, b: number): boolean {
  return anyNeighbour(a, (area) => area === b);
}

/** 2.2.1 The defensive value on the map. */
export function printedValue(area: number): number {
  return areas[area]?.value ?? 0;
}

/** 2.2.1, 7.0 Closed to the French. */
export function isRed(area: number): boolean {
  return areas[area]?.colour === 'red';
}

/** 2.2.1, 7.0 What lies between two areas, or null where they are not adjacent. */
export function borderOf(a: number, b: number): 'land' | 'river' | 'bridge' | null {
  for (const next of neighbours[a] ?? []) if (next.area === b) return next.over;
  return null;
}
