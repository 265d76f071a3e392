import { describe, expect, test } from 'vitest';
import { bases, lines, riverLines } from '../../../src/games/season/data/lines';
import { basePoints, crOutlines, inset, paPoints, sheet, zoneOutlines } from '../../../src/games/season/data/outlines';
import { airPlaces, crs, pas } from '../../../src/games/season/data/pas';
import { insetPegs, pegs } from '../../../src/games/season/data/pegs';
import { place, placeIds } from '../../../src/games/season/data/places';
import { scenarioIds, scenarios } from '../../../src/games/season/data/scenarios';
import { reasons, type Source } from '../../../src/games/season/data/source';
import { airTable, fireTable, handTable, munitions } from '../../../src/games/season/data/tables';
import { turns } from '../../../src/games/season/data/turns';
import { units } from '../../../src/games/season/data/units';
import { zones } from '../../../src/games/season/data/zones';
import { setUp } from '../../../src/games/season/play/setup';

const sound = (source: Source) =>
  ('stated' in source && source.stated.length > 0) ||
  ('reconstructed' in source && reasons.includes(source.reconstructed));

describe('the map', () => {
  test('27 zones, 44 PAs in 13 CRs, 65 lines, 43 bases, every id its own', () => {
    expect([zones.length, pas.length, crs.length, lines.length + riverLines.length, bases.length]).toEqual([
      27, 44, 13, 65, 43,
    ]);
    expect(new Set(placeIds).size).toBe(27 + 44 + 43);
  });

  test('zones touch each other both ways', () => {
    for (const zone of zones) {
      for (const other of zone.beside.split(' ')) {
        expect(zones.find(({ id }) => id === other)?.beside.split(' '), `${zone.id} ${other}`).toContain(zone.id);
      }
    }
  });

  test('lines and bases join places that exist; a base lies in a zone beside the zone of its PA', () => {
    for (const line of [...lines, ...riverLines])
      for (const pa of line.split('-')) expect(place(pa), line).toBeGreaterThan(26);
    for (const base of bases) {
      const [zone = '', pa = ''] = base.split('>');
      const cr = pas.find(({ id }) => id === pa)?.zone;
      expect(zones.find(({ id }) => id === zone)?.beside.split(' '), base).toContain(cr);
    }
  });

  test('0.2 one alphabet around the camp: A, B, O and R hold a centre, the other letters none, I is left out', () => {
    const ring = zones.filter(({ id }) => id.startsWith('Z')).map(({ id, kind }) => [id.slice(1), kind]);
    expect(ring.map(([letter]) => letter).join('')).toBe('ABCDEFGHJKLMNOPQR');
    expect(ring.filter(([, kind]) => kind === 'cr').map(([letter]) => letter)).toEqual(['A', 'B', 'O', 'R']);
  });

  test('0.2 nine centres are the camp, Françoise among them; four lie outside it', () => {
    const names = (inside: boolean) => crs.filter(({ crc }) => crc === inside).map(({ name }) => name);
    expect(names(false)).toEqual(['Gabrielle', 'Beatrice', 'Anne-Marie', 'Isabelle']);
    expect(names(true)).toHaveLength(9);
    expect(names(true)).toContain('Francoise');
  });

  test('8 the encirclable PAs are those of the west bank, Dominique 4 apart', () => {
    const ring = pas.filter(({ encirclable }) => encirclable);
    expect(new Set(ring.map(({ cr }) => cr))).toEqual(new Set(['H', 'F', 'L', 'C', 'JU', 'EP', 'OP']));
    expect(ring.every(({ bank }) => bank === 'west')).toBe(true);
  });

  test('8 five strategic hills; 3.2 eight places for the air table', () => {
    expect(pas.filter(({ strategic }) => strategic).map(({ id }) => id)).toEqual(['D1', 'D2', 'E1', 'E2', 'E4']);
    expect(airPlaces).toHaveLength(8);
  });

  test('every PA and every base is drawn inside its zone', () => {
    const outline = new Map(zoneOutlines.map(({ id, outline: points, hole }) => [id, { points, hole }]));
    const inside = (zone: string, at: string) => {
      const shape = outline.get(zone);
      if (!shape) return false;
      return contains(shape.points, at) && !(shape.hole && contains(shape.hole, at));
    };
    for (const entry of paPoints.flatMap((row) => row.split(' '))) {
      const [id = '', at = ''] = entry.split(':');
      expect(inside(pas.find((pa) => pa.id === id)?.zone ?? '', at), id).toBe(true);
    }
    for (const entry of basePoints.flatMap((row) => row.split(' '))) {
      const [id = '', at = ''] = entry.split(':');
      expect(inside(id.split('>')[0] ?? '', at), id).toBe(true);
    }
    expect(crOutlines.map(({ id }) => id).sort()).toEqual(crs.map(({ id }) => id).sort());
  });

  test('Isabelle lies in her frame, on the sheet', () => {
    expect(inset.x + inset.width).toBeLessThanOrEqual(sheet.width);
    expect(inset.y + inset.height).toBeLessThanOrEqual(sheet.height);
    expect([pegs.length, insetPegs.length]).toEqual([53, 9]);
  });
});

/** Even and odd: whether a point lies within a closed outline. */
function contains(outline: string, at: string): boolean {
  const points = outline.split(' ').map((point) => point.split(',').map(Number));
  const [x = 0, y = 0] = at.split(',').map(Number);
  let inside = false;
  points.forEach(([ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = points[(i + 1) % points.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

describe('the pieces', () => {
  test('1.1 80 French pieces with 145 steps; 1.2 33 battalions of three steps; 4.2.1 six dummies and two more', () => {
    const french = units.filter(({ side }) => side === 'french');
    const battalions = units.filter(({ type }) => type === 'battalion');
    const dummies = units.filter(({ type }) => type === 'dummy');
    expect(french).toHaveLength(80);
    expect(french.reduce((sum, { values }) => sum + values.length, 0)).toBe(145);
    expect(french.filter(({ stand }) => stand).reduce((sum, { values }) => sum + values.length, 0)).toBe(107);
    expect(battalions.map(({ values }) => values.length)).toEqual(new Array(33).fill(3));
    expect([
      dummies.filter(({ stand }) => stand).length,
      dummies.filter(({ arrives }) => arrives === 6).length,
    ]).toEqual([6, 2]);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  });

  test('0.1 ten tanks in five sections, the best morale of all', () => {
    const tanks = units.filter(({ type }) => type === 'tank');
    expect(tanks).toHaveLength(5);
    expect(tanks.every(({ values }) => values.every(({ morale }) => morale === 6))).toBe(true);
  });

  test('a reduced side is never better than a full one', () => {
    for (const { id, values } of units) {
      const [reduced, full = reduced] = values;
      expect((reduced?.fire ?? 0) <= (full?.fire ?? 0) && (reduced?.hand ?? 0) <= (full?.hand ?? 0), id).toBe(true);
    }
  });
});

describe('the tables', () => {
  const fireRank = ['-', 'T', 'D', '1', '2', '3'];
  const handRank = ['A1+T', 'AD', 'BD', 'T', 'DD', 'D1+T', 'D2+T'];

  test('5.2 the Fire Table has six rows of twelve columns and gets no worse with the die nor with strength', () => {
    expect(fireTable.rows.map((row) => row.length)).toEqual(new Array(6).fill(fireTable.columns.length));
    expect(fireTable.columns).toContain(munitions.barrage);
    expect(fireTable.columns).toContain(munitions.strike);
    monotonous(fireTable.rows, fireRank);
  });

  test('5.5 the Hand-to-Hand Table has six rows from 1-4 to 6-1 and gets no worse for the attacker', () => {
    expect(handTable.rows.map((row) => row.length)).toEqual(new Array(6).fill(9));
    monotonous(handTable.rows, handRank);
  });

  function monotonous(rows: readonly (readonly string[])[], rank: readonly string[]) {
    rows.forEach((row, r) => {
      row.forEach((code, c) => {
        const better = rank.indexOf(code);
        expect(better).toBeGreaterThanOrEqual(0);
        expect(rank.indexOf(rows[r + 1]?.[c] ?? code)).toBeGreaterThanOrEqual(better);
        expect(rank.indexOf(row[c + 1] ?? code)).toBeGreaterThanOrEqual(better);
      });
    });
  }

  test('3.2 a line of the air table for each number of places, each no better than the one before', () => {
    expect(airTable.lines).toHaveLength(airPlaces.length + 1);
    airTable.lines.forEach((line, i) => {
      const next = airTable.lines[i + 1];
      if (!next) return;
      const points = (one: typeof line, die: number) =>
        (one.levels[die] ?? 0) * munitions.level + (one.points[die] ?? 0);
      for (let die = 0; die < 6; die++) {
        expect(points(next, die)).toBeLessThanOrEqual(points(line, die));
        expect(next.air[die]).toBeLessThanOrEqual(line.air[die] ?? 0);
      }
      expect(next.drop).toBeLessThanOrEqual(line.drop);
    });
  });

  test('0.4 a shift for each level of munitions; 3.1 one or two levels a turn', () => {
    expect(munitions.shifts).toHaveLength(munitions.most / munitions.level + 1);
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(turns.every(({ levels }) => levels === 1 || levels === 2)).toBe(true);
    expect(turns.map(({ replacements }) => replacements)).toEqual([0, 3, 3, 3, 3, 3, 3, 3]);
  });

  test('everything says where it comes from', () => {
    const sources = [
      ...[...zones, ...pas, ...crs, ...units, ...turns].map(({ source }) => source),
      ...[fireTable, handTable, airTable, munitions].map(({ source }) => source),
      ...scenarioIds.map((id) => scenarios[id].source),
    ];
    expect(sources.every(sound)).toBe(true);
  });
});

describe('9 set-up', () => {
  test('the full battle: French everywhere, the Viet Minh in the jungle', () => {
    const v = setUp({ scenario: 'full-battle', options: [], seed: 'a' });
    expect(v.phase).toBe('set-up-french');
    expect(v.control.every((side) => side === 'french')).toBe(true);
    expect([v.munitions.french, v.munitions['viet-minh'], v.replacements, v.losses]).toEqual([12, 8, 2, 0]);
  });

  test('the five hills: places are given, the supply of week 3 is at hand', () => {
    const v = setUp({ scenario: 'five-hills', options: [], seed: 'a' });
    expect([v.phase, v.turn, v.received, v.losses]).toEqual(['vm-supply', 3, 8, 10]);
    expect(['G1', 'B4', 'AM2'].map((pa) => v.control[place(pa)])).toEqual(['viet-minh', 'viet-minh', 'viet-minh']);
    expect(['ZC', 'ZD', 'ZE', 'ZF', 'ZM', 'ZN', 'ZQ'].map((zone) => v.trench[place(zone)])).toEqual(
      new Array(7).fill(3),
    );
  });

  test('there is no other scenario and no option', () => {
    expect(() => setUp({ scenario: 'battle', options: [], seed: 'a' })).toThrow('no scenario');
    expect(() => setUp({ scenario: 'full-battle', options: ['rain'], seed: 'a' })).toThrow('no option');
  });
});
