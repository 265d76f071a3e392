/** 12.3.5.2 What an assault of the Viet Minh will come to: every throw counted over a light copy of the defenders. */
import { certain, chain, chanceOf, mean, type Odds, onTable, successes } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import type { ValleyChoice } from '../choices';
import { type CrId, crs } from '../data/map';
import { type FrenchCasualties, vmAssault, vmAssaultFrenchCasualties, vmAssaultVmCasualties } from '../data/tables';
import type { UnitId } from '../data/units';
import { copyAssault, type Unit, type Valley, type VmAssault, withRp } from '../state';
import { moraleChance } from './checks';
import { nextToLose, retreatsTo } from './losses';
import { gainsMorale, strengthToSpare } from './tracks';
import { foreseen, garrison, isInfantry, stackedAssets, stackedSteps, stepsOf } from './units';
import { casualtiesModifiers, hasFlak, vmAssaultModifiers } from './vm-assault';

export interface VmAssaultOdds {
  /** The chance that the centre stays French. */
  readonly held: number;
  /** Steps of infantry and armor lost, those that a retreat costs included. */
  readonly stepsLost: number;
  /** Strength lost by the division, and the chance of a point of camp morale. */
  readonly strengthLost: number;
  readonly cm: number;
  /** For each defender the chance to be eliminated by step losses, and the chance to have to retreat. */
  readonly units: readonly { readonly unit: UnitId; readonly eliminated: number; readonly retreats: number }[];
}

/**
 * 12.3.5.2 The odds of an assault with the support it has now. Where the player chooses, he is taken to lose the step
 * that best keeps the centre, to save what steps he can in a retreat, and to reroll what is below the average.
 */
export function vmAssaultOdds(v: Valley, assault: VmAssault): VmAssaultOdds {
  const { cr, division } = assault;
  const results = onTable(vmAssault, sum(vmAssaultModifiers(v, assault)));
  const french = chain(results, (row) =>
    onTable(vmAssaultFrenchCasualties, sum(casualtiesModifiers(v, '9.1', cr, row.french))),
  );
  const defenders = garrison(v, cr);
  const room = roomAround(v, cr);
  const outcomes = french.map(({ is, chance }) => ({ is: outcome(v, room, is, defenders, is.steps), chance }));
  const vm = chain(results, (row) => vmCasualtiesOdds(v, cr, row.vm));
  const spare = strengthToSpare(v, division);
  const steps = stepsIn(defenders);
  return {
    held: mean(outcomes, ({ held }) => held),
    stepsLost: mean(outcomes, ({ stepsSaved }) => steps - stepsSaved),
    strengthLost: mean(vm, ({ strengthLost }) => Math.min(spare, strengthLost)),
    cm: chanceOf(vm, ({ cm }) => gainsMorale(v, cm)),
    units: defenders.map(({ id }) => ({
      unit: id,
      eliminated: mean(outcomes, ({ fails }) => (fails.has(id) ? 0 : 1)),
      retreats: mean(outcomes, ({ fails }) => fails.get(id) ?? 0),
    })),
  };
}

/** 12.3.5.1 The position and the assault as they will be after one more gun, point of air support or card. */
export function withSupport(v: Valley, assault: VmAssault, choice: ValleyChoice): { v: Valley; assault: VmAssault } {
  const then = copyAssault(assault);
  switch (choice.do) {
    case 'air':
      then.air++;
      return { v, assault: then };
    case 'card':
      then.cards.push(choice.card);
      return { v, assault: then };
    case 'support': // the first gun may change the situation report
      then.guns.push(choice.unit);
      return { v: v.paid.defensiveFire ? v : withRp(v, v.rp - 1), assault: then };
    default:
      return { v, assault };
  }
}

/** What one row of Table 9.1 leads to. */
interface Outcome {
  readonly held: number;
  readonly stepsSaved: number;
  /** Who is left after the step losses, with the chance to fail the check of a retreat. */
  readonly fails: ReadonlyMap<UnitId, number>;
}

/** The steps of a row, then its checks; of several ways to lose a step the one that best keeps the centre. */
function outcome(v: Valley, room: Room, row: FrenchCasualties, units: readonly Unit[], steps: number): Outcome {
  let best: Outcome | null = null;
  for (const unit of steps > 0 ? nextToLose(v, units) : []) {
    const left = units.flatMap((other) =>
      other !== unit ? [other] : stepsOf(unit) > 1 ? [foreseen(unit, 'reduced')] : [],
    );
    const one = outcome(v, room, row, left, steps - 1);
    if (!best || one.held > best.held) best = one;
  }
  return best ?? afterLosses(v, room, row, units);
}

function afterLosses(v: Valley, room: Room, row: FrenchCasualties, units: readonly Unit[]): Outcome {
  const fails = new Map<UnitId, number>();
  let allLeave = 1;
  for (const unit of units) {
    const fail = row.retreat ? 1 - stays(v, row, unit) : 0;
    fails.set(unit.id, fail);
    allLeave *= fail;
  }
  return {
    held: 1 - allLeave,
    stepsSaved: stepsIn(units) - (row.retreat ? retreatCost(room, units, fails) : 0),
    fails,
  };
}

/** Passing the check of R?, after Dis or the check of Dis?. */
function stays(v: Valley, row: FrenchCasualties, unit: Unit): number {
  const shaken = moraleChance(v, foreseen(unit, 'disrupted'));
  if (unit.disrupted || row.disrupt === 'all') return shaken;
  const steady = moraleChance(v, unit);
  return row.disrupt === 'none' ? steady : steady * steady + (1 - steady) * shaken;
}

/** Room in the centres around: infantry steps in each, assets in all. */
interface Room {
  readonly steps: readonly number[];
  readonly assets: number;
}

function roomAround(v: Valley, cr: CrId): Room {
  const open = retreatsTo(v, cr);
  const steps = open.map((to) => Math.max(0, crs[to].stack.steps - stackedSteps(v, to)));
  const assets = open.map((to) => Math.max(0, crs[to].stack.assets - stackedAssets(v, to)));
  return { steps, assets: assets.reduce((total, free) => total + free, 0) };
}

/** The steps that retreats are expected to cost for want of room. */
function retreatCost(room: Room, units: readonly Unit[], fails: ReadonlyMap<UnitId, number>): number {
  const failing = (which: (unit: Unit) => boolean) =>
    successes(units.filter(which).map((unit) => fails.get(unit.id) ?? 0));
  const singles = failing((unit) => isInfantry(unit) && stepsOf(unit) === 1);
  const doubles = failing((unit) => isInfantry(unit) && stepsOf(unit) === 2);
  const armor = failing((unit) => !isInfantry(unit));
  const ofInfantry = mean(doubles, (two) => mean(singles, (one) => stepsWithoutRoom(room.steps, two, one)));
  return ofInfantry + mean(armor, (platoons) => Math.max(0, platoons - room.assets));
}

/** The fewest steps lost when so many battalions of two steps and of one look for room, reduced where that helps. */
function stepsWithoutRoom(room: readonly number[], doubles: number, singles: number): number {
  const free = room.reduce((total, steps) => total + steps, 0);
  const pairs = room.reduce((total, steps) => total + Math.floor(steps / 2), 0);
  let saved = 0;
  for (let whole = 0; whole <= Math.min(doubles, pairs); whole++) {
    saved = Math.max(saved, 2 * whole + Math.min(doubles - whole + singles, free - 2 * whole));
  }
  return 2 * doubles + singles - saved;
}

function vmCasualtiesOdds(v: Valley, cr: CrId, column: number): Odds<{ strengthLost: number; cm: number }> {
  const once = onTable(vmAssaultVmCasualties, sum(casualtiesModifiers(v, '9.2', cr, column)));
  if (!hasFlak(v, cr)) return once;
  const average = mean(once, ({ strengthLost }) => strengthLost);
  return chain(once, (row) => (row.strengthLost < average ? once : certain(row)));
}

function stepsIn(units: readonly Unit[]): number {
  return units.reduce((total, unit) => total + stepsOf(unit), 0);
}
