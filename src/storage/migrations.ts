/** Saves of every format that was ever shipped can be read: each is led step by step to the newest. */
import type { Fields } from './guards';

/** Each step takes a save from format n to n + 1. Never edit a step that has shipped: add one, and a fixture. */
const steps: readonly ((save: Fields) => Fields)[] = [];

/** The format that is written now. */
export const FORMAT = steps.length + 1;

export function migrated(save: Fields, format: number): Fields {
  return steps.slice(format - 1).reduce((old, step) => step(old), save);
}
