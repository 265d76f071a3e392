import { expect, test } from 'vitest';
import { openSession } from '../../src/app/session/session';
import { lostValley } from '../../src/games/lost-valley';
import type { Game } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';

const game: Game = lostValley;

test('what undo can still take back is planned, not told: a gun that is ticked opens no card', async () => {
  const fresh = () => new Table(game, { scenario: 'campaign', options: [], seed: '1' });
  const table = fresh();
  const gun = () => table.prompt?.choices.find((choice) => choice.do === 'support');
  while (table.prompt && !(table.prompt.ask === 'support' && gun())) {
    table.choose(game.mind.bot(table.state, table.prompt).choice);
  }
  const session = openSession({
    table,
    keeper: { durable: true, keep: async () => null },
    seats: {},
    fresh,
    passes: () => true,
    tells: () => true,
  });
  const ticked = gun();
  expect(ticked && session.ending(ticked)).toBe('free');
  expect(ticked && (await session.choose(ticked))).toBe(true);
  expect(session.position.value.undoes).not.toBeNull();
  expect(session.telling.value).toBeNull();

  // Once dice have fallen it is told with the fight that it belongs to.
  const go = session.position.value.offers.find(({ offer }) => offer.primary);
  expect(go && (await session.choose(go.choice))).toBe(true);
  expect(session.telling.value).not.toBeNull();
  session.dispose();
});
