import { signal } from '@preact/signals';
import { Workbox } from 'workbox-window';
import { checkOffline, offline, storingFailed } from './device';
import { inBackground } from './faults';

/** none: this is the newest; waiting: a new version waits for the next start; elsewhere: another tab took it. */
export type UpdateState = 'none' | 'waiting' | 'elsewhere';

export const update = signal<UpdateState>('none');

let worker: Workbox | null = null;
let asked = false;

/** The page forbids script addresses in general; the service worker's own is the one exception. */
function trusted(url: string): string {
  const policy = window.trustedTypes?.createPolicy('valley-sw', {
    createScriptURL(candidate) {
      if (candidate !== url) throw new TypeError(`Not a script of this app: ${candidate}`);
      return candidate;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

/**
 * Registers the service worker. A new version is fetched in the background and then waits: nothing
 * reloads under a game. It starts when every window was closed, or when the player asks.
 */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const script = trusted(`${import.meta.env.BASE_URL}sw.js`);
  worker = new Workbox(script, { scope: import.meta.env.BASE_URL });
  worker.addEventListener('waiting', () => {
    update.value = 'waiting';
  });
  // The first one to take control of this page is of its own version; the next is a newer one.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (controlled && navigator.serviceWorker.controller) update.value = 'elsewhere';
    // Where the browser's data were cleared there is none: the next one is of this version again.
    controlled = navigator.serviceWorker.controller !== null;
  });
  followStoring(script);
  // What the windows of an older version needed can go, if they have.
  navigator.serviceWorker.controller?.postMessage({ type: 'TIDY' });
  try {
    await worker.register();
  } catch (error) {
    // No network, or a host that does not give the script: the app runs, and the next attempt comes.
    storeLater(script);
    await storingFailed(null, error instanceof Error ? error.name : String(error));
    return;
  }
  await lookAgain(script);
}

/** Until everything is stored somebody looks, and asks for it again. */
async function lookAgain(script: string): Promise<void> {
  await checkOffline();
  if (offline.peek() !== 'ready') storeLater(script);
}

/** Milliseconds before the files for offline are asked for again; later attempts come at the last of them. */
const PAUSES = [15_000, 60_000, 300_000];
let attempts = 0;
let coming = false;

/** Hears where a file could not be stored, and tries again: after a while, and as soon as there is a network. */
function followStoring(script: string): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || !data || !('type' in data) || data.type !== 'NOT_STORED') return;
    const file = 'file' in data && typeof data.file === 'string' ? data.file : null;
    inBackground(storingFailed(file, 'reason' in data ? String(data.reason) : ''));
    storeLater(script);
  });
  addEventListener('online', () => {
    if (offline.peek() === 'failed') inBackground(store(script));
  });
}

function storeLater(script: string): void {
  if (coming) return;
  coming = true;
  const pause = PAUSES[Math.min(attempts++, PAUSES.length - 1)];
  setTimeout(() => {
    coming = false;
    inBackground(store(script));
  }, pause);
}

async function store(script: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (offline.peek() === 'ready') return;
  try {
    const registration = await serviceWorker.getRegistration();
    if (registration?.active) await registration.update();
    else await serviceWorker.register(script, { scope: import.meta.env.BASE_URL });
  } catch {
    storeLater(script);
    return;
  }
  await lookAgain(script);
}

/** What the player asked for on the update line. */
export function applyUpdate(): void {
  if (update.value === 'elsewhere') {
    location.reload();
    return;
  }
  asked = true;
  worker?.messageSkipWaiting();
}
