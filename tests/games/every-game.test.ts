import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { trials } from '../../src/cli/games';
import { trial } from '../../src/cli/trial';
import { follow, formsOf, keep, read } from './journals';

/** None, all, and each alone where that is not the same. */
const optionSets = (all: readonly string[]): (readonly string[])[] => [
  [],
  all,
  ...(all.length > 1 ? all.map((option) => [option]) : []),
];

/** The longest campaign is checked at every step: on a busy machine that takes minutes. */
const PATIENCE = 600_000;

describe.each(trials.map((one) => [one.game.id, one] as const))('%s', (_id, tried) => {
  const { game } = tried;
  test.each(game.scenarios)(
    '%s: random legal play ends, replays, resumes, refuses and goes back cleanly',
    (scenario) => {
      optionSets(game.options).forEach((options, i) => {
        for (let n = 0; n < 3; n++) {
          const { table } = trial(
            tried,
            { scenario, options, seed: `${scenario} ${i} ${n}` },
            n === 0 ? { resume: 2, refuse: 3, back: 6 } : { resume: 17, refuse: 13, back: 29 },
          );
          expect(table.state.result).not.toBeNull();
        }
      });
    },
    PATIENCE,
  );

  /**
   * A file that no longer replays is a broken campaign on every phone that has one. Only raised `rules` in the game's
   * index.ts excuse it: then remove the file, and the next run keeps a new one.
   */
  test.each(game.scenarios)(
    '%s: a campaign that was kept is replayed choice by choice to the same state',
    async (scenario) => {
      const file = fileURLToPath(new URL(`fixtures/${game.id}-${scenario}.txt`, import.meta.url));
      const text = existsSync(file) ? readFileSync(file, 'utf8') : keep(game, scenario);
      await expect(text).toMatchFileSnapshot(file); // writes it where there is none yet
      const kept = read(scenario, text);
      const table = follow(game, kept, kept.choices);
      expect(kept.choices[table.entries.length], `choice ${table.entries.length} is not offered`).toBeUndefined();
      expect({ rules: game.rules, hash: table.hash(), over: table.prompt }).toEqual({
        rules: kept.rules,
        hash: kept.hash,
        over: null,
      });
      expect(formsOf(game)).toEqual(expect.arrayContaining([...kept.forms])); // new kinds of choice may join them
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
