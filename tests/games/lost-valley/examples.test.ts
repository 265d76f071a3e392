/** 20.0 The worked examples of the rulebook, to the last die. */
import { expect, test } from 'vitest';
import { moraleModifiers, passesMoraleCheck } from '../../../src/games/lost-valley/rules/checks';
import { sitrep } from '../../../src/games/lost-valley/rules/tracks';
import { vmAssaultPhase } from '../../../src/games/lost-valley/rules/vm-assault';
import { unitOf } from '../../../src/games/lost-valley/state';
import { sum } from '../../../src/kernel/rolls';
import { dice, eventsOf, garrisonOf, held, run, valley } from './kit';

test('20.1 morale check: 6 BPC at camp morale 7 and resources 17 adds 2 and needs a 6', () => {
  const v = valley({ cm: 7, rp: 17 });
  const sixBpc = unitOf(v, '6-bpc');
  expect(moraleModifiers(v, sixBpc).map(({ value }) => value)).toEqual([3, -1]);
  expect(sum(moraleModifiers(v, sixBpc))).toBe(2);
  expect(passesMoraleCheck(dice(v, 3, 3), sixBpc)).toBe(true);
  expect(passesMoraleCheck(dice(v, 2, 3), sixBpc)).toBe(false);
});

/** Turn 3, SITREP +1: Division 308 of Strength 10 holds the north and comes for Huguette; 312 is inactive. */
function turnThree() {
  const v = valley({ turn: 3, phase: 'assault-vm', cm: 16, rp: 17, ap: 2, asp: 1 });
  held(v, 'gabrielle', '308');
  held(v, 'anne-marie', '308');
  v.divisions['308'].strength = 10;
  v.divisions['312'].active = false;
  garrisonOf(v, 'francoise', 'bm-1'); // keeps the centre French, and leaves a step of room
  v.crs.francoise.fort = 4; // so that Huguette is the weaker of the two
  garrisonOf(v, 'huguette', '5-bpvn', '1-2-rei', 'csm-272', '1-gaaceo');
  garrisonOf(v, 'dominique', '3-3-rta', '1-cmmle', 'ii-4-rac');
  return v;
}

test('20.2 Viet Minh assault: Huguette holds at the cost of a step, a retreat and a disrupted battery', () => {
  const v = turnThree();
  expect(sitrep(v)).toBe(1);
  // The results are applied in the order of 12.3.5.2 (guns before retreats), the units in that of the counter sheet.
  dice(
    v,
    ...[3, 4], // Table 9: 7
    2, // Table 9.1
    ...[2, 3], // 1 CMMLE: 5
    ...[1, 2], // II/4 RAC: 3
    ...[3, 4], // CSM 272: 7
    ...[3, 4], // 1/2 REI: 7
    ...[2, 3], // 5 BPVN: 5
    1, // Table 9.2
    3, // Table 9.2 again
  );
  const { asked } = run(
    vmAssaultPhase(v),
    { do: 'support', unit: '1-cmmle' },
    { do: 'support', unit: 'ii-4-rac' },
    { do: 'air' },
    { do: 'done' },
    { do: 'retreat', unit: 'csm-272', to: 'francoise' },
    { do: 'reroll' },
  );
  expect(asked.map(({ ask }) => ask)).toEqual(['support', 'support', 'support', 'support', 'retreat', 'reroll']);
  expect(v.chance.forced).toEqual([]);
  expect([v.ap, v.rp, v.asp]).toEqual([1, 16, 0]);

  const rolls = eventsOf(v, 'rolled').map(({ roll, table }) => ({
    on: table ?? roll.of,
    drm: sum(roll.modifiers),
    total: roll.total,
  }));
  expect(rolls).toEqual([
    { on: '9', drm: 2, total: 9 },
    { on: '9.1', drm: 1, total: 3 },
    { on: '1-cmmle', drm: 4, total: 9 },
    { on: 'ii-4-rac', drm: 3, total: 6 },
    { on: 'csm-272', drm: 0, total: 7 },
    { on: '1-2-rei', drm: 3, total: 10 }, // on its reduced side
    { on: '5-bpvn', drm: 3, total: 8 },
    { on: '9.2', drm: 1, total: 2 },
    { on: '9.2', drm: 1, total: 4 },
  ]);

  expect(unitOf(v, '1-2-rei')).toMatchObject({ at: 'huguette', reduced: true, disrupted: false });
  expect(unitOf(v, '5-bpvn')).toMatchObject({ at: 'huguette', reduced: false });
  expect(unitOf(v, '1-gaaceo')).toMatchObject({ at: 'huguette', disrupted: false });
  expect(unitOf(v, 'csm-272')).toMatchObject({ at: 'francoise', used: false });
  expect(unitOf(v, '1-cmmle')).toMatchObject({ at: 'dominique', used: true, disrupted: false });
  expect(unitOf(v, 'ii-4-rac')).toMatchObject({ at: 'dominique', used: true, disrupted: true });
  expect(v.divisions['308'].strength).toBe(8);
  expect(v.crs.huguette).toMatchObject({ holder: 'french', fort: 3 });
  expect(eventsOf(v, 'vm-assault-over')).toEqual([
    { is: 'vm-assault-over', division: '308', cr: 'huguette', held: true },
  ]);
});

test('20.2 the Table 9 roll is +12 for the French against the -10 of the division', () => {
  const v = turnThree();
  dice(v, 3, 4, 6, ...[6, 6], ...[6, 6], ...[6, 6], ...[6, 6], 3); // four checks of Dis? are passed
  run(
    vmAssaultPhase(v),
    { do: 'support', unit: '1-cmmle' },
    { do: 'support', unit: 'ii-4-rac' },
    { do: 'air' },
    { do: 'done' },
    { do: 'stand' },
  );
  const [onNine] = eventsOf(v, 'rolled');
  expect(onNine?.roll.modifiers.map(({ cause, of, value }) => [cause, of, value])).toEqual([
    ['sitrep', undefined, 1],
    ['defense', 'csm-272', 0],
    ['defense', '1-2-rei', 2],
    ['defense', '5-bpvn', 2],
    ['defense', '1-gaaceo', 1],
    ['air', undefined, 1],
    ['support', '1-cmmle', 1],
    ['support', 'ii-4-rac', 1],
    ['fort', 'huguette', 3],
    ['strength', '308', -10],
  ]);
});
