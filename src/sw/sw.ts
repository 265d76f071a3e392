/** Keeps every file of this version for offline, and those of the version before while a window of it lives. */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, Route, registerRoute } from 'workbox-routing';
import type { ExtendableEvent, Scope } from './scope';

declare const self: Scope;

const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);

const everyWindow = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', (event) => {
  // What was fetched before the failure stays: the next attempt fetches only the rest.
  event.waitUntil(files.install(event).catch((error: unknown) => sayWhy(error)));
});

/** A file that does not come is named to the windows; the install has failed all the same. */
async function sayWhy(error: unknown): Promise<never> {
  const file = isNamed(error) ? (new URL(error.details.url, location.href).pathname.split('/').pop() ?? null) : null;
  const reason = error instanceof Error ? error.name : String(error);
  for (const window of await everyWindow()) window.postMessage({ type: 'NOT_STORED', file, reason });
  throw error;
}

function isNamed(error: unknown): error is { readonly details: { readonly url: string } } {
  const details: unknown = error instanceof Error && 'details' in error ? error.details : null;
  return typeof details === 'object' && details !== null && 'url' in details && typeof details.url === 'string';
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Whoever is open now was loaded with the version before: its files stay until it is closed.
      await writeOld((await everyWindow()).map(({ id }) => id));
      await self.clients.claim();
      await tidy(event);
    })(),
  );
});

self.addEventListener('message', (event) => {
  const type: unknown = typeof event.data === 'object' && event.data && 'type' in event.data ? event.data.type : null;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'TIDY') event.waitUntil(tidy(event));
});

// Changing this name keeps old files for good.
const OLD = 'valley-old-windows';
const LIST = 'windows.json';

async function writeOld(ids: readonly string[]): Promise<void> {
  const cache = await caches.open(OLD);
  await cache.put(LIST, new Response(JSON.stringify(ids)));
}

async function readOld(): Promise<readonly string[]> {
  const list: unknown = await (await caches.match(LIST, { cacheName: OLD }))?.json();
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
}

/** Removes what no window needs any more. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const windows = await Promise.all((await readOld()).map((id) => self.clients.get(id)));
  if (windows.some((window) => window !== undefined)) return;
  await files.activate(event);
}

registerRoute(new PrecacheRoute(files));
registerRoute(new NavigationRoute(files.createHandlerBoundToURL('index.html')));
/** A file that this version does not have: one of the version before, kept for its window. */
registerRoute(
  new Route(
    ({ sameOrigin }) => sameOrigin,
    async ({ request }) => (await caches.match(request)) ?? fetch(request),
  ),
);
