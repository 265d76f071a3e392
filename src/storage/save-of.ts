/** What a table and what a stored campaign say as a save. */
import type { GameTypes } from '../kernel/game';
import type { Seats } from '../kernel/seats';
import type { Table } from '../kernel/table';
import type { Stored } from './campaigns';
import { FORMAT } from './migrations';
import { atSetup, type Origin, snapshotOf } from './records';
import type { Save } from './save';

export function saveOf<T extends GameTypes>(table: Table<T>, seats: Seats, origin: Origin = atSetup): Save {
  const { choices, hints, ...journal } = table.journal();
  const start = origin.base?.at ?? 0;
  return {
    format: FORMAT,
    ...journal,
    seats,
    choices: [...origin.before, ...choices],
    hints: [...origin.hints, ...hints.map((at) => at + start).sort((a, b) => a - b)],
    base: origin.base,
    checkpoint: snapshotOf(table, origin),
    hash: table.hash(),
  };
}

/** For exporting without the game: nothing is replayed. */
export function saveOfStored({ campaign, choices, snapshots }: Stored): Save {
  const { game, rules, scenario, options, seed, seats, rewinds, hints, base, hash } = campaign;
  const checkpoint = snapshots[0] ?? null;
  return {
    format: FORMAT,
    game,
    rules,
    scenario,
    options,
    seed,
    seats,
    choices,
    rewinds,
    hints,
    base,
    checkpoint,
    hash,
  };
}
