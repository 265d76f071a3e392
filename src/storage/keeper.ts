/**
 * Keeps one open campaign: makes the disk say what the table says. What could not be written waits and goes with the
 * next attempt, and meanwhile lies as a small emergency copy beside the database.
 */
import type { GameTypes } from '../kernel/game';
import type { Table } from '../kernel/table';
import { type Change, write } from './campaigns';
import type { Disk } from './disk';
import { dropEmergency, type EmergencyBox, putEmergency } from './emergency';
import type { Outcome, Trouble } from './outcome';
import { type Campaign, glanceOf, type Origin } from './records';
import { saveOf } from './save-of';

export interface Keeper {
  /** Resolves when the table, as it stands at the call, is durable: only then show it. */
  keep<T extends GameTypes>(table: Table<T>): Promise<Outcome<Campaign>>;
  /** Why the last attempt failed; null while all is on the disk. */
  readonly trouble: Trouble | null;
}

/** The campaign as taken up, the choices now on the disk, and where the table's journal starts. */
export interface Keeping {
  readonly campaign: Pick<Campaign, 'id' | 'writer' | 'seats'>;
  readonly onDisk: readonly string[];
  readonly origin: Origin;
  /** Whether the snapshots on the disk say the truth. */
  readonly trusted: boolean;
}

export function keeper(disk: Disk, keeping: Keeping, box: EmergencyBox | null): Keeper {
  const { campaign, origin } = keeping;
  let { onDisk, trusted } = keeping;
  let trouble: Trouble | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async (all: readonly string[], facts: Omit<Change, 'from' | 'choices' | 'trusted'>) => {
    const from = commonStart(onDisk, all);
    const change: Change = { ...facts, from, choices: all.slice(from), trusted };
    const outcome = await write(disk, campaign, change);
    trouble = outcome.ok ? null : outcome.reason;
    // After a failure nobody knows what the disk says from here on: the next attempt writes it again.
    onDisk = outcome.ok ? all : onDisk.slice(0, from);
    trusted ||= outcome.ok;
    if (outcome.ok) dropEmergency(box, campaign.id);
    else if (outcome.reason !== 'taken-over') putEmergency(box, campaign, change);
    return outcome;
  };

  return {
    get trouble() {
      return trouble;
    },
    keep(table) {
      const { choices, checkpoint, ...save } = saveOf(table, campaign.seats, origin);
      const facts = { ...save, glance: glanceOf(table), snapshot: checkpoint };
      const next = last.then(() => attempt(choices, facts));
      last = next;
      return next;
    },
  };
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i;
}
