import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../../src/kernel/game';
import { opensNext } from '../../src/storage/ahead';
import { bringBack, list, load, putBack, throwAway } from '../../src/storage/campaigns';
import { openDisk } from '../../src/storage/db';
import type { Disk } from '../../src/storage/disk';
import { nothingOpen } from '../../src/storage/notes';
import { goOn } from '../../src/storage/open-campaign';
import { andThen, nothingRecovered, recover } from '../../src/storage/recover';
import { sealed } from '../../src/storage/save';
import { duel } from '../kernel/duel';
import { newCaches, noCaches, type Shelved } from './caches';
import { begun, good, newDevice, newTable, playOn } from './kit';

const rules = async () => duel as Game;

/** Compares everything, and answers what the player hears. */
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

let shelved: Shelved;
beforeEach(() => {
  shelved = newCaches();
  newDevice();
});
afterEach(() => {
  noCaches();
});

/** Begins a campaign and plays so many decisions, each kept. */
async function played(disk: Disk, seed: string, decisions: number) {
  const table = newTable(seed);
  const { campaign, keeper } = good(await begun(disk, table, null));
  for (let i = 0; i < decisions; i++) good(await keeper.keep(playOn(table, 1)));
  return { id: campaign.id, table, keeper };
}

const versions = () => [...shelved.texts.keys()].filter((address) => /\d$/.test(address));
const copied = (id: string) => versions().filter((address) => address.includes(id));
const textOf = (id: string) => shelved.texts.get(copied(id)[0] ?? '') ?? '';

/** What has to be written is written. */
const atRest = (id: string, choices: number) =>
  vi.waitFor(() => {
    expect(copied(id)).toHaveLength(1);
    expect(JSON.parse(textOf(id)).save.choices).toHaveLength(choices);
  });

/** The browser throws the database away; the app starts anew. */
function lose(): Promise<Disk> {
  newDevice();
  return openDisk();
}

const ids = async (disk: Disk) =>
  good(await list(disk))
    .campaigns.map(({ id }) => id)
    .sort();

describe('the second copy', () => {
  test('says after every decision what the database says, in one version', async () => {
    const { id, table, keeper } = await played(await openDisk(), 'sfc32:every', 5);
    await atRest(id, 5);
    table.rewind(4);
    good(await keeper.keep(table));
    await atRest(id, 4);
  });

  test('is there before a new campaign begins: a crash at its first question takes nothing away', async () => {
    shelved.slow = 50;
    const { campaign } = good(await begun(await openDisk(), newTable('sfc32:new'), null));
    expect(copied(campaign.id)).toHaveLength(1);
    const disk = await lose();
    await recovered(disk);
    expect(await ids(disk)).toEqual([campaign.id]);
  });

  test('is hardly waited for: where it is full or forbidden play goes on as without it', async () => {
    for (const fails of ['full', 'forbidden'] as const) {
      shelved = newCaches();
      shelved.fails = fails;
      newDevice();
      const disk = await openDisk();
      const { id } = await played(disk, `sfc32:${fails}`, 3);
      expect(good(await load(disk, id)).choices).toHaveLength(3);
      expect(versions()).toEqual([]);
      expect(await recovered(await lose())).toEqual(nothingRecovered);
    }
  });

  test('is not there in a browser without such a store', async () => {
    noCaches();
    const disk = await openDisk();
    expect(disk.copies).toBeNull();
    const { id } = await played(disk, 'sfc32:none', 2);
    expect(good(await load(disk, id)).choices).toHaveLength(2);
    expect(await recovered(disk)).toEqual(nothingRecovered);
  });

  test('goes with what is deleted, and comes with what is brought back', async () => {
    const disk = await openDisk();
    const { id } = await played(disk, 'sfc32:gone', 2);
    await atRest(id, 2);
    good(await throwAway(disk, id));
    await vi.waitFor(() => expect(copied(id)).toEqual([]));
    await recovered(disk);
    expect(copied(id)).toEqual([]);
    good(await bringBack(disk, id));
    await recovered(disk);
    await atRest(id, 2);
  });

  test('is made of campaigns that were there before it, and not of what cannot be read', async () => {
    noCaches();
    const old = await openDisk();
    const [first, second] = [await played(old, 'sfc32:old', 3), await played(old, 'sfc32:hurt', 3)];
    old.close();
    shelved = newCaches();
    const disk = await openDisk();
    await recovered(disk);
    await atRest(first.id, 3);
    await atRest(second.id, 3);
    // A row that is damaged later leaves its copy alone.
    good(
      await disk.write(async (rows) => {
        await rows.put('campaigns', second.id, 'torn');
        return { ok: true, value: null };
      }),
    );
    await recovered(disk);
    await atRest(second.id, 3);
  });
});

describe('a lost database', () => {
  test('comes back with every decision, and with the campaign that lay open', async () => {
    const disk = await openDisk();
    const first = await played(disk, 'sfc32:first', 6);
    const second = await played(disk, 'sfc32:second', 4);
    good(await goOn(disk, duel, first.id, null));
    await atRest(first.id, 6);
    await atRest(second.id, 4);
    await vi.waitFor(() => expect(shelved.texts.get('/second-copy/open')).toBe(first.id));
    const before = [good(await load(disk, first.id)), good(await load(disk, second.id))];

    const fresh = await lose();
    const told = await recovered(fresh);
    expect(told.back).toBe(2);
    expect(told.updated).toBe(Math.max(...before.map(({ campaign }) => campaign.updated)));
    expect(good(await opensNext(fresh))).toBe(first.id);
    for (const { campaign, choices } of before) {
      const now = good(await load(fresh, campaign.id));
      expect(now.choices).toEqual(choices);
      const { writer: _then, ...told } = campaign;
      expect(now.campaign).toMatchObject(told);
      expect(good(await goOn(fresh, duel, campaign.id, null)).notes).toEqual([]);
    }
    // Once: the next start finds it there.
    fresh.close();
    expect(await recovered(await openDisk())).toEqual(nothingRecovered);
  });

  test('at home comes back at home', async () => {
    const disk = await openDisk();
    const { id } = await played(disk, 'sfc32:home', 2);
    good(await nothingOpen(disk));
    await atRest(id, 2);
    await vi.waitFor(() => expect(shelved.texts.get('/second-copy/open')).toBe(''));
    const fresh = await lose();
    expect((await recovered(fresh)).back).toBe(1);
    expect(good(await opensNext(fresh))).toBeUndefined();
  });

  test('a finished campaign comes back finished', async () => {
    const disk = await openDisk();
    const table = playOn(newTable('sfc32:over'));
    const { campaign } = good(await begun(disk, table, null));
    await atRest(campaign.id, table.entries.length);
    const fresh = await lose();
    await recovered(fresh);
    expect(good(await load(fresh, campaign.id)).campaign.result).toEqual(table.state.result);
  });

  test('a version torn while it was written gives way to the one before', async () => {
    const { id } = await played(await openDisk(), 'sfc32:torn', 3);
    await atRest(id, 3);
    shelved.texts.set(`/second-copy/${id}/${Date.now() + 1000}`, textOf(id).slice(0, 200));
    const fresh = await lose();
    expect((await recovered(fresh)).back).toBe(1);
    expect(good(await load(fresh, id)).choices).toHaveLength(3);
  });

  test('a forged copy is not believed, and does not keep the others away', async () => {
    const disk = await openDisk();
    const [good1, bad, worse] = [
      await played(disk, 'sfc32:good', 3),
      await played(disk, 'sfc32:bad', 3),
      await played(disk, 'sfc32:worse', 3),
    ];
    for (const { id } of [good1, bad, worse]) await atRest(id, 3);
    const forged = JSON.parse(textOf(bad.id));
    const { checksum: _old, ...save } = forged.save;
    const resealed = sealed({ ...save, choices: [...save.choices.slice(0, 2), 'cheat'] });
    shelved.texts.set(copied(bad.id)[0] ?? '', JSON.stringify({ ...forged, save: resealed }));
    // A good copy under the name of another.
    shelved.texts.set(copied(worse.id)[0] ?? '', textOf(good1.id));
    const fresh = await lose();
    expect((await recovered(fresh)).back).toBe(1);
    expect(await ids(fresh)).toEqual([good1.id]);
  });

  test('what cannot be followed yet waits for a start that can, and is not dropped meanwhile', async () => {
    const { id } = await played(await openDisk(), 'sfc32:later', 4);
    await atRest(id, 4);
    const fresh = await lose();
    const missing = async () => {
      throw new Error('the part is missing');
    };
    expect(await recovered(fresh, missing)).toEqual(nothingRecovered);
    expect(copied(id)).toHaveLength(1);
    fresh.close();
    const again = await openDisk();
    expect((await recovered(again)).back).toBe(1);
  });

  test('what another window has brought back, or a kill has left half done, is not written over', async () => {
    const disk = await openDisk();
    const [one, two] = [await played(disk, 'sfc32:one', 2), await played(disk, 'sfc32:two', 2)];
    for (const { id } of [one, two]) await atRest(id, 2);
    const stored = good(await load(disk, one.id));
    const fresh = await lose();
    good(
      await putBack(fresh, { ...stored.campaign, rewinds: 7 }, stored.choices, null, {
        over: null,
        isOpen: false,
      }),
    );
    expect((await recovered(fresh)).back).toBe(1);
    expect(await ids(fresh)).toEqual([one.id, two.id].sort());
    expect(good(await load(fresh, one.id)).campaign.rewinds).toBe(7);
  });

  test('a second copy that cannot say what it holds is asked again at the next start, and nothing of it is dropped', async () => {
    const { id } = await played(await openDisk(), 'sfc32:silent', 3);
    await atRest(id, 3);
    shelved.fails = 'forbidden';
    const silent = await lose();
    await expect(recovered(silent)).rejects.toThrow();
    shelved.fails = 'never';
    silent.close();
    const again = await openDisk();
    expect((await recovered(again)).back).toBe(1);
    expect(good(await load(again, id)).choices).toHaveLength(3);
  });

  test('a first visit finds nothing, and no later start looks for it again', async () => {
    const disk = await openDisk();
    const { id } = await played(disk, 'sfc32:visit', 1);
    await atRest(id, 1);
    disk.close();
    expect(await recovered(await openDisk())).toEqual(nothingRecovered);
  });
});
