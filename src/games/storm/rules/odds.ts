/** Exact odds of fire and assault: every throw counted, the answer of the enemy never guessed. */
import { chain, chanceOf, mean, type Odds, totals } from '../../../kernel/odds';
import { sum } from '../../../kernel/rolls';
import type { CardId } from '../data/cards';
import type { Action, Storm } from '../state';
import { assaultAttack } from './assault';
import { type Attack, attackPlan, closeAttack } from './attack';
import { kindOf } from './cards';
import { capacityOf, firepowers } from './units';

/** 8.3.3 The damage points of an attack; below zero is none. */
export function damageOdds(v: Storm, attack: Attack): Odds<number> {
  return totals('2d6', sum(attackPlan(v, attack).modifiers));
}

export interface FireOdds {
  /** The area is certain to be emptied: the points reach what its units can take, less one. */
  readonly cleared: number;
  /** Some damage is done. */
  readonly hit: number;
  readonly points: number;
}

/** 8.4.1 With one point less than units can take, each of them is removed but one, which must retreat. */
export function clearingPoints(v: Storm, units: readonly number[]): number {
  return capacityOf(v, units) - 1;
}

/** 8.3, 8.4.1 What an attack promises: the area emptied for certain, some damage, and how much. */
export function fireOdds(v: Storm, attack: Attack, odds: Odds<number> = damageOdds(v, attack)): FireOdds {
  const enough = clearingPoints(v, attack.targets);
  const capacity = capacityOf(v, attack.targets);
  return {
    cleared: chanceOf(odds, (points) => points >= enough && points > 0),
    hit: chanceOf(odds, (points) => points > 0),
    points: mean(odds, (points) => Math.max(0, Math.min(capacity, points))),
  };
}

/** An assault after an answer: what it does to the area, and the points that the answer costs the attackers. */
interface Answered {
  readonly attack: Attack;
  readonly odds: Odds<number>;
  readonly suffered: number;
}

/** 10.0 An assault as it would stand after one French answer. */
export function assaultAfter(v: Storm, action: Action, card: CardId | null): Answered {
  const kind = card && kindOf(card);
  if (kind === 'flares') return standing(v, without(action, 'night-assault', 9));
  if (kind === 'counter-battery') return standing(v, without(action, 'vm-mortar-support', 1));
  if (card && (kind === 'mines' || kind === 'debouchez')) return afterCloseFire(v, action, card);
  return standing(v, action);
}

function standing(v: Storm, action: Action): Answered {
  const attack = assaultAttack(v, action);
  return { attack, odds: damageOdds(v, attack), suffered: 0 };
}

function without(action: Action, kind: string, most: number): Action {
  let left = most;
  return { ...action, cards: action.cards.filter((card) => kindOf(card) !== kind || left-- <= 0) };
}

/** Both rolls: the attackers give up as few and as weak units as they can; with none left there is no assault. */
function afterCloseFire(v: Storm, action: Action, card: CardId): Answered {
  const attack = assaultAttack(v, action);
  const weakestFirst = [...action.units].sort((a, b) => (firepowers[a] ?? 0) - (firepowers[b] ?? 0));
  const first = damageOdds(v, closeAttack(card, action.units, action.from));
  const capacity = capacityOf(v, action.units);
  const odds = chain(first, (points) => {
    const lost = points >= capacity ? action.units.length : Math.ceil(Math.max(0, points) / 3);
    const units = weakestFirst.slice(lost);
    return units.length === 0 ? [{ is: 0, chance: 1 }] : damageOdds(v, { ...attack, units });
  });
  return { attack, odds, suffered: mean(first, (points) => Math.max(0, Math.min(capacity, points))) };
}
