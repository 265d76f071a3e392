/** Fire, assaults and what follows from them. */

import { joiners } from '../rules/assault';
import { bestLead } from '../rules/assault-odds';
import { areaId, areaOf, CENTRAL_FORTRESS, distance, isCompound, isFortress } from '../rules/ground';
import { antiTankChance, fireChance } from '../rules/odds';
import {
  allowanceOf,
  isHalved,
  isInfantry,
  isSteady,
  isTank,
  moraleOf,
  numberOf,
  stepsOf,
  strengths,
  types,
  unitsAt,
  unitsIn,
} from '../rules/units';
import { type Fight, FRENCH, other, type Side, type Vallee, VIET_MINH } from '../state';
import { type Field, fieldOf, forceAgainst, shelterOf, stepPrice, stormsOf } from './field';
import type { Plan } from './index';
import { dares, leastGain } from './nerve';
import { bestBy, ending, offered } from './pick';

/** What a hit on a unit is worth: a step if it is shaken, else some of its strength for a while. */
export function hitWorth(v: Vallee, target: number): number {
  if (!isSteady(v, target)) return stepPrice(target);
  return isTank(target) ? 0.8 : 0.35 + 0.1 * stepsOf(v, target);
}

/** Those kept back for an assault that is worth it. */
function kept(field: Field, side: Side): ReadonlySet<number> {
  const units = new Set<number>();
  if (field.v.active !== side) return units;
  for (const { gain, clash } of stormsOf(field, side, true))
    if (gain > Math.min(0, leastGain(field.v, side))) for (const unit of clash.attackers) units.add(unit);
  return units;
}

export const planFire: Plan = (v, prompt, side) => {
  const field = fieldOf(v);
  const held = kept(field, side);
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'done') return 0;
    if (choice.do === 'fire') {
      const unit = numberOf(choice.unit);
      if (held.has(unit)) return -1;
      const target = numberOf(choice.target);
      return fireChance(v, unit, target, false, false) * hitWorth(v, target);
    }
    if (choice.do !== 'anti-tank' || held.has(numberOf(choice.unit))) return -1;
    return antiTankChance(v, numberOf(choice.unit)) * hitWorth(v, numberOf(choice.target));
  });
  return best && best.score > 0 ? { choice: best.choice, why: 'fire' } : ending(prompt, 'hold-fire');
};

/** Final fire: shake those that weigh most in the assault, the lead first. */
export const planFinalFire: Plan = (v, prompt) => {
  const { fight } = v;
  if (!fight) return null;
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'fire') {
      const target = numberOf(choice.target);
      const weight = isSteady(v, target)
        ? stepsOf(v, target) * 0.5 + (target === fight.lead ? 1 : 0)
        : stepPrice(target) * 0.9;
      return fireChance(v, numberOf(choice.unit), target, true, false) * weight;
    }
    if (choice.do === 'anti-tank') return antiTankChance(v, numberOf(choice.unit)) * 2;
    return choice.do === 'done' ? 0 : -1;
  });
  return best ? { choice: best.choice, why: 'fire' } : null;
};

export const planAssault: Plan = (v, prompt, side) => {
  const [best] = stormsOf(fieldOf(v), side, true);
  if (!best || !dares(v, side, best)) return ending(prompt, 'no-assault');
  const choice = prompt.choices.find((one) => one.do === 'assault' && one.area === areaId(best.area));
  return choice ? { choice, why: 'assault' } : null;
};

export const planForce: Plan = (v, prompt, side) => {
  const { fight } = v;
  if (!fight) return null;
  const field = fieldOf(v);
  const wanted = fight.units.length === 0 ? forceAgainst(field, side, fight.area) : wantedNow(field, fight, side);
  const pick = wanted.find((unit) => prompt.choices.some((one) => one.do === 'pick' && numberOf(one.unit) === unit));
  const choice = prompt.choices.find((one) => one.do === 'pick' && numberOf(one.unit) === pick);
  if (choice) return { choice, why: 'all-together' };
  const lead = bestLead(v, fight.units.filter(isInfantry));
  const named =
    prompt.choices.find((one) => one.do === 'lead' && numberOf(one.unit) === lead) ?? offered(prompt, 'lead');
  return named ? { choice: named, why: 'lead' } : null;
};

/** The planned force, as far as it is not in yet. */
function wantedNow(field: Field, fight: Fight, side: Side): number[] {
  const planned = forceAgainst(field, side, fight.area);
  const free = joiners(field.v, field.census, fight);
  return planned.filter((unit) => !fight.units.includes(unit) && free.includes(unit));
}

/** The best morale leads; of equals the one with steps to spare. */
export const planLead: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) =>
    choice.do === 'lead' ? moraleOf(v, numberOf(choice.unit)) * 10 + stepsOf(v, numberOf(choice.unit)) : -1,
  );
  return best ? { choice: best.choice, why: 'lead' } : null;
};

/** Steps go where they hurt least: units at strength first, nobody below half, the weak before they are wiped out. */
export const planLoss: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => (choice.do === 'lose' ? lossScore(v, numberOf(choice.unit)) : -99));
  return best ? { choice: best.choice, why: 'cheapest-loss' } : null;
};

function lossScore(v: Vallee, unit: number): number {
  const steps = stepsOf(v, unit);
  const halves = !isHalved(v, unit) && (steps - 1) * 2 <= (strengths[unit] ?? 0);
  const price = isTank(unit) ? 3 : types[unit] === 'artillery' ? 2.5 : types[unit] === 'quad50' ? 2 : 1;
  return steps * 0.5 - price - (halves ? 0.6 : 0) - (steps === 1 ? 0.4 : 0);
}

const side = (v: Vallee, fight: Fight, who: Side) =>
  unitsIn(v, fight.area, who).reduce((sum, unit) => sum + stepsOf(v, unit), 0);

/** The weaker side cannot win a bloodbath; it stays only where leaving costs more. The stronger stays while it is. */
export const planBloodbath: Plan = (v, prompt, who) => {
  const { fight } = v;
  if (!fight) return null;
  const [own, enemy] = [side(v, fight, who), side(v, fight, other(who))];
  const stuck = unitsIn(v, fight.area, who)
    .filter((unit) => allowanceOf(v, unit) === 0)
    .reduce((sum, unit) => sum + stepsOf(v, unit), 0);
  const precious = fight.area === CENTRAL_FORTRESS && who !== fight.side;
  const stays = who === fight.weaker ? precious || stuck * 2 >= own : own >= enemy;
  const away = offered(prompt, 'withdraw');
  if (!stays) return away ? { choice: away, why: 'fall-back' } : ending(prompt, 'fall-back');
  return planLoss(v, { ...prompt, choices: prompt.choices.filter((choice) => choice.do === 'lose') }, who);
};

/** Back to friends, into works and shelter, away from the enemy. */
export const planRetreat: Plan = (v, prompt, who) => {
  const { census } = fieldOf(v);
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'truck') return 5;
    if (choice.do === 'lose') return -10;
    if (choice.do !== 'retreat') return -1;
    const area = areaOf(choice.to);
    return refugeScore(v, who, area, unitsAt(census, area).length) + (isTank(numberOf(choice.unit)) ? 0.1 : 0);
  });
  return best ? { choice: best.choice, why: 'fall-back' } : null;
};

function refugeScore(v: Vallee, who: Side, area: number, friends: number): number {
  const { census } = fieldOf(v);
  const enemy = (census.near[area] ?? 0) & (who === 'french' ? VIET_MINH : FRENCH) ? 1 : 0;
  if (who === 'viet-minh') return shelterOf(v, area) + Math.min(3, friends) * 0.2 - enemy * 0.5;
  const works = isCompound[area] ? 3 : isFortress[area] ? 1 : 0;
  return works + Math.min(3, friends) * 0.3 - enemy - 0.3 * distance(area, CENTRAL_FORTRESS);
}
