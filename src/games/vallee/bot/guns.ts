/** Batteries: bombardment, answers, opportunity and support fire. */
import { chanceOf } from '../../../kernel/odds';
import { hitsOn } from '../data/constants';
import { counterModifiers } from '../rules/artillery';
import { allAreas, areaOf } from '../rules/ground';
import { atLeast, counterChance, gunOdds, hqOdds, outlook } from '../rules/odds';
import { scenarioOf, usesSupply } from '../rules/record';
import { turnsLeft } from '../rules/reinforcements';
import { bill } from '../rules/supply';
import {
  hasMark,
  isKatyusha,
  isSteady,
  isTank,
  numberOf,
  onMap,
  setMark,
  sideOf,
  stepsOf,
  unitCount,
  unitsAt,
  unitsOf,
} from '../rules/units';
import { BOMBED, copyVallee, DISRUPTED, FRENCH, other, type Side, type Vallee } from '../state';
import { type Field, fieldOf, type Storm, stepPrice, stormsOf, worthOf } from './field';
import type { Plan } from './index';
import { leastGain } from './nerve';
import { bestBy, ending, offered } from './pick';
import { reaches, strikeAt } from './strike';

/** Points a side can spend on shots and still pay the next week. */
function spare(v: Vallee, side: Side): number {
  if (!usesSupply(v)) return 99;
  if (v.scenario === 'hills') return v.supply[side];
  return v.supply[side] - bill(v, side);
}

/** What a point of supply is worth: it must last to the end, with what comes in on the way. */
function pointWorth(v: Vallee, side: Side): number {
  const left = spare(v, side);
  if (left <= 0) return 9;
  if (!scenarioOf(v).weekly) return 0;
  const drain = side === 'french' ? 1.5 : 0.5;
  const perTurn = (left - drain * turnsLeft(v)) / (turnsLeft(v) + 1);
  return perTurn > 6 ? 0.15 : perTurn > 3 ? 0.3 : perTurn > 1.5 ? 0.5 : 0.9;
}

/** What a battery does to a unit, kept for the question: batteries of a side with as many steps do the same. */
function oncePerStrength(v: Vallee, effect: (gun: number, target: number) => number) {
  const known = new Map<number, number>();
  return (gun: number, target: number): number => {
    const key = stepsOf(v, gun) * unitCount + target;
    const found = known.get(key) ?? effect(gun, target);
    known.set(key, found);
    return found;
  };
}

/** What one battery does to a unit in the strategic phase. */
function shellWorth(v: Vallee, gun: number, target: number): number {
  const odds = outlook(gunOdds(v, sideOf(gun), [gun], target, true));
  if (isTank(target)) return isSteady(v, target) ? odds.shaken * 0.5 : 0;
  const fresh = isSteady(v, target) ? odds.shaken * (0.15 + 0.06 * stepsOf(v, target)) : 0;
  return odds.lost * stepPrice(target) + fresh;
}

/** How much a French area is worth shelling: what a blow at it promises once its garrison is shaken. */
function promise(field: Field): ReadonlyMap<number, number> {
  const { v, census } = field;
  const shaken = copyVallee(v);
  for (const unit of unitsOf('french')) if (onMap(v, unit)) setMark(shaken, unit, DISRUPTED);
  const after = fieldOf(shaken);
  const reach = reaches(after);
  const found = new Map<number, number>();
  for (const area of allAreas) {
    if (census.holder[area] !== FRENCH) continue;
    const strike = strikeAt(after, area, reach);
    if (strike && strike.gain > 0) found.set(area, Math.min(6, strike.gain));
  }
  return found;
}

/** 5.5.1 The dearest target for the points; what can be assaulted then counts more. */
export const planBombard: Plan = (v, prompt, side) => {
  const field = fieldOf(v);
  const promised = side === 'viet-minh' ? promise(field) : new Map<number, number>();
  const cost = pointWorth(v, side);
  const shelled = oncePerStrength(v, (gun, target) => shellWorth(v, gun, target));
  const areaUnder = (target: string) => {
    const single = numberOf(target);
    return single >= 0 ? (v.at[single] ?? -1) : areaOf(target);
  };
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'detonate') return 3;
    if (choice.do !== 'bombard') return choice.do === 'done' ? 0 : -1;
    const gun = numberOf(choice.unit);
    if (choice.target === 'hq') return outlookHq(field, gun) - cost;
    const single = numberOf(choice.target);
    const area = areaUnder(choice.target);
    const units = single >= 0 ? [single] : unitsAt(field.census, area);
    let worth = 0;
    for (const unit of units) worth += shelled(gun, unit);
    return worth * (1 + 0.35 * (promised.get(area) ?? 0)) - (isKatyusha(gun) ? 0 : cost + reserve(side));
  });
  if (!best || best.score <= 0) return ending(prompt, 'save-guns');
  const { choice } = best;
  if (choice.do === 'detonate') return { choice, why: 'mine' };
  const isBeforeAssault = choice.do === 'bombard' && choice.target !== 'hq' && promised.has(areaUnder(choice.target));
  return { choice, why: isBeforeAssault ? 'bombard' : 'shell' };
};

function outlookHq({ v, census }: Field, gun: number): number {
  return hqOdds(v, census, gun).reduce((sum, { is, chance }) => sum + is * chance, 0) * 0.45;
}

/** French guns are worth more in support when an assault is due. */
function reserve(side: Side): number {
  return side === 'french' ? 0.35 : 0;
}

/** 10.5 Answer where the chance is fair and points are there. */
export const planCounter: Plan = (v, prompt) => {
  const target = v.firing?.unit ?? -1;
  const answer = offered(prompt, 'answer');
  const odds = counterChance(v, target, 1);
  if (!answer || v.answers.length > 0 || odds < 0.3 || spare(v, 'french') < 12) return ending(prompt, 'save-guns');
  return { choice: weakest(v, prompt.choices) ?? answer, why: 'answer' };
};

/** The weakest gun does for a shot in which strength does not count. */
function weakest(v: Vallee, choices: Parameters<typeof bestBy>[0]) {
  return bestBy(choices, (choice) => (choice.do === 'answer' ? -stepsOf(v, numberOf(choice.unit)) : -9))?.choice;
}

/** 10.4 Fire at what moves where it is likely to be stopped. */
export const planOpportunity: Plan = (v, prompt, side) => {
  const { moving } = v;
  if (!moving) return null;
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'answer') return 0;
    const odds = gunOdds(v, side, [numberOf(choice.unit)], moving.unit, true, moving.spent);
    const hit = chanceOf(odds, ({ steady, lost }) => !steady || lost > 0);
    return hit * (isTank(moving.unit) ? 0.6 : 0.25 + 0.15 * stepsOf(v, moving.unit)) - pointWorth(v, side) - 0.35;
  });
  return best && best.score > 0 ? { choice: best.choice, why: 'answer' } : ending(prompt, 'save-guns');
};

/** The assaults of a side as they would be if guns and aircraft did their work first. */
export function stormsIfShaken({ v }: Field, side: Side): Storm[] {
  const shaken = copyVallee(v);
  for (const unit of unitsOf(other(side))) if (onMap(v, unit)) setMark(shaken, unit, DISRUPTED);
  return stormsOf(fieldOf(shaken), side, true).slice(0, 3);
}

/** How much it helps a side to shake or hurt a unit in this half. */
export function supportWeight(field: Field, side: Side): (target: number) => number {
  const { v } = field;
  const own = v.active === side;
  const storms = own ? stormsIfShaken(field, side) : stormsOf(field, other(side), false).slice(0, 5);
  const weights = new Map<number, number>();
  for (const { clash, gain, area } of storms) {
    const hope = own
      ? gain > Math.min(0, leastGain(v, side))
        ? 0.5 + 0.12 * worthOf(v, area)
        : 0
      : gain > -0.5
        ? 0.5 + 0.25 * Math.max(0, gain)
        : 0;
    for (const unit of own ? clash.defenders : clash.attackers) {
      const share = stepsOf(v, unit) / 4;
      weights.set(unit, Math.max(weights.get(unit) ?? 0, Math.min(1.6, hope * share)));
    }
  }
  return (target) => {
    const weight = weights.get(target) ?? 0;
    if (isSteady(v, target)) return weight;
    return (hasMark(v, target, BOMBED) ? 0.9 : 1) * stepPrice(target) + weight * 0.2;
  };
}

/** How many missions are named at a unit already: a second hit is worth what it does to a shaken one. */
function alreadyAimed(v: Vallee, id: string): number {
  return (
    v.supports.filter(({ target }) => target === id).length + v.missions.filter(({ target }) => target === id).length
  );
}

/** 5.6.2 Batteries at one unit each. */
export function supportScore(field: Field, side: Side): (unit: number, target: number, id: string) => number {
  const { v } = field;
  const weight = supportWeight(field, side);
  const cost = pointWorth(v, side);
  const hit = oncePerStrength(v, (unit, target) => {
    const odds = gunOdds(v, side, [unit], target, false);
    return chanceOf(odds, ({ steady, lost }) => lost > 0 || (isSteady(v, target) && !steady));
  });
  return (unit, target, id) => {
    const helps = weight(target);
    return (helps === 0 ? 0 : (hit(unit, target) * helps) / (1 + alreadyAimed(v, id))) - cost * 0.7;
  };
}

/** 10.5 In support the same guns answer each other. */
export const planCounterSupport: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'counter') return 0;
    const target = numberOf(choice.target);
    if (v.counters.some((one) => one.target === choice.target)) return -1;
    return atLeast(hitsOn.counterBattery, counterModifiers(v, target)) - 0.3 - pointWorth(v, 'french') * 0.5;
  });
  return best && best.score > 0 ? { choice: best.choice, why: 'answer' } : ending(prompt, 'save-guns');
};
