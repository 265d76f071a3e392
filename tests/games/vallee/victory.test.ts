import { describe, expect, test } from 'vitest';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { victoryPhase } from '../../../src/games/vallee/rules/victory';
import { ELIMINATED, FRENCH, RETREATED, VIET_MINH } from '../../../src/games/vallee/state';
import { bare, mark, put, scenario, u } from './kit';

describe('15.1 surrender', () => {
  const fallen = (turn: number) => {
    const v = bare({ turn, phase: 'victory' });
    put(v, 'cf', 'vm-1-88');
    put(v, 'isabelle', 'fr-3-3le', 'fr-2-1', 'fr-10c-bty', 'fr-tk-posen');
    put(v, 'c1', 'fr-1-13', 'fr-8c', 'fr-6c', 'fr-1fl', 'fr-5-7');
    return v;
  };

  test('R52, T39 on turn 7 with 31 French steps on the map: +31 and +10; on turn 8 +31 only', () => {
    const april = fallen(7);
    victoryPhase(april);
    expect(april.points).toEqual({ french: 0, 'viet-minh': 41 });
    expect(april.result?.cause).toBe('surrender');
    const may = fallen(8);
    victoryPhase(may);
    expect(may.points['viet-minh']).toBe(31);
    const march = fallen(2);
    victoryPhase(march);
    expect(march.points['viet-minh']).toBe(51);
  });

  test('no surrender while a French unit is there, or nobody', () => {
    const v = bare({ turn: 7, phase: 'victory' });
    put(v, 'cf', 'fr-8c');
    put(v, 'h2', 'vm-1-88');
    victoryPhase(v);
    expect(v.result).toBeNull();
  });

  test('15.3 after turn 11 the French score ten', () => {
    const v = bare({ turn: 11, phase: 'victory' });
    put(v, 'cf', 'fr-8c');
    victoryPhase(v);
    expect(v.points.french).toBe(10);
    expect(v.result).toMatchObject({ level: 'french-decisive', cause: 'time' });
  });
});

describe('16.4, R53, R96 the scale', () => {
  test.each([
    [60, 20, 'viet-minh-decisive'],
    [60, 30, 'viet-minh-major'],
    [60, 59, 'viet-minh-narrow'],
    [60, 60, 'draw'],
    [20, 60, 'french-decisive'],
    [-5, 2, 'french-major'],
  ] as const)('%i against %i: %s', (vietMinh, french, level) => {
    const v = bare({ turn: 11, phase: 'victory' });
    v.points = { french: french - 10, 'viet-minh': vietMinh };
    victoryPhase(v);
    expect(v.result?.level).toBe(level);
  });
});

describe('17.0 the battles', () => {
  test('17.1.4 three points for whoever controls Beatrice', () => {
    const v = scenario('beatrice', { phase: 'victory' });
    victoryPhase(v);
    expect(v.points).toEqual({ french: 3, 'viet-minh': 0 });
    expect(v.result?.level).toBe('french-win');
    const w = scenario('beatrice', { phase: 'victory' });
    w.control[areaOf('beatrice')] = VIET_MINH;
    victoryPhase(w);
    expect(w.points).toEqual({ french: 0, 'viet-minh': 3 });
  });

  test('17.2.4 five for Gabrielle, two for Anne-Marie', () => {
    const v = scenario('gabrielle', { phase: 'victory' });
    v.control[areaOf('gabrielle')] = VIET_MINH;
    victoryPhase(v);
    expect(v.points).toEqual({ french: 2, 'viet-minh': 5 });
  });

  test('17.3.4 all three AA gone or driven off; or the French lose more; both or neither, a draw', () => {
    const v = () => scenario('flak-raid', { phase: 'victory' });
    const neither = v();
    victoryPhase(neither);
    expect(neither.result?.level).toBe('draw');
    const french = v();
    mark(french, RETREATED, 'vm-37-1', 'vm-mg-1');
    french.at[u('vm-mg-2')] = ELIMINATED;
    victoryPhase(french);
    expect(french.result?.level).toBe('french-win');
    const vietMinh = v();
    vietMinh.losses = { french: 2, 'viet-minh': 1 };
    victoryPhase(vietMinh);
    expect(vietMinh.result?.level).toBe('viet-minh-win');
    const both = v();
    mark(both, RETREATED, 'vm-37-1', 'vm-mg-1', 'vm-mg-2');
    both.losses = { french: 2, 'viet-minh': 1 };
    victoryPhase(both);
    expect(both.result?.level).toBe('draw');
  });

  test('17.4.4 two points for each area of Dominique and Elaine in Viet Minh hands', () => {
    const v = scenario('hills', { phase: 'victory' });
    v.control[areaOf('e1')] = VIET_MINH;
    v.control[areaOf('d2')] = VIET_MINH;
    victoryPhase(v);
    expect(v.points).toEqual({ french: 0, 'viet-minh': 4 });
  });

  test('17.5.4 two points for each French work, and ten if there is no surrender (R64)', () => {
    const v = scenario('huguettes', { phase: 'victory', turn: 7 });
    v.control[areaOf('h5')] = VIET_MINH;
    v.control[areaOf('anne-marie')] = VIET_MINH;
    victoryPhase(v);
    expect(v.points).toEqual({ french: 10, 'viet-minh': 2 });
  });

  test('R47 at the start the French control every work without Viet Minh in it', () => {
    const v = scenario('hills');
    for (const id of ['d2', 'e3', 'weime', 'gabrielle']) expect(v.control[areaOf(id)]).toBe(FRENCH);
    expect(v.control[areaOf('simone')]).toBe(VIET_MINH);
    expect(v.control[areaOf('pavie')]).toBe(0);
  });
});
