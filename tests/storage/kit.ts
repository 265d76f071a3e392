import { IDBFactory } from 'fake-indexeddb';
import { below, seeded } from '../../src/kernel/chance';
import type { GameTypes, Side } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { openDisk } from '../../src/storage/db';
import type { Disk } from '../../src/storage/disk';
import type { EmergencyBox } from '../../src/storage/emergency';
import { start } from '../../src/storage/open-campaign';
import type { Outcome } from '../../src/storage/outcome';
import type { Origin } from '../../src/storage/records';
import type { Save } from '../../src/storage/save';
import { saveOf } from '../../src/storage/save-of';
import { type DuelTypes, duel } from '../kernel/duel';
import 'fake-indexeddb/auto';

export type DuelTable = Table<DuelTypes>;

/** A device that nobody has played on. */
export function newDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

export async function newDisk(): Promise<Disk> {
  newDevice();
  return openDisk();
}

export function newTable(seed = 'sfc32:first', options: readonly string[] = []): DuelTable {
  return new Table(duel, { scenario: 'duel', options, seed });
}

/** Plays on at random, at most so many choices. */
export function playOn(table: DuelTable, steps = Number.POSITIVE_INFINITY, lot = seeded(table.setup.seed)): DuelTable {
  for (let i = 0; table.prompt && i < steps; i++) {
    const { choices } = table.prompt;
    const choice = choices[below(lot, choices.length)];
    if (!choice || !table.choose(choice).ok) throw new Error('an offered choice was refused');
  }
  return table;
}

/** The value of what must have gone well. */
export function good<T, R>(outcome: Outcome<T, R>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.value;
}

/** A seed whose game lasts at least so many choices. */
export function longGame(choices: number): DuelTable {
  for (let i = 0; i < 500; i++) {
    const table = playOn(newTable(`sfc32:long-${i}`), choices);
    if (table.entries.length === choices && table.prompt) return table;
  }
  throw new Error('no game is that long');
}

/** The simple storage beside the database. */
export function newBox(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: (i) => [...held.keys()][i] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

/** A person on every side. */
export function persons({ game }: { readonly game: { readonly sides: readonly Side[] } }): Seats {
  return Object.fromEntries(game.sides.map((side) => [side, 'person']));
}

/** A table played by persons, as a save. */
export function saved<T extends GameTypes>(table: Table<T>, origin?: Origin): Save {
  return saveOf(table, persons(table), origin);
}

/** A table played by persons, begun. */
export function begun<T extends GameTypes>(disk: Disk, table: Table<T>, box: EmergencyBox | null) {
  return start(disk, table, persons(table), box);
}
