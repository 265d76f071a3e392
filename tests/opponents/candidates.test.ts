import { expect, test } from 'vitest';
import { covers, loadGame } from '../../src/games';
import type { Choice } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { candidates } from '../../src/opponents/candidates';
import { anyStorm, questions } from './kit';

test.each(covers.map(({ id }) => id))(
  '%s: the bot’s own choice comes first unless it is rash, then others that are offered, none twice, rash or leading back',
  async (id) => {
    const game = await loadGame(id);
    if (!game) throw new Error(`there is no game ${id}`);
    const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'candidates' });
    let several = 0;
    for (const prompt of questions(table, 8, 'candidates')) {
      const found = candidates(game, table.state, prompt, 6).map(({ choice }) => choice);
      const isRash = (choice: Choice) => game.mind.rash?.(table.state, prompt, choice) ?? false;
      const own = game.mind.bot(table.state, prompt).choice;
      if (!isRash(own)) expect(found[0]).toEqual(own);
      if (!prompt.choices.every(isRash)) expect(found.filter(isRash)).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
      for (const choice of found) expect(prompt.choices).toContain(choice);
      for (const choice of found.slice(1)) expect(game.face.offer(table.state, choice).back ?? false).toBe(false);
      expect(found.length).toBeLessThanOrEqual(6);
      if (found.length > 1) several++;
    }
    expect(several).toBeGreaterThan(1);
  },
);

test('what is rash is chosen where there is nothing else', () => {
  const mind = { ...anyStorm.mind, rash: () => true };
  const table = new Table(anyStorm, { scenario: 'battle', options: [], seed: 'candidates' });
  const { prompt } = table;
  if (!prompt) throw new Error('nobody is asked');
  expect(candidates({ ...anyStorm, mind }, table.state, prompt, 6)).toEqual(
    candidates(anyStorm, table.state, prompt, 6),
  );
});

test('where a game says that its own list is all, nothing is added to it', () => {
  const table = new Table(anyStorm, { scenario: 'battle', options: [], seed: 'candidates' });
  for (const prompt of questions(table, 25, 'candidates')) {
    if (candidates(anyStorm, table.state, prompt, 6).length < 2) continue;
    const own = anyStorm.mind.bot(table.state, prompt);
    const mind = { ...anyStorm.mind, weigh: () => [own], weighed: [prompt.ask] };
    expect(candidates({ ...anyStorm, mind }, table.state, prompt, 6)).toEqual([own]);
    return;
  }
  throw new Error('nothing was asked');
});
