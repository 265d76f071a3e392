import { expect, test } from 'vitest';
import { outcomesOf, previewOf, previewOn } from '../../src/kernel/previews';

const { chance, expected } = outcomesOf<'hit' | 'points'>();
const table = {
  dice: '1d6',
  rows: [
    { from: null, to: 3 },
    { from: 4, to: null },
  ],
} as const;
const plan = { name: 'fire', rule: '8.1', dice: '1d6', modifiers: [{ cause: 'flak', rule: '', value: -1 }] } as const;

test('a roll on a table: a bar for each total, marked with the row it hits', () => {
  const { bars, total, outcomes, table: id } = previewOn('4', table, plan, [chance('hit', 0.5), expected('points', 2)]);
  expect([id, total]).toEqual(['4', -1]);
  expect(bars.map((bar) => [bar.total, bar.row])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
  ]);
  expect(bars.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1, 12);
  expect(outcomes).toEqual([
    { key: 'hit', kind: 'chance', value: 0.5 },
    { key: 'points', kind: 'mean', value: 2 },
  ]);
});

test('whom a roll concerns is told where it concerns somebody', () => {
  expect(previewOf('4', [], { ...plan, of: '308' }, [])).toMatchObject({ of: '308', name: 'fire', bars: [] });
  expect('of' in previewOf('4', [], plan, [])).toBe(false);
});
