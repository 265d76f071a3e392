/** A database that has gone back to an older state, beside a second copy that has not. */
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../../src/kernel/game';
import { opensNext } from '../../src/storage/ahead';
import { bringBack, list, load, purge, throwAway } from '../../src/storage/campaigns';
import { DATABASE, openDisk } from '../../src/storage/db';
import type { Disk } from '../../src/storage/disk';
import { goOn } from '../../src/storage/open-campaign';
import { andThen, compare, nothingRecovered, recover } from '../../src/storage/recover';
import { refusals, refusedText, removeRefused } from '../../src/storage/refusals';
import { readFile } from '../../src/storage/save';
import { type DuelTypes, duel } from '../kernel/duel';
import { newCaches, noCaches, type Shelved } from './caches';
import { begun, type DuelTable, good, longGame, newDevice } from './kit';

const rules = async () => duel as Game;
const DAY = 24 * 3600 * 1000;

let shelved: Shelved;
beforeEach(() => {
  shelved = newCaches();
  newDevice();
});
afterEach(() => {
  noCaches();
  vi.restoreAllMocks();
});

/** Everything that the database says now; answers how to go back to it, as a restored profile does. */
async function kept(disk: Disk): Promise<() => Promise<Disk>> {
  const db = await openDB(DATABASE);
  const rows: { store: string; key: IDBValidKey; value: unknown }[] = [];
  for (const store of db.objectStoreNames) {
    const [keys, values] = [await db.getAllKeys(store), await db.getAll(store)];
    keys.forEach((key, i) => void rows.push({ store, key, value: values[i] }));
  }
  db.close();
  return async () => {
    disk.close();
    newDevice();
    (await openDisk()).close();
    const fresh = await openDB(DATABASE);
    for (const { store, key, value } of rows) await fresh.put(store, value, key);
    fresh.close();
    return openDisk();
  };
}

/** Plays a game that lasts, decision by decision, up to a number; an earlier table is gone on with. */
interface Playing {
  readonly id: string;
  readonly all: readonly string[];
  readonly table: DuelTable;
  readonly to: (count: number) => Promise<void>;
}

async function playing(disk: Disk, long = 11): Promise<Playing> {
  const all = longGame(long).journal().choices;
  const table = longGame(long);
  table.rewind(0);
  const { campaign, keeper } = good(await begun(disk, table, null));
  const to = async (count: number) => {
    while (table.entries.length < count) {
      table.choose(given(table.offered(all[table.entries.length] ?? '')));
      good(await keeper.keep(table));
    }
  };
  return { id: campaign.id, all, table, to };
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not offered');
  return value;
}

async function recovered(disk: Disk, known: (game: string) => Promise<Game | null> = rules, app = '1.0') {
  let told = nothingRecovered;
  await recover(disk, {
    rules: known,
    app,
    hear: (news) => {
      told = andThen(told, news);
    },
  });
  return told;
}

const choicesOf = async (disk: Disk, id: string) => good(await load(disk, id)).choices;
const shelfOf = async (disk: Disk) => good(await list(disk)).campaigns.map(({ id }) => id);
const versions = () => [...shelved.texts.keys()].filter((address) => /\d$/.test(address));
const copiedChoices = (id: string): readonly (readonly string[])[] =>
  versions()
    .filter((address) => address.includes(`/${id}/`))
    .map((address) => JSON.parse(shelved.texts.get(address) ?? '').save.choices);

/** Another game of the same start: plays something else wherever it can. */
async function playElse(disk: Disk, id: string, steps: number, not: readonly string[]): Promise<readonly string[]> {
  const { table, keeper } = good(await goOn<DuelTypes>(disk, duel, id, null));
  for (let i = 0; i < steps && table.prompt; i++) {
    const at = table.entries.length;
    const offered = table.prompt.choices;
    const choice = offered.find((one) => table.write(one) !== not[at]) ?? offered[0];
    table.choose(given(choice));
    good(await keeper.keep(table));
  }
  return table.journal().choices;
}

describe('a database that comes back older', () => {
  test('gets back what its copy has more, and the player is told how much', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(3);
    const back = await kept(disk);
    await to(11);
    const old = await back();
    expect(await choicesOf(old, id)).toHaveLength(3);
    const told = await recovered(old);
    expect(told).toEqual({ ...nothingRecovered, longer: [expect.objectContaining({ game: duel.id, decisions: 8 })] });
    expect(await choicesOf(old, id)).toEqual(all);
    expect(good(await goOn(old, duel, id, null)).notes).toEqual([]);
    expect(await recovered(old)).toEqual(nothingRecovered);
    expect(copiedChoices(id)).toEqual([all]);
  });

  test('also where the clock was set back meanwhile', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(3);
    const back = await kept(disk);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 400 * DAY);
    await to(11);
    const old = await back();
    expect((await recovered(old)).longer).toHaveLength(1);
    expect(await choicesOf(old, id)).toEqual(all);
    vi.restoreAllMocks();
    expect(await recovered(old)).toEqual(nothingRecovered);
    expect(copiedChoices(id)).toEqual([all]);
  });

  test('gets back a campaign that was begun since, with the table that lay open', async () => {
    const disk = await openDisk();
    const first = await playing(disk, 6);
    await first.to(6);
    const back = await kept(disk);
    const second = await playing(disk);
    await second.to(4);
    const old = await back();
    expect(await shelfOf(old)).toEqual([first.id]);
    expect(good(await opensNext(old))).toBe(second.id);
    expect((await compare(old, rules, second.id)).is).toBe('back');
    expect(good(await opensNext(old))).toBe(second.id);
    expect(await choicesOf(old, second.id)).toHaveLength(4);
    expect(await recovered(old)).toEqual(nothingRecovered);
  });

  test('what was taken back since stays taken back, and is told too', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(8);
    const back = await kept(disk);
    const { table, keeper } = good(await goOn<DuelTypes>(disk, duel, id, null));
    table.rewind(5);
    good(await keeper.keep(table));
    const old = await back();
    const told = await recovered(old);
    expect(told).toEqual({ ...nothingRecovered, longer: [expect.objectContaining({ decisions: 0 })] });
    expect(await choicesOf(old, id)).toEqual(all.slice(0, 5));
    expect(await shelfOf(old)).toHaveLength(1);
    expect(await recovered(old)).toEqual(nothingRecovered);
  });

  test('that went on without its copy, the same way and further, has the truth', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(5);
    shelved.fails = 'forbidden';
    const { table, keeper } = good(await goOn<DuelTypes>(disk, duel, id, null));
    table.choose(given(table.offered(all[5] ?? '')));
    good(await keeper.keep(table));
    shelved.fails = 'never';
    expect(copiedChoices(id)).toEqual([all.slice(0, 5)]);
    expect(await recovered(disk)).toEqual(nothingRecovered);
    expect(copiedChoices(id)).toEqual([all.slice(0, 6)]);
    // From here on the two go along again.
    const again = good(await goOn<DuelTypes>(disk, duel, id, null));
    again.table.choose(given(again.table.offered(all[6] ?? '')));
    good(await again.keeper.keep(again.table));
    expect(copiedChoices(id)).toEqual([all.slice(0, 7)]);
  });

  test('that went on before anybody could ask the copy keeps both ways, and counts them once', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(3);
    const back = await kept(disk);
    await to(9);
    const old = await back();
    shelved.fails = 'forbidden';
    const otherWay = await playElse(old, id, 4, all);
    expect(otherWay.slice(0, 4)).not.toEqual(all.slice(0, 4));
    shelved.fails = 'never';
    expect(copiedChoices(id)).toEqual([all.slice(0, 9)]);
    // Stopped after the copy has been given a name of its own, and before it has lost the old one.
    const drop = vi.spyOn(old.copies ?? never(), 'dropVersion').mockRejectedValueOnce(new Error('killed'));
    await expect(recovered(old)).rejects.toThrow('killed');
    drop.mockRestore();
    expect(await recovered(old)).toMatchObject({ parted: 1, back: 1 });
    expect(await shelfOf(old)).toHaveLength(2);
    const ways = await Promise.all((await shelfOf(old)).map((one) => choicesOf(old, one)));
    expect(ways).toEqual(expect.arrayContaining([otherWay, all.slice(0, 9)]));
    expect(await recovered(old)).toEqual(nothingRecovered);
    expect(versions()).toHaveLength(2);
  });

  test('a campaign that is opened before it was compared does not write over its copy', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(3);
    const back = await kept(disk);
    await to(9);
    const old = await back();
    await playElse(old, id, 2, all);
    expect(copiedChoices(id)).toEqual([all.slice(0, 9)]);
  });

  test('stopped at any moment of the recovery it is all there after the next', async () => {
    const disk = await openDisk();
    const one = await playing(disk, 6);
    await one.to(2);
    const back = await kept(disk);
    await one.to(6);
    const more = [await playing(disk, 7), await playing(disk, 5)];
    for (const { to, all } of more) await to(all.length);
    for (let stop = 1; stop < 12; stop++) {
      const old = await back();
      let writes = 0;
      const failing: Disk = {
        ...old,
        write: (work) => {
          if (++writes === stop) throw new Error('killed');
          return old.write(work);
        },
      };
      await recovered(failing).catch(() => undefined);
      const next = await openDisk();
      await recovered(next);
      for (const { id, all } of [one, ...more]) expect(await choicesOf(next, id)).toEqual(all);
      expect(await shelfOf(next)).toHaveLength(3);
      next.close();
    }
  });

  test('two windows bring it back once', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(3);
    const back = await kept(disk);
    await to(11);
    const [left, right] = [await back(), await openDisk()];
    const told = await Promise.all([recovered(left), recovered(right)]);
    expect(told.flatMap(({ longer }) => longer)).toHaveLength(1);
    expect(await choicesOf(right, id)).toEqual(all);
  });

  test('only deleting drops a copy: what was deleted stays deleted, what was restored since is on the shelf', async () => {
    const disk = await openDisk();
    const [gone, again] = [await playing(disk, 6), await playing(disk, 7)];
    for (const { to, all } of [gone, again]) await to(all.length);
    good(await throwAway(disk, again.id));
    const back = await kept(disk);
    good(await bringBack(disk, again.id));
    await recovered(disk);
    good(await throwAway(disk, gone.id));
    await vi.waitFor(() => expect(copiedChoices(gone.id)).toEqual([]));
    await vi.waitFor(() => expect(copiedChoices(again.id)).toHaveLength(1));
    const old = await back();
    await recovered(old);
    // The older database does not know of the deletion; it knows the campaign.
    expect((await shelfOf(old)).sort()).toEqual([gone.id, again.id].sort());
    expect(await choicesOf(old, again.id)).toEqual(again.all);
  });

  test('a deletion whose copy outlived it is the truth, and drops it at the next look; so does emptying the bin', async () => {
    const disk = await openDisk();
    const { id, to } = await playing(disk, 6);
    await to(6);
    const { copies } = disk;
    const deaf = copies && { ...copies, drop: () => undefined };
    good(await throwAway({ ...disk, copies: deaf }, id));
    expect(copiedChoices(id)).toHaveLength(1);
    expect(await recovered(disk)).toEqual(nothingRecovered);
    expect(await shelfOf(disk)).toEqual([]);
    await vi.waitFor(() => expect(copiedChoices(id)).toEqual([]));

    const second = await playing(disk, 5);
    await second.to(5);
    good(await throwAway({ ...disk, copies: deaf }, second.id));
    good(await purge(disk, Date.now() + DAY));
    await vi.waitFor(() => expect(copiedChoices(second.id)).toEqual([]));
  });

  test('copies that an earlier version of the app wrote are read, and written anew', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(4);
    const back = await kept(disk);
    await to(9);
    const [address = ''] = versions();
    const { written: _unknown, ...earlier } = JSON.parse(shelved.texts.get(address) ?? '');
    shelved.texts.delete(address);
    shelved.texts.set(address.replace(/\/\d+$/, ''), JSON.stringify(earlier));
    const old = await back();
    expect((await recovered(old)).longer).toMatchObject([{ decisions: 5 }]);
    expect(await choicesOf(old, id)).toEqual(all.slice(0, 9));
    await vi.waitFor(() => expect(versions()).toEqual([address]));
  });

  test('an address in the store that is not ours holds up nothing', async () => {
    const disk = await openDisk();
    const { id, to } = await playing(disk, 6);
    await to(2);
    const back = await kept(disk);
    await to(6);
    shelved.texts.set('/second-copy/%E0%A4%A/5', 'of another app');
    const old = await back();
    expect((await recovered(old)).longer).toHaveLength(1);
    expect(await choicesOf(old, id)).toHaveLength(6);
    expect(shelved.texts.has('/second-copy/%E0%A4%A/5')).toBe(true);
  });
});

describe('a copy that these rules cannot follow', () => {
  /** Two campaigns; the copy of the first says that it was played under newer rules. */
  async function twoHeld() {
    const disk = await openDisk();
    const [newer, usual] = [await playing(disk, 6), await playing(disk, 5)];
    await newer.to(6);
    await usual.to(5);
    return { disk, newer, usual };
  }
  const olderRules = { ...duel, rules: 0 } as unknown as Game;
  const follows = (rulesOf: Game) => {
    let asked = 0;
    const load = async () => {
      asked++;
      return rulesOf;
    };
    return { load, times: () => asked };
  };

  test('is told, named and exportable, and costs later starts of the same version nothing', async () => {
    const { disk, newer, usual } = await twoHeld();
    disk.close();
    newDevice();
    const fresh = await openDisk();
    let only = '';
    const some = async (): Promise<Game> => (only === 'newer' ? olderRules : (duel as Game));
    only = 'newer';
    const told = await recovered(fresh, some);
    expect(told).toMatchObject({ back: 0, refused: 2 });
    const [first] = good(await refusals(fresh));
    expect(first).toMatchObject({ game: duel.id, reason: 'newer-rules', app: '1.0' });
    const read = good(readFile(await refusedText(fresh, first ?? never())));
    expect(read.kind === 'campaign' && read.save.choices).toHaveLength(6);

    const counted = follows(duel as Game);
    expect(await recovered(fresh, counted.load)).toEqual(nothingRecovered);
    expect(counted.times()).toBe(0);
    // Under another version of the app.
    expect(await recovered(fresh, counted.load, '1.1')).toMatchObject({ back: 2, refused: 0 });
    expect(good(await refusals(fresh))).toEqual([]);
    expect((await shelfOf(fresh)).sort()).toEqual([newer.id, usual.id].sort());
  });

  test('of a campaign that is here, shorter, becomes one of its own, so that play goes on', async () => {
    const disk = await openDisk();
    const { id, all, to } = await playing(disk);
    await to(3);
    const back = await kept(disk);
    await to(9);
    const old = await back();
    const told = await recovered(old, async () => olderRules);
    expect(told).toMatchObject({ parted: 1, refused: 1, back: 0 });
    const on = await playElse(old, id, 2, all);
    expect(copiedChoices(id)).toEqual([on]);
    expect(await recovered(old, rules, '1.1')).toMatchObject({ back: 1 });
    const ways = await Promise.all((await shelfOf(old)).map((one) => choicesOf(old, one)));
    expect(ways).toEqual(expect.arrayContaining([on, all.slice(0, 9)]));
  });

  test('can be deleted for good', async () => {
    const { disk, newer } = await twoHeld();
    disk.close();
    newDevice();
    const fresh = await openDisk();
    await recovered(fresh, async () => null);
    expect(good(await refusals(fresh))).toHaveLength(2);
    good(await removeRefused(fresh, newer.id));
    expect(good(await refusals(fresh))).toHaveLength(1);
    await vi.waitFor(() => expect(copiedChoices(newer.id)).toEqual([]));
    expect(await recovered(fresh, rules, '1.1')).toMatchObject({ back: 1 });
  });
});

test('where even to ask for the store is forbidden there is none, and games are kept all the same', async () => {
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get() {
      throw new DOMException('not of this origin', 'SecurityError');
    },
  });
  const disk = await openDisk();
  expect([disk.kind, disk.copies]).toEqual(['disk', null]);
  const { id, to } = await playing(disk, 6);
  await to(6);
  expect(await choicesOf(disk, id)).toHaveLength(6);
});

test('a window that was taken over writes nothing anywhere', async () => {
  const disk = await openDisk();
  const { id, all, table } = await playing(disk);
  const first = good(await goOn<DuelTypes>(disk, duel, id, null));
  const second = good(await goOn<DuelTypes>(disk, duel, id, null));
  for (const choice of all.slice(0, 9)) {
    second.table.choose(given(second.table.offered(choice)));
    good(await second.keeper.keep(second.table));
  }
  table.rewind(0);
  first.table.choose(given(first.table.offered(all[0] ?? '')));
  expect(await first.keeper.keep(first.table)).toEqual({ ok: false, reason: 'taken-over' });
  await vi.waitFor(() => expect(copiedChoices(id)).toEqual([all.slice(0, 9)]));
  expect(await choicesOf(disk, id)).toEqual(all.slice(0, 9));
});

function never(): never {
  throw new Error('it is there');
}
