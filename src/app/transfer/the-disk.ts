import { type Disk, openDisk } from '../../storage';

let opened: Promise<Disk> | null = null;

/** The one disk of this page: what is only in memory must be found again by the next screen. */
export function theDisk(): Promise<Disk> {
  opened ??= openDisk();
  return opened;
}

/** The simpler storage beside the database; null where the browser forbids it. */
export function emergencyBox(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
