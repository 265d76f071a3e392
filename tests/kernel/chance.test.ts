import { describe, expect, test } from 'vitest';
import { below, copyChance, d6, drawLot, next32, seeded, shuffle } from '../../src/kernel/chance';

/** Pearson's statistic against equal expectation. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}

/** The 99.9 % point of chi-square for k degrees of freedom (Wilson and Hilferty). */
function critical(k: number): number {
  const z = 3.0902;
  return k * (1 - 2 / (9 * k) + z * Math.sqrt(2 / (9 * k))) ** 3;
}

describe('sfc32', () => {
  test('gives the published sequence: the same in every browser and in Node', () => {
    // Reference values from the author's 32-bit definition, counter 1, state 1 2 3, no warm-up.
    const chance = { a: 1, b: 2, c: 3, d: 1, revealed: 0, forced: [] };
    const reference = (() => {
      let [a, b, c, d] = [1n, 2n, 3n, 1n];
      const m = (1n << 32n) - 1n;
      return () => {
        const out = (a + b + d) & m;
        d = (d + 1n) & m;
        a = b ^ (b >> 9n);
        b = (c + (c << 3n)) & m;
        c = ((((c << 21n) & m) | (c >> 11n)) + out) & m;
        return Number(out);
      };
    })();
    for (let i = 0; i < 1000; i++) expect(next32(chance)).toBe(reference());
  });

  test('a seed gives the same dice again, another seed other dice', () => {
    const throws = (seed: string) => {
      const chance = seeded(seed);
      return Array.from({ length: 50 }, () => d6(chance)).join('');
    };
    expect(throws('a')).toBe(throws('a'));
    expect(throws('a')).not.toBe(throws('b'));
    expect(new Set(Array.from({ length: 2000 }, (_, i) => throws(`seed ${i}`))).size).toBe(2000);
  });

  test('every face is equally likely: chi-square over 600,000 dice', () => {
    const chance = seeded('faces');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 600_000; i++) {
      const face = d6(chance) - 1;
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(5));
  });

  test('every pair of following dice is equally likely: chi-square over 720,000 pairs', () => {
    const chance = seeded('pairs');
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 720_000; i++) {
      const pair = (d6(chance) - 1) * 6 + d6(chance) - 1;
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(35));
  });

  test('first dice of neighbouring seeds are independent: chi-square over 60,000 campaigns', () => {
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const chance = seeded(`campaign-${i}`);
      const pair = (d6(chance) - 1) * 6 + d6(chance) - 1;
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(35));
  });

  test('below(n) has no modulo bias: an n near 2^32 is as fair as any', () => {
    const chance = seeded('bias');
    const n = 3 * 2 ** 30; // without rejection the first third would come up twice as often
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(chance, n) < 2 ** 30) low++;
    expect(chiSquare([low, (30_000 - low) / 2, (30_000 - low) / 2])).toBeLessThan(critical(2));
  });
});

test('a shuffle gives every order equally often: chi-square over 240,000 shuffles of four', () => {
  const chance = seeded('orders');
  const orders = new Map<string, number>();
  for (let i = 0; i < 240_000; i++) {
    const cards = [1, 2, 3, 4];
    shuffle(chance, cards);
    const order = cards.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  expect(chiSquare([...orders.values()])).toBeLessThan(critical(23));
});

test('forced dice fall first, then the generator goes on', () => {
  const chance = seeded('forced');
  const free = d6(copyChance(chance));
  chance.forced = [6, 1];
  expect([d6(chance), d6(chance), d6(chance)]).toEqual([6, 1, free]);
});

test('a throw, a shuffle and a lot among several count as revealed; a lot of one does not', () => {
  const chance = seeded('revealed');
  d6(chance);
  shuffle(chance, [1, 2]);
  drawLot(chance, ['a', 'b']);
  expect(chance.revealed).toBe(3);
  expect(drawLot(chance, ['only'])).toBe('only');
  expect(chance.revealed).toBe(3);
});
