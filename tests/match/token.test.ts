import { describe, expect, test } from 'vitest';
import { hexOf, utf8 } from '../../src/match/bytes';
import { sha256 } from '../../src/match/sha256';
import { earlier, endOf, before as hashed, linkOf, seedFrom, stirOf, tokenOf } from '../../src/match/token';

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of «%s» is the published one', (text, hash) => {
    expect(hexOf(sha256(utf8(text)))).toBe(hash);
  });

  test('agrees with the browser at every length around a block', async () => {
    for (let length = 50; length < 140; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => i * 7);
      expect(hexOf(sha256(bytes))).toBe(hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
    }
  });
});

const [ONE, TWO] = ['01'.repeat(16), '02'.repeat(16)];

describe('tokens', () => {
  test('the token of a letter hashes to that of the same player’s letter before, and at last to the end', () => {
    expect(hashed(tokenOf(ONE, 1))).toBe(endOf(ONE));
    expect(hashed(tokenOf(ONE, 2))).toBe(endOf(ONE));
    for (const letter of [1, 2, 7, 8]) expect(hashed(tokenOf(ONE, letter + 2))).toBe(tokenOf(ONE, letter));
  });

  test('from the newest all the earlier ones follow', () => {
    const newest = tokenOf(ONE, 41);
    for (let letter = 1; letter <= 41; letter += 2) expect(earlier(newest, 41, letter)).toBe(tokenOf(ONE, letter));
    expect(linkOf(41)).toBe(21);
  });

  test('seed and stirs depend on match, letter and both tokens', () => {
    const stirs = [
      stirOf('00', 3, ONE, TWO),
      stirOf('00', 4, ONE, TWO),
      stirOf('01', 3, ONE, TWO),
      stirOf('00', 3, TWO, TWO),
      stirOf('00', 3, ONE, ONE),
    ];
    expect(new Set(stirs).size).toBe(5);
    expect(new Set([seedFrom('00', ONE, TWO), seedFrom('01', ONE, TWO), seedFrom('00', TWO, ONE)]).size).toBe(3);
  });
});
