import { expect, test } from 'vitest';
import { findingsOf, type Review } from '../../src/kernel/review';
import type { Table } from '../../src/kernel/table';
import { reviewing } from '../../src/opponents/review';
import { fencingTable } from './kit';

/** A duel played to its end: red always strikes as weakly as it can, and takes every blow; blue plays by the bot. */
function played(seed: string): Table {
  const table = fencingTable(seed);
  for (let { prompt } = table; prompt; { prompt } = table) {
    const cards = prompt.choices.map((choice) => ({ choice, card: Number(table.write(choice).split(' ')[1] ?? -1) }));
    const weakest = cards.reduce((a, b) => (b.card < a.card ? b : a)).choice;
    table.choose(prompt.side === 'red' ? weakest : table.game.mind.bot(table.state, prompt).choice);
  }
  return table;
}

function reviewed(table: Table, seed = 'seed', kept: Review | null = null): Review {
  const work = reviewing(table, seed, kept);
  while (work.step());
  return work.review();
}

test('every decision has a mark, and what luck and decisions did adds up from the first to the end', () => {
  const table = played('sum');
  const review = reviewed(table);
  expect(review.done).toBe(review.of);
  expect(review.confirmed).toBe(true);
  expect(review.marks.length).toBeGreaterThan(5);
  const { fortune } = findingsOf(review);
  const decisions = review.marks.reduce((sum, { best, chosen }) => sum + chosen - best, 0);
  expect((review.marks[0]?.best ?? 0) + fortune + decisions).toBeCloseTo(review.end, 9);
});

test('what is called a mistake was looked at twice, belongs to who made it, and names something better that was offered', () => {
  let found = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const { at, side, best, chosen, better, cost } of findingsOf(reviewed(played(seed))).mistakes) {
      const table = played(seed);
      table.rewind(at);
      expect(table.prompt?.side).toBe(side);
      expect(better && table.offered(table.write(better))).toEqual(better);
      expect(side === 'red' ? best > chosen : best < chosen).toBe(true);
      expect(cost).toBeCloseTo(Math.abs(best - chosen), 9);
      if (side === 'red') found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('left half way and gone on with, it comes to the same; another end begins anew', () => {
  const whole = reviewed(played('resume'));
  const half = reviewing(played('resume'), 'seed');
  for (let i = 0; i < 4; i++) half.step();
  const kept = half.review();
  expect(kept.done).toBeLessThan(kept.of);
  expect(reviewed(played('resume'), 'seed', kept)).toEqual(whole);
  expect(reviewed(played('resume'), 'seed', { ...kept, hash: 'other' })).toEqual(whole);
});
