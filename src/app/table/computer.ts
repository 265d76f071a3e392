/** Who decides for the computer. */
import type { Choice, GameState } from '../../kernel/game';
import type { Level } from '../../kernel/seats';
import type { Table } from '../../kernel/table';
import type { Opponent } from '../../opponents/opponent';

export interface Mind {
  /** Thinks about the question now asked. */
  decide(table: Table, level: Level): Promise<Thought>;
  /** Whatever it thinks about, it answers with the best so far. */
  hurry(): void;
  /** Stops while the page is hidden, and goes on with the same thought. */
  rest(resting: boolean): void;
  dispose(): void;
}

export interface Thought {
  readonly choice: Choice;
  readonly why: string;
}

/** One look, no search: where nobody has been hired. */
export const quickComputer: Mind = {
  decide: ({ game, state, prompt }) =>
    prompt ? Promise.resolve(game.mind.bot(state, prompt)) : Promise.reject(new RangeError('nothing is asked')),
  hurry() {},
  rest() {},
  dispose() {},
};

/** The computer in its worker, fetched when it is first asked. `base` is where the journal of the table starts. */
export function hiredComputer(game: string, base: GameState | null): Mind {
  let hired: Promise<Opponent> | null = null;
  let gone = false;
  const opponent = () => {
    hired ??= import('../../opponents/opponent').then(({ hire }) => hire(game));
    return hired;
  };
  const tell = (say: (one: Opponent) => void) => void hired?.then(say, () => {});
  return {
    async decide(table, level) {
      const { setup, entries } = table;
      const choices = entries.map(({ choice }) => table.write(choice));
      // The same question at the same point is always thought about with the same lots.
      const seed = `${setup.seed} ${entries.length}`;
      const one = await opponent();
      if (gone) throw new Error('nobody sits here any more');
      const { choice, why } = await one.decide({ setup, base, choices, level, seed });
      const meant = table.offered(choice);
      if (!meant) throw new RangeError(`not offered: ${choice}`);
      return { choice: meant, why };
    },
    hurry: () => tell((one) => one.playNow()),
    rest: (resting) => tell((one) => (resting ? one.pause() : one.resume())),
    dispose() {
      gone = true;
      tell((one) => one.dismiss());
    },
  };
}
