/** 8.0 The airstrip. */
import { describe, expect, test } from 'vitest';
import { airstripOdds, airstripPhase, airstripPlan } from '../../../src/games/lost-valley/rules/airstrip';
import { capture, returnsToFrench, reviewControl } from '../../../src/games/lost-valley/rules/centres';
import type { Airstrip } from '../../../src/games/lost-valley/state';
import { chanceOf } from '../../../src/kernel/odds';
import { sum } from '../../../src/kernel/rolls';
import { dice, eventsOf, garrisonOf, held, valley } from './kit';

describe('8.1 airstrip status', () => {
  test.each<[Airstrip, number, number, Airstrip]>([
    ['active', 1, 2, 'destroyed'],
    ['active', 2, 2, 'damaged'],
    ['active', 3, 3, 'damaged'],
    ['active', 3, 4, 'interdicted'],
    ['active', 4, 5, 'interdicted'],
    ['active', 5, 5, 'active'],
    ['damaged', 2, 4, 'destroyed'],
    ['damaged', 3, 4, 'damaged'],
    ['damaged', 5, 6, 'damaged'],
    ['damaged', 1, 1, 'destroyed'],
  ])('8.1 %s strip, dice %i and %i: %s', (from, first, second, to) => {
    const v = dice(valley({ airstrip: from }), first, second);
    airstripPhase(v);
    expect(v.airstrip).toBe(to);
    expect(eventsOf(v, 'airstrip')).toHaveLength(from === to ? 0 : 1);
  });

  test('8.1 each of the four outlying centres in Viet Minh hands counts one', () => {
    const v = valley();
    expect(sum(airstripPlan(v).modifiers)).toBe(0);
    held(v, 'gabrielle', '308');
    held(v, 'anne-marie', '308');
    held(v, 'beatrice', '312');
    held(v, 'francoise', '308');
    held(v, 'dominique', '312');
    expect(airstripPlan(v).modifiers.map(({ of }) => of)).toEqual(['gabrielle', 'anne-marie', 'beatrice', 'francoise']);
    expect(sum(airstripPlan(v).modifiers)).toBe(-4);
  });

  test("8.1 No Man's Land brings no guns to bear", () => {
    const v = valley();
    held(v, 'gabrielle', 'nobody');
    expect(airstripPlan(v).modifiers).toEqual([]);
  });

  test('8.1 once destroyed there is no further roll', () => {
    const v = valley({ airstrip: 'destroyed' });
    airstripPhase(v);
    expect(eventsOf(v, 'rolled')).toEqual([]);
  });

  test('8.1 Viet Minh control of Huguette destroys it', () => {
    const v = valley({ airstrip: 'interdicted' });
    garrisonOf(v, 'huguette');
    capture(v, 'huguette', '308', 'assault');
    expect(v.airstrip).toBe('destroyed');
  });

  test("ruling 9: Huguette in No Man's Land leaves the strip as it is; retaken, what was destroyed stays so", () => {
    const v = valley({ airstrip: 'damaged' });
    garrisonOf(v, 'huguette');
    reviewControl(v, 'huguette');
    expect([v.crs.huguette.holder, v.airstrip]).toEqual(['nobody', 'damaged']);
    capture(v, 'huguette', '308', 'automatic');
    returnsToFrench(v, 'huguette', 'occupation');
    expect(v.airstrip).toBe('destroyed');
  });

  test('8.1 the odds of each status', () => {
    const v = valley();
    expect(chanceOf(airstripOdds(v), (is) => is === 'destroyed')).toBeCloseTo(3 / 36);
    expect(chanceOf(airstripOdds(v), (is) => is === 'damaged')).toBeCloseTo(12 / 36);
    expect(chanceOf(airstripOdds(v), (is) => is === 'active')).toBeCloseTo(6 / 36);
    v.airstrip = 'damaged';
    expect(chanceOf(airstripOdds(v), (is) => is === 'destroyed')).toBeCloseTo(15 / 36);
    v.airstrip = 'destroyed';
    expect(airstripOdds(v)).toEqual([{ is: 'destroyed', chance: 1 }]);
  });
});
