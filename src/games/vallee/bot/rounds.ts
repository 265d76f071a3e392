/** How much of a turn is left. */
import { roundsATurn } from '../data/constants';
import { scenarioOf } from '../rules/record';
import type { Vallee } from '../state';

/** Rounds after this one before the week, or the battle, is over. */
export function movementLeft(v: Vallee): number {
  const { rounds } = scenarioOf(v);
  const week = roundsATurn - 1 - ((v.round - 1) % roundsATurn);
  return rounds === null ? week : Math.min(week, rounds - v.round);
}
