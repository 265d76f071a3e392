import { deflateRawSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { lostValley } from '../../src/games/lost-valley';
import { storm } from '../../src/games/storm';
import type { Game, GameTypes } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import { linkTo, packed, unpacked } from '../../src/storage/link';
import { linksIn } from '../../src/storage/link-text';
import { codesOf, type QrCode } from '../../src/storage/qr';
import { received } from '../../src/storage/receive';
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

/** The likeliest letters of the first link in a text. */
const packIn = (text: string) => linksIn(text)[0]?.packs[0] ?? null;

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
    ['no compressed bytes', 'AAAA', 'end-missing'],
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

describe('QR codes', () => {
  /** Every campaign comes back through what a camera reads. */
  async function carried(game: typeof lostValley | typeof storm, scenario: string): Promise<number> {
    const table = new Table<GameTypes>(game as Game, { scenario, options: [], seed: `sfc32:qr-${scenario}` });
    while (table.prompt) table.choose(game.mind.bot(table.state as never, table.prompt as never).choice);
    const codes = await codesOf(PAGE, await pack(saved(table)));
    for (const { size } of codes) expect(size).toBeLessThanOrEqual(97); // version 20
    // Pasted in any order, as they were scanned.
    const read = good(await received(codes.map(seen).reverse().join('\n')));
    if (read.kind !== 'campaign') throw new Error(read.kind);
    expect(good(verify(game as Game, read.save)).save.hash).toBe(table.hash());
    return codes.length;
  }

  test('hold whole campaigns, each fine enough for the camera of a phone', async () => {
    for (const scenario of lostValley.scenarios) expect(await carried(lostValley, scenario)).toBeGreaterThan(0);
    expect(await carried(storm, 'battle')).toBeGreaterThan(1);
  });

  test('where a part is missing it is named', async () => {
    const codes = await codesOf(PAGE, 'A'.repeat(2000));
    const texts = codes.map(seen);
    expect(texts).toHaveLength(3);
    expect(good(await received(`${texts[0]} ${texts[2]}`))).toEqual({ kind: 'parts', missing: [2], of: 3 });
    expect(good(await received(texts[1] ?? ''))).toEqual({ kind: 'parts', missing: [1, 3], of: 3 });
  });

  test('there are none where they were too many', async () => {
    expect(await codesOf(PAGE, 'A'.repeat(20_000))).toEqual([]);
  });
});
