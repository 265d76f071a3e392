import { describe, expect, test } from 'vitest';
import {
  assault,
  assaultTargets,
  bestWithReroll,
  canAssault,
  trenchAllows,
} from '../../../src/games/storm/rules/assault';
import { impulseChoices } from '../../../src/games/storm/rules/impulses';
import { censusOf } from '../../../src/games/storm/rules/units';
import {
  all,
  bare,
  card,
  count,
  deal,
  dice,
  go,
  held,
  nineAgainstThree,
  pick,
  play,
  put,
  run,
  some,
  spent,
  suffer,
  totals,
  until,
} from './kit';

const debouchez = card('debouchez');

const giap = card('giap');

describe('10.0 where an assault may start', () => {
  const assaults = (v: ReturnType<typeof bare>) =>
    impulseChoices(v, 'viet-minh').flatMap((choice) => (choice.do === 'assault' ? [choice.area] : []));

  test('10.0 from trench level 3; on turn 1 from any', () => {
    const { v } = nineAgainstThree([], []);
    expect(assaults(v)).toEqual([]);
    v.trench[14] = 2;
    expect(assaults(v)).toEqual([]);
    v.trench[14] = 3;
    expect(assaults(v)).toEqual([14]);
    v.trench[14] = 0;
    v.turn = 1;
    expect(assaults(v)).toEqual([14]);
  });

  test('10.0 against a French-controlled area with French units, also over the river', () => {
    const { v } = nineAgainstThree([], []);
    put(v, 10, 'bt-3-10');
    some(v, 11, 1, 'regular');
    expect(assaultTargets(v, 11)).toEqual([10, 17]);
    held(v, 'viet-minh', 17);
    expect(assaultTargets(v, 11)).toEqual([10]);
  });
});

test('10.0 the number of assaulting units: two in the target leave room for seven', () => {
  const { v, regulars } = nineAgainstThree([], []);
  v.trench[14] = 3;
  some(v, 17, 2, 'replacement');
  dice(v, 1, 1);
  const answers = [...regulars.map(pick)];
  let full: string[] = [];
  until(assault(v, 14), 'assault-loss', ...answers, (prompt) => {
    full = prompt.choices.map((choice) => choice.do);
    return prompt.choices.at(-1);
  });
  expect(full).toEqual(['go']);
});

test('10.0 no fresh unit left after Débouchez à Zéro!: the impulse ends without the loss of an assault', () => {
  const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [debouchez], []);
  const [unit = -1] = some(v, 14, 1, 'regular');
  put(v, 17, '3-3-rta-9');
  dice(v, 1, 2); // 3 + 6 - 8 = 1
  run(assault(v, 14), pick(unit), go, play(debouchez));
  expect([v.at[unit], v.spent[unit], totals(v, 'assault')]).toEqual([14, 1, []]);
});

test('10.0 only the assaulting units are hit, and a second copy aims at those still fresh', () => {
  const { v, regulars } = nineAgainstThree([debouchez, card('debouchez', 2)], []);
  v.trench[14] = 3;
  const five = regulars.slice(0, 5);
  dice(v, 1, 4, 6, 6); // 5 + 6 - 8 = 3, then 12 + 6 - 8 = 10
  const rules = run(
    assault(v, 14),
    ...five.map(pick),
    go,
    play(debouchez),
    ...five.slice(0, 3).map((unit) => suffer('spend', unit)),
    play(card('debouchez', 2)),
  );
  expect(rules.asked.at(-1)?.ask).toBe('react-assault');
  expect(five.map((unit) => v.at[unit])).toEqual([14, 14, 14, 0, 0]); // ten points on two units: both eliminated
  expect(count(v, 14, 'viet-minh')).toBe(7);
});

test('10.0 a lost assault leaves the units spent where they stand, one of them eliminated, no Fire marker', () => {
  const { v, regulars, garrison } = nineAgainstThree([], []);
  v.trench[14] = 3;
  dice(v, 1, 1); // 2 + 11 - 10 = 3
  const [first = -1, second = -1] = regulars;
  run(assault(v, 14), all, go, ...garrison.map((unit) => suffer('spend', unit)), pick(first));
  expect([v.control[17], v.at[first], v.fire[14], count(v, 14, 'viet-minh')]).toEqual(['french', 0, 0, 8]);
  expect(v.spent[second]).toBe(1);
});

test('10.0 rerolls: at most one fewer than the units; with six of seven all die and the area is still taken', () => {
  const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [], [giap]);
  const seven = some(v, 14, 7, 'elite');
  const [unit = -1] = put(v, 17, '3-3-rta-9');
  spent(v, unit);
  dice(v, ...new Array(12).fill(1), 6, 6);
  const { asked } = run(assault(v, 14), all, go, play(giap), ...new Array(5).fill({ do: 'reroll' }));
  expect(asked.filter(({ ask }) => ask === 'reroll')).toHaveLength(5);
  expect([v.control[17], ...seven.map((one) => v.at[one])]).toEqual(['viet-minh', 0, 0, 0, 0, 0, 0, 0]);
});

test('10.0 all Viet Minh units leave by a won assault: French units there take the area and fill its trenches', () => {
  const v = held(bare({ turn: 4 }), 'viet-minh', 14);
  v.trench[14] = 3;
  some(v, 14, 9, 'elite');
  put(v, 14, '8-bpc-1');
  const [garrison = -1] = put(v, 17, 'bt-2-6');
  spent(v, garrison);
  dice(v, 6, 6);
  run(assault(v, 14), all, go, (prompt) => prompt.choices[0]);
  expect([v.control[14], v.trench[14], v.control[17]]).toEqual(['french', 0, 'viet-minh']);
});

test('10.0 an assault may start from a contested area, and on turn 1 from one that is French', () => {
  const v = bare({ turn: 1 });
  some(v, 10, 2, 'regular');
  put(v, 10, 'bt-3-10');
  put(v, 9, 'bt-3-9');
  expect([v.control[10], assaultTargets(v, 10)]).toEqual(['french', [9]]);
  expect(canAssault(v, 10, censusOf(v, 'viet-minh'))).toBe(true);
  expect([trenchAllows(v, 10), trenchAllows({ ...v, turn: 2 }, 10)]).toEqual([true, false]);
});

test('10.0 nine Viet Minh units in the target leave no room for an assault', () => {
  const { v } = nineAgainstThree([], []);
  v.trench[14] = 3;
  some(v, 17, 9, 'replacement');
  expect([assaultTargets(v, 14), canAssault(v, 14, censusOf(v, 'viet-minh'))]).toEqual([[], false]);
});

test('10.0 a reroll brings the better of the dice kept and the new ones', () => {
  const odds = bestWithReroll(9);
  const chance = (least: number) => odds.filter(({ is }) => is >= least).reduce((all36, one) => all36 + one.chance, 0);
  expect([chance(9), chance(10)]).toEqual([expect.closeTo(1), expect.closeTo(6 / 36)]);
});

test('10.0 one unit alone cannot be rerolled for: it has no second to give', () => {
  const v = deal(held(bare({ turn: 1 }), 'viet-minh', 14), [], [giap]);
  some(v, 14, 1, 'regular');
  put(v, 17, '3-3-rta-9');
  dice(v, 1, 1);
  const { asked } = run(assault(v, 14), { do: 'pick' }, go);
  expect(asked.map(({ ask }) => ask)).toEqual(['assault-force', 'assault-force']);
});
