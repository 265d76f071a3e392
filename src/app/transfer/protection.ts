/** Asks the browser once to keep our storage, when a first turn has been played. */
import { signal } from '@preact/signals';
import { askToKeep, note, setNote, worthAsking } from '../../storage';
import { theDisk } from './the-disk';

/** What the browser said when it was asked; null before that. */
export const protection = signal<'granted' | 'denied' | null>(null);

let settled = false;

/** After each durable write, with the turns that lie behind the player. */
export async function protectAfter(turns: number): Promise<void> {
  if (settled || turns < 1) return;
  settled = true;
  const disk = await theDisk();
  const before = await note(disk, 'storage-asked');
  if (!before.ok || !worthAsking({ turns, asked: before.value !== null })) return;
  const answer = await askToKeep();
  await setNote(disk, 'storage-asked', answer === null ? 'silent' : answer ? 'granted' : 'denied');
  await readProtection();
}

export async function readProtection(): Promise<void> {
  const found = await note(await theDisk(), 'storage-asked');
  const said = found.ok ? found.value : null;
  protection.value = said === 'granted' || said === 'denied' ? said : null;
}
