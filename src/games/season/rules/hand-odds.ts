/**
 * Exact odds of hand-to-hand: every die, the second die of a natural 1 and every morale check are counted. Both owners
 * are taken to bear what they must so as to hold, or to keep somebody fit to advance, as long as they can.
 */

import { sum } from '../../../kernel/rolls';
import type { Critical } from '../codes';
import type { HandCode } from '../data/tables';
import type { Season } from '../state';
import { clampRow } from './fire';
import { criticalOf, type Hand, handColumn, handDie, handResult, type Outcome, outcomeOf } from './hand';
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

/** What becomes of those who stand in a place: nobody is left, steps lost, units newly disorganized, all on average. */
interface Fate {
  readonly emptied: number;
  readonly steps: number;
  readonly disorder: number;
}

const unhurt: Fate = { emptied: 0, steps: 0, disorder: 0 };
const gone: Fate = { emptied: 1, steps: 0, disorder: 0 };

/** Sums of the same chances in another order. */
const SAME = 1e-9;

/** An owner bears so as to hold; where that is the same, so as to lose few steps, then so as to keep order. */
function isBetter(a: Fate, b: Fate): boolean {
  if (Math.abs(a.emptied - b.emptied) > SAME) return a.emptied < b.emptied;
  if (Math.abs(a.steps - b.steps) > SAME) return a.steps < b.steps;
  return a.disorder < b.disorder - SAME;
}

/** What becomes of them by a burden, the owner choosing for the best. */
function borne(stands: readonly Stand[], burden: Burden): Fate {
  if (stands.length === 0) return gone;
  const { steps, perUnit, disorder, checks } = burden;
  if (steps > 0) {
    const open = indices(stands, ({ taken }) => taken < perUnit);
    if (open.length === 0) return borne(stands, { ...burden, steps: 0 });
    return best(open, (i) => bearing(stands, i, 'step', { ...burden, steps: steps - 1 }));
  }
  if (disorder > 0) {
    const open = indices(stands, ({ spared }) => !spared);
    if (open.length === 0) return borne(stands, { ...burden, disorder: 0 });
    return best(open, (i) => bearing(stands, i, 'disorder', { ...burden, disorder: disorder - 1 }));
  }
  const open = indices(stands, ({ spared }) => !spared);
  if (checks === 'none' || open.length === 0) return unhurt;
  if (checks === 'one') return best(open, (i) => checked(stands, [i]));
  return checked(stands, open);
}

/** One of them bears a part, and the rest is borne for the best. */
function bearing(stands: readonly Stand[], i: number, deed: Deed, rest: Burden): Fate {
  const stand = stands[i];
  if (!stand) return unhurt;
  const then = borne(deed === 'step' ? weaker(stands, i) : shakenMore(stands, i), rest);
  if (deed === 'disorder' && !stand.shaken) return { ...then, disorder: then.disorder + 1 };
  // A battalion that is disorganized once more is routed and loses no step.
  return deed === 'step' || stand.unit < firstBattalion ? { ...then, steps: then.steps + 1 } : then;
}

/** 0.1 Some of them check their morale: who fails is disorganized, loses a step, or is routed. */
function checked(stands: readonly Stand[], who: readonly number[]): Fate {
  let [emptied, steps, disorder] = [who.length === stands.length ? 1 : 0, 0, 0];
  for (const i of who) {
    const stand = stands[i];
    if (!stand) continue;
    const fails = failChance(stand.unit, stand.steps, stand.tired);
    emptied *= goneByCheck(stand);
    if (!stand.shaken) disorder += fails;
    else if (stand.unit < firstBattalion) steps += fails;
  }
  return { emptied, steps, disorder };
}

function indices(stands: readonly Stand[], fits: (stand: Stand) => boolean): number[] {
  return stands.flatMap((stand, i) => (fits(stand) ? [i] : []));
}

function best(list: readonly number[], fateOf: (i: number) => Fate): Fate {
  return list.map(fateOf).reduce((found, fate) => (isBetter(fate, found) ? fate : found));
}

/** What one outcome comes to; the named unit takes the first step. */
function fateBy(defenders: readonly Stand[], named: number, outcome: Outcome): Fate {
  const first = outcome.steps > 0 ? defenders.findIndex(({ unit }) => unit === named) : -1;
  if (first < 0) return borne(defenders, outcome);
  return bearing(defenders, first, 'step', { ...outcome, steps: outcome.steps - 1 });
}

/** 5.5 The chance that one outcome leaves nobody of these units. */
export function emptiedWith(v: Season, units: readonly number[], named: number, outcome: Outcome): number {
  return fateBy(standsOf(v, units), named, outcome).emptied;
}

type Deed = 'step' | 'disorder';

/** Loses a step to a result of which some units have borne a part already, or is disorganized by it. */
export interface Bearing {
  readonly unit: number;
  readonly deed: Deed;
  /** Those that have borne a part, as often as they have. */
  readonly hit: readonly number[];
}

function fateIf(v: Season, units: readonly number[], { unit, deed, hit }: Bearing, rest: Burden): Fate {
  const stands = standsOf(v, units).map((stand) => {
    const times = hit.filter((one) => one === stand.unit).length;
    return deed === 'step' ? { ...stand, taken: times } : { ...stand, spared: times > 0 };
  });
  const i = stands.findIndex((stand) => stand.unit === unit);
  return bearing(stands, i, deed, rest);
}

/** 5.5 The chance that nobody is left in a place if this unit bears the next part, and its owner the rest for the best. */
export function emptiedIf(v: Season, units: readonly number[], bears: Bearing, rest: Burden): number {
  return fateIf(v, units, bears, rest).emptied;
}

/** 5.5 The unit that bears the next part best, of those that may: what a sensible owner does. */
export function bestBearer(
  v: Season,
  units: readonly number[],
  able: readonly number[],
  { deed, hit }: Omit<Bearing, 'unit'>,
  rest: Burden,
): number {
  const fates = able.map((unit) => ({ unit, fate: fateIf(v, units, { unit, deed, hit }, rest) }));
  const [first, ...others] = fates;
  if (!first) return -1;
  return others.reduce((found, one) => (isBetter(one.fate, found.fate) ? one : found), first).unit;
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

/** The same garrisons are asked about over and over: so many are remembered. */
const MOST_KNOWN = 2000;
const known = new Map<string, Map<Outcome, Fate>>();

/** What outcomes come to for defenders who stand like this. */
function effectsOn(stands: readonly Stand[], named: number): (outcome: Outcome) => Fate {
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
      effect = fateBy(stands, named, outcome);
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
      const own = attackersBy(v, hand, outcome, second, effect.emptied > 0);
      if (own.isFit) taken += effect.emptied * share;
      all.attackerSteps += (own.steps * share) / FACES.length;
      all.attackerDisorder += (own.disorder * share) / FACES.length;
      all.defenderSteps += (effect.steps * share) / FACES.length;
      all.defenderDisorder += (effect.disorder * share) / FACES.length;
    }
    all.emptied += gone / FACES.length;
    all.taken += taken / FACES.length;
    faces.push({ die, row, code, emptied: gone, taken });
  }
  return { faces, ...all };
}

/**
 * What a result does to the attackers, and whether one is left who may advance: not disorganized, not lost, and no tank
 * alone. Where the last fit one is needed for that, one who is disorganized already bears the disorganization.
 */
function attackersBy(v: Season, hand: Hand, outcome: Outcome, critical: Critical, mayEnter: boolean) {
  const { attacker, units, champion } = hand;
  const hit = outcome.attackerSteps > 0 && champion >= 0;
  // 6.2.5 A natural 1 that does not favour the French costs a tank a step.
  const tank = attacker === 'french' && critical === 'check' && units.some(isTank);
  const alive = units.filter((unit) => !isTank(unit) && !(hit && unit === champion && v.steps[unit] === 1));
  const fit = alive.filter((unit) => v.disorganized[unit] === 0).length;
  const shaken = outcome.attackerDisorder > 0 && alive.length > 0;
  const again = shaken && (fit === 0 || (mayEnter && fit === 1 && alive.length > 1));
  const spent = shaken && !again ? 1 : 0;
  return {
    steps: (hit ? 1 : 0) + (tank ? 1 : 0) + (again && attacker === 'french' ? 1 : 0),
    disorder: spent,
    isFit: fit - spent > 0,
  };
}
