/** The few choices worth thinking about, the bot's own first: beside it, to do nothing, or the other answer. */
import type { SeasonAdvice, SeasonPrompt } from '../choices';
import type { Season } from '../state';
import { bot } from './index';

const weighty: ReadonlySet<string> = new Set([
  'assault-week',
  'operate-week',
  'assault-now',
  'operate-now',
  'go-on',
  'critical',
  'call-off',
]);

export function weigh(v: Season, prompt: SeasonPrompt): readonly SeasonAdvice[] {
  const first = bot(v, prompt);
  if (!weighty.has(prompt.ask)) return [first];
  return [
    first,
    ...prompt.choices.filter((choice) => choice !== first.choice).map((choice) => ({ choice, why: 'go-on' as const })),
  ];
}
