/** The best of the choices, by a score. */
import type { ValleeAdvice, ValleeChoice, ValleePrompt } from '../choices';
import type { WhyKey } from '../keys';

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

/** What ends the question without doing anything, or else the first choice, for which nothing speaks. */
export function ending(prompt: ValleePrompt, why: WhyKey): ValleeAdvice {
  const end = prompt.choices.find((choice) => ends.includes(choice.do));
  const choice = end ?? prompt.choices[0];
  if (!choice) throw new RangeError(`nothing to choose at ${prompt.ask}`);
  return { choice, why: end ? why : 'go-on' };
}

const ends: readonly ValleeChoice['do'][] = ['done', 'pass', 'stop', 'roll', 'accept'];
