/**
 * Chance lives in the game state: the same position throws the same dice in every browser and in Node.
 *
 * The generator is sfc32 (Chris Doty-Humphrey, 2010, "Small Fast Counting", published with PractRand, whose
 * battery it passes): 96 bits of chaotic state and a 32-bit counter, so no cycle is shorter than 2^32.
 */
export interface Chance {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How often something unknown became known: a throw, a shuffle, a drawn card. Undo stops where it rose. */
  revealed: number;
  /**
   * Dice that fall before the generator's own: the throws of a worked example. Few, and never from outside: a state
   * from a file that has any is refused (see `fairChance`).
   */
  forced: readonly number[];
}

/** The prefix of every seed in a journal, so that old campaigns keep their dice if a generator is ever added. */
export const GENERATOR = 'sfc32';

const WARM_UP = 15; // outputs thrown away after seeding, as the author does
const TWO_32 = 2 ** 32;
const NO_DICE: readonly number[] = [];

/** A generator seeded from any text: three different FNV-1a hashes of it, each mixed well, fill the state. */
export function seeded(seed: string): Chance {
  const word = (basis: number) => mix(fnv1a(seed, basis));
  const [a, b, c] = [word(0x811c9dc5), word(0x9e3779b9), word(0x85ebca6b)];
  const chance: Chance = { a, b, c, d: 1, revealed: 0, forced: NO_DICE };
  for (let i = 0; i < WARM_UP; i++) next32(chance);
  return chance;
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function mix(word: number): number {
  let z = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) | 0;
}

export function copyChance(chance: Chance): Chance {
  const { a, b, c, d, revealed, forced } = chance;
  return { a, b, c, d, revealed, forced };
}

/** The next 32 random bits, unsigned. */
export function next32(chance: Chance): number {
  const out = (chance.a + chance.b + chance.d) | 0;
  chance.d = (chance.d + 1) | 0;
  chance.a = chance.b ^ (chance.b >>> 9);
  chance.b = (chance.c + (chance.c << 3)) | 0;
  chance.c = ((chance.c << 21) | (chance.c >>> 11)) + out;
  chance.c |= 0;
  return out >>> 0;
}

/** Mixes 128 bits from outside, as hex digits, into the generator, in place: rules that wait for an answer hold it. */
export function stir(chance: Chance, bits: string): void {
  const word = (at: number) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 16);
  chance.a ^= word(0);
  chance.b ^= word(1);
  chance.c ^= word(2);
  chance.d ^= word(3);
  for (let i = 0; i < WARM_UP; i++) next32(chance);
}

/** A whole number from 0 to n - 1, each equally likely: what does not divide evenly is thrown again. */
export function below(chance: Chance, n: number): number {
  chance.revealed++;
  const fair = TWO_32 - (TWO_32 % n);
  let bits = next32(chance);
  while (bits >= fair) bits = next32(chance);
  return bits % n;
}

/** One six-sided die. */
export function d6(chance: Chance): number {
  const forced = chance.forced[0];
  if (forced === undefined) return below(chance, 6) + 1;
  chance.revealed++;
  chance.forced = chance.forced.slice(1);
  return forced;
}

/** Fisher and Yates, in place. */
export function shuffle<T>(chance: Chance, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const held = items[i] as T; // both indices are inside the array
    items[i] = items[j] as T;
    items[j] = held;
  }
}

/** One of several, by lot; a single one needs no lot. */
export function drawLot<T>(chance: Chance, items: readonly [T, ...T[]]): T {
  if (items.length === 1) return items[0];
  return items[below(chance, items.length)] ?? items[0];
}

/** Something hidden was turned face up without a throw: undo must not cross it. */
export function reveal(chance: Chance): void {
  chance.revealed++;
}
