/** 11.0 Viet Minh logistics: Strength, status and activation of the divisions. Not on Turn One (sequence.ts). */
import { chanceOf, totals } from '../../../kernel/odds';
import { lookUp, sum, throwDice } from '../../../kernel/rolls';
import { gather } from '../../../kernel/tale';
import type { Rules } from '../choices';
import { cards } from '../data/cards';
import { type DivisionId, divisionIds } from '../data/map';
import { activation, statusCheck, strengthAdjustment } from '../data/tables';
import type { Cause } from '../events';
import type { Modifier, RollPlan } from '../rolls';
import type { Division, Valley } from '../state';
import { applyCards } from './card-ops';
import { cardModifiers } from './in-force';
import { changeStrength, sitrepModifier } from './tracks';

/** 11.1 A division that did not assault last turn grows, less so in the monsoon; then the cards. */
export function* strengthPhase(v: Valley): Rules {
  const gain = lookUp(strengthAdjustment, v.turn).strength;
  for (const id of divisionIds) if (isRested(v, id)) changeStrength(v, id, gain, 'rest');
  yield* applyCards(v, 'strength');
}

/** 11.1, 11.3 Asked as for Table 4 (9.2); 304 and 316 wait for their activation. */
function isRested(v: Valley, id: DivisionId): boolean {
  const { activated, assaultedLast } = v.divisions[id];
  return activated && !assaultedLast;
}

/** 11.2 A shaken division must pass its check to be active this turn; any other is active. */
export function statusPhase(v: Valley): void {
  for (const id of divisionIds) {
    const division = v.divisions[id];
    if (!division.activated) continue;
    if (isShaken(v, division)) setActive(v, id, rollsAtMost(v, '6', statusPlan(v, id), division.strength), 'status');
    else setActive(v, id, true, 'strong');
  }
}

/** 11.2 Strength 8 or less; card 34 looks further up. */
function isShaken(v: Valley, { strength }: Division): boolean {
  let limit: number = statusCheck.shakenAtMost;
  for (const card of v.inForce) for (const op of cards[card].ops) if (op.op === 'statusLimit') limit = op.n;
  return strength <= limit;
}

/** 11.2 The check on Table 6. */
export function statusPlan(v: Valley, id: DivisionId): RollPlan {
  const { strength, start } = v.divisions[id];
  const modifiers = [sitrepModifier(v)];
  if (2 * strength <= start) {
    modifiers.push({ cause: 'half-strength', of: id, rule: '11.2', value: statusCheck.drm.halfStrength });
  }
  modifiers.push(...cardModifiers(v, '6'));
  return { name: 'status', rule: '11.2', of: id, dice: statusCheck.dice, modifiers };
}

/** 11.2 The chance that a division will be active after its status check. */
export function statusChance(v: Valley, id: DivisionId): number {
  const division = v.divisions[id];
  if (!division.activated) return 0;
  return isShaken(v, division) ? chanceAtMost(statusPlan(v, id), division.strength) : 1;
}

/** 11.3 Divisions 316 and 304 come in on the turn's number or less, and stay in. */
export function activationPhase(v: Valley): void {
  for (const id of activation.divisions) {
    const division = v.divisions[id];
    const since = v.events.length;
    if (division.activated || !rollsAtMost(v, '7', activationPlan(v, id), v.turn)) continue;
    division.activated = true;
    setActive(v, id, true, 'activation');
    gather(v, since, { is: 'moment', by: id, place: id });
  }
}

/** 11.3 The roll on Table 7. */
export function activationPlan(v: Valley, id: DivisionId): RollPlan {
  const modifiers: Modifier[] = [sitrepModifier(v), ...cardModifiers(v, '7')];
  return { name: 'activation', rule: '11.3', of: id, dice: activation.dice, modifiers };
}

/** 11.3 The chance that a division comes in this turn. */
export function activationChance(v: Valley, id: DivisionId): number {
  return v.divisions[id].activated ? 1 : chanceAtMost(activationPlan(v, id), v.turn);
}

function chanceAtMost(plan: RollPlan, most: number): number {
  return chanceOf(totals(plan.dice, sum(plan.modifiers)), (result) => result <= most);
}

/** Tables 6 and 7 have no rows of their own: the first is a total of at most `most`, the second anything above. */
function rollsAtMost(v: Valley, table: '6' | '7', plan: RollPlan, most: number): boolean {
  const roll = throwDice(v.chance, plan);
  const holds = roll.total <= most;
  v.events.push({ is: 'rolled', roll, table, row: holds ? 0 : 1 });
  return holds;
}

/** 2.3.2.1 Flips the division's marker. */
function setActive(v: Valley, id: DivisionId, active: boolean, cause: Cause): void {
  if (v.divisions[id].active === active) return;
  v.divisions[id].active = active;
  v.events.push({ is: 'division', division: id, active, cause });
}
