import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { list, load, takeUp } from '../../src/storage/campaigns';
import type { Disk } from '../../src/storage/disk';
import { keeper, type Waiting } from '../../src/storage/keeper';
import { lyingOpen, nothingOpen } from '../../src/storage/notes';
import { goOn } from '../../src/storage/open-campaign';
import { done } from '../../src/storage/outcome';
import { atSetup } from '../../src/storage/records';
import { duel } from '../kernel/duel';
import { begun, good, newBox, newDevice, newDisk, newTable, playOn } from './kit';

describe('the campaign that lies open', () => {
  test('is nobody’s before the first', async () => {
    expect(good(await lyingOpen(await newDisk()))).toBeUndefined();
  });

  test('is the one taken up or written last, until home is opened or it ends', async () => {
    const disk = await newDisk();
    const one = good(await begun(disk, newTable('sfc32:one'), null));
    const other = good(await begun(disk, newTable('sfc32:other'), null));
    good(await takeUp(disk, other.campaign.id, other.campaign.writer));
    expect(good(await lyingOpen(disk))).toBe(other.campaign.id);
    playOn(one.table, 1);
    good(await one.keeper.keep(one.table));
    expect(good(await lyingOpen(disk))).toBe(one.campaign.id);
    good(await nothingOpen(disk));
    expect(good(await lyingOpen(disk))).toBeNull();
    playOn(other.table, 1);
    good(await other.keeper.keep(other.table));
    expect(good(await lyingOpen(disk))).toBe(other.campaign.id);
    playOn(other.table);
    expect(other.table.state.result).not.toBeNull();
    good(await other.keeper.keep(other.table));
    expect(good(await lyingOpen(disk))).toBeNull();
  });

  test('is written with the decision or not at all', async () => {
    const disk = await newDisk();
    const one = good(await begun(disk, newTable('sfc32:one'), null));
    const other = good(await begun(disk, newTable('sfc32:other'), null));
    playOn(one.table, 1);
    good(await one.keeper.keep(one.table));
    // Another window has taken the other campaign up: this decision is not written, so neither is its name.
    good(await takeUp(disk, other.campaign.id));
    good(await takeUp(disk, one.campaign.id, one.campaign.writer));
    playOn(other.table, 1);
    expect(await other.keeper.keep(other.table)).toEqual({ ok: false, reason: 'taken-over' });
    expect(good(await lyingOpen(disk))).toBe(one.campaign.id);
  });
});

test('a campaign that the browser has cleared is begun anew from the table, under its id', async () => {
  const disk = await newDisk();
  const { campaign, table, keeper } = good(await begun(disk, newTable('sfc32:cleared'), null));
  playOn(table, 3);
  good(await keeper.keep(table));
  disk.close();
  newDevice();
  expect(await load(disk, campaign.id)).toEqual({ ok: false, reason: 'missing' });
  playOn(table, 1);
  good(await keeper.keep(table));
  playOn(table, 1);
  good(await keeper.keep(table));
  const again = good(await goOn(disk, duel, campaign.id, null));
  expect(again.table.hash()).toBe(table.hash());
  expect(again.table.entries).toHaveLength(5);
  expect(again.notes).toEqual([]);
  expect(good(await list(disk)).campaigns.map(({ id, created }) => [id, created])).toEqual([
    [campaign.id, campaign.created],
  ]);
});

describe.each([
  ['before 1970', -5 * 365 * 24 * 3600 * 1000],
  ['ten years ago', Date.now() - 10 * 365 * 24 * 3600 * 1000],
  ['in the year 2400', Date.UTC(2400, 0)],
])('with a clock that stands %s', (_when, now) => {
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a campaign is kept, listed and gone on with, then and after the clock was set right', async () => {
    const disk = await newDisk();
    const { campaign, table, keeper } = good(await begun(disk, newTable('sfc32:clock'), null));
    playOn(table, 2);
    good(await keeper.keep(table));
    expect(good(await list(disk))).toMatchObject({
      campaigns: [{ id: campaign.id, updated: Math.max(0, now) }],
      damaged: [],
    });
    vi.useRealTimers();
    const again = good(await goOn(disk, duel, campaign.id, null));
    expect(again.table.hash()).toBe(table.hash());
    expect(again.notes).toEqual([]);
  });
});

describe('a write that does not end', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is told after 2 s, and after 8 s its choices lie in the emergency copy; when it ends, all is well', async () => {
    const disk = await newDisk();
    const { campaign, table } = good(await begun(disk, newTable('sfc32:slow'), null));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow: Disk = { ...disk, write: (work) => held.then(() => disk.write(work)) };
    const box = newBox();
    const kept = keeper(slow, { campaign, onDisk: [], origin: atSetup, trusted: true, aside: null }, box);
    const said: Waiting[] = [];
    playOn(table, 2);
    const keeping = kept.keep(table, (how) => said.push(how));
    await vi.advanceTimersByTimeAsync(1990);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(said).toEqual(['slow']);
    expect(box.length).toBe(0);
    await vi.advanceTimersByTimeAsync(6000);
    expect(said).toEqual(['slow', 'stuck']);
    expect(box.length).toBe(1);
    // The window is closed now: the next one finds the choices.
    const next = good(await goOn(disk, duel, campaign.id, box));
    expect(next.table.hash()).toBe(table.hash());
    expect(next.notes).toEqual([{ note: 'emergency-copy', count: 2 }]);
    // Or it is not closed, and the disk answers in the end; here it says that the other window plays now.
    letGo();
    expect(await keeping).toEqual({ ok: false, reason: 'taken-over' });
    expect(good(await disk.read(async (rows) => done(await rows.rowsOf('choices', campaign.id))))).toHaveLength(2);
  });
});
