import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hiredComputer, type Mind } from '../../src/app/session/computer';
import { openSession } from '../../src/app/session/session';
import type { Failure, Seating, Session } from '../../src/app/session/session-types';
import type { Choice, Game, Rules } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import type { Decision, Opponent, Watcher } from '../../src/opponents/opponent';
import { type DuelChoice, type DuelTypes, duel } from '../kernel/duel';

const setup = { scenario: 'duel', options: [], seed: 'faults' };
type DuelGame = Game<DuelTypes>;

/** The duel whose rules throw at some choices, after they have changed the state. */
function faulty(fails: (choice: DuelChoice) => boolean): DuelGame {
  return {
    ...duel,
    play: {
      ...duel.play,
      *rules(state): Rules<DuelChoice, void, DuelTypes['ask']> {
        const rules = duel.play.rules(state);
        let step = rules.next();
        while (!step.done) {
          const choice = yield step.value;
          step = rules.next(choice);
          if (fails(choice)) throw new RangeError('no row for 99');
        }
      },
    },
  };
}

function sitDown(game: DuelGame, seats: Seats, more: Partial<Seating> = {}) {
  const table = new Table(game, setup);
  const writes: number[] = [];
  const session = openSession({
    table,
    keeper: {
      durable: true,
      keep: async (now) => {
        writes.push(now.entries.length);
        return null;
      },
    },
    seats,
    fresh: () => new Table(game, setup),
    passes: () => false,
    ...more,
  });
  return { table, session, writes };
}

const alone = (game: DuelGame): DuelGame => ({ ...game, sides: ['red'] });
const against: Seats = { red: 'hasty', blue: 'person' };
const first = ({ position }: Session): Choice => {
  const choice = position.value.prompt?.choices[0];
  if (!choice) throw new Error('nothing is asked');
  return choice;
};
const settled = async ({ thinking }: Session) => {
  do await new Promise((next) => setTimeout(next));
  while (thinking.value !== null);
};
const saidOf = ({ failure }: Session) => failure.value?.is ?? null;

test('a step at which the rules throw is told, changes nothing and writes nothing; any other goes on', async () => {
  let faults = 0;
  const { session, table, writes } = sitDown(alone(faulty(() => faults-- > 0)), {});
  await session.choose(first(session));
  const before = { hash: table.hash(), position: session.position.value, writes: [...writes] };
  for (let tap = 0; tap < 2; tap++) {
    faults = 1;
    expect(await session.choose(first(session))).toBe(false);
    expect(session.failure.value).toMatchObject({ is: 'step', error: new RangeError('no row for 99') });
    expect({ hash: table.hash(), position: session.position.value, writes }).toEqual(before);
  }
  expect(await session.choose(first(session))).toBe(true);
  expect(session.failure.value).toBeNull();
  expect(session.position.value.entries).toHaveLength(2);
});

test('rules that cannot even follow what they followed before: nothing more is written', async () => {
  let broken = false;
  const { session, writes } = sitDown(alone(faulty(() => broken)), {});
  await session.choose(first(session));
  await session.choose(first(session));
  broken = true;
  expect(await session.choose(first(session))).toBe(false);
  broken = false;
  expect(await session.choose(first(session))).toBe(false);
  expect([writes, saidOf(session)]).toEqual([[1, 2], 'drawing']);
});

test('the computer takes another choice where the rules throw at its own, and says so', async () => {
  let failed = 0;
  const { session, table } = sitDown(
    faulty(({ do: what }) => what === 'strike' && failed++ === 0),
    against,
  );
  await settled(session);
  expect(table.entries.length).toBeGreaterThan(0);
  expect(saidOf(session)).toBe('detour');
  expect(session.position.value.prompt?.side).toBe('blue');
});

test('where the rules throw at every choice of the computer the table waits, and goes on when told to', async () => {
  let broken = true;
  const { session, table, writes } = sitDown(
    faulty(() => broken),
    against,
  );
  await settled(session);
  expect([table.entries.length, writes.length, saidOf(session)]).toEqual([0, 0, 'computer']);
  broken = false;
  session.goOn();
  await settled(session);
  expect(table.entries.length).toBeGreaterThan(0);
  expect(saidOf(session)).toBeNull();
});

describe('a mind that fails', () => {
  const mindThat = (decide: Mind['decide']): Mind => ({ decide, hurry() {}, rest() {}, dispose() {} });

  test('is told once; the bot plays on', async () => {
    const said: (Failure['is'] | null)[] = [];
    const mind = mindThat(() => Promise.reject(new Error('no idea')));
    const { session } = sitDown(duel, against, { mind });
    session.failure.subscribe((failure) => said.push(failure?.is ?? null));
    for (let i = 0; i < 6 && !session.position.value.result; i++) {
      await settled(session);
      if (session.position.value.prompt) await session.choose(first(session));
    }
    expect(session.position.value.entries.length).toBeGreaterThan(6);
    expect(said.filter((is) => is === 'mind')).toHaveLength(1);
  });

  test('with a bot that throws too: something legal is played, and nobody waits for ever', async () => {
    const game: DuelGame = {
      ...duel,
      mind: {
        ...duel.mind,
        bot: () => {
          throw new Error('no idea either');
        },
      },
    };
    const { session, table } = sitDown(game, against, { mind: mindThat(() => Promise.reject(new Error('no idea'))) });
    await settled(session);
    expect(table.entries.length).toBeGreaterThan(0);
    expect(session.thinking.value).toBeNull();
    expect(session.position.value.prompt?.side).toBe('blue');
  });
});

describe('the computer that was hired', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const table = () => new Table(duel, setup);

  /** An opponent that answers as it is told, and how often one was hired and let go. */
  function agency(answer: (watcher: Watcher | undefined) => Promise<Decision>) {
    const count = { hired: 0, dismissed: 0 };
    const opponent: Opponent = {
      decide: (_request, watcher) => answer(watcher),
      playNow() {},
      pause() {},
      resume() {},
      dismiss() {
        count.dismissed++;
      },
    };
    const mind = hiredComputer('duel', null, async () => {
      count.hired++;
      return opponent;
    });
    return { mind, count };
  }
  const outcome = (thought: Promise<unknown>) => {
    const state = { is: 'open' };
    thought.then(
      () => {
        state.is = 'decided';
      },
      (error: unknown) => {
        state.is = String(error);
      },
    );
    return state;
  };
  const never = () => new Promise<never>(() => {});

  test('is given up after half a minute without a first sign of life: it may still be on its way', async () => {
    const { mind, count } = agency(never);
    const thought = outcome(mind.decide(table(), 'hasty'));
    await vi.advanceTimersByTimeAsync(29_900);
    expect(thought.is).toBe('open');
    await vi.advanceTimersByTimeAsync(200);
    expect(thought.is).toMatch('no sign of life');
    expect(count).toEqual({ hired: 1, dismissed: 1 });
  });

  test('may take its time as long as it gives signs of life, or rests; then ten seconds, or three times what is usual', async () => {
    const { mind } = agency(
      (watcher) =>
        new Promise(() => {
          for (let i = 1; i <= 5; i++) setTimeout(() => watcher?.progress(i / 9, 'why'), i * 2000);
        }),
    );
    const thought = outcome(mind.decide(table(), 'hasty'));
    await vi.advanceTimersByTimeAsync(10_000);
    mind.rest(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(thought.is).toBe('open');
    mind.rest(false);
    await vi.advanceTimersByTimeAsync(9900);
    expect(thought.is).toBe('open');
    await vi.advanceTimersByTimeAsync(200);
    expect(thought.is).toMatch('no sign of life');
  });

  test('is hired anew once, and after that nobody is asked any more', async () => {
    const { mind, count } = agency(() => Promise.reject(new Error('dead')));
    for (let i = 0; i < 5; i++) await expect(mind.decide(table(), 'hasty')).rejects.toThrow();
    expect(count).toEqual({ hired: 2, dismissed: 2 });
  });
});
