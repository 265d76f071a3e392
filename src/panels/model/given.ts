/** What has been chosen in the present run of one question, and can still be taken away. */
import type { Position } from './model';

/** The choices of this run that can still be taken away, each by itself. */
export function givenIn({ entries, prompt, undoable }: Position): readonly number[] {
  const given: number[] = [];
  for (let i = entries.length - 1; i >= entries.length - undoable; i--) {
    if (entries[i]?.ask !== prompt?.ask) break;
    given.unshift(i);
  }
  return given;
}
