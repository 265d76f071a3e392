/**
 * Every campaign on the shelf once more, in another store of the browser with files of its own: browsers have thrown a
 * whole database away after a crash. It is written beside the database and hardly waited for; it is read only where
 * the database was made anew.
 */
import type { Campaign } from './records';
import { asSave, type Save, sealed } from './save';

/** A campaign as it would be exported, with what its row says besides. */
export interface Copy extends Pick<Campaign, 'id' | 'created' | 'updated' | 'writer'> {
  readonly save: Save;
}

/** One version of a campaign that lies here. */
export interface Held {
  readonly id: string;
  readonly updated: number;
}

export interface SecondCopy {
  /** As soon as may be: where several wait, only the newest is written. Answers when it is done, or given up. */
  keep(copy: Copy): Promise<void>;
  drop(id: string): void;
  /** The campaign that the next start returns to; null at home. */
  nameOpen(id: string | null): void;
  /** The newest first. */
  held(): Promise<readonly Held[]>;
  /** As it lies there: nobody has looked at it. */
  textOf(version: Held): Promise<string>;
  lastOpen(): Promise<string>;
}

interface Task {
  write(cache: Cache): Promise<void>;
  /** It is written, given up, or a newer one has come. */
  done(): void;
}

/** The checkpoint stays in the database: it is large, and the choices say all of it. */
export function copyOf(campaign: Campaign, choices: readonly string[]): Copy {
  const { id, created, updated, writer } = campaign;
  return { id, created, updated, writer, save: asSave(campaign, choices, null) };
}

// Changing one of these names loses every second copy.
const CACHE = 'valley-second-copy';
const OPEN = '/second-copy/open';
/** Each version has its own address: the one before goes only when the new one is there, whole. */
const addressOf = ({ id, updated }: Held) => `/second-copy/${encodeURIComponent(id)}/${updated}`;
const ADDRESS = /\/second-copy\/([^/]+)\/(\d+)$/;

/** Null where the browser has no such place. */
export function secondCopy(): SecondCopy | null {
  if (typeof caches === 'undefined') return null;
  const opened = () => caches.open(CACHE);
  const textAt = async (address: string) => (await (await (await opened()).match(address))?.text()) ?? '';
  const waiting = new Map<string, Task>();
  let busy = false;
  let named: string | null | undefined;

  const work = async () => {
    if (busy) return;
    busy = true;
    try {
      const cache = await opened();
      // What is asked for meanwhile comes to the end of the row.
      for (const [name, { write, done }] of waiting) {
        waiting.delete(name);
        await write(cache).finally(done);
      }
    } catch {
      // A full disk, or a browser that forbids it: the database says so where it fails too.
      for (const { done } of waiting.values()) done();
      waiting.clear();
    }
    busy = false;
  };
  const soon = (name: string, write: Task['write']) =>
    new Promise<void>((done) => {
      waiting.get(name)?.done();
      waiting.set(name, { write, done });
      work();
    });

  return {
    keep: (copy) =>
      soon(copy.id, async (cache) => {
        const address = addressOf(copy);
        await cache.put(address, new Response(JSON.stringify(written(copy))));
        await removeOthers(cache, copy.id, copy.updated);
      }),
    drop(id) {
      soon(id, (cache) => removeOthers(cache, id, null));
    },
    nameOpen: (id) => {
      if (id !== named) soon('', (cache) => cache.put(OPEN, new Response(id ?? '')));
      named = id;
    },
    held: async () => {
      if (!(await caches.has(CACHE))) return [];
      const held = (await (await opened()).keys()).flatMap(heldAt).map(({ held }) => held);
      return held.sort((a, b) => b.updated - a.updated);
    },
    textOf: (version) => textAt(addressOf(version)),
    lastOpen: () => textAt(OPEN),
  };
}

function heldAt(request: Request): readonly { readonly request: Request; readonly held: Held }[] {
  const [, id, updated] = ADDRESS.exec(request.url) ?? [];
  if (id === undefined || updated === undefined) return [];
  return [{ request, held: { id: decodeURIComponent(id), updated: Number(updated) } }];
}

/** Every version of a campaign but one. */
async function removeOthers(cache: Cache, id: string, but: number | null): Promise<void> {
  const found = (await cache.keys()).flatMap(heldAt);
  const gone = found.filter(({ held }) => held.id === id && held.updated !== but);
  await Promise.all(gone.map(({ request }) => cache.delete(request)));
}

const written = ({ save, ...row }: Copy) => ({ ...row, save: sealed({ ...save }) });
