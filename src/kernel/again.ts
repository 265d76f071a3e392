/**
 * Where a list of choices, the dearest part of a question, need not be made. Rules that start anew from a copy ask the
 * question that was asked there (see `Prompt.resumable`), and whoever starts them mostly has it still. And who goes
 * through choices that were made before knows what comes next: that it is one of the list is all that matters then.
 */
import type { Choice, Prompt } from './game';

/** The question that the rules now starting will ask first; null at all other times. */
let known: Prompt | null = null;

/** Starts rules that are known to ask this question first. */
export function startAgain<S>(rules: { next(): S }, asked: Prompt | null): S {
  known = asked;
  try {
    return rules.next();
  } finally {
    known = null;
  }
}

/** The question of this kind that is being asked again; null where it is a new one. */
export function askedAgain(ask: string): Prompt | null {
  return known?.ask === ask ? known : null;
}

/** The choice that will be made at the next question; null where somebody has yet to choose. */
let foreseen: Choice | null = null;

/** Goes on with a choice; where the one after it is known, nobody reads the list of the question that this leads to. */
export function goOn<C extends Choice, S>(rules: { next(choice: C): S }, choice: C, next: Choice | null): S {
  if (!next) return rules.next(choice);
  foreseen = next;
  try {
    return rules.next(choice);
  } finally {
    foreseen = null;
  }
}

/**
 * The choices of a question: as they were where it is asked again, else made now. `isOne` tells of a choice whether it
 * is one of two or more in the list: where that one will be made, it stands for the list.
 */
export function choicesOf<C extends Choice>(
  ask: string,
  make: () => readonly C[],
  isOne?: (choice: C) => boolean,
): readonly C[] {
  const again = askedAgain(ask);
  if (again) return again.choices as readonly C[];
  const next = foreseen as C | null;
  return next && isOne?.(next) ? [next, next] : make();
}
