import { expect, test } from 'vitest';
import { linkTo, packed } from '../../src/storage/link';
import { done } from '../../src/storage/outcome';
import { writeSave } from '../../src/storage/save';
import { exportEverything, received } from '../../src/storage/transfer';
import { adopt, verify } from '../../src/storage/verify';
import { duel } from '../kernel/duel';
import { begun, good, longGame, newDisk, newTable, playOn, saved } from './kit';

const save = saved(longGame(20));

test('a file, a link and a text around a link are all taken in', async () => {
  const link = linkTo('https://example.org/', (await packed(save)) ?? '');
  expect(good(await received(writeSave(save)))).toEqual({ kind: 'campaign', save });
  const linked = { kind: 'campaign', save: { ...save, checkpoint: null } };
  expect(good(await received(link))).toEqual(linked);
  expect(good(await received(`Look: ${link} Your turn.`))).toEqual(linked);
});

test.each([
  ['', 'empty'],
  ['hello', 'not-json'],
  ['https://example.org/#/take/AAAA', 'unreadable-link'],
  ['https://example.org/#/settings', 'not-json'],
])('«%s» is refused', async (text, reason) => {
  expect(await received(text)).toEqual({ ok: false, reason });
});

test('everything goes out, comes in on another device, and every campaign stands where it stood', async () => {
  const here = await newDisk();
  const hashes: string[] = [];
  for (const seed of ['sfc32:1', 'sfc32:2', 'sfc32:3']) {
    const { table, keeper } = good(await begun(here, newTable(seed), null));
    good(await keeper.keep(playOn(table, 5)));
    hashes.push(table.hash());
  }
  good(
    await here.write(async (rows) => {
      await rows.put('campaigns', 'broken', 7);
      return done(null);
    }),
  );
  const { text, left } = good(await exportEverything(here, { theme: 'dark' }));
  expect(left).toEqual(['broken']);

  const there = await newDisk();
  const file = good(await received(text));
  if (file.kind !== 'everything') throw new Error('not everything');
  const adopted = [];
  for (const one of file.saves) adopted.push(good(await adopt(there, good(verify(duel, one)))).hash);
  expect(adopted.sort()).toEqual(hashes.sort());
  expect(file.settings).toEqual({ theme: 'dark' });
});
