/**
 * Where a list of choices, the dearest part of a question, need not be made: rules that start anew from a copy ask the
 * question that was asked there (see `Prompt.resumable`), and whoever starts them mostly has it still.
 */
import type { Choice, GameState, GameTypes, Play, Prompt } from './game';

/** Where a state keeps the question that rules starting in it ask first: no copy, hash or save reads what has no name. */
export const ASKED: unique symbol = Symbol('asked');

/** Starts the rules in a state. Where the question they ask first is known, its choices are not listed again. */
export function startRules<T extends GameTypes>(
  play: Pick<Play<T>, 'rules'>,
  state: T['state'],
  asked: Prompt | null = null,
) {
  const rules = play.rules(state);
  state[ASKED] = asked;
  try {
    return { rules, step: rules.next() };
  } finally {
    delete state[ASKED];
  }
}

/** The question of this kind that is being asked again; null where it is a new one. */
export function askedAgain(state: GameState, ask: string): Prompt | null {
  const asked = state[ASKED];
  return asked?.ask === ask ? asked : null;
}

/** The choices of a question: as they were where it is asked again, else made now. */
export function choicesOf<C extends Choice>(state: GameState, ask: string, make: () => readonly C[]): readonly C[] {
  const again = askedAgain(state, ask);
  return again ? (again.choices as readonly C[]) : make();
}
