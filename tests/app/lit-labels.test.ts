import { expect, test } from 'vitest';
import { labelled } from '../../src/app/table/lit-labels';
import { speak } from '../../src/locale';
import type { LitPlace } from '../../src/panels/model/offers';

await speak('en');

const game = { track: (id: string) => ({ name: id, short: id.toUpperCase(), meaning: '' }) };
const label = (lit: LitPlace, odds = true) => labelled(new Map([['x', lit]]), game, odds).get('x');

test('a lit place tells its odds and its price, a line each', () => {
  const strike = { fight: true, chance: 0.421, price: [{ track: 'asp', value: 1 }] };
  expect(label(strike)).toEqual({ fight: true, label: ['42%', '1 ASP'] });
});

test('whoever plays without odds sees the price alone', () => {
  expect(label({ chance: 0.4, price: [{ track: 'asp', value: 2 }] }, false)).toEqual({ label: ['2 ASP'] });
});

test('over its limit it says by how much; a plain move keeps its cost', () => {
  expect(label({ cost: 1, over: { value: 8, of: 6 } })).toEqual({ cost: 1, over: true, label: ['8 of 6'] });
  expect(label({ cost: 2 })).toEqual({ cost: 2 });
});

test('a price that many places have in common is left to the button; one that differs stands by each', () => {
  const targets = (values: readonly number[]) =>
    new Map(values.map((value, i) => [`${i}`, { chance: 0.5, price: [{ track: 'guns', value }] }]));
  const labels = (values: readonly number[]) =>
    [...labelled(targets(values), game, true).values()].map((target) => target.label);
  expect(labels([1, 1, 1, 1])).toEqual([['50%'], ['50%'], ['50%'], ['50%']]);
  expect(labels([1, 1, 1, 2])[3]).toEqual(['50%', '2 GUNS']);
  expect(labels([1, 1])).toEqual([
    ['50%', '1 GUNS'],
    ['50%', '1 GUNS'],
  ]);
});
