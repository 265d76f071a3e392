import { expect, test } from 'vitest';
import { bot } from '../../../src/games/season/bot';
import { paNumbers, placeId } from '../../../src/games/season/data/places';
import { scenarioIds } from '../../../src/games/season/data/scenarios';
import { askKeys } from '../../../src/games/season/keys';
import { play } from '../../../src/games/season/play';
import { below, seeded } from '../../../src/kernel/chance';
import { answer, eager, from, open, random } from './runner';

test.each(scenarioIds)(
  '%s: the bot plays whole games, always legally, and never by what it cannot know',
  (scenario) => {
    const game = open(scenario, 'bot');
    for (let n = 0; game.prompt; n++) {
      const { prompt, v } = game;
      const { choice } = bot(v, prompt);
      expect(prompt.choices.includes(choice), prompt.ask).toBe(true);
      if (n % 11 === 0) {
        const other = play.copy(v);
        play.redeal(other, prompt.side, `other ${n}`);
        // It is asked again of the redealt position, so that its own pieces are where the question says.
        const asked = prompt.side === 'french' && prompt.resumable ? from(other).prompt : prompt;
        if (asked) expect(bot(prompt.side === 'french' ? other : v, asked).choice, prompt.ask).toEqual(choice);
      }
      answer(game, choice);
      game.v.events = [];
    }
    play.check(game.v);
    expect(game.v.result).not.toBeNull();
  },
);

test('the bot has an answer to every question, however the position came about', () => {
  const asked = new Set<string>();
  for (const scenario of scenarioIds) {
    for (const seed of ['x', 'y']) {
      const lot = seeded(seed);
      random(
        scenario,
        `any ${seed}`,
        ({ v, prompt }) => {
          if (!prompt || (asked.has(prompt.ask) && below(lot, 40) > 0)) return;
          asked.add(prompt.ask);
          const before = JSON.stringify(v.at);
          expect(prompt.choices.includes(bot(v, prompt).choice), prompt.ask).toBe(true);
          expect(JSON.stringify(v.at)).toBe(before);
        },
        eager,
      );
    }
  }
  // Seldom asked: nearly all kinds turn up in a dozen eager games.
  expect(askKeys.filter((ask) => !asked.has(ask)).length).toBeLessThanOrEqual(6);
});

test('9.1 the Viet Minh open where the battle opened: Gabrielle falls in most first weeks, Beatrice with her', () => {
  const GAMES = 5;
  const fallen = { G: 0, B: 0 };
  for (let deal = 0; deal < GAMES; deal++) {
    const game = open('initial-assault', `opening ${deal}`);
    while (game.prompt) answer(game, bot(game.v, game.prompt).choice);
    for (const cr of ['G', 'B'] as const) {
      const posts = paNumbers.filter((pa) => placeId(pa).replace(/\d/, '') === cr);
      if (posts.some((pa) => game.v.control[pa] === 'viet-minh')) fallen[cr]++;
    }
  }
  expect(fallen.G).toBeGreaterThan(GAMES / 2);
  expect(fallen.B).toBeGreaterThan(GAMES / 2);
});
