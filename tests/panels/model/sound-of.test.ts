import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/kernel/game';
import { soundOf } from '../../../src/panels/model/sound-of';

/** A fact with whatever it holds. */
const fact = <E extends GameEvent>(event: E): GameEvent => event;

const roll = { is: 'rolled', roll: { name: 'sapping', dice: [1, 2], modifiers: [], total: 3 } };
const lost = { is: 'control', cr: 'gabrielle', from: 'french', to: '308', cause: 'assault' };

test('a place that the side loses outweighs the dice, dice outweigh a card', () => {
  expect(soundOf([roll, lost], 'french')).toBe('thud');
  expect(soundOf([roll, fact({ ...lost, from: '308', to: 'french' })], 'french')).toBe('dice');
  expect(soundOf([fact({ is: 'card-drawn', card: 3 }), roll], 'french')).toBe('dice');
  expect(soundOf([fact({ is: 'card-drawn', card: 3 })], 'french')).toBe('paper');
});

test('a loss without dice is a thud, anything else a tick', () => {
  expect(soundOf([{ is: 'step-lost' }], 'french')).toBe('thud');
  expect(soundOf([{ is: 'moved' }], 'french')).toBe('tick');
  expect(soundOf([], 'french')).toBe('tick');
});
