import { expect, test } from 'vitest';
import { type Counters, isEmpty, plan } from '../../src/board/base/view-changes';

const counters = (entries: Record<string, readonly [at: string, face: string]>): Counters =>
  new Map(Object.entries(entries).map(([id, [at, face]]) => [id, { at, face }]));

test('the same view twice needs no movement', () => {
  const view = counters({ '6-bpc': ['eliane', 'full'] });
  expect(isEmpty(plan(view, view, new Map([['eliane', 'french']]), new Map([['eliane', 'french']])))).toBe(true);
});

test('a counter in another place has moved, whatever face it shows', () => {
  const before = counters({ '6-bpc': ['eliane', 'full'], '1-bep': ['huguette', 'full'] });
  const after = counters({ '6-bpc': ['dominique', 'used'], '1-bep': ['huguette', 'full'] });
  expect(plan(before, after)).toEqual({
    moved: [{ id: '6-bpc', from: 'eliane', to: 'dominique' }],
    flipped: [],
    entered: [],
    left: [],
    taken: [],
  });
});

test('a counter that stays and looks different has flipped', () => {
  const p = plan(counters({ a: ['x', 'full'] }), counters({ a: ['x', 'reduced'] }));
  expect(p.flipped).toEqual(['a']);
  expect(p.moved).toEqual([]);
});

test('counters come and go', () => {
  const p = plan(counters({ old: ['x', 'f'] }), counters({ fresh: ['x', 'f'] }));
  expect(p.entered).toEqual(['fresh']);
  expect(p.left).toEqual(['old']);
});

test('a place that changes hands is told with its new holder', () => {
  const p = plan(
    new Map(),
    new Map(),
    new Map([
      ['beatrice', 'french'],
      ['eliane', 'french'],
    ]),
    new Map([
      ['beatrice', '312'],
      ['eliane', 'french'],
    ]),
  );
  expect(p.taken).toEqual([{ place: 'beatrice', by: '312' }]);
});

test('a plan back is the plan forth turned round', () => {
  const a = counters({ one: ['x', 'f'], two: ['y', 'f'] });
  const b = counters({ one: ['z', 'f'], three: ['y', 'f'] });
  const forth = plan(a, b);
  const back = plan(b, a);
  expect(back.moved).toEqual(forth.moved.map(({ id, from, to }) => ({ id, from: to, to: from })));
  expect(back.entered).toEqual(forth.left);
  expect(back.left).toEqual(forth.entered);
});
