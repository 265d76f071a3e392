import { describe, expect, test } from 'vitest';
import { levels } from '../../src/kernel/seats';
import { replay, Table } from '../../src/kernel/table';
import { candidates } from '../../src/opponents/candidates';
import { think } from '../../src/opponents/think';
import { anyStorm, decide, fencingTable, questions, stormTable } from './kit';

/** One question in so many of a battle: the more a level thinks, the fewer. */
const rarely = { hasty: 60, steady: 100, thorough: 300, expert: 600 } as const;

describe.each(levels)('%s', (level) => {
  test('the same question, seed and level come to the same choice, and it is an offered one', () => {
    const table = stormTable('same');
    let asked = 0;
    for (const prompt of questions(table, rarely[level], 'same')) {
      const first = decide(table, level);
      expect(decide(replay(anyStorm, table.journal()), level)).toEqual(first);
      expect(prompt.choices).toContain(first.choice);
      asked++;
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('what is hidden from a side has no part in its choice', () => {
    const table = stormTable('hidden');
    let compared = 0;
    let dealtOtherwise = 0;
    for (const prompt of questions(table, rarely[level] / 2, 'hidden')) {
      if (!prompt.resumable) continue;
      const hash = table.hash();
      const other = anyStorm.play.copy(table.state);
      anyStorm.play.redeal(other, prompt.side, `other ${compared}`);
      const known = new Table(anyStorm, table.setup, anyStorm.play.copy(table.state));
      const unknown = new Table(anyStorm, table.setup, other);
      expect(decide(unknown, level)).toEqual(decide(known, level));
      if (unknown.hash() !== hash) dealtOtherwise++;
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
    expect(dealtOtherwise).toBe(compared);
  });

  test('it changes nothing at the table: the dice that fall are the same whatever the level', () => {
    const table = stormTable('dice');
    let thrown = 0;
    for (const prompt of questions(table, rarely[level], 'dice')) {
      const hash = table.hash();
      decide(table, level);
      expect(table.hash()).toBe(hash);
      const [plain, thought] = [table.fork(), table.fork()];
      decide(thought, level);
      expect(thought.prompt).toEqual(prompt);
      for (const one of [plain, thought]) {
        for (let i = 0; i < 15 && one.prompt; i++) one.choose(one.game.mind.bot(one.state, one.prompt).choice);
      }
      expect(thought.state.chance).toEqual(plain.state.chance);
      expect(thought.hash()).toBe(plain.hash());
      thrown += plain.state.chance.revealed - table.state.chance.revealed;
    }
    expect(thrown).toBeGreaterThan(0);
  });

  test('it plays in a hurry, and the journal alone leads to the same position', () => {
    const table = stormTable(`hurry ${level}`);
    for (let i = 0; i < 30; i++) {
      const thinking = think(table, level, 'hurry');
      thinking.step();
      expect(table.choose(thinking.best().choice).ok).toBe(true);
    }
    expect(replay(anyStorm, table.journal()).hash()).toBe(table.hash());
  });

  test('it plays any game that the kernel runs, inside an answer too', () => {
    const asked = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const table = fencingTable(seed);
      for (let { prompt } = table; prompt; { prompt } = table) {
        asked.add(prompt.ask);
        expect(table.choose(decide(table, level).choice).ok).toBe(true);
      }
      expect(table.state.result).not.toBeNull();
    }
    expect([...asked].sort()).toEqual(['parry', 'strike']);
  });
});

test('a weak first idea gives way to a better one where looking ahead is sure of it', () => {
  let better = 0;
  let worse = 0;
  for (const seed of 'abcdefghijkl') {
    const table = fencingTable(seed);
    const cards = (table.prompt?.choices ?? []).map((choice) => Number(table.write(choice).split(' ')[1])).sort();
    const chosen = Number(table.write(decide(table, 'expert').choice).split(' ')[1]);
    const [weakest = 0] = cards;
    if (chosen > weakest) better++;
    if (chosen < weakest) worse++;
  }
  expect(better).toBeGreaterThan(6);
  expect(worse).toBe(0);
});

test('a hasty player does not always play the same', () => {
  const table = stormTable('hasty');
  const chosen = new Set(Array.from({ length: 40 }, (_, i) => table.write(decide(table, 'hasty', `${i}`).choice)));
  expect(chosen.size).toBeGreaterThan(1);
  const sensible = new Set(candidates(anyStorm, table.state, table.prompt ?? never(), 3));
  expect([...chosen].every((text) => [...sensible].some(({ choice }) => table.write(choice) === text))).toBe(true);
});

function never(): never {
  throw new Error('nobody is asked');
}
