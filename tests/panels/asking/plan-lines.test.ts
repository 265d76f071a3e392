import { expect, test } from 'vitest';
import { openSession } from '../../../src/app/session/session';
import { vallee } from '../../../src/games/vallee';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { createDesk } from '../../../src/panels/asking/desk';
import { planLines } from '../../../src/panels/asking/plan-lines';

const game: Game = vallee;
const begin = () => new Table(game, { scenario: 'campaign', options: [], seed: 'lines' });

/** Two persons at the first question of this kind. */
function sitDown(ask: string) {
  const table = begin();
  while (table.prompt && table.prompt.ask !== ask) table.choose(game.mind.bot(table.state, table.prompt).choice);
  const keeper = { durable: true, keep: async () => null };
  const session = openSession({ table, keeper, seats: {}, fresh: begin, passes: () => true });
  session.lift();
  return { session, desk: createDesk(session) };
}

test('10.1 guns that are laid on a target draw their lines to it from where they stand, until one is ticked off', () => {
  const { session, desk } = sitDown('bombard-vm');
  desk.tapPlace('beatrice');
  const lines = planLines(session, desk.filling.value);
  expect(lines.length).toBeGreaterThan(0);
  const { counters } = session.position.value.view;
  for (const { is, places } of lines) {
    expect([is, places.at(-1)]).toEqual(['sight', 'beatrice']);
    expect(counters.some(({ at, side }) => at === places[0] && side === 'viet-minh')).toBe(true);
  }
  const filling = desk.filling.value;
  if (!filling) throw new Error('nothing is filled in');
  desk.fill({ ...filling, lines: filling.lines.map((line) => ({ ...line, on: false })) });
  expect(planLines(session, desk.filling.value)).toEqual([]);
});

test('11.1 a way that is planned is drawn from area to area, and its sheet is open until it is laid aside', () => {
  const { session, desk } = sitDown('strategic-move');
  const { counters } = session.position.value.view;
  const unit = counters.find(({ id, at }) => at === 'ne' && desk.lit.value.counters.has(id))?.id ?? '';
  desk.hand.take(unit);
  const way = desk.hand.ways.value.find(({ choices }) => choices.length > 2);
  const goal = way?.to?.place ?? '';
  desk.tapPlace(goal);
  expect(desk.sheet.value).toEqual({ is: 'plan', place: goal });
  const [line] = planLines(session, desk.filling.value);
  expect([line?.is, line?.places[0], line?.places.at(-1)]).toEqual(['way', 'ne', goal]);
  desk.close();
  expect(planLines(session, desk.filling.value)).toEqual([]);
});
