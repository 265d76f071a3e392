import { deflateRawSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { storm } from '../../src/games/storm';
import { Table } from '../../src/kernel/table';
import { linkTo, packed, packIn, unpacked } from '../../src/storage/link';
import { type QrCode, qrOf } from '../../src/storage/qr';
import { sealed } from '../../src/storage/save';
import { verify } from '../../src/storage/verify';
import { duel } from '../kernel/duel';
import { good, longGame, newTable, playOn, saved } from './kit';

const PAGE = 'https://example.org/the-valley/?source=home#/settings';

async function pack(save: Parameters<typeof packed>[0]): Promise<string> {
  const text = await packed(save);
  if (text === null) throw new Error('this browser cannot compress');
  return text;
}

const raw = (text: string) => deflateRawSync(text).toString('base64url');

describe('a link', () => {
  test('gives the same position after every number of choices', async () => {
    const table = newTable('sfc32:link');
    for (let played = 0; ; played++) {
      expect(table.entries.length).toBe(played);
      const link = linkTo(PAGE, await pack(saved(table)));
      const { save } = good(verify(duel, good(await unpacked(packIn(link) ?? ''))));
      expect(save).toEqual(saved(table));
      if (!table.prompt) break;
      playOn(table, 1);
    }
  });

  test('is the address of the page with everything behind the hash', async () => {
    const link = linkTo(PAGE, await pack(saved(longGame(20))));
    expect(link).toMatch(/^https:\/\/example\.org\/the-valley\/\?source=home#\/take\/[A-Za-z0-9_-]+$/);
  });

  test('is found in the text around it', async () => {
    const text = await pack(saved(longGame(20)));
    expect(packIn(`Your turn!\n<${linkTo(PAGE, text)}> (tonight?)`)).toBe(text);
    expect(packIn('no link here')).toBeNull();
  });

  test.each([
    ['nothing', '', 'empty'],
    ['no base64', '!!!', 'unreadable-link'],
    ['no compressed bytes', 'AAAA', 'unreadable-link'],
    ['too long', 'A'.repeat(200_000), 'too-large'],
    ['a bomb', raw('[1,'.repeat(4_000_000)), 'too-large'],
    ['a deep hole', raw(`{"choices":${'['.repeat(100_000)}`), 'too-deep'],
    ['no JSON', raw('hello'), 'not-json'],
    ['no choices', raw('{"format":1}'), 'not-a-save'],
    ['a newer format', raw(JSON.stringify({ ...sealed({ format: 99 }), choices: '' })), 'newer-format'],
    ['no text', deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url'), 'unreadable-link'],
  ])('%s is refused', async (_what, text, reason) => {
    expect(await unpacked(text)).toEqual({ ok: false, reason });
  });
});

/** What a camera reads off the code, drawn with its quiet zone. */
function seen({ size, dark }: QrCode): string {
  const [scale, quiet] = [4, 4];
  const side = (size + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < size * scale; y++) {
    for (let x = 0; x < size * scale; x++) {
      if (!dark[Math.floor(y / scale)]?.[Math.floor(x / scale)]) continue;
      const at = ((y + quiet * scale) * side + x + quiet * scale) * 4;
      data.fill(0, at, at + 3);
    }
  }
  return decodeQR({ width: side, height: side, data });
}

describe('a QR code', () => {
  test('holds a whole campaign of The Lost Valley', async () => {
    for (const scenario of lostValley.scenarios) {
      const table = new Table(lostValley, { scenario, options: [], seed: `sfc32:qr-${scenario}` });
      while (table.prompt) table.choose(lostValley.mind.bot(table.state, table.prompt).choice);
      const link = linkTo(PAGE, await pack(saved(table)));
      const code = await qrOf(link);
      console.log(`${scenario}: ${table.entries.length} choices, a link of ${link.length} letters, QR ${code?.size}`);
      if (!code) throw new Error('it does not fit');
      const { save } = good(verify(lostValley, good(await unpacked(packIn(seen(code)) ?? ''))));
      expect(save.hash).toBe(table.hash());
    }
  });

  test('holds most of a battle of Storm; where it does not, the link still carries all of it', async () => {
    const table = new Table(storm, { scenario: 'battle', options: [], seed: 'sfc32:qr-battle' });
    let fits = 0;
    while (table.prompt) {
      table.choose(storm.mind.bot(table.state, table.prompt).choice);
      if (table.prompt && table.entries.length % 300 > 0) continue;
      const link = linkTo(PAGE, await pack(saved(table)));
      const code = await qrOf(link);
      if (code) fits = table.entries.length;
      const read = good(await unpacked(packIn(code ? seen(code) : link) ?? ''));
      expect(good(verify(storm, read)).save.hash).toBe(table.hash());
      if (!table.prompt)
        console.log(`battle: ${table.entries.length} choices, a link of ${link.length} letters, QR up to ${fits}`);
    }
    expect(fits).toBeGreaterThan(500);
  });

  test('where the link is too long there is none', async () => {
    expect(await qrOf(`https://example.org/#/take/${'A'.repeat(2953)}`)).toBeNull();
    expect(await qrOf('A'.repeat(2953).toLowerCase())).not.toBeNull();
  });
});
