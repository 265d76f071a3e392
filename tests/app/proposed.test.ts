import { describe, expect, test } from 'vitest';
import { proposed } from '../../src/app/session/going';
import { openSession } from '../../src/app/session/session';
import { lostValley } from '../../src/games/lost-valley';
import { storm } from '../../src/games/storm';
import type { Game, Prompt } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';

/** The first question of a game between two bots that fits. */
function tableAt(game: Game, fits: (prompt: Prompt) => boolean, seed: string): Table {
  const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed });
  while (table.prompt && !fits(table.prompt)) table.choose(game.mind.bot(table.state, table.prompt).choice);
  if (!table.prompt) throw new Error('this is never asked');
  return table;
}

const sit = (table: Table) =>
  openSession({
    table,
    keeper: { durable: true, keep: async () => null },
    seats: {},
    fresh: () => new Table(table.game, table.setup),
    passes: () => false,
  });

describe('counters that must go somewhere', () => {
  test('are led by one press where a sensible player would lead them', async () => {
    const table = tableAt(storm, ({ ask }) => ask === 'place', 'proposed');
    const choices = proposed(table);
    expect(choices.length).toBeGreaterThan(1);
    const session = sit(table);
    while (session.curtain.value) session.lift();
    const before = table.entries.length;
    await session.plans.run({ asks: ['place'], brake: null, lasts: 'phase' }, choices);
    expect(table.entries.slice(before, before + choices.length).map(({ choice }) => choice)).toEqual(choices);
    session.dispose();
  });

  test('who may stay is not led', () => {
    expect(proposed(tableAt(lostValley, ({ ask }) => ask === 'move', 'proposed'))).toEqual([]);
  });
});

test('what is left of a turn is passed by at one press, and no further', async () => {
  const table = tableAt(lostValley, ({ ask }) => ask === 'move', 'proposed');
  const session = sit(table);
  const [plan] = session.plans.of();
  if (!plan) throw new Error('nothing ends the turn');
  const { turn } = table.state;
  const before = table.entries.length;
  await session.plans.run(plan, plan.choices);
  expect(table.state.turn).toBe(turn + 1);
  const made = table.entries.slice(before);
  expect(made.length).toBeGreaterThan(1);
  expect(made.every((entry) => entry.choice.do === 'done' && entry.turn === turn)).toBe(true);
  session.dispose();
});
