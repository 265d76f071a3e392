import { expect, test } from 'vitest';
import { trials } from '../../src/cli/games';
import { calm, carry, storm } from '../../src/cli/post-trial';

/** The 10,000 matches are a command: `npm run postman -- 10000 --scenario beatrice`. */
const MATCHES = 6;

const gameOf = (scenario: string) => {
  const trial = trials.find(({ game }) => game.scenarios.includes(scenario) && game.mind.ahead);
  if (!trial) throw new Error(`nobody plays ${scenario}`);
  return trial.game;
};

test.each(Array.from({ length: MATCHES }, (_, i) => i))(
  'whatever the post does, both phones end with the same battle: match %i',
  async (i) => {
    const scenario = 'beatrice';
    const sealed = i % 2 === 1;
    const orders = i % 4 < 2 ? 'lot' : 'none';
    const carried = await carry({
      game: gameOf(scenario),
      scenario,
      seed: `suite-${i}`,
      sealed,
      orders,
      policy: 'mixed',
      weather: storm,
    });
    expect(carried.differs).toEqual([]);
    expect(carried.steps).not.toBeNull();
  },
);

test.each([false, true])(
  'with a good postman nothing is ever missing, refused or doubted; sealed dice: %s',
  async (sealed) => {
    const scenario = 'beatrice';
    const carried = await carry({
      game: gameOf(scenario),
      scenario,
      seed: 'calm',
      sealed,
      orders: 'lot',
      policy: 'mixed',
      weather: calm,
    });
    expect(carried.differs).toEqual([]);
    expect(Object.keys(carried.told).sort()).toEqual(['accepted', 'moved', 'opened']);
    expect(carried.stirs).toBeGreaterThan(0);
  },
);
