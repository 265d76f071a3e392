import { expect, test } from 'vitest';
import { chanceText, labelled } from '../../src/app/table/lit-labels';
import { speak } from '../../src/locale';
import type { LitPlace } from '../../src/panels/asking/offers';

await speak('en');

const target = (lit: LitPlace, odds = true) => labelled(new Map([['x', lit]]), odds).get('x');

test('a lit place tells its odds; a price in goods is said by the question, never on the map', () => {
  const strike = { fight: true, chance: 0.421, price: [{ track: 'asp', value: 1 }] };
  expect(target(strike)).toEqual({ fight: true, figure: { text: '42%', tone: 'plain' } });
  expect(target({ chance: 0.5 })?.figure).toEqual({ text: '50%', tone: 'good' });
});

test('whoever plays without odds sees none', () => {
  expect(target({ chance: 0.4, fight: true }, false)).toEqual({ fight: true });
});

test('over its limit it says by how much; a plain move keeps its cost', () => {
  const over = { cost: 1, over: true, figure: { text: '8 of 6', tone: 'warn' } };
  expect(target({ cost: 1, over: { value: 8, of: 6 } })).toEqual(over);
  expect(target({ cost: 2 })).toEqual({ cost: 2 });
});

test('a chance is never a bare 0 or 100 where it may still go either way', () => {
  expect([0, 0.001, 0.3, 0.999, 1].map(chanceText)).toEqual(['0%', '<1%', '30%', '>99%', '100%']);
});
