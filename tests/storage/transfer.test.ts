import { describe, expect, test } from 'vitest';
import { linkTo, packed } from '../../src/storage/link';
import { done } from '../../src/storage/outcome';
import { received } from '../../src/storage/receive';
import { writeSave } from '../../src/storage/save';
import { exportEverything } from '../../src/storage/transfer';
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
  ['https://example.org/#/take/AAAA', 'end-missing'],
  ['{"format": 2, "choices": ["a"', 'end-missing'],
  ['"choices": ["a"]}', 'start-missing'],
  ['https://example.org/#/settings', 'not-json'],
])('«%s» is refused', async (text, reason) => {
  expect(await received(text)).toEqual({ ok: false, reason });
});

describe('a link as it is delivered', () => {
  const wrapped = (text: string, end: string, begin = '') => (text.match(/.{1,76}/g) ?? []).join(`${end}\n${begin}`);
  const deliveries: readonly (readonly [string, (link: string) => string])[] = [
    ['wrapped at 76 letters', (link) => wrapped(link, '')],
    ['wrapped, with the next word on a line of its own', (link) => `${wrapped(link, '')}\nThanks\nAnna`],
    ['as quoted-printable', (link) => wrapped(link, '=')],
    ['with the line ends of Windows', (link) => wrapped(link, '\r')],
    ['quoted in an answer', (link) => `> ${wrapped(link, '', '> ')}\n> And you?`],
    ['quoted twice', (link) => `>> ${wrapped(link, '', '>> ')}`],
    ['between underscores', (link) => `_${link}_`],
    ['with a dash behind', (link) => `Look: ${link}- your turn`],
    ['with a full stop behind', (link) => `It is ${link}.`],
    ['behind a link that is damaged', (link) => `${link.slice(0, -40)} sorry: ${link}`],
    ['behind the link of something else', (link) => `https://example.org/#/take/hello and ${link}`],
    ['with its sign escaped', (link) => link.replace('#', '%23')],
    ['in the fence of a code block', (link) => `\`\`\`\n${link}\n\`\`\``],
    ['with the mark of an encoding', (link) => `\uFEFF${link}`],
  ];

  test.each(deliveries)('%s', async (_how, delivered) => {
    for (let long = 0; long < 6; long++) {
      const sent = saved(longGame(15 + long));
      const link = linkTo('https://example.org/', (await packed(sent)) ?? '');
      const read = good(await received(delivered(link)));
      expect(read).toEqual({ kind: 'campaign', save: { ...sent, checkpoint: null } });
    }
  });

  test('a file in a code block or with the mark of an encoding is read too', async () => {
    const text = writeSave(save);
    for (const around of [`\uFEFF${text}`, `\`\`\`json\n${text}\`\`\`\n`]) {
      expect(good(await received(around))).toEqual({ kind: 'campaign', save });
    }
  });

  test('one that was cut off says that its end is missing', async () => {
    const link = linkTo('https://example.org/', (await packed(save)) ?? '');
    for (const cut of [20, 41, 100]) {
      expect(await received(link.slice(0, -cut))).toEqual({ ok: false, reason: 'end-missing' });
    }
  });
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
