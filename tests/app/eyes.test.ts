import { expect, test } from 'vitest';
import { openSession } from '../../src/app/table/session';
import { season } from '../../src/games/season';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';

const setup = { scenario: 'initial-assault', options: [], seed: 'eyes' };

function open(seats: Seats) {
  const table = new Table(season, setup);
  const keeper = { durable: true, keep: () => Promise.resolve(null) };
  return {
    table,
    session: openSession({ table, keeper, seats, fresh: () => new Table(season, setup), passes: () => false }),
  };
}

const isHidden = ({ symbol }: { readonly symbol: string }) => symbol === 'hidden';

test('whoever hides something looks at the map as everybody sees it, until the next choice', async () => {
  const { table, session } = open({ french: 'person', 'viet-minh': 'person' });
  session.lift();
  await session.choose({ do: 'done' });
  session.lift();
  expect(session.position.value.side).toBe('viet-minh');
  expect(session.shown.value.counters.some(isHidden)).toBe(false);
  session.see('open');
  const everybody = season.face.view(table.state, null, null);
  expect(session.shown.value).toEqual({ ...everybody, side: 'viet-minh' });
  await session.choose({ do: 'done' });
  expect(session.eyes.value).toBe('own');
});

test('the other side sees no more through any eyes, nor does anybody behind the curtain', () => {
  const { session } = open({ french: 'person', 'viet-minh': 'hasty' });
  const own = session.shown.value;
  for (const eyes of ['open', 'held'] as const) {
    session.see(eyes);
    expect(session.shown.value).toEqual(own);
  }
  const shared = open({ french: 'person', 'viet-minh': 'person' }).session;
  expect(shared.curtain.value).not.toBeNull();
  shared.see('held');
  expect(shared.shown.value.counters.some(isHidden)).toBe(true);
});

test('on the open table what is hidden shows as long as it is held', async () => {
  const { session } = open({ french: 'person', 'viet-minh': 'person' });
  session.lift();
  await session.choose({ do: 'done' });
  session.lift();
  while (session.position.value.prompt?.side === 'viet-minh' && session.position.value.prompt.ask !== 'assault-week') {
    await session.choose({ do: 'done' });
    session.lift();
  }
  await session.choose({ do: 'yes' });
  while (!session.covered.value) {
    const { prompt } = session.position.value;
    if (!prompt) throw new Error('the table was never open');
    const last = prompt.choices.at(-1);
    if (last) await session.choose(last);
    if (!session.covered.value) session.lift();
  }
  expect(session.shown.value.counters.some(isHidden)).toBe(true);
  session.see('held');
  expect(session.shown.value.counters.some(isHidden)).toBe(false);
  session.see('own');
  expect(session.shown.value.counters.some(isHidden)).toBe(true);
});

test('after the end, when the record lies open, nothing is taken back for free', async () => {
  const { table, session } = open({ french: 'person', 'viet-minh': 'hasty' });
  let last = 0;
  while (table.prompt) {
    last = table.state.chance.revealed;
    table.choose(season.mind.bot(table.state, table.prompt).choice);
  }
  // The last choice rolled no die: before the end it could have been taken back.
  expect(table.state.chance.revealed).toBe(last);
  expect([table.undoable, table.undo(), session.undoes(), await session.undo()]).toEqual([0, false, null, false]);
});
