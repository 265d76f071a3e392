import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { load } from '../../src/storage/campaigns';
import { goOn } from '../../src/storage/open-campaign';
import { type Chair, type ChairHooks, sitDown } from '../../src/storage/tabs';
import { duel } from '../kernel/duel';
import { begun, good, newDisk, newTable, playOn } from './kit';
import { Locks } from './locks';

const seats: Chair[] = [];

/** What a window heard, in order. */
interface Window {
  readonly seat: Chair;
  readonly heard: string[];
}

async function window(campaign: string, hooks: Partial<ChairHooks> = {}, patience = 5000): Promise<Window> {
  const heard: string[] = [];
  const all: ChairHooks = {
    moved: (count) => void heard.push(`moved ${count}`),
    asked: async () => void heard.push('asked'),
    dismissed: () => void heard.push('dismissed'),
    ...hooks,
  };
  const seat = await sitDown(campaign, all, patience);
  seats.push(seat);
  return { seat, heard };
}

describe.each(['with locks', 'without locks'])('windows on one campaign, %s', (kind) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', kind === 'with locks' ? { locks: new Locks() } : {});
  });
  afterEach(() => {
    for (const seat of seats.splice(0)) seat.leave();
    vi.unstubAllGlobals();
  });

  test('never two writers, whatever the windows believe', async () => {
    const disk = await newDisk();
    const first = good(await begun(disk, newTable(), null));
    const { id } = first.campaign;
    const here = await window(id);
    const there = await window(id);
    await there.seat.takeOver();
    const second = good(await goOn(disk, duel, id, null));
    playOn(first.table, 1);
    expect(await first.keeper.keep(first.table)).toEqual({ ok: false, reason: 'taken-over' });
    good(await second.keeper.keep(playOn(second.table, 2)));
    expect(good(await load(disk, id)).choices).toEqual(second.table.journal().choices);
    expect(there.seat.playing).toBe(true);
    expect(here.seat.playing).toBe(false);
  });
});

describe('the lock', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: new Locks() });
  });
  afterEach(() => {
    for (const seat of seats.splice(0)) seat.leave();
    vi.unstubAllGlobals();
  });

  test('the first window plays, the second watches and hears of every choice', async () => {
    const first = await window('a');
    const second = await window('a');
    const elsewhere = await window('b');
    expect([first.seat.playing, second.seat.playing, elsewhere.seat.playing]).toEqual([true, false, true]);
    first.seat.announce(1);
    first.seat.announce(2);
    await vi.waitFor(() => expect(second.heard).toEqual(['moved 1', 'moved 2']));
    expect([first.heard, elsewhere.heard]).toEqual([[], []]);
  });

  test('taking over: the player finishes writing, then watches', async () => {
    const order: string[] = [];
    const first = await window('a', {
      asked: async () => {
        await Promise.resolve();
        order.push('written');
      },
      dismissed: () => void order.push('dismissed'),
    });
    const second = await window('a');
    await second.seat.takeOver();
    order.push('taken over');
    expect(order).toEqual(['written', 'dismissed', 'taken over']);
    expect([first.seat.playing, second.seat.playing]).toEqual([false, true]);
    second.seat.announce(7);
    await vi.waitFor(() => expect(first.heard).toContain('moved 7'));
  });

  test('a window that sleeps is not waited for', async () => {
    const first = await window('a', { asked: () => new Promise(() => undefined) });
    const second = await window('a', {}, 20);
    await second.seat.takeOver();
    expect([first.seat.playing, second.seat.playing]).toEqual([false, true]);
    await vi.waitFor(() => expect(first.heard).toEqual(['dismissed']));
  });

  test('when the player leaves, the next window plays', async () => {
    const first = await window('a');
    first.seat.leave();
    await vi.waitFor(async () => {
      const next = await window('a');
      expect(next.seat.playing).toBe(true);
    });
  });
});
