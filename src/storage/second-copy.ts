/**
 * Every campaign on the shelf once more, in another store of the browser with files of its own: browsers have thrown a
 * whole database away after a crash, or gone back to an older one. It is written after the database and hardly waited
 * for, so that it is never ahead of a database that has lost nothing; see `recover` for what follows where it is.
 */
import { type Campaign, timesWritten } from './records';
import { asSave, type Save, sealed } from './save';

/** A campaign as it would be exported, with what its row says besides. */
export interface Copy extends Pick<Campaign, 'id' | 'created' | 'updated' | 'writer'> {
  readonly written: number;
  readonly save: Save;
}

/** One version of a campaign that lies here. */
export interface Held {
  readonly id: string;
  readonly updated: number;
  /** How often the campaign had been written; null in a copy of earlier versions, which only its text can tell. */
  readonly written: number | null;
}

export interface SecondCopy {
  /** As soon as may be: where several wait, only the newest is written. Answers when it is done, or given up. */
  keep(copy: Copy): Promise<void>;
  drop(id: string): void;
  /** A text as it is; it fails where it cannot be written. */
  put(version: Held, text: string): Promise<void>;
  dropVersion(version: Held): Promise<void>;
  /** The campaign that the next start returns to; null at home. */
  nameOpen(id: string | null): void;
  /** The one written most often first. */
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
  return { id, created, updated, writer, written: timesWritten(campaign), save: asSave(campaign, choices, null) };
}

// Changing one of these names loses every second copy.
const CACHE = 'valley-second-copy';
const OPEN = '/second-copy/open';
/** Each version has its own address: the one before goes only when the new one is there, whole. */
const addressOf = ({ id, updated, written }: Held) =>
  `/second-copy/${encodeURIComponent(id)}/${updated}${written === null ? '' : `/${written}`}`;
const ADDRESS = /\/second-copy\/([^/]+)\/(\d+)(?:\/(\d+))?$/;

/** Null where the browser has no such place, or forbids even to ask. */
function cacheStorage(): CacheStorage | null {
  try {
    return typeof caches === 'undefined' ? null : caches;
  } catch {
    return null;
  }
}

/** Null where the browser has no such place. */
export function secondCopy(): SecondCopy | null {
  const storage = cacheStorage();
  if (!storage) return null;
  const opened = () => storage.open(CACHE);
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
        await cache.put(addressOf(copy), new Response(JSON.stringify(withChecksum(copy))));
        await removeVersions(cache, (held) => held.id === copy.id && isEarlier(held, copy));
      }),
    drop(id) {
      soon(id, (cache) => removeVersions(cache, (held) => held.id === id));
    },
    put: async (version, text) => (await opened()).put(addressOf(version), new Response(text)),
    dropVersion: async (version) => {
      await (await opened()).delete(addressOf(version));
    },
    nameOpen: (id) => {
      if (id !== named) soon('', (cache) => cache.put(OPEN, new Response(id ?? '')));
      named = id;
    },
    held: async () => {
      if (!(await storage.has(CACHE))) return [];
      const held = (await (await opened()).keys()).flatMap(heldAt).map(({ held }) => held);
      return held.sort((a, b) => (b.written ?? -1) - (a.written ?? -1) || b.updated - a.updated);
    },
    textOf: (version) => textAt(addressOf(version)),
    lastOpen: () => textAt(OPEN),
  };
}

function heldAt(request: Request): readonly { readonly request: Request; readonly held: Held }[] {
  const [, id, updated, written = null] = ADDRESS.exec(request.url) ?? [];
  if (id === undefined || updated === undefined) return [];
  const held = { updated: Number(updated), written: written === null ? null : Number(written) };
  try {
    return [{ request, held: { ...held, id: decodeURIComponent(id) } }];
  } catch {
    return []; // not an address of ours: another app of the same origin has put it there
  }
}

/** What a newer copy takes the place of: never one that was written more often. */
function isEarlier({ written, updated }: Held, than: Copy): boolean {
  return (written ?? 0) <= than.written && !(written === than.written && updated === than.updated);
}

async function removeVersions(cache: Cache, goes: (held: Held) => boolean): Promise<void> {
  const gone = (await cache.keys()).flatMap(heldAt).filter(({ held }) => goes(held));
  await Promise.all(gone.map(({ request }) => cache.delete(request)));
}

const withChecksum = ({ save, ...row }: Copy) => ({ ...row, save: sealed({ ...save }) });
