import { expect, test } from 'vitest';
import { curveOf, findingsOf, holdingOf, type Mark, type Review } from '../../src/kernel/review';

/** So many looks in which a place is held, of so many. */
const looks = (of: number, held: Readonly<Record<string, number>>): readonly (readonly string[])[] =>
  Array.from({ length: of }, (_, i) => Object.keys(held).filter((place) => i < (held[place] ?? 0)));

test('the place in which two choices differ most is named with the share of looks in which each holds it', () => {
  const found = holdingOf(looks(39, { hill: 30, ford: 39, wood: 20 }), looks(39, { hill: 10, ford: 39, wood: 12 }));
  expect(found).toEqual({ place: 'hill', best: 30.5 / 40, next: 10.5 / 40 });
});

test('only looks on the same dice are compared', () => {
  expect(holdingOf(looks(39, { hill: 39 }), looks(19, { hill: 9 }))).toEqual({
    place: 'hill',
    best: 19.5 / 20,
    next: 9.5 / 20,
  });
});

test('what may be chance, what is too small to matter and what speaks for the other is not named', () => {
  expect(holdingOf(looks(4, { hill: 4 }), looks(4, {}))).toBeUndefined();
  expect(holdingOf(looks(1000, { hill: 500 }), looks(1000, { hill: 460 }))).toBeUndefined();
  expect(holdingOf(looks(39, { hill: 30, wood: 39 }), looks(39, { hill: 20, ford: 39 }))).toMatchObject({
    place: 'wood',
  });
  expect(holdingOf(looks(39, { hill: 30 }), looks(39, { hill: 20, ford: 39 }))).toBeUndefined();
  expect(holdingOf([], [])).toBeUndefined();
});

const marked = (at: number, chosen: number, more: Partial<Mark> = {}): Mark => ({
  at,
  side: 'red',
  made: { do: `made ${at}` },
  best: chosen,
  chosen,
  better: null,
  usual: chosen,
  thrown: false,
  ...more,
});
const looked = (count: number) => ({ count, variance: 0.04, cost: 10 });
const reviewOf = (marks: readonly Mark[], end: number): Review => ({
  hash: '',
  done: marks.length,
  of: marks.length,
  marks,
  confirmed: true,
  end,
});
const levels = (marks: readonly Mark[]) => marks.map(({ chosen }) => Math.round(chosen * 1000) / 1000);

test('marks of a side between two throws are one, by how often each was looked at; the other side knows other things', () => {
  const marks = [
    marked(0, 0.4, { looks: looked(2) }),
    marked(1, 0.9, { side: 'blue' }),
    marked(2, 0.7, { looks: looked(4), thrown: true }),
    marked(3, 0.2, { looks: looked(9) }),
  ];
  expect(levels(curveOf({ marks, confirmed: true }))).toEqual([0.6, 0.9, 0.6, 0.2]);
});

test('a mistake between them lowers those after it, once for a whole plan, and only once it is confirmed', () => {
  const better = { do: 'stay' };
  const marks = [
    marked(0, 0.8),
    marked(1, 0.6, { best: 0.8, usual: 0.8, better }),
    marked(2, 0.6, { best: 0.8, usual: 0.8, better }),
    marked(3, 0.6, { thrown: true }),
  ];
  expect(levels(curveOf({ marks, confirmed: true }))).toEqual([0.8, 0.6, 0.6, 0.6]);
  expect(levels(curveOf({ marks, confirmed: false }))).toEqual([0.65, 0.65, 0.65, 0.65]);
  // All that was not lost by the plan is luck.
  expect(findingsOf(reviewOf(marks, 1)).fortune).toBeCloseTo(0.4, 9);
});

test('what the computer itself would not have seen is a mistake, and to have missed it no bad luck', () => {
  const marks = [marked(0, 0.5, { best: 0.7, usual: 0.5, better: { do: 'trick' }, thrown: true })];
  const { mistakes, fortune } = findingsOf(reviewOf(marks, 0.5));
  expect(mistakes.map(({ cost }) => Math.round(cost * 10) / 10)).toEqual([0.2]);
  expect(fortune).toBeCloseTo(0, 9);
});

test('a review of old, which says neither how often it looked nor what was usual, is read as before', () => {
  const { looks: _looks, usual: _usual, thrown: _thrown, ...old } = marked(0, 0.5, { best: 0.7, better: { do: 'a' } });
  const { mistakes, luck, fortune } = findingsOf(reviewOf([old, { ...old, at: 1, chosen: 0.7, better: null }], 1));
  expect(mistakes).toHaveLength(1);
  expect(luck.map(({ by }) => Math.round(by * 10) / 10)).toEqual([0.3, 0.2]);
  expect(fortune).toBeCloseTo(0.5, 9);
});
