import { describe, expect, test } from 'vitest';
import {
  attackPlan,
  cardAttack,
  closeAttack,
  fireAttack,
  rollAttack,
  terrain,
} from '../../../src/games/storm/rules/attack';
import { damage } from '../../../src/games/storm/rules/damage';
import * as french from '../../../src/games/storm/rules/french-cards';
import { newAction, type Storm } from '../../../src/games/storm/state';
import { bare, card, count, deal, dice, held, put, run, some, spent } from './kit';

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

describe('8.3.2 terrain', () => {
  test('8.3.2 counts as printed for the side that controls the area', () => {
    const v = bare();
    put(v, 17, '3-3-rta-9');
    const vm = some(v, 14, 1, 'regular');
    expect(terrainAt(v, 'viet-minh', 17, vm)).toBe(3);
  });

  test('8.3.2 is ignored inside the area, without control, and under a Fire marker of the side fired on', () => {
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

describe('8.3 the three steps of an attack', () => {
  function shot() {
    const v = bare();
    const units = put(v, 10, '1-rcc-1', 'bt-3-10', '1-2-rei-1');
    some(v, 11, 2, 'regular');
    v.trench[11] = 1;
    return { v, attack: fireAttack(v, { ...newAction('fire', 'french', 10), target: 11, units }) };
  }

  test('8.3.1 attack points: two dice and the firepower of every firing unit, one line for each', () => {
    const { v, attack } = shot();
    const lines = attackPlan(v, attack).modifiers.filter(({ rule }) => rule === '8.3.1');
    expect(lines.map(({ of, value }) => [of, value])).toEqual([
      ['1-rcc-1', 3],
      ['bt-3-10', 1],
      ['1-2-rei-1', 2],
    ]);
    expect(attackPlan(v, attack).dice).toBe('2d6');
  });

  test('8.3.3 damage points: attack less defense; zero or fewer do nothing', () => {
    const { v, attack } = shot();
    dice(v, 2, 3, 1, 1);
    expect(rollAttack(v, attack).total).toBe(5 + 6 - 8 - 2);
    const { total } = rollAttack(v, attack);
    expect(total).toBe(2 + 6 - 8 - 2);
    expect(run(damage(v, 11, attack.targets, -1, 'viet-minh')).asked).toEqual([]);
    expect(count(v, 11, 'viet-minh')).toBe(2);
  });

  test('8.3.2 nobody to defend: there is no defense value', () => {
    const { v, attack } = shot();
    const causes = attackPlan(v, { ...attack, targets: [] }).modifiers.map(({ cause }) => cause);
    expect(causes).not.toContain('defense');
  });
});

describe('8.2 fire from a tactical card', () => {
  test('8.2 the firepower is that of the card, no fire marker is laid, and the card is discarded', () => {
    const v = deal(bare(), [card('b-26')], []);
    const [unit = -1] = some(v, 11, 1, 'regular');
    const { modifiers } = attackPlan(v, cardAttack(v, card('b-26'), 11, 'viet-minh', true));
    expect(modifiers[0]).toEqual({ cause: 'card', of: card('b-26'), rule: '8.2', value: 8 });
    dice(v, 1, 1); // 2 + 8 - 8 - 1 = 1
    run(french.airStrike(v, card('b-26')));
    expect([v.spent[unit], v.fire.every((one) => one === 0)]).toEqual([1, true]);
    expect(v.cards.french.discard).toContain(card('b-26'));
  });

  test('8.3.2 terrain counts unless the card says otherwise, and is lost as for any fire', () => {
    const v = bare();
    put(v, 6, '5-7-rta-1');
    const by = (counts: boolean) => terrain(v, cardAttack(v, card('artillery-barrage'), 6, 'french', counts));
    expect([by(true).value, by(false).cause]).toEqual([-3, 'terrain-card']);
    v.fire[6] = 1;
    expect(by(true).cause).toBe('terrain-fire-marker');
    held(v, 'viet-minh', 6);
    expect(by(true).cause).toBe('terrain-not-held');
  });

  test('8.2 Mines and guns at zero see only the units that take part, without terrain', () => {
    const v = held(bare(), 'viet-minh', 14);
    const [one = -1] = some(v, 14, 3, 'regular');
    const attack = closeAttack(card('mines'), [one], 14);
    expect([attack.targets, terrain(v, attack).value, attack.defender]).toEqual([[one], 0, 'viet-minh']);
  });
});
