import { expect, test } from 'vitest';
import { atlas } from '../../src/board/base/atlas';
import { noInset } from '../../src/board/base/camera';
import { linear } from '../../src/board/base/chart';
import { frameOf, freePart, spread } from '../../src/board/base/close-up-layout';
import { lostValley } from '../../src/games/lost-valley';

const centres = lostValley.face.map.places.filter(({ strongpoints = [] }) => strongpoints.length > 0);

test.each(centres)('$id: every strongpoint of an opened centre lies in view', ({ strongpoints = [] }) => {
  const own = atlas.strongpoints.filter(({ id }) => strongpoints.includes(id));
  expect(own).toHaveLength(strongpoints.length);
  const free = { width: 400, height: 304 };
  const frame = frameOf(own, free);
  const chart = linear(frame.centre, frame.scale, free.width, free.height);
  for (const { id, x, y } of own) {
    const [u, v] = chart.toSheet(x, y);
    expect(u, id).toBeGreaterThan(10);
    expect(u, id).toBeLessThan(390);
    expect(v, id).toBeGreaterThan(10);
    expect(v, id).toBeLessThan(294);
  }
});

test.each(centres)(
  '$id: no strongpoint of it covers another, and each is near where it lay',
  ({ strongpoints = [] }) => {
    const own = atlas.strongpoints.filter(({ id }) => strongpoints.includes(id));
    const free = { width: 400, height: 224 };
    const frame = frameOf(own, free);
    const chart = linear(frame.centre, frame.scale, free.width, free.height);
    const signs = own.map(({ x, y }) => ({ at: chart.toSheet(x, y), rx: 23, ry: 18 }));
    const spots = spread(signs, free);
    spots.forEach(([x, y], i) => {
      const [u = 0, v = 0] = signs[i]?.at ?? [];
      expect(Math.hypot(x - u, y - v), own[i]?.id).toBeLessThan(45);
      for (const [a, b] of spots.slice(i + 1)) {
        expect(Math.abs(a - x) >= 46 || Math.abs(b - y) >= 36, own[i]?.id).toBe(true);
      }
    });
  },
);

test('the free part is what a sheet leaves, never nothing', () => {
  const window = { width: 390, height: 605 };
  expect(freePart(window, { ...noInset, bottom: 310 })).toEqual({ width: 400, height: 304 });
  expect(freePart(window, { ...noInset, bottom: 600 }).height).toBeGreaterThan(90);
});
