import { expect, test } from 'vitest';
import { type Mind, quickComputer } from '../../src/app/session/computer';
import { restAfter } from '../../src/app/session/even-pace';
import { isMapForAll } from '../../src/app/session/position';
import { openSession } from '../../src/app/session/session';
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

test('why the computer moves what it hides is not said, neither while it thinks nor afterwards', async () => {
  const plans: (string | null)[] = [];
  const table = new Table(season, setup);
  const mind: Mind = {
    ...quickComputer,
    async decide(at, level, forming) {
      forming?.(0.5, 'cover');
      const { side = '', open: isOpen } = at.prompt ?? {};
      if (side === 'viet-minh' && !isOpen) plans.push(session.thinking.value?.plan?.why ?? null);
      return quickComputer.decide(at, level, forming);
    },
  };
  const keeper = { durable: true, keep: () => Promise.resolve(null) };
  const seats = { french: 'person', 'viet-minh': 'hasty' } as const;
  const fresh = () => new Table(season, setup);
  const session = openSession({ table, keeper, seats, fresh, passes: () => false, mind });
  while (plans.length < 20) {
    const { prompt } = session.position.value;
    if (prompt && table.prompt) await session.choose(season.mind.bot(table.state, table.prompt).choice);
    else await new Promise((next) => setImmediate(next));
  }
  expect(new Set(plans)).toEqual(new Set([null]));
  const hidden = table.entries.flatMap(({ ask }, at) => (['dig', 'vm-move', 'engage'].includes(ask) ? [at] : []));
  expect(hidden.length).toBeGreaterThan(5);
  expect(hidden.filter((at) => session.whyOf(at) !== null)).toEqual([]);
  const decided = table.entries.findIndex(({ ask }) => ask === 'assault-week');
  expect(session.whyOf(decided)).not.toBeNull();
});

test('what the computer finds by looking ahead is told only where it knows no more than the person', async () => {
  const found = { best: 0.6, next: 0.5, instead: { do: 'done' } };
  const told = async (person: 'french' | 'viet-minh', ask: string) => {
    const table = new Table(season, setup);
    const plans: (string | null | undefined)[] = [];
    const mind: Mind = {
      ...quickComputer,
      async decide(at, level, forming) {
        const thought = await quickComputer.decide(at, level);
        forming?.(0.5, thought.why);
        if (at.prompt?.ask === ask) plans.push(session.thinking.value?.plan?.why);
        return { ...thought, outlook: found };
      },
    };
    const keeper = { durable: true, keep: () => Promise.resolve(null) };
    const seats: Seats = { french: 'hasty', 'viet-minh': 'hasty', [person]: 'person' };
    const fresh = () => new Table(season, setup);
    const session = openSession({ table, keeper, seats, fresh, passes: () => false, mind });
    while (!table.state.result && (plans.length === 0 || session.thinking.value)) {
      const { prompt } = session.position.value;
      if (prompt && table.prompt) await session.choose(season.mind.bot(table.state, table.prompt).choice);
      else await new Promise((next) => setImmediate(next));
    }
    const at = table.entries.findIndex((entry) => entry.ask === ask && entry.side !== person);
    return { plan: plans[0], reason: session.whyOf(at) };
  };
  const hiding = await told('french', 'attack');
  expect(hiding.plan).toBeNull();
  expect(hiding.reason).toMatchObject({ why: expect.any(String), outlook: null });
  const plainly = await told('viet-minh', 'defensive-fire');
  expect(plainly.plan).toEqual(expect.any(String));
  expect(plainly.reason).toEqual({ why: plainly.plan, outlook: found });
});

test('a step of what the computer hides shows at once when it is over, as one thought of an even length', async () => {
  const table = new Table(season, setup);
  const seen: {
    readonly asked: string;
    readonly made: number;
    readonly at: number | undefined;
    readonly map: unknown;
  }[] = [];
  let [begun, ended] = [0, 0];
  const mind: Mind = {
    ...quickComputer,
    decide(at, level) {
      const { side = '', open: isOpen, ask = '' } = at.prompt ?? {};
      if (side === 'viet-minh' && !isOpen) {
        const [made, map] = [at.entries.length, session.position.value];
        seen.push({ asked: ask, made, at: session.thinking.value?.at, map });
      }
      return quickComputer.decide(at, level);
    },
  };
  const pace = () => {
    begun++;
    return () => {
      ended++;
      return Promise.resolve();
    };
  };
  const keeper = { durable: true, keep: () => Promise.resolve(null) };
  const seats = { french: 'person', 'viet-minh': 'hasty' } as const;
  const fresh = () => new Table(season, setup);
  const session = openSession({ table, keeper, seats, fresh, passes: () => false, mind, pace });
  while (seen.filter(({ asked }) => asked === 'vm-move').length < 8) {
    const { prompt } = session.position.value;
    if (prompt && table.prompt) await session.choose(season.mind.bot(table.state, table.prompt).choice);
    else await new Promise((next) => setImmediate(next));
  }
  const inOneStep = seen.filter(({ made }, i) => i > 0 && made === (seen[i - 1]?.made ?? 0) + 1);
  expect(inOneStep.length).toBeGreaterThan(10);
  for (const one of inOneStep) {
    const before = seen[seen.indexOf(one) - 1];
    expect([one.at, one.map === before?.map]).toEqual([before?.at, true]);
  }
  expect(begun).toBeGreaterThan(0);
  expect(begun - ended).toBeLessThanOrEqual(1);
});

test('a hidden step lasts a whole number of equal spans, however long it was thought about', () => {
  for (const took of [0, 1, 599, 600, 1234]) expect((took + restAfter(took)) % restAfter(0)).toBe(0);
});

test('of two persons only a map that both may see is kept as a picture for the shelf', async () => {
  const { session } = open({ french: 'person', 'viet-minh': 'person' });
  const isHiding = () => session.position.value.view.counters.some(isHidden);
  expect([isMapForAll(session), isHiding()]).toEqual([true, true]);
  session.lift();
  expect(isMapForAll(session)).toBe(true);
  await session.choose({ do: 'done' });
  expect([isMapForAll(session), isHiding()]).toEqual([true, true]); // behind the curtain
  session.lift();
  expect([isMapForAll(session), isHiding()]).toEqual([false, false]);
  // Whoever plays alone hides nothing from himself.
  const alone = open({ french: 'hasty', 'viet-minh': 'person' }).session;
  expect(isMapForAll(alone)).toBe(true);
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
  expect([table.undoable, table.undo(), session.position.value.undoes, await session.undo()]).toEqual([
    0,
    false,
    null,
    false,
  ]);
});
