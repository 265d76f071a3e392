import { describe, expect, test } from 'vitest';
import { costOf, damage, endsDamage, retreatAreas } from '../../../src/games/storm/rules/damage';
import { bare, count, eventsOf, held, put, run, some, spent, suffer, to, until } from './kit';

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

  test('8.4 no damage at zero or fewer points', () => {
    const { v, rules } = hit(17, 0, 2);
    run(rules);
    expect(v.spent.some((one) => one === 1)).toBe(false);
  });
});

describe('8.4 what each result costs', () => {
  test.each([
    ['spend', true, 1],
    ['retreat', false, 1],
    ['retreat', true, 2],
    ['remove', false, 2],
    ['remove', true, 3],
  ] as const)('8.4 to %s a unit (fresh: %s) takes %i', (result, fresh, points) => {
    expect(costOf(fresh, result)).toBe(points);
  });

  test('8.4 each result is carried out before the next point is assigned', () => {
    const v = bare();
    const [a = -1, b = -1] = put(v, 17, '3-3-rta-9', '3-3-rta-10');
    const { asked } = run(damage(v, 17, [a, b], 2, 'french'), suffer('spend', a), suffer('spend', b));
    expect(asked.map(({ about }) => [about?.points, about?.capacity])).toEqual([
      [2, 6],
      [1, 5],
    ]);
    expect(asked[1]?.choices).toEqual([suffer('retreat', a), suffer('spend', b)]);
  });
});

describe('8.4.1 whether a result leaves nothing more to choose', () => {
  const ends = (
    points: number,
    fresh: number,
    tired: number,
    result: 'spend' | 'retreat' | 'remove',
    index: number,
  ) => {
    const v = bare();
    const list = some(v, 17, fresh + tired, 'legion');
    spent(v, ...list.slice(fresh));
    v.damage = { points, area: 17, units: list };
    return endsDamage(v, result, list[index] ?? -1);
  };

  test('8.4.1 the last point, or all that the units can take', () => {
    expect(ends(1, 2, 0, 'spend', 0)).toBe(true);
    expect(ends(3, 2, 0, 'remove', 0)).toBe(true);
    expect(ends(5, 2, 0, 'retreat', 0)).toBe(true); // three points for the three that the other can take
  });

  test('8.4.1 points and a choice are left', () => {
    expect(ends(2, 2, 0, 'spend', 0)).toBe(false);
    expect(ends(4, 3, 0, 'retreat', 1)).toBe(false);
    expect(ends(3, 0, 3, 'remove', 0)).toBe(false);
  });

  test('8.4.1 a single way to use the last point is no choice', () => {
    expect(ends(3, 1, 1, 'remove', 1)).toBe(true); // one point for a fresh unit: turned
    expect(ends(2, 1, 0, 'spend', 0)).toBe(true); // one for the unit just turned: it retreats
  });

  test('8.4 nothing to end where no damage is assigned', () => {
    expect(endsDamage(bare(), 'spend', 0)).toBe(false);
  });
});

describe('8.4.2 retreats', () => {
  test('8.4.2 an area with room and some enemies before an empty one that is full', () => {
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

  test('8.4.2 through a full area to the next, never back; nowhere left: eliminated', () => {
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

  test('8.4.2 armor does not retreat over the river but at the bridges', () => {
    const v = bare();
    const [tank = -1] = put(v, 29, '1-rcc-1');
    expect(retreatAreas(v, tank, 29, [29])).toEqual([21, 23, 28, 30, 35, 37]);
    expect(retreatAreas(v, tank, 37, [37])).toEqual([29, 35, 38]);
  });

  test('8.4.2 Viet Minh units retreat only to Viet Minh areas', () => {
    const v = bare();
    const [unit = -1] = some(v, 11, 1, 'regular');
    expect(retreatAreas(v, unit, 11, [11])).toEqual([7, 8]);
  });
});

test('8.4.2 the owner chooses the area, unit by unit, where several are equally good', () => {
  const v = bare();
  const [a = -1, b = -1] = some(v, 11, 2, 'regular');
  spent(v, a, b);
  some(v, 11, 1, 'elite');
  const { asked } = run(damage(v, 11, [a, b], 2, 'french'), suffer('retreat', a), to(7), to(8));
  expect(asked.filter(({ ask }) => ask === 'retreat').map(({ side }) => side)).toEqual(['viet-minh', 'viet-minh']);
  expect([v.at[a], v.at[b]]).toEqual([7, 8]);
});

test('8.4.2 nowhere to go: the unit is eliminated for the points of the retreat', () => {
  const v = bare();
  v.control.fill('viet-minh');
  held(v, 'french', 28);
  const [unit = -1] = put(v, 28, '1-bep-1');
  spent(v, unit);
  run(damage(v, 28, [unit], 1, 'french'));
  expect(eventsOf(v, 'eliminated')).toMatchObject([{ area: 28, cause: 'no-retreat' }]);
});
