import { describe, expect, test } from 'vitest';
import { below, type Chance, seeded } from '../../src/kernel/chance';
import { named, nameOf, read, written } from '../../src/match/codec';
import type { Letter, Note } from '../../src/match/letter';
import { words } from '../../src/match/letter';
import { againFrom, asking, letterOf, note } from '../../src/match/writing';
import { base64url, fromBase64url } from '../../src/storage/packing';
import { backup, hand, playedTo } from './kit';

const { lan, minh } = playedTo(5, { sealed: true });

const letters: readonly Letter[] = [
  letterOf(lan.desk, 0),
  letterOf(minh.desk, 1),
  letterOf(lan.desk, 2),
  letterOf(minh.desk, 5),
  { ...(letterOf(lan.desk, 4) as Letter & { is: 'move' }), orders: 'damage:computer react-air:never' },
  asking(lan.desk),
  againFrom(minh.desk, 1),
  againFrom(minh.desk, 4),
  ...words.map((word): Note => note(lan.desk.match, word)),
];

test.each(letters.map((letter) => [letter.is, letter] as const))(
  'a letter comes back as it was written: %s',
  async (_is, letter) => {
    expect(await read(await written(letter))).toEqual({ letter });
  },
);

test('no letter of a short battle is longer than a messenger takes, and each is a word of an address', async () => {
  for (const letter of letters) {
    const text = await written(letter);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(text.length).toBeLessThan(600);
  }
});

describe('on its way', () => {
  test('cut anywhere: it says how much has arrived', async () => {
    const text = await written(letterOf(lan.desk, 2));
    for (let length = 5; length < text.length; length++) {
      expect(await read(text.slice(0, length))).toEqual({ why: 'cut', have: length, all: text.length });
    }
  });

  test('any letter of it altered: never taken for another letter', async () => {
    for (const letter of letters) {
      const text = await written(letter);
      for (let at = 0; at < text.length; at++) {
        const found = await read(`${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`);
        // The last of them holds bits that no byte needs.
        if ('letter' in found) expect([at, found.letter]).toEqual([text.length - 1, letter]);
      }
    }
  });

  test('from a newer version: it waits for the update', async () => {
    const bytes = fromBase64url(await written(letterOf(lan.desk, 2))) ?? new Uint8Array();
    bytes[0] = (bytes[0] ?? 0) + 0x10;
    expect(await read(base64url(bytes))).toEqual({ why: 'newer' });
  });

  test.each([
    ['nothing', ''],
    ['words', 'hello there'],
    ['far too much', 'A'.repeat(100_000)],
    ['a little', 'Ew'],
  ])('%s is no letter', async (_what, text) => {
    expect(await read(text)).toHaveProperty('why');
  });

  test('who alters the terms of an invitation alters the match', async () => {
    const invite = letterOf(lan.desk, 0);
    if (invite.is !== 'invite') throw new Error('no invitation');
    const other = { ...invite, terms: { ...invite.terms, sealed: !invite.terms.sealed } };
    expect(await read(await written(other))).toEqual({ why: 'altered' });
    expect(named(other).id).not.toBe(invite.id);
  });

  test('a run that swells to more than any run has is refused', async () => {
    const move = letterOf(lan.desk, 2);
    if (move.is !== 'move') throw new Error('no move');
    const bomb = { ...move, run: Array.from({ length: 40_000 }, () => 'strike 0') };
    expect(await read(await written(bomb))).toEqual({ why: 'altered' });
  });
});

test('forged letters with a good check: only the true next letter ever changes the journal', async () => {
  const lot = seeded('forged');
  const phones = [2, 3, 4, 5].flatMap((last) => {
    const both = playedTo(last, { sealed: true });
    return [both.lan, both.minh].map((phone) => ({ last, open: backup(phone) }));
  });
  let readable = 0;
  for (let i = 0; i < 60; i++) {
    const letter = letters[below(lot, letters.length)] as Letter;
    const found = await read(await written(forgedFrom(letter, lot)).catch(() => ''));
    if (!('letter' in found) || JSON.stringify(found.letter) === JSON.stringify(letter)) continue;
    readable++;
    for (const { last, open } of phones) {
      const phone = open();
      const before = phone.desk.table?.journal().choices ?? [];
      const known = phone.desk.match.letters;
      const { lines } = hand(phone, found.letter);
      const after = phone.desk.table?.journal().choices ?? [];
      expect(after.slice(0, known[last]?.count)).toEqual(before.slice(0, known[last]?.count));
      if (lines === null) expect(phone.desk.match.letters).toEqual(known);
    }
  }
  expect(readable).toBeGreaterThan(20);
});

/** One field of it says something else. */
function forgedFrom(letter: Letter, lot: Chance): Letter {
  const forged: Record<string, unknown> = { ...letter };
  const keys = Object.keys(forged).filter((key) => !['is', 'by', 'id'].includes(key));
  const key = keys[below(lot, keys.length)] ?? '';
  const value = forged[key];
  if (typeof value === 'number') forged[key] = below(lot, 256);
  else if (typeof value === 'boolean') forged[key] = !value;
  else if (typeof value === 'string') forged[key] = value.replace(/[0-9a-f]/g, () => below(lot, 16).toString(16));
  else if (key === 'run') forged[key] = [...(value as string[]), 'strike 1'];
  return forged as unknown as Letter;
}

test('names are a line of letters', () => {
  expect(nameOf('  Lan\u0007\u202e  ')).toBe('Lan');
  expect(nameOf('x'.repeat(60)).length).toBe(24);
  expect(nameOf('Nguyễn Thị Lan')).toBe('Nguyễn Thị Lan');
});
