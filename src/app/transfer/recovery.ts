/** What the browser has lost comes back from the second copy: before a campaign is opened, and behind the first screen. */
import { signal } from '@preact/signals';
import { type Disk, knowsAll, load as loadCampaign, type Outcome, type Recovered, type Stored } from '../../storage';
import { afterStart } from '../base/after-start';
import { remember } from '../base/faults';
import { load } from '../base/load';
import { theDisk } from './the-disk';

/** What has come back; null once it is read. */
export const recovered = signal<Recovered | null>(null);

/** The campaign that is being brought back, of how many; null where none is. */
export const restoring = signal<{ readonly at: number; readonly of: number } | null>(null);

/** A campaign as it is stored, after what only its second copy knows has been brought back. */
export async function loadWhole(disk: Disk, id: string): Promise<Outcome<Stored>> {
  const stored = await loadCampaign(disk, id);
  if (await knowsAll(disk, id, stored.ok ? stored.value.campaign : undefined)) return stored;
  try {
    const { compareOne } = await load(() => import('./second-copy'));
    await compareOne(disk, id);
  } catch (error) {
    remember(error); // the copy stays as it is, and the next look tries again
  }
  return loadCampaign(disk, id);
}

let comparing = false;
let again = false;

/** Makes each store say what the other knows better; one round at a time. */
export function compareStores(): void {
  again = true;
  if (!comparing) rounds().catch(remember);
}

async function rounds(): Promise<void> {
  comparing = true;
  try {
    await afterStart;
    const disk = await theDisk();
    const { compareAll } = await load(() => import('./second-copy'));
    while (again) {
      again = false;
      await compareAll(disk);
    }
  } finally {
    comparing = false;
  }
}
