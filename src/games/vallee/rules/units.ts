/** 2.3, 3.0 Units: what they are worth as they stand. Rules speak of a unit by its number. */
import { frenchGuns, type GunData, stackPoints, vietMinhGuns } from '../data/constants';
import type { ScenarioId } from '../data/options';
import { type Calibre, type Division, divisions, firstVietMinh, type UnitType, units } from '../data/units';
import { CUT, DISRUPTED, FRENCH, NOBODY, type Side, UNPAID, type Vallee, VIET_MINH } from '../state';
import { areaCount, beside } from './ground';

export { firstVietMinh };
export const unitCount = units.length;

// One array for each figure: they are read far more often than anything else.
const ids: readonly string[] = units.map(({ id }) => id);
const numbers: ReadonlyMap<string, number> = new Map(ids.map((id, number) => [id, number]));
export const strengths: readonly number[] = units.map(({ strength }) => strength);
export const morales: readonly number[] = units.map(({ morale }) => morale);
export const movements: readonly number[] = units.map(({ movement }) => movement);
export const types: readonly UnitType[] = units.map(({ type }) => type);
export const stackSizes: readonly number[] = units.map(({ size }) => stackPoints[size]);
const calibres: readonly (Calibre | null)[] = units.map(({ calibre }) => calibre);
/** By unit: the place of its division in the list plus one; 0 for the French. */
export const divisionOf: readonly number[] = units.map(({ division }) =>
  division ? divisions.indexOf(division) + 1 : 0,
);
export const regiments: readonly (string | null)[] = units.map(({ regiment }) => regiment);
const infantryTypes: readonly UnitType[] = ['infantry', 'engineer', 'quad50', 'parachute', 'assault-engineer'];
const infantry: readonly boolean[] = types.map((type) => infantryTypes.includes(type));
const tank: readonly boolean[] = types.map((type) => type === 'tank');
const gun: readonly boolean[] = types.map((type) => type === 'artillery');
const guns: readonly (GunData | null)[] = units.map(({ side, calibre, type }) => {
  if (type !== 'artillery' || !calibre) return null;
  return (side === 'french' ? frenchGuns : vietMinhGuns)[calibre] ?? null;
});

export const allUnits: readonly number[] = units.map((_, unit) => unit);
export const frenchUnits: readonly number[] = allUnits.slice(0, firstVietMinh);
export const vietMinhUnits: readonly number[] = allUnits.slice(firstVietMinh);
export const tanks: readonly number[] = allUnits.filter((unit) => tank[unit]);
export const frenchBatteries: readonly number[] = frenchUnits.filter((unit) => gun[unit]);
export const vietMinhBatteries: readonly number[] = vietMinhUnits.filter((unit) => gun[unit]);
export const flakUnits: readonly number[] = allUnits.filter((unit) => types[unit] === 'aa');
export const engineers: readonly number[] = allUnits.filter((unit) => types[unit] === 'assault-engineer');

/** 2.3 */
export function unitsOf(side: Side): readonly number[] {
  return side === 'french' ? frenchUnits : vietMinhUnits;
}

/** 2.3 */
export function batteriesOf(side: Side): readonly number[] {
  return side === 'french' ? frenchBatteries : vietMinhBatteries;
}

/** 2.3 */
export function idOf(unit: number): string {
  return ids[unit] ?? '';
}

/** 2.3 */
export function idsOf(list: readonly number[]): string[] {
  return list.map(idOf);
}

/** 2.3 The number of a unit; -1 where the id is none. */
export function numberOf(id: string): number {
  return numbers.get(id) ?? -1;
}

/** 2.3 */
export function sideOf(unit: number): Side {
  return unit < firstVietMinh ? 'french' : 'viet-minh';
}

/** 2.3 */
export function isTank(unit: number): boolean {
  return tank[unit] === true;
}

/** 3.0 Infantry-type units. */
export function isInfantry(unit: number): boolean {
  return infantry[unit] === true;
}

/** 2.3 */
export function isGun(unit: number): boolean {
  return gun[unit] === true;
}

/** 2.3 */
export function isFlak(unit: number): boolean {
  return types[unit] === 'aa';
}

/** 2.3 */
export function calibreOf(unit: number): Calibre | null {
  return calibres[unit] ?? null;
}

/** 2.3 */
export function isKatyusha(unit: number): boolean {
  return calibres[unit] === 'katyusha';
}

/** 2.3 */
export function gunOf(unit: number): GunData | null {
  return guns[unit] ?? null;
}

/** 2.3 */
export function divisionNamed(division: Division): number {
  return divisions.indexOf(division) + 1;
}

/** 2.3 */
export function hasMark(v: Vallee, unit: number, mark: number): boolean {
  return ((v.marks[unit] ?? 0) & mark) !== 0;
}

/** 2.3 */
export function setMark(v: Vallee, unit: number, mark: number): void {
  v.marks[unit] = (v.marks[unit] ?? 0) | mark;
}

/** 2.3 */
export function clearMark(v: Vallee, unit: number, mark: number): void {
  v.marks[unit] = (v.marks[unit] ?? 0) & ~mark;
}

/** 2.3 */
export function isSteady(v: Vallee, unit: number): boolean {
  return ((v.marks[unit] ?? 0) & DISRUPTED) === 0;
}

/** 2.3 */
export function inSupply(v: Vallee, unit: number): boolean {
  return ((v.marks[unit] ?? 0) & (CUT | UNPAID)) === 0;
}

/** 2.3 */
export function onMap(v: Vallee, unit: number): boolean {
  return (v.at[unit] ?? -1) >= 0;
}

/** 2.3 */
export function areaOfUnit(v: Vallee, unit: number): number {
  return v.at[unit] ?? -1;
}

/** 2.3 */
export function stepsOf(v: Vallee, unit: number): number {
  return v.steps[unit] ?? 0;
}

/** 7.3 Strength in fire and assault: one less out of supply, at least one. */
export function strengthOf(v: Vallee, unit: number): number {
  const steps = v.steps[unit] ?? 0;
  return inSupply(v, unit) ? steps : Math.max(1, steps - 1);
}

/** 3.0 Reduced to half of the printed strength or less. */
export function isHalved(v: Vallee, unit: number): boolean {
  return (v.steps[unit] ?? 0) * 2 <= (strengths[unit] ?? 0);
}

/** 3.0 Whether so many more steps bring it down to half of what it had. */
export function fallsToHalf(v: Vallee, unit: number, lost: number): boolean {
  return !isHalved(v, unit) && ((v.steps[unit] ?? 0) - lost) * 2 <= (strengths[unit] ?? 0);
}

/** 3.0, 7.3, 12.3.1 The morale rating as it counts now, without a tank. */
export function moraleOf(v: Vallee, unit: number): number {
  const lost = (isHalved(v, unit) ? 1 : 0) + (isSteady(v, unit) ? 0 : 1) + (inSupply(v, unit) ? 0 : 1);
  return Math.max(1, (morales[unit] ?? 1) - lost);
}

/** 13.3 The rating a recovery is rolled against: printed, one less at half strength. */
export function recoveryMorale(v: Vallee, unit: number): number {
  return Math.max(1, (morales[unit] ?? 1) - (isHalved(v, unit) ? 1 : 0));
}

/** 11.0, 14.3 The movement allowance; guns dug in and Katyushas once set up have none. */
export function allowanceOf(v: Vallee, unit: number): number {
  if (isKatyusha(unit) && onMap(v, unit)) return 0;
  const printed = movements[unit] ?? 0;
  return printed > 0 && !inSupply(v, unit) ? Math.max(1, printed - 1) : printed;
}

/** 2.3 A side's units in an area, in the order of their numbers. */
export function unitsIn(v: Vallee, area: number, side: Side): number[] {
  const found: number[] = [];
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) if (v.at[unit] === area) found.push(unit);
  return found;
}

/** 2.3 */
export function isHeldBy(v: Vallee, area: number, side: Side): boolean {
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) if (v.at[unit] === area) return true;
  return false;
}

/** 11.3 Stacking points of a side in an area. */
export function stackOf(v: Vallee, area: number, side: Side): number {
  let points = 0;
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) {
    if (v.at[unit] === area) points += stackSizes[unit] ?? 0;
  }
  return points;
}

/** Who stands where. It never changes: another position has another one. */
export interface Census {
  /** By area: nobody, French or Viet Minh units in it; while an assault is inside, the Viet Minh. */
  readonly holder: readonly number[];
  /** By area: the units in it. */
  readonly units: readonly (readonly number[])[];
  /** By area: the stacking points in it. */
  readonly stack: readonly number[];
  /** By area: holders of the areas beside it, added up; of one with an assault inside, the French. */
  readonly near: readonly number[];
  /** What has been worked out from where a side stands; another one as soon as it stands otherwise. */
  readonly front: Readonly<Record<Side, Front>>;
}

/** What follows from the areas that a side holds, as far as it was asked. */
export interface Front {
  /** How far the enemy's units get past them (11.2). */
  readonly reach: Map<number, Reach>;
  /** By area: the areas that the side's own guns see from there (10.1). */
  readonly sight: (readonly boolean[] | undefined)[];
}

const NONE: readonly number[] = [];
/** 11.2 Areas that can be moved to, and by area number the points spent on the way there. */
export interface Reach {
  readonly areas: readonly number[];
  readonly costs: readonly number[];
}

const newFront = (): Front => ({ reach: new Map(), sight: [] });

interface Counted {
  readonly scenario: ScenarioId | null;
  /** Where each unit stood then; carried on with each count. */
  readonly at: number[];
  readonly census: Census;
}

/** Before the first count: nobody is anywhere. */
const uncounted: Counted = {
  scenario: null,
  at: new Array<number>(unitCount).fill(-1),
  census: {
    holder: new Array<number>(areaCount).fill(NOBODY),
    units: new Array<readonly number[]>(areaCount).fill(NONE),
    stack: new Array<number>(areaCount).fill(0),
    near: new Array<number>(areaCount).fill(NOBODY),
    front: { french: newFront(), 'viet-minh': newFront() },
  },
};
let counted = uncounted;

/** More than move in one choice: another position, which is counted faster from nothing. */
const MANY = 8;

/** 2.3 Who stands where, counted on from the last count by the units that stand elsewhere since. */
export function censusOf(v: Vallee): Census {
  const last = counted.scenario === v.scenario ? counted : { ...uncounted, at: uncounted.at.slice() };
  const moved = movedSince(last.at, v.at);
  if (moved.length === 0) return last.census;
  const census = moved.length > MANY ? countAll(v.at) : recount(last, v.at, moved);
  for (const unit of moved) last.at[unit] = v.at[unit] ?? -1;
  counted = { scenario: v.scenario, at: last.at, census };
  return census;
}

function movedSince(then: readonly number[], now: readonly number[]): readonly number[] {
  let moved: number[] | null = null;
  for (let unit = 0; unit < unitCount; unit++) {
    if (then[unit] === now[unit]) continue;
    moved ??= [];
    moved.push(unit);
  }
  return moved ?? NONE;
}

function countAll(at: readonly number[]): Census {
  const units = new Array<readonly number[]>(areaCount).fill(NONE);
  const stack = new Array<number>(areaCount).fill(0);
  const holder = new Array<number>(areaCount).fill(NOBODY);
  const near = new Array<number>(areaCount).fill(NOBODY);
  for (let unit = 0; unit < unitCount; unit++) {
    const area = at[unit] ?? -1;
    if (area < 0) continue;
    const here = units[area] as number[]; // its own as soon as somebody stands there
    if (here.length === 0) units[area] = [unit];
    else here.push(unit);
    stack[area] = (stack[area] ?? 0) + (stackSizes[unit] ?? 0);
    holder[area] = sideBit(unit);
  }
  for (let area = 0; area < areaCount; area++) {
    const bit = sideBit(units[area]?.[0]);
    if (bit !== NOBODY) for (const next of beside(area)) near[next.area] = (near[next.area] ?? 0) | bit;
  }
  return { holder, units, stack, near, front: { french: newFront(), 'viet-minh': newFront() } };
}

function recount(last: Counted, at: readonly number[], moved: readonly number[]): Census {
  const units = last.census.units.slice();
  const stack = last.census.stack.slice();
  const changed: number[] = [];
  const change = (area: number) => {
    if (!changed.includes(area)) changed.push(area);
  };
  for (const unit of moved) {
    const from = last.at[unit] ?? -1;
    const to = at[unit] ?? -1;
    const size = stackSizes[unit] ?? 0;
    if (from >= 0) {
      units[from] = without(units[from] ?? NONE, unit);
      stack[from] = (stack[from] ?? 0) - size;
      change(from);
    }
    if (to >= 0) {
      units[to] = withUnit(units[to] ?? NONE, unit);
      stack[to] = (stack[to] ?? 0) + size;
      change(to);
    }
  }
  const { holder, near, front } = heldNow(last.census, units, changed);
  return { holder, units, stack, near, front };
}

/** Who holds what: as before, unless other sides stand in the changed areas than did. */
function heldNow(last: Census, units: Census['units'], changed: readonly number[]) {
  const turned = changed.filter((area) => sidesIn(last.units[area]) !== sidesIn(units[area]));
  if (turned.length === 0) return { holder: last.holder, near: last.near, front: last.front };
  const holder = last.holder.slice();
  const near = last.near.slice();
  let sides = NOBODY;
  for (const area of turned) {
    holder[area] = sideBit(units[area]?.at(-1));
    sides |= (sidesIn(last.units[area]) ^ sidesIn(units[area])) | ((last.holder[area] ?? 0) ^ (holder[area] ?? 0));
    for (const next of beside(area)) near[next.area] = nearTo(units, next.area);
  }
  const front = {
    french: sides & FRENCH ? newFront() : last.front.french,
    'viet-minh': sides & VIET_MINH ? newFront() : last.front['viet-minh'],
  };
  return { holder, near, front };
}

function without(list: readonly number[], unit: number): readonly number[] {
  return list.length === 1 ? NONE : list.filter((one) => one !== unit);
}

/** In the order of their numbers. */
function withUnit(list: readonly number[], unit: number): readonly number[] {
  let before = 0;
  while (before < list.length && (list[before] ?? 0) < unit) before++;
  return [...list.slice(0, before), unit, ...list.slice(before)];
}

function sideBit(unit: number | undefined): number {
  if (unit === undefined) return NOBODY;
  return unit < firstVietMinh ? FRENCH : VIET_MINH;
}

function sidesIn(list: readonly number[] = NONE): number {
  return sideBit(list[0]) | sideBit(list.at(-1));
}

function nearTo(units: Census['units'], area: number): number {
  let holders = NOBODY;
  for (const next of beside(area)) holders |= sideBit(units[next.area]?.[0]);
  return holders;
}

/** 2.3 */
export function unitsAt(census: Census, area: number): readonly number[] {
  return census.units[area] ?? NONE;
}

/** 11.0 Whether units of this holder stand in an area beside this one. */
export function holderBeside(census: Census, area: number, holder: number): boolean {
  return ((census.near[area] ?? 0) & holder) !== 0;
}

/** 10.2, 10.5 Whether an undisrupted unit of a side stands beside an area; tanks only where they count. */
export function steadyBeside(v: Vallee, area: number, side: Side, withTanks: boolean): boolean {
  const end = side === 'french' ? firstVietMinh : unitCount;
  for (let unit = side === 'french' ? 0 : firstVietMinh; unit < end; unit++) {
    const at = v.at[unit] ?? -1;
    if (at < 0 || !isSteady(v, unit) || (!withTanks && tank[unit])) continue;
    for (const next of beside(area)) if (next.area === at) return true;
  }
  return false;
}
