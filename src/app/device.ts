import { signal } from '@preact/signals';
import type { OfflineState } from '../shelf/shelf-types';

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
  if (!registration.active) offline.value = 'saving';
  await navigator.serviceWorker.ready;
  offline.value = (await everyFileIsCached().catch(() => false)) ? 'ready' : 'online';
}

export async function checkStorage(): Promise<void> {
  if (!navigator.storage?.estimate) return;
  const [{ usage = 0 }, kept] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
  storage.value = { used: usage, kept };
}

/** Asks the browser not to clear our storage by itself. "No" is a normal answer. */
export async function askToKeepStorage(): Promise<void> {
  await navigator.storage.persist();
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
