/** The browser's database: opened when needed, reopened when lost, and every write durable before it is reported. */
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Disk, type Key, type Rows, type StoreName, storeNames, type Work } from './disk';
import { type Fields, isFields } from './guards';
import { memoryDisk } from './memory';
import { seatsAndRisingHints } from './migrations';
import { done, type Outcome, refused, type Trouble } from './outcome';
import { secondCopy } from './second-copy';

// Changing this name loses every saved campaign.
export const DATABASE = 'the-valley';

type Upgrading = IDBPTransaction<unknown, string[], 'versionchange'>;
type Upgrade = (db: IDBPDatabase<unknown>, tx: Upgrading) => void | Promise<void>;

/** Each step takes the database from version n to n + 1. Never edit a step that has shipped: add one. */
const upgrades: readonly Upgrade[] = [
  (db) => {
    for (const name of ['campaigns', 'choices', 'snapshots', 'pictures', 'misc']) db.createObjectStore(name);
  },
  (_db, tx) => eachRow(tx, 'campaigns', seatsAndRisingHints),
];
export const DATABASE_VERSION = upgrades.length;

/** Changes every row of a store that can be read; the others stay as they are. */
async function eachRow(tx: Upgrading, store: StoreName, change: (row: Fields) => Fields): Promise<void> {
  for (let at = await tx.objectStore(store).openCursor(); at; at = await at.continue()) {
    if (isFields(at.value)) await at.update(change(at.value));
  }
}

/** How long opening may take before the player hears of it. */
const PATIENCE = 5000;

type Mode = 'readonly' | 'readwrite';
/** Transactions under way. */
type Live = Set<{ abort(): void }>;
const STRICT: IDBTransactionDurability = 'strict';

class OpenFailed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/** The database, or memory with the reason why. */
export async function openDisk(patience = PATIENCE): Promise<Disk> {
  if (typeof indexedDB === 'undefined') return memoryDisk('no-storage');
  const { probe, ...disk } = database(patience);
  const tried = await probe();
  // A full disk still lets us read: the campaigns on it must stay in reach.
  if (tried.ok || tried.reason === 'quota') return disk;
  disk.close();
  return memoryDisk(tried.reason);
}

function database(patience: number): Disk & { probe(): Promise<Outcome<null>> } {
  let connection: Promise<IDBPDatabase<unknown>> | null = null;
  const page = pageLife(() => letGo());

  const letGo = () => {
    const old = connection;
    connection = null;
    old?.then(
      (db) => db.close(),
      () => undefined,
    );
  };
  const connect = () => {
    if (connection) return connection;
    const fresh = open(patience, letGo, page.live);
    connection = fresh;
    // What could not be opened is opened anew for the next operation.
    fresh.catch(() => {
      if (connection === fresh) connection = null;
    });
    return fresh;
  };

  const attempt = async <T>(mode: Mode, work: Work<T>, durability: IDBTransactionDurability) => {
    await page.here();
    return transact(await connect(), { mode, work, durability, live: page.live });
  };
  const run = async <T>(mode: Mode, work: Work<T>, durability = STRICT): Promise<Outcome<T>> => {
    try {
      return await attempt(mode, work, durability);
    } catch (first) {
      if (isFinal(troubleOf(first))) return refused(troubleOf(first));
    }
    // Phones cut the connection of an app in the background: once more on a new one.
    letGo();
    try {
      return await attempt(mode, work, durability);
    } catch (second) {
      letGo();
      return refused(troubleOf(second));
    }
  };
  return {
    kind: 'disk',
    trouble: null,
    copies: secondCopy(),
    read: (work) => run('readonly', work),
    write: (work) => run('readwrite', work),
    close: letGo,
    // Some private windows let us open and refuse to write: a write tells. Nothing depends on its lasting, and the
    // first screen waits for it, so that it need not wait for the disk itself.
    probe: () =>
      run(
        'readwrite',
        async (rows) => {
          await rows.put('misc', 'opened', Date.now());
          return done(null);
        },
        'relaxed',
      ),
  };
}

/**
 * WebKit lets a transaction that is under way when its page is left hang for good, and with it the whole database, in
 * every window. So nothing is under way when a page is left: what is not yet done never happened, and was never shown.
 * A page that is shown again goes on.
 */
function pageLife(leave: () => void) {
  const live: Live = new Set();
  let away: { readonly over: Promise<void>; readonly end: () => void } | null = null;
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => {
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      away ??= { over, end };
      for (const tx of live) abort(tx);
      leave();
    });
    window.addEventListener('pageshow', () => {
      away?.end();
      away = null;
    });
  }
  return { live, here: () => away?.over ?? Promise.resolve() };
}

function open(patience: number, lost: () => void, live: Live): Promise<IDBPDatabase<unknown>> {
  return new Promise((resolve, reject) => {
    let trouble: Trouble = 'silent';
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new OpenFailed(trouble));
    }, patience);
    openDB(DATABASE, DATABASE_VERSION, {
      async upgrade(db, from, _to, tx) {
        live.add(tx);
        tx.done.catch(() => undefined).finally(() => live.delete(tx)); // whoever opens hears of it
        try {
          for (const step of upgrades.slice(from)) await step(db, tx);
        } catch {
          // Half an upgrade must not last: the old database stays as it was.
          abort(tx);
        }
      },
      blocked() {
        trouble = 'blocked';
      },
      // A newer version in another window waits for us: let go, so that it is not blocked.
      blocking: lost,
      terminated: lost,
    })
      .then((db) => (late ? db.close() : resolve(db)), reject)
      .finally(() => clearTimeout(timer));
  });
}

interface Transaction<T> {
  readonly mode: Mode;
  readonly work: Work<T>;
  readonly durability: IDBTransactionDurability;
  readonly live: Live;
}

async function transact<T>(
  db: IDBPDatabase<unknown>,
  { mode, work, durability, live }: Transaction<T>,
): Promise<Outcome<T>> {
  const tx = db.transaction(storeNames, mode, { durability });
  live.add(tx);
  const ended = tx.done
    .then(
      () => null,
      (error: unknown) => ({ error: tx.error ?? error }),
    )
    .finally(() => live.delete(tx));
  let outcome: Outcome<T>;
  try {
    outcome = await work(rowsIn(tx));
  } catch (error) {
    abort(tx);
    await ended;
    // Why the browser ended it, if it did; our own abort has no reason but the first error.
    throw tx.error ?? error;
  }
  if (!outcome.ok) {
    abort(tx);
    await ended;
    return outcome;
  }
  const failure = await ended;
  if (failure) throw failure.error;
  return outcome;
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It has ended already, which is what we want.
  }
}

function rowsIn(tx: IDBPTransaction<unknown, string[], Mode>): Rows {
  const open = (store: StoreName) => tx.objectStore(store);
  const keyOf = (key: Key): IDBValidKey => (typeof key === 'string' ? key : [...key]);
  // An array sorts after every number: this is the end of a campaign's rows.
  const rangeOf = (campaign: string, from: number) => IDBKeyRange.bound([campaign, from], [campaign, []]);
  const every = async (store: StoreName, range?: IDBKeyRange) => {
    const keys = await open(store).getAllKeys(range);
    const values: readonly unknown[] = await open(store).getAll(range);
    return keys.map((key, i) => ({ key, value: values[i] }));
  };
  return {
    get: (store, key) => open(store).get(keyOf(key)),
    all: async (store) =>
      (await every(store)).flatMap(({ key, value }) => (typeof key === 'string' ? [{ key, value }] : [])),
    rowsOf: async (store, campaign) =>
      (await every(store, rangeOf(campaign, 0))).flatMap(({ key, value }) => {
        const at = Array.isArray(key) ? key[1] : undefined;
        return typeof at === 'number' ? [{ at, value }] : [];
      }),
    put: async (store, key, value) => {
      await writable(open(store)).put(value, keyOf(key));
    },
    remove: (store, key) => writable(open(store)).delete(keyOf(key)),
    removeFrom: (store, campaign, at) => writable(open(store)).delete(rangeOf(campaign, at)),
  };
}

interface Writable {
  put(value: unknown, key: IDBValidKey): Promise<unknown>;
  delete(key: IDBValidKey | IDBKeyRange): Promise<void>;
}

function writable(store: { readonly [Name in keyof Writable]: Writable[Name] | undefined }): Writable {
  const { put, delete: remove } = store;
  if (!put || !remove) throw new TypeError('a reader does not write');
  return { put: put.bind(store), delete: remove.bind(store) };
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof OpenFailed) return error.trouble;
  switch (error instanceof Error ? error.name : '') {
    case 'QuotaExceededError':
      return 'quota';
    case 'VersionError':
      return 'newer-app';
    case 'SecurityError':
    case 'NotSupportedError':
      return 'no-storage';
    default:
      return 'failed';
  }
}

/** Trying again at once would change nothing. */
function isFinal(trouble: Trouble): boolean {
  return trouble !== 'failed';
}
