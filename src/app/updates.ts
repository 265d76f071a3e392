import { signal } from '@preact/signals';
import { Workbox } from 'workbox-window';

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
  worker = new Workbox(trusted(`${import.meta.env.BASE_URL}sw.js`), { scope: import.meta.env.BASE_URL });
  worker.addEventListener('waiting', () => {
    update.value = 'waiting';
  });
  worker.addEventListener('controlling', (event) => {
    if (asked) location.reload();
    else if (event.isUpdate) update.value = 'elsewhere';
  });
  await worker.register();
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
