/** Where a table stood before. */
import type { Choice } from '../../kernel/game';
import type { Entry, Table } from '../../kernel/table';
import type { View } from '../../kernel/view';

/** A second table on the same journal, moved to and fro without touching the game. */
export function lookBack(table: Table, fresh: () => Table, viewOf: (past: Table) => View) {
  let past: Table | null = null;
  const same = (entry: Entry<Choice>, i: number) => {
    const there = table.entries[i];
    return there !== undefined && table.write(there.choice) === table.write(entry.choice);
  };
  return (count: number) => {
    if (!past?.entries.every(same)) past = fresh();
    if (past.entries.length > count) past.rewind(count);
    for (const { choice } of table.entries.slice(past.entries.length, count)) past.choose(choice);
    return viewOf(past);
  };
}

/** Back to where both agree, then on with what the other has chosen. */
export function catchUp(table: Table, choices: readonly string[]): Table {
  const same = table.entries.findIndex(({ choice }, i) => table.write(choice) !== choices[i]);
  if (same >= 0) table.rewind(same);
  table.follow(choices.slice(table.entries.length));
  return table;
}
