/** 2.3, 3.0 Units: what they are worth as they stand. Rules speak of a unit by its number. */
import { unitRosterOf } from '../../../kernel/roster';
import { frenchGuns, type GunData, stackPoints, vietMinhGuns } from '../data/constants';
import { type Calibre, type Division, divisions, firstVietMinh, type UnitType, units } from '../data/units';
import {
  type Census,
  COUNTED,
  CUT,
  DISRUPTED,
  FRENCH,
  type Front,
  NOBODY,
  type Side,
  UNPAID,
  type Vallee,
  VIET_MINH,
} from '../state';
import { areaCount, beside } from './ground';

export { firstVietMinh };
/** 2.3 French units come first, then those of the Viet Minh. */
export const { count: unitCount, idOf, idsOf, numberOf, sideOf } = unitRosterOf(units, ['french', 'viet-minh']);

// One array for each figure: they are read far more often than anything else.
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

const NONE: readonly number[] = [];

/** 2.3 Who stands where: counted once for a position, and kept with it. */
export function censusOf(v: Vallee): Census {
  const last = v[COUNTED];
  if (last && isSame(last.at, v.at)) return last.census;
  const census = count(v.at, last?.census);
  v[COUNTED] = { at: v.at.slice(), census };
  return census;
}

function isSame(then: readonly number[], now: readonly number[]): boolean {
  for (let i = 0; i < now.length; i++) if (then[i] !== now[i]) return false;
  return true;
}

function count(at: readonly number[], last: Census | undefined): Census {
  const units = new Array<readonly number[]>(areaCount).fill(NONE);
  const stack = new Array<number>(areaCount).fill(0);
  for (let unit = 0; unit < unitCount; unit++) {
    const area = at[unit] ?? -1;
    if (area < 0) continue;
    const here = units[area] as number[]; // its own as soon as somebody stands there
    if (here.length === 0) units[area] = [unit];
    else here.push(unit);
    stack[area] = (stack[area] ?? 0) + (stackSizes[unit] ?? 0);
  }
  const holder = units.map((here) => sideBit(here.at(-1)));
  const near = new Array<number>(areaCount).fill(NOBODY);
  for (let area = 0; area < areaCount; area++) {
    const bit = sideBit(units[area]?.[0]);
    if (bit !== NOBODY) for (const next of beside(area)) near[next.area] = (near[next.area] ?? 0) | bit;
  }
  const kept = (side: Side) => (last && standsAsBefore(last, holder, units, side) ? last.front[side] : newFront());
  return { holder, units, stack, near, front: { french: kept('french'), 'viet-minh': kept('viet-minh') } };
}

const newFront = (): Front => ({ reach: new Map(), sight: [] });

/** Whether a side stands in the areas in which it stood, each of them its own or with an assault inside as it was. */
function standsAsBefore(last: Census, holder: Census['holder'], units: Census['units'], side: Side): boolean {
  const bit = side === 'french' ? FRENCH : VIET_MINH;
  const end = side === 'french' ? 0 : -1;
  for (let area = 0; area < areaCount; area++) {
    if (((last.holder[area] ?? 0) & bit) !== ((holder[area] ?? 0) & bit)) return false;
    if ((sideBit(last.units[area]?.at(end)) & bit) !== (sideBit(units[area]?.at(end)) & bit)) return false;
  }
  return true;
}

function sideBit(unit: number | undefined): number {
  if (unit === undefined) return NOBODY;
  return unit < firstVietMinh ? FRENCH : VIET_MINH;
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
