import { describe, expect, test } from 'vitest';
import type { Offered } from '../../../src/panels/model/model';
import { lit, promptSheet, sortOffers } from '../../../src/panels/model/offers';

const move = (unit: string, to: string): Offered => ({
  key: `move ${unit} ${to}`,
  choice: { do: 'move', ...{ unit, to } },
  offer: { counter: unit, place: to, cost: 1 },
});
const gun = (unit: string): Offered => ({
  key: unit,
  choice: { do: 'support', ...{ unit } },
  offer: { counter: unit },
});
const raid = (cr: string): Offered => ({
  key: cr,
  choice: { do: 'raid', ...{ cr } },
  offer: { place: cr, fight: true },
});
const card = (id: string, primary: boolean): Offered => ({
  key: `${primary} ${id}`,
  choice: { do: primary ? 'play' : 'keep', ...{ card: id } },
  offer: { card: id, ...(primary && { primary }) },
});
const done: Offered = { key: 'done', choice: { do: 'done' }, offer: { primary: true } };
const button = (n: number): Offered => ({ key: `${n}`, choice: { do: 'sead', ...{ asp: n } }, offer: {} });

describe('how a question lies on the table', () => {
  test('the next step is told from everything else', () => {
    const sorted = sortOffers([button(1), gun('a'), move('b', 'x'), raid('y'), card('7', false), done]);
    expect(sorted.primary).toBe(done);
    expect([sorted.buttons, sorted.counters, sorted.moves, sorted.places, sorted.cards].map((l) => l.length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test('a drawn card is shown whole', () => {
    expect(promptSheet(sortOffers([card('7', true), card('7', false)]), false)).toBe('card');
  });

  test('a roll is weighed before support is given', () => {
    expect(promptSheet(sortOffers([gun('a'), done]), true)).toBe('preview');
  });

  test('losses are picked from a list, where a counter goes is asked on the map', () => {
    expect(promptSheet(sortOffers([gun('a'), gun('b')]), false)).toBe('pick');
    expect(promptSheet(sortOffers([move('a', 'x'), move('a', 'y')]), false)).toBeNull();
    expect(promptSheet(sortOffers([move('a', 'x'), move('b', 'x'), done]), false)).toBeNull();
  });

  test('up to three buttons stay in the dock', () => {
    expect(promptSheet(sortOffers([button(1), button(2), button(3), done]), false)).toBeNull();
    expect(promptSheet(sortOffers([button(1), button(2), button(3), button(4), done]), false)).toBe('pick');
  });
});

describe('what the map lights', () => {
  test('a counter in hand lights its own targets with their cost', () => {
    const { counters, targets } = lit([move('a', 'x'), move('b', 'y'), raid('z')], 'a');
    expect([...counters]).toEqual(['a', 'b']);
    expect([...(targets ?? [])]).toEqual([['x', { cost: 1 }]]);
  });

  test('with empty hands the places that can be chosen are lit, fights as such', () => {
    expect([...(lit([move('a', 'x'), raid('z')], null).targets ?? [])]).toEqual([['z', { fight: true }]]);
  });

  test('where no place is asked for nothing is dimmed', () => {
    expect(lit([gun('a'), done], null).targets).toBeNull();
  });
});
