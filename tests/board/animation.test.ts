import { expect, test } from 'vitest';
import { Animator } from '../../src/board/base/animation';

function watched(delay: number, ms: number) {
  const seen: number[] = [];
  const ends: string[] = [];
  return { seen, ends, movement: { delay, ms, draw: (t: number) => seen.push(t), done: () => ends.push('done') } };
}

test('a movement waits, moves and ends once', () => {
  const animator = new Animator(1);
  const w = watched(100, 200);
  animator.run([w.movement]);
  for (const now of [1000, 1050, 1200, 1300, 1400]) animator.tick(now);
  expect(w.seen).toEqual([0, 0, 0.5, 1]);
  expect(w.ends).toEqual(['done']);
  expect(animator.busy).toBe(false);
});

test('twice the speed takes half the time', () => {
  const animator = new Animator(2);
  const w = watched(0, 200);
  animator.run([w.movement]);
  animator.tick(0);
  animator.tick(50);
  animator.tick(100);
  expect(w.seen).toEqual([0, 0.5, 1]);
});

test('without motion everything is at its end at once', () => {
  const animator = new Animator(Number.POSITIVE_INFINITY);
  const w = watched(100, 200);
  animator.run([w.movement]);
  expect(w.seen).toEqual([1]);
  expect(w.ends).toEqual(['done']);
  expect(animator.busy).toBe(false);
});

test('finishing draws the end of everything, once', () => {
  const animator = new Animator(1);
  const a = watched(0, 200);
  const b = watched(500, 200);
  animator.run([a.movement, b.movement]);
  animator.tick(0);
  animator.finish();
  animator.finish();
  expect(a.seen).toEqual([0, 1]);
  expect(b.seen).toEqual([0, 1]);
  expect([...a.ends, ...b.ends]).toEqual(['done', 'done']);
});

test('a movement may start another when it is done', () => {
  const animator = new Animator(1);
  const next = watched(0, 10);
  animator.run([{ delay: 0, ms: 10, draw: () => {}, done: () => animator.run([next.movement]) }]);
  animator.tick(0);
  animator.tick(10);
  expect(animator.busy).toBe(true);
  animator.tick(20);
  animator.tick(30);
  expect(next.ends).toEqual(['done']);
});
