import { describe, expect, test } from 'vitest';
import { settle } from '../../../src/games/storm/rules/control';
import { move } from '../../../src/games/storm/rules/movement';
import { canSap, sap } from '../../../src/games/storm/rules/sap';
import { censusOf } from '../../../src/games/storm/rules/units';
import type { Storm } from '../../../src/games/storm/state';
import { bare, deal, go, pick, put, run, some, spent, stop, to } from './kit';

describe('9.0 sap', () => {
  test('9.0 six fresh units bring level 0 to 3 and are spent', () => {
    const v = bare({ turn: 2 });
    const six = some(v, 18, 6, 'regular');
    run(sap(v, 18), ...six.map(pick), go);
    expect([v.trench[18], six.map((unit) => v.spent[unit])]).toEqual([3, [1, 1, 1, 1, 1, 1]]);
  });

  test('9.0 two for a level, and no unit is turned for a level that cannot be built', () => {
    const v = bare({ turn: 2 });
    const nine = some(v, 18, 9, 'regular');
    v.trench[18] = 2;
    let last: string[] = [];
    run(sap(v, 18), pick(nine[0] ?? -1), pick(nine[1] ?? -1), (prompt) => {
      last = prompt.choices.map((choice) => choice.do);
      return prompt.choices[0];
    });
    expect([last, v.trench[18]]).toEqual([['go'], 3]);
  });

  test('9.0 a card digs its Trench Value, at most to 3, without units', () => {
    const v = deal(bare({ turn: 2 }), [], ['v11', 'v1']);
    run(sap(v, 18), { do: 'discard', card: 'v1' });
    expect(v.trench[18]).toBe(1);
    run(sap(v, 18), { do: 'discard', card: 'v11' });
    expect([v.trench[18], v.cards['viet-minh'].hand]).toEqual([3, []]);
  });
});

describe('9.0 where sapping is allowed', () => {
  const can = (v: Storm, area: number) => canSap(v, area, censusOf(v, 'viet-minh'));

  test('9.0 in a Viet Minh area below level three with two fresh units, or with a card and nobody', () => {
    const v = bare({ turn: 2 });
    expect(can(v, 18)).toBe(false);
    const [a = -1] = some(v, 18, 2, 'regular');
    expect(can(v, 18)).toBe(true);
    spent(v, a);
    expect(can(v, 18)).toBe(false);
    deal(v, [], ['v1']);
    expect(can(v, 18)).toBe(true);
    expect(can(v, 17)).toBe(false); // French
    v.trench[18] = 3;
    expect(can(v, 18)).toBe(false);
  });

  test('9.0 by units or by a card, never both: once a unit digs no card is offered', () => {
    const v = deal(bare({ turn: 2 }), [], ['v1']);
    const [a = -1] = some(v, 18, 3, 'regular');
    const { asked } = run(sap(v, 18), pick(a), { do: 'pick' }, go);
    expect(asked.map(({ choices }) => choices.some((choice) => choice.do === 'discard'))).toEqual([true, false, false]);
    expect(v.cards['viet-minh'].hand).toEqual(['v1']);
  });

  test('9.0 a level takes two units: with one more the work cannot be confirmed', () => {
    const v = bare({ turn: 2 });
    some(v, 18, 4, 'regular');
    const { asked } = run(sap(v, 18), { do: 'pick' }, { do: 'pick' }, { do: 'pick' }, { do: 'pick' }, go);
    expect(asked.map(({ choices }) => choices.some((choice) => choice.do === 'go'))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });
});

test('9.1 a trench stays when everybody leaves, and goes when the area becomes French', () => {
  const v = bare({ turn: 4 });
  const [unit = -1] = some(v, 11, 1, 'regular');
  v.trench[11] = 2;
  run(move(v, 'viet-minh', 11), pick(unit), go, to(7), stop);
  expect([v.trench[11], v.control[11]]).toEqual([2, 'viet-minh']);
  put(v, 11, '8-bpc-1');
  settle(v, 11);
  expect([v.trench[11], v.control[11]]).toEqual([0, 'french']);
});
