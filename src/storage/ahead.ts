/** Which of the two stores knows more of a campaign, by their numbers alone: the start asks, before anything is replayed. */
import { load } from './campaigns';
import type { Disk } from './disk';
import { lyingOpen } from './notes';
import { done, type Outcome } from './outcome';
import type { Campaign } from './records';
import type { Held } from './second-copy';
import { within } from './within';

/** Milliseconds that a start waits for the second copy to say what it holds. */
export const COPY_PATIENCE = 2000;

/** Whether a copy may know more than a row. Only its text can tell where one of them was not counted. */
export function isAhead({ written, updated }: Held, row: Campaign | undefined): boolean {
  if (!row) return true;
  return written === null || row.written === undefined ? updated !== row.updated : written > row.written;
}

/** Whether all that the second copy knows of a campaign is in its row. Where nobody can say it is not. */
export async function knowsAll(disk: Disk, id: string, row: Campaign | undefined): Promise<boolean> {
  const { copies } = disk;
  if (!copies) return true;
  const versions = await within(COPY_PATIENCE, copies.held(), null);
  return versions !== null && !versions.some((one) => one.id === id && isAhead(one, row));
}

/**
 * The campaign that the next start returns to: what the database says, unless it has lost what lay open last. Undefined
 * where nobody has said.
 */
export async function opensNext(disk: Disk): Promise<Outcome<string | null | undefined>> {
  const { copies } = disk;
  const asking = copies ? within(COPY_PATIENCE, copies.lastOpen(), '') : '';
  const said = await lyingOpen(disk);
  const named = await asking;
  if (!copies || named === '' || (said.ok && said.value === named)) return said;
  const stored = await load(disk, named);
  const versions = await within(COPY_PATIENCE, copies.held(), []);
  const row = stored.ok ? stored.value.campaign : undefined;
  return versions.some((one) => one.id === named && isAhead(one, row)) ? done(named) : said;
}
