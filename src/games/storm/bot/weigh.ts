/** The few choices worth thinking about, the bot's own first: those of an impulse. Elsewhere its answer stands alone. */
import type { StormAdvice, StormPrompt } from '../choices';
import type { Storm } from '../state';
import { impulseScore, whyOf } from './impulse';
import { bot } from './index';
import { sideIn } from './rash';

export function weigh(v: Storm, prompt: StormPrompt): readonly StormAdvice[] {
  if (prompt.ask !== 'impulse') return [bot(v, prompt)];
  const side = sideIn(prompt);
  const score = impulseScore(v, side);
  return prompt.choices
    .map((choice) => ({ choice, why: whyOf(choice, side), score: score(choice) }))
    .filter((one) => one.score > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.score - a.score);
}
