import { describe, expect, test } from 'vitest';
import { worthBackup } from '../../src/storage/backup';
import { purge, throwAway } from '../../src/storage/campaigns';
import { draft, note, outlook, picture, setDraft, setNote, setOutlook, setPicture } from '../../src/storage/notes';
import { done } from '../../src/storage/outcome';
import { begun, good, newDisk, newTable } from './kit';

describe('the part of the map that was looked at', () => {
  const here = { zoom: 2.5, x: 0.5, y: 0.39 };

  test('comes back as it was, and each campaign has its own', async () => {
    const disk = await newDisk();
    good(await setOutlook(disk, 'a', here));
    expect(good(await outlook(disk, 'a'))).toEqual(here);
    expect(good(await outlook(disk, 'b'))).toBe(null);
  });

  test.each([
    ['a text', 'here'],
    ['no zoom', { x: 0, y: 0 }],
    ['a zoom of nothing', { zoom: 0, x: 0, y: 0 }],
    ['no number', { zoom: Number.NaN, x: 0, y: 0 }],
    ['the end of the world', { zoom: 1, x: 1e9, y: 0 }],
    ['a text for a number', { zoom: '2', x: 0, y: 0 }],
  ])('%s is not believed', async (_what, value) => {
    const disk = await newDisk();
    good(
      await disk.write(async (rows) => {
        await rows.put('misc', 'outlook/a', value);
        return done(null);
      }),
    );
    expect(good(await outlook(disk, 'a'))).toBe(null);
  });

  test('goes with the campaign when the bin is cleared, and the notes of the app stay', async () => {
    const disk = await newDisk();
    const { campaign } = good(await begun(disk, newTable(), null));
    good(await setOutlook(disk, campaign.id, here));
    good(await setPicture(disk, campaign.id, 'data:image/png;base64,AAAA'));
    good(await setNote(disk, 'last-export', '7'));
    good(await throwAway(disk, campaign.id, 1));
    expect(good(await purge(disk, 2))).toBe(1);
    expect(good(await outlook(disk, campaign.id))).toBe(null);
    expect(good(await picture(disk, campaign.id))).toBe(null);
    expect(good(await note(disk, 'last-export'))).toBe('7');
  });
});

describe('what was planned', () => {
  const plan = { question: '12 french missions done', made: [], marked: 'das 312', picked: ['6 BPC'] };

  test('comes back as it was, until it is taken off; each campaign has its own', async () => {
    const disk = await newDisk();
    good(await setDraft(disk, 'a', plan));
    expect(good(await draft(disk, 'a'))).toEqual(plan);
    expect(good(await draft(disk, 'b'))).toBe(null);
    good(await setDraft(disk, 'a', null));
    expect(good(await draft(disk, 'a'))).toBe(null);
  });

  test('holds what is in hand and what is ticked off a plan', async () => {
    const disk = await newDisk();
    const filled = { plan: 'rule units-first', place: null, whole: false, brakes: true, on: ['enter vm-2-36'] };
    good(await setDraft(disk, 'a', { ...plan, hand: 'vm-2-36', filled }));
    expect(good(await draft(disk, 'a'))).toEqual({ ...plan, hand: 'vm-2-36', filled });
  });

  test.each([
    ['a text', 'plan'],
    ['no question', { marked: null, picked: [] }],
    ['a number for a choice', { ...plan, marked: 7 }],
    ['a book for a choice', { ...plan, marked: 'x'.repeat(1000) }],
    ['a text for counters', { ...plan, picked: '6 BPC' }],
    ['a plan without a place', { ...plan, filled: { plan: 'rule way', whole: true, brakes: false, on: [] } }],
    ['a plan of numbers', { ...plan, filled: { plan: 'rule way', place: null, whole: true, brakes: false, on: [7] } }],
    ['a hand full', { ...plan, hand: ['6 BPC'] }],
    ['an army', { ...plan, picked: Array.from({ length: 1000 }, () => 'a') }],
  ])('%s is not believed', async (_what, value) => {
    const disk = await newDisk();
    good(
      await disk.write(async (rows) => {
        await rows.put('misc', 'draft/a', value);
        return done(null);
      }),
    );
    expect(good(await draft(disk, 'a'))).toBe(null);
  });

  test('goes with the campaign when the bin is cleared', async () => {
    const disk = await newDisk();
    const { campaign } = good(await begun(disk, newTable(), null));
    good(await setDraft(disk, campaign.id, plan));
    good(await throwAway(disk, campaign.id, 1));
    expect(good(await purge(disk, 2))).toBe(1);
    expect(good(await draft(disk, campaign.id))).toBe(null);
  });
});

describe('a backup is offered', () => {
  const DAY = 24 * 3600 * 1000;
  const now = 1000 * DAY;
  const never = { turn: 1, over: false, lastExport: null, lastOffer: null };

  test.each([
    ['not at the beginning', never, false],
    ['not on turn 7', { ...never, turn: 7 }, false],
    ['on turn 8', { ...never, turn: 8 }, true],
    ['later, if nobody looked on turn 8', { ...never, turn: 11 }, true],
    ['at the end, however early', { ...never, turn: 3, over: true }, true],
    ['whatever a clock in the future has written', { ...never, turn: 8, lastExport: now + 9000 * DAY }, true],
    ['not in the week of an export', { ...never, turn: 8, lastExport: now - 6 * DAY }, false],
    ['a week after an export', { ...never, turn: 8, lastExport: now - 7 * DAY }, true],
    ['not in the week of an offer', { ...never, over: true, lastOffer: now - 6 * DAY }, false],
    ['a week after an offer', { ...never, over: true, lastOffer: now - 7 * DAY }, true],
    ['not in the week of either', { ...never, over: true, lastExport: 1, lastOffer: now - DAY }, false],
  ])('%s', (_when, backups, offered) => {
    expect(worthBackup(backups, now)).toBe(offered);
  });
});
