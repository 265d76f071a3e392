import { describe, expect, test } from 'vitest';
import { weatherPhase } from '../../../src/games/vallee/rules/weather';
import { air, bare, dice, done, put, rolled, run, status, steps } from './kit';

const week = (turn: number) => bare({ turn, phase: 'weather', step: 'begin' });

describe('6.1 weather', () => {
  test.each([
    [2, 5, 'overcast'],
    [3, 4, 'clear'],
    [4, 4, 'overcast'],
    [7, 6, 'rain'],
    [8, 2, 'overcast'],
    [11, 4, 'rain'],
    [9, 1, 'clear'],
  ] as const)('turn %i, die %i: %s', (turn, die, weather) => {
    const v = week(turn);
    dice(v, die, 3, 4);
    run(weatherPhase(v));
    expect(v.weather).toBe(weather);
  });
});

describe('6.2 random events', () => {
  const event = (first: number, second: number, ...more: number[]) => {
    const v = week(3);
    dice(v, 1, first, second, ...more);
    return v;
  };

  test('event 2 American mercenaries: the Flying Tigers join at once, once a game (R67)', () => {
    const v = event(1, 1);
    run(weatherPhase(v));
    expect(air(v, 'c119-tigers')).toBe('ready');
    v.step = 'begin';
    dice(v, 1, 1, 1);
    v.events = [];
    run(weatherPhase(v));
    expect(v.events).toContainEqual({ is: 'random-event', event: 'american-mercenaries', happens: false });
  });

  test('event 3 Prisoner confesses: an even die gives the initiative to the Viet Minh, an odd one to the French', () => {
    const even = event(1, 2, 4);
    run(weatherPhase(even));
    expect(even.given).toBe('viet-minh');
    const odd = event(2, 1, 5);
    run(weatherPhase(odd));
    expect(odd.given).toBe('french');
  });

  test('event 4 The rats of the Nam Yum steal one point on an even die, two on an odd one, nothing from nothing', () => {
    const even = event(2, 2, 6);
    run(weatherPhase(even));
    expect(even.supply.french).toBe(44);
    const odd = event(2, 2, 1);
    run(weatherPhase(odd));
    expect(odd.supply.french).toBe(43);
    const none = event(2, 2);
    none.supply.french = 0;
    run(weatherPhase(none));
    expect(rolled(none)).toEqual(['weather 1', 'event 4']);
  });

  test('event 5 Ammo dump hit: the die is lost, even by the Viet Minh, odd by the French, not below zero (R91)', () => {
    const even = event(2, 3, 4);
    run(weatherPhase(even));
    expect(even.supply['viet-minh']).toBe(46);
    const odd = event(2, 3, 5);
    odd.supply.french = 3;
    run(weatherPhase(odd));
    expect(odd.supply.french).toBe(0);
  });

  test('event 6 to 8 nothing happens', () => {
    const v = event(3, 4);
    const before = { ...v.supply };
    run(weatherPhase(v));
    expect(v.supply).toEqual(before);
  });

  test('event 9 McGovern: no low drops for the rest of the game', () => {
    const v = event(4, 5);
    run(weatherPhase(v));
    expect(v.noLowDrops).toBe(true);
  });

  test('event 10 the parachute mafia relents this turn', () => {
    const v = event(5, 5);
    run(weatherPhase(v));
    expect(v.mafiaOff).toBe(true);
  });

  test('event 11 Dau tranh: the die is added to the Viet Minh track, once', () => {
    const v = event(5, 6, 4);
    run(weatherPhase(v));
    expect(v.supply['viet-minh']).toBe(54);
    v.step = 'begin';
    dice(v, 1, 5, 6);
    run(weatherPhase(v));
    expect(v.supply['viet-minh']).toBe(54);
  });

  test('event 12 Morale crisis: the side ahead picks as many units as the die; above morale loses the difference', () => {
    const v = event(6, 6, 2);
    v.points = { french: 3, 'viet-minh': 9 };
    put(v, 'e2', 'fr-2t', 'fr-1-4', 'fr-tk-conti');
    put(v, 'phony', 'vm-1-98');
    dice(v, 1, 6, 6, 2, 5, 4);
    const { asked } = run(weatherPhase(v), { do: 'pick', unit: 'fr-2t' }, { do: 'pick', unit: 'fr-1-4' });
    expect(asked[0]?.side).toBe('viet-minh');
    expect(asked[0]?.choices.map((choice) => ('unit' in choice ? choice.unit : choice.do))).toEqual([
      'fr-1-4',
      'fr-2t',
      'done',
    ]);
    expect([steps(v, 'fr-2t'), steps(v, 'fr-1-4')]).toEqual([1, 4]);
    expect(v.points['viet-minh']).toBe(11);
  });

  test('R51 with equal points there is no crisis; the picking side may stop early', () => {
    const even = event(6, 6);
    run(weatherPhase(even));
    expect(rolled(even)).toEqual(['weather 1', 'event 12']);
    const v = event(6, 6, 5);
    v.points = { french: 9, 'viet-minh': 3 };
    put(v, 'phony', 'vm-1-98');
    run(weatherPhase(v), done);
    expect(status(v, 'vm-1-98')).toBe('phony 4');
  });
});
