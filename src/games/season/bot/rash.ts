/** What looking ahead is not talked into. */
import type { SeasonChoice, SeasonPrompt } from '../choices';
import { isPa, place } from '../data/places';
import { scenarios } from '../data/scenarios';
import { IMPULSES, ROUNDS } from '../data/turns';
import { handOdds } from '../rules/hand-odds';
import { attackOn } from '../rules/impulses';
import { assaultOutlook, operationOutlook } from '../rules/outlook';
import { numberOf, sideOf } from '../rules/pieces';
import { goalOf } from '../rules/victory';
import { type Season, type Side, sideIn } from '../state';
import { suppose } from './attacks';
import { frenchHand, mostAir } from './counter';
import { isFree, leavesOpen, takesFree } from './open';
import { unitIn } from './pick';

export function isRash(v: Season, prompt: SeasonPrompt, choice: SeasonChoice): boolean {
  return [walksOff, leavesFree, attacksHopelessly, passesLost].some((is) => is(v, prompt, choice));
}

/** 4.0, 5.3, 6.2.6 The last piece walks off a PA that the enemy can walk into, and takes none for it, though it might stay. */
export function walksOff(v: Season, { choices }: SeasonPrompt, choice: SeasonChoice): boolean {
  if (choice.do !== 'move' || choices.every((one) => one.do === 'move' && one.unit === choice.unit)) return false;
  const unit = numberOf(choice.unit);
  return leavesOpen(v, unit) && !isFree(v, place(choice.to), sideOf(unit));
}

/** 5.3, 6.2.3 Nobody walks into a PA that lies free, though it could be had for nothing. */
export function leavesFree(v: Season, { ask, choices }: SeasonPrompt, choice: SeasonChoice): boolean {
  if (choice.do !== 'done' || (ask !== 'assault-move' && ask !== 'operation-move')) return false;
  return choices.some((one) => takesFree(v, one));
}

/** What an attack takes at least. */
const HOPELESS = 0.1;
/** What a disorganized unit counts of a step. */
const SHAKEN = 0.5;

/** 5.5, 6.2.5 An attack that takes its PA in less than one of ten, and costs more than it kills, with a round still to come. */
export function isHopeless(v: Season, side: Side, target: number, units: readonly number[]): boolean {
  if (!isPa(target) || units.length === 0 || isLastRound(v)) return false;
  const standing = units.map((unit) => ({ unit, from: v.at[unit] ?? 0 }));
  const hand = side === 'french' ? frenchHand(v, target, units, mostAir(v)) : suppose(v, target, standing);
  const odds = handOdds(v, hand);
  const cost = odds.attackerSteps + SHAKEN * odds.attackerDisorder;
  return odds.taken < HOPELESS && odds.defenderSteps + SHAKEN * odds.defenderDisorder < cost;
}

/** 5.5, 6.2.3 A unit joins an attack that is hopeless even with all who could, or one is left hopeless that others could join. */
function attacksHopelessly(v: Season, prompt: SeasonPrompt, choice: SeasonChoice): boolean {
  if (prompt.ask !== 'attack' && prompt.ask !== 'declare') return false;
  if (choice.do === 'done') return reinforcing(v, prompt) !== undefined;
  if (choice.do !== 'attack' && choice.do !== 'assault') return false;
  const target = place(choice.place);
  const joined = attackOn(v, target)?.units ?? [];
  return isHopeless(v, sideIn(prompt.side), target, [...joined, ...joiners(prompt, target).map(unitIn)]);
}

function joiners({ choices }: SeasonPrompt, target: number): readonly SeasonChoice[] {
  return choices.filter((one) => one.do === 'attack' && place(one.place) === target);
}

/** 5.5 Who joins an attack that is hopeless as it stands, where all together would make it worth while. */
export function reinforcing(v: Season, prompt: SeasonPrompt): SeasonChoice | undefined {
  const side = sideIn(prompt.side);
  for (const { target, units } of v.attacks) {
    const more = joiners(prompt, target);
    if (more.length === 0 || !isHopeless(v, side, target, units)) continue;
    if (!isHopeless(v, side, target, [...units, ...more.map(unitIn)])) return more[0];
  }
  return undefined;
}

/** 4.0, 9.0 The battle is left as it is though that loses it and it could still be fought for. */
export function passesLost(v: Season, { ask, side }: SeasonPrompt, { do: deed }: SeasonChoice): boolean {
  if (v.turn < scenarios[v.scenario].last) return false;
  const { points, need, losses } = goalOf(v);
  const isMissed = points < need || v.losses > losses;
  if (side === 'french') {
    if (isMissed || operationOutlook(v).posts === 0) return false;
    return ask === 'end-week' ? deed === 'yes' : deed === 'no' && isLastCall(v, ask, 'operate-now', 'operate-week');
  }
  // A PA an impulse is thought possible, more is not.
  const rounds = ROUNDS - v.round + (ask === 'end-week' ? 0 : 1);
  if (!isMissed || v.losses > losses || v.halted || need - points > rounds * IMPULSES) return false;
  if (ask === 'end-week') return deed === 'yes' && v.opened === 'viet-minh';
  return deed === 'no' && assaultOutlook(v).ready > 0 && isLastCall(v, ask, 'assault-now', 'assault-week');
}

/** Whether this question is the last of its kind: of a round, or of a week. */
function isLastCall(v: Season, ask: SeasonPrompt['ask'], now: SeasonPrompt['ask'], week: SeasonPrompt['ask']): boolean {
  return ask === week || (ask === now && isLastRound(v));
}

function isLastRound(v: Season): boolean {
  return v.turn === scenarios[v.scenario].last && v.round === ROUNDS;
}
