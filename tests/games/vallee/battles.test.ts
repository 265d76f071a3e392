import { describe, expect, test } from 'vitest';
import { mayFireGun } from '../../../src/games/vallee/rules/artillery';
import { assaultTargets } from '../../../src/games/vallee/rules/assault';
import { isClosed, isClosedToRetreat, mayAttack, mayMove } from '../../../src/games/vallee/rules/battle';
import { areaId, areaOf } from '../../../src/games/vallee/rules/ground';
import { mafiaRules } from '../../../src/games/vallee/rules/mafia';
import { moveChoices, reachOf } from '../../../src/games/vallee/rules/movement';
import { usesSupply } from '../../../src/games/vallee/rules/record';
import { refuges } from '../../../src/games/vallee/rules/retreat';
import { censusOf, inSupply } from '../../../src/games/vallee/rules/units';
import type { Vallee } from '../../../src/games/vallee/state';
import { put, scenario, u } from './kit';
import { playGame, randomly } from './runner';

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
});

describe('17.2 Gabrielle', () => {
  test('R93 H-7 may be attacked because it touches Anne-Marie', () => {
    const v = scenario('gabrielle');
    expect([mayAttack(v, 'viet-minh', areaOf('h7')), mayAttack(v, 'viet-minh', areaOf('h6'))]).toEqual([true, false]);
    expect(mayMove(v, u('fr-5-7'))).toBe(false);
  });
});

describe('17.3 the flak raid', () => {
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

  test('supply pays for guns only', () => {
    expect(usesSupply(v)).toBe(true);
  });
});

describe('17.5 the Huguettes', () => {
  const v = scenario('huguettes', { active: 'viet-minh' });

  test('nobody goes east; the Viet Minh keep away from Isabelle and Weime', () => {
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
