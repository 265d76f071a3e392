/** What a table and what a stored campaign say as a save. */
import type { GameTypes } from '../kernel/game';
import type { Seats } from '../kernel/seats';
import type { Table } from '../kernel/table';
import type { Stored } from './campaigns';
import { atSetup, type Origin, snapshotOf } from './records';
import { asSave, type Save } from './save';

export function saveOf<T extends GameTypes>(table: Table<T>, seats: Seats, origin: Origin = atSetup): Save {
  const { choices, hints, presses, ...journal } = table.journal();
  const start = origin.base?.at ?? 0;
  const kept = {
    ...journal,
    seats,
    hints: [...origin.hints, ...hints.map((at) => at + start).sort((a, b) => a - b)],
    presses: presses && { ...presses, along: presses.along.map((at) => at + start) },
    base: origin.base,
    hash: table.hash(),
  };
  const all = origin.before.length === 0 ? choices : [...origin.before, ...choices];
  return asSave(kept, all, snapshotOf(table, origin));
}

/** For exporting without the game: nothing is replayed. */
export function saveOfStored({ campaign, choices, snapshots }: Stored): Save {
  return asSave(campaign, choices, snapshots[0] ?? null);
}
