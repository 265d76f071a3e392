/**
 * Exact odds of hand-to-hand: every die, the second die of a natural 1 and every morale check are counted. Both owners
 * are taken to bear what they must so as to hold, or to keep somebody fit to advance, as long as they can.
 */
import { sum } from '../../../kernel/rolls';
import type { HandCode } from '../data/tables';
import type { Season } from '../state';
import { clampRow } from './fire';
import { type Critical, criticalOf, type Hand, handColumn, handDie, handResult, type Outcome, outcomeOf } from './hand';
import { firstBattalion, isTank, moraleAt } from './pieces';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A defender while results are dealt out. */
interface Stand {
  readonly unit: number;
  readonly steps: number;
  readonly shaken: boolean;
  readonly tired: number;
  /** Steps it has lost to this result; it need not check any more. */
  readonly taken: number;
  readonly spared: boolean;
}

/** 0.1 The chance that one morale check fails. */
export function failChance(unit: number, steps: number, tired: number): number {
  const morale = Math.max(0, Math.min(6, moraleAt(unit, steps) - tired));
  return 1 - morale / 6;
}

/** The chance that a check removes the unit from the place. */
function goneByCheck({ unit, steps, shaken, tired }: Stand): number {
  if (!shaken) return 0;
  return unit < firstBattalion && steps > 1 ? 0 : failChance(unit, steps, tired);
}

function standsOf(v: Season, units: readonly number[]): Stand[] {
  return units
    .filter((unit) => !isTank(unit))
    .map((unit) => ({
      unit,
      steps: v.steps[unit] ?? 0,
      shaken: v.disorganized[unit] === 1,
      tired: v.fatigued[unit] ?? 0,
      taken: 0,
      spared: false,
    }));
}

/** What remains to be borne. */
export interface Burden {
  readonly steps: number;
  readonly perUnit: number;
  readonly disorder: number;
  readonly checks: Outcome['checks'];
}

/** Loses a step. */
function weaker(stands: readonly Stand[], i: number): Stand[] {
  return replace(stands, i, (stand) => ({ ...stand, steps: stand.steps - 1, taken: stand.taken + 1 }));
}

/** Disorganized, or worse if it was. */
function shakenMore(stands: readonly Stand[], i: number): Stand[] {
  return replace(stands, i, (stand) => {
    if (!stand.shaken) return { ...stand, shaken: true, spared: true };
    return { ...stand, steps: stand.unit < firstBattalion ? stand.steps - 1 : 0, spared: true };
  });
}

function replace(stands: readonly Stand[], i: number, change: (stand: Stand) => Stand): Stand[] {
  return stands.flatMap((stand, j) => {
    if (i !== j) return [stand];
    const now = change(stand);
    return now.steps > 0 ? [now] : [];
  });
}

/** The chance that nobody is left, the owner choosing for the best. */
function emptied(stands: readonly Stand[], burden: Burden): number {
  if (stands.length === 0) return 1;
  const { steps, perUnit, disorder, checks } = burden;
  if (steps > 0) {
    const open = indices(stands, ({ taken }) => taken < perUnit);
    if (open.length === 0) return emptied(stands, { ...burden, steps: 0 });
    return least(open, (i) => emptied(weaker(stands, i), { ...burden, steps: steps - 1 }));
  }
  if (disorder > 0) {
    const open = indices(stands, ({ spared }) => !spared);
    if (open.length === 0) return emptied(stands, { ...burden, disorder: 0 });
    return least(open, (i) => emptied(shakenMore(stands, i), { ...burden, disorder: disorder - 1 }));
  }
  if (checks === 'none') return 0;
  if (checks === 'one') return stands.length > 1 ? 0 : stands.reduce((_, stand) => goneByCheck(stand), 0);
  let all = 1;
  for (const stand of stands) all *= stand.spared ? 0 : goneByCheck(stand);
  return all;
}

function indices(stands: readonly Stand[], fits: (stand: Stand) => boolean): number[] {
  return stands.flatMap((stand, i) => (fits(stand) ? [i] : []));
}

function least(list: readonly number[], chance: (i: number) => number): number {
  let best = 1;
  for (const i of list) best = Math.min(best, chance(i));
  return best;
}

/** The chance that a place is emptied by one outcome; the named unit takes the first step. */
function emptiedBy(defenders: readonly Stand[], named: number, outcome: Outcome): number {
  const { steps, perUnit, disorder, checks } = outcome;
  const first = steps > 0 ? defenders.findIndex(({ unit }) => unit === named) : -1;
  if (first < 0) return emptied(defenders, outcome);
  return emptied(weaker(defenders, first), { steps: steps - 1, perUnit, disorder, checks });
}

/** 5.5 The chance that one outcome leaves nobody of these units. */
export function emptiedWith(v: Season, units: readonly number[], named: number, outcome: Outcome): number {
  return emptiedBy(standsOf(v, units), named, outcome);
}

/** Loses a step to a result of which some units have borne a part already, or is disorganized by it. */
export interface Bearing {
  readonly unit: number;
  readonly deed: 'step' | 'disorder';
  /** Those that have borne a part, as often as they have. */
  readonly hit: readonly number[];
}

/** 5.5 The chance that nobody is left in a place if this unit bears the next part, and its owner the rest for the best. */
export function emptiedIf(v: Season, units: readonly number[], { unit, deed, hit }: Bearing, rest: Burden): number {
  const stands = standsOf(v, units).map((stand) => {
    const times = hit.filter((one) => one === stand.unit).length;
    return deed === 'step' ? { ...stand, taken: times } : { ...stand, spared: times > 0 };
  });
  const i = stands.findIndex((stand) => stand.unit === unit);
  return emptied(deed === 'step' ? weaker(stands, i) : shakenMore(stands, i), rest);
}

/** 5.5 The units among which a burden is best borne by this one: what a sensible owner does. */
export function bestBearer(
  v: Season,
  units: readonly number[],
  able: readonly number[],
  deed: 'step' | 'disorder',
  rest: Burden,
): number {
  const stands = standsOf(v, units);
  let [best, least] = [able[0] ?? -1, Number.POSITIVE_INFINITY];
  for (const unit of able) {
    const i = stands.findIndex((stand) => stand.unit === unit);
    if (i < 0) continue;
    const chance = emptied(deed === 'step' ? weaker(stands, i) : shakenMore(stands, i), rest);
    if (chance < least) [best, least] = [unit, chance];
  }
  return best;
}

/** Steps that defenders lose on average, routs apart. */
function stepsLost(stands: readonly Stand[], { steps, perUnit, disorder, checks }: Outcome): number {
  let lost = 0;
  let left = steps;
  for (const stand of stands) {
    const taken = Math.min(left, perUnit, stand.steps);
    left -= taken;
    lost += taken;
    const shakenFrench = stand.shaken && stand.unit < firstBattalion;
    if (shakenFrench && checks === 'all') lost += failChance(stand.unit, stand.steps, stand.tired);
  }
  return lost + (disorder > 0 && stands.every(({ shaken }) => shaken) ? disorder : 0);
}

/** Defenders that are disorganized by it on average, of those who were in order. */
function disorderOf(stands: readonly Stand[], { disorder, checks }: Outcome): number {
  const steady = stands.filter(({ shaken }) => !shaken);
  let count = Math.min(disorder, steady.length);
  const fails = steady.slice(count).map(({ unit, steps, tired }) => failChance(unit, steps, tired));
  if (checks === 'all') for (const chance of fails) count += chance;
  else if (checks === 'one') count += fails.length > 0 ? Math.min(...fails) : 0;
  return count;
}

/** One face of the die. */
export interface HandFace {
  readonly die: number;
  readonly row: number;
  readonly code: HandCode;
  /** The place is left without defenders; and somebody is fit to enter it. */
  readonly emptied: number;
  readonly taken: number;
}

export interface HandOdds {
  readonly faces: readonly HandFace[];
  readonly emptied: number;
  readonly taken: number;
  /** Steps lost on average. */
  readonly attackerSteps: number;
  readonly defenderSteps: number;
  /** Units newly disorganized on average. */
  readonly attackerDisorder: number;
  readonly defenderDisorder: number;
}

/** The second dice of a natural 1 come to these, each as likely as another. */
const secondDice: readonly Critical[] = FACES.map(criticalOf);
const noSecond: readonly Critical[] = ['none'];

/** What one outcome comes to for those who defend. */
interface Effect {
  readonly emptied: number;
  readonly steps: number;
  readonly disorder: number;
}

/** The same garrisons are asked about over and over: so many are remembered. */
const MOST_KNOWN = 2000;
const known = new Map<string, Map<Outcome, Effect>>();

/** What outcomes come to for defenders who stand like this. */
function effectsOn(stands: readonly Stand[], named: number): (outcome: Outcome) => Effect {
  let key = `${named}`;
  for (const { unit, steps, shaken, tired } of stands) key += ` ${unit},${steps},${shaken ? 1 : 0},${tired}`;
  let effects = known.get(key);
  if (!effects) {
    if (known.size >= MOST_KNOWN) known.clear();
    effects = new Map();
    known.set(key, effects);
  }
  const seen = effects;
  return (outcome) => {
    let effect = seen.get(outcome);
    if (!effect) {
      const emptied = emptiedBy(stands, named, outcome);
      effect = { emptied, steps: stepsLost(stands, outcome), disorder: disorderOf(stands, outcome) };
      seen.set(outcome, effect);
    }
    return effect;
  };
}

/** 5.5 The chances of a fight by hand, to its last check. */
export function handOdds(v: Season, hand: Hand): HandOdds {
  const { column, over } = handColumn(v, hand);
  const modifier = sum(handDie(v, hand, over));
  const effectOf = effectsOn(standsOf(v, hand.defenders), hand.named);
  const faces: HandFace[] = [];
  const all = { emptied: 0, taken: 0, attackerSteps: 0, defenderSteps: 0, attackerDisorder: 0, defenderDisorder: 0 };
  for (const die of FACES) {
    const row = clampRow(die + modifier);
    const code = handResult(column, row);
    const seconds = die === 1 ? secondDice : noSecond;
    let [gone, taken] = [0, 0];
    for (const second of seconds) {
      const outcome = outcomeOf(code, second);
      const effect = effectOf(outcome);
      const share = 1 / seconds.length;
      gone += effect.emptied * share;
      if (effect.emptied > 0 && somebodyFit(v, hand, outcome)) taken += effect.emptied * share;
      all.attackerSteps += (outcome.attackerSteps * share) / FACES.length;
      all.attackerDisorder += (outcome.attackerDisorder * share) / FACES.length;
      all.defenderSteps += (effect.steps * share) / FACES.length;
      all.defenderDisorder += (effect.disorder * share) / FACES.length;
    }
    all.emptied += gone / FACES.length;
    all.taken += taken / FACES.length;
    faces.push({ die, row, code, emptied: gone, taken });
  }
  return { faces, ...all };
}

/** Whether an attacker is left who may advance: not disorganized, not lost, and no tank alone. */
function somebodyFit(v: Season, { units, champion }: Hand, { attackerSteps, attackerDisorder }: Outcome): boolean {
  const alive = units.filter(
    (unit) => !isTank(unit) && !(attackerSteps > 0 && unit === champion && v.steps[unit] === 1),
  );
  const fit = alive.filter((unit) => v.disorganized[unit] === 0).length;
  // Disorganization is borne by one who is disorganized already, if that keeps the last fit one.
  const spent = attackerDisorder > 0 && fit === alive.length ? 1 : 0;
  return fit - spent > 0;
}
