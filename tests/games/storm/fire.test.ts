import { describe, expect, test } from 'vitest';
import { attackPlan, fireAttack, terrain } from '../../../src/games/storm/rules/attack';
import { damage, retreatAreas } from '../../../src/games/storm/rules/damage';
import { fire, fireTargets } from '../../../src/games/storm/rules/fire';
import { newAction, type Storm } from '../../../src/games/storm/state';
import {
  all,
  areasOffered,
  bare,
  card,
  count,
  deal,
  decline,
  dice,
  go,
  held,
  pick,
  play,
  put,
  run,
  some,
  spent,
  suffer,
  to,
  totals,
  until,
} from './kit';

/** What terrain takes from fire at an area by some units. */
function terrainAt(
  v: Storm,
  side: 'french' | 'viet-minh',
  target: number,
  units: readonly number[],
  improved = 0,
): number {
  const action = { ...newAction('fire', side, 0), target, units: [...units], improved };
  return Math.abs(terrain(v, fireAttack(v, action)).value);
}

describe('8.1 fire and damage example', () => {
  function example() {
    const v = bare();
    const firers = put(v, 10, '1-rcc-1', 'bt-3-10', 'bt-3-11', '1-2-rei-1');
    const targets = some(v, 11, 3, 'regular');
    v.trench[11] = 1;
    return { v, firers, targets };
  }

  test('firepower 7 and a roll of 6 against 8 and terrain 2: three points, Fire marker in 10, firers spent', () => {
    const { v, firers, targets } = example();
    const [first = -1] = targets;
    dice(v, 2, 4);
    run(fire(v, 'french', 10), all, go, suffer('remove', first));
    expect(totals(v, 'fire')).toEqual([3]);
    expect([v.fire[10], firers.map((unit) => v.spent[unit]), count(v, 11, 'viet-minh')]).toEqual([1, [1, 1, 1, 1], 2]);
  });

  test('the other way: one unit turned, another turned and retreated to 7 or 8, never to French areas', () => {
    const { v, targets } = example();
    const [a = -1, b = -1] = targets;
    dice(v, 2, 4);
    const asked = run(fire(v, 'french', 10), all, go, suffer('spend', a), suffer('retreat', b), (prompt) => {
      expect(areasOffered(prompt)).toEqual([7, 8]);
      return prompt.choices[1];
    }).asked;
    expect(asked.at(-1)?.ask).toBe('retreat');
    expect([v.at[a], v.spent[a], v.at[b], v.spent[b]]).toEqual([11, 1, 8, 1]);
  });
});

test('8.1 fire at the same or an adjacent area with enemy units; friends there are not hit', () => {
  const v = bare();
  put(v, 10, 'bt-3-10');
  some(v, 11, 1, 'regular');
  some(v, 10, 1, 'regular');
  some(v, 8, 1, 'regular');
  expect(fireTargets(v, 'french', 10)).toEqual([10, 11]);
});

test('8.1 fire inside the area leaves no Fire marker', () => {
  const v = bare();
  put(v, 10, 'bt-3-10');
  some(v, 10, 1, 'regular');
  dice(v, 1, 1);
  run(fire(v, 'french', 10), { do: 'pick' }, go);
  expect(v.fire[10]).toBe(0);
});

describe('8.3.2 terrain', () => {
  test('counts as printed for the side that controls the area', () => {
    const v = bare();
    put(v, 17, '3-3-rta-9');
    const vm = some(v, 14, 1, 'regular');
    expect(terrainAt(v, 'viet-minh', 17, vm)).toBe(3);
  });

  test('is ignored inside the area, without control, and under a Fire marker of the side fired on', () => {
    const v = bare();
    const inside = some(v, 17, 1, 'regular');
    put(v, 17, '3-3-rta-9');
    const outside = some(v, 14, 1, 'regular');
    expect(terrainAt(v, 'viet-minh', 17, inside)).toBe(0);
    expect(terrainAt(v, 'french', 17, put(v, 10, 'bt-3-10'))).toBe(0); // Viet Minh in a French area
    v.fire[17] = 1;
    expect(terrainAt(v, 'viet-minh', 17, outside)).toBe(0);
    v.fire[17] = 2;
    expect(terrainAt(v, 'viet-minh', 17, outside)).toBe(3);
  });

  test('9.1 with trenches it is three at most: printed 2 and level 2 count 3', () => {
    const v = bare();
    some(v, 39, 1, 'regular');
    v.trench[39] = 2;
    expect(terrainAt(v, 'french', 39, put(v, 38, '1-4-rtm-2'))).toBe(3);
  });

  test('5.2 Improved Defenses: value 3 counts 6, then 9, then 12', () => {
    const v = bare();
    put(v, 6, '5-7-rta-1');
    const vm = some(v, 3, 1, 'regular');
    expect([1, 2, 3].map((copies) => terrainAt(v, 'viet-minh', 6, vm, copies))).toEqual([6, 9, 12]);
  });
});

test('8.3.2 the best defense that shows: a spent unit has its spent side', () => {
  const v = bare();
  const [legion = -1, tai = -1] = put(v, 17, '1-2-rei-1', 'bt-2-6');
  const defense = () =>
    attackPlan(
      v,
      fireAttack(v, { ...newAction('fire', 'viet-minh', 14), target: 17, units: some(v, 14, 1, 'regular') }),
    ).modifiers.find(({ cause }) => cause === 'defense');
  expect(defense()?.value).toBe(-10);
  spent(v, legion, tai);
  expect(defense()?.value).toBe(-9);
});

describe('8.4 damage', () => {
  function hit(area: number, points: number, fresh: number, tired = 0) {
    const v = bare();
    const list = some(v, area, fresh + tired, 'legion');
    spent(v, ...list.slice(fresh));
    return { v, list, rules: damage(v, area, list, points, 'french') };
  }
  const offers = (prompt: { choices: readonly { do: string; unit?: string }[] }) => [
    ...new Set(prompt.choices.map((choice) => choice.do)),
  ];

  test('8.4.1 one fresh unit and five points: it is eliminated, two points are lost, nobody is asked', () => {
    const { v, rules } = hit(17, 5, 1);
    expect(run(rules).asked).toHaveLength(0);
    expect(count(v, 17, 'french')).toBe(0);
  });

  test('8.4.1 three fresh units and eight points: nobody may slip away early; two die, one is turned and retreats', () => {
    const { v, list, rules } = hit(17, 8, 3);
    const [a = -1, b = -1, c = -1] = list;
    const { asked } = run(
      rules,
      suffer('spend', a),
      suffer('remove', a),
      suffer('remove', b),
      suffer('retreat', c),
      to(10),
    );
    expect(asked[0]?.choices.some((choice) => choice.do === 'retreat')).toBe(true);
    expect([v.at[a], v.at[b], v.at[c]]).toEqual([0, 0, 10]);
    expect(count(v, 17, 'french')).toBe(0);
  });

  test('8.4.1 after a retreat the points left take all that is left: 8 on three fresh units leave nobody', () => {
    const { v, list, rules } = hit(17, 8, 3);
    run(rules, suffer('retreat', list[0] ?? -1), to(10));
    expect(count(v, 17, 'french')).toBe(0); // 6 points for two fresh units: both eliminated
  });

  test('8.4 one spent unit: 2 points eliminate it, 1 point makes it retreat', () => {
    const two = hit(17, 2, 0, 1);
    run(two.rules);
    expect(two.v.at[two.list[0] ?? -1]).toBe(0);
    const one = hit(17, 1, 0, 1);
    run(one.rules, to(23));
    expect(one.v.at[one.list[0] ?? -1]).toBe(23);
  });

  test('8.4 a fresh and a spent unit and 3 points: 3+0, 2+1 or 1+2', () => {
    const { list, rules } = hit(17, 3, 1, 1);
    const prompt = until(rules, 'damage');
    const [fresh, tired] = list.map((unit) =>
      prompt.choices
        .filter((choice) => 'unit' in choice && choice.unit === suffer('spend', unit).unit)
        .map((choice) => choice.do),
    );
    expect(fresh).toEqual(['spend', 'retreat', 'remove']);
    expect(tired).toEqual(['retreat', 'remove']);
    expect(offers(prompt)).toEqual(['spend', 'retreat', 'remove']);
  });

  test('8.4 the firer assigns where a card says so: 3 points on two units as 3+0, 2+1, 1+2 or 0+3', () => {
    const v = bare();
    const list = some(v, 11, 2, 'regular');
    const prompt = until(damage(v, 11, list, 3, 'french'), 'damage');
    expect(prompt.side).toBe('french');
    expect(prompt.choices).toHaveLength(6);
  });

  test('no damage at zero or fewer points', () => {
    const { v, rules } = hit(17, 0, 2);
    run(rules);
    expect(v.spent.some((one) => one === 1)).toBe(false);
  });
});

describe('8.4.2 retreats', () => {
  test('an area with room and some enemies before an empty one that is full', () => {
    const v = held(bare(), 'french', 16, 15);
    for (const area of areasBeside16) v.control[area] = 'viet-minh';
    v.control[10] = 'french';
    v.control[20] = 'french';
    some(v, 10, 9, 'legion');
    some(v, 20, 1, 'para');
    some(v, 20, 2, 'regular');
    const [unit = -1] = put(v, 16, '5-bpvn-1');
    expect(retreatAreas(v, unit, 16, [16])).toEqual([20]);
  });
  const areasBeside16 = [15, 22];

  test('through a full area to the next, never back; nowhere left: eliminated', () => {
    const v = bare();
    v.control.fill('viet-minh');
    held(v, 'french', 6, 9, 13);
    some(v, 9, 9, 'legion');
    const [unit = -1] = put(v, 6, '8-bpc-1');
    spent(v, unit);
    put(v, 6, '8-bpc-2');
    run(damage(v, 6, [unit], 1, 'french'));
    expect(v.at[unit]).toBe(13);
    v.at[unit] = 6;
    v.spent[unit] = 1;
    some(v, 13, 8, 'african');
    put(v, 13, '6-bpc-1');
    run(damage(v, 6, [unit], 1, 'french'));
    expect(v.at[unit]).toBe(0);
  });

  test('armor does not retreat over the river but at the bridges', () => {
    const v = bare();
    const [tank = -1] = put(v, 29, '1-rcc-1');
    expect(retreatAreas(v, tank, 29, [29])).toEqual([21, 23, 28, 30, 35, 37]);
    expect(retreatAreas(v, tank, 37, [37])).toEqual([29, 35, 38]);
  });

  test('Viet Minh units retreat only to Viet Minh areas', () => {
    const v = bare();
    const [unit = -1] = some(v, 11, 1, 'regular');
    expect(retreatAreas(v, unit, 11, [11])).toEqual([7, 8]);
  });
});

describe('reactions to Viet Minh fire', () => {
  function shots(french: Parameters<typeof deal>[1], vm: Parameters<typeof deal>[2]) {
    const v = deal(bare(), french, vm);
    const garrison = put(v, 6, '5-7-rta-1', '5-7-rta-2');
    some(v, 3, 9, 'regular');
    return { v, garrison };
  }

  test('Improved Defenses doubles the terrain', () => {
    const { v } = shots([card('improved-defenses')], []);
    dice(v, 3, 4); // 7 + 9 - 9 - 6 = 1
    run(fire(v, 'viet-minh', 3), all, go, play(card('improved-defenses')), suffer('spend', 4));
    expect(totals(v, 'fire')).toEqual([1]);
  });

  test('Bangalore Torpedoes cancel all copies and bar more: terrain 3 again', () => {
    const [one, two, three] = [1, 2, 3].map((copy) => card('improved-defenses', copy));
    const { v, garrison } = shots([one ?? 'f9', two ?? 'f10', three ?? 'f11'], [card('bangalore')]);
    dice(v, 3, 4); // 7 + 9 - 9 - 3 = 4
    const [a = -1, b = -1] = garrison;
    run(
      fire(v, 'viet-minh', 3),
      all,
      go,
      play('f9'),
      decline,
      play('f10'),
      play(card('bangalore')),
      suffer('remove', a),
    );
    expect([totals(v, 'fire'), v.spent[b]]).toEqual([[4], 1]);
    expect(v.cards.french.hand).toEqual(['f11']);
  });

  test('Counter-Battery takes one Mortar Support away', () => {
    const mortar = card('vm-mortar-support');
    const { v } = shots([card('counter-battery')], [mortar]);
    dice(v, 1, 2); // 3 + 9 - 9 - 3 = 0
    run(fire(v, 'viet-minh', 3), play(mortar), all, go, play(card('counter-battery')));
    expect(totals(v, 'fire')).toEqual([0]);
  });

  test('Improved Defenses has no window where terrain does not count', () => {
    const { v } = shots([card('improved-defenses')], []);
    v.fire[6] = 1;
    dice(v, 1, 1);
    const { asked } = run(fire(v, 'viet-minh', 3), all, go, suffer('spend', 4), suffer('spend', 5));
    expect(asked.some((prompt) => prompt.ask === 'react-fire')).toBe(false);
  });

  test('French fire opens no window for the Viet Minh; Mortar Support adds 2 a copy', () => {
    const v = deal(bare(), ['f14', 'f15'], ['v22', 'v13']);
    put(v, 10, 'bt-3-10');
    const [target = -1] = some(v, 11, 1, 'regular');
    dice(v, 3, 4); // 7 + 1 + 4 - 8 - 1 = 3
    const { asked } = run(fire(v, 'french', 10), { do: 'pick' }, play('f14'), play('f15'), go);
    expect(asked.every((prompt) => prompt.side === 'french')).toBe(true);
    expect(v.at[target]).toBe(0);
  });
});

test('6.1 units that do not take part are not turned', () => {
  const v = bare();
  const [a = -1, b = -1] = put(v, 10, 'bt-3-10', 'bt-3-11');
  some(v, 11, 1, 'regular');
  dice(v, 1, 1);
  run(fire(v, 'french', 10), pick(a), go);
  expect([v.spent[a], v.spent[b]]).toEqual([1, 0]);
});
