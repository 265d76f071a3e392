/** 16.1 French Raids Phase. */

import { drawLot } from '../../../kernel/chance';
import { recordOf } from '../../../kernel/record';
import { closes, opens } from '../../../kernel/tale';
import type { ValleyRefusal } from '../choices';
import { done, type Rules, type ValleyChoice } from '../choices';
import { type CrId, crIds, type DivisionId, divisionIds } from '../data/map';
import { raid as raidTable } from '../data/tables';
import { fortification } from '../data/tracks';
import type { Modifier, RollPlan } from '../rolls';
import type { Sortie, Unit, Valley } from '../state';
import { ask } from './ask';
import { applyCards } from './card-ops';
import { isFrench, isFront, isNextTo, setFort, taorNeighbours } from './centres';
import { rollOn } from './checks';
import { cardModifiers } from './in-force';
import { checkDisruption, disruptAll, loseSteps } from './losses';
import {
  afterFirePaid,
  armorIn,
  assemble,
  commit,
  infantryStepsIn,
  newSortie,
  originsOf,
  reviewOrigins,
  type SortieKind,
} from './sortie';
import { change, sitrepModifier } from './tracks';
import { assaultFactor, holdsGround, isArmor, isInfantry, isOnMap, moraleFactor, stepsOf, unitsById } from './units';

export const RAID_STEPS = 4; // 16.1
export const RAID_ARMOR = 1; // 16.1

/** 16.1 Sorties against the approach trenches: any number, one for each centre of the front. */
export function* raidsPhase(v: Valley): Rules {
  yield* applyCards(v, 'raids');
  // A raid that was made is over: a state from elsewhere that says otherwise changes here, which betrays it.
  if (v.sortie && v.raidedCrs.includes(v.sortie.cr)) v.sortie = null;
  for (;;) {
    v.sortie ??= yield* designate(v);
    const sortie = v.sortie;
    if (!sortie) return;
    const goes = yield* assemble(v, sortie, raidKind);
    if (goes) yield* resolve(v, sortie);
    v.sortie = null;
  }
}

/** 16.0 One AP opens raids, repairs and the mending of the strip. */
export function worksApOwed(v: Valley): number {
  return v.paid.works ? 0 : 1;
}

/** 16.0 The AP is paid with the first of them. */
export function payForWorks(v: Valley): void {
  if (worksApOwed(v) > 0) change(v, 'ap', -1, 'spent', 'works');
  v.paid.works = true;
}

const raid = recordOf(crIds, (cr): ValleyChoice => ({ do: 'raid', cr }));

function* designate(v: Valley): Rules<Sortie | null> {
  const choice = yield* ask(v, 'raid', () => {
    if (v.ap < worksApOwed(v)) return null;
    const choices: ValleyChoice[] = [];
    for (const cr of crIds) if (isFrench(v, cr) && !whyNotRaid(v, cr)) choices.push(raid[cr]);
    if (choices.length === 0) return null;
    choices.push(done);
    return { side: 'french', ask: 'raid', rule: '16.1', choices, about: { cost: worksApOwed(v) }, resumable: true };
  });
  return choice?.do === 'raid' ? newSortie(choice.cr) : null;
}

/** 16.1 Why no raid can be made for a centre; null where it can. */
export function whyNotRaid(v: Valley, cr: CrId): ValleyRefusal | null {
  if (!isFrench(v, cr)) return { reason: 'not-french', rule: '16.1' };
  if (v.crs[cr].fort >= fortification.max) return { reason: 'works-complete', rule: '2.2.1.4' };
  if (v.raidedCrs.includes(cr)) return { reason: 'raided-already', rule: '16.1' };
  if (v.ap < worksApOwed(v)) return { reason: 'no-ap', rule: '16.0' };
  if (!isFront(v, cr)) return { reason: 'not-front', rule: '16.1' };
  if (!v.units.some((unit) => !unit.used && isNear(unit, cr) && isInfantry(unit))) {
    return { reason: 'nobody-near', rule: '16.1' };
  }
  return null;
}

/** In the centre or next to it. Raids are no movement: Isabelle and encirclement do not matter (21.Q7). */
function isNear(unit: Unit, cr: CrId): boolean {
  return unit.at === cr || isNextTo(unit, cr);
}

export const raidKind: SortieKind = {
  ask: 'raid-force',
  rule: '16.1',
  fireRule: '16.1',
  table: '11',
  fire: 'raidFire',
  byAir: false,
  stake: 'raid',
  isNear,
  whyNotJoin: whyNotJoinRaid,
  isReady: (v, sortie) => infantryStepsIn(v, sortie) > 0,
};

/** 16.1 Why a unit cannot go on a raid; null where it can. */
export function whyNotJoinRaid(v: Valley, sortie: Sortie, unit: Unit): ValleyRefusal | null {
  if (!holdsGround(unit)) return { reason: 'cannot-raid', rule: '16.1' };
  if (unit.used) return { reason: 'used', rule: '16.1' };
  if (!isNear(unit, sortie.cr)) return { reason: 'not-near', rule: '16.1' };
  if (sortie.units.includes(unit.id)) return { reason: 'already-in', rule: '16.1' };
  if (isArmor(unit)) return armorIn(v, sortie) < RAID_ARMOR ? null : { reason: 'one-armor', rule: '16.1' };
  if (infantryStepsIn(v, sortie) + stepsOf(unit) > RAID_STEPS) return { reason: 'too-many-steps', rule: '16.1' };
  return null;
}

/** 16.1 The divisions whose box is nearest to a centre along their own lines; several where they are equally near. */
export const nearestDivisions = recordOf(crIds, nearestTo);

function nearestTo(cr: CrId): readonly [DivisionId, ...DivisionId[]] {
  const [first, ...others] = divisionIds;
  let nearest: [DivisionId, ...DivisionId[]] = [first];
  for (const division of others) {
    const nearer = linesFromBox(nearest[0], cr) - linesFromBox(division, cr);
    if (nearer > 0) nearest = [division];
    else if (nearer === 0) nearest.push(division);
  }
  return nearest;
}

/** How many lines lie between a division's box and a centre, whoever holds the centres on the way. */
function linesFromBox(division: DivisionId, cr: CrId): number {
  const seen = new Set<CrId | 'box'>(['box']);
  let edge: (CrId | 'box')[] = ['box'];
  for (let lines = 0; edge.length > 0; lines++) {
    if (edge.includes(cr)) return lines;
    edge = edge.flatMap((from) => taorNeighbours(division, from)).filter((next) => !seen.has(next));
    for (const next of edge) seen.add(next);
  }
  return Number.POSITIVE_INFINITY;
}

/** 16.1 What the roll on Table 11 adds up: morale of the infantry, assault factors of armor and guns. */
export function raidModifiers(v: Valley, sortie: Sortie, division: DivisionId): Modifier[] {
  const rule = '16.1';
  const modifiers: Modifier[] = [sitrepModifier(v)];
  for (const unit of unitsById(v, sortie.units)) {
    modifiers.push(
      isInfantry(unit)
        ? { cause: 'morale', of: unit.id, rule, value: moraleFactor(v, unit) }
        : { cause: 'assault', of: unit.id, rule, value: assaultFactor(unit) ?? 0 },
    );
  }
  for (const gun of unitsById(v, sortie.guns)) {
    modifiers.push({ cause: 'support', of: gun.id, rule, value: assaultFactor(gun) ?? 0 });
  }
  modifiers.push({ cause: 'strength', of: division, rule, value: -v.divisions[division].strength });
  modifiers.push(...cardModifiers(v, '11', sortie.cr, sortie.cards));
  return modifiers;
}

/** 16.1 The roll on Table 11 with what is allotted so far, against one of the nearest divisions. */
export function raidPlan(v: Valley, sortie: Sortie, division: DivisionId): RollPlan {
  const modifiers = raidModifiers(afterFirePaid(v, sortie, 'raidFire'), sortie, division);
  return { name: 'raid', rule: '16.1', of: sortie.cr, dice: raidTable.dice, modifiers };
}

/** 16.1 The raid is paid for and made; all who come back are Used. */
function* resolve(v: Valley, sortie: Sortie): Rules {
  const { cr } = sortie;
  const plan = raidPlan(v, sortie, drawLot(v.chance, nearestDivisions[cr]));
  opens(v, { is: 'fight', kind: 'raid', by: 'french', place: cr });
  payForWorks(v);
  v.raidedCrs.push(cr);
  v.events.push({ is: 'raid', cr, units: sortie.units.slice() });
  commit(v, sortie, raidKind);
  const units = unitsById(v, sortie.units);
  const origins = originsOf(units);
  const result = rollOn(v, '11', raidTable, plan);
  setFort(v, cr, v.crs[cr].fort + result.levels, 'raid');
  yield* loseSteps(v, units, result.steps, 'raid');
  if (result.disrupt === 'check') checkDisruption(v, units, 'raid');
  if (result.disrupt === 'all') disruptAll(v, units, 'raid');
  for (const unit of units) if (isOnMap(unit)) unit.used = true;
  reviewOrigins(v, origins);
  v.events.push({ is: 'raid-over', cr, levels: result.levels });
  closes(v, 'fight');
}
