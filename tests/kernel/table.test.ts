import { describe, expect, test } from 'vitest';
import { below, seeded } from '../../src/kernel/chance';
import type { Rules } from '../../src/kernel/game';
import { bytesOf, hashText } from '../../src/kernel/hash';
import { BrokenJournal, replay, Table } from '../../src/kernel/table';
import { type Duel, type DuelChoice, type DuelTypes, duel } from './duel';

type DuelTable = Table<DuelTypes>;

const open = (seed = 's', options: string[] = []): DuelTable => new Table(duel, { scenario: 'duel', options, seed });

/** Plays on at random, at most so many choices. */
function playOn(table: DuelTable, seed: string, steps = Number.POSITIVE_INFINITY, each?: () => void): DuelTable {
  const dice = seeded(seed);
  for (let i = 0; table.prompt && i < steps; i++) {
    const { choices } = table.prompt;
    const choice = choices[below(dice, choices.length)];
    if (!choice || !table.choose(choice).ok) throw new Error('an offered choice was refused');
    each?.();
  }
  return table;
}

const seeds = Array.from({ length: 60 }, (_, i) => `game-${i}`);

test('what was taken back as one can be made again by a press each', () => {
  const table = new Table(duel, { scenario: 'duel', options: [], seed: 'alone' });
  const [first, second] = playOn(table, 'lot', 2).entries.map(({ choice }) => choice);
  if (!first || !second) throw new Error('too short');
  table.rewind(0);
  table.press(() => [first, second].map((choice) => table.choose(choice)));
  expect(table.pressBefore(2)).toBe(0);
  table.rewind(0);
  for (const choice of [first, second]) table.press(() => table.choose(choice));
  expect(table.pressBefore(2)).toBe(1);
});

describe('any seed', () => {
  test.each([[[] as string[]], [['no-parry']]])('legal play reaches an end, options %j', (options) => {
    for (const seed of seeds) {
      const table = open(seed, options);
      playOn(table, seed, 400, () => {
        duel.play.check(table.state);
        if (table.prompt) expect(table.prompt.choices.length).toBeGreaterThan(0);
      });
      expect(table.prompt).toBeNull();
      expect(table.state.result).not.toBeNull();
    }
  });

  test('the same journal gives the same bytes', () => {
    for (const seed of seeds) {
      const table = playOn(open(seed), seed);
      const again = replay(duel, JSON.parse(JSON.stringify(table.journal())));
      expect(bytesOf(again.state)).toBe(bytesOf(table.state));
      expect(again.hash()).toBe(table.hash());
      expect(again.entries).toEqual(table.entries);
    }
  });

  test('rewind and redo give the same bytes at every point', () => {
    for (const seed of seeds.slice(0, 12)) {
      const table = playOn(open(seed), seed);
      const total = table.entries.length;
      const hashes = Array.from({ length: total + 1 }, (_, count) => {
        const short = { ...table.journal(), choices: table.journal().choices.slice(0, count) };
        return replay(duel, short).hash();
      });
      for (let count = total - 1; count >= 0; count--) {
        table.rewind(count);
        expect(table.hash()).toBe(hashes[count]);
        expect(table.entries.length).toBe(count);
      }
      for (let count = 1; count <= total; count++) {
        expect(table.redo()).toBe(true);
        expect(table.hash()).toBe(hashes[count]);
      }
      expect(table.redo()).toBe(false);
    }
  });

  test('a resumable prompt is asked again by play started from a copy', () => {
    for (const seed of seeds.slice(0, 20)) {
      const table = open(seed);
      playOn(table, seed, 100, () => {
        if (!table.prompt?.resumable) return;
        const copy = duel.play.copy(table.state as Duel);
        const again = duel.play.rules(copy).next();
        expect(again.value).toEqual(table.prompt);
        expect(bytesOf(copy)).toBe(bytesOf(table.state));
      });
    }
  });
});

describe('a choice that is not offered', () => {
  test('is refused with a reason and changes nothing', () => {
    const table = playOn(open(), 'x', 5);
    const before = bytesOf(table.state);
    const answer = table.choose({ do: 'strike', card: 99 } as DuelChoice);
    expect(answer).toEqual({ ok: false, refusal: { reason: 'not-in-hand', rule: '2.1' } });
    expect(bytesOf(table.state)).toBe(before);
    expect(table.entries.length).toBe(5);
  });

  test('is refused after the end too', () => {
    const table = playOn(open(), 'x');
    expect(table.choose({ do: 'take' })).toMatchObject({ ok: false, refusal: { reason: 'game-over' } });
  });

  test('breaks a journal at its number, and nothing is guessed', () => {
    const journal = playOn(open(), 'x').journal();
    const broken = { ...journal, choices: journal.choices.with(3, 'strike 42') };
    expect(() => replay(duel, broken)).toThrow(BrokenJournal);
    expect(() => replay(duel, broken)).toThrow(/choice 3 «strike 42»/);
  });
});

describe('undo', () => {
  test('stops where a card was drawn or a die thrown', () => {
    const table = playOn(open(), 'x', 1);
    expect(table.undoable).toBe(0);
    expect(table.undo()).toBe(false);
  });

  test('a rewind past a throw brings the same dice and is counted', () => {
    const table = playOn(open(), 'x', 6);
    const last = table.entries.at(-1);
    table.rewind(5);
    expect(table.rewinds).toBe(1);
    if (last) table.choose(last.choice);
    expect(table.entries.at(-1)).toEqual(last);
  });

  test('another choice after going back drops what redo held, the same choice keeps it', () => {
    const table = playOn(open('s', []), 'x', 8);
    table.rewind(2);
    expect(table.undone.length).toBe(6);
    const next = table.undone[0];
    if (next) table.choose({ ...next.choice });
    expect(table.undone.length).toBe(5);
    const different = table.prompt?.choices.find(
      (c) => table.write(c) !== table.write(table.undone[0]?.choice ?? { do: '' }),
    );
    if (!different) throw new Error('the seed should leave a choice here');
    table.choose(different);
    expect(table.undone.length).toBe(0);
  });
});

describe('fork', () => {
  test('where play can start, the question is the same one: a choice of it can be made in either', () => {
    let met = 0;
    const table = open('same');
    playOn(table, 'same', 40, () => {
      const { prompt } = table;
      if (!prompt?.resumable) return;
      met++;
      const [choice] = table.fork().prompt?.choices ?? [];
      expect(prompt.choices).toContain(choice);
    });
    expect(met).toBeGreaterThan(0);
  });

  test('plays on without touching the table it came from', () => {
    const table = playOn(open(), 'x', 20);
    const before = table.hash();
    const fork = table.fork();
    expect(fork.hash()).toBe(before);
    playOn(fork, 'y');
    expect(table.hash()).toBe(before);
  });

  test('deals anew what a side cannot know, and only that', () => {
    const table = playOn(open(), 'x', 7); // in the middle of a reaction or a strike, whatever comes
    const own = table.state.hands.red;
    const enemyHands = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const fork = table.fork({ side: 'red', seed: `deal ${i}` });
      expect(fork.state.hands.red).toEqual(own);
      expect(fork.state.hands.blue.length).toBe(table.state.hands.blue.length);
      duel.play.check(fork.state);
      enemyHands.add([...fork.state.hands.blue].sort().join());
      playOn(fork, `deal ${i}`);
      expect(fork.state.result).not.toBeNull();
    }
    expect(enemyHands.size).toBeGreaterThan(3);
  });
});

test('a view shows nothing of what is hidden: positions that differ only there look the same', () => {
  const table = playOn(open(), 'x', 9);
  const fork = table.fork({ side: 'red', seed: 'other' });
  expect(fork.state.hands.blue).not.toEqual(table.state.hands.blue);
  expect(duel.face.view(fork.state as Duel, 'red', null)).toEqual(duel.face.view(table.state as Duel, 'red', null));
});

test('a checkpoint is a copy: playing on does not change it', () => {
  const table = playOn(open(), 'x', 18);
  const checkpoint = table.checkpoint();
  const bytes = bytesOf(checkpoint.state);
  playOn(table, 'z');
  expect(bytesOf(checkpoint.state)).toBe(bytes);
  expect(checkpoint.at).toBeLessThanOrEqual(18);
});

test('the hash of a checkpoint is that of its state, however often it is asked for', () => {
  const table = open();
  for (let made = 0; made < 60 && table.prompt; made++) {
    playOn(table, `${made}`, 1);
    if (made % 5 === 0) table.rewind(table.entries.length - 1);
    const { state, hash } = table.checkpoint();
    expect(hash).toBe(hashText(bytesOf(state)));
  }
});

test('of a long game few copies are kept: going far back still finds the checkpoint of the same choices', () => {
  const setup = { scenario: 'duel', options: [], seed: 'long' };
  const long = { ...duel.play.setup(setup), turn: -100, hits: { red: -100, blue: -100 } };
  const table = playOn(new Table(duel, setup, long), 'long');
  const { choices } = table.journal();
  expect(choices.length).toBeGreaterThan(200);
  for (let count = choices.length - 3; count > 0; count -= 23) {
    const straight = new Table(duel, setup, long);
    straight.follow(choices.slice(0, count));
    expect([table.forkAt(count).hash(), table.forkAt(count).prompt]).toEqual([straight.hash(), straight.prompt]);
    table.rewind(count);
    expect([table.hash(), table.checkpoint()]).toEqual([straight.hash(), straight.checkpoint()]);
  }
});

describe('what happened within one choice, event by event', () => {
  test('there is a position for each event, and the last is the one after the choice', () => {
    const table = playOn(open('frames'), 'frames', 24);
    for (const at of [0, 1, 7, 22, 23]) {
      const hits = table.frames(at, ({ hits: { red, blue } }) => red + blue);
      const events = table.entries[at]?.events ?? [];
      expect(hits).toHaveLength(events.length);
      const after = new Table(duel, table.setup);
      after.follow(table.journal().choices.slice(0, at + 1));
      if (events.length > 0) expect(hits.at(-1)).toBe(after.state.hits.red + after.state.hits.blue);
    }
  });

  test('looking changes nothing', () => {
    const table = playOn(open('frames'), 'frames', 24);
    const [before, journal] = [table.hash(), table.journal()];
    for (let at = -1; at < 24; at++) table.frames(at, bytesOf);
    expect([table.hash(), table.journal()]).toEqual([before, journal]);
  });
});

describe('to and fro at random', () => {
  /** A table that is asked for its journal and its nearest start all the while, so that what it keeps is wanted. */
  const wander = (seed: string, each: (table: DuelTable) => void) => {
    const table = open(seed);
    const lot = seeded(`wander ${seed}`);
    for (let i = 0; i < 120; i++) {
      const { choices = [] } = table.prompt ?? {};
      const way = below(lot, 4);
      const choice = choices[below(lot, Math.max(1, choices.length))];
      if (way < 2 && choice) table.choose(choice);
      else if (way === 2) table.undo();
      else table.rewind(Math.max(0, table.entries.length - 1 - below(lot, 6)));
      each(table);
    }
  };

  test('journal, state, question and fork are those of the same choices made straight on', () => {
    for (const seed of seeds.slice(0, 20)) {
      wander(seed, (table) => {
        const choices = table.entries.map(({ choice }) => table.write(choice));
        expect(table.journal().choices).toEqual(choices);
        const straight = open(seed);
        expect(straight.follow(choices)).toBe(choices.length);
        expect([table.hash(), table.prompt]).toEqual([straight.hash(), straight.prompt]);
        expect(table.checkpoint()).toEqual(straight.checkpoint());
        const fork = table.fork();
        expect([fork.hash(), fork.prompt]).toEqual([table.hash(), table.prompt]);
      });
    }
  });

  test('the nearest start is the last question from which play can start, and leads to where the table stands', () => {
    for (const seed of seeds.slice(0, 20)) {
      wander(seed, (table) => {
        const { at, state } = table.nearest();
        const straight = open(seed);
        let last = 0;
        for (const [i, { choice }] of table.entries.entries()) {
          straight.choose(choice);
          if (straight.prompt?.resumable) last = i + 1;
        }
        expect(at).toBe(last);
        const again = new Table(duel, table.setup, duel.play.copy(state));
        again.follow(table.journal().choices.slice(at));
        expect([again.hash(), again.prompt]).toEqual([table.hash(), table.prompt]);
      });
    }
  });
});

describe('rules that throw', () => {
  /** The strike with the highest card falls over, half way: the die is thrown, the hits are wrong. */
  const faulty = (fails: () => boolean) => ({
    ...duel,
    play: {
      ...duel.play,
      *rules(state: Duel): Rules<DuelChoice, void, DuelTypes['ask']> {
        const rules = duel.play.rules(state);
        let step = rules.next();
        while (!step.done) {
          const choice = yield step.value;
          if (choice.do === 'strike' && choice.card === 3 && fails()) {
            state.hits.red = 99;
            throw new RangeError('no row for 99');
          }
          step = rules.next(choice);
        }
      },
    },
  });
  const strikes = (table: DuelTable, card: number) =>
    table.prompt?.choices.find((choice) => choice.do === 'strike' && choice.card === card);
  /** A table at a strike that can fail, with some choices behind it. */
  function atTheFault(fails: () => boolean): DuelTable {
    for (const seed of seeds) {
      const table = new Table(faulty(fails), { scenario: 'duel', options: [], seed });
      for (let i = 0; table.prompt && i < 60; i++) {
        if (i > 18 && strikes(table, 3)) return table;
        const choice = table.prompt.choices.find((one) => !(one.do === 'strike' && one.card === 3));
        if (!choice) break;
        table.choose(choice);
      }
    }
    throw new Error('no game came to such a strike');
  }

  test('the choice is refused, and the table stands where it stood', () => {
    let broken = true;
    const table = atTheFault(() => broken);
    const before = { hash: table.hash(), journal: table.journal(), entries: [...table.entries], prompt: table.prompt };
    const strike = strikes(table, 3);
    if (!strike) throw new Error('nothing to strike with');
    for (let tap = 0; tap < 2; tap++) {
      const answer = table.choose(strike);
      expect(answer).toMatchObject({ ok: false, refusal: { reason: 'fault', rule: '2.1' } });
      expect(answer.ok ? null : answer.fault).toBeInstanceOf(RangeError);
      expect(table.hash()).toBe(before.hash);
      expect(table.journal()).toEqual(before.journal);
      expect(table.entries).toEqual(before.entries);
      expect(table.prompt).toEqual(before.prompt);
    }
    const other = table.prompt?.choices.find((choice) => table.write(choice) !== table.write(strike));
    if (other) expect(table.choose(other).ok).toBe(true);
    expect(() =>
      replay(
        faulty(() => broken),
        table.journal(),
      ),
    ).not.toThrow();
    expect(() =>
      replay(
        faulty(() => broken),
        { ...before.journal, choices: [...before.journal.choices, 'strike 3'] },
      ),
    ).toThrow('no row for 99');
    broken = false;
    table.rewind(before.entries.length);
    expect(table.choose(strike).ok).toBe(true);
  });

  test('rules that cannot even follow what they had followed leave no entry to be written', () => {
    let broken = 0;
    // From the fault on every set of rules fails at its first choice: the way back too.
    const lost = {
      ...duel,
      play: {
        ...duel.play,
        *rules(state: Duel): Rules<DuelChoice, void, DuelTypes['ask']> {
          const rules = duel.play.rules(state);
          for (let step = rules.next(); !step.done; ) {
            const choice = yield step.value;
            if (broken > 0) throw new RangeError('lost');
            step = rules.next(choice);
          }
        },
      },
    };
    const table = new Table(lost, { scenario: 'duel', options: [], seed: 'lost' });
    // In the midst of a strike: the way back leads over a choice.
    while (table.prompt?.ask !== 'parry') playOn(table, 'lost', 1);
    broken = 1;
    const [choice] = table.prompt.choices;
    expect(() => table.choose(choice ?? { do: 'take' })).toThrow('lost');
    expect(table.entries).toEqual([]);
  });

  test('what could be made again still can', () => {
    let broken = false;
    const table = atTheFault(() => broken);
    const strike = strikes(table, 3);
    if (!strike) throw new Error('nothing to strike with');
    const made = table.entries.length;
    table.choose(strike);
    const [next] = table.prompt?.choices ?? [];
    if (next) table.choose(next);
    table.rewind(made);
    broken = true;
    const undone = [...table.undone];
    expect(undone.length).toBeGreaterThan(0);
    expect(table.redo()).toBe(false);
    expect(table.undone).toEqual(undone);
    broken = false;
    expect(table.redo()).toBe(true);
    expect(table.undone).toEqual(undone.slice(1));
  });
});
