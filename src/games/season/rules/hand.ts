/** 5.5, 6.2.5 Hand-to-hand: its column, its die, and what each result means. */

import { type Modifier, sum } from '../../../kernel/rolls';
import type { Critical } from '../codes';
import { baseBetween, crossesRiver, hillOf, isZone, onGabrielle } from '../data/places';
import { favourable, type HandCode, handShift, handTable, lossTrack, stacking } from '../data/tables';
import type { ModifierKey } from '../keys';
import { other, type Season, type Side } from '../state';
import { companiesIn, handOf, isCompany, isTank, moraleOf, piecesAt, sameDivision, total, worstMarker } from './pieces';
import { isEncircled } from './trenches';

/** A fight before its die. */
export interface Hand {
  readonly attacker: Side;
  readonly target: number;
  readonly units: readonly number[];
  /** All who are in the PA, and those of them who add their strength. */
  readonly defenders: readonly number[];
  readonly standing: readonly number[];
  /** French: the shift of the PA counts. */
  readonly covered: boolean;
  /** Whose morale counts; -1 if nobody's. */
  readonly champion: number;
  readonly named: number;
  readonly air: number;
}

/** What has been said of a fight so far: who stands in defence, whose morale counts on either side, air points. */
export interface Said {
  readonly standing?: readonly number[];
  readonly named?: number;
  readonly champion?: number;
  readonly air?: number;
}

/** 5.5 A fight with what has been said of it; what has not been said is taken as the best of its owner. */
export function handOn(v: Season, attacker: Side, target: number, units: readonly number[], said: Said = {}): Hand {
  const defenders = defendersOf(v, attacker, target);
  const { champion = bestChampion(v, units), air = 0 } = said;
  const handWith = (standing: readonly number[]): Hand => {
    // 1.4 Two companies have the cover of the PA, more have none.
    const covered = attacker === 'viet-minh' && companiesIn(standing) <= stacking.companies;
    const { named = bestMorale(v, standing) } = said;
    return { attacker, target, units, defenders, standing, covered, champion, named, air };
  };
  const all = handWith(said.standing ?? defenders);
  if (said.standing || attacker === 'french') return all;
  return standingPairs(defenders).reduce((best, pair) => {
    const hand = handWith(standingWith(defenders, pair));
    return columnOf(v, hand) < columnOf(v, best) ? hand : best;
  }, all);
}

/** 6.2.7 A tank that has just fled into a PA takes no part in a fight of the same step. */
export function defendersOf(v: Season, attacker: Side, target: number): number[] {
  return piecesAt(v, target, other(attacker)).filter((unit) => v.moved[unit] === 0);
}

/** 5.5 The best printed morale; tanks are not named. */
export function bestMorale(v: Season, units: readonly number[]): number {
  let best = -1;
  for (const unit of units) {
    if (!isTank(unit) && (best < 0 || moraleOf(v, unit) > moraleOf(v, best))) best = unit;
  }
  return best;
}

/** 0.1, 5.5 The attacker's best: the morale of those stacked with a tank counts double. */
function bestChampion(v: Season, units: readonly number[]): number {
  let best = -1;
  for (const unit of units) {
    if (!isTank(unit) && attackMorale(v, units, unit) > attackMorale(v, units, best)) best = unit;
  }
  return best;
}

/** 1.4 With more than two companies: two of them with the cover of the PA, tanks and machine-guns included freely. */
export function standingPairs(defenders: readonly number[]): (readonly [number, number])[] {
  const companies = defenders.filter(isCompany);
  if (companies.length <= stacking.companies) return [];
  return companies.flatMap((a, i) => companies.slice(i + 1).map((b) => [a, b] as const));
}

/** 1.4 Those who add their strength if these two companies stand. */
export function standingWith(defenders: readonly number[], pair: readonly number[]): number[] {
  return defenders.filter((unit) => !isCompany(unit) || pair.includes(unit));
}

export interface HandColumn {
  readonly attack: number;
  readonly defence: number;
  /** The column of the true ratio, counted from 1-4 as 0; it may lie beyond either edge. */
  readonly start: number;
  readonly shifts: readonly Modifier[];
  readonly column: number;
  /** Columns above 6-1, which go to the die. */
  readonly over: number;
}

const EVEN = 3; // the place of 1-1 among the columns
const TOP = handTable.columns.length - 1;

/** 0.3 The ratio, rounded down in favour of the defender, as a column. */
export function ratioColumn(attack: number, defence: number): number {
  if (attack >= defence) return EVEN + Math.floor(attack / Math.max(1, defence)) - 1;
  return EVEN + 1 - Math.ceil(defence / Math.max(1, attack));
}

/** 5.5 '7-1', '1-2': a column in words, beyond the edges too. */
export function columnName(column: number): string {
  return column >= EVEN ? `${column - EVEN + 1}-1` : `1-${EVEN + 1 - column}`;
}

const line = (cause: ModifierKey, value: number, rule = '5.5'): Modifier => ({ cause, rule, value });

/** Where the groups of an attack come from: PAs, or bases. */
function origins(v: Season, { units, target }: Hand): number[] {
  const places = new Set(units.map((unit) => v.at[unit] ?? -1));
  return [...places].map((at) => (isZone(at) ? baseBetween(at, target) : at));
}

/** 5.5 Every column modifier, with its reason. */
export function handShifts(v: Season, hand: Hand): Modifier[] {
  const { attacker, target, units, standing, covered, air } = hand;
  const shifts: Modifier[] = [];
  const from = origins(v, hand);
  const hill = hillOf[target];
  if (covered) shifts.push(line('pa', handShift.pa));
  if (attacker === 'french' && sameDivision(standing)) shifts.push(line('trench', handShift.trench, '1.4'));
  if (hill && !from.some((at) => hillOf[at] === hill)) {
    shifts.push(line('hill', onGabrielle[target] ? handShift.gabrielle : handShift.hill));
  } else if (!hill && from.every((at) => crossesRiver(at, target))) shifts.push(line('river', handShift.river));
  if (units.some((unit) => v.fatigued[unit] === 1)) shifts.push(line('fatigued', handShift.fatigued));
  if (from.length > 1) shifts.push(line('concentric', handShift.concentric));
  else if (isEncircled(v, target)) shifts.push(line('encircled', handShift.concentric));
  if (attacker === 'viet-minh') {
    if (v.losses <= lossTrack.bonus) shifts.push(line('few-losses', handShift.fewLosses, '1.5'));
    if (v.losses > lossTrack.halt) shifts.push(line('many-losses', handShift.manyLosses));
  }
  const morale = moraleDifference(v, hand);
  if (morale !== 0) shifts.push(line('morale', morale));
  if (air > 0) shifts.push(line('air', air * handShift.air, '3.2'));
  return shifts;
}

/** The morale that a unit lends an attack: doubled, once, for French stacked with an attacking tank (0.1). */
export function attackMorale(v: Season, units: readonly number[], champion: number): number {
  if (champion < 0) return 0;
  const tank = units.some((unit) => isTank(unit) && v.at[unit] === v.at[champion]);
  return moraleOf(v, champion) * (tank ? 2 : 1);
}

function moraleDifference(v: Season, { units, champion, named }: Hand): number {
  if (champion < 0 || named < 0) return 0;
  return attackMorale(v, units, champion) - moraleOf(v, named);
}

/** 5.5 The column of a fight by hand, and how far it is over the last. */
export function handColumn(v: Season, hand: Hand): HandColumn {
  const attack = total(v, hand.units, handOf);
  const defence = total(v, hand.standing, handOf);
  const start = ratioColumn(attack, defence);
  const shifts = handShifts(v, hand);
  const end = start + sum(shifts);
  return {
    attack,
    defence,
    start,
    shifts,
    column: Math.max(0, Math.min(TOP, end)),
    over: Math.max(0, end - TOP),
  };
}

/** 5.5 The column of the ratio with all shifts, beyond the edges too. */
function columnOf(v: Season, hand: Hand): number {
  return ratioColumn(total(v, hand.units, handOf), total(v, hand.standing, handOf)) + sum(handShifts(v, hand));
}

/** 5.5 What is added to the die: the worst loss marker, and each column above 6-1. */
export function handDie(v: Season, hand: Hand, over: number): Modifier[] {
  const lines: Modifier[] = [];
  const marker = worstMarker(v, hand.units);
  if (marker !== 0) lines.push(line('loss-marker', marker, '0.1'));
  if (over > 0) lines.push(line('over', over, '5.5'));
  return lines;
}

/** 5.5 What the Hand-to-Hand Table says. */
export function handResult(column: number, row: number): HandCode {
  return handTable.rows[row - 1]?.[column] ?? 'T';
}

/** 5.5 What the second die of a natural 1 says. */
export function criticalOf(second: number): Critical {
  return second >= favourable ? 'doubled' : 'check';
}

/** What a result does: the attacker's part first, then the defender's steps, disorganization, checks. */
export interface Outcome {
  readonly attackerSteps: number;
  readonly attackerDisorder: number;
  readonly steps: number;
  /** Steps that one unit can lose to it. */
  readonly perUnit: number;
  readonly disorder: number;
  readonly checks: 'none' | 'one' | 'all';
}

const nothing: Outcome = {
  attackerSteps: 0,
  attackerDisorder: 0,
  steps: 0,
  perUnit: 1,
  disorder: 0,
  checks: 'none',
};

const plain: Readonly<Record<HandCode, Outcome>> = {
  T: { ...nothing, checks: 'all' },
  'A1+T': { ...nothing, attackerSteps: 1, checks: 'all' },
  'D1+T': { ...nothing, steps: 1, checks: 'all' },
  'D2+T': { ...nothing, steps: 2, checks: 'all' },
  AD: { ...nothing, attackerDisorder: 1 },
  DD: { ...nothing, disorder: 1 },
  BD: { ...nothing, attackerDisorder: 1, disorder: 1 },
};

/** The defender's part doubled; a unit disorganized by it does not check as well. */
const doubled: Readonly<Record<HandCode, Outcome>> = {
  T: { ...nothing, disorder: 1, checks: 'all' },
  'A1+T': { ...nothing, attackerSteps: 1, disorder: 1, checks: 'all' },
  'D1+T': { ...nothing, steps: 2, checks: 'all' },
  'D2+T': { ...nothing, steps: 4, perUnit: 2, checks: 'all' },
  AD: { ...nothing, attackerDisorder: 1, checks: 'all' },
  DD: { ...nothing, disorder: 2 },
  BD: { ...nothing, attackerDisorder: 1, disorder: 2 },
};

/** The defender's part replaced by one check. */
const checked: Readonly<Record<HandCode, Outcome>> = {
  T: { ...nothing, checks: 'one' },
  'A1+T': { ...nothing, attackerSteps: 1, checks: 'one' },
  'D1+T': { ...nothing, checks: 'one' },
  'D2+T': { ...nothing, checks: 'one' },
  AD: { ...nothing, attackerDisorder: 1, checks: 'one' },
  DD: { ...nothing, checks: 'one' },
  BD: { ...nothing, attackerDisorder: 1, checks: 'one' },
};

/** 5.5 What a code of the table does to either side. */
export function outcomeOf(code: HandCode, critical: Critical): Outcome {
  if (critical === 'none') return plain[code];
  return critical === 'doubled' ? doubled[code] : checked[code];
}
