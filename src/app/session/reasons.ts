/** Why the computer chose as it did, by the number of the choice. */
import type { Choice, Game, GameState, Side } from '../../kernel/game';
import { canonical } from '../../kernel/hash';
import type { Reason } from '../../kernel/review';
import type { Table } from '../../kernel/table';

export interface Reasons {
  /** For a choice that is about to be made; what it gives back is called once it has been. */
  next(choice: Choice | undefined, why: Reason | null): () => void;
  of(at: number): Reason | null;
}

export function createReasons(table: Table): Reasons {
  const kept = new Map<number, Reason>();

  /** Who has named targets and leaves it at that says why he named them, not why he named no more. */
  const saidBefore = (choice: Choice): Reason | undefined => {
    const { game, state, entries, prompt } = table;
    const last = entries.at(-1);
    const { place, counter, card } = game.face.offer(state, choice);
    const names = (place ?? counter ?? card) !== undefined;
    if (names || last?.ask !== prompt?.ask || last?.side !== prompt?.side) return undefined;
    return kept.get(entries.length - 1);
  };

  return {
    next(choice, why) {
      const at = table.entries.length;
      const said = why !== null && choice ? (saidBefore(choice) ?? why) : null;
      return () => {
        if (said !== null) kept.set(at, said);
      };
    },
    of: (at) => kept.get(at) ?? null,
  };
}

/** Two deals alike may be chance, so many are not. */
const deals = ['1', '2', '3', '4'];

/**
 * Whether a side knows something of the position that another does not: dealt anew by what the other knows, it is no
 * longer the same. What such a side finds by looking ahead would give it away.
 */
export function hasSecrets({ play, sides }: Game, state: GameState, side: Side): boolean {
  const laidOut = ({ chance: _dice, events: _told, ...rest }: GameState) => canonical(rest);
  const now = laidOut(state);
  return sides.some((other) =>
    deals.some((seed) => {
      if (other === side) return false;
      const dealt = play.copy(state);
      play.redeal(dealt, other, seed);
      return laidOut(dealt) !== now;
    }),
  );
}
