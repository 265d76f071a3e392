/**
 * Rules that start anew from a copy ask the question that was asked there (see `Prompt.resumable`). Whoever starts them
 * mostly has that question still, and its list of choices, the dearest part of it, need not be made again.
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

/** The choices of a question: as they were where it is asked again, else made now. */
export function choicesOf<C extends Choice>(ask: string, make: () => readonly C[]): readonly C[] {
  return (askedAgain(ask)?.choices as readonly C[] | undefined) ?? make();
}
