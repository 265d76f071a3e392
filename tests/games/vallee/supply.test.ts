import { describe, expect, test } from 'vitest';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { recoveryPhase } from '../../../src/games/vallee/rules/recovery';
import {
  bill,
  divisionsInPlay,
  frenchSteps,
  linesOf,
  supplyPhase,
  trace,
} from '../../../src/games/vallee/rules/supply';
import {
  allowanceOf,
  allUnits,
  censusOf,
  inSupply,
  moraleOf,
  recoveryMorale,
  strengthOf,
} from '../../../src/games/vallee/rules/units';
import { CUT, UNPAID } from '../../../src/games/vallee/state';
import { bare, cut, dice, done, eventsOf, mark, put, run, scenario, shake, steps, u } from './kit';

describe('7.2 expenditure', () => {
  test('T13 the French pay for each full twenty steps: 83 steps cost 4', () => {
    const v = scenario('campaign', { turn: 2 });
    expect(frenchSteps(v)).toBe(70);
    put(v, 'cf', 'fr-5v', 'fr-6c', 'fr-1c', 'fr-2-1ch:1');
    expect(frenchSteps(v)).toBe(83);
    expect(bill(v, 'french')).toBe(4);
  });

  test('R38 at least one point; all tanks together are one step', () => {
    const v = bare();
    put(v, 'cf', 'fr-tk-conti', 'fr-tk-posen', 'fr-1-31e');
    expect(frenchSteps(v)).toBe(2);
    expect(bill(v, 'french')).toBe(1);
  });

  test('R73 the Viet Minh pay for each division on the map; the 148th is one with the 304th', () => {
    const v = bare();
    put(v, 'se', 'vm-1-148', 'vm-1-57');
    put(v, 'ne', 'vm-1-141', 'vm-105-1');
    expect(divisionsInPlay(v)).toEqual(['304', '312', '351']);
    expect(bill(v, 'viet-minh')).toBe(3);
  });
});

describe('7.5 supply lines', () => {
  test('French lines run from the Central Fortress through areas free of the enemy, over the river anywhere', () => {
    const v = bare();
    put(v, 'd3', 'fr-3-3al');
    put(v, 'e3', 'vm-1-98');
    expect(linesOf(censusOf(v), 'french')[areaOf('d3')]).toBeGreaterThan(0);
    put(v, 'sparrowhawk', 'vm-2-98');
    put(v, 'upper-w', 'vm-3-98');
    put(v, 'route41', 'vm-1-174');
    put(v, 'd1', 'vm-2-174');
    put(v, 'd2', 'vm-3-174');
    put(v, 'e1', 'vm-1-176');
    expect(linesOf(censusOf(v), 'french')[areaOf('d3')]).toBe(0);
  });

  test('Viet Minh lines run from any of the four valleys without French', () => {
    const v = bare();
    put(v, 'octavie', 'vm-1-57');
    put(v, 'sw', 'fr-8c');
    expect(linesOf(censusOf(v), 'viet-minh')[areaOf('octavie')]).toBeGreaterThan(0);
  });

  test('R39 cut units are marked, and lose the marker when the line is open again', () => {
    const v = bare();
    put(v, 'cf', 'vm-1-98');
    put(v, 'd3', 'fr-3-3al');
    trace(v, allUnits);
    expect(inSupply(v, u('fr-3-3al'))).toBe(false);
    put(v, 'e1', 'vm-1-98');
    trace(v, allUnits);
    expect(inSupply(v, u('fr-3-3al'))).toBe(true);
    expect(eventsOf(v, 'supplied')).toHaveLength(1);
  });

  test('R40 what was not paid for stays marked though its line is open', () => {
    const v = bare();
    put(v, 'cf', 'fr-8c');
    mark(v, UNPAID, 'fr-8c');
    trace(v, allUnits);
    expect(inSupply(v, u('fr-8c'))).toBe(false);
  });
});

describe('5.2 the supply phase', () => {
  test('payment is compulsory while points last', () => {
    const v = scenario('campaign', { turn: 2, phase: 'supply', step: 'begin' });
    run(supplyPhase(v));
    expect(v.supply).toEqual({ french: 42, 'viet-minh': 45 });
  });

  test('T40 three points for five divisions: two named divisions are out of supply, and roll though they can trace', () => {
    const v = scenario('campaign', { turn: 2, phase: 'supply', step: 'begin' });
    v.supply['viet-minh'] = 3;
    run(supplyPhase(v), { do: 'unpaid', what: '304' }, { do: 'unpaid', what: '316' });
    expect(v.supply['viet-minh']).toBe(0);
    expect(inSupply(v, u('vm-1-57'))).toBe(false);
    expect(inSupply(v, u('vm-mor-316'))).toBe(false);
    expect(inSupply(v, u('vm-1-141'))).toBe(true);
    v.phase = 'recovery';
    v.step = 'begin';
    v.events = [];
    run(recoveryPhase(v), done);
    const attrition = eventsOf(v, 'rolled').filter(({ roll }) => roll.name === 'attrition');
    expect(attrition).toHaveLength(3 + 10);
  });

  test('the French name units of at least twenty steps for each missing point, tanks together one', () => {
    const v = bare({ turn: 2, phase: 'supply', step: 'begin' });
    put(v, 'cf', 'fr-1fl', 'fr-8c', 'fr-1-13', 'fr-1-2', 'fr-5-7', 'fr-2-1', 'fr-tk-conti', 'fr-tk-posen');
    v.supply.french = 0;
    const pick = (what: string) => ({ do: 'unpaid', what }) as const;
    run(
      supplyPhase(v),
      pick('fr-tk-conti'),
      pick('fr-tk-posen'),
      pick('fr-1fl'),
      pick('fr-8c'),
      pick('fr-1-13'),
      pick('fr-1-2'),
      pick('fr-5-7'),
    );
    expect(inSupply(v, u('fr-2-1'))).toBe(true);
    expect(inSupply(v, u('fr-5-7'))).toBe(false);
  });
});

describe('7.3 effects', () => {
  test('T29 out of supply a battalion 4-4-4 plays as 3-3-3', () => {
    const v = bare();
    put(v, 'e2', 'vm-1-98');
    cut(v, 'vm-1-98');
    const unit = u('vm-1-98');
    expect([strengthOf(v, unit), moraleOf(v, unit), allowanceOf(v, unit)]).toEqual([3, 3, 3]);
  });

  test('never below one', () => {
    const v = bare();
    put(v, 'weime', 'fr-431t');
    cut(v, 'fr-431t');
    shake(v, 'fr-431t');
    expect([strengthOf(v, u('fr-431t')), moraleOf(v, u('fr-431t'))]).toEqual([1, 1]);
  });

  test('3.0, R88 morale is one less at half strength or less: 2 of 4, 1 of 2, 1 of 3, not 1 of 1', () => {
    const v = bare();
    put(v, 'cf', 'fr-8c:2', 'fr-q1:1', 'fr-2t:1', 'fr-1-31e', 'fr-1fl:3');
    expect(['fr-8c', 'fr-q1', 'fr-2t', 'fr-1-31e', 'fr-1fl'].map((id) => recoveryMorale(v, u(id as 'fr-8c')))).toEqual([
      4, 4, 2, 4, 5,
    ]);
  });

  test('T7 attrition: printed morale 4, die 6: two steps lost', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'e2', 'vm-1-98');
    put(v, 'cf', 'fr-8c');
    mark(v, UNPAID, 'vm-1-98');
    dice(v, 6);
    run(recoveryPhase(v));
    expect(steps(v, 'vm-1-98')).toBe(2);
    expect(v.points.french).toBe(2);
  });

  test('R40 newly cut units roll, tanks never do, and nobody on turn 1', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'cf', 'vm-1-98');
    put(v, 'e3', 'fr-8c', 'fr-tk-conti');
    dice(v, 6, 6);
    run(recoveryPhase(v));
    expect(
      eventsOf(v, 'rolled')
        .filter(({ roll }) => roll.name === 'attrition')
        .map(({ roll }) => roll.of),
    ).toEqual(['fr-8c']);
    const first = bare({ phase: 'recovery', turn: 1 });
    put(first, 'cf', 'vm-1-98');
    put(first, 'e3', 'fr-8c');
    run(recoveryPhase(first));
    expect(first.marks[u('fr-8c')]).toBe(0);
    expect((v.marks[u('fr-8c')] ?? 0) & CUT).toBe(CUT);
  });
});
