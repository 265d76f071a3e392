/** What undo takes back: the last choice that somebody was asked for, with all that followed it by itself. */
import type { Choice } from '../../kernel/game';
import type { Entry, Table } from '../../kernel/table';

/** What is answered by itself as a table stands; null where somebody decides. */
type Unasked = (at: Table) => Choice | null;

/** Follows what persons choose at a table, so that it is seldom needed to find out whether anybody was asked. */
export function createUndo(table: Table, unasked: Unasked, passes: () => boolean) {
  /** Choices that a person is known to have made. */
  const chosen = new Set<number>();
  /** What was found out last, for whoever asks again. */
  let found: { readonly after: Entry | undefined; readonly at: number | null } | null = null;
  return {
    /** A person has made all choices from this one on. */
    made(from: number) {
      for (let at = from; at < table.entries.length; at++) chosen.add(at);
    },
    /** Choices were taken back; `all`: others were made in their place. */
    taken(all = false) {
      for (const at of chosen) if (all || at >= table.entries.length) chosen.delete(at);
    },
    /** The last choice before so many that somebody was asked for; null where undo cannot reach one. */
    last(before: number): number | null {
      const at = before - 1;
      if (chosen.has(at) && at >= table.entries.length - table.undoable) return at;
      const after = table.entries[at];
      if (!found || found.after !== after) found = { after, at: lastAsked(table, unasked, passes(), before) };
      return found.at;
    },
  };
}

/**
 * The last choice that somebody was asked for, of those that undo can take back; null where there is none. `passes`:
 * what there is seldom a reason for is passed by too.
 */
export function lastAsked(
  table: Table,
  unasked: Unasked,
  passes: boolean,
  before = table.entries.length,
): number | null {
  const first = table.entries.length - table.undoable;
  for (let at = before - 1; at >= first; at--) {
    const entry = table.entries[at];
    const past = table.forkAt(at);
    const own = unasked(past) ?? (passes ? idleAnswer(past, table.entries[at - 1]) : null);
    if (entry && (!own || table.write(own) !== table.write(entry.choice))) return at;
  }
  return null;
}

/** What is passed by where there is seldom a reason to do anything: the same side has just chosen something else. */
function idleAnswer({ game, state, prompt }: Table, last: Entry | undefined): Choice | null {
  if (!prompt?.idle || last?.side !== prompt.side || last.ask === prompt.ask) return null;
  return prompt.choices.find((one) => game.face.offer(state, one).primary) ?? null;
}

/** Takes back the choice `at` with all that followed it. */
export function undoTo(table: Table, at: number): boolean {
  const made = table.entries.length;
  while (table.entries.length > at && table.undo());
  return table.entries.length < made;
}
