/** Releases of a game for tests: as it is, with one choice of a journal written differently, and repaired again. */
import type { Game, GameTypes } from '../../src/kernel/game';
import { written } from '../../src/kernel/journal';
import { Table } from '../../src/kernel/table';
import { resume } from '../../src/storage/resume';
import type { Save } from '../../src/storage/save';

/** The same rules under a higher number. */
export function release<T extends GameTypes>(game: Game<T>, rules: number): Game<T> {
  return { ...game, rules };
}

/** The moment of a choice: what the dice are then, and how it is written. */
interface Moment {
  readonly d: number;
  readonly revealed: number;
  readonly text: string;
}

/** Rules that write one choice differently at one moment, as a careless release does. */
function renamed<T extends GameTypes>(game: Game<T>, { d, revealed, text }: Moment): Game<T> {
  const { writes } = game.play;
  return {
    ...game,
    play: {
      ...game.play,
      *rules(state) {
        const rules = game.play.rules(state);
        for (let step = rules.next(); !step.done; ) {
          const asked = step.value;
          const now = state.chance.d === d && state.chance.revealed === revealed;
          const meant = now ? asked.choices.find((choice) => written(writes, choice) === text) : undefined;
          const bent = meant && { ...meant, do: `${meant.do}-renamed` };
          const choices = asked.choices.map((choice) => (choice === meant && bent ? bent : choice));
          const chosen = yield { ...asked, choices };
          step = rules.next(meant && chosen === bent ? meant : chosen);
        }
      },
    },
  };
}

/** A release that breaks a journal at one of its choices, the nearest to a number that can be told from all before it. */
export function badRelease<T extends GameTypes>(
  game: Game<T>,
  rules: number,
  save: Save,
  from: number,
): { readonly game: Game<T>; readonly at: number } {
  const table = new Table(game, save);
  for (const [at, text] of save.choices.entries()) {
    const { d, revealed } = table.state.chance;
    if (at >= from) {
      const bad = release(renamed(game, { d, revealed, text }), rules);
      const resumed = resume(bad, { ...save, snapshots: [], base: null });
      if (resumed.ok && resumed.value.shortened?.reached === at) return { game: bad, at };
    }
    const choice = table.offered(text);
    if (choice) table.choose(choice);
  }
  throw new Error('no choice can be told apart');
}
