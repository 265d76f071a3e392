import { describe, expect, test } from 'vitest';
import { isMotif } from '../../../src/board/art/vignette/motifs';
import { areaNumbers, areas, bonusSets, victoryAreas } from '../../../src/games/storm/data/areas';
import { cardArt } from '../../../src/games/storm/data/card-art';
import { cards, kinds } from '../../../src/games/storm/data/cards';
import { propaganda, supply } from '../../../src/games/storm/data/constants';
import { neighbours, sourceOfSide } from '../../../src/games/storm/data/neighbours';
import { outlines } from '../../../src/games/storm/data/outlines';
import { turns } from '../../../src/games/storm/data/turns';
import { units } from '../../../src/games/storm/data/units';
import { map } from '../../../src/games/storm/face/view';

test('every card has an engraving that can be drawn', () => {
  for (const { id } of cards) expect(isMotif(cardArt(id)?.motif ?? ''), id).toBe(true);
});

describe('2.2 the map', () => {
  test('2.2 44 areas, ten of them victory areas of value 3, six green, three runways', () => {
    expect(areaNumbers).toHaveLength(44);
    expect(victoryAreas).toEqual([6, 14, 17, 19, 24, 28, 30, 35, 36, 38]);
    const coloured = (colour: string) => areaNumbers.filter((area) => areas[area]?.colour === colour);
    expect([coloured('green'), coloured('blue')]).toEqual([
      [10, 15, 19, 22, 27, 28],
      [16, 20, 21],
    ]);
    expect(bonusSets).toEqual({ outposts: [6, 9, 14], runway: [16, 20, 21] });
  });

  test('2.2 115 sides, each from both areas; two bridges, from 29 to 21 and 28', () => {
    const sides = areaNumbers.flatMap((a) => (neighbours[a] ?? []).map(({ area, over }) => ({ a, area, over })));
    expect(sides).toHaveLength(230);
    for (const { a, area, over } of sides) {
      expect(neighbours[area]).toContainEqual({ area: a, over });
      expect(sourceOfSide(a, area)).toBeDefined();
    }
    expect(sides.filter(({ over }) => over === 'bridge').map(({ a, area }) => `${a}-${area}`)).toEqual([
      '21-29',
      '28-29',
      '29-21',
      '29-28',
    ]);
  });

  test('11.0 the green areas are those west of the river beside a runway', () => {
    const beside = areaNumbers.filter((area) =>
      (neighbours[area] ?? []).some((next) => [16, 20, 21].includes(next.area) && next.over === 'land'),
    );
    expect(beside.filter((area) => areas[area]?.colour !== 'blue')).toEqual([10, 15, 19, 22, 27, 28]);
  });

  test('2.2 outlines and label points lie in the unit square, neighbours share an edge', () => {
    for (const { outline = [], portrait } of map.places) {
      for (const [u, w] of [...outline, portrait]) expect(u >= 0 && u <= 1 && w >= 0 && w <= 1).toBe(true);
    }
    const points = new Map(outlines.map(({ area, outline }) => [area, new Set(outline.split(' '))]));
    for (const a of areaNumbers) {
      for (const { area } of neighbours[a] ?? []) {
        const shared = [...(points.get(a) ?? [])].filter((point) => points.get(area)?.has(point));
        expect(shared.length, `${a} and ${area}`).toBeGreaterThan(1);
      }
    }
  });
});

describe('2.1.1 the counters', () => {
  test('2.1.1 72 French and 105 Viet Minh, every id once', () => {
    expect(units.filter(({ side }) => side === 'french')).toHaveLength(72);
    expect(units).toHaveLength(177);
    expect(new Set(units.map(({ id }) => id)).size).toBe(177);
  });

  test('12.1 replacements are 1-7-2', () => {
    const replacements = units.filter(({ corps }) => corps === 'replacement');
    expect(replacements).toHaveLength(24);
    expect(
      replacements.every(({ firepower, defense, movement }) => firepower === 1 && defense === 7 && movement === 2),
    ).toBe(true);
  });

  test('2.1.1 three units come by a card, none starts in an area of the other side', () => {
    expect(units.filter(({ start }) => 'box' in start && start.box === 'aside')).toHaveLength(3);
    for (const { start, side } of units) if ('area' in start) expect(areas[start.area]?.control).toBe(side);
  });
});

test('2.0 every table has rows that meet, every datum a source', () => {
  for (const table of [supply, propaganda]) {
    table.rows.forEach((row, i) => {
      const next = table.rows[i + 1];
      if (next) expect(next.from).toBe((row.to ?? Number.NaN) + 1);
    });
  }
  const sources = [...areas.slice(1), ...units, ...turns, ...Object.values(kinds)].map((one) => one?.source);
  expect(sources.every((source) => source && ('stated' in source || 'reconstructed' in source))).toBe(true);
  expect(cards).toHaveLength(54);
});
