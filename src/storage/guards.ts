/** What comes from a file, a link or a database is unknown until these have looked at it. */
import { whole } from '../kernel/check';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field, never an inherited one. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** A whole number from 0 on, small enough to count with. */
export const isCount = whole(0, Number.MAX_SAFE_INTEGER);

/** Versions count from 1. */
export const isVersion = whole(1, Number.MAX_SAFE_INTEGER);

const LAST_DAY = 8.64e15; // the last that a Date knows

export const isTime = whole(0, LAST_DAY);

/** What a clock says, as a time that can be read again: one that stands before 1970 or beyond all days is set right. */
export function stamp(clock: number): number {
  return Math.min(Math.max(0, Math.trunc(clock) || 0), LAST_DAY);
}
