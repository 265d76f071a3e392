import { expect, test } from 'vitest';
import { covers, loadGame } from '../../src/games';
import { Table } from '../../src/kernel/table';
import { candidates } from '../../src/opponents/candidates';
import { questions } from './kit';

test.each(covers.map(({ id }) => id))(
  '%s: the bot’s own choice comes first, then others that are offered, none twice and none that leads back',
  async (id) => {
    const game = await loadGame(id);
    if (!game) throw new Error(`there is no game ${id}`);
    const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'candidates' });
    let several = 0;
    for (const prompt of questions(table, 25, 'candidates')) {
      const found = candidates(game, table.state, prompt, 6).map(({ choice }) => choice);
      expect(found[0]).toEqual(game.mind.bot(table.state, prompt).choice);
      expect(new Set(found).size).toBe(found.length);
      for (const choice of found) expect(prompt.choices).toContain(choice);
      for (const choice of found.slice(1)) expect(game.face.offer(table.state, choice).back ?? false).toBe(false);
      expect(found.length).toBeLessThanOrEqual(6);
      if (found.length > 1) several++;
    }
    expect(several).toBeGreaterThan(1);
  },
);
