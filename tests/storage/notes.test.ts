import { describe, expect, test } from 'vitest';
import { worthBackup } from '../../src/storage/backup';
import { purge, throwAway } from '../../src/storage/campaigns';
import {
  keepReview,
  keptReview,
  note,
  outlook,
  picture,
  setNote,
  setOutlook,
  setPicture,
} from '../../src/storage/notes';
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

describe('what a review has found', () => {
  const mark = { at: 3, side: 'red', best: 0.6, chosen: 0.5, better: { do: 'strike' } };
  const review = { hash: 'abc', done: 4, of: 9, marks: [mark], confirmed: false, end: 1 };

  test('comes back as it was, and goes with the campaign when the bin is cleared', async () => {
    const disk = await newDisk();
    const { campaign } = good(await begun(disk, newTable(), null));
    good(await keepReview(disk, campaign.id, review));
    expect(good(await keptReview(disk, campaign.id))).toEqual(review);
    expect(good(await keptReview(disk, 'other'))).toBe(null);
    good(await throwAway(disk, campaign.id, 1));
    good(await purge(disk, 2));
    expect(good(await keptReview(disk, campaign.id))).toBe(null);
  });

  test.each([
    ['no JSON', '{'],
    ['no marks', JSON.stringify({ ...review, marks: null })],
    ['more done than there is', JSON.stringify({ ...review, done: 10 })],
    ['a chance over one', JSON.stringify({ ...review, marks: [{ ...mark, best: 2 }] })],
    ['a choice that is none', JSON.stringify({ ...review, marks: [{ ...mark, better: 'strike' }] })],
  ])('%s is not believed', async (_what, value) => {
    const disk = await newDisk();
    good(
      await disk.write(async (rows) => {
        await rows.put('misc', 'review/a', value);
        return done(null);
      }),
    );
    expect(good(await keptReview(disk, 'a'))).toBe(null);
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
