import { describe, expect, test } from 'vitest';
import { bringBack, list, load, purge, takeUp, throwAway } from '../../src/storage/campaigns';
import { memoryDisk } from '../../src/storage/memory';
import { note, picture, setNote, setPicture } from '../../src/storage/notes';
import { goOn } from '../../src/storage/open-campaign';
import { done } from '../../src/storage/outcome';
import { duel } from '../kernel/duel';
import { begun, good, longGame, newDisk, newTable, playOn } from './kit';

describe.each(['disk', 'memory'] as const)('campaigns on a %s', (kind) => {
  const open = async () => (kind === 'disk' ? newDisk() : memoryDisk('no-storage'));

  test('comes back to the same decision after every choice', async () => {
    const disk = await open();
    const { campaign, keeper, table } = good(await begun(disk, newTable('sfc32:every'), null));
    while (table.prompt) {
      playOn(table, 1);
      good(await keeper.keep(table));
      const again = good(await load(disk, campaign.id));
      expect(again.choices).toEqual(table.journal().choices);
      expect(again.campaign).toMatchObject({ turn: table.state.turn, hash: table.hash(), result: table.state.result });
    }
    const { table: last } = good(await goOn(disk, duel, campaign.id, null));
    expect([last.hash(), last.prompt]).toEqual([table.hash(), null]);
  });

  test('keeps the last two snapshots, and none of what was taken back', async () => {
    const disk = await open();
    const long = longGame(36);
    const { campaign, keeper, table } = good(await begun(disk, newTable(long.setup.seed), null));
    for (const { choice } of long.entries) {
      table.choose(choice);
      good(await keeper.keep(table));
    }
    const before = good(await load(disk, campaign.id)).snapshots.map(({ at }) => at);
    expect(before.length).toBe(2);
    expect(before[0]).toBe(table.checkpoint().at);
    expect(before[1]).toBeLessThan(before[0] ?? 0);
    table.rewind(20);
    good(await keeper.keep(table));
    const { choices, campaign: header, snapshots } = good(await load(disk, campaign.id));
    expect([choices.length, header.count, header.rewinds]).toEqual([20, 20, 1]);
    expect(snapshots.every(({ at }) => at <= 20)).toBe(true);
  });

  test('a window that was taken over can no longer write', async () => {
    const disk = await open();
    const first = good(await begun(disk, newTable(), null));
    playOn(first.table, 2);
    good(await first.keeper.keep(first.table));
    const second = good(await goOn(disk, duel, first.campaign.id, null));
    playOn(first.table, 1);
    expect(await first.keeper.keep(first.table)).toEqual({ ok: false, reason: 'taken-over' });
    playOn(second.table, 3);
    good(await second.keeper.keep(second.table));
    expect(good(await load(disk, first.campaign.id)).choices).toEqual(second.table.journal().choices);
  });

  test('writes asked for at once are done one after the other', async () => {
    const disk = await open();
    const { campaign, keeper, table } = good(await begun(disk, newTable(), null));
    const kept = Array.from({ length: 6 }, () => keeper.keep(playOn(table, 1)));
    const counts = (await Promise.all(kept)).map((outcome) => good(outcome).count);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    expect(good(await load(disk, campaign.id)).choices).toEqual(table.journal().choices);
  });

  test('the shelf: the last played first, deleted ones apart, deleting undone, purging only what is old', async () => {
    const disk = await open();
    const ids: string[] = [];
    for (const seed of ['sfc32:1', 'sfc32:2', 'sfc32:3']) {
      const { campaign, keeper, table } = good(await begun(disk, newTable(seed), null));
      playOn(table, 2);
      good(await keeper.keep(table));
      ids.push(campaign.id);
    }
    const [a = '', b = '', c = ''] = ids;
    good(await throwAway(disk, a, 1000));
    good(await throwAway(disk, b, 2000));
    const shelf = good(await list(disk));
    expect(shelf.campaigns.map(({ id }) => id)).toEqual([c]);
    expect(new Set(shelf.deleted.map(({ id }) => id))).toEqual(new Set([a, b]));
    expect(good(await purge(disk, 1500))).toBe(1);
    expect(await load(disk, a)).toEqual({ ok: false, reason: 'missing' });
    good(await bringBack(disk, b));
    const back = good(await goOn(disk, duel, b, null));
    expect(back.table.entries.length).toBe(2);
    expect(good(await list(disk)).deleted).toEqual([]);
    expect(good(await purge(disk, Number.MAX_SAFE_INTEGER))).toBe(0);
  });

  test('a header that cannot be read is reported, and the others are there', async () => {
    const disk = await open();
    const { campaign } = good(await begun(disk, newTable(), null));
    good(
      await disk.write(async (rows) => {
        await rows.put('campaigns', 'broken', { id: 'broken', game: 7 });
        return done(null);
      }),
    );
    const shelf = good(await list(disk));
    expect([shelf.campaigns.map(({ id }) => id), shelf.damaged]).toEqual([[campaign.id], ['broken']]);
    expect(await takeUp(disk, 'broken')).toEqual({ ok: false, reason: 'damaged' });
    expect(await takeUp(disk, 'nobody')).toEqual({ ok: false, reason: 'missing' });
  });

  test('what is played on is on the shelf, whoever has thrown it away meanwhile', async () => {
    const disk = await open();
    const { campaign, keeper, table } = good(await begun(disk, newTable(), null));
    good(await throwAway(disk, campaign.id, 1));
    good(await keeper.keep(playOn(table, 1)));
    const shelf = good(await list(disk));
    expect([shelf.campaigns.map(({ id }) => id), shelf.deleted]).toEqual([[campaign.id], []]);
    expect(good(await purge(disk, 2))).toBe(0);
  });

  test('a campaign of another game is not played with this one, nor taken from who plays it', async () => {
    const disk = await open();
    const { campaign, keeper, table } = good(await begun(disk, newTable(), null));
    const other = { ...duel, id: 'chess' };
    expect(await goOn(disk, other, campaign.id, null)).toEqual({ ok: false, reason: 'unknown-game' });
    good(await keeper.keep(playOn(table, 1)));
  });

  test('pictures are pictures and nothing else', async () => {
    const disk = await open();
    const shot = 'data:image/webp;base64,UklGRg==';
    good(await setPicture(disk, 'a', shot));
    good(await setPicture(disk, 'b', 'data:text/html,<script>alert(1)</script>'));
    good(await setPicture(disk, 'c', 'javascript:alert(1)'));
    const kept = await Promise.all(['a', 'b', 'c'].map(async (campaign) => good(await picture(disk, campaign))));
    expect(kept).toEqual([shot, null, null]);
  });

  test('notes are remembered', async () => {
    const disk = await open();
    expect(good(await note(disk, 'last-export'))).toBeNull();
    good(await setNote(disk, 'last-export', '2026-03-13'));
    expect(good(await note(disk, 'last-export'))).toBe('2026-03-13');
  });
});
