import { describe, expect, test } from 'vitest';
import { divisions } from '../../../src/games/vallee/data/units';
import { mayFireGun } from '../../../src/games/vallee/rules/artillery';
import { assaultTargets } from '../../../src/games/vallee/rules/assault';
import { isClosed, isClosedToRetreat, mayAttack, mayMove } from '../../../src/games/vallee/rules/battle';
import { areaId, areaOf, banks } from '../../../src/games/vallee/rules/ground';
import { mafiaRules } from '../../../src/games/vallee/rules/mafia';
import { moveChoices, reachOf } from '../../../src/games/vallee/rules/movement';
import { placeOf, scenarioOf, usesSupply } from '../../../src/games/vallee/rules/record';
import { capacityModifiers } from '../../../src/games/vallee/rules/reinforcements';
import { refuges } from '../../../src/games/vallee/rules/retreat';
import { settingUp } from '../../../src/games/vallee/rules/setting-up';
import {
  censusOf,
  divisionOf,
  inSupply,
  numberOf,
  onMap,
  unitsIn,
  unitsOf,
} from '../../../src/games/vallee/rules/units';
import type { Side, Vallee } from '../../../src/games/vallee/state';
import { sum } from '../../../src/kernel/rolls';
import { put, scenario, u, until } from './kit';
import { playGame, randomly } from './runner';

/** How many units of a side stand in each area. */
function standing(v: Vallee, side: Side): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const unit of unitsOf(side)) if (onMap(v, unit)) counts[placeOf(v, unit)] = (counts[placeOf(v, unit)] ?? 0) + 1;
  return counts;
}

/** How many units of each division stand in an area. */
function divisionsAt(v: Vallee, area: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const unit of unitsIn(v, areaOf(area), 'viet-minh')) {
    const name = divisions[(divisionOf[unit] ?? 0) - 1] ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const closed = (v: Vallee, side: 'french' | 'viet-minh', id: string) => isClosed(v, side, areaOf(id));

describe('17.1 Beatrice', () => {
  const v = scenario('beatrice', { active: 'viet-minh' });

  test('17.1.3 only the two parachute battalions and the tanks move; R93 the others do not assault either', () => {
    expect([mayMove(v, u('fr-8c')), mayMove(v, u('fr-tk-ettlingen')), mayMove(v, u('fr-3-13'))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('the Viet Minh enter no work but Beatrice and attack only in or beside it', () => {
    expect([closed(v, 'viet-minh', 'd1'), closed(v, 'viet-minh', 'beatrice'), closed(v, 'french', 'd1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([mayAttack(v, 'viet-minh', areaOf('route41')), mayAttack(v, 'viet-minh', areaOf('d3'))]).toEqual([
      true,
      false,
    ]);
    expect(reachOf(v, censusOf(v), u('vm-1-141')).map(areaId)).not.toContain('d1');
  });

  test('no supply rules: guns fire without points, everybody is in supply', () => {
    expect(usesSupply(v)).toBe(false);
    v.supply = { french: 0, 'viet-minh': 0 };
    expect([mayFireGun(v, u('fr-4c-105')), inSupply(v, u('fr-3-13')), mafiaRules(v)]).toEqual([true, true, true]);
  });

  test('17.1.2 the whole 312th, an engineer unit, a gun and two machine guns against aircraft in the Northeast Valley', () => {
    expect(standing(v, 'viet-minh')).toEqual({ ne: 14 });
    expect(divisionsAt(v, 'ne')).toEqual({ 312: 10, 351: 4 });
  });
});

describe('17.2 Gabrielle', () => {
  const v = scenario('gabrielle', { active: 'viet-minh' });

  test('17.2.1 two strongpoints with a mortar company each, the reserve and the guns behind them', () => {
    expect(standing(v, 'french')).toEqual({ gabrielle: 2, 'anne-marie': 2, cf: 5, c1: 2, c3: 1 });
  });

  test('17.2.2 two regiments, engineers, three guns against aircraft and three batteries, in the northern valleys', () => {
    expect(divisionsAt(v, 'nw')).toEqual({ 308: 6, 351: 7 });
    const { choices } = until(settingUp(scenario('gabrielle', { step: 'viet-minh' })), 'setup-vm');
    // All stand in the Northwest Valley until some are put into the other one.
    expect(new Set(choices.flatMap((choice) => (choice.do === 'place' ? [choice.area] : [])))).toEqual(new Set(['ne']));
  });

  test('17.2.3 the reserve and the tanks move, the garrisons do not; no supply, and the mafia counts', () => {
    expect(['fr-5v', 'fr-1fl', 'fr-tk-conti', 'fr-5-7', 'fr-3t'].map((id) => mayMove(v, numberOf(id)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([usesSupply(v), mafiaRules(v), scenarioOf(v).effort, scenarioOf(v).initiative]).toEqual([
      false,
      true,
      false,
      'viet-minh',
    ]);
  });

  test('R93 H-7 may be attacked because it touches Anne-Marie', () => {
    const v = scenario('gabrielle');
    expect([mayAttack(v, 'viet-minh', areaOf('h7')), mayAttack(v, 'viet-minh', areaOf('h6'))]).toEqual([true, false]);
    expect(mayMove(v, u('fr-5-7'))).toBe(false);
  });
});

describe('17.3 the flak raid', () => {
  test('17.3.1 three battalions, four tanks and four batteries in Claudine', () => {
    const v = scenario('flak-raid');
    const there = standing(v, 'french');
    expect(Object.keys(there).every((area) => ['c1', 'c2', 'c3'].includes(area))).toBe(true);
    expect(Object.values(there).reduce((all, count) => all + count, 0)).toBe(11);
  });

  test('17.3.2 the 36th with three guns against aircraft, dug in once beside Claudine', () => {
    const v = scenario('flak-raid');
    expect(standing(v, 'viet-minh')).toEqual({ octavie: 6 });
    expect(v.trench[areaOf('octavie')]).toBe(1);
  });

  test('17.3.3 the French begin, with a maximum effort, without the mafia and without supply', () => {
    const v = scenario('flak-raid');
    expect([scenarioOf(v).initiative, scenarioOf(v).effort, mafiaRules(v), usesSupply(v)]).toEqual([
      'french',
      true,
      false,
      false,
    ]);
  });

  test('R93 no Viet Minh unit moves or assaults; no mafia', () => {
    const v = scenario('flak-raid', { active: 'viet-minh' });
    expect(moveChoices(v, censusOf(v), 'viet-minh')).toEqual([]);
    expect(assaultTargets(v)).toEqual([]);
    expect(mafiaRules(v)).toBe(false);
  });

  test('R68 the maximum effort of the raid is not asked for and costs no point: the die of the scenario fixes the aircraft', () => {
    const asked = new Set<string>();
    const causes = new Set<string>();
    const { state } = playGame('flak-raid', 'effort', randomly('effort'), {
      asked: (_, { ask }) => void asked.add(ask),
      told: (_, events) => {
        for (const event of events) if (event.is === 'points') causes.add(event.cause);
      },
    });
    expect(asked).toContain('setup-air');
    expect(asked).not.toContain('air-max');
    expect(causes).not.toContain('effort');
    expect(state.effort).toBe(true);
  });
});

describe('17.4 the hills', () => {
  const v = scenario('hills', { active: 'viet-minh' });

  test('R62 nobody moves or assaults onto the west bank; the French may retreat there, the Viet Minh not', () => {
    expect([closed(v, 'french', 'cf'), closed(v, 'viet-minh', 'cf'), closed(v, 'french', 'e3')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isClosedToRetreat(v, 'french', areaOf('cf'))).toBe(false);
    expect(isClosedToRetreat(v, 'viet-minh', areaOf('cf'))).toBe(true);
    expect(
      reachOf(v, censusOf(v), u('fr-8c'))
        .map(areaId)
        .every((id) => !id.startsWith('h') && !id.startsWith('c')),
    ).toBe(true);
  });

  test('17.4.3 the Viet Minh begin; the mafia counts, no maximum effort; supply pays for guns only', () => {
    expect([scenarioOf(v).initiative, mafiaRules(v), scenarioOf(v).effort]).toEqual(['viet-minh', true, false]);
    expect([usesSupply(v), scenarioOf(v).lines]).toEqual([true, false]);
  });
});

describe('17.5 the Huguettes', () => {
  const v = scenario('huguettes', { active: 'viet-minh' });

  test('17.5.2 the 308th with engineers, five batteries and seven guns against aircraft, four markers, four points on the way', () => {
    const there = standing(v, 'viet-minh');
    expect(Object.values(there).reduce((all, count) => all + count, 0)).toBe(9 + 1 + 1 + 5 + 7);
    expect(Object.keys(there).every((area) => banks[areaOf(area)] === 'west')).toBe(true);
    expect(v.trench.reduce((all, markers) => all + markers, 0)).toBe(4);
    expect(v.otha.supply).toBe(4);
  });

  test('17.5.3 the Viet Minh begin, the effort holds, the transport area takes two counters less', () => {
    expect([scenarioOf(v).initiative, scenarioOf(v).effort, mafiaRules(v)]).toEqual(['viet-minh', true, true]);
    expect(sum(capacityModifiers(v))).toBe(3 - 2);
  });

  test('17.5.3 nobody goes east; the Viet Minh keep away from Isabelle and Weime', () => {
    expect([
      closed(v, 'french', 'e3'),
      closed(v, 'viet-minh', 'nhong-nhai'),
      closed(v, 'french', 'nhong-nhai'),
    ]).toEqual([true, true, false]);
  });

  test('a retreat does not cross the river either', () => {
    put(v, 'sparrowhawk', 'fr-q1');
    expect(refuges(v, u('fr-q1'), areaOf('sparrowhawk'), []).map(({ area }) => areaId(area))).not.toContain('d3');
  });
});
