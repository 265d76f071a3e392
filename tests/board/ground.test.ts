import { describe, expect, test } from 'vitest';
import { dashes, pieces } from '../../src/board/art/crayon';
import { loop } from '../../src/board/art/loop';
import { atlas } from '../../src/board/base/atlas';
import { linear, warped } from '../../src/board/base/chart';
import { inside, length, spline, walk } from '../../src/board/base/geometry';
import { palettes } from '../../src/board/base/palette';
import { isolines } from '../../src/board/ground/contours';
import { sample } from '../../src/board/ground/field';
import { relief } from '../../src/board/ground/height';
import { groundKey } from '../../src/board/ground/key';
import { fractal, noise, random } from '../../src/board/ground/noise';
import { riverLine } from '../../src/board/ground/water';
import { map } from './fixture';

describe('chart', () => {
  test.each(['portrait', 'landscape'] as const)('%s: every kilometre comes back to itself', (which) => {
    const chart = warped(map[which], 390, 605);
    for (let x = -5; x <= 5; x++) {
      for (let y = -8; y <= 6; y++) {
        const [kx, ky] = chart.toGround(...chart.toSheet(x, y));
        expect(kx).toBeCloseTo(x, 4);
        expect(ky).toBeCloseTo(y, 4);
      }
    }
  });

  test('east is right and north is up, without a fold', () => {
    const chart = warped(map.portrait, 390, 605);
    for (let k = -5; k < 5; k += 0.1) {
      expect(chart.toSheet(k + 0.1, 0)[0]).toBeGreaterThan(chart.toSheet(k, 0)[0]);
      expect(chart.toSheet(0, k + 0.1)[1]).toBeLessThan(chart.toSheet(0, k)[1]);
    }
  });

  test('true ground keeps its scale', () => {
    const chart = linear([0, 0], 150, 300, 300);
    expect(chart.toSheet(0, 0)).toEqual([150, 150]);
    expect(chart.toSheet(1, 1)).toEqual([300, 0]);
  });
});

describe('relief', () => {
  const heightAt = relief(atlas);

  test('the command post lies on the floor, Gabrielle on a hill, the mountains above both', () => {
    expect(Math.abs(heightAt(0, 0).metres)).toBeLessThan(10);
    expect(heightAt(-0.3, 4.1).metres).toBeGreaterThan(35);
    expect(heightAt(-5, 0).metres).toBeGreaterThan(120);
    expect(heightAt(-5, 0).ring).toBeGreaterThan(100);
    expect(heightAt(-0.3, 4.1).ring).toBe(0);
  });

  test('the strip is flat', () => {
    const { from, to } = atlas.airstrip;
    for (let t = 0; t <= 1; t += 0.1) {
      const metres = heightAt(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t).metres;
      expect(Math.abs(metres)).toBeLessThan(12);
    }
  });

  test('contours close or run off the sheet', () => {
    const chart = warped(map.portrait, 120, 180);
    const field = sample(heightAt, chart, 120, 180, 2.5);
    const lines = isolines(field, 40);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const first = line[0] ?? [0, 0];
      const last = line.at(-1) ?? [0, 0];
      const closed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.3;
      const edge = (p: readonly [number, number]) =>
        p[0] < 0.01 || p[1] < 0.01 || p[0] > (field.columns - 1) * 2.5 - 0.01 || p[1] > (field.rows - 1) * 2.5 - 0.01;
      expect(closed || (edge(first) && edge(last))).toBe(true);
    }
  });

  test('the river runs down the whole sheet inside the valley', () => {
    const chart = warped(map.portrait, 390, 605);
    const line = riverLine(atlas, chart);
    expect(line[0]?.[1]).toBeLessThan(5);
    expect(line.at(-1)?.[1]).toBeGreaterThan(600);
  });

  test('paddies lie on the valley floor', () => {
    for (const { id, poly } of atlas.paddies) {
      const x = poly.reduce((sum, p) => sum + p[0], 0) / poly.length;
      const y = poly.reduce((sum, p) => sum + p[1], 0) / poly.length;
      expect(inside(x, y, atlas.relief.floor), id).toBe(true);
    }
  });
});

describe('noise', () => {
  test('the same seed gives the same sheet for ever', () => {
    const chance = random(1954);
    expect([chance(), chance(), chance()].map((v) => v.toFixed(6))).toMatchInlineSnapshot(`
      [
        "0.198808",
        "0.758701",
        "0.925640",
      ]
    `);
    expect(noise(3.3, 4.4).toFixed(6)).toMatchInlineSnapshot(`"0.142640"`);
    expect(fractal(3.3, 4.4).toFixed(6)).toMatchInlineSnapshot(`"0.279405"`);
  });
});

describe('key of a baked sheet', () => {
  const { x, y } = map.portrait;
  const order = {
    width: 390,
    height: 605,
    density: 2,
    palette: palettes.day,
    lay: { kind: 'warped', knots: { x, y } },
  } as const;

  test('the same order is found again; size, density and colours make another', () => {
    expect(groundKey(order)).toBe(groundKey({ ...order }));
    const others = [
      { ...order, width: 391 },
      { ...order, density: 3 },
      { ...order, palette: palettes.night },
      { ...order, palette: { ...palettes.day, 'g-water': '#000000' } },
    ];
    expect(new Set([order, ...others].map(groundKey)).size).toBe(5);
  });
});

describe('lines', () => {
  test('a spline goes through its points', () => {
    const points = [
      [0, 0],
      [10, 5],
      [20, -5],
      [30, 0],
    ] as const;
    const line = spline(points, 8);
    for (const [px, py] of points) {
      expect(line.some(([lx, ly]) => Math.hypot(lx - px, ly - py) < 1e-9)).toBe(true);
    }
  });

  test('a walk ends where it should', () => {
    const line = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const;
    expect(length(line)).toBe(20);
    expect(walk(line, 15)).toEqual({ at: [10, 5], heading: Math.PI / 2 });
  });

  test('each band has its own dashes and they cover the line to its end', () => {
    expect(dashes('band-3', 50)).toEqual([{ from: 0, to: 50 }]);
    expect(dashes('band-1', 10)).toEqual([
      { from: 0, to: 3 },
      { from: 7, to: 10 },
    ]);
    expect(dashes('band-2', 30).map(({ to, from }) => to - from)).toEqual([9, 9, 4]);
    for (const owner of ['band-1', 'band-2', 'band-3', 'band-4'] as const) {
      for (const { from, to } of dashes(owner, 100)) {
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(100);
      }
    }
  });

  test('pieces of a bent line are short and add up', () => {
    const line = spline(
      [
        [0, 0],
        [50, 20],
        [100, 0],
      ],
      12,
    );
    const total = length(line);
    const parts = pieces(line, [{ from: 0, to: total }]);
    expect(parts.reduce((sum, { long }) => sum + long, 0)).toBeCloseTo(total);
    for (const { long } of parts) expect(long).toBeLessThanOrEqual(13);
  });

  test('a loop is drawn by the same hand each time and keeps its size', () => {
    const a = loop(100, 60, 39, 23, 7);
    expect(loop(100, 60, 39, 23, 7)).toEqual(a);
    for (const [x, y] of a.outline) {
      expect(Math.abs(x - 100)).toBeLessThan(39 * 1.06);
      expect(Math.abs(y - 60)).toBeLessThan(23 * 1.06);
    }
    expect(a.ticks.length).toBeGreaterThan(20);
  });
});
