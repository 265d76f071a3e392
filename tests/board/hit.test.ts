import { expect, test } from 'vitest';
import { FINGER, hit, type Touchable } from '../../src/board/base/hit';

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
