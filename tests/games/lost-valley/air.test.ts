/** 7.0 Air support. */
import { describe, expect, test } from 'vitest';
import {
  airPhase,
  aspOdds,
  aspPlan,
  dasChance,
  dasPlan,
  seadOdds,
  seadPlan,
} from '../../../src/games/lost-valley/rules/air';
import { copyValley } from '../../../src/games/lost-valley/state';
import { chanceOf, mean } from '../../../src/kernel/odds';
import { sum } from '../../../src/kernel/rolls';
import { dice, eventsOf, firstPrompt, run, valley } from './kit';

describe('7.1 generation', () => {
  test.each([
    [1, 2, 0],
    [2, 3, 1],
    [3, 4, 2],
    [4, 5, 3],
    [5, 6, 4],
    [6, 6, 5],
  ])('7.1 dice %i and %i without flak modifier: %i points', (first, second, asp) => {
    const v = dice(valley({ turn: 2, aaa: 1 }), first, second);
    firstPrompt(airPhase(v));
    expect(v.asp).toBe(asp);
  });

  test('7.1 the flak level and the cards modify the roll', () => {
    const v = valley({ turn: 11, aaa: 10, inForce: [19] });
    expect(aspPlan(v)).toMatchObject({ rule: '7.1', dice: '2d6' });
    expect(aspPlan(v).modifiers.map(({ cause, value }) => [cause, value])).toEqual([
      ['aaa', -3],
      ['card', -2],
    ]);
    dice(v, 4, 5);
    firstPrompt(airPhase(v));
    expect(v.asp).toBe(1); // 9 - 5
  });

  test('7.1 the odds count every throw', () => {
    const odds = aspOdds(valley({ turn: 2, aaa: 1 }));
    expect(chanceOf(odds, (asp) => asp === 0)).toBeCloseTo(3 / 36);
    expect(chanceOf(odds, (asp) => asp === 5)).toBeCloseTo(1 / 36);
    expect(mean(odds, (asp) => asp)).toBeCloseTo((7 + 2 * 11 + 3 * 9 + 4 * 5 + 5) / 36);
  });

  test('7.1 no points, no question', () => {
    const v = dice(valley({ turn: 2 }), 1, 1);
    expect(firstPrompt(airPhase(v))).toBeNull();
  });
});

describe('7.2 allocation', () => {
  test('7.2 suppression in one roll or more, deep support by division, and the rest kept', () => {
    const v = valley({ turn: 2, asp: 3 });
    expect(firstPrompt(airPhase(v))).toMatchObject({
      ask: 'missions',
      rule: '7.2',
      choices: [
        { do: 'sead', asp: 1 },
        { do: 'sead', asp: 2 },
        { do: 'sead', asp: 3 },
        { do: 'das', division: '312' },
        { do: 'das', division: '308' },
        { do: 'das', division: '316' },
        { do: 'das', division: '304' },
        { do: 'done' },
      ],
    });
  });

  test('7.2 at most four points on suppression and four on deep support (ruling 8)', () => {
    const v = valley({ turn: 2, asp: 8 });
    const rules = airPhase(v);
    const seen: string[][] = [];
    let step = rules.next();
    for (const answer of [
      { do: 'sead', asp: 3 },
      { do: 'sead', asp: 1 },
    ] as const) {
      step = rules.next(answer);
      if (!step.done)
        seen.push(step.value.choices.filter(({ do: kind }) => kind === 'sead').map(({ do: kind }) => kind));
    }
    expect(seen).toEqual([['sead'], []]);
    for (let i = 0; i < 4; i++) step = rules.next({ do: 'das', division: '308' });
    expect(step.done).toBe(true); // all eight points are in the air: nothing left to ask
    expect(eventsOf(v, 'rolled').map(({ table }) => table)).toEqual(['2.1', '2.1', '2.2']);
  });

  test('7.2 what is not allotted stays for close support', () => {
    const v = valley({ turn: 2, asp: 3 });
    run(airPhase(v), { do: 'sead', asp: 1 }, { do: 'done' });
    expect(v.asp).toBe(2);
  });

  test('7.2 started anew in the middle of allotting, the phase asks the same and rolls nothing again', () => {
    const v = valley({ turn: 2, asp: 1 });
    const rules = airPhase(v);
    rules.next();
    v.asp = 2; // as if more had been generated
    const next = rules.next({ do: 'sead', asp: 1 });
    const anew = copyValley(v);
    expect(firstPrompt(airPhase(anew))).toEqual(next.value);
    expect(anew.events).toEqual([]);
  });
});

describe('7.2.1 suppression of the flak', () => {
  test('7.2.1 the flak modifier is a penalty, each point is worth one (ruling 6)', () => {
    const v = valley({ turn: 2, aaa: 6 });
    expect(seadPlan(v, 3).modifiers.map(({ cause, value }) => [cause, value])).toEqual([
      ['aaa', -2],
      ['asp', 3],
    ]);
  });

  test.each([
    [3, 4, 4],
    [3, 5, 3],
  ])('7.2.1 dice %i and %i with one point against level 4', (first, second, aaa) => {
    const v = dice(valley({ turn: 2, asp: 1, aaa: 4 }), first, second); // +1 -1
    run(airPhase(v), { do: 'sead', asp: 1 });
    expect(v.aaa).toBe(aaa);
  });

  test('21.Q5 split rolls count only when all are made: the level and its modifier do not move in between', () => {
    const v = dice(valley({ turn: 2, asp: 2, aaa: 3 }), 4, 4, 4, 3); // both at -1 +1: 8 hits, 7 misses
    run(airPhase(v), { do: 'sead', asp: 1 }, { do: 'sead', asp: 1 });
    expect(eventsOf(v, 'rolled').map(({ roll }) => roll.total)).toEqual([8, 7]);
    expect(v.aaa).toBe(2);
    expect(eventsOf(v, 'level').filter(({ track }) => track === 'aaa')).toEqual([
      { is: 'level', track: 'aaa', from: 3, to: 2, cause: 'air' },
    ]);
  });

  test('7.2.1 the odds of one roll and of two', () => {
    const v = valley({ turn: 2, aaa: 4 });
    const two = seadOdds(v, [2]); // +1: 8 on 7 or more
    expect(chanceOf(two, (aaa) => aaa === 3)).toBeCloseTo(21 / 36);
    const split = seadOdds(v, [1, 1]); // each 15 in 36
    expect(chanceOf(split, (aaa) => aaa === 2)).toBeCloseTo((15 / 36) ** 2);
    expect(chanceOf(split, (aaa) => aaa === 4)).toBeCloseTo((21 / 36) ** 2);
    expect(chanceOf(seadOdds({ ...v, aaa: 1 }, [4]), (aaa) => aaa === 1)).toBe(1);
  });
});

describe('7.2.2 deep air support', () => {
  test('7.2.2 one roll for each division, one more for each point on it', () => {
    const v = dice(valley({ turn: 2, asp: 3, aaa: 1 }), 3, 3, 3, 3); // 308: 6 + 2, 312: 6 + 1
    run(airPhase(v), { do: 'das', division: '308' }, { do: 'das', division: '312' }, { do: 'das', division: '308' });
    expect(eventsOf(v, 'rolled').map(({ roll }) => [roll.of, roll.total])).toEqual([
      ['312', 7],
      ['308', 8],
    ]);
    expect(v.divisions['308'].strength).toBe(12);
    expect(v.divisions['312'].strength).toBe(13);
  });

  test('7.2.2 suppression is flown first, and deep support meets the flak it has left (ruling 7)', () => {
    const v = dice(valley({ turn: 2, asp: 2, aaa: 3 }), 6, 6, 3, 4);
    run(airPhase(v), { do: 'das', division: '304' }, { do: 'sead', asp: 1 });
    expect(eventsOf(v, 'rolled').map(({ table }) => table)).toEqual(['2.1', '2.2']);
    expect(v.aaa).toBe(2);
    expect(eventsOf(v, 'rolled')[1]?.roll.total).toBe(8); // 7 + 1 - 0
    expect(v.divisions['304'].strength).toBe(8);
  });

  test('7.2.2 missions flown are off the table', () => {
    const v = valley({ turn: 2, asp: 2 });
    run(airPhase(v), { do: 'das', division: '304' }, { do: 'sead', asp: 1 });
    expect([v.sead, v.das, v.asp]).toEqual([[], [], 0]);
  });

  test('7.2.2 the odds follow the suppression flown before', () => {
    const v = valley({ turn: 2, aaa: 3 });
    expect(sum(dasPlan(v, '308', 1).modifiers)).toBe(0);
    expect(dasChance(v, '308', 1, [])).toBeCloseTo(15 / 36);
    expect(dasChance(v, '308', 1, [1])).toBeCloseTo((15 / 36) * (21 / 36) + (21 / 36) * (15 / 36));
  });
});
