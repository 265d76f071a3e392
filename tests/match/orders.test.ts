import { describe, expect, test } from 'vitest';
import { trials } from '../../src/cli/games';
import { playGame } from '../../src/cli/policies';
import type { Ahead } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { answerAhead, noOrders, orderable, ordersText, readOrders } from '../../src/match/orders';

const battles = trials.flatMap(({ game }) => (game.mind.ahead ? [[game.id, game] as const] : []));

test('orders come back as they were written, and what is none is asked', () => {
  const orders = { 'react-air': 'never', damage: 'computer', flak: 20 } as const;
  expect(readOrders(ordersText(orders))).toEqual(orders);
  expect(readOrders('damage:always :never x y:0 z:101 damage:computer')).toEqual({ damage: 'computer' });
  expect(readOrders('')).toEqual(noOrders);
});

test('nothing can be ordered of a question that has to be planned', () => {
  const [, game] = battles[0] ?? [];
  if (!game) throw new Error('no game');
  expect(orderable(game, 'no such question')).toEqual([]);
});

describe.each(battles)('%s', (_id, game) => {
  /** Every question of a whole game, and where it was asked. */
  const scenario = game.scenarios[0] ?? '';
  const setup = { scenario, options: [], seed: 'sfc32:ahead' };
  const { choices } = playGame(game, setup, 'mixed').journal();
  const ahead: Ahead = game.mind.ahead ?? { version: 0, bears: [], windows: [], letters: {} };
  const all = Object.fromEntries([...ahead.bears, ...ahead.windows].map((ask) => [ask, 'computer' as const]));

  test('the same position gives the same answer, on a fork and on the table of the other phone', () => {
    const [one, other] = [new Table(game, setup), new Table(game, setup)];
    let answered = 0;
    for (const line of choices) {
      const answer = answerAhead(one, all);
      const again = answerAhead(other.fork(), all);
      expect(again && other.write(again)).toBe(answer && one.write(answer));
      if (answer) answered++;
      one.follow([line]);
      other.follow([line]);
    }
    expect(answered).toBeGreaterThan(0);
  });

  test('who orders nothing is asked everything but what has one open answer', () => {
    const table = new Table(game, setup);
    for (const line of choices) {
      const answer = answerAhead(table, noOrders);
      if (answer) expect([table.prompt?.open, table.prompt?.choices]).toEqual([true, [answer]]);
      table.follow([line]);
    }
    expect(table.prompt).toBeNull();
  });

  test('«never» passes every moment by that it is ordered for', () => {
    const never = Object.fromEntries(ahead.windows.map((ask) => [ask, 'never' as const]));
    const table = new Table(game, setup);
    let passed = 0;
    for (const line of choices) {
      if (table.prompt && ahead.windows.includes(table.prompt.ask)) {
        expect(table.prompt.choices).toContain(answerAhead(table, never));
        passed++;
      }
      table.follow([line]);
    }
    expect(passed).toBeGreaterThan(0);
  });
});
