import { describe, expect, test } from 'vitest';
import { areaNumbers, areas } from '../../../src/games/storm/data/areas';
import { units } from '../../../src/games/storm/data/units';
import { setUp } from '../../../src/games/storm/play/setup';

describe('3.0 set-up', () => {
  const v = setUp({ scenario: 'battle', options: [], seed: 'x' });

  test('3.0 every counter in its place: 72 French, 105 Viet Minh, 24 of them replacements', () => {
    expect(v.at).toHaveLength(177);
    expect(v.at.filter((at) => at === 45)).toHaveLength(24);
    expect(v.at.filter((at) => at === 46)).toHaveLength(3);
    expect([8, 11, 3, 2, 5].map((area) => v.at.filter((at) => at === area).length)).toEqual([9, 9, 9, 6, 6]);
  });

  test('3.0, 4.0 turn 1, the Viet Minh have the first impulse, 27 cards a side', () => {
    expect([v.turn, v.impulse, v.cards.french.deck.length, v.cards['viet-minh'].deck.length]).toEqual([
      1,
      'viet-minh',
      27,
      27,
    ]);
  });
});

test('3.0 units stand in the area or the turn printed on them, face up, and only there', () => {
  const v = setUp({ scenario: 'battle', options: [], seed: 'x' });
  units.forEach(({ id, start }, unit) => {
    if ('area' in start) expect(v.at[unit], id).toBe(start.area);
    if ('turn' in start) expect(v.at[unit], id).toBe(-start.turn);
  });
  expect(v.spent.some((side) => side === 1)).toBe(false);
});

test('2.2.1, 3.0 every area starts with the control printed in it, without trench or fire marker', () => {
  const v = setUp({ scenario: 'battle', options: [], seed: 'x' });
  for (const area of areaNumbers) expect(v.control[area], `${area}`).toBe(areas[area]?.control);
  expect([...v.trench, ...v.fire].some((one) => one > 0)).toBe(false);
});

test('3.0 each side shuffles its own cards, by the seed', () => {
  const decks = (seed: string) => setUp({ scenario: 'battle', options: [], seed }).cards;
  expect(decks('a')).toEqual(decks('a'));
  expect(decks('a').french.deck).not.toEqual(decks('b').french.deck);
  expect([...decks('a')['viet-minh'].deck].sort()).toEqual([...decks('b')['viet-minh'].deck].sort());
  expect(decks('a').french.deck.every((id) => id.startsWith('f'))).toBe(true);
});

test('15.0 the optional rule begins with the bids, the game without it with the draw', () => {
  const phase = (options: string[]) => setUp({ scenario: 'battle', options, seed: 'x' }).phase;
  expect([phase([]), phase(['15.0'])]).toEqual(['draw', 'bidding']);
});

test('3.0 an unknown scenario or option is refused', () => {
  expect(() => setUp({ scenario: 'nowhere', options: [], seed: '' })).toThrow(RangeError);
  expect(() => setUp({ scenario: 'battle', options: ['19.9'], seed: '' })).toThrow(RangeError);
});
