import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/chance';
import {
  eachOnce,
  fairChance,
  listOf,
  misfit,
  oneOf,
  orNull,
  picked,
  record,
  rowOf,
  type Sets,
  someOf,
  whole,
} from '../../src/kernel/check';

interface Counter {
  readonly id: string;
  readonly at: number | null;
}
const counter: Sets<Counter> = { id: oneOf(['a', 'b']), at: orNull(whole(1, 3)) };

describe('sets', () => {
  test.each([
    ['a number below', whole(1, 3)(0), false],
    ['a number above', whole(1, 3)(4), false],
    ['half a number', whole(1, 3)(1.5), false],
    ['a number as text', whole(1, 3)('2'), false],
    ['not a number', whole(1, 3)(Number.NaN), false],
    ['a number inside', whole(1, 3)(3), true],
    ['the name of an inherited field', oneOf(['a'])('toString'), false],
    ['a list that is too long', listOf(whole(0, 9), 2)([1, 2, 3]), false],
    ['a list with a stranger', listOf(whole(0, 9), 3)([1, 'x']), false],
    ['a row that is too short', rowOf(whole(0, 9), 3)([1, 2]), false],
    ['something twice', someOf(['a', 'b'])(['a', 'a']), false],
    ['some of them', someOf(['a', 'b'])(['b']), true],
    ['a record', record(counter)({ id: 'a', at: null }), true],
    ['a record with a field too many', record(counter)({ id: 'a', at: 1, extra: 1 }), false],
    ['a record with a field too few', record(counter)({ id: 'a' }), false],
    ['a list for a record', record(counter)([]), false],
  ])('%s', (_what, is, expected) => {
    expect(is).toBe(expected);
  });

  test('the field that is wrong is named; fields that nobody knows are left behind', () => {
    expect(misfit(counter, { id: 'a', at: 7 })).toBe('at');
    expect(misfit(counter, { id: 'a', at: 2, newer: true })).toBeNull();
    const newer = { id: 'a', at: 2, newer: true };
    expect(picked(counter, newer)).toEqual({ id: 'a', at: 2 });
  });

  test('dice that were laid out beforehand are not fair', () => {
    const chance = seeded('sfc32:fair');
    expect(fairChance({ ...chance })).toBe(true);
    expect(fairChance({ ...chance, forced: [6] })).toBe(false);
    expect(fairChance({ ...chance, a: 2 ** 40 })).toBe(false);
    expect(fairChance({ ...chance, revealed: -1 })).toBe(false);
  });

  test('every card lies in exactly one pile', () => {
    expect(eachOnce([1, 2, 3], [[3], [], [1, 2]])).toBe(true);
    expect(eachOnce([1, 2, 3], [[3], [1]])).toBe(false);
    expect(eachOnce([1, 2, 3], [[3, 3], [1]])).toBe(false);
    expect(eachOnce([1, 2, 3], [[4], [1, 2]])).toBe(false);
  });
});
