import { describe, expect, test } from 'vitest';
import { paNumbers, place } from '../../../src/games/season/data/places';
import { beginEncirclement, beginHills, payDues, payers, rest, siege } from '../../../src/games/season/rules/attrition';
import { enter } from '../../../src/games/season/rules/control';
import { idOf } from '../../../src/games/season/rules/pieces';
import { rules } from '../../../src/games/season/rules/sequence';
import { attritionPoints, judge } from '../../../src/games/season/rules/victory';
import type { Season } from '../../../src/games/season/state';
import {
  at,
  done,
  engage,
  field,
  held,
  isTired,
  left,
  no,
  offers,
  put,
  run,
  start,
  steps,
  tired,
  trench,
  until,
  yes,
} from './kit';

const who = (v: Season, due: Parameters<typeof payers>[1]) => payers(v, due).map(idOf);

test('7 all fatigue is removed', () => {
  const v = field();
  put(v, 'H1', '2REI1-1');
  put(v, 'J1', 'V80');
  tired(v, '2REI1-1', 'V80');
  rest(v);
  expect([isTired(v, '2REI1-1'), isTired(v, 'V80')]).toEqual([false, false]);
});

describe('8 Attrition', () => {
  test('who pays: siege fire where it falls, encirclement in the PA, hills anybody, tanks never', () => {
    const v = field();
    put(v, 'H1', '2REI1-1', 'T1');
    put(v, 'I1', '3REI3-9');
    put(v, 'G1', '7RTA5-1');
    expect(who(v, { cause: 'siege', at: -1 })).toEqual(['2REI1-1']);
    expect(who(v, { cause: 'siege', at: place('ZR') })).toEqual(['3REI3-9']);
    expect(who(v, { cause: 'encircled', at: place('H1') })).toEqual(['2REI1-1']);
    expect(who(v, { cause: 'hill', at: place('D1') })).toEqual(['7RTA5-1', '2REI1-1', '3REI3-9']);
  });

  test('siege fire is offered where French are, as far as the stock goes', () => {
    const v = field();
    put(v, 'I1', '3REI3-9');
    v.munitions['viet-minh'] = 1;
    run(siege(v), (prompt) => {
      expect(offers(prompt)).toEqual(['siege ZR', 'done']);
      return prompt.choices[0];
    });
    expect([v.munitions['viet-minh'], v.due.length]).toEqual([0, 1]);
  });

  test('a last step may go; the empty PA stays French; a tank left there leaves', () => {
    const v = field();
    put(v, 'H1', 'BT3-11', 'T1');
    put(v, 'H2', '2REI1-2');
    v.due = [{ cause: 'encircled', at: place('H1') }];
    run(payDues(v, 'encircled-loss', '8.0'));
    expect([left(v, 'BT3-11'), at(v, 'T1'), v.control[place('H1')]]).toEqual([0, 'H2', 'french']);
  });

  test('with neither units nor points a loss lapses', () => {
    const v = field();
    v.due = [{ cause: 'hill', at: place('D1') }];
    run(payDues(v, 'hill-loss', '8.0'));
    expect(v.due).toEqual([]);
  });

  test('encircled is Level 3 around a French PA; an empty hill costs nothing', () => {
    const v = field();
    trench(v, 2, 'H7');
    held(v, 'viet-minh', 'E4');
    beginEncirclement(v);
    beginHills(v);
    expect(v.due).toEqual([]);
    trench(v, 3, 'H7');
    put(v, 'E4', 'X1');
    beginEncirclement(v);
    beginHills(v);
    expect(v.due.map(({ cause }) => cause)).toEqual(['encircled', 'hill']);
  });
});

describe('9 Victory', () => {
  test('9.1 ten PAs and at most 20 losses', () => {
    const taken = (losses: number, pas: number) => {
      const v = start('initial-assault');
      v.losses = losses;
      for (const pa of paNumbers.slice(0, pas)) v.control[pa] = 'viet-minh';
      judge(v);
      return v.result?.level;
    };
    expect([taken(20, 10), taken(21, 10), taken(20, 9)]).toEqual(['viet-minh', 'french', 'french']);
  });

  test('9.2 hills count when held, H6 and H7 also encircled, Mount Baldy with Level 3', () => {
    const v = start('five-hills');
    expect(attritionPoints(v)).toBe(1);
    held(v, 'viet-minh', 'D1', 'E4', 'H6');
    trench(v, 3, 'H7', 'H1');
    expect(attritionPoints(v)).toBe(5);
    v.turn = 4;
    judge(v);
    expect(v.result).toEqual({ level: 'french', points: 5, cause: 'goal-missed' });
    const w = start('five-hills');
    held(w, 'viet-minh', 'D1', 'D2', 'E1', 'E2', 'E4');
    w.turn = 4;
    w.losses = 50;
    judge(w);
    expect(w.result).toEqual({ level: 'viet-minh', points: 6, cause: 'goal-reached' });
  });

  test('9.3 the camp falls at once with 33 of 44 PAs, and stands after turn 8 otherwise', () => {
    const v = field();
    for (const pa of paNumbers.slice(0, 32)) v.control[pa] = 'viet-minh';
    const last = paNumbers[32] ?? 0;
    const [unit = 0] = engage(v, 'J1', 'V80');
    expect(v.result).toBeNull();
    enter(v, unit, last, 'assault');
    expect(v.result).toEqual({ level: 'viet-minh', points: 33, cause: 'camp-falls' });
    const w = field({ turn: 8 });
    judge(w);
    expect(w.result).toEqual({ level: 'french', points: 0, cause: 'camp-stands' });
  });

  test('no scenario is judged before its last turn', () => {
    const v = start('five-hills');
    judge(v);
    expect(v.result).toBeNull();
  });
});

describe('2 The sequence', () => {
  test('a week that nobody opens: strategic movement of both, then its end', () => {
    const v = field({ phase: 'week', turn: 2 });
    put(v, 'H1', '2REI1-1');
    put(v, 'J1', 'V80');
    v.munitions = { french: 0, 'viet-minh': 0 };
    const asked: string[] = [];
    const game = rules(v);
    let step = game.next();
    const answers = [no, no, done, done];
    while (!step.done && v.turn === 2) {
      asked.push(`${step.value.side} ${step.value.ask}`);
      const answer = answers.shift();
      const choice = step.value.choices.find((one) => one.do === answer?.do);
      if (!choice) break;
      step = game.next(choice);
    }
    expect(asked).toEqual([
      'viet-minh assault-week',
      'french operate-week',
      'viet-minh strategic-move',
      'french strategic-move',
    ]);
    expect(v.turn).toBe(3);
  });

  test('a week opened by the French: no drops, no assault, operations each round; both must agree to end it', () => {
    const v = field({ phase: 'week', turn: 2 });
    put(v, 'H1', '2REI1-1');
    v.munitions = { french: 0, 'viet-minh': 0 };
    const french = until(rules(v), 'end-week', no, yes, done, done, no);
    expect([v.opened, v.round, french.side]).toEqual(['french', 1, 'viet-minh']);
    const w = field({ phase: 'round-end', turn: 2, opened: 'french' });
    w.round = 1;
    put(w, 'H1', '2REI1-1');
    // The Viet Minh agree, the French do not: the second round begins.
    until(rules(w), 'french-move', yes, no);
    expect(w.round).toBe(2);
  });

  test('1.5 a ban by 50 ends with its week', () => {
    const v = field({ phase: 'hills', turn: 4, losses: 60 });
    v.halted = true;
    put(v, 'J1', 'V80');
    steps(v, 'V80', 3);
    until(rules(v), 'dig', done);
    expect([v.turn, v.halted]).toEqual([5, false]);
  });

  test('siege losses, then encirclement, then hills', () => {
    const v = field({ phase: 'siege', turn: 2 });
    put(v, 'H1', '2REI1-1', '2REI1-2', '2REI1-3');
    trench(v, 3, 'H1');
    held(v, 'viet-minh', 'H6', 'D1');
    put(v, 'H6', 'X1');
    put(v, 'D1', 'X2');
    v.munitions['viet-minh'] = 1;
    const causes: string[] = [];
    until(
      rules(v),
      'dig',
      { do: 'siege', place: 'CRC' },
      (prompt) => {
        causes.push(prompt.ask);
        return prompt.choices[0];
      },
      (prompt) => {
        causes.push(prompt.ask);
        return prompt.choices[0];
      },
      (prompt) => {
        causes.push(prompt.ask);
        return prompt.choices[0];
      },
      done,
      done,
    );
    expect(causes).toEqual(['siege-loss', 'encircled-loss', 'hill-loss']);
  });
});
