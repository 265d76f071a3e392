import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game';
import { levels } from '../../src/kernel/seats';
import { replay, Table } from '../../src/kernel/table';
import { candidates } from '../../src/opponents/candidates';
import { playOut, standpointOf } from '../../src/opponents/playout';
import { errs, think } from '../../src/opponents/think';
import { anyStorm, decide, fencing, fencingTable, questions, stormTable } from './kit';

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

describe('the easiest level errs', () => {
  const table = stormTable('errs');
  const erring = function* (every: number) {
    for (const prompt of questions(table, every, 'errs')) {
      if (prompt.choices.length < 2) continue;
      const advice = candidates(anyStorm, table.state, prompt, 1 + errs.among);
      for (let i = 0; i < 6; i++) yield { advice, chosen: decide(table, 'hasty', `${i}`), seed: `${i}` };
    }
  };

  test('only within its margin, whatever the dice, and only for one of the next best', () => {
    let slips = 0;
    for (const { advice, chosen, seed } of erring(120)) {
      const [first] = advice;
      if (!first || chosen.choice === first.choice) continue;
      expect(advice.map(({ choice }) => choice)).toContain(chosen.choice);
      for (let look = 0; look < errs.looks; look++) {
        const [own, other] = [first, chosen].map(
          (one) =>
            playOut(standpointOf(table), one, anyStorm.mind.sight, `${seed} ${table.entries.length} ${look}`).worth,
        );
        expect(Math.abs((own ?? 0) - (other ?? 1))).toBeLessThanOrEqual(errs.margin);
      }
      slips++;
    }
    expect(slips).toBeGreaterThan(3);
  });

  test('never where a battle turns: what either side chooses there is the whole of it', () => {
    let asked = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const duelling = fencingTable(seed);
      // Any difference decides, and whoever has struck has won.
      const all: Game = {
        ...fencing,
        mind: { ...fencing.mind, worth: (state, side) => Number(fencing.mind.worth(state, side) > 0.5) },
      };
      const tense = new Table(all, duelling.setup);
      const { prompt } = tense;
      if (!prompt) continue;
      const advice = candidates(all, tense.state, prompt, 1 + errs.among);
      const values = advice.map((one) => playOut(standpointOf(tense), one, all.mind.sight, `${seed} 0 0`).worth);
      const chosen = decide(tense, 'hasty', seed);
      const at = advice.findIndex(({ choice }) => choice === chosen.choice);
      expect(values[at]).toBe(values[0]);
      asked++;
    }
    expect(asked).toBe(6);
  });
});
