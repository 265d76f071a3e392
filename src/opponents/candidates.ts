/** What is worth thinking about at a question: what the bot would do, and what it would do if it could not do that. */
import type { Advice, Choice, Game, GameState, Prompt } from '../kernel/game';

/**
 * At most so many, the bot's own first. The bot is asked again without what it has said, and without what comes to much
 * the same: another kind of deed, another place, another card come before another counter.
 */
export function candidates(game: Game, state: GameState, asked: Prompt, most: number): readonly Advice[] {
  const sane = asked.choices.filter((choice) => !game.mind.rash?.(state, asked, choice));
  const prompt = sane.length > 0 ? { ...asked, choices: sane } : asked;
  const found = game.mind.weigh(state, prompt).slice(0, most);
  if (found.length >= most || game.mind.weighed?.includes(asked.ask)) return found;
  const choices = new Set(found.map(({ choice }) => choice));
  /** Asked for every choice again and again, so looked up once. */
  const offers = new Map(prompt.choices.map((choice) => [choice, game.face.offer(state, choice)]));
  const kinds = new Map(
    [...offers].map(([choice, { place = '', card = '' }]) => [choice, `${choice.do} ${place} ${card}`]),
  );
  const seen = new Set(found.map(({ choice }) => kinds.get(choice)));
  // What only leads back to the question before it would be thought about for ever.
  const real = prompt.choices.filter((choice) => !offers.get(choice)?.back);
  const nextOf = (left: readonly Choice[]): boolean => {
    if (left.length === 0 || found.length >= most) return false;
    const advice = game.mind.bot(state, { ...prompt, choices: left });
    if (!left.includes(advice.choice)) return false;
    found.push(advice);
    choices.add(advice.choice);
    seen.add(kinds.get(advice.choice));
    return true;
  };
  while (nextOf(real.filter((choice) => !seen.has(kinds.get(choice)))));
  while (nextOf(real.filter((choice) => !choices.has(choice))));
  return found;
}
