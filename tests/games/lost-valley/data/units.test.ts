import { expect, test } from 'vitest';
import { arrivesReduced } from '../../../../src/games/lost-valley/data/options';
import { bataillonsDeMarche, type UnitId, unitIds, units } from '../../../../src/games/lost-valley/data/units';

const battalions = unitIds.filter((id) => units[id].steps === 2);

test('every unit stands under its own id, with a reduced side exactly if it has two steps', () => {
  expect(unitIds.length).toBe(37);
  for (const id of unitIds) {
    expect(units[id].id).toBe(id);
    expect(units[id].reduced !== null, id).toBe(units[id].steps === 2);
  }
  expect(new Set(unitIds.map((id) => units[id].name)).size).toBe(unitIds.length);
});

test('2.3.1.5 assets have one step', () => {
  for (const id of battalions) expect(units[id].kind).toBe('infantry');
  expect(battalions.length).toBe(17);
});

test('2.3.1.5 a reduced side is nowhere better than the full one', () => {
  for (const id of battalions) {
    const { full, reduced } = units[id];
    expect(reduced && full.assault !== null && reduced.assault !== null, id).toBe(true);
    expect((reduced?.assault ?? 9) <= (full.assault ?? -9), id).toBe(true);
    expect((reduced?.defense ?? 9) <= full.defense && (reduced?.morale ?? 9) < full.morale, id).toBe(true);
  }
});

test('2.3.1.6 31 BG is the only engineer, 1 GAACEO the only flak and the only X', () => {
  expect(unitIds.filter((id) => units[id].abilities.includes('engineer'))).toEqual(['31-bg']);
  expect(unitIds.filter((id) => units[id].type === 'engineer')).toEqual(['31-bg']);
  expect(unitIds.filter((id) => units[id].kind === 'aaa')).toEqual(['1-gaaceo']);
  expect(unitIds.filter((id) => units[id].full.assault === null)).toEqual(['1-gaaceo']);
});

test('13.3 four Bataillons de Marche of one step', () => {
  expect(bataillonsDeMarche.length).toBe(4);
  for (const id of bataillonsDeMarche) expect([units[id].type, units[id].steps]).toEqual(['ad-hoc', 1]);
});

test('19.2 the heavy mortars are 1 CMMLE, 2 CMMLE and 1 CEPML', () => {
  expect(unitIds.filter((id) => units[id].abilities.includes('heavyMortar'))).toEqual([
    '1-cmmle',
    '2-cmmle',
    '1-cepml',
  ]);
});

test('19.4 the reduced side of 1 BPC is 1/1/2', () => {
  expect(arrivesReduced).toBe('1-bpc');
  expect(units['1-bpc'].reduced).toEqual({ assault: 1, defense: 1, morale: 2 });
});

test('20.1 6 BPC has morale +3', () => expect(units['6-bpc'].full.morale).toBe(3));

test('20.2 factors of the units in the example', () => {
  const defense = (...ids: UnitId[]) => ids.map((id) => units[id].full.defense);
  expect(defense('5-bpvn', '1-2-rei', '1-gaaceo', 'csm-272')).toEqual([2, 2, 1, 0]);
  expect(defense('1-cmmle', 'ii-4-rac').reduce((a, b) => a + b)).toBe(2);
  expect(units['5-bpvn'].full.morale).toBe(2);
  expect(units['csm-272'].full.morale).toBe(-1);
  expect(units['1-cmmle'].full.morale).toBe(3);
  expect(units['ii-4-rac'].full.morale).toBe(2);
  expect(units['1-2-rei'].full.morale).toBeGreaterThan(units['5-bpvn'].full.morale);
});
