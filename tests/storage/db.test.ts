import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { list } from '../../src/storage/campaigns';
import { DATABASE, DATABASE_VERSION, openDisk } from '../../src/storage/db';
import { type Disk, storeNames } from '../../src/storage/disk';
import { memoryDisk } from '../../src/storage/memory';
import { goOn } from '../../src/storage/open-campaign';
import { done, refused } from '../../src/storage/outcome';
import { duel } from '../kernel/duel';
import { begun, good, newDevice, newDisk, newTable, playOn } from './kit';

afterEach(newDevice);

async function write(disk: Disk, value: number): Promise<void> {
  good(
    await disk.write(async (rows) => {
      await rows.put('misc', 'number', value);
      return done(null);
    }),
  );
}

async function read(disk: Disk): Promise<unknown> {
  return good(await disk.read(async (rows) => done(await rows.get('misc', 'number'))));
}

describe.each(['disk', 'memory'] as const)('rows on a %s', (kind) => {
  const open = async () => (kind === 'disk' ? newDisk() : memoryDisk('no-storage'));

  test('it says what it is', async () => {
    const disk = await open();
    expect(disk.kind).toBe(kind);
    expect(disk.trouble).toBe(kind === 'disk' ? null : 'no-storage');
  });

  test('numbered rows come in order, those of one campaign only, and go from a number on', async () => {
    const disk = await open();
    const found = good(
      await disk.write(async (rows) => {
        for (const at of [10, 2, 0, 1]) await rows.put('choices', ['a', at], `a${at}`);
        await rows.put('choices', ['b', 2], 'b2');
        await rows.removeFrom('choices', 'a', 2);
        await rows.put('choices', ['a', 2], 'new');
        return done([await rows.rowsOf('choices', 'a'), await rows.rowsOf('choices', 'b')]);
      }),
    );
    expect(found.map((rows) => rows.map(({ value }) => value))).toEqual([['a0', 'a1', 'new'], ['b2']]);
  });

  test('work that refuses leaves nothing behind', async () => {
    const disk = await open();
    await write(disk, 1);
    const outcome = await disk.write(async (rows) => {
      await rows.put('misc', 'number', 2);
      return refused('damaged');
    });
    expect(outcome).toEqual({ ok: false, reason: 'damaged' });
    expect(await read(disk)).toBe(1);
  });

  test('what is stored is a copy', async () => {
    const disk = await open();
    const value = { deep: [1] };
    good(
      await disk.write(async (rows) => {
        await rows.put('misc', 'copy', value);
        return done(null);
      }),
    );
    value.deep.push(2);
    expect(good(await disk.read(async (rows) => done(await rows.get('misc', 'copy'))))).toEqual({ deep: [1] });
  });
});

describe('the connection', () => {
  test('cut by the system: the next write reopens it', async () => {
    newDevice();
    const connections: IDBDatabase[] = [];
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      request.addEventListener('success', () => connections.push(request.result as unknown as IDBDatabase));
      return request;
    };
    const disk = await openDisk();
    await write(disk, 1);
    for (const db of connections.splice(0)) forceCloseDatabase(db as never);
    await write(disk, 2);
    IDBFactory.prototype.open = open;
    expect(connections.length).toBe(1);
    expect(await read(disk)).toBe(2);
  });

  test('what could not be opened once is opened for the next operation', async () => {
    const disk = await newDisk();
    disk.close();
    indexedDB.open = () => {
      throw new DOMException('Not now.', 'SecurityError');
    };
    const attempt = await disk.read(async (rows) => done(await rows.get('misc', 'number')));
    expect(attempt).toEqual({ ok: false, reason: 'no-storage' });
    Reflect.deleteProperty(indexedDB, 'open');
    await write(disk, 3);
    expect(await read(disk)).toBe(3);
  });

  test('a newer version in another window is let through, and we say that we are the old one', async () => {
    const disk = await newDisk();
    await write(disk, 1);
    const newer = await openDB(DATABASE, DATABASE_VERSION + 1);
    expect(newer.version).toBe(DATABASE_VERSION + 1);
    const outcome = await disk.write(async (rows) => {
      await rows.put('misc', 'number', 2);
      return done(null);
    });
    expect(outcome).toEqual({ ok: false, reason: 'newer-app' });
    expect(await newer.get('misc', 'number')).toBe(1);
    newer.close();
  });

  test('an app older than the database plays in memory and says why', async () => {
    newDevice();
    (await openDB(DATABASE, DATABASE_VERSION + 1)).close();
    const disk = await openDisk();
    expect([disk.kind, disk.trouble]).toEqual(['memory', 'newer-app']);
  });

  test('a window that does not let go: blocked, not endless waiting', async () => {
    newDevice();
    indexedDB.open = () => {
      const request = new IDBOpenDBRequest();
      queueMicrotask(() =>
        request.dispatchEvent(new IDBVersionChangeEvent('blocked', { newVersion: 2, oldVersion: 1 })),
      );
      return request;
    };
    const disk = await openDisk(20);
    expect([disk.kind, disk.trouble]).toEqual(['memory', 'blocked']);
  });

  test('deleted under our hands by the player: the campaign is missing, and that is said', async () => {
    const disk = await newDisk();
    const { campaign } = good(await begun(disk, newTable(), null));
    await deleteDB(DATABASE);
    expect(await goOn(disk, duel, campaign.id, null)).toEqual({ ok: false, reason: 'missing' });
  });
});

describe('no storage', () => {
  test('no database at all: memory, and play goes on', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const disk = await openDisk();
    expect([disk.kind, disk.trouble]).toEqual(['memory', 'no-storage']);
    const { table, keeper, campaign } = good(await begun(disk, newTable(), null));
    playOn(table, 3);
    good(await keeper.keep(table));
    expect(good(await goOn(disk, duel, campaign.id, null)).table.hash()).toBe(table.hash());
  });

  test('a private window that forbids opening: memory', async () => {
    newDevice();
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const disk = await openDisk();
    expect([disk.kind, disk.trouble]).toEqual(['memory', 'no-storage']);
  });

  test('a browser that never answers: memory, after some patience', async () => {
    newDevice();
    indexedDB.open = () => new IDBOpenDBRequest();
    const disk = await openDisk(20);
    expect([disk.kind, disk.trouble]).toEqual(['memory', 'silent']);
  });
});

/** The header of a campaign in each version as it was shipped: never change one, add the next. */
function shipped(hash: string): readonly Readonly<Record<string, unknown>>[] {
  const first = {
    id: 'first',
    game: 'duel',
    rules: 1,
    scenario: 'duel',
    options: [],
    seed: 'sfc32:shipped-1',
    created: 1,
    updated: 2,
    count: 4,
    hash,
    turn: 3,
    phase: 'strike',
    side: 'red',
    result: null,
    rewinds: 0,
    hints: [3, 1, 3],
    base: null,
    writer: 'w',
    deleted: null,
  };
  return [first, { ...first, hints: [1, 3], seats: { red: 'hasty', blue: 'person' } }];
}

/** A device on which a version that was shipped has left a campaign and a row that nobody can read. */
async function leftBy(version: number) {
  newDevice();
  const old = await openDB(DATABASE, version, {
    upgrade(db) {
      for (const name of ['campaigns', 'choices', 'snapshots', 'pictures', 'misc']) db.createObjectStore(name);
    },
  });
  const table = playOn(newTable('sfc32:shipped-1'), 4);
  await old.put('campaigns', shipped(table.hash())[version - 1], 'first');
  await old.put('campaigns', 'not a campaign', 'damaged');
  for (const [at, text] of table.journal().choices.entries()) await old.put('choices', text, ['first', at]);
  old.close();
  return table;
}

test.each([
  [1, { red: 'person', blue: 'person' }],
  [2, { red: 'hasty', blue: 'person' }],
])('version %i of the database opens, and its campaigns are there', async (version, seats) => {
  const table = await leftBy(version);
  const disk = await openDisk();
  expect(disk.kind).toBe('disk');
  const shelf = good(await list(disk));
  expect([shelf.campaigns.map(({ id }) => id), shelf.damaged]).toEqual([['first'], ['damaged']]);
  const again = good(await goOn(disk, duel, 'first', null));
  expect([again.table.hash(), again.notes]).toEqual([table.hash(), []]);
  expect([again.campaign.seats, again.table.hints]).toEqual([seats, [1, 3]]);
  expect(shipped('').length).toBe(DATABASE_VERSION);
  expect(storeNames.length).toBe(5);
});

describe('an upgrade that fails', () => {
  const { update } = IDBCursor.prototype;
  afterEach(() => {
    IDBCursor.prototype.update = update;
  });
  const failing = (times: number, fail: (cursor: IDBCursor, value: unknown) => IDBRequest) => {
    let left = times;
    IDBCursor.prototype.update = function (this: IDBCursor, value: unknown) {
      return left-- > 0 ? fail(this, value) : update.call(this, value);
    };
  };
  const thrown = (): IDBRequest => {
    throw new DOMException('not this', 'DataError');
  };
  const aborted = (cursor: IDBCursor, value: unknown) => {
    const request = update.call(cursor, value);
    if (cursor.source instanceof IDBObjectStore) cursor.source.transaction.abort();
    return request;
  };

  test.each([
    ['throws', thrown],
    ['aborts', aborted],
  ])('once (%s): the second try does it', async (_how, fail) => {
    const table = await leftBy(1);
    failing(1, fail);
    const disk = await openDisk();
    expect(disk.kind).toBe('disk');
    expect(good(await goOn(disk, duel, 'first', null)).table.hash()).toBe(table.hash());
  });

  test.each([
    ['throws', thrown],
    ['aborts', aborted],
  ])('again and again (%s): it says so, and the old database stays as it was', async (_how, fail) => {
    const table = await leftBy(1);
    failing(1000, fail);
    const disk = await openDisk();
    expect([disk.kind, disk.trouble]).toEqual(['memory', 'failed']);
    const old = await openDB(DATABASE);
    expect([old.version, await old.get('campaigns', 'first')]).toEqual([1, shipped(table.hash())[0]]);
    old.close();
  });
});
