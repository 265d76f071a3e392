/** Saves of every format that was ever shipped can be read: each is led step by step to the newest. */
import { listOf } from '../kernel/check';
import { type Fields, isCount, own } from './guards';
import { limits } from './records';

/** Nobody had been asked who plays: persons, on every side that the game has. Hints stood as they were asked for. */
export function seatsAndRisingHints(fields: Fields): Fields {
  const hints = own(fields, 'hints');
  const rising = listOf(isCount, limits.choices)(hints) ? [...new Set(hints)].sort((a, b) => a - b) : hints;
  return { ...fields, seats: {}, hints: rising };
}

/** Presses had not been told apart: each choice came from one of its own. */
const pressesOfOne = (fields: Fields): Fields => fields;

/** Nothing had been mixed into the dice: each line was a choice alone. */
const linesUnstirred = (fields: Fields): Fields => fields;

/** Each step takes a save from format n to n + 1. Never edit a step that has shipped: add one, and a fixture. */
const steps: readonly ((save: Fields) => Fields)[] = [seatsAndRisingHints, pressesOfOne, linesUnstirred];

/** The newest format, and those that say all where no line is stirred, and where no press made more than one choice: an older app still reads them. */
export const FORMAT = steps.length + 1;
export const UNSTIRRED = 3;
export const WITHOUT_PRESSES = 2;

export function migrated(save: Fields, format: number): Fields {
  return { ...steps.slice(format - 1).reduce((old, step) => step(old), save), format: FORMAT };
}
