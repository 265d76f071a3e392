/** Removes for good what has lain in the bin long enough. */
import { type Campaign, type Disk, note, purge, setNote } from '../../storage';

const DAY = 24 * 3600 * 1000;
/** How long a deleted campaign can be brought back. */
const KEPT_DELETED = 30 * DAY;

/** A clock that is wrong for once must not empty the bin: what is overdue goes when it still is a day later. */
export async function emptyBin(disk: Disk, deleted: readonly Campaign[], now = Date.now()): Promise<void> {
  const before = now - KEPT_DELETED;
  const overdue = deleted.some((campaign) => campaign.deleted !== null && campaign.deleted < before);
  const found = await note(disk, 'overdue-since');
  if (!found.ok) return;
  const since = found.value ? Number(found.value) : null;
  if (overdue && since !== null && now - since >= DAY) await purge(disk, before);
  // Written anew where a clock that was ahead has been set right.
  else if (overdue && (since === null || since > now)) await setNote(disk, 'overdue-since', `${now}`);
  else if (!overdue && since !== null) await setNote(disk, 'overdue-since', '');
}
