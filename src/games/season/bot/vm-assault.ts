/** The assault of the Viet Minh, impulse by impulse. */
import type { SeasonAdvice, SeasonPrompt } from '../choices';
import { isPa, isZone, place } from '../data/places';
import { ROUNDS } from '../data/turns';
import { attackTargets } from '../rules/assault';
import { barrage } from '../rules/fire';
import { fireOdds } from '../rules/fire-odds';
import { firstBattalion, firstDummy, numberOf, piecesAt } from '../rules/pieces';
import { ENGAGED, type Season } from '../state';
import { type Plan, plans, standing } from './attacks';
import { intoFree } from './open';
import { advise, bestBy, ending, offered, unitIn } from './pick';
import { reinforcing } from './rash';
import { aimValue, least } from './values';

/** 5.1 Those are turned up who will attack. */
export function planEngage(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const needed = new Set(plans(v, least(v)).flatMap(({ units }) => units.map(({ unit }) => unit)));
  const choice = prompt.choices.find((one) => one.do === 'engage' && needed.has(unitIn(one)));
  return advise(prompt, choice, 'engage');
}

/** 5.1 The attacks of those who are turned up: nobody else takes part in this impulse. */
function calledUp(v: Season): Plan[] {
  return plans(v, least(v), (unit) => v.face[unit] === ENGAGED);
}

/** How many points this impulse may cost, so that the week's guns last: about two impulses a round are fought. */
function allowance(v: Season): number {
  return Math.ceil(v.munitions['viet-minh'] / (1 + 1.5 * (ROUNDS - v.round)));
}

/** 5.2 The PAs that will be attacked are shelled, the most valuable first. */
export function planBarrage(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  if (v.shots.length >= allowance(v)) return ending(prompt, 'save-guns');
  const wanted = new Map(calledUp(v).map((plan) => [plan.target, plan.worth]));
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'barrage') return 0;
      const at = place(one.place);
      const worth = wanted.get(at);
      if (worth === undefined) return 0;
      const { check, disorder, steps } = fireOdds(v, barrage(v, 'viet-minh', at));
      return (0.3 * check + disorder + steps) * aimValue(v, at);
    },
    0,
  );
  return advise(prompt, choice, 'barrage', 'save-guns');
}

/** 5.3 Into the bases from which they will attack; into empty PAs. */
export function planAssaultMove(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const free = intoFree(v, prompt);
  if (free) return { choice: free, why: 'move-up' };
  const to = new Map<number, number>();
  for (const { target, units, odds } of calledUp(v)) {
    for (const { unit, from } of units) {
      if (odds === null) to.set(unit, target);
      else if (v.at[unit] !== from) to.set(unit, from);
    }
  }
  const choice = prompt.choices.find((one) => one.do === 'move' && to.get(unitIn(one)) === place(one.to));
  if (choice) return { choice, why: 'move-up' };
  // Those who will not attack leave the line of fire.
  const back = prompt.choices.find(
    (one) => one.do === 'move' && v.disorganized[unitIn(one)] === 1 && isZone(place(one.to)),
  );
  return advise(prompt, back, 'rest');
}

/** The attacks that stand, the best first, each with those who are in place. */
export function attacksNow(v: Season): Plan[] {
  const able = new Map<number, number[]>();
  const busy = new Set(v.attacks.flatMap(({ units }) => units));
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if (v.face[unit] !== ENGAGED || busy.has(unit)) continue;
    for (const target of attackTargets(v, unit)) able.set(target, [...(able.get(target) ?? []), unit]);
  }
  for (const { target, units } of v.attacks) able.set(target, [...units, ...(able.get(target) ?? [])]);
  const found: Plan[] = [];
  for (const [target, units] of able) {
    const plan = isPa(target) ? standing(v, target, units) : fireHere(v, target, units);
    if (plan && plan.worth > Math.min(0.05, least(v))) found.push(plan);
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** Fire on French in a zone costs nothing but the answer. */
function fireHere(v: Season, target: number, units: readonly number[]): Plan | null {
  if (piecesAt(v, target, 'french').length === 0) return null;
  const list = units.map((unit) => ({ unit, from: v.at[unit] ?? 0 }));
  return { target, units: list, odds: null, worth: 0.2 };
}

/** 5.5 Attacks that are worth their price. */
export function planAttack(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const busy = new Set(v.attacks.flatMap(({ units }) => units));
  for (const { target, units } of attacksNow(v)) {
    for (const { unit } of units) {
      if (busy.has(unit)) continue;
      const choice = prompt.choices.find(
        (one) => one.do === 'attack' && numberOf(one.unit) === unit && place(one.place) === target,
      );
      if (choice) return { choice, why: 'good-odds' };
    }
  }
  return advise(prompt, reinforcing(v, prompt), 'good-odds', 'poor-odds');
}

/** 5.7 Another impulse, if another attack is worth it. */
export function planGoOn(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  // What was captured and who moved belongs to this impulse, not to the next.
  const next = { ...v, captured: [] };
  return plans(next, least(v)).length > 0
    ? advise(prompt, offered(prompt, 'yes'), 'good-odds')
    : ending(prompt, 'poor-odds');
}
