/** The few choices worth thinking about, the bot's own first: an assault is weighed as a whole, attack by attack. */
import type { SeasonAdvice, SeasonChoice, SeasonPrompt } from '../choices';
import type { Season } from '../state';
import { type Plan, plans } from './attacks';
import { bot } from './index';
import { offered, unitIn } from './pick';
import { least } from './values';

/** Questions at which nothing else is worth a thought. */
export const weighed: readonly SeasonPrompt['ask'][] = ['engage'];

/** Attacks that promise less than the bot asks for, by so much at most, are thought about beside its own. */
const BOLDER = 0.15;
/** So many of the best are tried without the others, and so many of the worst are left out one by one. */
const BEST = 3;
const WORST = 3;

export function weigh(v: Season, prompt: SeasonPrompt): readonly SeasonAdvice[] {
  const own = bot(v, prompt);
  if (prompt.ask !== 'engage' || v.moved.includes(1)) return [own];
  const found = new Map<string, SeasonAdvice>();
  for (const attacks of assaults(v)) {
    const [choice, ...then] = calls(prompt, attacks);
    const key = [choice, ...then].map((one) => (one ? unitIn(one) : 0)).join();
    if (choice && !found.has(key)) found.set(key, { choice, why: choice.do === 'done' ? 'enough' : 'engage', then });
  }
  return [...found.values()];
}

/** Which attacks to make together: the bot's; the best of them alone; all but one; more than it dares; none. */
function assaults(v: Season): readonly (readonly Plan[])[] {
  const sure = plans(v, least(v));
  const bold = plans(v, least(v) - BOLDER).slice(0, sure.length + 1);
  const best = Array.from({ length: Math.min(BEST, sure.length) }, (_, i) => sure.slice(0, i + 1));
  const but = sure.slice(-WORST).map((left) => sure.filter((one) => one !== left));
  return [sure, ...best, [], bold, ...but];
}

/** 5.1 Those who are called up for it, in the order of the question, and its end. */
function calls(prompt: SeasonPrompt, attacks: readonly Plan[]): readonly SeasonChoice[] {
  const wanted = new Set(attacks.flatMap(({ units }) => units.map(({ unit }) => unit)));
  const called = prompt.choices.filter((one) => one.do === 'engage' && wanted.has(unitIn(one)));
  const end = offered(prompt, 'done');
  return end ? [...called, end] : called;
}
