import { describe, expect, test } from 'vitest';
import { arrowsOf, crossing } from '../../src/board/areas/arrow-shapes';
import { layOut, levelAt } from '../../src/board/areas/layout';
import { areaLights } from '../../src/board/areas/lights';
import { frontOf, netOf } from '../../src/board/areas/net';
import { moved, overlap } from '../../src/board/areas/place-plates';
import { boxesOf, faceOf, gridOf, MINI, slotOf } from '../../src/board/areas/plate';
import { showing } from '../../src/board/areas/showing';
import { stillOf } from '../../src/board/art/stack';
import { atOnce } from '../../src/board/base/at-once';
import { pegged } from '../../src/board/base/chart';
import { inside, type Point } from '../../src/board/base/geometry';
import { hit, type Touchable } from '../../src/board/base/hit';
import { palettes } from '../../src/board/base/palette';
import { thinPlate } from '../../src/board/base/thin-plate';
import { noLights } from '../../src/board/base/types';
import { PlateSpots } from '../../src/board/scene/plate-spots';
import { stacksOf } from '../../src/board/scene/stacks';
import { storm } from '../../src/games/storm';
import type { CounterView, View } from '../../src/kernel/view';

const { map } = storm.face;
const country = map.country ?? { pegs: [], river: [], roads: [], bridges: [], fords: [] };
const { aspect } = map.portrait;
const phone = { width: 390, height: 633 } as const;

/** Positions of one game played at random: its start and some weeks later. */
function positions(...after: number[]): View[] {
  const state = storm.play.setup({ scenario: 'battle', options: [], seed: 'plates' });
  const rules = storm.play.rules(state);
  const views: View[] = [];
  let step = rules.next();
  for (let i = 0; views.length < after.length && !step.done; i++) {
    if (after.includes(i)) views.push(storm.face.view(state, 'french', null));
    const { choices } = step.value;
    const choice = choices[(i * 7919 + 13) % choices.length];
    if (!choice) break;
    step = rules.next(choice);
  }
  return views;
}

const holders = ({ places }: View) => new Map(places.map(({ id, holder }) => [id, holder]));

describe('ground under areas', () => {
  const chart = pegged(country, aspect, 1000, 1400);

  test('a plate without spring passes through its pegs', () => {
    const from = country.pegs.map(([u, v]): Point => [u, v / aspect]);
    const to = country.pegs.map(([, , east, north]): Point => [east, north]);
    const bend = thinPlate(from, to, 0);
    from.forEach(([x, y], i) => {
      const [east, north] = bend(x, y);
      expect(east).toBeCloseTo(to[i]?.[0] ?? Number.NaN, 6);
      expect(north).toBeCloseTo(to[i]?.[1] ?? Number.NaN, 6);
    });
  });

  test('with the spring that is drawn with, all 51 pegs stay within 60 metres of their ground', () => {
    expect(country.pegs).toHaveLength(51);
    for (const [u, v, east, north] of country.pegs) {
      const [x, y] = chart.toGround(u * 1000, v * 1400);
      expect(Math.hypot(x - east, y - north)).toBeLessThan(0.06);
    }
  });

  test('it does not fold: everywhere on the sheet east stays right of west and north above south', () => {
    const turns: number[] = [];
    for (let x = 0; x <= 1000; x += 20) {
      for (let y = 0; y <= 1400; y += 20) {
        const [ax, ay] = chart.toGround(x, y);
        const [bx, by] = chart.toGround(x + 2, y);
        const [cx, cy] = chart.toGround(x, y + 2);
        turns.push((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
      }
    }
    expect(Math.max(...turns)).toBeLessThan(0);
  });

  test('every place of the ground is found again on the sheet', () => {
    for (let x = 50; x < 1000; x += 100) {
      for (let y = 50; y < 1400; y += 100) {
        const [u, v] = chart.toSheet(...chart.toGround(x, y));
        expect(Math.hypot(u - x, v - y)).toBeLessThan(1.5);
      }
    }
  });
});

describe('borders', () => {
  const net = netOf(map, aspect, phone);

  test('every side of the rules is a border that is drawn once, and no other is', () => {
    const drawn = net.borders.filter(({ areas }) => areas.length === 2).map(({ areas }) => [...areas].sort().join(' '));
    expect(new Set(drawn)).toEqual(new Set(map.links.map((link) => [...link].sort().join(' '))));
  });

  test('those over the river are the river sides of the rules', () => {
    const water = net.borders.filter(({ river }) => river).map(({ areas }) => [...areas].sort().join(' '));
    expect(new Set(water)).toEqual(new Set(country.fords.map((link) => [...link].sort().join(' '))));
  });

  test('the areas fill the sheet without gap or overlap', () => {
    for (let x = 7; x < phone.width; x += 13) {
      for (let y = 7; y < phone.height; y += 13) {
        const found = [...net.outlines].filter(([, outline]) => inside(x, y, outline));
        expect(found.length, `${x},${y}`).toBe(1);
      }
    }
  });

  test('the front is exactly where control differs', () => {
    for (const view of positions(0, 900)) {
      const held = holders(view);
      const front = frontOf(net, held).map(({ areas }) => [...areas].sort().join(' '));
      const differing = map.links
        .filter(([a, b]) => held.get(a) !== held.get(b))
        .map((link) => [...link].sort().join(' '));
      expect(new Set(front)).toEqual(new Set(differing));
      expect(front.length).toBeGreaterThan(10);
    }
  });
});

describe('touch', () => {
  const { net, places } = layOut(map, phone);
  const touchables = [...places].map(
    ([id, at]): Touchable => ({ kind: 'place', id, at, rx: 25, ry: 20, outline: net?.outlines.get(id) ?? [] }),
  );

  test('an area is touched anywhere inside its outline and nowhere else', () => {
    for (const [id, outline] of net?.outlines ?? []) {
      const [x, y] = places.get(id) ?? [0, 0];
      expect(hit(touchables, [x, y])?.id).toBe(id);
      const corner = outline.reduce(
        (sum, p): Point => [sum[0] + p[0] / outline.length, sum[1] + p[1] / outline.length],
        [0, 0] as Point,
      );
      if (inside(corner[0], corner[1], outline)) expect(hit(touchables, corner)?.id).toBe(id);
    }
    expect(hit(touchables, [-5, 100])).toBeNull();
  });

  test('near a border the side of the finger decides, however near the other plate is', () => {
    const square = (id: string, x: number): Touchable => ({
      kind: 'place',
      id,
      at: [x + 90, 50],
      rx: 30,
      ry: 20,
      outline: [
        [x, 0],
        [x + 100, 0],
        [x + 100, 100],
        [x, 100],
      ],
    });
    const two = [square('left', 0), square('right', 100)];
    expect(hit(two, [99, 50])?.id).toBe('left');
    expect(hit(two, [101, 50])?.id).toBe('right');
  });

  test('a counter is touched before the area it lies in', () => {
    const counter: Touchable = { kind: 'counter', id: 'unit', at: [150, 300], rx: 19, ry: 21 };
    expect(hit([...touchables, counter], [155, 305])?.id).toBe('unit');
  });
});

/** As wide as the condensed face sets its widest names. */
const measure = (text: string, font: string) => text.length * Number(/([\d.]+)px/.exec(font)?.[1] ?? 12) * 0.46;

describe('plates', () => {
  test.each([
    { ...phone, level: 'far', text: 1 },
    { width: 390, height: 605, level: 'far', text: 1 },
    { width: 360, height: 529, level: 'far', text: 1 },
    { ...phone, level: 'middle', text: 1 },
    { ...phone, level: 'middle', text: 1.5 },
    { ...phone, level: 'near', text: 1.5 },
  ] as const)(
    'at $width x $height, $level, letters $text: no two overlap and none leaves the sheet',
    async ({ width, height, level, text }) => {
      const words = await storm.books.words.en();
      const layout = layOut(map, { width, height }, text);
      const zoom = { far: 1, middle: layout.middleFrom, near: layout.nearFrom }[level];
      for (const view of positions(0, 500, 1000)) {
        const stacks = stacksOf(view.counters);
        const faces = new Map(
          map.places.flatMap((place) => {
            const state = view.places.find(({ id }) => id === place.id);
            const { brief, short } = words.place(place.id);
            return state
              ? [
                  [
                    place.id,
                    faceOf(place, state, stacks.get(place.id) ?? [], {
                      name: level === 'far' ? (brief ?? short) : short,
                      liveries: map.liveries,
                    }),
                  ] as const,
                ]
              : [];
          }),
        );
        const spots = atOnce(new PlateSpots({ map, layout, level, measure }, faces).find());
        const plates = map.places.flatMap((place) => {
          const face = faces.get(place.id);
          if (!face) return [];
          const { at, parts } = spots.hang(place, face);
          return [{ name: face.name, boxes: boxesOf(parts).map((part) => moved(part, [at[0] * zoom, at[1] * zoom])) }];
        });
        expect(plates).toHaveLength(44);
        plates.forEach((a, i) => {
          for (const box of a.boxes) {
            expect(box.x, a.name).toBeGreaterThanOrEqual(0);
            expect(box.y, a.name).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width, a.name).toBeLessThanOrEqual(layout.sheet.width * zoom);
            expect(box.y + box.height, a.name).toBeLessThanOrEqual(layout.sheet.height * zoom);
          }
          for (const b of plates.slice(i + 1)) {
            const shared = a.boxes.reduce((sum, x) => sum + b.boxes.reduce((more, y) => more + overlap(x, y), 0), 0);
            expect(shared, `${a.name} and ${b.name}`).toBeLessThan(1);
          }
        });
      }
    },
  );

  test('a plate keeps its place while only its figures change', () => {
    const [view] = positions(0);
    const place = map.places.find(({ id }) => id === '17');
    const state = view?.places.find(({ id }) => id === '17');
    if (!view || !place || !state) throw new Error('no area 17');
    const stack = stacksOf(view.counters).get('17') ?? [];
    const face = faceOf(place, state, stack, { name: 'Dominique 1', liveries: map.liveries });
    const spots = atOnce(
      new PlateSpots({ map, layout: layOut(map, phone), level: 'far', measure }, new Map([['17', face]])).find(),
    );
    const { at } = spots.hang(place, face);
    const tired = { ...face, stacks: face.stacks.map((one) => ({ ...one, spent: true, figure: 0 })) };
    expect(spots.hang(place, tired).at).toEqual(at);
  });

  test('a map that is opened again hangs its plates where they hung, and searches anew for another sheet', () => {
    const [before, after] = positions(0, 500);
    if (!before || !after) throw new Error('no positions');
    const facesIn = (view: View) =>
      new Map(
        view.places.flatMap((state) => {
          const place = map.places.find(({ id }) => id === state.id);
          const stack = stacksOf(view.counters).get(state.id) ?? [];
          return place ? [[state.id, faceOf(place, state, stack, { name: state.id, liveries: map.liveries })]] : [];
        }),
      );
    const lettered = (width: number) =>
      ({ map, layout: layOut(map, { ...phone, width }), level: 'far', measure }) as const;
    const faces = facesIn(after);
    const hung = (spots: PlateSpots) =>
      map.places.flatMap((place) => {
        const face = faces.get(place.id);
        return face ? [spots.hang(place, face).at] : [];
      });
    const played = atOnce(new PlateSpots(lettered(390), facesIn(before)).find());
    const left = hung(played);
    expect(hung(atOnce(new PlateSpots(lettered(390), faces).find(new Map(played.hanging))))).toEqual(left);
    // A little aside: whatever was kept is what counts.
    const known = new Map(played.hanging.map(([name, [x, y]]): [string, Point] => [name, [x, y + 7]]));
    const aside = left.map(([x, y]) => [x, y + 7]);
    expect(hung(atOnce(new PlateSpots(lettered(390), faces).find(known)))).toEqual(aside);
    expect(hung(atOnce(new PlateSpots(lettered(412), faces).find(known)))).toEqual(
      hung(atOnce(new PlateSpots(lettered(412), faces).find())),
    );
  });

  test('what shows on a plate: fresh and spent, terrain that counts, marks', () => {
    const place = {
      id: 'a',
      shape: 'area',
      portrait: [0, 0],
      landscape: [0, 0],
      printed: ['terrain', 'terrain', 'terrain', 'star'],
    } as const;
    const unit = (id: string, states: CounterView['states']): CounterView => ({
      id,
      at: 'a',
      tray: '',
      side: 'french',
      symbol: 'infantry',
      stripe: 'legion',
      label: id,
      factors: [],
      steps: 1,
      of: 1,
      states,
    });
    const face = faceOf(
      place,
      {
        id: 'a',
        holder: 'french',
        pips: { value: 1, of: 3 },
        figures: [{ icon: 'terrain', value: 0, of: 3 }],
        marks: [],
        stacks: [{ side: 'french', figure: 4, pips: ['whole', 'whole', 'hurt', 'room'], most: 4 }],
        signs: [
          { icon: 'chute', struck: true },
          { icon: 'burst', side: 'french' },
        ],
      },
      [unit('x', []), unit('y', []), unit('z', ['spent'])],
      { name: 'A', liveries: map.liveries },
    );
    expect(face.stacks).toEqual([
      { side: 'french', livery: 'blue', figure: 4, pips: ['whole', 'whole', 'hurt', 'room'], count: 3 },
    ]);
    expect(face).toMatchObject({
      star: 'open',
      terrain: 3,
      counts: false,
      signs: [
        { icon: 'chute', worn: null, struck: true },
        { icon: 'burst', worn: 'blue', struck: false },
      ],
      trench: 1,
    });
  });

  test('counters seen from near never overlap and stay in their room', () => {
    for (let count = 1; count <= 9; count++) {
      for (const columns of [3, 4, 5]) {
        const grid = gridOf(count, columns);
        const room = { x: 0, y: 0, width: grid.columns * MINI.pitchX, height: grid.rows * MINI.pitchY };
        const slots = Array.from({ length: count }, (_, i) => slotOf(room, i, count, columns));
        slots.forEach(([x, y], i) => {
          expect(x - MINI.width / 2).toBeGreaterThanOrEqual(0);
          expect(x + MINI.width / 2).toBeLessThanOrEqual(room.width);
          expect(y + MINI.height / 2).toBeLessThanOrEqual(room.height);
          for (const [ox, oy] of slots.slice(i + 1)) {
            expect(Math.abs(x - ox) >= MINI.width || Math.abs(y - oy) >= MINI.height).toBe(true);
          }
        });
      }
    }
  });
});

describe('layout', () => {
  test('a phone shows the whole sheet from far, a tablet from the middle', () => {
    const far = layOut(map, phone);
    expect(far.sheet).toEqual(phone);
    expect(levelAt(far, 1, 'far')).toBe('far');
    const tablet = layOut(map, { width: 772, height: 768 });
    expect(tablet.sheet.height).toBe(768);
    expect(levelAt(tablet, 1, 'far')).toBe('middle');
  });

  test('on its side a phone keeps the sheet wide enough for its plates and scrolls it', () => {
    const { sheet, minZoom } = layOut(map, { width: 660, height: 300 });
    expect(sheet.width * (minZoom ?? 1)).toBeGreaterThanOrEqual(360);
    expect(sheet.height).toBeGreaterThan(300);
  });
});

describe('moves', () => {
  const net = netOf(map, aspect, phone);
  const [start] = positions(0);
  if (!start) throw new Error('no position');
  const marked: View = {
    ...start,
    places: start.places.map((place) =>
      place.id === '8'
        ? { ...place, marks: ['acting'] }
        : place.id === '14'
          ? { ...place, marks: ['assaulted'] }
          : place,
    ),
  };
  const told = { from: '18', to: '24', side: 'viet-minh' } as const;

  test('the other side’s move is pointed out, else what the view shows under way', () => {
    expect(arrowsOf(marked, { ...noLights, move: told })).toEqual([told]);
    expect(arrowsOf(marked, noLights)).toEqual([{ from: '8', to: '14', side: 'viet-minh' }]);
    expect(arrowsOf(start, noLights)).toEqual([]);
  });

  test('between two plates an arrow runs from the edge of one to short of the other', () => {
    const { net, places } = layOut(map, phone);
    const [from, to] = [...places.keys()];
    if (from === undefined || to === undefined) throw new Error('no areas');
    const plates = new Map([
      [from, { x: 0, y: 0, width: 40, height: 30 }],
      [to, { x: 140, y: 0, width: 40, height: 30 }],
    ]);
    const way = crossing({ from, to }, { net, labels: places, zoom: 2, boxes: [], plates, wide: 390 });
    if (!way) throw new Error('no arrow');
    const xs = [way.line[0], way.line.at(-1)].map((point) => (point?.[0] ?? 0) + way.at[0] * 2);
    expect(xs[0]).toBeCloseTo(42);
    // The head is drawn past the shaft and stops before the plate.
    expect(xs[1]).toBeCloseTo(120);
  });

  test('a stack that cannot act shows its defence, else its figure, else how many they are', () => {
    const pips = ['hurt', 'hurt', 'room'] as const;
    expect(stillOf({ still: 8, figure: 0, pips })).toBe(8);
    expect(stillOf({ figure: 5, pips })).toBe(5);
    expect(stillOf({ figure: 0, pips })).toBe(2);
  });

  test('an arrow starts in one area, crosses their border and ends in the other', () => {
    const { places } = layOut(map, phone);
    for (const [from, to] of map.links) {
      const way = crossing({ from, to }, { net, labels: places, zoom: 3, boxes: [], plates: new Map(), wide: 390 });
      const [tail, head] = [way?.line[0], way?.line.at(-1)];
      if (!way || !tail || !head) throw new Error(`${from} to ${to}`);
      const put = (p: Point): Point => [way.at[0] + p[0] / 12, way.at[1] + p[1] / 12];
      const [tx, ty] = put(tail);
      const [hx, hy] = put(head);
      expect(inside(tx, ty, net.outlines.get(from) ?? []), `${from} to ${to}: tail`).toBe(true);
      expect(inside(hx, hy, net.outlines.get(to) ?? []), `${from} to ${to}: head`).toBe(true);
    }
  });

  test('targets are washed or outlined, others veiled; while a move is told all but its two areas are', () => {
    const kit = { palette: palettes.day, liveries: map.liveries };
    const targets = new Map([
      ['23', {}],
      ['14', { fight: true }],
    ]);
    const lights = { ...noLights, targets };
    const lit = areaLights(start, lights, showing(map, start, lights, ['23']), kit);
    expect(lit.get('23')).toEqual({ wash: 0, held: true });
    expect(lit.get('14')).toEqual({ line: 'fight' });
    expect(lit.get('1')).toEqual({ veiled: true });
    const moving = { ...noLights, move: told };
    const telling = areaLights(start, moving, showing(map, start, moving, []), kit);
    expect([...telling].filter(([, { veiled }]) => veiled)).toHaveLength(42);
    expect(telling.get('24')).toEqual({ line: 'asked' });
    expect(areaLights(start, noLights, showing(map, start, noLights, []), kit).size).toBe(0);
  });
});
