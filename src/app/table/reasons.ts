/** Why the computer chose as it did, by the number of the choice. */
import type { Choice } from '../../kernel/game';
import type { Table } from '../../kernel/table';

export interface Reasons {
  /** For a choice that is about to be made; what it gives back is called once it has been. */
  next(choice: Choice | undefined, why: string | null): () => void;
  of(at: number): string | null;
}

export function createReasons(table: Table): Reasons {
  const kept = new Map<number, string>();

  /** Who has named targets and leaves it at that says why he named them, not why he named no more. */
  const saidBefore = (choice: Choice): string | undefined => {
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
