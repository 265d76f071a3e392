/** Who bears what: losses, checks, disorganization, who is named, where routed and lone units go. */
import type { SeasonAdvice, SeasonChoice, SeasonPrompt } from '../choices';
import { place } from '../data/places';
import { bestBearer } from '../rules/hand-odds';
import { fireOf, handOf, infantryAt, isTank, moraleOf, numberOf, piecesAt } from '../rules/pieces';
import type { Season } from '../state';
import { advise, bestBy, offered, unitIn } from './pick';
import { isFront, paValue, threats } from './values';

/** What a unit is worth as it stands. */
export function unitWorth(v: Season, unit: number): number {
  return handOf(v, unit) + 0.6 * fireOf(v, unit) + 0.5 * moraleOf(v, unit);
}

/** What losing a step would cost: a whole unit weighs more than a half. */
function stepWorth(v: Season, unit: number): number {
  return unitWorth(v, unit) / Math.max(1, v.steps[unit] ?? 1) + (v.steps[unit] === 1 ? 2 : 0);
}

/** 5.2, 5.5 The step that costs least, of units that can afford it. */
export function planSteps(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(prompt.choices, (one) => (one.do === 'lose' ? -stepWorth(v, unitIn(one)) : -99));
  return advise(prompt, choice, 'cheapest-loss');
}

/** 5.5 So that the place is held as long as it can be; among equals the cheapest. */
export function planHandSteps(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const units = prompt.choices.map(unitIn);
  const rest = { steps: 0, perUnit: 1, disorder: 0, checks: 'all' } as const;
  const best = bestBearer(v, units, byWorth(v, units), { deed: 'step', hit: [] }, rest);
  return advise(
    prompt,
    prompt.choices.find((one) => unitIn(one) === best),
    'hold',
  );
}

const byWorth = (v: Season, units: readonly number[]) => [...units].sort((a, b) => stepWorth(v, a) - stepWorth(v, b));

/** 5.4 Disorganized, and no step instead: a rout costs less than a step on the track. */
export function planDisorder(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(prompt.choices, (one) => {
    const unit = unitIn(one);
    if (one.do === 'lose') return -99;
    return (v.disorganized[unit] === 1 ? -8 : 0) - unitWorth(v, unit) / 3;
  });
  return advise(prompt, choice, 'cheapest-loss');
}

/** 5.5 Who is disorganized by hand: one who is not yet, and the least of them. */
export function planHandDisorder(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(prompt.choices, (one) => {
    const unit = unitIn(one);
    return -unitWorth(v, unit) - (v.disorganized[unit] === 1 ? 20 : 0);
  });
  return advise(prompt, choice, 'cheapest-loss');
}

/** 0.1 Who checks: the steadiest. */
export function planCheck(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(prompt.choices, (one) => {
    const unit = unitIn(one);
    return moraleOf(v, unit) - (v.fatigued[unit] ?? 0) - (v.disorganized[unit] === 1 ? 3 : 0);
  });
  return advise(prompt, choice, 'hold');
}

/** 5.5 The best morale is named; among equals one that can spare a step. */
export function planName(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const tanks = new Set(prompt.choices.map(unitIn).flatMap((unit) => tankPlace(v, unit)));
  const choice = bestBy(prompt.choices, (one) => {
    const unit = unitIn(one);
    const doubled = tanks.has(v.at[unit] ?? -1) && v.phase === 'operation' ? 2 : 1;
    return moraleOf(v, unit) * doubled * 10 + (v.steps[unit] ?? 0) * 2 - unitWorth(v, unit) / 10;
  });
  return advise(prompt, choice, 'best-morale');
}

function tankPlace(v: Season, unit: number): number[] {
  const at = v.at[unit] ?? -1;
  return piecesAt(v, at, 'french').some(isTank) ? [at] : [];
}

/** 1.4 All together if that is much stronger, else the best two behind the cover of the PA. */
export function planStand(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(prompt.choices, (one) => {
    if (one.do !== 'two') return -1;
    const pair = [numberOf(one.unit), numberOf(one.with)];
    return pair.reduce((sum, unit) => sum + handOf(v, unit) + moraleOf(v, unit) / 10, 0);
  });
  return advise(prompt, choice, 'hold');
}

/** Where a routed battalion or a dummy goes: where most pieces can be of use. */
export function planRefuge(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(prompt.choices, (one) =>
    one.do === 'move' || one.do === 'hide'
      ? -piecesAt(v, place(one.do === 'move' ? one.to : one.place), 'viet-minh').length
      : -99,
  );
  return advise(prompt, choice, 'rest');
}

/** 6.2.7 A lone tank goes where it is needed. */
export function planLoneTank(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const danger = threats(v);
  const choice = bestBy(prompt.choices, (one) => {
    if (one.do !== 'move') return -99;
    const pa = place(one.to);
    return paValue(v, pa) + Math.min(4, danger[pa] ?? 0) * 0.2 + infantryAt(v, pa).length * 0.2;
  });
  return advise(prompt, choice, 'reinforce');
}

/** 8.0 A point, or the step that is missed least: not the last of a PA before the enemy. */
export function planDue(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(prompt.choices, (one: SeasonChoice) => {
    if (one.do === 'pay') return -3.2;
    const unit = unitIn(one);
    const at = v.at[unit] ?? 0;
    const alone = infantryAt(v, at).length === 1 && v.steps[unit] === 1;
    return -stepWorth(v, unit) - (alone ? (isFront(v, at) ? 6 : 1.5) : 0);
  });
  return advise(prompt, choice, 'cheapest-loss');
}

/** 5.5 Doubling, unless the place would hold anyway and a tank can be had. */
export function planCritical(_v: Season, prompt: SeasonPrompt): SeasonAdvice {
  return advise(prompt, offered(prompt, 'double'), 'take-ground');
}
