import { describe, expect, test } from 'vitest';
import { vallee } from '../../../src/games/vallee';
import { airUnits } from '../../../src/games/vallee/data/aircraft';
import { areas } from '../../../src/games/vallee/data/areas';
import { deduction, stackLimit, stackPoints } from '../../../src/games/vallee/data/constants';
import { neighbours } from '../../../src/games/vallee/data/neighbours';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { bridgePoints, outlines, river, sheet } from '../../../src/games/vallee/data/outlines';
import { scenarios } from '../../../src/games/vallee/data/scenarios';
import { reasons, type Source } from '../../../src/games/vallee/data/source';
import {
  aaTable,
  assaultResults,
  assaultTable,
  bombardment,
  dropTable,
  randomEvents,
  weatherTable,
} from '../../../src/games/vallee/data/tables';
import { terrain } from '../../../src/games/vallee/data/terrain';
import { turns } from '../../../src/games/vallee/data/turns';
import { units } from '../../../src/games/vallee/data/units';
import { areaOf } from '../../../src/games/vallee/rules/ground';

type Pair = readonly [number, number];

const pairs = (text: string): Pair[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const edges = (outline: string) => {
  const points = pairs(outline);
  return points.map((point, i) => [point, points[(i + 1) % points.length] ?? point].map(String).sort().join(' to '));
};

describe('2.2 the map', () => {
  test('61 areas, each with an outline on the sheet and its label inside it', () => {
    expect(areas).toHaveLength(61);
    expect(outlines.map(({ area }) => area)).toEqual(areas.map(({ id }) => id));
    for (const { outline, label } of outlines) {
      for (const [x, y] of [...pairs(outline), ...pairs(label)]) {
        expect(x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height).toBe(true);
      }
      expect(inside(pairs(label)[0] ?? [0, 0], pairs(outline)), label).toBe(true);
    }
  });

  test('two areas are adjacent exactly when their outlines share an edge', () => {
    const owners = new Map<string, Set<number>>();
    outlines.forEach(({ outline }, area) => {
      for (const edge of edges(outline)) owners.set(edge, (owners.get(edge) ?? new Set()).add(area));
    });
    const shared = new Set(
      [...owners.values()].filter((set) => set.size === 2).map((set) => [...set].sort((a, b) => a - b).join()),
    );
    const stated = new Set(
      neighbours.flatMap((list, a) => list.filter(({ area }) => area > a).map(({ area }) => `${a},${area}`)),
    );
    expect([...stated].filter((pair) => !shared.has(pair))).toEqual([]);
    expect([...shared].filter((pair) => !stated.has(pair))).toEqual([]);
  });

  test('the river parts the banks, and two bridges cross it', () => {
    const over = neighbours.flatMap((list, a) => list.map(({ area, over: kind }) => ({ a, b: area, kind })));
    for (const { a, b, kind } of over) {
      const parted = areas[a]?.bank !== areas[b]?.bank && areas[a]?.terrain !== 'valley';
      if (areas[a]?.terrain !== 'valley' || areas[b]?.terrain !== 'valley') expect(kind !== 'land').toBe(parted);
    }
    const bridges = over.filter(({ kind }) => kind === 'bridge').map(({ a, b }) => `${areas[a]?.id} ${areas[b]?.id}`);
    expect(bridges.sort()).toEqual(['cf e3', 'e3 cf', 'isabelle weime', 'weime isabelle']);
    expect(pairs(bridgePoints)).toHaveLength(2);
    expect(pairs(river).length).toBeGreaterThan(10);
  });

  test('17.3, R58 Claudine touches exactly one clear area', () => {
    const clear = new Set<string>();
    for (const id of ['c1', 'c2', 'c3']) {
      for (const { area } of neighbours[areaOf(id)] ?? [])
        if (areas[area]?.terrain === 'clear') clear.add(areas[area]?.id ?? '');
    }
    expect([...clear]).toEqual(['octavie']);
  });

  test('R57 Dominique and Elaine lie east of the river, Isabelle west, Weime east', () => {
    for (const id of ['d1', 'd2', 'd3', 'e1', 'e2', 'e3', 'weime', 'beatrice'])
      expect(areas[areaOf(id)]?.bank).toBe('east');
    expect(areas[areaOf('isabelle')]?.bank).toBe('west');
  });

  test('R56 the compound is the Central Fortress, C, D, E, H, Sparrowhawk and Juno', () => {
    const compound = areas.filter((area) => area.compound).map(({ id }) => id.replace(/\d/, ''));
    expect([...new Set(compound)].sort()).toEqual(['c', 'cf', 'd', 'e', 'h', 'juno', 'sparrowhawk']);
    expect(compound).toHaveLength(19);
  });
});

function inside([x, y]: Pair, outline: readonly Pair[]): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

describe('2.3 units', () => {
  test('a hundred ground units with ids of their own', () => {
    expect(units).toHaveLength(100);
    expect(new Set(units.map(({ id }) => id)).size).toBe(100);
    expect(new Set(units.map(({ label, side }) => `${side} ${label}`)).size).toBe(100);
  });

  test('12.2 the example: 1/88 and the 1st Colonial are 4 strong with morale 5', () => {
    for (const id of ['vm-1-88', 'fr-1c'])
      expect(units.find((unit) => unit.id === id)).toMatchObject({ strength: 4, morale: 5 });
  });

  test('T14 the 312th has exactly ten units', () => {
    expect(units.filter(({ division }) => division === '312')).toHaveLength(10);
  });

  test('14.4 three battalions of engineers; 14.1 ten tanks of one step; 14.3 two Katyushas', () => {
    expect(units.filter(({ type }) => type === 'assault-engineer')).toHaveLength(3);
    expect(units.filter(({ type, strength }) => type === 'tank' && strength === 1)).toHaveLength(10);
    expect(units.filter(({ calibre }) => calibre === 'katyusha')).toHaveLength(2);
  });

  test('11.3 two regiments of three battalions of four companies', () => {
    expect(stackLimit).toBe(2 * 3 * stackPoints.battalion);
    expect(stackPoints.battalion).toBe(4 * stackPoints.company);
  });

  test('9.0 the fleet: 12 others and 11 transports at the start, three Corsairs and the Flying Tigers later', () => {
    const at = (from: string) => airUnits.filter((air) => air.from === from).map(({ type }) => type);
    expect(at('start').filter((type) => type.startsWith('C-'))).toHaveLength(11);
    expect(at('start').filter((type) => !type.startsWith('C-'))).toHaveLength(12);
    expect(at('turn-8')).toEqual(['F4U', 'F4U', 'F4U']);
    expect(at('event-2')).toEqual(['C-119']);
  });
});

describe('tables', () => {
  const tables = { weatherTable, randomEvents, aaTable, dropTable, bombardment, assaultTable, deduction };

  test.each(Object.entries(tables))('%s: rows meet without gap or overlap', (_name, { rows }) => {
    expect(rows[0]?.from).toBeNull();
    expect(rows.at(-1)?.to).toBeNull();
    rows.slice(1).forEach((row, i) => {
      expect(row.from).toBe((rows[i]?.to ?? 0) + 1);
    });
  });

  test('12.2 every cell of the assault table is a result', () => {
    for (const { cells } of assaultTable.rows) {
      expect(cells).toHaveLength(8);
      for (const code of cells) expect(assaultResults[code]).toBeDefined();
    }
  });

  test('more strength or a higher die never hurts the attacker', () => {
    const order = [
      'AE',
      '1/2R/-',
      '1/4R/-',
      '1/4R/1',
      '1R/-',
      'EX',
      'BB',
      'Ex/R',
      '1/4/R',
      '1/R',
      '1/4/1/2R',
      '1/1/2R',
      '1/4/DE',
      '1/DE',
      '-/DE',
    ];
    assaultTable.rows.slice(1).forEach(({ cells }, i) => {
      cells.forEach((code, column) => {
        const above = assaultTable.rows[i]?.cells[column] ?? 'AE';
        const taken = (one: string) => order.indexOf(one) >= order.indexOf('Ex/R');
        expect(taken(code) || !taken(above), `${column} ${code} after ${above}`).toBe(true);
      });
    });
  });

  test('R36 eleven weeks: turn 7 is the fourth of April, turn 11 the fourth of May', () => {
    expect(turns).toHaveLength(11);
    expect(turns[6]).toMatchObject({ month: 'april', week: 4 });
    expect(turns[10]).toMatchObject({ month: 'may', week: 4 });
  });

  test('everything has a source: a rule, a reason of the list, or both', () => {
    const sources: Source[] = [
      ...areas.map(({ source }) => source),
      ...units.map(({ source }) => source),
      ...airUnits.map(({ source }) => source),
      ...turns.map(({ source }) => source),
      ...Object.values(terrain).map(({ source }) => source),
      ...Object.values(tables).map(({ source }) => source),
      ...scenarioIds.map((id) => scenarios[id].source),
    ];
    for (const source of sources) {
      if ('stated' in source) expect(source.stated).toMatch(/^\d/);
      if ('reconstructed' in source) expect(reasons).toContain(source.reconstructed);
      expect('stated' in source || 'reconstructed' in source).toBe(true);
    }
  });
});

describe('17.0 scenarios', () => {
  test.each(scenarioIds)('%s: nobody stands in two places, and places have room', (id) => {
    const data = scenarios[id];
    const placed = [...data.french, ...data['viet-minh']].flatMap((placement) => placement.units);
    const all = [...placed, ...(data.tanks?.of ?? []), ...data.transport.units, ...data.waiting];
    expect(new Set(all).size).toBe(all.length);
    for (const { areas: where, units: list, start } of [...data.french, ...data['viet-minh']]) {
      if (start) {
        expect(start).toHaveLength(list.length);
        for (const area of start) expect(where).toContain(area);
      }
    }
  });

  test('17.4.1 F6F, F8F and SB2C are enough for a six and two', () => {
    expect(airUnits.filter(({ type }) => scenarios.hills.air?.types.includes(type)).length).toBeGreaterThanOrEqual(8);
  });
});

test('2.3 no two French guns are called alike, and each is listed with its calibre', async () => {
  const words = await vallee.books.words.en();
  const guns = units.filter(({ side, type }) => side === 'french' && type === 'artillery');
  expect(new Set(guns.map(({ name }) => name)).size).toBe(guns.length);
  expect(new Set(guns.map(({ label }) => label)).size).toBe(guns.length);
  for (const { id, calibre } of guns) expect(words.counterKind(id)).toContain(calibre?.replace('mm', ''));
});
