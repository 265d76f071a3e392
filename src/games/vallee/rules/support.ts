/** 5.6.2 Air and artillery support: both sides commit, counter-battery and flak answer, then it is rolled. */
import { choicesOf } from '../../../kernel/again';
import { sum } from '../../../kernel/rolls';
import { closes, opens } from '../../../kernel/tale';
import { done, fireAt, type Rules, shotAt, strikes, type ValleeChoice } from '../choices';
import { airTypes } from '../data/aircraft';
import { airDice, hitsOn } from '../data/constants';
import type { Modifier, RollPlan } from '../rolls';
import { type Fire, holderOf, type Mission, other, type Side, type Vallee, VIET_MINH } from '../state';
import { airId, airType, airUnitsIn, isTactical } from './air';
import {
  canCounter,
  commitGun,
  counterBattery,
  groundModifiers,
  gunModifiers,
  mayFireGun,
  shellUnit,
  supports,
} from './artillery';
import { mayAttack } from './battle';
import { ABORTED, endMissions, nameShots, rollShots, UNHURT } from './flak';
import { allAreas } from './ground';
import { hit } from './losses';
import { addMission, altitudes, nextFree } from './missions';
import { newFight, placeOf, question, roll } from './record';
import { canReach, inRange, seenFrom } from './sight';
import { purseOf } from './supply';
import { batteriesOf, censusOf, frenchBatteries, idOf, isSteady, numberOf, onMap, sideOf, unitsAt } from './units';

/** 9.3, 10.2 A side commits batteries, and the French aircraft, each to one unit. */
export function* commitSupport(v: Vallee, side: Side): Rules {
  const ask = side === v.active ? 'support-active' : 'support-other';
  for (;;) {
    const choices = choicesOf(v, ask, () => supportsAndStrikes(v, side));
    if (choices.length === 0) return;
    const named = v.supports.filter(({ unit }) => sideOf(unit) === side).length;
    const about = { named: named + (side === 'french' ? v.missions.length : 0), ...purseOf(v, side) };
    const window = side === v.active ? undefined : 'fight';
    const choice = yield question(side, ask, '5.6.2', choices, { about, scene: { is: 'volley' }, window });
    if (choice.do === 'support') {
      const fire = { unit: numberOf(choice.unit), target: choice.target, fight: newFight(v) };
      v.supports.push(fire);
      commitGun(v, fire, 'support');
    } else if (choice.do === 'strike') {
      addMission(v, { air: nextFree(v, choice.air), is: 'strike', target: choice.target, low: choice.at === 'low' });
    } else return;
  }
}

function supportsAndStrikes(v: Vallee, side: Side): ValleeChoice[] {
  const choices = supportChoices(v, side);
  if (side === 'french') addStrikes(v, choices);
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 5.6.2 */
export function supportChoices(v: Vallee, side: Side): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  const census = censusOf(v);
  for (const unit of batteriesOf(side)) {
    if (!supports(unit) || !mayFireGun(v, unit)) continue;
    const seen = seenFrom(census, v.at[unit] ?? -1, side);
    for (const area of allAreas) {
      if (census.holder[area] !== holderOf(other(side)) || !seen[area] || !inRange(v, unit, area)) continue;
      if (!mayAttack(v, side, area)) continue;
      for (const target of unitsAt(census, area)) choices.push(shotAt(fireAt.support, unit, target));
    }
  }
  return choices;
}

/** 9.3 Each type of aircraft at each Viet Minh unit on the map. */
function addStrikes(v: Vallee, choices: ValleeChoice[]): void {
  const census = censusOf(v);
  for (const type of airTypes) {
    const air = nextFree(v, type);
    if (air < 0 || !isTactical(air)) continue;
    for (const at of altitudes(v, false)) {
      const list = strikes[at].get(type)?.unit ?? [];
      for (const area of allAreas) {
        if (census.holder[area] !== VIET_MINH) continue;
        for (const target of unitsAt(census, area)) choices.push(list[target] ?? done);
      }
    }
  }
}

/** 9.3 French aircraft that could still strike. */
export function freeStrikes(v: Vallee): number {
  const choices: ValleeChoice[] = [];
  addStrikes(v, choices);
  const types = new Set(choices.flatMap((choice) => (choice.do === 'strike' ? [choice.air] : [])));
  return airUnitsIn(v, 'ready').filter((air) => types.has(airType(air)) && v.missions.every((one) => one.air !== air))
    .length;
}

/** 10.5 The French set uncommitted batteries against those that support the Viet Minh; all are named first. */
export function* counterSupport(v: Vallee): Rules {
  const enemy = v.supports.filter(({ unit }) => sideOf(unit) === 'viet-minh' && canCounter(v, unit));
  const census = censusOf(v);
  while (enemy.length > 0) {
    const choices: ValleeChoice[] = [];
    for (const unit of frenchBatteries) {
      if (!mayFireGun(v, unit)) continue;
      for (const fire of enemy) {
        if (!canReach(v, unit, v.at[fire.unit] ?? -1, census)) continue;
        choices.push({ do: 'counter', unit: idOf(unit), target: idOf(fire.unit) });
      }
    }
    if (choices.length === 0) break;
    choices.push(done);
    const choice = yield question('french', 'counter-support', '10.5', choices, {
      about: purseOf(v, 'french'),
      window: 'fight',
    });
    if (choice.do !== 'counter') break;
    const target = numberOf(choice.target);
    const fight = enemy.find(({ unit }) => unit === target)?.fight ?? newFight(v);
    const fire = { unit: numberOf(choice.unit), target: choice.target, fight };
    v.counters.push(fire);
    commitGun(v, fire, 'counter-battery');
  }
}

/** 9.6 */
export function* flakOverBattle(v: Vallee): Rules {
  if (v.missions.length > 0) yield* nameShots(v, 'assault');
}

/** 5.6.2 Counter-battery, then flak, then what is left of the support, the holder of the initiative first. */
export function resolveSupport(v: Vallee): void {
  const silenced = new Set<string>();
  opens(v, { is: 'answer', by: 'french' });
  for (const fire of v.supports) {
    const answers = v.counters.filter(({ target }) => target === idOf(fire.unit)).map(({ unit }) => unit);
    if (answers.length > 0 && counterBattery(v, answers, fire.unit, fire.fight, false)) silenced.add(fire.fight);
  }
  closes(v, 'answer');
  rollShots(v, v.missions);
  for (const side of [v.initiative, other(v.initiative)]) {
    for (const fire of v.supports) if (sideOf(fire.unit) === side && !silenced.has(fire.fight)) support(v, fire);
    if (side === 'french') for (const mission of v.missions) strike(v, mission);
  }
  endMissions(v);
  v.supports = [];
  v.counters = [];
}

/** R86 The die of a supporting battery; a target that is gone, or a battery shaken before its turn, wastes it. */
function support(v: Vallee, fire: Fire): void {
  const target = numberOf(fire.target);
  if (!onMap(v, target) || !onMap(v, fire.unit) || !isSteady(v, fire.unit)) return;
  shellUnit(v, fire, 'support', target, gunModifiers(v, sideOf(fire.unit), v.at[target] ?? -1));
}

/** 9.3 What is added to the die of an aircraft in support. */
export function strikeModifiers(v: Vallee, low: boolean, target: number): Modifier[] {
  const modifiers = groundModifiers(v, v.at[target] ?? -1);
  if (low) modifiers.push({ cause: 'low', rule: '9.3', value: airDice.low });
  return modifiers;
}

function strike(v: Vallee, { air, target, low, fight }: Mission): void {
  const unit = numberOf(target);
  if ((v.hurt[air] ?? UNHURT) >= ABORTED || !onMap(v, unit)) return;
  const plan: RollPlan = {
    name: 'strike',
    rule: '9.3',
    of: airId(air),
    dice: '1d6',
    modifiers: strikeModifiers(v, low, unit),
  };
  const { total } = roll(v, plan, { side: 'french', fight, place: placeOf(v, unit) });
  if (total >= hitsOn.strike) hit(v, unit, 'strike', fight);
}

/** 5.6.2 The chance that a strike hits. */
export function strikeChance(v: Vallee, low: boolean, target: number): number {
  const need = hitsOn.strike - sum(strikeModifiers(v, low, target));
  return Math.max(0, Math.min(6, 7 - need)) / 6;
}
