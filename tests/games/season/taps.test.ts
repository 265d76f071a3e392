/** How many taps a week takes at the table: each call of the desk here is one finger on the screen. */
import { expect, test } from 'vitest';
import { openSession } from '../../../src/app/session/session';
import { season } from '../../../src/games/season';
import { Table } from '../../../src/kernel/table';
import { createDesk } from '../../../src/panels/asking/desk';
import { bandsOf } from '../../../src/panels/asking/force';

const MOST = { week: 60, round: 6 };
const setup = { scenario: 'initial-assault', options: [], seed: 'taps' };

function sitDown() {
  const table = new Table(season, setup);
  const keeper = { durable: true, keep: async () => null };
  const seats = { french: 'person', 'viet-minh': 'person' } as const;
  const session = openSession({ table, keeper, seats, fresh: () => new Table(season, setup), passes: () => true });
  const desk = createDesk(session);
  const taps = { french: 0, 'viet-minh': 0 };
  /** One tap of whoever is asked; it is over when what it began is on the table. */
  const tap = async (act: () => unknown) => {
    const side = table.prompt?.side === 'french' ? 'french' : 'viet-minh';
    taps[side]++;
    await act();
    for (let i = 0; i < 5; i++) await Promise.resolve();
    // The curtain is held open, not tapped.
    session.lift();
  };
  const press = () => tap(() => desk.press());
  const asked = () => session.position.value.prompt?.ask ?? '';
  /** The strong button until something else is asked of this side. */
  const passTo = async (...asks: readonly string[]) => {
    while (table.prompt && !asks.includes(asked())) await press();
    expect(asks).toContain(asked());
  };
  const say = async (what: 'yes' | 'no') => {
    const offered = session.position.value.offers.find(({ choice }) => choice.do === what);
    if (!offered) throw new Error(`no ${what} at ${asked()}`);
    await tap(() => desk.tick(offered));
    if (desk.marked.value !== null) await press();
  };
  session.lift();
  return { table, session, desk, taps, tap, press, passTo, say, asked };
}

test('a week of 12 digs, 8 stacks moved and 2 regiments engaged', async () => {
  const { table, session, desk, taps, tap, press, passTo, say, asked } = sitDown();
  await passTo('dig');
  taps['viet-minh'] = 0;
  for (const zone of ['ZC', 'ZC', 'ZC', 'ZD', 'ZD', 'ZD', 'ZP', 'ZP', 'ZP', 'ZM', 'ZM', 'ZM']) {
    await tap(() => desk.tapPlace(zone));
  }
  // The last point ends the digging: it is confirmed.
  await press();
  expect(asked()).toBe('assault-week');
  await say('yes');
  await passTo('vm-move');
  let moved = 0;
  const view = () => session.position.value.view;
  for (const { at, group, counters } of bandsOf(view().counters.filter((one) => one.group !== undefined))) {
    const [first] = counters;
    const ways = session.position.value.offers.filter(({ offer }) => offer.counter === first?.id);
    const way = ways.find(({ offer }) => offer.place?.startsWith('Z')) ?? ways[0];
    if (!first || way?.offer.place === undefined || moved === 8) continue;
    const { place } = way.offer;
    await tap(() => desk.tapPlace(at));
    await tap(() => desk.tapCounter(first.id));
    await tap(() => desk.tapPlace(place));
    moved++;
    const there = view().counters.filter((one) => one.group === group && one.at === place);
    expect(there.map(({ id }) => id)).toEqual(counters.map(({ id }) => id));
  }
  expect(moved).toBe(8);
  await passTo('assault-now');
  await say('yes');
  expect(asked()).toBe('engage');
  for (const { counters } of bandsOf(view().counters.filter(({ id }) => id.startsWith('V'))).slice(0, 2)) {
    const joins = session.position.value.offers.filter(({ offer }) => counters.some(({ id }) => id === offer.counter));
    await tap(() => session.mean(joins.map(({ choice }) => choice)));
  }
  await press();
  expect(asked()).toBe('barrage');
  expect(taps['viet-minh']).toBeLessThanOrEqual(MOST.week);
  expect(table.entries.filter(({ ask, choice }) => ask === 'dig' && choice.do === 'dig')).toHaveLength(12);
});

test('a quiet round of the French', async () => {
  const { table, session, taps, tap, passTo, say, asked } = sitDown();
  await passTo('assault-week');
  await say('yes');
  await passTo('assault-now');
  await say('no');
  const turn = table.entries.length;
  taps.french = 0;
  // The French attack nothing: that is the button above the strong one.
  await passTo('vm-move', 'operate-now');
  expect(asked()).toBe('operate-now');
  const pass = session.position.value.offers.find(({ choice }) => choice.do === 'no');
  await tap(() => pass && session.choose(pass.choice));
  await passTo('vm-move', 'siege');
  const questions = table.entries.slice(turn).filter(({ side }) => side === 'french');
  expect(questions.map(({ ask }) => ask)).toContain('french-move');
  expect(asked()).toBe('vm-move');
  expect(taps.french).toBeLessThanOrEqual(MOST.round);
});
