/** 17.0 Victory, 18.0 the end of the turn, 5.2.2 saving action points. */
import { describe, expect, test } from 'vitest';
import { crIds } from '../../../src/games/lost-valley/data/map';
import { levelOf, pointsOf, recordPhase } from '../../../src/games/lost-valley/rules/record';
import { nothingPaid, unitOf } from '../../../src/games/lost-valley/state';
import { eventsOf, garrisonOf, held, valley } from './kit';

describe('17.2 victory', () => {
  test('17.2 a point for each French centre and full battalion, a half for a reduced one, none for the rest', () => {
    const v = valley({ turn: 16 });
    for (const cr of crIds) held(v, cr, cr === 'pc-gono' || cr === 'claudine' ? 'french' : '308');
    const [full, reduced] = garrisonOf(v, 'claudine', '1-13-dble', '8-bpc', 'bm-1', 'csm-272', 'peloton-carette');
    garrisonOf(v, 'pc-gono', '31-bg', '1-cepml', 'cmaa');
    expect(full?.id).toBe('1-13-dble');
    if (reduced) reduced.reduced = true;
    expect(pointsOf(v)).toBe(2 + 1 + 0.5);
  });

  test("ruling 51: No Man's Land and units on a drop zone score nothing", () => {
    const v = valley({ turn: 16 });
    const before = pointsOf(v);
    unitOf(v, '8-bpc').at = 'natasha';
    expect(pointsOf(v)).toBe(before - 1);
    v.crs.francoise.holder = 'nobody';
    expect(pointsOf(v)).toBe(before - 2);
  });

  test.each([
    [25, 'strategic-victory'],
    [24.5, 'operational-victory'],
    [21, 'operational-victory'],
    [17, 'tactical-victory'],
    [16.5, 'draw'],
    [13, 'draw'],
    [12.5, 'tactical-defeat'],
    [9, 'tactical-defeat'],
    [5, 'operational-defeat'],
    [4.5, 'strategic-defeat'],
    [0, 'strategic-defeat'],
  ])('17.2, ruling 51: %d points: %s', (points, level) => {
    expect(levelOf(points)).toBe(level);
  });

  test('17.2 the game ends after turn 16', () => {
    const v = valley({ turn: 16 });
    recordPhase(v);
    expect(v.result).toEqual({ level: levelOf(pointsOf(v)), points: pointsOf(v), cause: 'points' });
    expect(eventsOf(v, 'ended')).toHaveLength(1);
    expect(v.turn).toBe(16);
  });
});

describe('18.0 the end of the turn', () => {
  test('18.0 the turn marker advances', () => {
    const v = valley({ turn: 15 });
    recordPhase(v);
    expect(v.turn).toBe(16);
    expect(v.result).toBeNull();
    expect(eventsOf(v, 'turn')).toEqual([{ is: 'turn', turn: 16 }]);
  });

  test('5.1, 7.1 effects of cards end, and points not used are lost', () => {
    const v = valley({
      turn: 4,
      ap: 2,
      asp: 3,
      casFlown: 1,
      cm: 10,
      rp: 15,
      inForce: [40],
      noted: [42],
      reservePlayed: true,
      rationed: 2,
      delayed: true,
      raidedCrs: ['eliane'],
      paid: { ...nothingPaid, movement: true },
    });
    unitOf(v, '8-bpc').moved = true;
    recordPhase(v);
    expect(v).toMatchObject({
      ap: 0,
      asp: 0,
      casFlown: 0,
      savedAp: 0,
      inForce: [],
      noted: [],
      reservePlayed: false,
      rationed: 0,
      delayed: false,
      raidedCrs: [],
      paid: nothingPaid,
    });
    expect(unitOf(v, '8-bpc').moved).toBe(false);
  });

  test('11.1 who assaulted is remembered for the next turn', () => {
    const v = valley({ turn: 4 });
    v.divisions['312'].assaulted = true;
    v.divisions['308'].assaultedLast = true;
    recordPhase(v);
    expect(v.divisions['312']).toMatchObject({ assaulted: false, assaultedLast: true });
    expect(v.divisions['308']).toMatchObject({ assaulted: false, assaultedLast: false });
  });
});

describe('5.2.2 saving action points', () => {
  test.each([
    [2, 16, 15, 1], // SITREP +1
    [1, 16, 15, 1],
    [0, 16, 15, 0],
    [2, 10, 15, 0], // SITREP 0
    [2, 16, 8, 0],
  ])('5.2.2 %i points left at morale %i and resources %i: %i saved', (ap, cm, rp, saved) => {
    const v = valley({ turn: 4, ap, cm, rp });
    recordPhase(v);
    expect([v.savedAp, v.ap]).toEqual([saved, 0]);
    expect(eventsOf(v, 'ap-saved')).toHaveLength(saved);
  });

  test('ruling 71: what is left next turn is judged afresh, never more than one', () => {
    const v = valley({ turn: 4, ap: 4, cm: 16, rp: 15 });
    recordPhase(v);
    v.ap = 4;
    v.savedAp = 0; // used up in A2
    recordPhase(v);
    expect(v.savedAp).toBe(1);
  });
});
