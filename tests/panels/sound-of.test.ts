import { expect, test } from 'vitest';
import { soundOf } from '../../src/panels/sound-of';

const roll = { is: 'rolled', roll: { name: 'sapping', dice: [1, 2], modifiers: [], total: 3 } };
const lost = { is: 'control', cr: 'gabrielle', from: 'french', to: '308', cause: 'assault' };

test('a place that the side loses outweighs the dice, dice outweigh a card', () => {
  expect(soundOf([roll, lost], 'french')).toBe('thud');
  expect(soundOf([roll, { ...lost, from: '308', to: 'french' }], 'french')).toBe('dice');
  expect(soundOf([{ is: 'card-drawn', card: 3 } as never, roll], 'french')).toBe('dice');
  expect(soundOf([{ is: 'card-drawn', card: 3 } as never], 'french')).toBe('paper');
});

test('a loss without dice is a thud, anything else a tick', () => {
  expect(soundOf([{ is: 'step-lost' }], 'french')).toBe('thud');
  expect(soundOf([{ is: 'moved' }], 'french')).toBe('tick');
  expect(soundOf([], 'french')).toBe('tick');
});
