/** The same state gives the same bytes and the same hash, whatever order its keys were written in. */
import type { GameState } from './game';

/** Plain data as text with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    // Lists of plain values, the bulk of a state, are written at once: the same text, several times faster.
    return value.every(isPlain) ? JSON.stringify(value) : `[${value.map(canonical).join()}]`;
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const field = (value as Readonly<Record<string, unknown>>)[key];
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(field)}`);
  }
  return `{${fields.join()}}`;
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** The bytes of a state: everything but the events, which are only on their way to the log. */
export function bytesOf(state: GameState): string {
  const { events: _passing, ...rest } = state;
  return canonical(rest);
}

/** What a state is known by. */
export function hashOf(state: GameState): string {
  return hashText(bytesOf(state));
}

/** 64 bits of FNV-1a, in two halves with different offsets, as 16 hex digits. */
export function hashText(text: string): string {
  let high = 0x811c9dc5;
  let low = 0xc9dc5118;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + i), 0x01000193);
  }
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
