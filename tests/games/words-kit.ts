/** What the words of every game are tested with. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Language, Sentence } from '../../src/kernel/words';

const root = new URL('../../src/', import.meta.url);

/** The text of every module in a folder of the source. */
export function sourcesOf(folder: string): string {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => fileText(`${folder}${name}`))
    .join('\n');
}

export const fileText = (path: string) => readFileSync(new URL(path, root), 'utf8');
export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
export const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort();

/** Every text of a catalogue that is no function, with its way there. */
export function leaves(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${at}/${key}`));
}

/** Words that no French or Vietnamese text has. */
const ENGLISH = /\b(the|and|of|is|are|with|from|loses|turn|this)\b/i;

/** What no text may hold, in any language or in one. */
const flaws: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\s[:;!?]/],
  fr: [/[^\u202f][:;!?»]|«[^\u202f]/, /\b(Eliane|Epervier|Etat|Ev[eé]nement|A c[oô]t[eé])/, ENGLISH],
  vi: [/\s[:;!?]/, ENGLISH],
};
const NEVER = /^\s*$|undefined|NaN|\bnull\b|\[object|'| {2}| [.,)](?!\d)|(^|[\s(])-\d/; // nor a hyphen for a minus

/** Sound prose; `unknown` is what an empty slot leaves. */
export function expectSound(text: string, language: Language, unknown?: string): void {
  expect(text.normalize('NFC'), text).toBe(text);
  if (unknown !== undefined) expect(text).not.toContain(unknown);
  const own = text.replace('The Lost Valley', 'Lost Valley');
  expect([NEVER, ...flaws[language]].find((flaw) => flaw.test(own)) ?? null, text).toBeNull();
}

export const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

/** Names by id, and figures, of a sentence: what no translation may lose. */
export function facts(sentence: Sentence): { names: string[]; figures: string[] } {
  const names = sentence.flatMap((part) => (typeof part === 'string' ? [] : [`${part.kind} ${part.id}`]));
  const strings = sentence.filter((part) => typeof part === 'string');
  return { names: names.sort(), figures: figures(strings.join(' ')) };
}
