/** Exact odds by enumeration: every throw is counted, none is sampled. */
import { type Dice, type DiceTable, lookUp, type Row } from './rolls';

/** What may happen, each with its chance; the chances add up to 1. */
export type Odds<T> = readonly Chanced<T>[];

interface Chanced<T> {
  readonly is: T;
  readonly chance: number;
}

const ONE_DIE: Odds<number> = [1, 2, 3, 4, 5, 6].map((is) => ({ is, chance: 1 / 6 }));
const TWO_DICE: Odds<number> = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((is) => ({
  is,
  chance: (6 - Math.abs(7 - is)) / 36,
}));

/** One thing that is certain. */
export function certain<T>(is: T): Odds<T> {
  return [{ is, chance: 1 }];
}

/** The totals of one or two dice with a modifier. */
export function totals(dice: Dice, modifier = 0): Odds<number> {
  const plain = dice === '1d6' ? ONE_DIE : TWO_DICE;
  return modifier === 0 ? plain : plain.map(({ is, chance }) => ({ is: is + modifier, chance }));
}

/** The rows of a table that a roll can hit. */
export function onTable<R extends Row>(table: DiceTable<R>, modifier: number): Odds<R> {
  return merge(totals(table.dice, modifier).map(({ is, chance }) => ({ is: lookUp(table, is), chance })));
}

/** What follows from each outcome, weighted by it: a result that modifies the next roll. */
export function chain<T, U>(odds: Odds<T>, next: (is: T) => Odds<U>, key?: (is: U) => unknown): Odds<U> {
  const all: Chanced<U>[] = [];
  for (const first of odds) {
    for (const second of next(first.is)) all.push({ is: second.is, chance: first.chance * second.chance });
  }
  return merge(all, key);
}

/** Two independent things together. */
export function both<T, U, V>(a: Odds<T>, b: Odds<U>, join: (a: T, b: U) => V, key?: (is: V) => unknown): Odds<V> {
  return chain(a, (x) => b.map((y) => ({ is: join(x, y.is), chance: y.chance })), key);
}

export function mapOdds<T, U>(odds: Odds<T>, change: (is: T) => U, key?: (is: U) => unknown): Odds<U> {
  return merge(
    odds.map(({ is, chance }) => ({ is: change(is), chance })),
    key,
  );
}

/** How many of several independent attempts succeed. */
export function successes(chances: readonly number[]): Odds<number> {
  let counts: Odds<number> = certain(0);
  for (const p of chances) {
    counts = chain(counts, (n) => [
      { is: n + 1, chance: p },
      { is: n, chance: 1 - p },
    ]);
  }
  return counts;
}

/** The chance that something holds. */
export function chanceOf<T>(odds: Odds<T>, holds: (is: T) => boolean): number {
  let chance = 0;
  for (const one of odds) if (holds(one.is)) chance += one.chance;
  return chance;
}

/** The expected value of a figure. */
export function mean<T>(odds: Odds<T>, figure: (is: T) => number): number {
  let total = 0;
  for (const one of odds) total += figure(one.is) * one.chance;
  return total;
}

/** Adds up what is the same, by identity or by a key; what cannot happen is left out. */
function merge<T>(odds: Odds<T>, key: (is: T) => unknown = (is) => is): Odds<T> {
  const byKey = new Map<unknown, { is: T; chance: number }>();
  for (const { is, chance } of odds) {
    if (chance === 0) continue;
    const seen = byKey.get(key(is));
    if (seen) seen.chance += chance;
    else byKey.set(key(is), { is, chance });
  }
  return [...byKey.values()];
}
