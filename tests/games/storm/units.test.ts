import { describe, expect, test } from 'vitest';
import { areaNumbers } from '../../../src/games/storm/data/areas';
import { units } from '../../../src/games/storm/data/units';
import {
  adjacent,
  borderOf,
  capacityOf,
  censusOf,
  countIn,
  defenseOf,
  firepowerOf,
  freshIn,
  idOf,
  isRed,
  numberOf,
  printedValue,
  sideOf,
  spentIn,
  unitsIn,
} from '../../../src/games/storm/rules/units';
import { bare, battle, put, spent } from './kit';

describe('2.1.1 counters by number and by name', () => {
  test('2.1.1 every unit has a number and a name that find each other', () => {
    expect(units.every(({ id }, unit) => idOf(unit) === id && numberOf(id) === unit)).toBe(true);
    expect([numberOf('nobody'), idOf(-1)]).toEqual([-1, '']);
  });

  test('2.1.1 the French come first', () => {
    expect(units.every(({ side }, unit) => sideOf(unit) === side)).toBe(true);
  });

  test('8.3.2 the defense on the side that shows, and none for no unit', () => {
    const v = bare();
    const [legion = -1] = put(v, 19, '1-2-rei-2');
    expect(defenseOf(v, legion)).toBe(10);
    spent(v, legion);
    expect([defenseOf(v, legion), defenseOf(v, -1)]).toEqual([9, 0]);
  });

  test('8.3.1 firepower adds up; 8.4 a fresh unit takes three points, a spent one two', () => {
    const v = bare();
    const [tank = -1, foot = -1] = put(v, 28, '1-rcc-2', '1-bep-1');
    expect([firepowerOf([tank, foot]), firepowerOf([]), firepowerOf([-1])]).toEqual([6, 0, 0]);
    spent(v, foot);
    expect(capacityOf(v, [tank, foot])).toBe(5);
  });
});

describe('2.2.1 areas and their sides', () => {
  test('2.2.1 what lies between two areas: land, river, bridge or nothing', () => {
    expect([borderOf(10, 7), borderOf(10, 17), borderOf(29, 28), borderOf(1, 44), borderOf(99, 1)]).toEqual([
      'land',
      'river',
      'bridge',
      null,
      null,
    ]);
    expect([adjacent(10, 17), adjacent(1, 44), adjacent(99, 1)]).toEqual([true, false, false]);
  });

  test('2.2.1 the value printed, and red for closed to the French', () => {
    expect([printedValue(17), printedValue(7), printedValue(99)]).toEqual([3, 0, 0]);
    expect([isRed(1), isRed(7), isRed(99)]).toEqual([true, false, false]);
  });
});

describe('6.1, 7.0 counts built once for a question', () => {
  test('6.1 they are what is counted unit by unit', () => {
    const v = battle();
    spent(v, ...unitsIn(v, 22, 'french').slice(0, 2));
    for (const side of ['french', 'viet-minh'] as const) {
      const census = censusOf(v, side);
      for (const area of areaNumbers) {
        expect(census[side][area], `${area}`).toBe(countIn(v, area, side));
        expect(census.fresh[area], `${area}`).toBe(freshIn(v, area, side).length);
        expect(freshIn(v, area, side).length + spentIn(v, area, side).length).toBe(countIn(v, area, side));
      }
    }
  });

  test('6.1 the pace of an area is that of its fastest fresh unit, armor apart', () => {
    const v = bare();
    const [slow = -1, para = -1, tank = -1] = put(v, 28, 'bt-2-5', '1-bep-1', '1-rcc-2');
    const paces = () => {
      const { pace, armorPace } = censusOf(v, 'french');
      return [pace[28], armorPace[28]];
    };
    expect(paces()).toEqual([4, 4]);
    spent(v, para, tank);
    expect([paces(), slow >= 0]).toEqual([[3, 0], true]);
  });
});
