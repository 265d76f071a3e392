import { describe, expect, test } from 'vitest';
import * as cardData from '../../../src/games/lost-valley/data/cards';
import { type Card, cardNumbers, cards, type Op, phaseIds } from '../../../src/games/lost-valley/data/cards';
import * as mapData from '../../../src/games/lost-valley/data/map';
import {
  airstrip,
  blackLines,
  type CrId,
  canvas,
  crIds,
  crs,
  divisionIds,
  divisions,
  dzIds,
  dzs,
  subsectorAdjacency,
} from '../../../src/games/lost-valley/data/map';
import * as optionData from '../../../src/games/lost-valley/data/options';
import { arrivesReduced, betterStart, optionIds, vultureCard } from '../../../src/games/lost-valley/data/options';
import * as scenarioData from '../../../src/games/lost-valley/data/scenarios';
import { scenarioIds, scenarios } from '../../../src/games/lost-valley/data/scenarios';
import { reasons } from '../../../src/games/lost-valley/data/source';
import * as tableData from '../../../src/games/lost-valley/data/tables';
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
} from '../../../src/games/lost-valley/data/tables';
import * as trackData from '../../../src/games/lost-valley/data/tracks';
import {
  aaa,
  ap,
  cm,
  fortification,
  loseBelow,
  rp,
  sitrep,
  strength,
} from '../../../src/games/lost-valley/data/tracks';
import * as turnData from '../../../src/games/lost-valley/data/turns';
import { turns } from '../../../src/games/lost-valley/data/turns';
import * as unitData from '../../../src/games/lost-valley/data/units';
import { bataillonsDeMarche, setAside, type UnitId, unitIds, units } from '../../../src/games/lost-valley/data/units';
import * as victoryData from '../../../src/games/lost-valley/data/victory';
import { suddenDeath, suddenDeathIds, victoryLevels, victoryPoints } from '../../../src/games/lost-valley/data/victory';
import { lookUp, type Row } from '../../../src/kernel/rolls';

const allData = {
  ...mapData,
  ...trackData,
  ...turnData,
  ...tableData,
  ...unitData,
  ...cardData,
  ...scenarioData,
  ...victoryData,
  ...optionData,
};

/** Gaps and overlaps between neighbouring rows, in words; none when the rows meet. */
function seams(rows: readonly Row[]): string[] {
  const faults: string[] = [];
  rows.forEach((row, i) => {
    if (row.from !== null && row.to !== null && row.from > row.to) faults.push(`${row.from} to ${row.to} is empty`);
    const next = rows[i + 1];
    if (next && (row.to === null || next.from !== row.to + 1)) faults.push(`${row.to} is followed by ${next.from}`);
  });
  return faults;
}

const neighbours = (cr: CrId): CrId[] =>
  blackLines.flatMap(({ ends: [a, b] }) => (a === cr ? [b] : b === cr ? [a] : []));
const battalions = unitIds.filter((id) => units[id].steps === 2);
const allCards: readonly Card[] = cardNumbers.map((number) => cards[number]);
const numbersWhere = (is: (card: Card) => boolean) => allCards.filter(is).map((card) => card.number);

describe('sources', () => {
  /** Every object found under a key `source` or inside `sources`, with its path. */
  function sources(value: unknown, path: string): [string, object][] {
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, inner]): [string, object][] => {
      const at = `${path}.${key}`;
      if (key === 'source') return [[at, inner]];
      if (key === 'sources')
        return Object.entries(inner).map(([name, one]): [string, object] => [`${at}.${name}`, Object(one)]);
      return sources(inner, at);
    });
  }

  test('every source is stated with rule numbers, reconstructed with a reason, or both, and nothing else', () => {
    const found = sources(allData, 'data');
    expect(found.length).toBeGreaterThan(300);
    for (const [path, source] of found) {
      const keys = Object.keys(source).sort().join();
      expect(['stated', 'reconstructed', 'reconstructed,stated'], path).toContain(keys);
      if ('stated' in source) expect(source.stated, path).toMatch(/^\d+(\.(\d+|Q\d))*(, \d+(\.(\d+|Q\d))*)*$/);
      if ('reconstructed' in source) expect(reasons, path).toContain(source.reconstructed);
    }
  });

  test('every item of every list carries a source', () => {
    const items = [
      ...Object.values(crs),
      ...blackLines,
      ...Object.values(dzs),
      ...Object.values(divisions),
      ...Object.values(subsectorAdjacency),
      ...turns,
      ...Object.values(tables),
      ...Object.values(units),
      ...allCards,
      ...Object.values(scenarios),
      ...victoryLevels,
      ...Object.values(optionData.options),
    ];
    for (const item of items) expect(item, JSON.stringify(item)).toHaveProperty('source');
  });

  test('no reason is listed twice or left unused', () => {
    expect(new Set(reasons).size).toBe(reasons.length);
    const used = new Set(
      sources(allData, 'data').flatMap(([, source]) => ('reconstructed' in source ? [source.reconstructed] : [])),
    );
    expect(reasons.filter((reason) => !used.has(reason))).toEqual([]);
  });
});

describe('map', () => {
  test('2.2.1 twelve centres, three drop zones, four divisions, each under its own id', () => {
    expect(crIds.length).toBe(12);
    expect(dzIds.length).toBe(3);
    for (const id of crIds) expect(crs[id].id).toBe(id);
    for (const id of dzIds) expect(dzs[id].id).toBe(id);
    for (const id of divisionIds) expect(divisions[id].id).toBe(id);
    expect(new Set(crIds.map((id) => crs[id].code)).size).toBe(12);
  });

  test('every place lies on the canvas, no two on the same spot', () => {
    const points = [
      ...crIds.map((id) => crs[id]),
      ...dzIds.map((id) => dzs[id]),
      ...divisionIds.map((id) => divisions[id].box),
    ];
    for (const { x, y } of points) {
      expect(x > 0 && x < canvas.width).toBe(true);
      expect(y > 0 && y < canvas.height).toBe(true);
    }
    expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(points.length);
  });

  test('2.2.1.4 printed Fortifications Levels are within 0 and 4 and those of the campaign', () => {
    expect([fortification.min, fortification.max]).toEqual([0, 4]);
    for (const id of crIds) {
      expect(crs[id].fort).toBe(scenarios.campaign.garrisons[id].fort);
      for (const scenario of scenarioIds) {
        const { fort } = scenarios[scenario].garrisons[id];
        expect(fort >= fortification.min && fort <= fortification.max).toBe(true);
      }
    }
  });

  test('2.2.1.5 the airstrip is in Huguette', () => expect(airstrip.cr).toBe('huguette'));

  test('2.2.2 Béatrice is adjacent to Dominique but not to Gabrielle', () => {
    expect(neighbours('beatrice')).toContain('dominique');
    expect(neighbours('beatrice')).not.toContain('gabrielle');
  });

  test('2.2.2 no black line twice, none from a centre to itself, every centre joined to PC GONO', () => {
    expect(blackLines.length).toBe(18);
    expect(new Set(blackLines.map(({ ends }) => [...ends].sort().join())).size).toBe(18);
    for (const { ends } of blackLines) expect(ends[0]).not.toBe(ends[1]);
    const reached: CrId[] = ['pc-gono'];
    for (const cr of reached) for (const next of neighbours(cr)) if (!reached.includes(next)) reached.push(next);
    expect(reached.length).toBe(12);
  });

  test('2.2.3 colours of the divisions; Gabrielle in the area of 308, Béatrice in that of 312', () => {
    expect(divisionIds.map((id) => divisions[id].color)).toEqual(['blue', 'green', 'red', 'gold']);
    expect(divisions['308'].taor).toContainEqual(['box', 'gabrielle']);
    expect(divisions['312'].taor).toContainEqual(['box', 'beatrice']);
  });

  test('2.2.3 every line of a TAOR hangs together with its starting box, and every TAOR reaches PC GONO', () => {
    for (const id of divisionIds) {
      const { taor } = divisions[id];
      const reached: mapData.TaorEnd[] = ['box'];
      for (const end of reached) {
        for (const [a, b] of taor) {
          const other = a === end ? b : b === end ? a : end;
          if (!reached.includes(other)) reached.push(other);
        }
      }
      expect(reached).toContain('pc-gono');
      expect(new Set(reached)).toEqual(new Set(taor.flat()));
      expect(new Set(taor.map((ends) => [...ends].sort().join())).size).toBe(taor.length);
    }
  });

  test('2.2.3 every centre lies in the area of some division', () => {
    const covered = divisionIds.flatMap((id) => divisions[id].taor.flat());
    for (const id of crIds) expect(covered, id).toContain(id);
  });

  test('2.2.4.1 Huguette has two stars, PC GONO none, all others one or two', () => {
    expect(crs.huguette.stars).toBe(2);
    for (const id of crIds) expect(crs[id].stars === 0, id).toBe(id === 'pc-gono');
  });

  test('2.2.4.4 only PC GONO is the headquarters', () => {
    expect(crIds.filter((id) => crs[id].hq)).toEqual(['pc-gono']);
  });

  test('2.2.5 the three subsectors and who is adjacent to whom', () => {
    const of = (subsector: mapData.SubsectorId) => crIds.filter((id) => crs[id].subsector === subsector);
    expect(of('north')).toEqual(['gabrielle', 'anne-marie']);
    expect(of('south')).toEqual(['isabelle']);
    expect(of('central').length).toBe(9);
    expect(subsectorAdjacency.north.reach).not.toContain('south');
    expect(subsectorAdjacency.south.reach).not.toContain('north');
    expect([...subsectorAdjacency.central.reach].sort()).toEqual(['central', 'north', 'south']);
  });

  test('8.1 strip icons on Anne-Marie, Béatrice, Françoise and Gabrielle only', () => {
    expect(crIds.filter((id) => crs[id].icons.strip).sort()).toEqual([
      'anne-marie',
      'beatrice',
      'francoise',
      'gabrielle',
    ]);
  });

  test('12.1 and 12.2 division 308 goes by Gabrielle and Anne-Marie to Françoise and Huguette', () => {
    for (const line of [
      ['gabrielle', 'anne-marie'],
      ['anne-marie', 'francoise'],
      ['anne-marie', 'huguette'],
    ])
      expect(divisions['308'].taor).toContainEqual(line);
  });

  test('12.2.2 Isabelle can be encircled', () => expect(crs.isabelle.icons.encircled).toBe(true));

  test('12.3.2 divisions act in the order 312, 308, 316, 304', () => {
    expect(divisionIds).toEqual(['312', '308', '316', '304']);
    expect(divisionIds.map((id) => divisions[id].order)).toEqual([1, 2, 3, 4]);
  });

  test('13.2 which centres keep which drop zone French', () => {
    expect([...dzs.natasha.frenchIfAny].sort()).toEqual(['francoise', 'huguette']);
    expect(dzs.octavie.frenchIfAny).toEqual(['claudine']);
    expect([...dzs.simone.frenchIfAny].sort()).toEqual(['eliane', 'isabelle']);
  });

  test('14.2 Isabelle is joined to Claudine and Éliane only', () => {
    expect(neighbours('isabelle').sort()).toEqual(['claudine', 'eliane']);
  });

  test('20.2 Françoise is adjacent to Huguette', () => expect(neighbours('huguette')).toContain('francoise'));

  test('21.Q8 Éliane is adjacent to Dominique, PC GONO and Isabelle', () => {
    expect(neighbours('eliane')).toEqual(expect.arrayContaining(['dominique', 'pc-gono', 'isabelle']));
  });
});

describe('tracks and turns', () => {
  test.each([
    ['CM', cm],
    ['RP', rp],
    ['VM AAA', aaa],
  ])('%s bands meet without gap or overlap and cover the track from 1 to its end', (_, track) => {
    expect(seams(track.rows)).toEqual([]);
    expect(track.rows[0]?.from).toBe(1);
    expect(track.rows.at(-1)?.to).toBe(track.max);
  });

  test('2.2.8.1 CM ends at 20; level 6 gives -1', () => {
    expect(cm.max).toBe(20);
    expect(lookUp(cm, 6).drm).toBe(-1);
  });

  test('2.2.8.2 RP ends at 30; level 26 gives +1', () => {
    expect(rp.max).toBe(30);
    expect(lookUp(rp, 26).drm).toBe(1);
  });

  test('2.2.8.3 AAA runs from 1 to 15; level 11 gives -3', () => {
    expect([aaa.min, aaa.max]).toEqual([1, 15]);
    expect(lookUp(aaa, 11).drm).toBe(-3);
  });

  test('2.2.8.4 Strength runs from 1 to 15', () => expect([strength.min, strength.max]).toEqual([1, 15]));

  test('2.5.2 CM 16 gives +1, RP 5 gives -2; SITREP runs over all their sums', () => {
    expect(lookUp(cm, 16).drm).toBe(1);
    expect(lookUp(rp, 5).drm).toBe(-2);
    const drms = (track: trackData.Track) => track.rows.map((row) => row.drm);
    expect(sitrep.min).toBe(Math.min(...drms(cm)) + Math.min(...drms(rp)));
    expect(sitrep.max).toBe(Math.max(...drms(cm)) + Math.max(...drms(rp)));
  });

  test('5.2 at most four action points', () => expect([ap.min, ap.max]).toEqual([0, 4]));

  test('17.1 CM or RP below 1 loses', () => expect(loseBelow.level).toBe(1));

  test('20.1 CM 7 gives -1, RP 17 gives 0', () => {
    expect(lookUp(cm, 7).drm).toBe(-1);
    expect(lookUp(rp, 17).drm).toBe(0);
  });

  test('2.2 and 2.2.7 sixteen turns of 3 to 6 days, one after the other, from 13 March to 7 May 1954', () => {
    const day = (iso: string) => Date.parse(iso) / 86_400_000;
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(turns[0]?.from).toBe('1954-03-13');
    expect(turns.at(-1)?.to).toBe('1954-05-07');
    turns.forEach(({ turn, from, to }, i) => {
      const days = day(to) - day(from) + 1;
      expect(days >= 3 && days <= 6, `turn ${turn}`).toBe(true);
      const next = turns[i + 1];
      if (next) expect(day(next.from)).toBe(day(to) + 1);
    });
  });

  test('11.1 the monsoon covers turns 10 to 14', () => {
    expect(turns.filter(({ monsoon }) => monsoon).map(({ turn }) => turn)).toEqual([10, 11, 12, 13, 14]);
  });
});

describe('tables', () => {
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
});

describe('units', () => {
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
});

describe('cards', () => {
  const innerOps = (ops: readonly Op[]): Op[] =>
    ops.flatMap((op) => (op.op === 'roll' ? [op, ...op.rows.flatMap((row) => innerOps(row.ops))] : [op]));

  test('2.1 forty-five cards, each under its own number, keys all different', () => {
    expect(cardNumbers).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
    for (const number of cardNumbers) expect(cards[number].number).toBe(number);
    expect(new Set(allCards.map((card) => card.key)).size).toBe(45);
  });

  test('2.4 every card has an operation and a phase of the sequence', () => {
    expect(new Set(phaseIds).size).toBe(19);
    for (const card of allCards) {
      expect(card.ops.length, card.key).toBeGreaterThan(0);
      expect(card.phases.length, card.key).toBeGreaterThan(0);
    }
  });

  test('5.2 action points are 0 to 4; card 16 grants three, card 43 one to three by die', () => {
    for (const { ap: points } of allCards) expect(points === '1d3' || (points >= 0 && points <= 4)).toBe(true);
    expect(cards[16].ap).toBe(3);
    expect(numbersWhere((card) => card.ap === '1d3')).toEqual([43]);
  });

  test('5.3 card 16 on turns 6 to 16, card 21 with two centres lost, card 43 always', () => {
    expect(cards[16].condition).toEqual({ turnMin: 6, turnMax: 16 });
    expect(cards[21].condition).toEqual({ vmCrMin: 2 });
    expect(cards[43].condition).toEqual({});
  });

  test('5.3 turn limits are turns of the game, in order', () => {
    for (const { key, condition } of allCards) {
      const { turnMin = 1, turnMax = 16 } = condition;
      expect(turnMin >= 1 && turnMin <= turnMax && turnMax <= 16, key).toBe(true);
    }
  });

  test('5.4 card 21 is a one-time event; reshuffle cards never leave the deck', () => {
    expect(cards[21].oneTime).toBe(true);
    expect(numbersWhere((card) => card.oneTime && card.reshuffle)).toEqual([]);
  });

  test('5.5 and 19.5 the reserve cards are 1, 8, 10, 11, 12, 14, 15, 16 and 42', () => {
    expect(numbersWhere((card) => card.reserve)).toEqual([1, 8, 10, 11, 12, 14, 15, 16, 42]);
    for (const number of betterStart.cards) expect(cards[number].flag).toBe('french');
  });

  test('5.6 card 16 is immediate, card 21 waits for the AP phase', () => {
    expect(cards[16].phases).toEqual(['immediate']);
    expect(cards[21].phases).toEqual(['ap']);
  });

  test('5.6 a card of several phases has an operation for each, or one that offers each', () => {
    for (const { key, phases, ops } of allCards) {
      if (phases.length === 1) continue;
      const [first] = ops;
      const offered = first?.op === 'oneShotChoice' ? first.options.length : ops.length;
      expect(offered, key).toBe(phases.length);
    }
  });

  test('11.1 card 5 stops the assaults; 12.2 card 13 strikes the sapping targets', () => {
    expect([cards[5].key, cards[5].ops]).toEqual(['a-lull-in-the-battle', [{ op: 'noVmAssault' }]]);
    expect([cards[13].key, cards[13].ops[0]?.op]).toEqual(['war-is-made-with-artillery', 'bombard']);
  });

  test('2.3.1.2 only card 11 brings CMAA', () => {
    expect(numbersWhere((card) => card.ops.some((op) => op.op === 'placeUnit' && op.unit === 'cmaa'))).toEqual([11]);
  });

  test('rolls on cards cover their dice without gap or overlap', () => {
    const rolls = allCards.flatMap((card) => innerOps(card.ops)).filter((op) => op.op === 'roll');
    expect(rolls.length).toBe(2);
    for (const { dice, rows } of rolls) {
      expect(seams(rows)).toEqual([]);
      expect([rows[0]?.from, rows.at(-1)?.to]).toEqual(dice === '1d6' ? [1, 6] : [2, 12]);
    }
  });

  test('modifiers on cards are for tables that are rolled on', () => {
    for (const op of allCards.flatMap((card) => innerOps(card.ops))) {
      if (op.op === 'drm' || op.op === 'oneShot') expect(tables[op.table]).toHaveProperty('dice');
    }
  });
});

describe('scenarios, victory, options', () => {
  test.each(scenarioIds)('3.2 %s: every counter is in exactly one place', (id) => {
    const { garrisons, arrivals, remnants, eliminated } = scenarios[id];
    const placed = [
      ...crIds.flatMap((cr) => garrisons[cr].units),
      ...arrivals.map(({ unit }) => unit),
      ...remnants,
      ...eliminated,
      ...bataillonsDeMarche,
      ...setAside,
    ];
    expect(placed.toSorted()).toEqual(unitIds.toSorted());
  });

  test.each(scenarioIds)('2.2.1.3 %s: no set-up over-stacks', (id) => {
    const { garrisons, reduced } = scenarios[id];
    for (const cr of crIds) {
      const infantry = garrisons[cr].units.filter((unit) => units[unit].kind === 'infantry');
      const steps = infantry.reduce((n, unit) => n + (reduced.includes(unit) ? 1 : units[unit].steps), 0);
      expect(steps, cr).toBeLessThanOrEqual(crs[cr].stack.steps);
      expect(garrisons[cr].units.length - infantry.length, cr).toBeLessThanOrEqual(crs[cr].stack.assets);
    }
  });

  test.each(scenarioIds)('2.2.1.1 %s: centres are French with infantry or armor, Viet Minh without any unit', (id) => {
    const { garrisons, vmControl } = scenarios[id];
    const lost = vmControl.map(({ cr }) => cr);
    for (const cr of crIds) {
      const holders = garrisons[cr].units.filter((unit) => ['infantry', 'armor'].includes(units[unit].kind));
      expect(holders.length > 0, cr).toBe(!lost.includes(cr));
      if (lost.includes(cr)) expect(garrisons[cr]).toEqual({ fort: 1, units: [] }); // 12.3.5.2
    }
  });

  test.each(scenarioIds)(
    '%s: levels are on their tracks, arrivals on its turns, reduced units have two steps',
    (id) => {
      const s = scenarios[id];
      expect(s.id).toBe(id);
      expect(s.cm >= loseBelow.level && s.cm <= cm.max && s.rp >= loseBelow.level && s.rp <= rp.max).toBe(true);
      expect(s.aaa >= aaa.min && s.aaa <= aaa.max).toBe(true);
      for (const division of divisionIds) {
        const level = s.divisions[division].strength;
        expect(level > statusCheck.shakenAtMost && level <= strength.max).toBe(true);
      }
      for (const { turn } of s.arrivals) expect(turn >= s.firstTurn && turn <= s.lastTurn).toBe(true);
      const onMap = crIds.flatMap((cr) => s.garrisons[cr].units);
      for (const unit of s.reduced) expect(onMap.includes(unit) && units[unit].steps === 2).toBe(true);
      for (const unit of s.disrupted) expect(onMap).toContain(unit);
      for (const unit of s.remnants) expect(units[unit].steps).toBe(2);
    },
  );

  test('2.2.8.6 five-hills: only 1-step units and assets are eliminated outright', () => {
    for (const unit of scenarios['five-hills'].eliminated) expect(units[unit].steps).toBe(1);
  });

  test('3.0 the campaign lasts 16 turns, the Five Hills 12, to the same end', () => {
    expect(scenarioIds.map((id) => scenarios[id].lastTurn - scenarios[id].firstTurn + 1)).toEqual([16, 12]);
    expect(scenarioIds.map((id) => scenarios[id].lastTurn)).toEqual([16, 16]);
  });

  test('3.0 the Five Hills start after the fall of Anne-Marie, Béatrice and Gabrielle', () => {
    const lost = scenarios['five-hills'].vmControl;
    expect(lost.map(({ cr }) => cr).sort()).toEqual(['anne-marie', 'beatrice', 'gabrielle']);
    for (const { cr, division } of lost) expect(divisions[division].taor.flat()).toContain(cr);
    expect(scenarios.campaign.vmControl).toEqual([]);
  });

  test('3.1 the campaign deck is complete; no scenario counts card 45, which needs 19.1', () => {
    expect(scenarios.campaign.withoutCards).toEqual([]);
    expect(vultureCard).toBe(45);
    for (const id of scenarioIds) expect(scenarios[id].withoutCards).not.toContain(vultureCard);
    for (const number of betterStart.cards) expect(scenarios['five-hills'].withoutCards).not.toContain(number);
  });

  test('3.2 the airstrip starts Active', () => {
    for (const id of scenarioIds) expect(scenarios[id].airstrip).toBe('active');
  });

  test('9.2 turn 1 counts as following a turn without assault', () => {
    expect(scenarios.campaign.noVmAssaultLastTurn).toBe(true);
  });

  test('11.3 in the campaign 304 and 316 start Inactive above 8, the others Active', () => {
    const { divisions: start } = scenarios.campaign;
    expect(divisionIds.filter((id) => !start[id].active)).toEqual(['316', '304']);
  });

  test('21.Q1 the RP modifier of the campaign starts at +1', () => {
    expect(lookUp(rp, scenarios.campaign.rp).drm).toBe(1);
  });

  test('21.Q6 only 2 CMMLE, II/4 RAC and 1 CEPML start Disrupted, in Anne-Marie, Dominique and PC GONO', () => {
    const { disrupted, garrisons } = scenarios.campaign;
    expect([...disrupted].sort()).toEqual(['1-cepml', '2-cmmle', 'ii-4-rac']);
    expect(garrisons['anne-marie'].units).toContain('2-cmmle');
    expect(garrisons.dominique.units).toContain('ii-4-rac');
    expect(garrisons['pc-gono'].units).toContain('1-cepml');
  });

  test('20.2 the guns of the example stand in Dominique; Huguette has level 3 and room for its garrison', () => {
    expect(scenarios.campaign.garrisons.dominique.units).toEqual(expect.arrayContaining(['1-cmmle', 'ii-4-rac']));
    expect(crs.huguette.fort).toBe(3);
    expect(crs.huguette.stack.steps).toBeGreaterThanOrEqual(5);
    expect(crs.huguette.stack.assets).toBeGreaterThanOrEqual(1);
  });

  test('17.1 sudden death is a Strategic Defeat, by PC GONO, CM or RP', () => {
    expect(suddenDeath.level).toBe('strategic-defeat');
    expect(suddenDeathIds).toEqual(['pc-gono', 'cm', 'rp']);
  });

  test('17.2 victory points and levels', () => {
    expect(victoryPoints).toMatchObject({ frenchCr: 1, fullBattalion: 1, reducedBattalion: 0.5 });
    expect(victoryLevels.map(({ level, atLeast }) => [level, atLeast])).toEqual([
      ['strategic-victory', 25],
      ['operational-victory', 21],
      ['tactical-victory', 17],
      ['draw', 13],
      ['tactical-defeat', 9],
      ['operational-defeat', 5],
      ['strategic-defeat', 0],
    ]);
  });

  test('19.0 five options; 19.5 deals two of the nine reserve cards', () => {
    expect(optionIds).toEqual(['19.1', '19.2', '19.3', '19.4', '19.5']);
    expect([betterStart.hand, betterStart.cards]).toEqual([2, [1, 8, 10, 11, 12, 14, 15, 16, 42]]);
  });
});

function row(from: number | null, to: number | null): Row {
  return { from, to };
}
