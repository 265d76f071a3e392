import { describe, expect, test } from 'vitest';
import { crIds } from '../../../src/games/lost-valley/data/map';
import {
  repairsPhase,
  stripChance,
  stripPhase,
  whyNotRepair,
  whyNotStrip,
} from '../../../src/games/lost-valley/rules/repairs';
import { unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { dice, eventsOf, firstPrompt, garrisonOf, held, run, valley } from './kit';

/** The campaign's set-up with works at level 2; the front is Béatrice, Gabrielle, Éliane and Isabelle. */
function repairing(given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 6, phase: 'repairs', ap: 1, cm: 10, rp: 20, ...given });
  for (const cr of crIds) v.crs[cr].fort = 2;
  return v;
}

const done = { do: 'done' } as const;

describe('16.2 fortifications', () => {
  test('16.2 French centres behind the front, for 1 AP and 1 RP each', () => {
    const v = repairing();
    const { asked } = run(repairsPhase(v), { do: 'repair', cr: 'claudine' }, { do: 'repair', cr: 'junon' }, done);
    expect(asked[0]?.choices.flatMap((choice) => (choice.do === 'repair' ? [choice.cr] : []))).toEqual([
      'anne-marie',
      'francoise',
      'huguette',
      'epervier-opera',
      'dominique',
      'pc-gono',
      'claudine',
      'junon',
    ]);
    expect(v.crs.claudine.fort).toBe(3);
    expect(v.crs.junon.fort).toBe(3);
    expect(v).toMatchObject({ ap: 0, rp: 18 });
    expect(whyNotRepair(v, 'eliane')).toEqual({ reason: 'front', rule: '16.2' });
  });

  test('16.2 a centre next to the Viet Minh is at the front', () => {
    const v = repairing();
    held(v, 'gabrielle', '308');
    expect(whyNotRepair(v, 'anne-marie')).toEqual({ reason: 'front', rule: '16.2' });
    expect(whyNotRepair(v, 'gabrielle')).toEqual({ reason: 'not-french', rule: '16.2' });
    held(v, 'claudine', 'nobody');
    expect(whyNotRepair(v, 'claudine')?.reason).toBe('not-french'); // ruling 45
    expect(whyNotRepair(v, 'junon')).toBeNull(); // No Man's Land is no enemy
  });

  test('16.2 one RP for each centre and turn', () => {
    const v = repairing();
    const { asked } = run(repairsPhase(v), { do: 'repair', cr: 'claudine' }, done);
    expect(asked[1]?.choices).not.toContainEqual({ do: 'repair', cr: 'claudine' });
    expect(whyNotRepair(v, 'claudine')?.reason).toBe('repaired-already');
  });

  test('16.2 never beyond four', () => {
    const v = repairing();
    for (const cr of crIds) v.crs[cr].fort = 4;
    expect(firstPrompt(repairsPhase(v))).toBeNull();
    expect(whyNotRepair(v, 'claudine')?.rule).toBe('2.2.1.4');
  });

  test('16.0 no AP, no repairs, unless it was paid for a raid', () => {
    const v = repairing({ ap: 0 });
    expect(firstPrompt(repairsPhase(v))).toBeNull();
    v.paid.works = true;
    run(repairsPhase(v), { do: 'repair', cr: 'claudine' }, done);
    expect(v).toMatchObject({ ap: 0, rp: 19 });
  });

  test('ruling 4: the last RP is not spent on works', () => {
    const v = repairing({ rp: 2 });
    run(repairsPhase(v), { do: 'repair', cr: 'claudine' });
    expect(v.rp).toBe(1);
    expect(whyNotRepair(v, 'junon')?.reason).toBe('no-rp');
  });

  test('16.2, ruling 45: 31 BG, active there, makes it two levels for the same RP and is used', () => {
    const v = repairing();
    const { asked } = run(repairsPhase(v), { do: 'engineer', cr: 'pc-gono' }, done);
    expect(asked[0]?.choices.filter((choice) => choice.do === 'engineer')).toEqual([{ do: 'engineer', cr: 'pc-gono' }]);
    expect(v.crs['pc-gono'].fort).toBe(4);
    expect(unitOf(v, '31-bg').used).toBe(true);
    expect(v).toMatchObject({ ap: 0, rp: 19 });
  });

  test('16.2 used engineers, or room for one level only, add nothing', () => {
    const used = repairing();
    unitOf(used, '31-bg').used = true;
    expect(firstPrompt(repairsPhase(used))?.choices).not.toContainEqual({ do: 'engineer', cr: 'pc-gono' });
    const nearlyDone = repairing();
    nearlyDone.crs['pc-gono'].fort = 3;
    expect(firstPrompt(repairsPhase(nearlyDone))?.choices).not.toContainEqual({ do: 'engineer', cr: 'pc-gono' });
    expect(firstPrompt(repairsPhase(nearlyDone))?.choices).toContainEqual({ do: 'repair', cr: 'pc-gono' });
  });

  test('card 19: no RP for fortifications this turn', () => {
    const v = repairing({ inForce: [19] });
    expect(firstPrompt(repairsPhase(v))).toBeNull();
    expect(whyNotRepair(v, 'claudine')).toEqual({ reason: 'card-forbids', rule: '5.1' });
  });
});

describe('16.3 the airstrip', () => {
  const damaged = (given: Parameters<typeof valley>[0] = {}) =>
    repairing({ phase: 'strip', airstrip: 'damaged', ...given });

  test('16.3 an interdicted strip opens by itself, without AP or RP', () => {
    const v = repairing({ airstrip: 'interdicted', ap: 0 });
    run(stripPhase(v));
    expect(v).toMatchObject({ airstrip: 'active', ap: 0, rp: 20 });
    expect(eventsOf(v, 'airstrip')).toEqual([
      { is: 'airstrip', from: 'interdicted', to: 'active', cause: 'interdiction-lifted' },
    ]);
  });

  test('16.3 a damaged strip is repaired on five or more', () => {
    const five = dice(damaged(), 5);
    run(stripPhase(five), { do: 'strip', rp: 0 });
    expect(five).toMatchObject({ airstrip: 'active', ap: 0, rp: 20 });
    const four = dice(damaged(), 4);
    run(stripPhase(four), { do: 'strip', rp: 0 });
    expect(four.airstrip).toBe('damaged');
  });

  test('16.3 one RP adds one; the situation report counts as it is after paying', () => {
    const v = dice(damaged(), 4);
    run(stripPhase(v), { do: 'strip', rp: 1 });
    expect(v).toMatchObject({ airstrip: 'active', rp: 19 });
    const poorer = dice(damaged({ rp: 26 }), 4);
    run(stripPhase(poorer), { do: 'strip', rp: 1 });
    expect(eventsOf(poorer, 'rolled')[0]?.roll.total).toBe(5); // 26 RP would have given one more
  });

  test('16.3, ruling 4: nobody has to try, and the last RP is not spent', () => {
    const v = damaged({ rp: 1 });
    const { asked } = run(stripPhase(v), done);
    expect(asked[0]?.choices).toEqual([{ do: 'strip', rp: 0 }, done]);
    expect(v).toMatchObject({ airstrip: 'damaged', ap: 1 });
  });

  test('16.3 destroyed it cannot be repaired, whole it need not be, without the AP it is not', () => {
    expect(firstPrompt(stripPhase(damaged({ airstrip: 'destroyed' })))).toBeNull();
    expect(whyNotStrip(damaged({ airstrip: 'destroyed' }))?.reason).toBe('strip-destroyed');
    expect(whyNotStrip(damaged({ airstrip: 'active' }))?.reason).toBe('strip-whole');
    expect(firstPrompt(stripPhase(damaged({ ap: 0 })))).toBeNull();
    expect(whyNotStrip(damaged({ ap: 0 }))).toEqual({ reason: 'no-ap', rule: '16.0' });
  });

  test("ruling 69: No Man's Land in Huguette does not prevent it, nor does card 19", () => {
    const v = damaged({ inForce: [19] });
    held(v, 'huguette', 'nobody');
    dice(v, 6);
    run(stripPhase(v), { do: 'strip', rp: 0 });
    expect(v.airstrip).toBe('active');
  });

  test('16.3, ruling 70: 31 BG active in Huguette may roll again, and is used then', () => {
    const v = damaged();
    garrisonOf(v, 'huguette', '31-bg');
    dice(v, 1, 6);
    run(stripPhase(v), { do: 'strip', rp: 0 }, { do: 'reroll' });
    expect(v.airstrip).toBe('active');
    expect(unitOf(v, '31-bg').used).toBe(true);
    const stands = damaged();
    garrisonOf(stands, 'huguette', '31-bg');
    dice(stands, 1);
    run(stripPhase(stands), { do: 'strip', rp: 0 }, { do: 'stand' });
    expect(stands.airstrip).toBe('damaged');
    expect(unitOf(stands, '31-bg').used).toBe(false);
  });

  test('16.3 elsewhere, used or not needed, 31 BG is not asked', () => {
    const elsewhere = dice(damaged(), 1);
    run(stripPhase(elsewhere), { do: 'strip', rp: 0 });
    const used = damaged();
    Object.assign(unitOf(used, '31-bg'), { at: 'huguette', used: true });
    run(stripPhase(dice(used, 1)), { do: 'strip', rp: 0 });
    const repaired = damaged();
    garrisonOf(repaired, 'huguette', '31-bg');
    run(stripPhase(dice(repaired, 5)), { do: 'strip', rp: 0 });
    expect(unitOf(repaired, '31-bg').used).toBe(false);
  });

  test('16.3 the odds count the RP, the report after paying it, and the second roll', () => {
    const v = damaged();
    expect(stripChance(v, 0)).toBeCloseTo(2 / 6);
    expect(stripChance(v, 1)).toBeCloseTo(3 / 6);
    expect(stripChance(damaged({ rp: 26 }), 1)).toBeCloseTo(3 / 6);
    garrisonOf(v, 'huguette', '31-bg');
    expect(stripChance(v, 0)).toBeCloseTo(1 - (4 / 6) ** 2);
  });
});
