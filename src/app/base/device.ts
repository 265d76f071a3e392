import { signal } from '@preact/signals';
import { words } from '../../locale';
import type { OfflineState } from '../../shelf/shelf-types';
import { askToKeep, storageState } from '../../storage';
import { inBackground } from './faults';

/** Whether every file of this version is in the cache, found by looking. */
export const offline = signal<OfflineState>('online');

/** What the browser tells about our storage; null where it tells nothing. */
export const storage = signal<{ readonly used: number; readonly kept: boolean } | null>(null);

/** prompt: our button works; guide: iPhone and iPad, by hand; installed: running as an app. */
export const install = signal<'none' | 'prompt' | 'guide' | 'installed'>('none');

/** On the home screen of an iPhone or iPad the app has a storage of its own: what was begun in Safari is not there. */
export const apartFromSafari = signal(false);

function isFileList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The build writes the list of everything the service worker keeps; each file of it must be found. */
async function everyFileIsCached(): Promise<boolean> {
  const response = await fetch('files.json');
  const files: unknown = response.ok ? await response.json() : null;
  if (!isFileList(files)) return false;
  const found = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
  return found.every((entry) => entry !== undefined);
}

export async function checkOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  if (registration.active) {
    offline.value = (await everyFileIsCached().catch(() => false)) ? 'ready' : 'online';
    return;
  }
  if (offline.peek() !== 'failed') offline.value = 'saving';
  // Where the files never come this is never answered; whoever fetches them says that they do not.
  inBackground(navigator.serviceWorker.ready.then(checkOffline));
}

/** The file that could not be stored, or what the browser called the failure. */
const notStored = signal<{ readonly file: string | null; readonly reason: string } | null>(null);

/** Not everything could be fetched for offline; an older version that is there stays there. */
export async function storingFailed(file: string | null, reason: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) return;
  notStored.value = { file, reason };
  offline.value = 'failed';
}

/** In words, while it is so. */
export function whyNotOffline(): string | null {
  const why = notStored.value;
  if (offline.value !== 'failed' || !why) return null;
  const { faults, saves } = words();
  if (why.reason === 'QuotaExceededError') return saves.troubles.quota;
  return why.file === null ? faults.offline.other : faults.offline.file({ file: why.file });
}

export async function checkStorage(): Promise<void> {
  const { used, kept } = await storageState();
  storage.value = used === null && kept === null ? null : { used: used ?? 0, kept: kept ?? false };
}

/** Asks the browser not to clear our storage by itself. "No" is a normal answer. */
export async function askToKeepStorage(): Promise<void> {
  await askToKeep();
  await checkStorage();
}

let offer: BeforeInstallPromptEvent | null = null;

export function followInstall(): void {
  const standalone = matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;
  // An iPad calls itself a Mac, but a Mac has no touch screen.
  const ios =
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  apartFromSafari.value = standalone && ios;
  if (standalone) install.value = 'installed';
  else if (ios) install.value = 'guide';
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
    install.value = 'prompt';
  });
  addEventListener('appinstalled', () => {
    install.value = 'installed';
  });
}

export async function askToInstall(): Promise<void> {
  const answer = await offer?.prompt();
  offer = null;
  if (answer?.outcome !== 'accepted' && install.value === 'prompt') install.value = 'none';
}
