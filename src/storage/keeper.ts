/**
 * Keeps one open campaign: makes the disk say what the table says. What could not be written waits and goes with the
 * next attempt, and meanwhile lies as a small emergency copy beside the database.
 */
import type { Choice, GameState } from '../kernel/game';
import { written } from '../kernel/journal';
import type { Table } from '../kernel/table';
import { type Change, type Stored, write } from './campaigns';
import type { Disk } from './disk';
import { dropEmergency, type EmergencyBox, putEmergency } from './emergency';
import type { Outcome, Trouble } from './outcome';
import { type Campaign, glanceOf, type Snapshot, snapshotOf } from './records';

export interface Keeper {
  /** Resolves when the table, as it stands at the call, is durable: only then show it. */
  keep<S extends GameState, C extends Choice>(table: Table<S, C>): Promise<Outcome<Campaign>>;
  /** Why the last attempt failed; null while all is on the disk. */
  readonly trouble: Trouble | null;
}

/** The campaign as taken up, the choices now on the disk, and where the table's journal starts. */
export interface Keeping {
  readonly campaign: Pick<Campaign, 'id' | 'writer' | 'hints'>;
  readonly onDisk: Stored['choices'];
  readonly base: Snapshot | null;
  /** All the choices before the base: no rule reads them any more, but nothing is thrown away. */
  readonly before: readonly string[];
}

export function keeper(disk: Disk, keeping: Keeping, box: EmergencyBox | null): Keeper {
  const { campaign, base, before } = keeping;
  let onDisk: readonly string[] = keeping.onDisk;
  let trouble: Trouble | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async (all: readonly string[], facts: Omit<Change, 'from' | 'choices'>) => {
    const from = commonStart(onDisk, all);
    const change: Change = { ...facts, from, choices: all.slice(from) };
    const outcome = await write(disk, campaign, change);
    trouble = outcome.ok ? null : outcome.reason;
    // After a failure nobody knows what the disk says from here on: the next attempt writes it again.
    onDisk = outcome.ok ? all : onDisk.slice(0, from);
    if (outcome.ok) dropEmergency(box, campaign.id);
    else if (outcome.reason !== 'taken-over') putEmergency(box, campaign, change);
    return outcome;
  };

  return {
    get trouble() {
      return trouble;
    },
    keep(table) {
      const start = base?.at ?? 0;
      const all = [...before, ...table.entries.map(({ choice }) => written(choice))];
      const facts = {
        rules: table.game.rules,
        glance: glanceOf(table),
        rewinds: table.rewinds,
        hints: [...campaign.hints.filter((at) => at < start), ...table.hints.map((at) => at + start)],
        base,
        snapshot: snapshotOf(table, base),
      };
      const next = last.then(() => attempt(all, facts));
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
