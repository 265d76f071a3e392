import { expect, test } from 'vitest';
import { openSession } from '../../../src/app/session/session';
import { storm } from '../../../src/games/storm';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { createDesk } from '../../../src/panels/asking/desk';

const game: Game = storm;

test('of those that arrive the first is taken up; the next is in hand as soon as one is placed', async () => {
  const fresh = () => new Table(game, { scenario: 'battle', options: [], seed: 'arrivals' });
  const table = fresh();
  const waiting = () => new Set(table.prompt?.choices.map((choice) => game.face.offer(table.state, choice).counter));
  while (table.prompt && !(table.prompt.ask === 'place' && waiting().size > 2)) {
    table.choose(game.mind.bot(table.state, table.prompt).choice);
  }
  const keeper = { durable: true, keep: async () => null };
  const seats = { french: 'hasty', 'viet-minh': 'hasty', [table.prompt?.side ?? '']: 'person' } as const;
  const session = openSession({ table, keeper, seats, fresh, passes: () => true });
  const desk = createDesk(session);
  const movers = () => [...new Set(desk.sorted.value.moves.map(({ offer }) => offer.counter))];
  expect(movers().length).toBeGreaterThan(2);
  expect(desk.sheet.value?.is).toBe('prompt');
  expect(desk.hand.counter.value).toBeNull();

  const [first] = desk.sorted.value.moves;
  desk.hand.take(first?.offer.counter ?? null);
  expect(first && (await session.choose(first.choice))).toBe(true);
  expect(desk.hand.counter.value).toBe(movers()[0]);
  expect(desk.sheet.value).toBeNull();
  // Put down, the list of those still to come is there again.
  desk.hand.take(null);
  expect(desk.sheet.value?.is).toBe('prompt');
  desk.dispose();
});
