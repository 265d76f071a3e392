/** Decisions of the week: crisis, supply, the transport area, replacements, digging, the set-up. */

import { mean } from '../../../kernel/odds';
import type { ScenarioId } from '../data/options';
import { divisions } from '../data/units';
import { areaOf, CENTRAL_FORTRESS, distance } from '../rules/ground';
import { moraleLossOdds } from '../rules/odds';
import {
  divisionOf,
  inSupply,
  isHalved,
  isInfantry,
  isTank,
  moraleOf,
  numberOf,
  onMap,
  stepsOf,
  strengths,
  types,
  unitsAt,
  vietMinhUnits,
} from '../rules/units';
import { FRENCH } from '../state';
import { fieldOf, shelterOf, stepPrice } from './field';
import type { Plan } from './index';
import { bestBy, ending, offered } from './pick';

/** Units that would lose most. */
export const planCrisis: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'pick') return 0;
    const unit = numberOf(choice.unit);
    return mean(moraleLossOdds(v, unit), (lost) => lost) * stepPrice(unit);
  });
  return best ? { choice: best.choice, why: 'weakest' } : null;
};

/** The division, or the unit, that suffers least without supply. */
export const planUnpaid: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'unpaid') return -99;
    const units = vietMinhUnits.filter((unit) => divisions[(divisionOf[unit] ?? 0) - 1] === choice.what);
    const unit = numberOf(choice.what);
    if (unit >= 0)
      return (isTank(unit) ? 9 : 0) + moraleOf(v, unit) * 2 + stepsOf(v, unit) * 0.3 - (inSupply(v, unit) ? 0 : -9);
    return -units.filter((one) => onMap(v, one)).reduce((sum, one) => sum + stepsOf(v, one) * stepPrice(one), 0);
  });
  return best ? { choice: best.choice, why: 'starve' } : null;
};

/** 8.1.1 Units first, then supply; a few replacement steps while points for guns are plenty. */
export const planEnter: Plan = (v, prompt) => {
  const reduced = vietMinhUnits.filter(
    (unit) => onMap(v, unit) && types[unit] === 'infantry' && stepsOf(v, unit) < 3,
  ).length;
  const coming = v.otha.newSteps + v.otha.steps;
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'commit') return -1;
    if (choice.do !== 'enter') return 0;
    if (choice.what === 'supply') return v.supply['viet-minh'] < 90 ? 1 : 0.1;
    if (choice.what === 'replacement')
      return v.supply['viet-minh'] > 25 && coming < Math.min(3, reduced / 2) ? 1.2 : -1;
    return 3;
  });
  return best ? { choice: best.choice, why: 'transport' } : null;
};

/** 8.1.2 As many replacement steps as can be used. */
export const planTry: Plan = (v, prompt) => {
  const wanted = vietMinhUnits.reduce(
    (sum, unit) => sum + (onMap(v, unit) && types[unit] === 'infantry' ? (strengths[unit] ?? 0) - stepsOf(v, unit) : 0),
    0,
  );
  const best = bestBy(prompt.choices, (choice) =>
    choice.do === 'try' ? (choice.counters <= wanted ? choice.counters : -choice.counters) : -99,
  );
  return best ? { choice: best.choice, why: 'replace' } : null;
};

/** Back over half strength first, the good troops before the others. */
export const planReplace: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'replace') return 0;
    const unit = numberOf(choice.unit);
    const lifts = isHalved(v, unit) && (stepsOf(v, unit) + 1) * 2 > (strengths[unit] ?? 0);
    return 1 + (lifts ? 2 : 0) + moraleOf(v, unit) * 0.2;
  });
  return best ? { choice: best.choice, why: 'replace' } : null;
};

/** Dig where most stand in the open beside the enemy. */
export const planDig: Plan = (v, prompt) => {
  const { census } = fieldOf(v);
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do !== 'dig') return choice.do === 'done' ? 0 : -1;
    const area = areaOf(choice.area);
    const front = (census.near[area] ?? 0) & FRENCH ? 1 : 0;
    const units = unitsAt(census, area).filter(isInfantry).length;
    return front * (0.3 + units) * (2 - shelterOf(v, area) * 0.3) + units * 0.2;
  });
  return best && best.score > 0.3 ? { choice: best.choice, why: 'dig' } : ending(prompt, 'enough');
};

/** 14.4.2 Engineers come back on the safest ground beside the target; for the mine all are wanted. */
export const planMine: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) =>
    choice.do === 'to' ? shelterOf(v, areaOf(choice.area)) : choice.do === 'pick' ? 1 : 0,
  );
  return best ? { choice: best.choice, why: 'mine' } : null;
};

/** 17.4 One hill with a whole battalion is worth more than two half held: games of the bot end twice as often well for the French. */
const betterPlaces: Readonly<Partial<Record<ScenarioId, { readonly unit: string; readonly area: string }>>> = {
  hills: { unit: 'fr-3-3al', area: 'd3' },
};

/** What is filled in is good, but for that. */
export const planSetUp: Plan = (v, prompt) => {
  const better = betterPlaces[v.scenario];
  const place = prompt.choices.find(
    (one) => one.do === 'place' && one.unit === better?.unit && one.area === better.area,
  );
  const choice = place ?? offered(prompt, 'done');
  return choice ? { choice, why: 'set-up' } : null;
};

/** 11.3 The weakest goes, to the nearest works. */
export const planStack: Plan = (v, prompt) => {
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'lose') return -5 - stepsOf(v, numberOf(choice.unit));
    if (choice.do !== 'retreat') return -99;
    return -stepsOf(v, numberOf(choice.unit)) * 0.2 - 0.1 * distance(areaOf(choice.to), CENTRAL_FORTRESS);
  });
  return best ? { choice: best.choice, why: 'fall-back' } : null;
};
