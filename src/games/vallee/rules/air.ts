/** 9.1 Air unit availability and 9.5 the loading of transports. */

import { lookUp } from '../../../kernel/rolls';
import { rosterOf } from '../../../kernel/roster';
import { type AirDeed, accept, done, effort, type Rules, rollIt, type ValleeChoice, waive } from '../choices';
import { type AirType, airTypeData, airTypes, airUnits } from '../data/aircraft';
import { deduction, paraCosts } from '../data/constants';
import { ABOARD, type AirPlace, NO_CARGO, PAID, REPLACEMENT_CARGO, SUPPLY_CARGO, type Vallee, WAITING } from '../state';
import { question, roll, rollDie, type Steps, scenarioOf, score, stepThrough } from './record';
import { paraCost } from './reinforcements';
import { frenchUnits, hasMark, idOf, numberOf, setMark, stepsOf } from './units';
import { monthOf, weatherEffect } from './weather';

export const airCount = airUnits.length;
const types: readonly AirType[] = airUnits.map(({ type }) => type);
/** 9.1 Id and number of an air unit. */
export const { idOf: airId, numberOf: airOf } = rosterOf(airUnits.map(({ id }) => id));
const byType = new Map(airTypeData.map((data) => [data.type, data]));
const capacities: readonly number[] = types.map((type) => byType.get(type)?.capacity ?? 0);
const bombColumns: readonly number[] = types.map((type) => byType.get(type)?.bombs ?? 0);
const tactical: readonly boolean[] = types.map((type) => byType.get(type)?.tactical === true);

/** 9.1 */
export function airType(air: number): AirType {
  return types[air] ?? 'F8F';
}

/** 9.1 */
export function capacityOf(air: number): number {
  return capacities[air] ?? 0;
}

/** 9.2 Column of the bombardment table; 0 where it does not bombard. */
export function bombColumn(air: number): number {
  return bombColumns[air] ?? 0;
}

/** 9.3, 9.4 */
export function isTactical(air: number): boolean {
  return tactical[air] === true;
}

/** 9.1 */
export function airUnitsIn(v: Vallee, place: AirPlace): number[] {
  const found: number[] = [];
  for (let air = 0; air < airCount; air++) if (v.air[air] === place) found.push(air);
  return found;
}

/** 9.1 */
export function sendAir(v: Vallee, air: number, now: AirPlace, fight: string | null = null): void {
  const was = v.air[air] ?? 'absent';
  if (was === now) return;
  v.air[air] = now;
  v.events.push({ is: 'aircraft', air: airId(air), was, now, fight });
}

/** 9.1 The next ready air unit of a type; -1 where there is none. */
export function nextOf(v: Vallee, type: string): number {
  for (let air = 0; air < airCount; air++) if (types[air] === type && v.air[air] === 'ready') return air;
  return -1;
}

/** 9.1 What carries nothing. */
const others = airTypes.filter((type) => byType.get(type)?.capacity === 0);

const steps: Steps = {
  begin: makeReady,
  ground: (v) => sendAway(v, 'ground', 'air-ground', airTypes),
  effort: { run: maximumEffort, next: (v) => (v.effort ? 'waive' : 'away-transports') },
  'away-transports': transportsAway,
  'away-others': {
    begin: (v) => {
      v.quota = rollDie(v, 'away-others', '9.1', { side: 'french' });
    },
    run: (v) => sendAway(v, 'away', 'air-away-others', others),
  },
  waive: extraDeduction,
  'away-any': (v) => sendAway(v, 'away', 'air-away-any', airTypes),
  load,
};

/** 5.4 */
export function airPhase(v: Vallee): Rules {
  return stepThrough(v, steps);
}

function makeReady(v: Vallee): void {
  for (let air = 0; air < airCount; air++)
    if (v.air[air] === 'flown' || v.air[air] === 'grounded') v.air[air] = 'ready';
  v.quota = groundedByWeather(v);
}

/** 6.1.2, 6.1.3, R31 What the weather keeps down: one share of all undamaged air units. */
export function groundedByWeather(v: Vallee): number {
  const ready = airUnitsIn(v, 'ready').length;
  return ready - Math.floor((ready * weatherEffect(v).flies) / 3);
}

/** Picks air units by type until as many are gone as must go, or all of them. */
function* sendAway(
  v: Vallee,
  deed: AirDeed,
  ask: 'air-ground' | 'air-away-others' | 'air-away-any',
  from: readonly AirType[],
): Rules {
  while (v.quota > 0) {
    const left = from.filter((type) => nextOf(v, type) >= 0);
    const [only] = left;
    if (!only) break;
    const choices = left.map((air): ValleeChoice => ({ do: deed, air }));
    const all = airUnitsIn(v, 'ready').filter((air) => left.includes(airType(air))).length <= v.quota;
    const choice =
      left.length === 1 || all
        ? choices[0]
        : yield question('french', ask, '9.1', choices, { about: { units: v.quota } });
    if (choice?.do !== deed || !('air' in choice)) break;
    sendAir(v, nextOf(v, choice.air), deed === 'ground' ? 'grounded' : 'flown');
    v.quota--;
  }
  v.quota = 0;
}

/** 9.1.1 Once a month; its price is rolled after it is declared. */
function* maximumEffort(v: Vallee): Rules {
  v.effort = false;
  const month = monthOf(v.turn);
  if (!v.effortMonths.includes(month)) {
    const choice = yield question('french', 'air-max', '9.1.1', [rollIt, effort]);
    if (choice.do === 'effort') {
      const cost = rollDie(v, 'effort', '9.1.1', { side: 'french' });
      v.effort = true;
      v.effortMonths.push(month);
      v.events.push({ is: 'effort', cost });
      score(v, 'french', -cost, 'effort');
      return;
    }
  }
  v.quota = rollDie(v, 'away-transports', '9.1', { side: 'french' });
}

function readyOf(v: Vallee, type: AirType): number {
  return airUnitsIn(v, 'ready').filter((air) => types[air] === type).length;
}

/** 9.1, R81 Transports that add up to the die, or the smallest excess. */
function* transportsAway(v: Vallee): Rules {
  const small = 'C-47';
  const large = 'C-119';
  while (v.quota > 0) {
    const choices: ValleeChoice[] = [];
    const [c47s, c119s] = [readyOf(v, small), readyOf(v, large)];
    // The last C-47 does not go where C-119s alone add up to the die.
    const exact = v.quota % 2 === 0 && c119s * 2 >= v.quota;
    if (c47s > 1 || (c47s === 1 && !exact)) choices.push({ do: 'away', air: small });
    if (c119s > 0 && (c47s === 0 || v.quota > 1)) choices.push({ do: 'away', air: large });
    if (choices.length === 0) break;
    const choice =
      choices.length > 1
        ? yield question('french', 'air-away-transports', '9.1', choices, { about: { steps: v.quota } })
        : choices[0];
    if (choice?.do !== 'away') break;
    const air = nextOf(v, choice.air);
    sendAir(v, air, 'flown');
    v.quota -= capacityOf(air);
  }
  v.quota = 0;
}

/** 17.5.1, 17.5.3 One more die of air units that serve elsewhere; the French may keep them for a point. */
function* extraDeduction(v: Vallee): Rules {
  if (!scenarioOf(v).special.deduction) return;
  if (v.quota === 0) {
    const plan = { name: 'deduction', rule: '17.5.1', dice: '1d6', modifiers: [] } as const;
    v.quota = lookUp(deduction, roll(v, plan, { side: 'french', table: 'deduction' }).total).units;
  }
  const choice = yield question('french', 'air-waive', '17.5.3', [accept, waive], { about: { units: v.quota } });
  if (choice.do !== 'waive') return;
  v.quota = 0;
  score(v, 'viet-minh', 1, 'waiver');
}

/** 9.5 What an air unit carries. */
export function cargoOf(v: Vallee, air: number): number[] {
  return [v.cargo[air * 2] ?? NO_CARGO, v.cargo[air * 2 + 1] ?? NO_CARGO].filter((item) => item !== NO_CARGO);
}

/** 9.5 */
export function cargoName(item: number): string {
  if (item === SUPPLY_CARGO) return 'supply';
  return item === REPLACEMENT_CARGO ? 'replacement' : idOf(item);
}

function freeRoom(v: Vallee, air: number): number {
  return v.air[air] === 'ready' ? capacityOf(air) - cargoOf(v, air).length : 0;
}

function stow(v: Vallee, air: number, item: number): void {
  const first = air * 2;
  v.cargo[v.cargo[first] === NO_CARGO ? first : first + 1] = item;
}

/** 9.5 Steps of a parachute unit that are aboard. */
export function stepsAboard(v: Vallee, unit: number): number {
  return v.cargo.filter((item) => item === unit).length;
}

const isBegun = (v: Vallee, unit: number) => v.cargo.includes(unit);

/** 8.2 Comes by air, step by step. */
export const isPara = (unit: number) => idOf(unit) in paraCosts;
const paras: readonly number[] = frenchUnits.filter(isPara);

/** 5.4, 9.5 Each transport is loaded step by step; a parachute unit whole or not at all. */
function* load(v: Vallee): Rules {
  for (;;) {
    const room = totalRoom(v);
    const begun = paras.filter((unit) => isBegun(v, unit) && stepsAboard(v, unit) < stepsOf(v, unit));
    const open = begun.reduce((sum, unit) => sum + stepsOf(v, unit) - stepsAboard(v, unit), 0);
    if (room === 0) break;
    const cargoes: number[] = [...begun];
    if (room > open) {
      cargoes.push(SUPPLY_CARGO);
      if (v.pool > 0) cargoes.push(REPLACEMENT_CARGO);
    }
    cargoes.push(
      ...paras.filter((unit) => v.at[unit] === WAITING && !isBegun(v, unit) && stepsOf(v, unit) <= room - open),
    );
    const choices = loads(v, cargoes);
    if (open === 0) choices.push(done);
    const choice = yield question('french', 'air-load', '9.5', choices, { about: { steps: room } });
    if (choice.do !== 'load') break;
    loadOne(v, airOf(choice.air), choice.cargo);
  }
  tellLoads(v);
}

function totalRoom(v: Vallee): number {
  let room = 0;
  for (let air = 0; air < airCount; air++) room += freeRoom(v, air);
  return room;
}

/** One choice for each kind of transport with room, empty or half full: those that are alike are not told apart. */
function loads(v: Vallee, cargoes: readonly number[]): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  const seen = new Set<string>();
  for (let air = 0; air < airCount; air++) {
    const room = freeRoom(v, air);
    const kind = `${airType(air)} ${room} ${cargoOf(v, air)}`;
    if (room === 0 || seen.has(kind)) continue;
    seen.add(kind);
    for (const item of cargoes) choices.push({ do: 'load', air: airId(air), cargo: cargoName(item) });
  }
  return choices;
}

function loadOne(v: Vallee, air: number, cargo: string): void {
  v.events.push({ is: 'loaded', air: airId(air), cargo });
  if (cargo === 'supply') stow(v, air, SUPPLY_CARGO);
  else if (cargo === 'replacement') {
    v.pool--;
    stow(v, air, REPLACEMENT_CARGO);
  } else stow(v, air, numberOf(cargo));
}

/** R83 Once all is loaded: what is aboard is told in one, so that nothing says which transport carries a unit. */
function tellLoads(v: Vallee): void {
  let [aircraft, steps] = [0, 0];
  for (let air = 0; air < airCount; air++) {
    const load = cargoOf(v, air).length;
    steps += load;
    if (load > 0) aircraft++;
  }
  if (steps > 0) v.events.push({ is: 'loads', aircraft, steps });
  for (const unit of paras) if (isBegun(v, unit)) commitPara(v, unit);
}

/** 8.2, R72 The points are booked openly; once is enough. */
function commitPara(v: Vallee, unit: number): void {
  v.at[unit] = ABOARD;
  const cost = hasMark(v, unit, PAID) ? 0 : paraCost(v, unit);
  setMark(v, unit, PAID);
  v.events.push({ is: 'committed', unit: idOf(unit), cost });
  score(v, 'french', -cost, 'parachute');
}
