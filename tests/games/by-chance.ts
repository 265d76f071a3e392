/** Games by chance, as the pinned games of every rulebook are played. */
import { below, type Chance } from '../../src/kernel/chance';
import type { GameTypes } from '../../src/kernel/game';
import type { Table } from '../../src/kernel/table';

/** Goes on by chance to the end, or up to so many choices. */
export function playByChance<T extends GameTypes>(
  table: Table<T>,
  lot: Chance,
  most = Number.POSITIVE_INFINITY,
): Table<T> {
  while (table.prompt && table.entries.length < most) {
    const { choices } = table.prompt;
    table.choose(choices[below(lot, choices.length)] ?? { do: 'none' });
  }
  return table;
}

/** How many different sequences of so many choices there are. */
export function sequences<T extends GameTypes>(table: Table<T>, depth: number): number {
  if (!table.prompt) return 1;
  if (depth === 1) return table.prompt.choices.length;
  let count = 0;
  for (const choice of table.prompt.choices) {
    const fork = table.fork();
    fork.choose(choice);
    count += sequences(fork, depth - 1);
  }
  return count;
}
