import { expect, test } from 'vitest';
import { FINGER, hit, rivals, type Touchable, tapOn } from '../../src/board/base/hit';

const place = (id: string, x: number, y: number, rx = 39, ry = 23): Touchable => ({
  kind: 'place',
  id,
  at: [x, y],
  rx,
  ry,
});
const counter = (id: string, x: number, y: number): Touchable => ({ kind: 'counter', id, at: [x, y], rx: 22, ry: 22 });

test('nothing is hit on open ground', () => {
  expect(hit([place('a', 100, 100)], [200, 200])).toBeNull();
  expect(hit([], [0, 0])).toBeNull();
});

test('small things can be touched within 44 px', () => {
  const zone = place('zone', 100, 100, 8, 8);
  expect(hit([zone], [100 + FINGER / 2 - 1, 100])?.id).toBe('zone');
  expect(hit([zone], [100 + FINGER / 2 + 1, 100])).toBeNull();
});

test('a counter is touched before the place it lies in', () => {
  expect(hit([place('a', 100, 100, 80, 60), counter('unit', 110, 110)], [112, 112])?.id).toBe('unit');
});

test('a box under the finger goes before one that is only near', () => {
  const near = place('near', 100, 100, 10, 10);
  const under = place('under', 160, 100, 45, 20);
  expect(hit([near, under], [118, 100])?.id).toBe('under');
});

test('of two that could be meant the nearer is', () => {
  expect(hit([place('a', 100, 100, 5, 5), place('b', 130, 100, 5, 5)], [112, 100])?.id).toBe('a');
  expect(hit([place('a', 100, 100, 5, 5), place('b', 130, 100, 5, 5)], [118, 100])?.id).toBe('b');
});

const lit = (thing: Touchable): Touchable => ({ ...thing, lit: true });
const area = (id: string, x: number, y: number, half: number): Touchable => ({
  ...place(id, x, y, 10, 8),
  outline: [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ],
});

test('what is lit answers where it is drawn and within half a finger of its middle, whatever unlit lies there', () => {
  const asked = lit(place('asked', 100, 100, 14, 12));
  const things = [asked, place('beside', 116, 100, 14, 12), area('ground', 100, 100, 200)];
  for (let x = 78; x <= 122; x += 2) expect(hit(things, [x, 100])?.id).toBe('asked');
  expect(hit(things, [126, 100])?.id).toBe('beside');
});

test('of two lit places the nearer answers', () => {
  const things = [lit(place('a', 100, 100, 14, 12)), lit(place('b', 124, 100, 14, 12))];
  expect(hit(things, [111, 100])?.id).toBe('a');
  expect(hit(things, [113, 100])?.id).toBe('b');
});

test('a lit area answers up to its border, under the badge of its neighbour too', () => {
  const neighbour = { ...area('other', 160, 100, 20), badges: [{ x: 130, y: 90, width: 30, height: 20 }] };
  expect(hit([lit(area('asked', 100, 100, 40)), neighbour], [135, 100])?.id).toBe('asked');
  expect(hit([lit(area('asked', 100, 100, 40)), neighbour], [150, 100])?.id).toBe('other');
});

test('a counter that may be taken goes before the lit place that it lies in', () => {
  const things = [lit(place('a', 100, 100, 80, 60)), lit(counter('unit', 130, 110))];
  expect(hit(things, [115, 105])?.id).toBe('unit');
  expect(hit(things, [101, 90])?.id).toBe('a');
});

test('the one post that is asked for answers through its area; of several the finger comes near first', () => {
  const asked = (...ids: string[]) => new Map(ids.map((id) => [id, {}]));
  expect(tapOn('area', ['p', 'q'], asked('p'))).toEqual({ tap: 'p', near: [] });
  expect(tapOn('area', ['p', 'q'], asked('p', 'q'))).toEqual({ tap: null, near: ['p', 'q'] });
  expect(tapOn('area', ['p', 'q'], asked('p', 'far'))).toEqual({ tap: null, near: ['p', 'q'] });
  expect(tapOn('area', ['p', 'q'], null)).toEqual({ tap: 'area', near: ['p', 'q'] });
  expect(tapOn('area', [], asked('area'))).toEqual({ tap: 'area', near: [] });
});

test('two lit middles as near as each other are both meant; one that is clearly nearer is meant alone', () => {
  const things = [lit(place('a', 100, 100, 14, 12)), lit(place('b', 124, 100, 14, 12)), place('c', 112, 110, 14, 12)];
  expect(rivals(things, [111, 100]).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(rivals(things, [105, 100]).map(({ id }) => id)).toEqual(['a']);
  expect(rivals(things, [60, 100])).toEqual([]);
});
