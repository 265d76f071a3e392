/** What comes from a file, a link or a database is unknown until these have looked at it. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field, never an inherited one. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** A whole number from 0 on, small enough to count with. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export function isCountTo(value: unknown, most: number): value is number {
  return isCount(value) && value <= most;
}

/** Versions count from 1. */
export function isVersion(value: unknown): value is number {
  return isCount(value) && value >= 1;
}

/** Any moment that a Date knows: a clock may be wrong by decades, and the campaign is sound all the same. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 8.64e15;
}

export function isListOf<T>(
  value: unknown,
  longest: number,
  isItem: (item: unknown) => item is T,
): value is readonly T[] {
  return Array.isArray(value) && value.length <= longest && value.every(isItem);
}
