/** The best of the choices, by a score; what ends a question. */
import type { SeasonAdvice, SeasonChoice, SeasonPrompt } from '../choices';
import type { WhyKey } from '../keys';
import { numberOf } from '../rules/pieces';

export function bestBy(
  choices: readonly SeasonChoice[],
  score: (choice: SeasonChoice) => number,
  least = Number.NEGATIVE_INFINITY,
): SeasonChoice | undefined {
  let best: SeasonChoice | undefined;
  let top = least;
  for (const choice of choices) {
    const value = score(choice);
    if (value > top) [best, top] = [choice, value];
  }
  return best;
}

/** The offered choice of a kind, if there is one. */
export function offered(prompt: SeasonPrompt, kind: SeasonChoice['do']): SeasonChoice | undefined {
  return prompt.choices.find((choice) => choice.do === kind);
}

/** Makes a choice if there is one, else ends the question. */
export function advise(
  prompt: SeasonPrompt,
  choice: SeasonChoice | undefined,
  why: WhyKey,
  otherwise: WhyKey = 'go-on',
) {
  return choice ? { choice, why } : ending(prompt, otherwise);
}

/** What ends the question without doing anything, or else the first choice. */
export function ending(prompt: SeasonPrompt, why: WhyKey = 'go-on'): SeasonAdvice {
  const choice = offered(prompt, 'done') ?? offered(prompt, 'no') ?? prompt.choices[0];
  if (!choice) throw new RangeError(`nothing to choose at ${prompt.ask}`);
  return { choice, why };
}

/** The piece a choice is about, or -1. */
export function unitIn(choice: SeasonChoice): number {
  return 'unit' in choice ? numberOf(choice.unit) : -1;
}
