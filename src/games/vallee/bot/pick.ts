/** The best of the choices, by a score. */
import type { ValleeChoice, ValleePrompt } from '../choices';

interface Best {
  readonly choice: ValleeChoice;
  readonly score: number;
}

export function bestBy(choices: readonly ValleeChoice[], score: (choice: ValleeChoice) => number): Best | null {
  let best: ValleeChoice | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = score(choice);
    if (value > top) [best, top] = [choice, value];
  }
  return best ? { choice: best, score: top } : null;
}

/** The offered choice of a kind, if there is one. */
export function offered(prompt: ValleePrompt, kind: ValleeChoice['do']): ValleeChoice | undefined {
  return prompt.choices.find((choice) => choice.do === kind);
}

/** What ends the question without doing anything, or else the first choice. */
export function goOn(prompt: ValleePrompt): ValleeChoice {
  const first = prompt.choices[0];
  if (!first) throw new RangeError(`nothing to choose at ${prompt.ask}`);
  return prompt.choices.find((choice) => ends.includes(choice.do)) ?? first;
}

const ends: readonly ValleeChoice['do'][] = ['done', 'pass', 'stop', 'roll', 'accept'];
