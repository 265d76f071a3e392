/** What the bots of all games are made with. */
import type { Advice, Choice, Prompt } from './game';

/** A plan for every question of a game; null where there is nothing to think about. */
export type Plans<A extends string, Plan> = Readonly<Record<A, Plan | null>>;

/** What speaks for leaving a question alone, by question. */
export type WhyNot<A extends string, W extends string> = Readonly<Partial<Record<A, W>>>;

/** What ends the question without spending anything, or else the first choice, for which nothing speaks. */
export function goOn<C extends Choice, A extends string, W extends string>(
  prompt: Prompt<C, A>,
  ends: readonly C['do'][],
  whyNot: WhyNot<A, W>,
): Advice<C, W | 'go-on'> {
  const choice = prompt.choices.find((one) => ends.includes(one.do)) ?? prompt.choices[0];
  if (!choice) throw new RangeError(`nothing to choose at ${prompt.ask}`);
  return { choice, why: (ends.includes(choice.do) && whyNot[prompt.ask]) || 'go-on' };
}

/** What speaks for a choice that the bot had no reason for, and that came out best all the same: known to every game. */
export const LOOKED_AHEAD = 'looked-ahead';

/** The best of the choices, by a score; the first of equals. */
export function bestBy<C extends Choice>(choices: readonly C[], score: (choice: C) => number): C | undefined {
  let best: C | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = score(choice);
    if (value > top) [best, top] = [choice, value];
  }
  return best;
}

/** The offered choice of a kind, if there is one. */
export function offeredChoice<C extends Choice>(prompt: Prompt<C>, kind: C['do']): C | undefined {
  return prompt.choices.find((choice) => choice.do === kind);
}
