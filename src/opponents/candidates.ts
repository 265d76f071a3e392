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
  const choices = new Set(found.map(({ choice }) => choice));
  const offer = (choice: Choice) => game.face.offer(state, choice);
  const alike = (choice: Choice) => {
    const { place = '', card = '' } = offer(choice);
    return `${choice.do} ${place} ${card}`;
  };
  const seen = new Set(found.map(({ choice }) => alike(choice)));
  // What only leads back to the question before it would be thought about for ever.
  const real = prompt.choices.filter((choice) => !offer(choice).back);
  const nextOf = (left: readonly Choice[]): boolean => {
    if (left.length === 0 || found.length >= most) return false;
    const advice = game.mind.bot(state, { ...prompt, choices: left });
    if (!left.includes(advice.choice)) return false;
    found.push(advice);
    choices.add(advice.choice);
    seen.add(alike(advice.choice));
    return true;
  };
  while (nextOf(real.filter((choice) => !seen.has(alike(choice)))));
  while (nextOf(real.filter((choice) => !choices.has(choice))));
  return found;
}
