/** Whatever the computer chooses, it says why. */
import { expect, test } from 'vitest';
import { covers, loadGame } from '../../src/games';
import type { Game } from '../../src/kernel/game';
import { languages } from '../../src/kernel/words';
import { candidates } from '../../src/opponents/candidates';

/** As much of each as a second plays: the shorter battles, and the first questions of the long ones. */
const battles: Readonly<Record<string, readonly string[]>> = {
  storm: ['battle'],
  season: ['initial-assault', 'five-hills'],
  vallee: ['beatrice', 'gabrielle', 'flak-raid', 'hills', 'campaign'],
  'lost-valley': ['campaign', 'five-hills'],
};
const QUESTIONS = 300;

async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** The questions of a battle that the bot plays. */
function* questions(game: Game, scenario: string, options: readonly string[] = []) {
  const state = game.play.setup({ scenario, options, seed: 'why' });
  const rules = game.play.rules(state);
  let asked = rules.next();
  for (let i = 0; !asked.done && i < QUESTIONS; i++) {
    const prompt = asked.value;
    const advice = game.mind.bot(state, prompt);
    yield { state, prompt, advice };
    asked = rules.next(advice.choice);
  }
}

const games = covers.map(({ id }) => id);

test.each(games)('%s: where there is a choice, the bot has a reason for its own', async (id) => {
  const game = await gameOf(id);
  const silent = new Set<string>();
  let asked = 0;
  for (const scenario of battles[id] ?? []) {
    for (const { prompt, advice } of questions(game, scenario, game.options)) {
      if (prompt.choices.length > 1 && advice.why === 'go-on') silent.add(`${prompt.ask}: ${advice.choice.do}`);
      asked++;
    }
  }
  expect([...silent]).toEqual([]);
  expect(asked).toBeGreaterThan(QUESTIONS / 2);
});

test.each(games)('%s: what is chosen instead of the first idea has its reason too, in every language', async (id) => {
  const game = await gameOf(id);
  const [scenario = ''] = battles[id] ?? [];
  const whys = new Set<string>();
  let i = 0;
  for (const { state, prompt } of questions(game, scenario)) {
    if (i++ % 10 === 0) for (const { why } of candidates(game, state, prompt, 4)) whys.add(why);
  }
  expect(whys.size).toBeGreaterThan(3);
  for (const language of languages) {
    const words = await game.books.words[language]();
    for (const why of whys) expect(words.why(why), language).not.toBe(why);
  }
});
