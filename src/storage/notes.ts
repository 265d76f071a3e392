/** Small things beside the campaigns: their pictures, and what the app remembers of itself. */
import type { Disk } from './disk';
import { isText } from './guards';
import { done, type Outcome } from './outcome';

/** A picture larger than this is not a thumbnail. */
const LONGEST_PICTURE = 100_000;
const PICTURE = /^data:image\/(png|webp|jpeg);base64,[A-Za-z0-9+/=]*$/;

/** The small picture of a campaign for the shelf, as a data address. */
export function setPicture(disk: Disk, campaign: string, picture: string): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    if (isPicture(picture)) await rows.put('pictures', campaign, picture);
    return done(null);
  });
}

export function pictures(disk: Disk): Promise<Outcome<ReadonlyMap<string, string>>> {
  return disk.read(async (rows) => {
    const all = await rows.all('pictures');
    return done(new Map(all.flatMap(({ key, value }) => (isPicture(value) ? [[key, value] as const] : []))));
  });
}

function isPicture(value: unknown): value is string {
  return isText(value, LONGEST_PICTURE) && PICTURE.test(value);
}

// Changing a name forgets what it stood for.
export type NoteName = 'last-export' | 'storage-asked' | 'last-campaign';

export function setNote(disk: Disk, name: NoteName, value: string): Promise<Outcome<null>> {
  return disk.write(async (rows) => {
    await rows.put('misc', name, value);
    return done(null);
  });
}

export function note(disk: Disk, name: NoteName): Promise<Outcome<string | null>> {
  return disk.read(async (rows) => {
    const value = await rows.get('misc', name);
    return done(typeof value === 'string' ? value : null);
  });
}
