import { expect, test } from 'vitest';
import { calmsOf, curveOf, findingsOf, type Mark, type Review } from '../../src/kernel/review';
import type { Table } from '../../src/kernel/table';
import { moreLooks, reviewing } from '../../src/opponents/review';
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
  const curve = curveOf(review);
  const decisions = curve.reduce((sum, { usual = 0, chosen }) => sum + chosen - usual, 0);
  expect((curve[0]?.usual ?? 0) + fortune + decisions).toBeCloseTo(review.end, 9);
});

test('choices of one side without a throw between them are one mistake, the dearest; without a throw nothing is luck', () => {
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
  expect(mistakes.map(({ at }) => at)).toEqual([1, 3]);
  expect(luck.map(({ at }) => at).sort()).toEqual([2, 3]);
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

test('more looks go where few lie far apart, at the last decision before the dice, and cost no more than they may', () => {
  const mark = (at: number, count: number, variance: number, thrown: boolean): Mark => ({
    at,
    side: 'red',
    made: { do: 'any' },
    best: 0.5,
    chosen: 0.5,
    better: null,
    thrown,
    looks: { count, variance, cost: 10 },
  });
  const marks = [
    mark(0, 2, 0.1, false),
    mark(1, 2, 0.1, true),
    mark(2, 40, 0.1, true),
    mark(3, 24, 0.0001, true),
    mark(4, 2, 0.1, true),
  ];
  const more = moreLooks(marks, 400, 96);
  // Those of the second and the last; what was looked at often or says the same each time needs none.
  expect([...more.keys()]).toEqual([1, 4]);
  const looks = [...more.values()].reduce((sum, count) => sum + count, 0);
  expect(looks).toBeGreaterThan(30);
  expect(looks).toBeLessThanOrEqual(40);
  expect(moreLooks(marks, 0, 96).size).toBe(0);
  for (const count of moreLooks(marks, 1e9, 20).values()) expect(count).toBeLessThanOrEqual(20);
  expect(moreLooks([], 100, 96).size).toBe(0);
});

test('a short battle is looked at more often than in passing', () => {
  const marks = ['a', 'b', 'c', 'd'].map((seed) => reviewed(played(seed)).marks);
  const totals = marks.flatMap((some) =>
    calmsOf(some).map((calm) => calm.reduce((sum, i) => sum + (some[i]?.looks?.count ?? 0), 0)),
  );
  expect(Math.min(...totals)).toBeGreaterThan(8);
});
