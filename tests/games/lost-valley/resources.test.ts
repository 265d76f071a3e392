/** 9.0 Resource Points. */
import { describe, expect, test } from 'vitest';
import { rpOdds, rpPhase, rpPlan } from '../../../src/games/lost-valley/rules/resources';
import { SuddenDeath } from '../../../src/games/lost-valley/rules/tracks';
import { unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { chanceOf, mean } from '../../../src/kernel/odds';
import { sum } from '../../../src/kernel/rolls';
import { dice, eventsOf, firstPrompt, held, run, valley } from './kit';

const noRation = { do: 'ration', cm: 0 } as const;

/** A turn on which nobody arrives, after one with assaults. */
function turnFour(): Valley {
  const v = valley({ turn: 4, aaa: 1, rp: 15 });
  v.divisions['312'].assaultedLast = true;
  return v;
}

function causes(v: Valley, rationed = 0, delayed = false): (string | number)[][] {
  return rpPlan(v, rationed, delayed).modifiers.map(({ cause, value }) => [cause, value]);
}

test('9.2, ruling 54: on the first turn of Five Hills Table 4 and Strength alike take it that there were assaults', () => {
  const v = valley({ scenario: 'five-hills' });
  expect(causes(v)).not.toContainEqual(['no-assault', expect.anything()]);
  for (const division of Object.values(v.divisions)) division.assaultedLast = false;
  expect(causes(v).map(([cause]) => cause)).toContain('no-assault');
});

describe('9.1 rationing and delaying', () => {
  test('9.1.1 up to three points of morale, each +1', () => {
    const v = dice(turnFour(), 3, 3);
    const { asked } = run(rpPhase(v), { do: 'ration', cm: 3 });
    expect(asked[0]).toMatchObject({ ask: 'ration', rule: '9.1.1' });
    expect(asked[0]?.choices).toEqual([0, 1, 2, 3].map((cm) => ({ do: 'ration', cm })));
    expect(v.cm).toBe(10);
    expect(v.rp).toBe(18); // 6 + 3 = 9: +3
  });

  test('ruling 4: rationing never takes the last point of morale', () => {
    const v = turnFour();
    v.cm = 3;
    expect(firstPrompt(rpPhase(v))?.choices).toEqual([0, 1, 2].map((cm) => ({ do: 'ration', cm })));
    v.cm = 1;
    dice(v, 3, 3);
    expect(firstPrompt(rpPhase(v))).toBeNull();
  });

  test('9.1.2 a unit due this turn may be delayed to the next for +1', () => {
    const v = dice(valley({ turn: 6, aaa: 1, rp: 15 }), 3, 3);
    v.divisions['312'].assaultedLast = true;
    run(rpPhase(v), noRation, { do: 'delay', unit: '2-1-rcp' });
    expect(unitOf(v, '2-1-rcp').arrives).toBe(7);
    expect(v.delayed).toBe(true);
    expect(v.rp).toBe(16); // 6 + 1 = 7: +1
    expect(eventsOf(v, 'delayed')).toEqual([{ is: 'delayed', unit: '2-1-rcp', to: 7, cause: 'chosen' }]);
  });

  test('9.1.2 only one unit a turn, and only one that is due', () => {
    const v = valley({ turn: 8 });
    unitOf(v, '2-1-rcp').arrives = 8;
    const { asked } = run(rpPhase(v), noRation, { do: 'delay', unit: '2-bep' });
    expect(asked[1]?.choices).toEqual([
      { do: 'delay', unit: '2-1-rcp' },
      { do: 'delay', unit: '2-bep' },
      { do: 'done' },
    ]);
    expect(unitOf(v, '2-1-rcp').arrives).toBe(8);
  });

  test('ruling 11: the same unit may be delayed again', () => {
    const v = valley({ turn: 7 });
    unitOf(v, '2-1-rcp').arrives = 7;
    run(rpPhase(v), noRation, { do: 'delay', unit: '2-1-rcp' });
    expect(unitOf(v, '2-1-rcp').arrives).toBe(8);
  });

  test('9.1.2 declining leaves the unit where it is', () => {
    const v = valley({ turn: 6 });
    run(rpPhase(v), noRation, { do: 'done' });
    expect([unitOf(v, '2-1-rcp').arrives, v.delayed]).toEqual([6, false]);
  });

  test('9.1 started anew after rationing, the phase does not ration again', () => {
    const v = valley({ turn: 6 });
    const rules = rpPhase(v);
    rules.next();
    const next = rules.next({ do: 'ration', cm: 2 });
    expect(next.value).toMatchObject({ ask: 'delay', resumable: true });
    expect(firstPrompt(rpPhase(v))).toEqual(next.value);
    expect(v.cm).toBe(11);
  });
});

describe('9.2 adjustment', () => {
  test.each([
    [1, 1, -2],
    [2, 3, -1],
    [3, 3, 0],
    [3, 4, 1],
    [4, 4, 2],
    [5, 5, 3],
    [6, 6, 4],
  ])('9.2 dice %i and %i: Table 4 gives %i', (first, second, rp) => {
    const v = dice(turnFour(), first, second);
    run(rpPhase(v), noRation);
    expect(v.rp).toBe(15 + rp);
  });

  test.each([
    ['interdicted', -1],
    ['damaged', -2],
    ['destroyed', -2],
  ] as const)('9.2 the airstrip %s: %i', (airstrip, value) => {
    const v = turnFour();
    v.airstrip = airstrip;
    expect(causes(v)).toContainEqual([airstrip, value]);
    expect(sum(rpPlan(v, 0, false).modifiers)).toBe(value);
  });

  test('9.2 -1 for each drop zone that is not French (13.2)', () => {
    const v = turnFour();
    held(v, 'claudine', '304');
    held(v, 'huguette', '308');
    expect(causes(v)).toEqual([
      ['drop-zone', -1],
      ['aaa', 0],
    ]); // Natasha is still secured by Françoise
    held(v, 'francoise', 'nobody');
    expect(causes(v).filter(([cause]) => cause === 'drop-zone')).toHaveLength(2);
  });

  test('9.2, ruling 32: one -1 while Isabelle is encircled or Viet Minh controlled', () => {
    const v = turnFour();
    v.crs.isabelle.fort = 0;
    expect(causes(v)).toContainEqual(['isabelle', -1]);
    held(v, 'isabelle', '304');
    expect(causes(v).filter(([cause]) => cause === 'isabelle')).toEqual([['isabelle', -1]]);
    held(v, 'isabelle', 'nobody');
    expect(causes(v).filter(([cause]) => cause === 'isabelle')).toEqual([]);
  });

  test('9.2 the flak level modifies', () => {
    const v = turnFour();
    v.aaa = 13;
    expect(causes(v)).toEqual([['aaa', -4]]);
  });

  test('9.2 +1 without an assault in the previous turn, also on turn 1 (ruling 10)', () => {
    expect(causes(valley())).toContainEqual(['no-assault', 1]);
    expect(causes(valley({ scenario: 'five-hills' })).map(([cause]) => cause)).not.toContain('no-assault'); // as for 11.1
    expect(causes(turnFour()).map(([cause]) => cause)).not.toContain('no-assault');
  });

  test('9.2 rationing, delaying and cards are in the same ledger', () => {
    const v = turnFour();
    v.inForce = [40];
    expect(causes(v, 2, true)).toEqual([
      ['aaa', 0],
      ['rationing', 2],
      ['delay', 1],
      ['card', 2],
    ]);
  });

  test('9.2, ruling 5: what goes over 30 is lost', () => {
    const v = dice(turnFour(), 6, 6);
    v.rp = 29;
    run(rpPhase(v), noRation);
    expect(v.rp).toBe(30);
  });

  test('9.2, 17.1: resources below 1 end the game', () => {
    const v = dice(turnFour(), 1, 1);
    v.rp = 2;
    expect(() => run(rpPhase(v), noRation)).toThrow(SuddenDeath);
    expect(v.result).toEqual({ level: 'strategic-defeat', points: null, cause: 'rp' });
  });

  test('9.2 the odds of the level after the roll', () => {
    const v = turnFour();
    const odds = rpOdds(v, 0, false);
    expect(chanceOf(odds, (rp) => rp === 15)).toBeCloseTo(5 / 36);
    expect(mean(odds, (rp) => rp - 15)).toBeCloseTo((-2 * 3 - 7 + 6 + 2 * 5 + 3 * 7 + 4 * 3) / 36);
    v.rp = 1;
    expect(chanceOf(rpOdds(v, 0, false), (rp) => rp === 0)).toBeCloseTo(10 / 36);
    expect(chanceOf(rpOdds(v, 3, false), (rp) => rp === 0)).toBeCloseTo(1 / 36);
  });
});
