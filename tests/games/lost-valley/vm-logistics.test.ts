/** 11.0 Viet Minh logistics. */
import { describe, expect, test } from 'vitest';
import {
  activationChance,
  activationPhase,
  activationPlan,
  statusChance,
  statusPhase,
  statusPlan,
  strengthPhase,
} from '../../../src/games/lost-valley/rules/vm-logistics';
import type { Valley } from '../../../src/games/lost-valley/state';
import { sum } from '../../../src/kernel/rolls';
import { dice, eventsOf, neutral, run, strengths, valley } from './kit';

/** The campaign with all four divisions in play at these strengths. */
function divisions(v: Valley, ...levels: [number, number, number, number]): Valley {
  const { '312': a, '308': b, '316': c, '304': d } = v.divisions;
  for (const [at, division] of [a, b, c, d].entries()) {
    Object.assign(division, { strength: levels[at], activated: true, active: true });
  }
  return v;
}

describe('11.1 Strength', () => {
  test.each([
    [2, 2],
    [9, 2],
    [10, 1],
    [14, 1],
    [15, 2],
    [16, 2],
  ])('11.1 on turn %i a division that did not assault gains %i', (turn, gain) => {
    const v = divisions(valley({ turn }), 5, 6, 7, 8);
    v.divisions['308'].assaultedLast = true;
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([5 + gain, 6, 7 + gain, 8 + gain]);
    expect(eventsOf(v, 'strength').every(({ cause }) => cause === 'rest')).toBe(true);
  });

  test('11.1 Strength never exceeds 15', () => {
    const v = divisions(valley({ turn: 3 }), 14, 15, 9, 9);
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([15, 15, 11, 11]);
  });

  test('11.3, ruling 12: 304 and 316 gain nothing before their activation; an active division without a target gains', () => {
    const v = valley({ turn: 3 });
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([15, 15, 11, 9]);
  });

  test('ruling 54: no adjustment on the first turn of Five Hills, one on the next where nobody has assaulted', () => {
    const v = valley({ scenario: 'five-hills' });
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([10, 10, 11, 9]);
    v.turn = 6;
    for (const division of Object.values(v.divisions)) division.assaultedLast = false;
    run(strengthPhase(v));
    expect(strengths(v)).toEqual([12, 12, 13, 11]);
  });
});

describe('11.2 status', () => {
  test('11.2 strong divisions are active without a roll, again if they had been inactive', () => {
    const v = divisions(valley({ turn: 3, ...neutral }), 9, 13, 12, 9);
    v.divisions['312'].active = false;
    statusPhase(v);
    expect(v.divisions['312'].active).toBe(true);
    expect(eventsOf(v, 'rolled')).toEqual([]);
    expect(eventsOf(v, 'division')).toEqual([{ is: 'division', division: '312', active: true, cause: 'strong' }]);
  });

  test.each([
    [4, 4, true],
    [4, 5, false],
  ])('11.2 a division of Strength 8 with dice %i and %i: active %s', (first, second, active) => {
    const v = dice(divisions(valley({ turn: 3, ...neutral }), 8, 13, 12, 9), first, second);
    statusPhase(v);
    expect(v.divisions['312'].active).toBe(active);
    expect(eventsOf(v, 'rolled')[0]).toMatchObject({ table: '6', roll: { rule: '11.2', of: '312' } });
  });

  test('11.2 the example: Strength 7 and SITREP +1 need 6 or less', () => {
    const v = divisions(valley({ turn: 3, cm: 16, rp: 15 }), 13, 7, 12, 9);
    v.divisions['308'] = { ...v.divisions['308'], start: 13 };
    expect(statusPlan(v, '308').modifiers.map(({ value }) => value)).toEqual([1]);
    expect(statusChance(v, '308')).toBeCloseTo(15 / 36);
    statusPhase(dice(v, 3, 4));
    expect(v.divisions['308'].active).toBe(false);
    statusPhase(dice(v, 3, 3));
    expect(v.divisions['308'].active).toBe(true);
  });

  test('11.2, ruling 18: +1 at half the starting Strength or less', () => {
    const v = divisions(valley({ turn: 3, ...neutral }), 6, 7, 11, 9); // both started at 13
    expect(sum(statusPlan(v, '312').modifiers)).toBe(1);
    expect(sum(statusPlan(v, '308').modifiers)).toBe(0);
    const later = divisions(valley({ scenario: 'five-hills', ...neutral }), 5, 6, 11, 9); // both started at 10
    expect(sum(statusPlan(later, '312').modifiers)).toBe(1); // exactly half
    expect(sum(statusPlan(later, '308').modifiers)).toBe(0);
  });

  test('ruling 19: 304 and 316 take no status check before their activation', () => {
    const v = valley({ turn: 3 });
    v.divisions['304'].strength = 5;
    statusPhase(v);
    expect(v.divisions['304'].active).toBe(false);
    expect(eventsOf(v, 'rolled')).toEqual([]);
    expect(statusChance(v, '304')).toBe(0);
  });
});

describe('11.3 activation of 304 and 316', () => {
  test('11.3 316 rolls first, then 304; the turn number or less activates for good', () => {
    const v = dice(valley({ turn: 3, ...neutral }), 3, 4);
    activationPhase(v);
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual(['316', '304']);
    expect(v.divisions['316']).toMatchObject({ activated: true, active: true });
    expect(v.divisions['304']).toMatchObject({ activated: false, active: false });
    v.events = [];
    activationPhase(dice(v, 4));
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.of)).toEqual(['304']);
  });

  test('11.3 the example: turn 4 and SITREP +1, a 3 activates, a 4 does not', () => {
    const v = dice(valley({ turn: 4, cm: 16, rp: 15 }), 3, 4);
    expect(sum(activationPlan(v, '316').modifiers)).toBe(1);
    expect(activationChance(v, '316')).toBeCloseTo(3 / 6);
    activationPhase(v);
    expect(v.divisions['316'].activated).toBe(true);
    expect(v.divisions['304'].activated).toBe(false);
    expect(activationChance(v, '316')).toBe(1);
  });
});
