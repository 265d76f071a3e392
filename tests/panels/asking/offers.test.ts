import { describe, expect, test } from 'vitest';
import type { PlaceView } from '../../../src/kernel/view';
import { lit, promptSheet, readyIn, sortOffers } from '../../../src/panels/asking/offers';
import { endsMoving, looseIn, overIn } from '../../../src/panels/asking/strong';
import type { Offered } from '../../../src/panels/model/model';

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
    const aimed = lit([move('a', 'x'), gun('b')], null, { touchable: ['x'] });
    expect([...(aimed.targets ?? [])]).toEqual([['x', { fight: true }]]);
    expect([...(lit([move('a', 'x')], 'a', { touchable: ['y'] }).targets?.keys() ?? [])]).toEqual(['x']);
  });

  test('where no place is asked for nothing is dimmed', () => {
    expect(lit([gun('a'), done], null).targets).toBeNull();
  });
});

describe('what a lit place says', () => {
  const bomb = (place: string, does: string): Offered => ({
    key: `${does} ${place}`,
    choice: { do: does },
    offer: { place, fight: true, price: [{ track: 'asp', value: 1 }] },
  });

  test('the chance of what can be done there, the best of several, and its price', () => {
    const chances: Readonly<Record<string, number>> = { 'bomb x': 0.4, 'strike x': 0.7, 'flak x': 0.2 };
    const offers = ['bomb', 'strike', 'flak'].map((does) => bomb('x', does));
    const { targets } = lit(offers, null, { chanceOf: ({ key }) => chances[key] ?? null });
    expect(targets?.get('x')).toEqual({ fight: true, price: [{ track: 'asp', value: 1 }], chance: 0.7 });
  });

  test('that it would hold more than it may; at its limit it says nothing', () => {
    const into = (to: string, value: number): Offered => ({
      ...move('b', to),
      offer: { counter: 'b', place: to, stack: { icon: 'inf', value, of: 6 } },
    });
    const { targets } = lit([into('full', 6), into('over', 8)], 'b');
    expect(targets?.get('full')).toEqual({});
    expect(targets?.get('over')).toEqual({ over: { value: 8, of: 6 } });
  });

  test('what ends the movement names the places that hold too much', () => {
    const place = (id: string, holder: string, value: number) => ({
      id,
      holder,
      marks: [],
      figures: [{ icon: 'inf', value, of: 3 }],
    });
    const places = [place('a', 'french', 5), place('b', 'french', 3), place('c', 'viet-minh', 9)];
    expect(overIn({ places }, 'french')).toEqual([{ place: 'a', icon: 'inf', by: 2 }]);
    expect(endsMoving(sortOffers([move('b', 'x'), done]), done)).toBe(true);
    expect(endsMoving(sortOffers([gun('b'), done]), done)).toBe(false);
  });

  test('a place that loses something unless somebody comes there is its holder’s to name', () => {
    const place = (id: string, holder: string, marks: PlaceView['marks']) => ({ id, holder, marks, figures: [] });
    const places = [place('a', 'viet-minh', ['loose']), place('b', 'french', ['loose']), place('c', 'viet-minh', [])];
    expect(looseIn({ places }, 'viet-minh')).toEqual(['a']);
  });
});

describe('who can still act', () => {
  const unit = (id: string, at: string) => ({
    id,
    at,
    tray: 'active',
    side: 'french',
    symbol: 'infantry' as const,
    stripe: 'legion' as const,
    label: id,
    factors: [],
    steps: 1,
    of: 1,
    states: [],
  });

  test('is counted by place; an area that acts as a whole is named without a number', () => {
    const deed: Offered = { key: 'fire', choice: { do: 'fire' }, offer: { place: 'z', deed: true } };
    const counters = [unit('a', 'x'), unit('b', 'x'), unit('c', 'y')];
    const ready = readyIn([move('a', 'y'), move('a', 'z'), move('b', 'z'), deed], { counters });
    expect([...ready].sort()).toEqual([
      ['x', 2],
      ['z', 0],
    ]);
  });
});
