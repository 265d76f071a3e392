/** 1.1, 1.2 Pieces: what they are worth and where they stand. Rules speak of a piece by its number. */
import { unitRosterOf } from '../../../kernel/roster';
import { placeCount } from '../data/places';
import { lossMarker } from '../data/tables';
import { units } from '../data/units';
import { HIDDEN, type Season, type Side } from '../state';

/** 1.1 French units come first, then battalions, then dummies. */
export const {
  count: pieceCount,
  second: firstBattalion,
  idOf,
  idsOf,
  numberOf,
  sideOf,
} = unitRosterOf(units, ['french', 'viet-minh']);
export const firstDummy = units.findIndex(({ type }) => type === 'dummy');

/** 1.1 The numbers of a side's units, dummies left out: from the first up to this one. */
export function rangeOf(side: Side): readonly [from: number, end: number] {
  return side === 'french' ? [0, firstBattalion] : [firstBattalion, firstDummy];
}

const tanks: readonly boolean[] = units.map(({ type }) => type === 'tank');
const companies: readonly boolean[] = units.map(
  ({ type, side }) => side === 'french' && type !== 'tank' && type !== 'mg',
);
export const regiments: readonly string[] = units.map(({ regiment }) => regiment);
export const divisions: readonly string[] = units.map(({ division }) => division);
export const fullSteps: readonly number[] = units.map(({ values }) => values.length);

const tankNumbers = tanks.flatMap((is, unit) => (is ? [unit] : []));

/** 1.1 A tank section. */
export function isTank(unit: number): boolean {
  return tanks[unit] === true;
}

/** 1.4 What the limit of two counts: neither tanks nor machine-guns. */
export function isCompany(unit: number): boolean {
  return companies[unit] === true;
}

/** 4.2.1 A dummy. */
export function isDummy(unit: number): boolean {
  return unit >= firstDummy;
}

/** 1.2 A Viet Minh battalion. */
export function isBattalion(unit: number): boolean {
  return unit >= firstBattalion && unit < firstDummy;
}

/** By steps left, from none: one array for each value, because they are read far more often than anything else. */
const byStep = (
  read: (values: { fire: number; hand: number; morale: number }) => number,
): readonly (readonly number[])[] => units.map(({ values }) => [0, ...values.map(read)]);
const fires = byStep(({ fire }) => fire);
const hands = byStep(({ hand }) => hand);
const morales = byStep(({ morale }) => morale);

/** 0.3 A disorganized unit is halved, rounded up, before it is added to others. */
function halved(v: Season, unit: number, value: number): number {
  return v.disorganized[unit] === 1 ? Math.ceil(value / 2) : value;
}

/** 0.3 Fire of a unit as it stands. */
export function fireOf(v: Season, unit: number): number {
  return halved(v, unit, fires[unit]?.[v.steps[unit] ?? 0] ?? 0);
}

/** 0.3 Hand-to-hand of a unit as it stands. */
export function handOf(v: Season, unit: number): number {
  return halved(v, unit, hands[unit]?.[v.steps[unit] ?? 0] ?? 0);
}

/** 1.1 The printed morale by steps left. */
export function moraleAt(unit: number, steps: number): number {
  return morales[unit]?.[steps] ?? 0;
}

/** 1.1 The printed morale of the side that shows. */
export function moraleOf(v: Season, unit: number): number {
  return moraleAt(unit, v.steps[unit] ?? 0);
}

/** 0.3 Fire, hand-to-hand and morale of a unit with so many steps, in order or not; none of one that is gone. */
export function valuesAt(unit: number, steps: number, disorganized: boolean): readonly number[] {
  if (steps < 1) return [];
  const most = Math.min(steps, fullSteps[unit] ?? 0);
  const half = (value: number) => (disorganized ? Math.ceil(value / 2) : value);
  return [half(fires[unit]?.[most] ?? 0), half(hands[unit]?.[most] ?? 0), moraleAt(unit, most)];
}

/** 0.3 A value of several units, each halved by itself. */
export function total(v: Season, list: readonly number[], value: (v: Season, unit: number) => number): number {
  let sum = 0;
  for (const unit of list) sum += value(v, unit);
  return sum;
}

/** 0.1 The die modifier of Viet Minh units that fire or attack: the worst marker only. */
export function worstMarker(v: Season, list: readonly number[]): number {
  let worst = 0;
  for (const unit of list) {
    if (isBattalion(unit)) worst = Math.min(worst, lossMarker[v.steps[unit] ?? 0] ?? 0);
  }
  return worst;
}

/** 1.4 A side's pieces in a place, in the order of their numbers. */
export function piecesAt(v: Season, at: number, side: Side): number[] {
  const found: number[] = [];
  const end = side === 'french' ? firstBattalion : pieceCount;
  for (let unit = side === 'french' ? 0 : firstBattalion; unit < end; unit++) if (v.at[unit] === at) found.push(unit);
  return found;
}

/** 1.4 How many pieces of a side are in a place. */
export function countAt(v: Season, at: number, side: Side): number {
  let count = 0;
  const end = side === 'french' ? firstBattalion : pieceCount;
  for (let unit = side === 'french' ? 0 : firstBattalion; unit < end; unit++) if (v.at[unit] === at) count++;
  return count;
}

/** 1.4 Whether a side has a piece in a place. */
export function anyAt(v: Season, at: number, side: Side): boolean {
  const end = side === 'french' ? firstBattalion : pieceCount;
  for (let unit = side === 'french' ? 0 : firstBattalion; unit < end; unit++) if (v.at[unit] === at) return true;
  return false;
}

/** How many French units stand in each place, and of these tank sections: built once for a question. */
export interface Garrisons {
  readonly french: readonly number[];
  readonly tanks: readonly number[];
}

/** The same of both sides. */
export interface Census extends Garrisons {
  readonly 'viet-minh': readonly number[];
}

/** Nobody in any place: counting begins with a copy. */
const nowhere: readonly number[] = new Array<number>(placeCount).fill(0);

/** 1.4 How many French units stand in each place. */
export function frenchByPlace(v: Season): readonly number[] {
  return countByPlace(v, 0, firstBattalion);
}

/** 1.4 How many Viet Minh pieces stand in each place. */
export function vietMinhByPlace(v: Season): readonly number[] {
  return countByPlace(v, firstBattalion, pieceCount);
}

function countByPlace(v: Season, from: number, end: number): readonly number[] {
  const counts = nowhere.slice();
  for (let unit = from; unit < end; unit++) {
    const at = v.at[unit] ?? -1;
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** 1.4 French units by place, counted in one go. */
export function garrisonsOf(v: Season): Garrisons {
  const tanks = nowhere.slice();
  for (const tank of tankNumbers) {
    const at = v.at[tank] ?? -1;
    if (at >= 0) tanks[at] = (tanks[at] ?? 0) + 1;
  }
  return { french: frenchByPlace(v), tanks };
}

/** 1.4 Pieces of both sides by place, counted in one go. */
export function censusOf(v: Season): Census {
  const { french, tanks } = garrisonsOf(v);
  return { french, 'viet-minh': vietMinhByPlace(v), tanks };
}

/** Who stands in each place, by side: listed once for a whole look at the map. */
export type Standing = Readonly<Record<Side, readonly (readonly number[] | undefined)[]>>;

/** 1.4 Pieces of both sides by place, each list in the order of their numbers. */
export function standingOf(v: Season): Standing {
  const french = new Array<number[] | undefined>(placeCount).fill(undefined);
  const vietMinh = new Array<number[] | undefined>(placeCount).fill(undefined);
  for (let unit = 0; unit < pieceCount; unit++) {
    const at = v.at[unit] ?? -1;
    if (at < 0) continue;
    const lists = unit < firstBattalion ? french : vietMinh;
    const list = lists[at];
    if (list) list.push(unit);
    else lists[at] = [unit];
  }
  return { french, 'viet-minh': vietMinh };
}

const nobody: readonly number[] = [];

/** 1.4 The pieces of a side in a place, from the list of all. */
export function standingAt(standing: Standing, at: number, side: Side): readonly number[] {
  return standing[side][at] ?? nobody;
}

/** 1.4 How many French units in a place are not tanks. */
export function infantryIn({ french, tanks }: Garrisons, at: number): number {
  return (french[at] ?? 0) - (tanks[at] ?? 0);
}

/** 1.4 French units in a place that are not tanks: those that can bear losses, and that keep tanks company. */
export function infantryAt(v: Season, at: number): number[] {
  return piecesAt(v, at, 'french').filter((unit) => !isTank(unit));
}

/** 1.4 Tank sections in a place. */
export function tanksAt(v: Season, at: number): number[] {
  return piecesAt(v, at, 'french').filter(isTank);
}

/** 1.4 Whether a tank section is in a place. */
export function anyTankAt(v: Season, at: number): boolean {
  return tankNumbers.some((unit) => v.at[unit] === at);
}

/** Battalions in a place that lie face up: the only ones that act or can be fired upon (5.1). */
export function faceUpAt(v: Season, at: number): number[] {
  const found: number[] = [];
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if (v.at[unit] === at && v.face[unit] !== HIDDEN) found.push(unit);
  }
  return found;
}

/** 5.1 Battalions in a place that take part in the assault. */
export function engagedAt(v: Season, at: number, face: number): number[] {
  const found: number[] = [];
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if (v.at[unit] === at && (v.face[unit] ?? 0) >= face) found.push(unit);
  }
  return found;
}

/** 1.4 Battalions in a place, hidden or not. */
export function battalionsAt(v: Season, at: number): number[] {
  const found: number[] = [];
  for (let unit = firstBattalion; unit < firstDummy; unit++) if (v.at[unit] === at) found.push(unit);
  return found;
}

/** 1.4 How many of these units count against the limit of two companies. */
export function companiesIn(list: readonly number[]): number {
  let count = 0;
  for (const unit of list) if (isCompany(unit)) count++;
  return count;
}

/** 1.4 Whether battalions belong to one division. */
export function sameDivision(list: readonly number[]): boolean {
  return list.every((unit) => divisions[unit] === divisions[list[0] ?? 0]);
}
