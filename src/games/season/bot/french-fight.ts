/** The French under assault and in their operations. */
import type { SeasonAdvice, SeasonPrompt } from '../choices';
import { isBase, isPa, isZone, paOf, place } from '../data/places';
import { ROUNDS } from '../data/turns';
import { barrage, type Fire, infantryFire } from '../rules/fire';
import { fireOdds } from '../rules/fire-odds';
import { infantryAt, isCompany, isTank, numberOf, piecesAt } from '../rules/pieces';
import type { Season, Side } from '../state';
import { counterAttacks, counterWorth } from './counter';
import { takesFree } from './open';
import { advise, bestBy, ending, offered, unitIn } from './pick';
import { reinforcing } from './rash';
import { relief, risksOf } from './risk';
import { paValue } from './values';

/** What a fire brings: steps, disorganization of one or of a stack, checks. */
export function fireWorth(v: Season, fire: Fire): number {
  const { score, disorder, check, tank } = fireOdds(v, fire);
  const struck = fire.attacking || isBase(fire.target) ? fire.bearers.length : 1;
  return score * 0.8 + disorder * struck * 0.5 + check * 0.2 + tank * 0.8;
}

function rounds(v: Season): number {
  return Math.max(0, ROUNDS - v.round);
}

/** 5.4 Every PA fires where it does most; air points where they are worth more than later. */
export function planFrenchFire(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const price = 0.18 + 0.05 * rounds(v);
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'fire') return 0;
      const [from, target] = [place(one.from), place(one.place)];
      const fire = infantryFire(v, 'french', from, piecesAt(v, from, 'french'), target, one.air);
      const at = isBase(target) ? (paOf[target] ?? 0) : from;
      const weight = isPa(at) ? Math.min(1.5, 0.6 + 0.4 * paValue(v, at)) : 1;
      return fireWorth(v, fire) * weight - one.air * price + 0.001;
    },
    0,
  );
  return advise(prompt, choice, choice?.do === 'fire' && choice.air > 0 ? 'add-air' : 'fire');
}

/** 5.2, 5.4, 6.2.4 Barrages in defence, as long as they are worth more than the points will be later. */
export function planGuns(v: Season, prompt: SeasonPrompt, side: Side): SeasonAdvice {
  const left = v.munitions[side] - v.shots.length;
  const price = Math.max(0.3, 0.8 - 0.05 * left + 0.05 * rounds(v));
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'barrage') return 0;
      const at = place(one.place);
      return fireWorth(v, barrage(v, side, at)) - price;
    },
    0,
  );
  return advise(prompt, choice, 'barrage', 'save-guns');
}

/** 5.6 Reserves go into what was attacked, and back into what was left empty. */
export function planDefensiveMove(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const risks = risksOf(v);
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'move') return 0;
      const [unit, to] = [unitIn(one), place(one.to)];
      const from = v.at[unit] ?? 0;
      if (v.control[to] === 'viet-minh') return infantryAt(v, from).length > 1 ? paValue(v, to) * 0.8 : 0;
      const gain = relief(v, risks, unit, from, to);
      return isTank(unit) ? gain - 0.1 : gain;
    },
    0.12,
  );
  return advise(prompt, choice, 'reinforce');
}

/** 2, 6.2 An operation, where something can be retaken. */
export function planOperate(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const best = counterAttacks(v)[0]?.worth ?? 0;
  const least = prompt.ask === 'operate-week' ? 0.6 : 0.12;
  return best > least ? advise(prompt, offered(prompt, 'yes'), 'counter-attack') : ending(prompt);
}

/** 6.2.1 What is to be attacked is turned up. */
export function planExpose(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const wanted = counterAttacks(v).map(({ target }) => target);
  const choice = prompt.choices.find((one) => one.do === 'target' && wanted.includes(place(one.place)));
  return advise(prompt, choice, 'counter-attack');
}

/** 6.2.2 Guns before a counter-attack; aircraft are kept for the fight itself. */
export function planFrenchBarrage(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const wanted = new Set(counterAttacks(v).map(({ target }) => target));
  if (v.munitions.french - v.shots.length <= 4) return ending(prompt, 'save-guns');
  const choice = prompt.choices.find((one) => one.do === 'barrage' && wanted.has(place(one.place)));
  return advise(prompt, choice, 'barrage', 'save-guns');
}

/** 6.2.3 Into empty PAs; tanks to where the attack starts from. */
export function planOperationMove(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const counters = counterAttacks(v);
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'move' || isZone(place(one.to))) return 0;
      const [unit, to] = [unitIn(one), place(one.to)];
      const from = v.at[unit] ?? 0;
      if (v.control[to] === 'viet-minh') {
        return isCompany(unit) && (infantryAt(v, from).length > 1 || takesFree(v, one)) ? paValue(v, to) : 0;
      }
      if (!isTank(unit)) return 0;
      const counter = counters.find(({ target }) => piecesAt(v, target, 'viet-minh').length > 0);
      if (!counter || counter.from !== to || piecesAt(v, to, 'french').some(isTank)) return 0;
      return infantryAt(v, to).length > 0 ? 0.5 : 0;
    },
    0.1,
  );
  return advise(prompt, choice, 'counter-attack');
}

/** 6.2.3 Those attack who make it worth while. */
export function planDeclare(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const busy = new Set(v.attacks.flatMap(({ units }) => units));
  for (const { target, units } of counterAttacks(v)) {
    for (const unit of units) {
      if (busy.has(unit)) continue;
      const choice = prompt.choices.find(
        (one) => one.do === 'attack' && numberOf(one.unit) === unit && place(one.place) === target,
      );
      if (choice) return { choice, why: 'counter-attack' };
    }
  }
  return advise(prompt, reinforcing(v, prompt), 'counter-attack');
}

/** 6.2.5 An attack that fire has broken is called off. */
export function planCallOff(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = prompt.choices.find((one) => {
    if (one.do !== 'call-off') return false;
    const attack = v.attacks.find(({ target }) => target === place(one.place));
    const units = attack?.units.filter((unit) => (v.at[unit] ?? -1) >= 0) ?? [];
    if (!attack || units.length === 0 || !isPa(attack.target)) return false;
    return (
      Math.max(counterWorth(v, attack.target, units, Math.min(2, v.air)), counterWorth(v, attack.target, units, 0)) <
      0.05
    );
  });
  return advise(prompt, choice, 'poor-odds');
}

/** 3.2 As many air points as pay. */
export function planAir(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const attack = v.attacks[0];
  const units = attack?.units.filter((unit) => (v.at[unit] ?? -1) >= 0) ?? [];
  const choice = bestBy(prompt.choices, (one) => {
    if (one.do !== 'air') return -99;
    if (!attack || !isPa(attack.target) || piecesAt(v, attack.target, 'viet-minh').length === 0) return -one.points;
    return counterWorth(v, attack.target, units, one.points) - 0.12 * one.points;
  });
  return advise(prompt, choice, choice?.do === 'air' && choice.points > 0 ? 'add-air' : 'save-air');
}

/** 5.5 Two companies go in, with a tank; somebody stays where they came from. */
export function planFrenchAdvance(v: Season, prompt: SeasonPrompt): SeasonAdvice {
  const choice = bestBy(
    prompt.choices,
    (one) => {
      if (one.do !== 'move') return 0;
      const [unit, to] = [unitIn(one), place(one.to)];
      const inside = infantryAt(v, to).length;
      const behind = infantryAt(v, v.at[unit] ?? 0).length;
      if (isTank(unit)) return behind === 0 ? 1 : 0;
      if (inside === 0) return 1 + behind * 0.1;
      return inside < 2 && behind > 1 ? 0.5 : 0;
    },
    0,
  );
  return advise(prompt, choice, 'take-ground');
}
