import { expect, test } from 'vitest';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { play } from '../../../src/games/vallee/rules';
import { playGame, randomly } from './runner';

test.each(scenarioIds)('%s: random legal play ends and keeps every invariant', (scenario) => {
  for (let n = 0; n < 3; n++) {
    const { state } = playGame(scenario, `${n}`, randomly(`${n}`), { asked: play.check });
    expect(state.result).not.toBeNull();
  }
});
