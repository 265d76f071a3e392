/** How the bot reads a position, against the rules themselves. */
import { describe, expect, test } from 'vitest';
import {
  assaultOn,
  atLeast,
  clearChance,
  danger,
  enemyStack,
  expectedPoints,
  fieldOf,
  pressure,
  pull,
  stackOf,
  terrainFor,
  worth,
} from '../../../../src/games/storm/bot/field';
import { areaNumbers } from '../../../../src/games/storm/data/areas';
import { cardAttack, fireAttack, terrain } from '../../../../src/games/storm/rules/attack';
import { damageOdds, fireOdds } from '../../../../src/games/storm/rules/odds';
import { capacityOf, firepowerOf, freshIn, unitsIn } from '../../../../src/games/storm/rules/units';
import { newAction } from '../../../../src/games/storm/state';
import { totals } from '../../../../src/kernel/odds';
import { bare, battle, card, held, put, some, spent } from '../kit';

describe('8.3 the quick counts are the exact ones', () => {
  test('8.3.1 the chance of so much or more with two dice', () => {
    for (let least = 0; least <= 14; least++) {
      const exact = totals('2d6').filter(({ is }) => is >= least);
      expect(atLeast(least), `${least}`).toBeCloseTo(exact.reduce((all, { chance }) => all + chance, 0));
    }
  });

  test('8.3.3 expected points and the chance to empty an area', () => {
    for (const fresh of [0, 1, 3]) {
      const v = bare();
      const garrison = put(v, 17, '1-2-rei-1', '3-3-rta-9', '3-3-rta-10');
      spent(v, ...garrison.slice(fresh));
      const units = some(v, 14, 9, 'regular');
      const attack = fireAttack(v, { ...newAction('fire', 'viet-minh', 14), target: 17, units });
      const stack = stackOf(fieldOf(v), 17, 'french');
      const exact = fireOdds(v, attack, damageOdds(v, attack));
      expect(expectedPoints(9 - stack.defense - 3, stack.capacity)).toBeCloseTo(exact.points);
      expect(clearChance(9, stack, 3)).toBeCloseTo(exact.cleared);
    }
  });

  test('8.4.1 an area with nobody in it is empty already', () => {
    const field = fieldOf(bare());
    expect(clearChance(0, stackOf(field, 17, 'french'), 3)).toBe(1);
  });

  test('6.1, 8.4 a stack is what stands there: units, fresh ones, firepower, points it can take', () => {
    const v = battle();
    spent(v, ...unitsIn(v, 22, 'french').slice(0, 2));
    const field = fieldOf(v);
    for (const area of areaNumbers) {
      for (const side of ['french', 'viet-minh'] as const) {
        const { units, fresh, firepower, capacity } = stackOf(field, area, side);
        const list = unitsIn(v, area, side);
        const rested = freshIn(v, area, side);
        expect([units, fresh, firepower, capacity], `${area} ${side}`).toEqual([
          list.length,
          rested.length,
          firepowerOf(rested),
          capacityOf(v, list),
        ]);
        expect(enemyStack(field, area, side === 'french' ? 'viet-minh' : 'french')).toBe(stackOf(field, area, side));
      }
    }
  });

  test('8.3.2, 9.1 terrain as the rules count it against fire from outside', () => {
    const v = battle();
    v.trench[39] = 2;
    v.trench[11] = 3;
    v.fire[17] = 1;
    held(v, 'viet-minh', 24);
    const field = fieldOf(v);
    for (const area of areaNumbers) {
      for (const side of ['french', 'viet-minh'] as const) {
        const attack = cardAttack(v, card('b-26'), area, side, true);
        expect(terrainFor(field, area, side), `${area} ${side}`).toBe(Math.abs(terrain(v, attack).value));
      }
    }
  });
});

test('14.0 a victory area is worth more than a runway, a runway more than open ground, nowhere nothing', () => {
  expect(worth(17)).toBeGreaterThan(worth(16));
  expect(worth(16)).toBeGreaterThan(worth(22));
  expect(worth(22)).toBeGreaterThan(worth(26));
  expect(worth(99)).toBe(0);
});

describe('10.0 the danger to an area', () => {
  test('10.0 comes from the strongest fresh stack in trenches of level 3; on turn 1 from any', () => {
    const v = bare({ turn: 2 });
    some(v, 8, 4, 'regular');
    some(v, 18, 3, 'elite');
    const [weak = -1] = put(v, 17, 'bt-2-6');
    spent(v, weak);
    expect([assaultOn(fieldOf(v), 17), danger(fieldOf(v), 17)]).toEqual([{ from: 0, firepower: 0 }, 0]);
    v.trench[8] = 3;
    expect(assaultOn(fieldOf(v), 17)).toEqual({ from: 8, firepower: 4 });
    v.turn = 1;
    expect(assaultOn(fieldOf(v), 17)).toEqual({ from: 18, firepower: 6 });
    expect(danger(fieldOf(v), 17)).toBeGreaterThan(0.5);
  });

  test('10.0 no more may assault than there is room for', () => {
    const v = bare({ turn: 1 });
    some(v, 8, 9, 'regular');
    some(v, 17, 6, 'replacement');
    put(v, 17, '3-3-rta-9');
    expect(assaultOn(fieldOf(v), 17).firepower).toBe(3);
  });

  test('9.0 pressure grows with units beside it and with their trenches', () => {
    const v = bare();
    expect(pressure(fieldOf(v), 38)).toBe(0);
    some(v, 39, 3, 'regular');
    const open = pressure(fieldOf(v), 38);
    v.trench[39] = 2;
    expect(pressure(fieldOf(v), 38)).toBeGreaterThan(open);
    expect(open).toBeGreaterThan(0);
  });
});

describe('7.0 where units are wanted', () => {
  test('7.0 the pull of a goal falls off with every area between', () => {
    const want = pull(fieldOf(bare()), 'viet-minh', (area) => (area === 39 ? 10 : 0));
    expect(want[39]).toBe(10);
    expect([want[31], want[18], want[8]].every((value, i, list) => i === 0 || (value ?? 0) < (list[i - 1] ?? 0))).toBe(
      true,
    );
    expect(want[8]).toBeGreaterThan(0);
  });

  test('7.0 it goes round what is closed: red areas for the French, garrisons for the Viet Minh', () => {
    const v = bare();
    const french = pull(fieldOf(v), 'french', (area) => (area === 6 ? 10 : 0));
    expect([french[1], french[7]]).toEqual([0, expect.closeTo(7.2)]);
    put(v, 17, '3-3-rta-9');
    const vietMinh = pull(fieldOf(v), 'viet-minh', (area) => (area === 23 ? 10 : 0));
    expect([vietMinh[17], vietMinh[24]]).toEqual([0, expect.closeTo(7.2)]);
  });
});
