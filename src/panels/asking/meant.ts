/** What is meant at the question that is asked now: each thing can be taken away by itself. */
import type { Meant, Position } from '../model/model';

export function meantIn({ draft, prompt }: Pick<Position, 'draft' | 'prompt'>): readonly Meant[] {
  const before = draft.findLastIndex(({ ask }) => ask !== prompt?.ask);
  return draft.slice(before + 1);
}
