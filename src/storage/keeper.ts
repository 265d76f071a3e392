/**
 * Keeps one open campaign: makes the disk say what the table says. What could not be written waits and goes with the
 * next attempt, and meanwhile lies as a small emergency copy beside the database.
 */
import type { GameTypes } from '../kernel/game';
import type { Table } from '../kernel/table';
import { type Change, nextStart, write, writeAnew } from './campaigns';
import type { Disk } from './disk';
import { dropEmergency, type EmergencyBox, putEmergency } from './emergency';
import type { Outcome, Trouble } from './outcome';
import { type Campaign, glanceOf, type Origin, type SetAside } from './records';
import { saveOf } from './save-of';
import { copyOf } from './second-copy';
import { within } from './within';

/** The disk takes unusually long; or so long that the emergency copy was made. */
export type Waiting = 'slow' | 'stuck';

/** Milliseconds without an answer. */
const SLOW = 2000;
const STUCK = 8000;

export interface Keeper {
  /**
   * Resolves when the table, as it stands at the call, is durable: only then show it. Meanwhile `waits` hears where
   * that takes long.
   */
  keep<T extends GameTypes>(table: Table<T>, waits?: (how: Waiting) => void): Promise<Outcome<Campaign>>;
  /** Why the last attempt failed; null while all is on the disk. */
  readonly trouble: Trouble | null;
}

/** The campaign as taken up, the choices now on the disk, and where the table's journal starts. */
export interface Keeping {
  readonly campaign: Campaign;
  readonly onDisk: readonly string[];
  readonly origin: Origin;
  /** Whether the snapshots on the disk say the truth. */
  readonly trusted: boolean;
  /** Set aside with the first write: what is on the disk and could not be followed. */
  readonly aside: SetAside | null;
}

/** Milliseconds that a decision waits for its second copy. */
const COPY_PATIENCE = 250;

export function keeper(disk: Disk, keeping: Keeping, box: EmergencyBox | null): Keeper {
  const { origin } = keeping;
  let { campaign, onDisk, trusted, aside } = keeping;
  let trouble: Trouble | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async (
    all: readonly string[],
    facts: Pick<Change, 'facts' | 'snapshot'>,
    waits: (how: Waiting) => void,
  ) => {
    const from = commonStart(onDisk, all);
    const change: Change = { ...facts, from, choices: all.slice(from), trusted, aside };
    const slow = setTimeout(() => waits('slow'), SLOW);
    const stuck = setTimeout(() => {
      putEmergency(box, campaign, change);
      waits('stuck');
    }, STUCK);
    const now = Date.now();
    let outcome = await write(disk, campaign, change, now);
    if (!outcome.ok && outcome.reason === 'missing') {
      outcome = await writeAnew(disk, campaign, { ...change, choices: all }, now);
    }
    clearTimeout(slow);
    clearTimeout(stuck);
    // Only now: what the database refuses, because another window plays, is not to be found in the copy either.
    const copied = outcome.ok ? disk.copies?.keep(copyOf(outcome.value, all)) : undefined;
    if (copied) await within(COPY_PATIENCE, copied, undefined);
    trouble = outcome.ok ? null : outcome.reason;
    // After a failure nobody knows what the disk says from here on: the next attempt writes it again.
    onDisk = outcome.ok ? all : onDisk.slice(0, from);
    trusted ||= outcome.ok;
    if (outcome.ok) ({ value: campaign } = outcome);
    if (outcome.ok) aside = null;
    if (outcome.ok) disk.copies?.nameOpen(nextStart(outcome.value));
    if (outcome.ok) dropEmergency(box, campaign.id);
    else if (outcome.reason !== 'taken-over') putEmergency(box, campaign, change);
    return outcome;
  };

  return {
    get trouble() {
      return trouble;
    },
    keep(table, waits = () => undefined) {
      const { choices, checkpoint, ...save } = saveOf(table, campaign.seats, origin);
      const facts = { ...save, ...glanceOf(table) };
      const next = last.then(() => attempt(choices, { facts, snapshot: checkpoint }, waits));
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
