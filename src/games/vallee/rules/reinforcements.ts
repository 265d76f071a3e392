/** 8.0 Reinforcements and replacements, and the overland transport holding area. */

import { done, made, type Rules, type ValleeChoice } from '../choices';
import { airUnits } from '../data/aircraft';
import { corsairsFrom, exit, katyushasFrom, paraCosts } from '../data/constants';
import { units } from '../data/units';
import type { Modifier } from '../rolls';
import { type Census, ENTERED, FRENCH, OTHA, TRIED, type Vallee, WAITING } from '../state';
import { areaId, areaOf, valleys } from './ground';
import { changeSupply, question, roll, rollDie, scenarioOf, score, settle } from './record';
import { censusOf, hasMark, idOf, isKatyusha, isSteady, numberOf, regiments, setMark, vietMinhUnits } from './units';
import { weatherEffect } from './weather';

const regiment148 = vietMinhUnits.filter((unit) => regiments[unit] === '148');
const entries148: readonly number[] = [areaOf('se'), areaOf('sw')];

/** 5.3 */
export function* reinforcementPhase(v: Vallee): Rules {
  if (v.step === 'begin') {
    callCorsairs(v);
    rollCapacity(v);
    v.step = 'enter';
  }
  yield* enterTransport(v);
}

/** 8.2 Three F4U on turn 8, free. */
function callCorsairs(v: Vallee): void {
  if (v.turn !== corsairsFrom) return;
  airUnits.forEach(({ id, from }, air) => {
    if (from !== 'turn-8') return;
    v.air[air] = 'ready';
    v.events.push({ is: 'aircraft', air: id, was: 'absent', now: 'ready', fight: null });
  });
}

/** 8.1.1 A die, and three, four or five by the weather. */
export function capacityModifiers(v: Vallee): Modifier[] {
  const modifiers: Modifier[] = [{ cause: `weather-${v.weather}`, rule: '8.1.1', value: weatherEffect(v).enter }];
  const { enter } = scenarioOf(v).special;
  if (enter !== 0) modifiers.push({ cause: 'elsewhere', rule: '17.5.3', value: enter });
  return modifiers;
}

function rollCapacity(v: Vallee): void {
  const plan = { name: 'capacity', rule: '8.1.1', dice: '1d6', modifiers: capacityModifiers(v) } as const;
  v.quota = Math.max(0, roll(v, plan, { side: 'viet-minh', place: 'otha' }).total);
  v.events.push({ is: 'capacity', counters: v.quota });
}

/** 8.1 Viet Minh units that may set out now. */
function reinforcementsDue(v: Vallee): number[] {
  return vietMinhUnits.filter(
    (unit) => v.at[unit] === WAITING && regiments[unit] !== '148' && (!isKatyusha(unit) || v.turn >= katyushasFrom),
  );
}

const enterSupply: ValleeChoice = { do: 'enter', what: 'supply' };
const enterStep: ValleeChoice = { do: 'enter', what: 'replacement' };
const enterUnits: readonly ValleeChoice[] = units.map(({ id }) => ({ do: 'enter', what: id }));

/** 8.1.1, 8.3 Counters set out one by one, up to the capacity; the 148th comes by itself. */
function* enterTransport(v: Vallee): Rules {
  for (;;) {
    const choices: ValleeChoice[] = [];
    if (v.quota > 0) {
      choices.push(enterSupply, enterStep);
      for (const unit of reinforcementsDue(v)) choices.push(enterUnits[unit] ?? done);
    }
    choices.push(...commitments(v));
    if (choices.length === 0) break;
    choices.push(done);
    const choice = yield question('viet-minh', 'otha-enter', '8.1.1', choices, { about: { counters: v.quota } });
    if (choice.do === 'enter') enter(v, choice.what);
    else if (choice.do === 'commit') commit148(v, areaOf(choice.area));
    else break;
  }
  v.quota = 0;
}

function enter(v: Vallee, what: string): void {
  v.quota--;
  v.events.push({ is: 'sent', what });
  if (what === 'supply') v.otha.newSupply++;
  else if (what === 'replacement') {
    v.otha.newSteps++;
    score(v, 'viet-minh', -1, 'replacements', 'otha');
  } else {
    const unit = numberOf(what);
    v.at[unit] = OTHA;
    setMark(v, unit, ENTERED);
  }
}

/** 8.1 The 148th comes to SE or SW, once, while it waits. */
function commitments(v: Vallee): ValleeChoice[] {
  if (!regiment148.some((unit) => v.at[unit] === WAITING)) return [];
  const census = censusOf(v);
  return entries148.filter((area) => census.holder[area] !== FRENCH).flatMap((area) => made.commit[area] ?? []);
}

/** 8.1, R37 A die and one for each turn that remains. */
function commit148(v: Vallee, area: number): void {
  const die = rollDie(v, 'cost-148', '8.1', { side: 'viet-minh', place: areaId(area) });
  score(v, 'viet-minh', -(die + turnsLeft(v)), 'regiment-148', areaId(area));
  for (const unit of regiment148) {
    v.at[unit] = area;
    v.events.push({ is: 'arrived', unit: idOf(unit), area: areaId(area), by: 'march' });
  }
  settle(v, area);
}

/** 8.1.2, R37 Turns after this one. */
export function turnsLeft(v: Vallee): number {
  return scenarioOf(v).lastTurn - v.turn;
}

/** 8.2 What a parachute reinforcement costs now. */
export function paraCost(v: Vallee, unit: number): number {
  const listed = paraCosts[idOf(unit)]?.listed ?? null;
  return listed === null ? 0 : listed + turnsLeft(v);
}

/** 8.1.2 The die to leave the transport area: five or less. */
export function exitModifiers(v: Vallee): Modifier[] {
  const { exit: value } = weatherEffect(v);
  return value === 0 ? [] : [{ cause: `weather-${v.weather}`, rule: '8.1.2', value }];
}

/** 8.1.2 */
export function leaves(v: Vallee, what: string): boolean {
  const plan = { name: 'exit', rule: '8.1.2', of: what, dice: '1d6', modifiers: exitModifiers(v) } as const;
  return roll(v, plan, { side: 'viet-minh', place: 'otha' }).total <= exit.upTo;
}

/** 8.1.2, R42 Valleys without French units. */
export function exitsTo(census: Census): number[] {
  return valleys.filter((area) => census.holder[area] !== FRENCH);
}

/** 8.1.2 Units that may still try to come out this turn. */
export function mayTryToLeave(v: Vallee, unit: number): boolean {
  return v.at[unit] === OTHA && isSteady(v, unit) && !hasMark(v, unit, ENTERED | TRIED);
}

/** 8.1.2, R42, R84 All supply counters that may, try to come out. */
export function supplyComesOut(v: Vallee): void {
  if (exitsTo(censusOf(v)).length === 0) return;
  for (let left = v.otha.supply; left > 0; left--) {
    v.otha.supply--;
    if (leaves(v, 'supply')) {
      v.events.push({ is: 'left', what: 'supply', to: null, stays: false });
      changeSupply(v, 'viet-minh', 1, 'arrived');
    } else {
      v.otha.newSupply++;
      v.events.push({ is: 'left', what: 'supply', to: null, stays: true });
    }
  }
}

/** 8.3 So many replacement steps try; those that come out serve in this turn's recovery phase. */
export function stepsComeOut(v: Vallee, counters: number): void {
  for (let left = Math.min(counters, v.otha.steps); left > 0; left--) {
    v.otha.steps--;
    const stays = !leaves(v, 'replacement');
    if (stays) v.otha.newSteps++;
    else v.landed['viet-minh']++;
    v.events.push({ is: 'left', what: 'replacement', to: null, stays });
  }
}

/** 8.1.2 How many replacement steps may still try. */
export function stepsThatMayTry(v: Vallee): number {
  return exitsTo(censusOf(v)).length === 0 ? 0 : v.otha.steps;
}

/** 8.1.2 A unit tries; true if it stands in the valley now. */
export function comesOut(v: Vallee, unit: number, to: number): boolean {
  setMark(v, unit, TRIED);
  const stays = !leaves(v, idOf(unit));
  v.events.push({ is: 'left', what: idOf(unit), to: areaId(to), stays });
  if (stays) return false;
  v.at[unit] = to;
  v.events.push({ is: 'arrived', unit: idOf(unit), area: areaId(to), by: 'transport' });
  settle(v, to);
  return true;
}

/** 8.1.2 At the end of a turn every counter of the transport area may try again. */
export function restTransport(v: Vallee): void {
  const { supply, newSupply, steps, newSteps, shaken } = v.otha;
  v.otha = { supply: supply + newSupply, newSupply: 0, steps: steps + newSteps + shaken, newSteps: 0, shaken: 0 };
}
