import { describe, expect, test } from 'vitest';
import { openSession } from '../../../src/app/session/session';
import { lostValley } from '../../../src/games/lost-valley';
import { season } from '../../../src/games/season';
import { storm } from '../../../src/games/storm';
import { vallee as valleeGame } from '../../../src/games/vallee';
import type { Choice, Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { createDesk } from '../../../src/panels/asking/desk';
import { chosenIn, isAsFilled, toggled } from '../../../src/panels/asking/filling';
import { joinersOf } from '../../../src/panels/asking/sending';

const game: Game = lostValley;
const begin = () => new Table(game, { scenario: 'campaign', options: [], seed: 'stops' });

/** The bot plays up to the first question of this kind. */
function playedTo(ask: string): Table {
  const table = begin();
  while (table.prompt && table.prompt.ask !== ask) table.choose(game.mind.bot(table.state, table.prompt).choice);
  if (!table.prompt) throw new Error(`${ask} is never asked`);
  return table;
}

function sitDown(table: Table, stops: 'decisions' | 'all' = 'decisions') {
  const keeper = { durable: true, keep: async () => null };
  return openSession({ table, keeper, seats: { french: 'person' }, fresh: begin, passes: () => stops === 'decisions' });
}

describe('the setting «Stop at»', () => {
  /** The hand within its limit: there is seldom a reason to discard. */
  const keepsTheDrawn = async (stops: 'decisions' | 'all') => {
    const table = playedTo('event');
    const session = sitDown(table, stops);
    const keep = table.prompt?.choices.find((choice) => choice.do === 'keep');
    expect(keep && (await session.choose(keep))).toBe(true);
    return { table, session };
  };

  test('every question: the one that seldom matters is asked', async () => {
    const { table, session } = await keepsTheDrawn('all');
    expect(session.position.value.prompt?.ask).toBe('discard');
    expect(table.prompt?.idle).toBe(true);
    expect(table.entries.at(-1)?.choice.do).toBe('keep');
  });

  test('decisions: it is answered by itself, and the journal holds the answer', async () => {
    const { table, session } = await keepsTheDrawn('decisions');
    expect(session.position.value.prompt?.ask).not.toBe('discard');
    expect(table.entries.at(-1)).toMatchObject({ ask: 'discard', choice: { do: 'done' } });
  });
});

describe('sheets of the desk', () => {
  test('closing a rule goes back to what it was opened from, as large as it was', () => {
    const session = sitDown(playedTo('assault'));
    const desk = createDesk(session);
    const [offered] = session.position.value.offers;
    if (!offered) throw new Error('nothing is offered');
    desk.open({ is: 'weigh', offered }, 'full');
    desk.open({ is: 'rule', rule: '15.1' });
    desk.open({ is: 'rule', rule: '15.1.2' });
    desk.close();
    expect(desk.sheet.value).toEqual({ is: 'weigh', offered });
    expect(desk.rest.value).toBe('full');
    desk.close();
    expect(desk.sheet.value).toBeNull();
    desk.dispose();
  });

  test('a rule opened from the map leaves the map', () => {
    const desk = createDesk(sitDown(playedTo('assault')));
    desk.close();
    desk.open({ is: 'rule', rule: '15.1' });
    desk.close();
    expect(desk.sheet.value).toBeNull();
    desk.dispose();
  });

  test('with a counter in hand a tap on another that lies on a lit place means the place', async () => {
    const table = playedTo('move');
    const session = sitDown(table);
    const desk = createDesk(session);
    const { offers, view } = session.position.value;
    const move = offers.find(
      ({ offer: { counter, place } }) => counter && view.counters.some(({ at }) => at === place),
    );
    const lying = view.counters.find((one) => one.at === move?.offer.place);
    if (!move?.offer.counter || !lying) throw new Error('nobody can move to anybody');
    desk.hand.take(move.offer.counter);
    desk.tapCounter(lying.id);
    await new Promise((next) => setImmediate(next));
    expect(table.entries.at(-1)?.choice).toEqual(move.choice);
    desk.dispose();
  });

  test('tells the place that the counter in hand hangs over', () => {
    const desk = createDesk(sitDown(playedTo('move')));
    desk.hand.over.value = 'claudine';
    expect(desk.hand.over.value).toBe('claudine');
    desk.hand.over.value = null;
    expect(desk.hand.over.value).toBeNull();
    desk.dispose();
  });
});

test('a tap on a place to raid leads straight to its force, the usual one set, and undo leads back', async () => {
  const table = playedTo('raid');
  const session = sitDown(table);
  const desk = createDesk(session);
  const raid = session.position.value.offers.find(({ offer }) => offer.fight && offer.place !== undefined);
  if (!raid?.offer.place) throw new Error('nobody can raid');
  desk.tapPlace(raid.offer.place);
  for (let i = 0; i < 4; i++) await new Promise((next) => setImmediate(next));
  expect(desk.sheet.value).toEqual({ is: 'prompt' });
  expect(desk.asks.value).toBe('compose');
  expect(session.position.value.preview).not.toBeNull();
  expect(session.position.value.draft.length).toBeGreaterThan(0);
  expect(table.entries.at(-1)?.ask).not.toBe('raid');
  desk.dispose();
});

describe('what is planned and not yet done', () => {
  const settled = () => new Promise((next) => setImmediate(next));

  /** Missions of the air, one of them planned. */
  function planning() {
    const table = playedTo('missions');
    const session = sitDown(table);
    const desk = createDesk(session);
    const strike = session.position.value.offers.find(({ choice }) => session.ending(choice) !== 'free');
    if (!strike) throw new Error('nothing must be planned');
    desk.tick(strike);
    expect(desk.marked.value).toBe(strike.key);
    return { table, session, desk, strike };
  }

  test('outlives a hint at the same question', async () => {
    const { session, desk, strike } = planning();
    await session.hint();
    expect(desk.marked.value).toBe(strike.key);
    desk.dispose();
  });

  test('comes back at its question after the page was left, and at no other', async () => {
    const { table, session, desk, strike } = planning();
    const draft = desk.draft.value;
    desk.dispose();
    if (!draft) throw new Error('nothing is kept');
    const anew = createDesk(session);
    expect(anew.marked.value).toBeNull();
    anew.restore(JSON.parse(JSON.stringify(draft)));
    expect(anew.marked.value).toBe(strike.key);
    expect(anew.strong.value).toMatchObject({ is: 'answer', offered: { key: strike.key } });
    anew.dispose();
    const [other] = session.position.value.offers.filter(({ choice }) => session.ending(choice) === 'free');
    table.choose(other?.choice ?? strike.choice);
    const later = createDesk(sitDown(table));
    later.restore(draft);
    expect(later.marked.value).toBeNull();
    later.dispose();
  });

  test('is gone once it is done, also where that is undone', async () => {
    const session = sitDown(playedTo('move'));
    const desk = createDesk(session);
    const [move] = session.position.value.offers;
    if (!move) throw new Error('nobody can move');
    desk.mark(move.key);
    await desk.press();
    expect(desk.draft.value).toBeNull();
    await session.undo();
    expect(desk.draft.value).toBeNull();
    desk.dispose();
  });

  test('stays behind the curtain: only whoever planned it sees it again', async () => {
    const table = new Table(storm, { scenario: 'battle', options: [], seed: 'a' });
    const keeper = { durable: true, keep: async () => null };
    const seats = { french: 'person', 'viet-minh': 'person' } as const;
    const fresh = () => new Table(storm, { scenario: 'battle', options: [], seed: 'a' });
    const session = openSession({ table, keeper, seats, fresh, passes: () => false });
    const desk = createDesk(session);
    session.lift();
    const pass = session.position.value.offers.find(({ offer }) => offer.forgoes);
    if (!pass) throw new Error('nobody can pass');
    desk.tick(pass);
    const draft = desk.draft.value;
    session.hide(true);
    session.hide(false);
    expect(session.curtain.value).not.toBeNull();
    expect([desk.marked.value, desk.draft.value]).toEqual([null, undefined]);
    session.lift();
    expect(desk.draft.value).toEqual(draft);
    await desk.press();
    await settled();
    session.lift();
    expect(session.position.value.side).not.toBe(pass.offer.place);
    expect(desk.marked.value).toBeNull();
    desk.dispose();
    session.dispose();
  });
});

describe('counters that belong together', () => {
  const setup = { scenario: 'initial-assault', options: [], seed: 'regiments' };
  const start = () => new Table(season, setup);
  test('a battalion takes along those of its regiment beside it, and leaves whoever is taken away', async () => {
    const table = start();
    table.choose({ do: 'done' });
    const keeper = { durable: true, keep: async () => null };
    const seats = { french: 'hasty', 'viet-minh': 'person' } as const;
    const session = openSession({ table, keeper, seats, fresh: start, passes: () => false });
    const desk = createDesk(session);
    desk.hand.take('V11');
    expect([...desk.hand.along.value]).toEqual(['V16', 'V428']);
    expect(desk.hand.companions.value.slice(0, 2)).toEqual(['V16', 'V428']);
    desk.hand.along.value = new Set(['V16']);
    const [way] = session.position.value.offers.filter(({ offer }) => offer.counter === 'V11' && offer.place === 'J1');
    if (!way) throw new Error('no way to the jungle');
    desk.hand.go(way);
    await expect.poll(() => table.entries.length).toBe(3);
    const at = (id: string) => session.position.value.view.counters.find((one) => one.id === id)?.at;
    expect(['V11', 'V16', 'V428'].map(at)).toEqual(['J1', 'J1', 'J2']);
    desk.dispose();
  });
});

describe('everybody who may is sent at a place', () => {
  const game: Game = season;

  /** The first question of an assault in which three battalions or more may join against one post. */
  function weighed() {
    const table = new Table(game, { scenario: 'initial-assault', options: [], seed: 'send' });
    const placeOf = (one: Choice) => ('place' in one ? one.place : null);
    const joiners = (all: Choice) =>
      (table.prompt?.choices ?? []).filter((one) => one.do === 'attack' && placeOf(one) === placeOf(all));
    const sends = () => table.prompt?.choices.find((one) => one.do === 'assault' && joiners(one).length > 2);
    while (table.prompt && !(table.prompt.ask === 'attack' && sends()))
      table.choose(game.mind.bot(table.state, table.prompt).choice);
    const keeper = { durable: true, keep: async () => null };
    const seats = { french: 'hasty', 'viet-minh': 'person' } as const;
    const session = openSession({ table, keeper, seats, fresh: () => table, passes: () => false });
    const all = sends();
    const offered = session.position.value.offers.find(({ choice }) => choice === all);
    if (!offered) throw new Error('nobody is sent');
    return { session, desk: createDesk(session), offered };
  }

  test('whoever is left out stays behind; the others go one by one, and the odds are theirs', async () => {
    const { session, desk, offered } = weighed();
    const joiners = joinersOf(session.position.value, offered);
    const [first, second, ...others] = joiners;
    const stays = first?.offer.counter ?? '';
    desk.open({ is: 'weigh', offered });
    expect(desk.strong.value).toMatchObject({ is: 'answer', offered });
    desk.open({ is: 'weigh', offered, without: [stays] });
    expect(desk.strong.value).toMatchObject({ is: 'send', sent: [second, ...others] });
    const [last, ...before] = [second, ...others].map((one) => one?.choice).reverse();
    const odds =
      last &&
      session.preview(
        last,
        before.flatMap((one) => one ?? []),
      );
    const whole = session.preview(offered.choice);
    expect(odds?.columns?.ratio?.[0]).toBeLessThan(whole?.columns?.ratio?.[0] ?? 0);
    await desk.press();
    const left = session.position.value.offers.filter(({ choice }) => choice.do === 'attack');
    expect(left.some(({ offer }) => offer.counter === stays)).toBe(true);
    expect(left.some(({ offer }) => offer.counter === second?.offer.counter)).toBe(false);
  });

  test('with nobody left to go the button waits', () => {
    const { session, desk, offered } = weighed();
    const without = joinersOf(session.position.value, offered).flatMap(({ offer }) => offer.counter ?? []);
    desk.open({ is: 'weigh', offered, without });
    expect(desk.strong.value).toEqual({ is: 'wait', for: 'units' });
  });
});

describe('a plan that is filled in', () => {
  const vallee: Game = valleeGame;
  const begin = () => new Table(vallee, { scenario: 'campaign', options: [], seed: 'plans' });
  const sit = (table: Table) => {
    const keeper = { durable: true, keep: async () => null };
    const session = openSession({ table, keeper, seats: {}, fresh: begin, passes: () => true });
    while (session.curtain.value) session.lift();
    return { session, desk: createDesk(session) };
  };

  test('comes back as it was ticked when the page was left; as the game fills it in, nothing need be kept', () => {
    const table = begin();
    const isLong = () => {
      const { desk } = sit(table);
      desk.dispose();
      return (desk.filling.value?.lines.filter(({ on }) => on).length ?? 0) > 1;
    };
    while (table.prompt && !isLong()) table.choose(vallee.mind.bot(table.state, table.prompt).choice);
    const before = sit(table);
    const given = before.desk.filling.value;
    if (!given) throw new Error('nothing is filled in');
    expect(before.desk.draft.value).toBeNull();
    const off = given.lines.findIndex(({ on }) => on);
    before.desk.fill(toggled(given, off));
    // A chip says how it is filled in: only as long as nothing of it was changed.
    expect([isAsFilled(given), before.desk.filling.value && isAsFilled(before.desk.filling.value)]).toEqual([
      true,
      false,
    ]);
    const kept = before.desk.draft.value;
    const meant = before.desk.filling.value && chosenIn(before.desk.filling.value);
    before.desk.dispose();
    if (!kept) throw new Error('nothing is kept');
    const after = sit(table);
    after.desk.restore(JSON.parse(JSON.stringify(kept)));
    expect(after.desk.filling.value && chosenIn(after.desk.filling.value)).toEqual(meant);
    expect(after.desk.draft.value).toEqual(kept);
    after.desk.dispose();
  });
});
