/** Releases of a game for tests: as it is, with one choice of a journal written differently, and repaired again. */
import type { Choice, Game, GameState } from '../../src/kernel/game';
import { offered, written } from '../../src/kernel/journal';
import { Table } from '../../src/kernel/table';
import { resume } from '../../src/storage/resume';
import type { Save } from '../../src/storage/save';

/** The same rules under a higher number. */
export function release<S extends GameState, C extends Choice>(game: Game<S, C>, rules: number): Game<S, C> {
  return { ...game, rules };
}

/** The moment of a choice: what the dice are then, and how it is written. */
interface Moment {
  readonly d: number;
  readonly revealed: number;
  readonly text: string;
}

/** Rules that write one choice differently at one moment, as a careless release does. */
function renamed<S extends GameState, C extends Choice>(game: Game<S, C>, { d, revealed, text }: Moment): Game<S, C> {
  return {
    ...game,
    *play(state) {
      const rules = game.play(state);
      for (let step = rules.next(); !step.done; ) {
        const now = state.chance.d === d && state.chance.revealed === revealed;
        const bent = (choice: C): C => (now && written(choice) === text ? { ...choice, as: 'x' } : choice);
        step = rules.next(yield { ...step.value, choices: step.value.choices.map(bent) });
      }
    },
  };
}

/** A release that breaks a journal at one of its choices, the nearest to a number that can be told from all before it. */
export function badRelease<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  rules: number,
  save: Save,
  from: number,
): { readonly game: Game<S, C>; readonly at: number } {
  const table = new Table(game, save);
  for (const [at, text] of save.choices.entries()) {
    const { d, revealed } = table.state.chance;
    if (at >= from) {
      const bad = release(renamed(game, { d, revealed, text }), rules);
      const resumed = resume(bad, { ...save, snapshots: [], base: null });
      if (resumed.ok && resumed.value.shortened?.reached === at) return { game: bad, at };
    }
    const choice = table.prompt && offered(table.prompt.choices, text);
    if (choice) table.choose(choice);
  }
  throw new Error('no choice can be told apart');
}
