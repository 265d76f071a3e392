import { expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import { Table } from '../../../src/kernel/table';

/** A whole game by the bot; it is given what its side may know, and must answer the same. */
test('the bot plays whole games, always legally, and never by what it cannot know', () => {
  for (const seed of ['a', 'b']) {
    const table = new Table(storm, { scenario: 'battle', options: [], seed });
    while (table.prompt) {
      const { prompt } = table;
      const { choice } = storm.mind.bot(table.state, prompt);
      if (table.entries.length % 5 === 0) {
        const other = storm.play.copy(table.state);
        storm.play.redeal(other, prompt.side, `other ${table.entries.length}`);
        expect(storm.mind.bot(other, prompt).choice).toEqual(choice);
      }
      expect(table.choose(choice).ok, prompt.ask).toBe(true);
    }
    expect(table.state.turn).toBe(8);
  }
});
