/** The best of the choices, by a score; what ends a question. */
import type { WhyNot } from '../../../kernel/bot';
import type { SeasonAdvice, SeasonChoice, SeasonPrompt } from '../choices';
import type { AskKey, WhyKey } from '../keys';
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
export function advise(prompt: SeasonPrompt, choice: SeasonChoice | undefined, why: WhyKey, otherwise?: WhyKey) {
  return choice ? { choice, why } : ending(prompt, otherwise);
}

/** What speaks for doing nothing more. */
const whyNot: WhyNot<AskKey, WhyKey> = {
  'set-up': 'stay',
  replace: 'enough',
  leave: 'stay',
  'strategic-move': 'stay',
  'vm-move': 'stay',
  'french-move': 'stay',
  'assault-move': 'stay',
  'operation-move': 'stay',
  'defensive-move': 'stay',
  withdraw: 'stay',
  'break-off': 'hold',
  engage: 'enough',
  firers: 'enough',
  advance: 'enough',
  enter: 'enough',
  scout: 'no-scout',
  'assault-now': 'poor-odds',
  expose: 'poor-odds',
  declare: 'poor-odds',
  'call-off': 'good-odds',
  'go-on': 'poor-odds',
  'operate-now': 'poor-odds',
  'end-week': 'more-to-do',
};

/** What ends the question without doing anything, or else the first choice, for which nothing speaks. */
export function ending(prompt: SeasonPrompt, why: WhyKey = whyNot[prompt.ask] ?? 'go-on'): SeasonAdvice {
  const end = offered(prompt, 'done') ?? offered(prompt, 'no');
  const choice = end ?? prompt.choices[0];
  if (!choice) throw new RangeError(`nothing to choose at ${prompt.ask}`);
  return { choice, why: end ? why : 'go-on' };
}

/** The piece a choice is about, or -1. */
export function unitIn(choice: SeasonChoice): number {
  return 'unit' in choice ? numberOf(choice.unit) : -1;
}
