/**
 * Whether a value is what it claims to be: sets for the fields of a record, and what the check of every game says again
 * and again. A state that nobody here has played is unknown until every field of it lies within its set.
 */
import type { Chance } from './chance';
import type { GameState } from './game';

/** The set that a value must lie in. */
export type Within<T> = (value: unknown) => value is T;

/** A set for each field of a record: one that is left out does not compile. */
export type Sets<T> = { readonly [K in keyof T]-?: Within<T[K]> };

export const flag: Within<boolean> = (value) => typeof value === 'boolean';

export function oneOf<const T>(items: readonly T[]): Within<T> {
  const set = new Set<unknown>(items);
  return (value): value is T => set.has(value);
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number): Within<number> {
  return (value): value is number => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
}

export function text(longest: number): Within<string> {
  return (value): value is string => typeof value === 'string' && value.length <= longest;
}

export function orNull<T>(within: Within<T>): Within<T | null> {
  return (value): value is T | null => value === null || within(value);
}

export function orNone<T>(within: Within<T>): Within<T | undefined> {
  return (value): value is T | undefined => value === undefined || within(value);
}

/** A list of at most so many. Its length is looked at first: a long one is never walked. */
export function listOf<T>(within: Within<T>, most: number): Within<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length <= most && value.every(within);
}

/** A list of exactly so many. */
export function rowOf<T>(within: Within<T>, length: number): Within<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length === length && value.every(within);
}

/** A list without doubles. */
export function someOf<const T>(items: readonly T[], most = items.length): Within<T[]> {
  const list = listOf(oneOf(items), Math.min(most, items.length));
  return (value): value is T[] => list(value) && new Set(value).size === value.length;
}

/** A record with these fields and no others. */
export function record<T extends object>(sets: Sets<T>): Within<T> {
  return (value): value is T => surplus(sets, value) === null && misfit(sets, value) === null;
}

/** The first field that a table names and that lies outside its set; null where there is none. */
export function misfit<T extends object>(sets: Sets<T>, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'no record';
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const [key, within] of Object.entries<Within<unknown>>(sets)) if (!within(fields.get(key))) return key;
  return null;
}

/** The first field that no table names; null where there is none. */
function surplus<T extends object>(sets: Sets<T>, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.keys(value).find((key) => !Object.hasOwn(sets, key)) ?? null;
}

/** The fields that a table of sets names, and nothing else of a record: what is not named is left behind. */
export function picked<T extends object, From extends T>(sets: Sets<T>, from: From): T {
  const fields = new Map<string, unknown>(Object.entries(from));
  return Object.fromEntries(Object.keys(sets).map((key) => [key, fields.get(key)])) as T; // one entry a field
}

const int32 = whole(-(2 ** 31), 2 ** 31 - 1);
/** More throws and drawn cards than any campaign has. */
const MOST_REVEALED = 10_000_000;

/** The generator as a game leaves it: dice laid out beforehand are for tests and worked examples alone. */
export const fairChance: Within<Chance> = record<Chance>({
  a: int32,
  b: int32,
  c: int32,
  d: int32,
  revealed: whole(0, MOST_REVEALED),
  forced: rowOf(oneOf<never>([]), 0),
});

/** Says what does not hold. */
export type Must = (holds: boolean, what: string) => void;

/** Throws where something does not hold, with where the game stands. */
export function mustOf({ turn, phase }: Pick<GameState, 'turn' | 'phase'>): Must {
  return (holds, what) => {
    if (!holds) throw new Error(`turn ${turn}, ${phase}: ${what}`);
  };
}

/** How the words end where a field lies outside its set. */
export const MISFIT = 'is not what it can be';

/** What each field of a state can be. Events are only on their way to the log, what has no name is kept nowhere. */
export type StateSets<S extends GameState> = Sets<Omit<S, 'events' | symbol>>;

/** Every field of a state lies within its set. */
export function mustFit<S extends GameState>(sets: StateSets<S>, state: S): void {
  const { events: _passing, ...fields } = state;
  const wrong = surplus(sets, fields) ?? misfit(sets, fields);
  if (wrong !== null) throw new Error(`${wrong} ${MISFIT}`);
}

/** Each of these lies in exactly one of the piles. */
export function eachOnce<T>(all: readonly T[], piles: readonly (readonly T[])[]): boolean {
  const found = piles.flat();
  return found.length === all.length && new Set(found).size === found.length && all.every(inSet(found));
}

function inSet<T>(found: readonly T[]): (one: T) => boolean {
  const set = new Set(found);
  return (one) => set.has(one);
}
