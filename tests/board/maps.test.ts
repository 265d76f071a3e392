/** The maps of two games as their designs draw them: posts inside areas with an inset, and areas inside a frame. */

import { describe, expect, test } from 'vitest';
import { type Layout, layOut } from '../../src/board/areas/layout';
import { netOf } from '../../src/board/areas/net';
import { moved, overlap } from '../../src/board/areas/place-plates';
import { boxesOf, faceOf } from '../../src/board/areas/plate';
import { atOnce } from '../../src/board/base/at-once';
import { pegged } from '../../src/board/base/chart';
import type { Rect } from '../../src/board/base/geometry';
import { inside, outlineDistance, type Point } from '../../src/board/base/geometry';
import { hit, type Touchable } from '../../src/board/base/hit';
import type { BoardWords } from '../../src/board/base/types';
import { bracketsOf } from '../../src/board/extras/bases';
import { countryIn } from '../../src/board/ground/country';
import { PlateSpots } from '../../src/board/scene/plate-spots';
import { stacksOf } from '../../src/board/scene/stacks';
import type { BoardMap, View } from '../../src/kernel/view';
import * as season from './season-map';
import * as vallee from './vallee-map';

/** What strip and dock leave of a phone of 390 x 844 and of one of 360 x 780. */
const phones = [
  { width: 390, height: 604 },
  { width: 360, height: 544 },
] as const;
const ribboned = phones.map(({ width, height }) => ({ width, height: height - 36 }));
const levels = ['far', 'middle', 'near'] as const;
type Level = (typeof levels)[number];

/** As wide as the condensed face sets its widest names. */
const measure = (text: string, font: string) => text.length * Number(/([\d.]+)px/.exec(font)?.[1] ?? 12) * 0.46;

const zoomAt = ({ minZoom = 1, middleFrom, nearFrom }: Layout, level: Level) =>
  Math.max(minZoom, { far: minZoom, middle: middleFrom, near: nearFrom }[level]);

/** The loops of posts as boxes on the screen. */
function loops(map: BoardMap, layout: Layout, level: Level): (Rect & { readonly id: string })[] {
  const zoom = zoomAt(layout, level);
  const grown = level === 'far' ? 1 : layout.text;
  const { width, height } = layout.posts[level];
  return map.places.flatMap(({ id, shape }) => {
    const [x, y] = layout.places.get(id) ?? [0, 0];
    if (shape !== 'post') return [];
    const size = { width: width * grown, height: height * grown };
    return [{ id, x: x * zoom - size.width / 2, y: y * zoom - size.height / 2, ...size }];
  });
}

/** The parts of every plate as boxes on the screen. */
function plates(map: BoardMap, view: View, words: BoardWords, layout: Layout, level: Level) {
  const zoom = zoomAt(layout, level);
  const stacks = stacksOf(view.counters);
  const faces = new Map(
    map.places.flatMap((place) => {
      const state = view.places.find(({ id }) => id === place.id);
      if (!state || !place.outline) return [];
      const name = level === 'far' ? words.brief(place.id) : words.place(place.id);
      const options = { name, liveries: map.liveries, far: level === 'far' };
      return [[place.id, faceOf(place, state, stacks.get(place.id) ?? [], options)] as const];
    }),
  );
  const spots = atOnce(new PlateSpots({ map, layout, level, measure }, faces).find());
  return map.places.flatMap((place) => {
    const face = faces.get(place.id);
    if (!face || (face.name === '' && face.stacks.length === 0)) return [];
    const { at, parts } = spots.hang(place, face);
    const boxes = boxesOf(parts).map((part) => moved(part, [at[0] * zoom, at[1] * zoom]));
    return [{ id: place.id, boxes, face }];
  });
}

const shared = (a: readonly Rect[], b: readonly Rect[]) =>
  a.reduce((sum, x) => sum + b.reduce((more, y) => more + overlap(x, y), 0), 0);

function expectApart(
  all: readonly { readonly id: string; readonly boxes: readonly Rect[] }[],
  layout: Layout,
  zoom: number,
) {
  const wide = layout.sheet.width * zoom;
  const tall = layout.sheet.height * zoom;
  all.forEach((a, i) => {
    for (const box of a.boxes) {
      expect(box.x, a.id).toBeGreaterThanOrEqual(-0.5);
      expect(box.y, a.id).toBeGreaterThanOrEqual(-0.5);
      expect(box.x + box.width, a.id).toBeLessThanOrEqual(wide + 0.5);
      expect(box.y + box.height, a.id).toBeLessThanOrEqual(tall + 0.5);
    }
    for (const b of all.slice(i + 1)) expect(shared(a.boxes, b.boxes), `${a.id} and ${b.id}`).toBeLessThan(1);
  });
}

const views = { start: season.view('start', 'french'), 'week-3': season.view('week-3', 'french') };

describe('posts inside areas', () => {
  const { map, words } = season;
  const net = netOf(map, map.portrait.aspect, { width: 1000, height: 1500 });
  const posts = map.places.filter(({ shape }) => shape === 'post');

  test('every post lies in the area that it names, and every base in its own', () => {
    expect([posts.length, net.outlines.size]).toEqual([44, 27]);
    for (const { id, in: area = '', portrait, bases = [] } of posts) {
      const on = ([u, v]: Point): Point => [u * 1000, v * 1500];
      expect(inside(...on(portrait), net.outlines.get(area) ?? []), id).toBe(true);
      for (const { from, at } of bases)
        expect(inside(...on(at), net.outlines.get(from) ?? []), `${from}>${id}`).toBe(true);
    }
  });

  test('an area inside another is cut out of it, and their border is drawn once', () => {
    expect([...net.holes.keys()]).toEqual(['ZQ']);
    const between = net.borders.filter(({ areas }) => areas.includes('ZQ') && areas.includes('ZR'));
    expect(between.length).toBeGreaterThan(0);
    expect(net.borders.filter(({ steep }) => steep !== null).map(({ areas }) => [...areas].sort())).toEqual([
      ['J1', 'ZK'],
    ]);
  });

  test.each(phones)('at $width x $height no loop lies over another and every name has room at 12 px', (window) => {
    const layout = layOut(map, window);
    for (const level of levels) {
      const all = loops(map, layout, level);
      expect(all).toHaveLength(44);
      expectApart(
        all.map(({ id, ...box }) => ({ id, boxes: [box] })),
        layout,
        zoomAt(layout, level),
      );
    }
    const { width, height } = layout.posts.far;
    expect(width).toBeGreaterThanOrEqual(26);
    expect(height).toBeGreaterThanOrEqual(22);
    for (const { id } of posts) expect(measure(words.brief(id), '12px'), id).toBeLessThan(width - 4);
  });

  test('larger letters come later: nearer, loops have the room they grow into', () => {
    const layout = layOut(map, phones[0], 1.3);
    for (const level of ['middle', 'near'] as const) {
      const all = loops(map, layout, level).map(({ id, ...box }) => ({ id, boxes: [box] }));
      expectApart(all, layout, zoomAt(layout, level));
    }
  });

  test.each(phones.flatMap((window) => (['start', 'week-3'] as const).map((when) => ({ ...window, when }))))(
    'at $width x $height, $when: from far no plate meets another or a loop',
    ({ when, ...window }) => {
      const layout = layOut(map, window);
      const all = plates(map, views[when], words, layout, 'far');
      expectApart(all, layout, zoomAt(layout, 'far'));
      for (const loop of loops(map, layout, 'far')) {
        for (const { id, boxes } of all) expect(shared(boxes, [loop]), `${id} and ${loop.id}`).toBeLessThan(1);
      }
    },
  );

  test('a bracket a base: printed, usable, threatening; towards a post of the enemy too; none on one he holds', () => {
    const layout = layOut(map, phones[0]);
    const brackets = (id: string, when: keyof typeof views) => {
      const place = map.places.find((one) => one.id === id);
      const state = views[when].places.find((one) => one.id === id);
      if (!place || !state) throw new Error(`no post ${id}`);
      return bracketsOf(place, state, layout.places, layout.sheet).map(({ from, is }) => `${from} ${is}`);
    };
    expect(brackets('AM1', 'start')).toEqual(['ZP usable', 'ZN printed']);
    expect(brackets('D1', 'week-3')).toEqual(['ZD threatening', 'ZC threatening', 'D6 threatening']);
    expect(brackets('G1', 'week-3')).toEqual([]);
  });

  test('from far a post is touched through its area, unless it is asked for; nearer the post itself is', () => {
    const square: readonly Point[] = [
      [0, 0],
      [200, 0],
      [200, 200],
      [0, 200],
    ];
    const area: Touchable = { kind: 'place', id: 'area', at: [150, 150], rx: 20, ry: 10, outline: square };
    const post: Touchable = { kind: 'place', id: 'post', at: [50, 50], rx: 14, ry: 12 };
    expect(hit([area, { ...post, unfelt: true }], [50, 50])?.id).toBe('area');
    expect(hit([area, post], [50 + 20, 50])?.id).toBe('post');
    expect(hit([area, post], [50 + 23, 50])?.id).toBe('area');
  });

  test('the ground does not fold, in the inset neither', () => {
    const inset = map.insets?.[0];
    if (!map.country || !inset) throw new Error('no country');
    const small = countryIn(inset, map.portrait.aspect);
    expectFlat(pegged(map.country, map.portrait.aspect, 1000, 1500), 1000, 1500);
    expectFlat(pegged(small.country, small.aspect, 370, 310, small.kilometre), 370, 310);
    expect(small.kilometre).toBeCloseTo(1 / 1.65, 1);
  });
});

function expectFlat(chart: ReturnType<typeof pegged>, width: number, height: number): void {
  const turns: number[] = [];
  for (let x = 0; x <= width; x += 20) {
    for (let y = 0; y <= height; y += 20) {
      const [ax, ay] = chart.toGround(x, y);
      const [bx, by] = chart.toGround(x + 2, y);
      const [cx, cy] = chart.toGround(x, y + 2);
      turns.push((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    }
  }
  expect(Math.max(...turns)).toBeLessThan(0);
}

describe('areas inside a frame', () => {
  const { map, words } = vallee;

  test('61 areas, four of them the frame, and the compound is wide enough for a finger', () => {
    const layout = layOut(map, { width: 390, height: 570 });
    expect(layout.net.outlines.size).toBe(61);
    expect(map.places.filter(({ shape }) => shape === 'frame').map(({ id }) => id)).toEqual(['nw', 'ne', 'se', 'sw']);
    for (const { id, wire } of map.places) {
      if (wire !== 'compound') continue;
      const outline = layout.net.outlines.get(id) ?? [];
      const [x, y] = layout.places.get(id) ?? [0, 0];
      expect(outlineDistance(x, y, outline) * 2, id).toBeGreaterThan(30);
    }
  });

  test.each(ribboned.flatMap((window) => (['start', 'week-4'] as const).map((when) => ({ ...window, when }))))(
    'at $width x $height, $when: no plate meets another, at any level',
    ({ when, ...window }) => {
      const layout = layOut(map, window);
      for (const level of levels) {
        const all = plates(map, vallee.view(when), words, layout, level);
        expect(all).toHaveLength(61);
        expectApart(all, layout, zoomAt(layout, level));
      }
    },
  );

  test('the plates of the frame are rows on its upper and lower edge', () => {
    const layout = layOut(map, { width: 390, height: 570 });
    const all = plates(map, vallee.view('start'), words, layout, 'far');
    for (const id of ['nw', 'ne', 'sw', 'se']) {
      const boxes = all.find((plate) => plate.id === id)?.boxes ?? [];
      const tops = boxes.map(({ y }) => y);
      const bottoms = boxes.map(({ y, height }) => y + height);
      if (id.startsWith('n')) expect(Math.min(...tops)).toBeLessThan(8);
      else expect(Math.max(...bottoms)).toBeGreaterThan(layout.sheet.height - 8);
      expect(Math.max(...bottoms) - Math.min(...tops), id).toBeLessThan(24);
    }
  });

  test('a finger near the middle of a narrow area means it; in a wide one the outline decides', () => {
    const strip: readonly Point[] = [
      [0, 0],
      [20, 0],
      [20, 80],
      [0, 80],
    ];
    const field: readonly Point[] = [
      [20, 0],
      [200, 0],
      [200, 80],
      [20, 80],
    ];
    const narrow: Touchable = {
      kind: 'place',
      id: 'narrow',
      at: [10, 40],
      rx: 10,
      ry: 8,
      outline: strip,
      narrow: true,
    };
    const wide: Touchable = { kind: 'place', id: 'wide', at: [110, 40], rx: 20, ry: 8, outline: field };
    expect(hit([narrow, wide], [28, 40])?.id).toBe('narrow');
    expect(hit([narrow, wide], [40, 40])?.id).toBe('wide');
  });
});
