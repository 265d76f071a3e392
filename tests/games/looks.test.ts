/** A counter is made anew only where its look has changed: one kept from before must look as a fresh one would. */
import { expect, test, vi } from 'vitest';
import { playGame } from '../../src/cli/policies';
import { season } from '../../src/games/season';
import { vallee } from '../../src/games/vallee';
import { GENERATOR } from '../../src/kernel/chance';
import type { Game } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import type { View } from '../../src/kernel/view';

type Looking = (state: never, side: string | null, prompt: null) => View;

const fresh: Readonly<Record<string, () => Promise<{ readonly view: unknown }>>> = {
  season: () => import('../../src/games/season/face/view'),
  vallee: () => import('../../src/games/vallee/face/view'),
};

const SPREAD = 8;

test.each<Game>([season, vallee])('after a whole game $id looks as it does at first sight', async (game) => {
  for (const scenario of game.scenarios.slice(0, 2)) {
    const { choices, ...setup } = playGame(
      game,
      { scenario, options: [], seed: `${GENERATOR}:looks` },
      'random',
    ).journal();
    const table = new Table(game, setup);
    for (const [made, choice] of choices.entries()) {
      table.follow([choice]);
      const kept = [...game.sides, null].map((side) => game.face.view(table.state, side as string, null));
      if (made % Math.ceil(choices.length / SPREAD) !== 0) continue;
      vi.resetModules();
      const { view } = (await fresh[game.id]?.()) ?? {};
      expect(kept).toEqual([...game.sides, null].map((side) => (view as Looking)(table.state as never, side, null)));
    }
  }
});
