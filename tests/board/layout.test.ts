import { describe, expect, test } from 'vitest';
import { crowding, layOut, levelAt, sheetSize, spread } from '../../src/board/areas/layout';
import { centreRadii, nearSlot } from '../../src/board/art/centre';
import { map } from './fixture';

const windows = [
  { width: 390, height: 605 },
  { width: 360, height: 501 },
  { width: 360, height: 400 },
  { width: 640, height: 300 },
  { width: 928, height: 820 },
] as const;

describe('layout', () => {
  test('a phone upright takes the portrait map, a tablet and a phone on its side the landscape one', () => {
    expect(layOut(map, { width: 390, height: 605 }).projection).toBe('portrait');
    expect(layOut(map, { width: 360, height: 400 }).projection).toBe('portrait');
    expect(layOut(map, { width: 928, height: 820 }).projection).toBe('landscape');
    expect(layOut(map, { width: 640, height: 300 }).projection).toBe('landscape');
  });

  test.each(windows)('in $width x $height no two far boxes overlap and none is cut', (window) => {
    const layout = layOut(map, window);
    const boxes = map.places.flatMap(({ id, shape }) => {
      const at = layout.places.get(id);
      return shape === 'centre' && at ? [{ id, at }] : [];
    });
    expect(boxes).toHaveLength(12);
    const [rx, ry] = centreRadii('far', layout.scale, 0, false);
    boxes.forEach((a, i) => {
      expect(a.at[0] - rx, a.id).toBeGreaterThanOrEqual(0);
      expect(a.at[0] + rx, a.id).toBeLessThanOrEqual(layout.sheet.width);
      expect(a.at[1] - ry, a.id).toBeGreaterThanOrEqual(0);
      expect(a.at[1] + ry, a.id).toBeLessThanOrEqual(layout.sheet.height);
      for (const b of boxes.slice(i + 1)) {
        const apart = Math.abs(a.at[0] - b.at[0]) >= rx * 2 || Math.abs(a.at[1] - b.at[1]) >= ry * 2;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    });
  });

  test.each([1, 1.3, 1.5])(
    'with letters %s times as large no two middle or near boxes overlap when they come',
    (text) => {
      const layout = layOut(map, { width: 390, height: 605 }, text);
      expect(layout.text).toBe(text);
      const centres = map.places.flatMap(({ id, shape }) => {
        const at = layout.places.get(id);
        return shape === 'centre' && at ? [{ id, at }] : [];
      });
      for (const [level, zoom] of [
        ['middle', layout.middleFrom],
        ['near', layout.nearFrom],
      ] as const) {
        const [rx, ry] = centreRadii(level, 1, level === 'near' ? 6 : 5, false).map((r) => r * text);
        centres.forEach((a, i) => {
          for (const b of centres.slice(i + 1)) {
            const [dx, dy] = [Math.abs(a.at[0] - b.at[0]) * zoom, Math.abs(a.at[1] - b.at[1]) * zoom];
            const apart = dx >= (rx ?? 0) * 2 - 0.01 || dy >= (ry ?? 0) * 2 - 0.01;
            expect(apart, `${level}: ${a.id} and ${b.id}`).toBe(true);
          }
        });
      }
    },
  );

  test('on the phone the map was drawn for, boxes stay on their ground', () => {
    const layout = layOut(map, { width: 390, height: 605 });
    for (const place of map.places) {
      const at = layout.places.get(place.id) ?? [0, 0];
      expect(Math.abs(at[0] - place.portrait[0] * 390), place.id).toBeLessThan(8);
      expect(Math.abs(at[1] - place.portrait[1] * 605), place.id).toBeLessThan(8);
    }
  });

  test('a sheet fills its window unless that bends it too far', () => {
    expect(sheetSize(0.655, { width: 390, height: 600 })).toEqual({ width: 390, height: 600 });
    const wide = sheetSize(0.655, { width: 800, height: 400 });
    expect(wide.width).toBe(800);
    expect(wide.height).toBeGreaterThan(800);
  });

  test('levels of detail come in order and hold on a little', () => {
    const layout = layOut(map, { width: 390, height: 605 });
    expect(levelAt(layout, 1, 'far')).toBe('far');
    expect(levelAt(layout, layout.middleFrom, 'far')).toBe('middle');
    expect(levelAt(layout, layout.nearFrom, 'middle')).toBe('near');
    expect(levelAt(layout, layout.nearFrom * 0.98, 'near')).toBe('near');
    expect(levelAt(layout, layout.nearFrom * 0.98, 'middle')).toBe('middle');
    expect(layout.maxZoom).toBeGreaterThan(layout.nearFrom);
  });
});

describe('room for boxes', () => {
  test('crowding is the zoom at which the closest two just clear', () => {
    const box = { width: 80, height: 50 };
    expect(
      crowding(
        [
          [0, 0],
          [40, 0],
        ],
        box,
      ),
    ).toBe(2);
    expect(
      crowding(
        [
          [0, 0],
          [40, 25],
        ],
        box,
      ),
    ).toBe(2);
    expect(
      crowding(
        [
          [0, 0],
          [160, 0],
          [0, 100],
        ],
        box,
      ),
    ).toBe(0.5);
  });

  test('boxes that overlap move apart by the shorter way; others stay', () => {
    const size = { width: 40, height: 20 };
    const at = spread(
      [
        { id: 'a', at: [100, 100], size },
        { id: 'b', at: [110, 115], size },
        { id: 'far', at: [300, 300], size },
      ],
      { width: 400, height: 400 },
    );
    expect(at.get('far')).toEqual([300, 300]);
    expect(at.get('a')?.[1]).toBeCloseTo(97.5);
    expect(at.get('b')?.[1]).toBeCloseTo(117.5);
    expect(at.get('a')?.[0]).toBe(100);
  });

  test('counters of an opened centre never overlap and stay inside its loop', () => {
    for (let count = 1; count <= 12; count++) {
      const [rx, ry] = centreRadii('near', 1, count, false);
      const slots = Array.from({ length: count }, (_, i) => nearSlot(i, count));
      slots.forEach(([x, y], i) => {
        expect(Math.abs(x) + 22).toBeLessThanOrEqual(rx);
        expect(Math.abs(y) + 22).toBeLessThanOrEqual(ry);
        for (const [ox, oy] of slots.slice(i + 1)) {
          expect(Math.abs(x - ox) >= 44 || Math.abs(y - oy) >= 44).toBe(true);
        }
      });
    }
  });
});
