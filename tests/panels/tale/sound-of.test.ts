import { describe, expect, test } from 'vitest';
import { games } from '../../../src/cli/games';
import { playGame } from '../../../src/cli/policies';
import type { Fact } from '../../../src/kernel/facts';
import { isCapture } from '../../../src/panels/model/fact-lists';
import { soundOf } from '../../../src/panels/tale/sound-of';

const roll: Fact = {
  kind: 'roll',
  roll: { name: 'sapping', rule: '12.2', dice: [1, 2], modifiers: [], total: 3 },
};
const lost: Fact = { kind: 'ground', place: 'gabrielle', was: 'french', now: '308', loser: 'french' };
const drawn: Fact = { kind: 'card', card: { id: '3', is: 'drawn' } };

test('a place that the side loses outweighs the dice, dice outweigh a card', () => {
  expect(soundOf([roll, lost], 'french')).toBe('thud');
  expect(soundOf([roll, { ...lost, was: '308', now: 'french', loser: 'viet-minh' }], 'french')).toBe('dice');
  expect(soundOf([drawn, roll], 'french')).toBe('dice');
  expect(soundOf([drawn], 'french')).toBe('paper');
});

test('a loss of the side without dice is a thud, anything else a tick', () => {
  expect(soundOf([{ kind: 'loss', loser: 'french' }], 'french')).toBe('thud');
  expect(soundOf([{ kind: 'loss', loser: 'viet-minh' }], 'french')).toBe('tick');
  expect(soundOf([{ kind: 'move' }], 'french')).toBe('tick');
  expect(soundOf([], 'french')).toBe('tick');
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('every place that a side loses sounds like it', () => {
    const table = playGame(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'sound' }, 'bot');
    const losses = table.entries.flatMap(({ events }) => {
      const facts = events.map(game.face.fact);
      return facts.filter(isCapture).flatMap(({ loser }) => (loser === undefined ? [] : [soundOf(facts, loser)]));
    });
    expect(losses.length).toBeGreaterThan(0);
    expect(new Set(losses)).toEqual(new Set(['thud']));
  });
});
