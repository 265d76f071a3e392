import type { ReadonlySignal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Mind } from '../../src/app/session/computer';
import { chairOf, companyOf, knownTo, seatOf } from '../../src/app/session/seating';
import { openSession } from '../../src/app/session/session';
import type { Seating, Session } from '../../src/app/session/session-types';
import { storm } from '../../src/games/storm';
import type { Choice, Game } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { type Duel, type DuelTypes, duel } from '../kernel/duel';

const setup = { scenario: 'duel', options: [], seed: 'seats' };
const persons: Seats = { red: 'person', blue: 'person' };
const against: Seats = { red: 'person', blue: 'steady' };

/** The duel with seats that the loser of the first blow would change. */
function openDuel(seats: Seats, more: Partial<Seating> = {}, game: Game<DuelTypes> = duel) {
  const table = new Table(game, setup);
  const writes: number[] = [];
  const keep = async (now: Table) => {
    writes.push(now.entries.length);
    return null;
  };
  const session = openSession({
    table,
    keeper: { durable: true, keep },
    seats,
    fresh: () => new Table(game, setup),
    passes: () => true,
    ...more,
  });
  return { table, session, writes };
}

const first = ({ position }: Session): Choice => {
  const choice = position.value.prompt?.choices[0];
  if (!choice) throw new Error('nothing is asked');
  return choice;
};

/** Comes when a signal fits; one that never does leaves the test to its time limit. */
function when<T>(signal: ReadonlySignal<T>, fits: (value: T) => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = signal.subscribe((value) => {
      if (!fits(value)) return;
      done();
      queueMicrotask(() => stop()); // it is called once before it can be stopped
    });
  });
}

/** Until the computer has nothing more to decide. */
async function settled({ thinking }: Session): Promise<void> {
  do {
    await when(thinking, (side) => side === null);
    await new Promise((next) => setTimeout(next)); // what follows from its last choice
  } while (thinking.value !== null);
}

const bid = (areas: number): Choice & { readonly areas: number } => ({ do: 'bid', areas });

const handOf = (session: Session) => session.position.value.view.cards.map(({ id }) => id);

test('who sits at a table makes its company', () => {
  expect(companyOf(['french'], {})).toBe('alone');
  expect(companyOf(['red', 'blue'], {})).toBe('persons');
  expect(companyOf(['red', 'blue'], against)).toBe('computer');
  expect(companyOf(['red', 'blue'], { red: 'hasty', blue: 'thorough' })).toBe('nobody');
});

test('15.0 after the bids a seat may belong to the other side', () => {
  const table = new Table(storm, { scenario: 'battle', options: ['15.0'], seed: 'bids' });
  const seats: Seats = { french: 'person', 'viet-minh': 'steady' };
  const seat = (side: string) => seatOf(storm, table.state, seats, side);
  expect(seat('french')).toBe('person');
  table.choose(bid(5));
  table.choose(bid(3));
  expect(table.state.swapped).toBe(true);
  expect(seat('viet-minh')).toBe('person');
  expect(seat('french')).toBe('steady');
  expect(chairOf(storm, table.state, 'viet-minh')).toBe('french');
});

test('what both sides see holds no card of either hand', () => {
  const table = new Table(storm, { scenario: 'battle', options: [], seed: 'shared' });
  const cards = storm.face.view(table.state, null, null).cards.map(({ id }) => id);
  for (const side of storm.sides) {
    const hand = storm.face.view(table.state, side, null).cards.filter(({ at }) => at === 'hand');
    expect(hand.length).toBeGreaterThan(0);
    expect(hand.filter(({ id }) => cards.includes(id))).toEqual([]);
  }
  expect(storm.face.view(table.state, null, null).counters).toEqual(
    storm.face.view(table.state, 'french', null).counters,
  );
});

test('15.0 a sealed bid is not told to the other side, not even in its log', () => {
  const table = new Table(storm, { scenario: 'battle', options: ['15.0'], seed: 'sealed' });
  table.choose(bid(6));
  expect(JSON.stringify(knownTo(storm, 'viet-minh', table.entries))).not.toContain('6');
  expect(knownTo(storm, 'french', table.entries)[0]?.choice).toEqual(bid(6));
});

describe('two persons with one phone', () => {
  test('begin behind a curtain that shows no hand and offers nothing', () => {
    const { session, table } = openDuel(persons);
    expect(session.curtain.value).toEqual({ side: 'red', since: 0 });
    expect(session.position.value).toMatchObject({ prompt: null, waits: 'red', offers: [] });
    expect(handOf(session).length).toBeLessThan(table.state.hands.red.length);
    session.lift();
    expect(session.curtain.value).toBeNull();
    expect(session.position.value.prompt).toBe(table.prompt);
    expect(handOf(session)).toEqual(table.state.hands.red.map(String));
  });

  test('the hand is covered before the other is asked, and opens for the other alone', async () => {
    const { session, table } = openDuel(persons);
    session.lift();
    const seen: string[] = [];
    const stop = session.position.subscribe(({ view, waits }) => seen.push(`${view.side} ${waits ?? 'asked'}`));
    await session.choose(first(session));
    stop();
    expect(seen).toEqual(['red asked', expect.stringContaining(' blue')]);
    expect(session.curtain.value).toEqual({ side: 'blue', since: 0 });
    session.lift();
    expect(session.position.value).toMatchObject({ side: 'blue', prompt: table.prompt, waits: null });
    expect(handOf(session)).toEqual(table.state.hands.blue.map(String));
  });

  test('nothing can be chosen through the curtain', async () => {
    const { session, table } = openDuel(persons);
    const choice = table.prompt?.choices[0];
    expect(choice && (await session.choose(choice))).toBe(false);
    expect(table.entries).toHaveLength(0);
  });

  test('neither undo nor redo nor rewind crosses it', async () => {
    const { session, table } = openDuel(persons);
    session.lift();
    await session.choose(first(session));
    session.lift();
    const hash = table.hash();
    expect(session.position.value.undoes).toBeNull();
    expect(await session.undo()).toBe(false);
    expect(await session.rewind(0)).toBe(false);
    expect(await session.redo()).toBe(false);
    expect(table.hash()).toBe(hash);
  });

  test('falls when the page is put away, and says since when its player has not looked', async () => {
    const { session } = openDuel(persons);
    session.lift();
    session.hide(true);
    expect(session.curtain.value).toEqual({ side: 'red', since: 0 });
    expect(session.position.value.prompt).toBeNull();
    session.hide(false);
    expect(session.curtain.value).not.toBeNull();
    session.lift();
    await session.choose(first(session));
    session.lift();
    await session.choose(first(session));
    session.hide(true);
    expect(session.curtain.value).toMatchObject({ side: 'blue', since: 2 });
  });

  test('several questions to one player come behind one curtain', async () => {
    const { session, table } = openDuel(persons, {}, { ...duel });
    session.lift();
    // The striker of the first blow is struck at next: blue answers, then strikes.
    await session.choose(first(session));
    session.lift();
    await session.choose(first(session));
    expect(table.prompt?.side).toBe('blue');
    expect(session.curtain.value).toBeNull();
    expect(session.position.value.prompt).toBe(table.prompt);
  });

  test('one who changed seats is asked behind a curtain, though the side is the same', async () => {
    const turned = { ...duel, face: { ...duel.face, swapped: (state: Duel) => state.turn > 1 } };
    const { session, table } = openDuel(persons, {}, turned);
    session.lift();
    await session.choose(first(session));
    session.lift();
    await session.choose(first(session));
    expect(table.prompt?.side).toBe('blue');
    expect(session.curtain.value).toMatchObject({ side: 'blue' });
  });
});

describe('against the computer', () => {
  test('the computer decides at once, each choice is written, and no curtain falls', async () => {
    const { session, table, writes } = openDuel(against);
    await session.choose(first(session));
    await settled(session);
    expect(session.curtain.value).toBeNull();
    expect(table.entries.map(({ side }) => side)).toEqual(['red', 'blue', 'blue']);
    expect(writes).toEqual([1, 2, 3]);
    expect(session.position.value).toMatchObject({ side: 'red', waits: null, prompt: table.prompt });
  });

  test('what is shown is the person’s own view, and nothing of the other hand, to the end of the game', async () => {
    const { session, table } = openDuel(against);
    const foreign: string[] = [];
    session.position.subscribe(({ view, prompt, entries }) => {
      if (view.side !== 'red' || (prompt && prompt.side !== 'red')) foreign.push(view.side);
      for (const { side, choice } of entries) if (side === 'blue' && choice) foreign.push(choice.do);
    });
    for (let asked = 0; table.prompt; asked++) {
      expect(asked).toBeLessThan(500);
      await session.choose(first(session));
      await settled(session);
    }
    expect(foreign).toEqual([]);
    expect(session.position.value.result).toEqual(table.state.result);
  });

  test('its moves are told before the question, each with the position as it was then', async () => {
    const { session, table } = openDuel(against, { tells: () => true });
    await session.choose(first(session));
    await settled(session);
    expect(table.prompt?.side).toBe('red');
    const telling = session.telling.value;
    expect(telling).toMatchObject({ more: false, again: false });
    expect(session.position.value.prompt).toBeNull();
    expect(session.position.value.waits).not.toBeNull();
    const last = telling?.tale.happened.at(-1);
    session.tell(telling?.tale.happened.length ?? 0);
    expect(last && session.frame(last)).toEqual(session.shown.value);
    session.tell(null);
    expect(session.telling.value).toBeNull();
    expect(session.position.value).toMatchObject({ prompt: table.prompt, waits: null });
    expect(session.position.value.entries).toHaveLength(3);
    expect(session.whyOf(1)).toEqual({ why: 'strongest', outlook: null });
    expect(session.whyOf(0)).toBeNull();
  });

  test('what is skipped is not told, and what the next turn brings is again', async () => {
    const { session, table } = openDuel(against, { tells: () => true });
    const choosing = session.choose(first(session));
    await when(session.telling, (telling) => telling !== null);
    session.tell(null);
    await choosing;
    await settled(session);
    expect(session.telling.value).toBeNull();
    expect(session.position.value.prompt).toBe(table.prompt);
    // Red parries, then strikes.
    await session.choose(first(session));
    session.tell(null);
    await session.choose(first(session));
    await settled(session);
    expect(session.telling.value).not.toBeNull();
  });

  test('undo takes back the person’s own choices and stops where the computer has chosen', async () => {
    const { session, table } = openDuel(against);
    await session.choose(first(session));
    await settled(session);
    expect(session.position.value.undoes).toBeNull();
    expect(await session.undo()).toBe(false);
    expect(table.entries).toHaveLength(3);
  });

  test('going back to an own decision is marked, and the computer decides the same again', async () => {
    const { session, table } = openDuel(against);
    const choice = first(session);
    await session.choose(choice);
    await settled(session);
    const before = table.journal().choices;
    await session.rewind(0);
    expect(session.position.value.rewinds).toBe(1);
    await session.choose(choice);
    await settled(session);
    expect(table.journal().choices).toEqual(before);
  });

  test('a thought that fails is replaced by a plain one', async () => {
    const broken: Mind = {
      decide: () => Promise.reject(new Error('no worker')),
      hurry() {},
      rest() {},
      dispose() {},
    };
    const { session, table } = openDuel(against, { mind: broken });
    await session.choose(first(session));
    await settled(session);
    expect(table.entries.length).toBeGreaterThan(1);
  });

  test('it rests while the page is hidden, and goes on after', async () => {
    const { session, table } = openDuel(against);
    session.hide(true);
    await session.choose(first(session));
    await settled(session);
    expect(table.entries).toHaveLength(1);
    expect(session.position.value.waits).toBe('blue');
    session.hide(false);
    await settled(session);
    expect(table.prompt?.side).toBe('red');
  });

  test('a table taken up where the computer is asked goes on by itself', async () => {
    const { session: before, table } = openDuel(against);
    before.hide(true);
    await before.choose(first(before));
    const again = new Table(duel, setup);
    again.follow(table.journal().choices);
    const { session } = openDuel(against, { table: again });
    await settled(session);
    expect(again.prompt?.side).toBe('red');
  });

  test('a session that is left decides nothing more', async () => {
    const { session, table } = openDuel(against);
    session.dispose();
    expect(await session.choose(first(session))).toBe(false);
    expect(table.entries).toHaveLength(0);
  });
});

test('with nobody to ask the computer plays no further than a little ahead, and to the end when all is told', async () => {
  const { session, table } = openDuel({ red: 'hasty', blue: 'hasty' });
  await settled(session);
  expect(session.position.value.entries).toHaveLength(0);
  expect(session.position.value.view.cards).toEqual(duel.face.view(new Table(duel, setup).state, null, null).cards);
  for (let i = 0; i < 40 && table.prompt; i++) {
    session.tell(null);
    await settled(session);
  }
  session.tell(null);
  expect(table.state.result).not.toBeNull();
  expect(session.position.value.result).toEqual(table.state.result);
});
