/** 15.0 French Assault Phase. */

import { recordOf } from '../../../kernel/record';
import { closes, opens } from '../../../kernel/tale';
import type { ValleyRefusal } from '../choices';
import { done, type Rules, type ValleyChoice } from '../choices';
import { type CrId, crIds, type DivisionId } from '../data/map';
import {
  type FrenchCasualties,
  frenchAssault,
  frenchAssaultFrenchCasualties,
  frenchAssaultVmCasualties,
} from '../data/tables';
import { unitIds } from '../data/units';
import type { Modifier, RollPlan } from '../rolls';
import { type Sortie, type Unit, unitOf, type Valley } from '../state';
import { ask } from './ask';
import {
  becomesNoMansLand,
  fightFor,
  isFrench,
  isNextTo,
  isVietMinh,
  occupy,
  reviewControl,
  setFort,
  taorReach,
} from './centres';
import { rollOn } from './checks';
import { cardModifiers, inForce } from './in-force';
import { checkDisruption, counterBattery, disruptAll, loseSteps } from './losses';
import { keepsCommandPost } from './movement';
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
import { enforceStacking } from './stacking';
import { change, changeStrength, sitrepModifier } from './tracks';
import { assaultFactor, fits, holdsGround, isInfantry, isOnMap, stepsOf, unitsById } from './units';

export const ASSAULT_STEPS = 6; // 15.0

/** 15.0, 15.1 One AP lets the French assault any number of Viet Minh centres, one at a time, each once. */
export function* frenchAssaultPhase(v: Valley): Rules {
  // An assault that was beaten off is over: a state from elsewhere that says otherwise changes here, which betrays it.
  if (v.sortie && isVietMinh(v, v.sortie.cr) && v.assaultedCrs.includes(v.sortie.cr)) v.sortie = null;
  for (;;) {
    v.sortie ??= yield* designate(v);
    const sortie = v.sortie;
    if (!sortie) break;
    if (isVietMinh(v, sortie.cr)) {
      const goes = yield* assemble(v, sortie, frenchAssaultKind);
      if (!goes) {
        v.sortie = null;
        continue;
      }
      opens(v, { is: 'fight', kind: 'assault', by: 'french', place: sortie.cr });
      yield* resolve(v, sortie);
    }
    yield* exploit(v, sortie);
    closes(v, 'fight', isFrench(v, sortie.cr) ? 'taken' : isVietMinh(v, sortie.cr) ? 'holds' : 'left');
    cutOff(v);
    v.sortie = null;
  }
  v.sortie = null;
  yield* enforceStacking(v);
}

const assault = recordOf(crIds, (cr): ValleyChoice => ({ do: 'assault', cr }));

/** 15.1.1 Target CR designation. */
function* designate(v: Valley): Rules<Sortie | null> {
  const choice = yield* ask(v, 'assault', () => {
    if (v.ap < apOwed(v)) return null;
    const choices: ValleyChoice[] = [];
    for (const cr of crIds) if (isVietMinh(v, cr) && !whyNotAssault(v, cr)) choices.push(assault[cr]);
    if (choices.length === 0) return null;
    choices.push(done);
    return { side: 'french', ask: 'assault', rule: '15.1.1', choices, about: { cost: apOwed(v) }, resumable: true };
  });
  return choice?.do === 'assault' ? newSortie(choice.cr) : null;
}

/** 15.0 The AP is spent with the first assault; card 38 spares it. */
function apOwed(v: Valley): number {
  return v.paid.assault || inForce(v, 'freeAssault') ? 0 : 1;
}

/** 15.0 Why a centre cannot be assaulted; null where it can. */
export function whyNotAssault(v: Valley, cr: CrId): ValleyRefusal | null {
  if (!isVietMinh(v, cr)) return { reason: 'not-enemy-held', rule: '15.0' };
  if (v.assaultedCrs.includes(cr)) return { reason: 'assaulted-already', rule: '15.0' };
  if (v.ap < apOwed(v)) return { reason: 'no-ap', rule: '15.0' };
  if (!v.units.some((unit) => isNextTo(unit, cr) && isEligible(unit))) return { reason: 'nobody-near', rule: '15.0' };
  return null;
}

/** 15.0 All active infantry and armor. */
function isEligible(unit: Unit): boolean {
  return !unit.used && holdsGround(unit);
}

export const frenchAssaultKind: SortieKind = {
  ask: 'assault-force',
  rule: '15.1.2',
  fireRule: '15.1.4',
  table: '10',
  fire: 'assaultFire',
  byAir: true,
  stake: 'retake',
  isNear: isNextTo,
  whyNotJoin: whyNotJoinAssault,
  isReady: (_v, sortie) => sortie.units.length > 0,
};

/** 15.1.2 Why a unit cannot take part; null where it can. An encircled garrison can: an assault is no movement. */
export function whyNotJoinAssault(v: Valley, sortie: Sortie, unit: Unit): ValleyRefusal | null {
  if (!holdsGround(unit)) return { reason: 'cannot-assault', rule: '15.0' };
  if (unit.used) return { reason: 'used', rule: '15.0' };
  if (!isNextTo(unit, sortie.cr)) return { reason: 'not-adjacent', rule: '15.0' };
  if (sortie.units.includes(unit.id)) return { reason: 'already-in', rule: '15.0' };
  if (isInfantry(unit) && infantryStepsIn(v, sortie) + stepsOf(unit) > ASSAULT_STEPS) {
    return { reason: 'too-many-steps', rule: '15.0' };
  }
  return null;
}

/** 15.1.5 What the roll on Table 10 adds up. */
export function frenchAssaultModifiers(v: Valley, sortie: Sortie): Modifier[] {
  const rule = '15.1.5';
  const modifiers: Modifier[] = [sitrepModifier(v)];
  for (const unit of unitsById(v, sortie.units)) {
    modifiers.push({ cause: 'assault', of: unit.id, rule, value: assaultFactor(unit) ?? 0 });
  }
  for (const gun of unitsById(v, sortie.guns)) {
    modifiers.push({ cause: 'support', of: gun.id, rule, value: assaultFactor(gun) ?? 0 });
  }
  if (sortie.air > 0) modifiers.push({ cause: 'air', rule, value: sortie.air * frenchAssault.drm.perAsp });
  const division = holderOf(v, sortie.cr);
  if (division) modifiers.push({ cause: 'strength', of: division, rule, value: -v.divisions[division].strength });
  modifiers.push({ cause: 'fort', of: sortie.cr, rule, value: frenchAssault.drm.fortification });
  modifiers.push(...cardModifiers(v, '10', sortie.cr, sortie.cards));
  return modifiers;
}

function holderOf(v: Valley, cr: CrId): DivisionId | null {
  const { holder } = v.crs[cr];
  return holder === 'french' || holder === 'nobody' ? null : holder;
}

/** 15.1.5 The roll on Table 10 with what is allotted so far, for the throw and for its odds. */
export function frenchAssaultPlan(v: Valley, sortie: Sortie): RollPlan {
  const modifiers = frenchAssaultModifiers(afterFirePaid(v, sortie, 'assaultFire'), sortie);
  return { name: 'french-assault', rule: '15.1.5', of: sortie.cr, dice: frenchAssault.dice, modifiers };
}

/** 15.1.5 What a column of Table 10 and the cards add on a casualties table. */
export function frenchAssaultCasualtiesModifiers(
  v: Valley,
  table: '10.1' | '10.2',
  cr: CrId,
  column: number,
): Modifier[] {
  return [{ cause: 'table', of: '10', rule: '15.1.5', value: column }, ...cardModifiers(v, table, cr)];
}

/** 15.1.5, 15.1.6 The assault is paid for and fought out. */
function* resolve(v: Valley, sortie: Sortie): Rules {
  const { cr } = sortie;
  const plan = frenchAssaultPlan(v, sortie);
  if (apOwed(v) > 0) change(v, 'ap', -1, 'spent', 'assault');
  v.paid.assault = true;
  v.assaultedCrs.push(cr);
  v.events.push({ is: 'french-assault', cr, units: sortie.units.slice() });
  commit(v, sortie, frenchAssaultKind);
  const units = unitsById(v, sortie.units);
  const origins = originsOf(units);
  const result = rollOn(v, '10', frenchAssault, plan);
  const losses = rollOn(v, '10.1', frenchAssaultFrenchCasualties, {
    name: 'french-casualties',
    rule: '15.1.5',
    of: cr,
    dice: frenchAssaultFrenchCasualties.dice,
    modifiers: frenchAssaultCasualtiesModifiers(v, '10.1', cr, result.french),
  });
  yield* frenchCasualties(v, units, unitsById(v, sortie.guns), losses);
  reviewOrigins(v, origins);
  const repulsed = yield* vmCasualties(v, sortie, result.vm);
  for (const unit of units) if (isOnMap(unit)) unit.used = true;
  v.events.push({ is: 'french-assault-over', cr, repulsed });
  if (repulsed) {
    becomesNoMansLand(v, cr, 'liberation');
    setFort(v, cr, 1, 'liberation');
  }
}

/** 15.1.5 Steps first, then disruption of the assaulting units, then counter-battery fire on the guns. */
function* frenchCasualties(v: Valley, units: readonly Unit[], guns: readonly Unit[], losses: FrenchCasualties): Rules {
  yield* loseSteps(v, units, losses.steps, 'assault');
  if (losses.disrupt === 'check') checkDisruption(v, units, 'assault');
  if (losses.disrupt === 'all') disruptAll(v, units, 'assault');
  if (losses.counterBattery) counterBattery(v, guns);
}

/** 15.1.5 The division's losses; armor that took part may have them rolled again. True where it is repulsed. */
function* vmCasualties(v: Valley, sortie: Sortie, column: number): Rules<boolean> {
  const division = holderOf(v, sortie.cr);
  if (!division) return false;
  const roll = () =>
    rollOn(v, '10.2', frenchAssaultVmCasualties, {
      name: 'vm-casualties',
      rule: '15.1.5',
      of: division,
      dice: frenchAssaultVmCasualties.dice,
      modifiers: frenchAssaultCasualtiesModifiers(v, '10.2', sortie.cr, column),
    });
  let losses = roll();
  if (armorIn(v, sortie) > 0) {
    const { strengthLost, cm, repulsed } = losses;
    const choice = yield* ask(v, 'reroll', () => ({
      side: 'french',
      ask: 'reroll',
      rule: '15.1.5',
      choices: [{ do: 'reroll' }, { do: 'stand' }],
      about: { table: '10.2', column, division, cr: sortie.cr, strengthLost, cm, repulsed },
      scene: fightFor(v, division, sortie.cr),
    }));
    if (choice?.do === 'reroll') losses = roll();
  }
  changeStrength(v, division, -losses.strengthLost, 'casualties', sortie.cr);
  if (losses.cm > 0) change(v, 'cm', losses.cm, 'casualties', division);
  return losses.repulsed;
}

const occupyWith = recordOf(unitIds, (unit): ValleyChoice => ({ do: 'occupy', unit }));

/** 15.1.6 Assault exploitation: one by one, those who took part and active neighbours may occupy the centre. */
function* exploit(v: Valley, sortie: Sortie): Rules {
  const { cr } = sortie;
  if (isVietMinh(v, cr)) return; // not repulsed
  for (;;) {
    const choice = yield* ask(v, 'occupy', () => {
      const choices: ValleyChoice[] = [];
      for (const unit of v.units) if (!whyNotOccupy(v, sortie, unit)) choices.push(occupyWith[unit.id]);
      if (choices.length === 0) return null;
      choices.push(done);
      const scene = { is: 'place', place: cr } as const;
      return { side: 'french', ask: 'occupy', rule: '15.1.6', choices, about: { cr }, scene, resumable: true };
    });
    if (choice?.do !== 'occupy') return;
    const unit = unitOf(v, choice.unit);
    if (!isOnMap(unit)) return;
    const from: CrId = unit.at;
    unit.at = cr;
    unit.used = true;
    v.events.push({ is: 'moved', unit: unit.id, from, to: cr });
    occupy(v, cr, 'exploitation');
    reviewControl(v, from);
  }
}

/** 15.1.6 Why a unit cannot occupy the liberated centre; null where it can. */
export function whyNotOccupy(v: Valley, sortie: Sortie, unit: Unit): ValleyRefusal | null {
  if (!holdsGround(unit)) return { reason: 'cannot-hold', rule: '15.1.6' };
  if (unit.at === sortie.cr) return { reason: 'already-there', rule: '15.1.6' };
  if (!isNextTo(unit, sortie.cr)) return { reason: 'not-adjacent', rule: '15.1.6' };
  if (unit.used && !sortie.units.includes(unit.id)) return { reason: 'used', rule: '15.1.6' };
  if (!fits(v, unit, sortie.cr)) return { reason: 'no-room', rule: '2.2.1.3' };
  if (keepsCommandPost(v, unit)) return { reason: 'last-in-hq', rule: '14.3' };
  return null;
}

/** 15.1.7 A marker that no path of its division, free of French centres, joins to its box is taken away. */
function cutOff(v: Valley): void {
  for (const cr of crIds) {
    const division = holderOf(v, cr);
    if (!division || taorReach(division, (on) => !isFrench(v, on)).includes(cr)) continue;
    becomesNoMansLand(v, cr, 'cut-off');
    setFort(v, cr, 1, 'cut-off');
  }
}
