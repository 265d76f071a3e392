import { describe, expect, test } from 'vitest';
import { layOut } from '../../src/board/areas/layout';
import { type Tile, tilesOf } from '../../src/board/areas/tiles';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { vallee } from '../../src/games/vallee';

const REACH = 20;
const games = { season, storm, vallee };
const cutOf = (name: keyof typeof games) => {
  const { net, sheet } = layOut(games[name].face.map, { width: 390, height: 633 }, 1);
  return { net, sheet, tiles: tilesOf(net, sheet, REACH) };
};
const holds = ({ box }: Tile, x: number, y: number, about = 0) =>
  x >= box.x - about && x < box.x + box.width + about && y >= box.y - about && y < box.y + box.height + about;

describe.each(['season', 'storm', 'vallee'] as const)('the sheet of %s, cut into tiles', (name) => {
  const { net, sheet, tiles } = cutOf(name);

  test('has every point of it on exactly one tile', () => {
    for (let i = 0; i < 400; i++) {
      const [x, y] = [((i * 37) % 400) * (sheet.width / 400), ((i * 91) % 400) * (sheet.height / 400)];
      expect(tiles.filter((tile) => holds(tile, x, y))).toHaveLength(1);
    }
  });

  test('knows on each tile every area and border that reaches into it', () => {
    for (const tile of tiles) {
      for (const [id, outline] of net.outlines) {
        if (outline.some(([x, y]) => holds(tile, x, y, REACH - 1))) expect(tile.net.outlines.has(id)).toBe(true);
      }
      for (const border of net.borders) {
        if (border.line.some(([x, y]) => holds(tile, x, y, REACH - 1))) expect(tile.net.borders).toContain(border);
      }
    }
  });

  test('knows both areas of every border on a tile: on which side of it they lie is asked there', () => {
    for (const tile of tiles) {
      for (const { areas } of tile.net.borders) expect(areas.filter((id) => !tile.net.outlines.has(id))).toEqual([]);
    }
  });

  test('draws few tiles anew where one area changes hands', () => {
    const touched = [...net.outlines.keys()].map((id) => tiles.filter((tile) => tile.net.outlines.has(id)).length);
    const usual = touched.sort((a, b) => a - b)[touched.length >> 1] ?? 0;
    expect(usual).toBeGreaterThan(0);
    expect(usual).toBeLessThanOrEqual(6);
  });
});
