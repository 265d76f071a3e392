import { expect, test } from 'vitest';
import { trials } from '../../src/cli/games';
import { forecast, isLong } from '../../src/match/forecast';
import type { Orders } from '../../src/match/orders';

const games = trials.map(({ game }) => game).filter(({ mind }) => mind.ahead);

test('every count is of a battle of its game, and orders never make it longer', () => {
  let counted = 0;
  for (const game of games) {
    const results: Orders = Object.fromEntries((game.mind.ahead?.bears ?? []).map((ask) => [ask, 'computer']));
    for (const scenario of Object.keys(game.mind.ahead?.letters ?? {})) {
      expect(game.scenarios).toContain(scenario);
      const [asked, ordered] = [forecast(game, scenario), forecast(game, scenario, results)];
      if (!asked || !ordered) throw new Error(`${scenario} has half a count`);
      expect(ordered.from).toBeLessThanOrEqual(ordered.to);
      expect(ordered.to).toBeLessThanOrEqual(asked.to);
      counted++;
    }
  }
  expect(counted).toBeGreaterThan(3);
});

test('one result that is not ordered is one that is asked', () => {
  const game = games.find(({ mind }) => Object.keys(mind.ahead?.letters ?? {}).length > 0);
  if (!game?.mind.ahead) throw new Error('nothing was counted');
  const [scenario = ''] = Object.keys(game.mind.ahead.letters);
  const [, ...most] = game.mind.ahead.bears;
  expect(forecast(game, scenario, Object.fromEntries(most.map((ask) => [ask, 'computer'])))).toEqual(
    forecast(game, scenario),
  );
});

test('what nobody has counted is not foretold; a long battle is one of more than sixty letters', () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  expect(forecast(game, 'no such battle')).toBeNull();
  expect([isLong({ from: 5, to: 60 }), isLong({ from: 50, to: 61 })]).toEqual([false, true]);
});
