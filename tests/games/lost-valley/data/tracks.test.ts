import { expect, test } from 'vitest';
import type * as trackData from '../../../../src/games/lost-valley/data/tracks';
import { aaa, ap, cm, loseBelow, rp, sitrep, strength } from '../../../../src/games/lost-valley/data/tracks';
import { turns } from '../../../../src/games/lost-valley/data/turns';
import { lookUp } from '../../../../src/kernel/rolls';
import { seams } from './seams';

test.each([
  ['CM', cm],
  ['RP', rp],
  ['VM AAA', aaa],
])('%s bands meet without gap or overlap and cover the track from 1 to its end', (_, track) => {
  expect(seams(track.rows)).toEqual([]);
  expect(track.rows[0]?.from).toBe(1);
  expect(track.rows.at(-1)?.to).toBe(track.max);
});

test('2.2.8.1 CM ends at 20; level 6 gives -1', () => {
  expect(cm.max).toBe(20);
  expect(lookUp(cm, 6).drm).toBe(-1);
});

test('2.2.8.2 RP ends at 30; level 26 gives +1', () => {
  expect(rp.max).toBe(30);
  expect(lookUp(rp, 26).drm).toBe(1);
});

test('2.2.8.3 AAA runs from 1 to 15; level 11 gives -3', () => {
  expect([aaa.min, aaa.max]).toEqual([1, 15]);
  expect(lookUp(aaa, 11).drm).toBe(-3);
});

test('2.2.8.4 Strength runs from 1 to 15', () => expect([strength.min, strength.max]).toEqual([1, 15]));

test('2.5.2 CM 16 gives +1, RP 5 gives -2; SITREP runs over all their sums', () => {
  expect(lookUp(cm, 16).drm).toBe(1);
  expect(lookUp(rp, 5).drm).toBe(-2);
  const drms = (track: trackData.Track) => track.rows.map((row) => row.drm);
  expect(sitrep.min).toBe(Math.min(...drms(cm)) + Math.min(...drms(rp)));
  expect(sitrep.max).toBe(Math.max(...drms(cm)) + Math.max(...drms(rp)));
});

test('5.2 at most four action points', () => expect([ap.min, ap.max]).toEqual([0, 4]));

test('17.1 CM or RP below 1 loses: the one level of both tracks that is never left', () => {
  expect(loseBelow.level).toBe(1);
  expect([cm.min, rp.min]).toEqual([loseBelow.level - 1, loseBelow.level - 1]);
});

test('20.1 CM 7 gives -1, RP 17 gives 0', () => {
  expect(lookUp(cm, 7).drm).toBe(-1);
  expect(lookUp(rp, 17).drm).toBe(0);
});

test('2.2 and 2.2.7 sixteen turns of 3 to 6 days, one after the other, from 13 March to 7 May 1954', () => {
  const day = (iso: string) => Date.parse(iso) / 86_400_000;
  expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  expect(turns[0]?.from).toBe('1954-03-13');
  expect(turns.at(-1)?.to).toBe('1954-05-07');
  turns.forEach(({ turn, from, to }, i) => {
    const days = day(to) - day(from) + 1;
    expect(days >= 3 && days <= 6, `turn ${turn}`).toBe(true);
    const next = turns[i + 1];
    if (next) expect(day(next.from)).toBe(day(to) + 1);
  });
});

test('11.1 the monsoon covers turns 10 to 14', () => {
  expect(turns.filter(({ monsoon }) => monsoon).map(({ turn }) => turn)).toEqual([10, 11, 12, 13, 14]);
});
