import { expect, test } from 'vitest';
import { crIds } from '../../../../src/games/lost-valley/data/map';
import {
  activation,
  airstripRepair,
  airstripStatus,
  deepAirSupport,
  frenchAssault,
  frenchAssaultFrenchCasualties,
  frenchAssaultVmCasualties,
  handSize,
  raid,
  rpAdjustment,
  sead,
  statusCheck,
  strengthAdjustment,
  tableIds,
  tables,
  vmAssault,
  vmAssaultFrenchCasualties,
  vmAssaultVmCasualties,
} from '../../../../src/games/lost-valley/data/tables';
import { turns } from '../../../../src/games/lost-valley/data/turns';
import { lookUp, type Row } from '../../../../src/kernel/rolls';
import { seams } from './seams';

function row(from: number | null, to: number | null): Row {
  return { from, to };
}

test('tables 1 to 12 with their sub-tables', () => {
  expect(tableIds.length).toBe(18);
  expect(Object.keys(tables).sort()).toEqual([...tableIds].sort());
});

test('rows meet without gap or overlap; rolled tables are open at both ends, charts cover their range', () => {
  const ends = { frenchCrs: [0, crIds.length], turn: [1, turns.length] };
  for (const id of tableIds) {
    const table = tables[id];
    if (!('rows' in table)) continue;
    const rows: readonly Row[] = table.rows;
    expect(seams(rows), `Table ${id}`).toEqual([]);
    const expected = 'by' in table ? ends[table.by] : [null, null];
    expect([rows[0]?.from, rows.at(-1)?.to], `Table ${id}`).toEqual(expected);
  }
});

test('the check for seams sees gaps, overlaps, empty rows and rows after an open end', () => {
  expect(seams([row(null, 3), row(5, null)]).length).toBe(1);
  expect(seams([row(null, 3), row(3, null)]).length).toBe(1);
  expect(seams([row(null, null), row(4, null)]).length).toBe(1);
  expect(seams([row(5, 4)]).length).toBe(1);
});

test('6.1 hand size is a quarter of the French centres, rounded up', () => {
  for (let n = 0; n <= 12; n++) expect(lookUp(handSize, n).hand).toBe(Math.ceil(n / 4));
});

test('7.2.1 and 7.2.2 one point off the AAA level or the Strength on 8 or more, +1 for each ASP', () => {
  expect([7, 8].map((total) => lookUp(sead, total).aaa)).toEqual([0, -1]);
  expect([7, 8].map((total) => lookUp(deepAirSupport, total).strength)).toEqual([0, -1]);
  expect([sead.drm.perAsp, deepAirSupport.drm.perAsp]).toEqual([1, 1]);
});

test('8.1 airstrip: 3 or less destroyed, 4 to 6 damaged, 7 to 9 interdicted, 10 or more unchanged', () => {
  const at = (total: number) => lookUp(airstripStatus, total).status;
  expect([3, 4, 6, 7, 9, 10].map(at)).toEqual([
    'destroyed',
    'damaged',
    'damaged',
    'interdicted',
    'interdicted',
    'unchanged',
  ]);
  expect(airstripStatus.drm.perStripIcon).toBe(-1);
});

test('9.2 modifiers of the resource roll', () => {
  expect(rpAdjustment.drm).toEqual({
    interdicted: -1,
    damaged: -2,
    destroyed: -2,
    perVmDz: -1,
    isabelleCut: -1,
    noVmAssault: 1,
    perCmRationed: 1,
    delayed: 1,
  });
});

test('11.1 a division that did not assault gains 2, in the monsoon 1, on turn 1 nothing', () => {
  for (const { turn, monsoon } of turns) {
    expect(lookUp(strengthAdjustment, turn).strength).toBe(turn === 1 ? 0 : monsoon ? 1 : 2);
  }
});

test('11.2 shaken at 8 or less; +1 at half the original Strength', () => {
  expect([statusCheck.dice, statusCheck.shakenAtMost, statusCheck.drm.halfStrength]).toEqual(['2d6', 8, 1]);
});

test('11.3 divisions 316 and 304 are checked with one die from turn 2', () => {
  expect([activation.dice, activation.fromTurn, activation.divisions]).toEqual(['1d6', 2, ['316', '304']]);
});

test('12.2.1, 12.3.5.2 and 15.1.5 fixed modifiers of the assaults', () => {
  expect(vmAssault.drm).toEqual({ perAsp: 1, encircled: -1 });
  expect(frenchAssault.drm).toEqual({ perAsp: 1, fortification: -1 });
});

test('12.3.5.2, 15.1.5 two dice resolve an assault, one die the casualties', () => {
  expect([vmAssault.dice, vmAssaultFrenchCasualties.dice, vmAssaultVmCasualties.dice]).toEqual(['2d6', '1d6', '1d6']);
  expect([frenchAssault.dice, frenchAssaultFrenchCasualties.dice, frenchAssaultVmCasualties.dice]).toEqual([
    '2d6',
    '1d6',
    '1d6',
  ]);
});

test('15.1.5 French casualties of a French assault know no retreat', () => {
  expect(frenchAssaultFrenchCasualties.rows.some((row) => row.retreat)).toBe(false);
});

test('16.1 a raid costs at most one step, or disruption, never both', () => {
  for (const { steps, disrupt } of raid.rows)
    expect([0, 1].includes(steps) && !(steps && disrupt !== 'none')).toBe(true);
});

test('16.3 the strip is repaired on 5 or more, +1 for an RP', () => {
  expect([4, 5].map((total) => lookUp(airstripRepair, total).repaired)).toEqual([false, true]);
  expect([airstripRepair.dice, airstripRepair.drm.rpSpent]).toEqual(['1d6', 1]);
});

test('20.2 Table 9 on 9 gives +1 and +1, Table 9.1 on 3 gives 1 R? *, Table 9.2 on 4 gives 2', () => {
  expect(lookUp(vmAssault, 9)).toMatchObject({ french: 1, vm: 1 });
  expect(lookUp(vmAssaultFrenchCasualties, 3)).toMatchObject({
    steps: 1,
    disrupt: 'none',
    retreat: true,
    counterBattery: true,
  });
  expect(lookUp(vmAssaultVmCasualties, 4)).toMatchObject({ strengthLost: 2, cm: 0 });
});

test('2.5.1 a higher total never favours the Viet Minh more', () => {
  for (const table of [vmAssault, frenchAssault]) {
    table.rows.forEach((here, i) => {
      const next = table.rows[i + 1];
      if (next) expect(next.french >= here.french && next.vm >= here.vm).toBe(true);
    });
  }
  const rising = [
    rpAdjustment.rows.map((r) => r.rp),
    vmAssaultVmCasualties.rows.map((r) => r.strengthLost),
    frenchAssaultVmCasualties.rows.map((r) => r.strengthLost),
    raid.rows.map((r) => r.levels),
    vmAssaultFrenchCasualties.rows.map((r) => -r.steps),
    frenchAssaultFrenchCasualties.rows.map((r) => -r.steps),
  ];
  for (const values of rising) expect(values).toEqual(values.toSorted((a, b) => a - b));
});
