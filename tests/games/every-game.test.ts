import { describe, expect, test } from 'vitest';
import { trials } from '../../src/cli/games';
import { trial } from '../../src/cli/trial';

const optionSets = (all: readonly string[]): (readonly string[])[] => [[], all, ...all.map((option) => [option])];

describe.each(trials.map((one) => [one.game.id, one] as const))('%s', (_id, tried) => {
  const { game } = tried;
  test.each(game.scenarios)(
    '%s: random legal play ends, replays, resumes, refuses and goes back cleanly',
    (scenario) => {
      optionSets(game.options).forEach((options, i) => {
        for (let n = 0; n < 4; n++) {
          const { table } = trial(
            tried,
            { scenario, options, seed: `${scenario} ${i} ${n}` },
            { resume: 2, refuse: 3, back: 6 },
          );
          expect(table.state.result).not.toBeNull();
        }
      });
    },
  );

  test('a view is plain data and does not change the state', () => {
    const { table } = trial(
      tried,
      { scenario: game.scenarios[0] ?? '', options: [], seed: 'view' },
      { resume: 50, refuse: 50, back: 50 },
    );
    const hash = table.hash();
    for (const side of game.sides) {
      const view = game.face.view(table.state, side, table.prompt);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }
    expect(table.hash()).toBe(hash);
  });

  test('the same set-up deals the same first question, another seed another campaign', () => {
    const hashes = ['a', 'a', 'b'].map((seed) =>
      trial(
        tried,
        { scenario: game.scenarios[0] ?? '', options: [], seed },
        { resume: 99, refuse: 99, back: 99 },
      ).table.hash(),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });
});
