import { signal } from '@preact/signals';
import { type Disk, openDisk, type Recovered } from '../../storage';
import { remember } from '../net/faults';
import { load } from '../net/load';

/** What the browser had lost and its second copy has brought back; null once it is read. */
export const broughtBack = signal<Recovered | null>(null);

let opened: Promise<Disk> | null = null;

/** The one disk of this page: what is only in memory must be found again by the next screen. */
export function theDisk(): Promise<Disk> {
  opened ??= openDisk().then(async (disk) => {
    if (disk.lost) await bringBack(disk);
    return disk;
  });
  return opened;
}

/** Before anybody reads it. Where that fails the copy stays, and the next start tries again. */
async function bringBack(disk: Disk): Promise<void> {
  try {
    const { recoverCampaigns } = await load(() => import('./second-copy'));
    broughtBack.value = await recoverCampaigns(disk);
  } catch (error) {
    remember(error);
  }
}

/** The simpler storage beside the database; null where the browser forbids it. */
export function emergencyBox(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
