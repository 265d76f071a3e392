import { describe, expect, test } from 'vitest';
import { type Chance, copyChance, d6, seeded, stir } from '../../src/kernel/chance';
import { before, stirOf, tokenOf } from '../../src/match/token';

const ID = '0011223344556677';
const [LAN, MINH] = ['3c'.repeat(16), 'c3'.repeat(16)];
const THROWS = 20_000;

/** The 99.9 % point of chi-square for k degrees of freedom (Wilson and Hilferty). */
const critical = (k: number) => k * (1 - 2 / (9 * k) + 3.0902 * Math.sqrt(2 / (9 * k))) ** 3;

interface Known {
  readonly chance: Chance;
  readonly letter: number;
  /** The newest token of the one who guesses, and of the other. */
  readonly own: string;
  readonly theirs: string;
}

const after = (chance: Chance, bits: string | null) => {
  const tried = copyChance(chance);
  if (bits) stir(tried, bits);
  return d6(tried);
};

/** What somebody could try who holds everything but the token of the letter to come. */
const strategies: Readonly<Record<string, (known: Known) => number>> = {
  'as if nothing were stirred': ({ chance }) => after(chance, null),
  'with the token before': ({ chance, letter, own, theirs }) => after(chance, stirOf(ID, letter, theirs, own)),
  'with a token of his own choice': ({ chance, letter, own }) => after(chance, stirOf(ID, letter, own, own)),
  'with the hash of the token before': ({ chance, letter, own, theirs }) =>
    after(chance, stirOf(ID, letter, before(theirs), own)),
};

/** How often each die was guessed and fell. */
function guesses(strategy: (known: Known) => number): number[][] {
  const counts = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
  // A few tokens are enough: the dice differ by letter and by what was thrown before.
  const tokens = Array.from({ length: 40 }, (_, i) => tokenOf(LAN, 2 + i * 2));
  const own = tokenOf(MINH, 3);
  const chance = seeded('sfc32:foresight');
  for (let i = 0; i < THROWS; i++) {
    const letter = i & 0xffff;
    const [theirs, next] = [tokens[i % 39] ?? '', tokens[(i % 39) + 1] ?? ''];
    const guess = strategy({ chance, letter, own, theirs });
    stir(chance, stirOf(ID, letter, next, own));
    const row = counts[guess - 1];
    const die = d6(chance);
    if (row) row[die - 1] = (row[die - 1] ?? 0) + 1;
  }
  return counts;
}

describe('nobody knows a throw before the letter is open', () => {
  test.each(Object.entries(strategies))('%s: no better than chance', (_name, strategy) => {
    const counts = guesses(strategy);
    const rows = counts.map((row) => row.reduce((a, b) => a + b, 0));
    const columns = [0, 1, 2, 3, 4, 5].map((die) => counts.reduce((total, row) => total + (row[die] ?? 0), 0));
    const chi = counts.flatMap((row, i) =>
      row.map((count, die) => {
        const expected = ((rows[i] ?? 0) * (columns[die] ?? 0)) / THROWS;
        return (count - expected) ** 2 / expected;
      }),
    );
    expect(chi.reduce((a, b) => a + b, 0)).toBeLessThan(critical(25));
  });

  test('with the token it is right every time', () => {
    const chance = seeded('sfc32:control');
    for (let letter = 3; letter < 500; letter += 2) {
      const bits = stirOf(ID, letter, tokenOf(MINH, letter), tokenOf(LAN, letter - 1));
      const guess = after(chance, bits);
      stir(chance, bits);
      expect(d6(chance)).toBe(guess);
    }
  });
});
