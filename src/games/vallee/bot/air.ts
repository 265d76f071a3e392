/** French aircraft, and the guns that shoot at them. */

import { chanceOf } from '../../../kernel/odds';
import type { ValleeChoice } from '../choices';
import { airTypeData } from '../data/aircraft';
import { roundsATurn } from '../data/constants';
import { airOf, airType, bombColumn, capacityOf } from '../rules/air';
import { areaOf } from '../rules/ground';
import { nextFree } from '../rules/missions';
import { bombOdds, flakOdds } from '../rules/odds';
import { scenarioOf } from '../rules/record';
import { canBeRebuilt } from '../rules/recovery';
import { paraCost, turnsLeft } from '../rules/reinforcements';
import { strikeChance } from '../rules/support';
import { flakUnits, frenchUnits, hasMark, idOf, isSteady, numberOf, onMap, stepsOf, unitsAt } from '../rules/units';
import { BOMBED, type Mission, OTHA, REPLACEMENT_CARGO, type Side, type Vallee } from '../state';
import { type Field, fieldOf, stepPrice, stormsOf } from './field';
import { supportScore, supportWeight } from './guns';
import type { Plan } from './index';
import { bestBy, ending, offered } from './pick';

const isLift = (type: string) => airTypeData.some((data) => data.type === type && data.capacity > 0);

/** 17.0 Strong types first. */
const rank: Readonly<Record<string, number>> = {
  'A-26': 5,
  SB2C: 4,
  F8F: 3,
  F6F: 3,
  F4U: 3,
  PBY: 6,
  'C-119': 4,
  'C-47': 2,
};

export const planFly: Plan = (_v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => (choice.do === 'fly' ? (rank[choice.air] ?? 0) : -1));
  return best ? { choice: best.choice, why: 'aircraft' } : null;
};

/** What stays on the ground or flies elsewhere: fighters before bombers, some of each. */
export const planSendAway: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'ground' && choice.do !== 'away') return -99;
    const ready = v.air.filter((place, air) => place === 'ready' && airType(air) === choice.air).length;
    return ready * (isLift(choice.air) ? 0.5 : 1) - (rank[choice.air] ?? 0);
  });
  return best ? { choice: best.choice, why: 'aircraft' } : null;
};

/** 9.1.1 Only when the command post is in danger. */
export const planEffort: Plan = (v, prompt) => {
  const [worst] = stormsOf(fieldOf(v), 'viet-minh', false);
  const danger = worst !== undefined && worst.gain > 8;
  const choice = offered(prompt, danger ? 'effort' : 'roll');
  return choice ? { choice, why: danger ? 'maximum-effort' : 'keep-aircraft' } : null;
};

export const planWaive: Plan = (_v, prompt) => {
  const choice = offered(prompt, 'accept');
  return choice ? { choice, why: 'aircraft' } : null;
};

/** 9.5 Parachutists when they are cheap or the fort is thin, then replacements that are wanted, then supply. */
export const planLoad: Plan = (v, prompt) => {
  const wanted = frenchUnits.filter((unit) => canBeRebuilt(v, unit)).length;
  const aboard = v.cargo.filter((item) => item === REPLACEMENT_CARGO).length;
  const field = fieldOf(v);
  const garrison = frenchUnits.reduce((sum, unit) => sum + (onMap(v, unit) ? stepsOf(v, unit) : 0), 0);
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'done') return 0;
    if (choice.do !== 'load') return -1;
    if (choice.cargo === 'supply') return v.supply.french < 60 ? 1 : 0.1;
    if (choice.cargo === 'replacement') return aboard < Math.min(3, wanted) && v.supply.french > 8 ? 1.5 : 0.2;
    const unit = numberOf(choice.cargo);
    return 3 + paraWish(v, field, unit, garrison) * 10;
  });
  if (!best) return null;
  const why = best.choice.do === 'load' ? 'load' : 'enough';
  return { choice: best.choice, why };
};

function paraWish(v: Vallee, field: Field, unit: number, garrison: number): number {
  if (v.cargo.includes(unit)) return 1; // begun is half done
  const cost = paraCost(v, unit);
  const [worst] = stormsOf(field, 'viet-minh', false);
  const danger = (worst?.gain ?? 0) > 3 ? 2 : 0;
  const thin = garrison < 70 ? 2 : 0;
  return cost <= 1 + danger + thin && turnsLeft(v) >= 1 ? 1 : -1;
}

/** Shots that an aircraft must expect: the guns of the map shared by those that fly. */
function shotsEach(v: Vallee): number {
  const guns = flakUnits.filter((unit) => onMap(v, unit) && isSteady(v, unit)).length;
  const flying = v.air.filter((place) => place === 'ready').length;
  return Math.min(1.2, guns / Math.max(4, flying * 0.8));
}

/** The risk of a mission at an altitude: lost, or driven off. */
function risk(v: Vallee, low: boolean): { readonly down: number; readonly off: number } {
  const guns = flakUnits.filter((unit) => onMap(v, unit) && isSteady(v, unit));
  if (guns.length === 0) return { down: 0, off: 0 };
  let [down, off] = [0, 0];
  for (const gun of guns) {
    const odds = flakOdds(v, idOfGun(gun), low ? 'low' : 'high');
    down += chanceOf(odds, (hit) => hit === 'down') / guns.length;
    off += chanceOf(odds, (hit) => hit === 'damaged') / guns.length;
  }
  const shots = shotsEach(v);
  return { down: down * shots, off: off * shots };
}

function idOfGun(unit: number): string {
  return flakIds.get(unit) ?? '';
}

const flakIds: ReadonlyMap<number, string> = new Map(flakUnits.map((unit) => [unit, idOf(unit)]));

/** What losing an aircraft, or its mission, costs beside the points: nothing more where the battle ends today. */
function prices(v: Vallee): { readonly down: number; readonly off: number } {
  return scenarioOf(v).weekly ? { down: 2.2, off: 0.5 } : { down: 1, off: 0 };
}

/** What bombs on units do, with those named already. */
function bombWorth(v: Vallee, units: readonly number[], chance: number, before: number): number {
  let worth = 0;
  for (const unit of units) {
    const shaken = isSteady(v, unit) ? 1 - (1 - 0.5) ** before : 1;
    const can = !hasMark(v, unit, BOMBED) && stepsOf(v, unit) > 1 && before < 2 ? 1 : 0;
    const fresh = 0.12 + 0.05 * stepsOf(v, unit);
    worth += chance * (shaken * can * stepPrice(unit) + (1 - shaken) * fresh);
  }
  return worth;
}

/** 5.5.2 Drops high, bombs where they hit most units. Fighters are kept for the rounds. */
export const planMissions: Plan = (v, prompt) => {
  const { census } = fieldOf(v);
  const price = prices(v);
  const risks = { low: risk(v, true), high: risk(v, false) };
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'drop') return choice.at === 'high' ? 9 : dropLow(v) ? 10 : 8;
    if (choice.do !== 'bomb') return choice.do === 'done' ? 0 : -1;
    const air = nextFree(v, choice.air);
    const single = numberOf(choice.target);
    const over = choice.target === 'otha' || (single >= 0 && v.at[single] === OTHA);
    const area = single >= 0 ? (v.at[single] ?? -1) : areaOf(choice.target);
    const odds = bombOdds(v, air, choice.at === 'low', over ? -1 : area);
    const chance = chanceOf(odds, (hits) => hits > 0);
    const before = v.missions.filter(({ target, is }) => is === 'bomb' && target === choice.target).length;
    const danger = over ? { down: 0, off: 0.15 } : risks[choice.at];
    const through = 1 - danger.down - danger.off / 2;
    const worth = over ? chance * 0.42 : bombWorth(v, single >= 0 ? [single] : unitsAt(census, area), chance, before);
    return worth * through - danger.down * price.down - danger.off * price.off - 0.1;
  });
  return best && best.score > 0 ? { choice: best.choice, why: 'mission' } : ending(prompt, 'keep-aircraft');
};

/** A low drop pays only under few guns. */
function dropLow(v: Vallee): boolean {
  return flakUnits.filter((unit) => onMap(v, unit) && isSteady(v, unit)).length <= 3;
}

/** 9.6 Each gun where it does most; what is shot at already is left to others. */
export const planFlak: Plan = (v, prompt, who) => {
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'flak') return 0;
    const mission = v.missions.find(({ air }) => air === airOf(choice.air));
    if (!mission) return -1;
    const odds = flakOdds(v, choice.unit, mission.low ? 'low' : 'high');
    const down = chanceOf(odds, (hit) => hit === 'down');
    const damaged = chanceOf(odds, (hit) => hit === 'damaged');
    const shots = v.shots.filter(({ air }) => air === mission.air).length;
    return (down * 2.5 + damaged) * prize(v, mission) * 0.8 ** shots;
  });
  if (!best || best.score <= 0) return ending(prompt, 'hold-fire');
  return { choice: best.choice, why: who === 'viet-minh' ? 'flak' : 'mission' };
};

function prize(_v: Vallee, { air, is }: Mission): number {
  if (is === 'drop') return capacityOf(air) > 1 ? 1.6 : 1;
  return bombColumn(air) > 0 ? 1.3 : 1;
}

/** 5.6.2 Aircraft and batteries of a half: against an assault that is due, or for one's own. */
export const planSupport: Plan = (v, prompt, side: Side) => {
  const field = fieldOf(v);
  const guns = supportScore(field, side);
  const weight = supportWeight(field, side);
  const price = prices(v);
  const risks = { low: risk(v, true), high: risk(v, false) };
  const late = !scenarioOf(v).weekly ? 0 : v.round % roundsATurn === 0 ? 0.1 : 0.3;
  const best = bestBy(prompt.choices, (choice: ValleeChoice) => {
    if (choice.do === 'support')
      return guns(numberOf(choice.unit), numberOf(choice.target), choice.target) - (side === 'french' ? 0.05 : 0);
    if (choice.do !== 'strike') return 0;
    const target = numberOf(choice.target);
    const low = choice.at === 'low';
    const named =
      v.missions.filter((one) => one.target === choice.target).length +
      v.supports.filter((one) => one.target === choice.target).length;
    const danger = risks[choice.at];
    const value = (strikeChance(v, low, target) * weight(target)) / (1 + named * 0.7);
    return value * (1 - danger.down - danger.off / 2) - danger.down * price.down - danger.off * price.off - late;
  });
  return best && best.score > 0.02 ? { choice: best.choice, why: 'support' } : ending(prompt, 'save-guns');
};
