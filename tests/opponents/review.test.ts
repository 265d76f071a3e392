import { expect, test } from 'vitest';
import { findingsOf, type Mark, type Review } from '../../src/kernel/review';
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

test('every decision has a mark that says whether dice or cards fell; start, decisions and luck add up to the end', () => {
  const table = played('sum');
  const review = reviewed(table);
  expect(review.done).toBe(review.of);
  expect(review.confirmed).toBe(true);
  expect(review.marks.length).toBeGreaterThan(5);
  const again = played('sum');
  const revealed = [...review.marks.map(({ at }) => at), review.of].reverse().map((at) => {
    again.rewind(at);
    return again.state.chance.revealed;
  });
  revealed.reverse();
  const thrown = review.marks.map((_, i) => revealed[i + 1] !== revealed[i]);
  expect(review.marks.map((mark) => mark.thrown)).toEqual(thrown);
  const { fortune } = findingsOf(review);
  const decisions = review.marks.reduce((sum, { best, chosen }) => sum + chosen - best, 0);
  expect((review.marks[0]?.best ?? 0) + fortune + decisions).toBeCloseTo(review.end, 9);
});

test('choices of one plan that had the same better one are one mistake, the dearest; without a throw nothing is luck', () => {
  const mark = (at: number, chosen: number, thrown: boolean, better: string): Mark => ({
    at,
    side: 'red',
    made: { do: `made ${at}` },
    best: 0.9,
    chosen,
    better: { do: better },
    thrown,
  });
  const marks = [
    mark(0, 0.7, false, 'stay'),
    mark(1, 0.6, false, 'stay'),
    mark(2, 0.8, true, 'go'),
    mark(3, 0.7, true, 'stay'),
  ];
  const review: Review = { hash: '', done: 4, of: 4, marks, confirmed: true, end: 1 };
  const { mistakes, luck } = findingsOf(review);
  expect(mistakes.map(({ at }) => at)).toEqual([1, 3, 2]);
  expect(luck.map(({ at }) => at)).toEqual([3, 2]);
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
