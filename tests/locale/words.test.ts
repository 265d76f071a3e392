import { expect, test } from 'vitest';
import { language, languages, preferredLanguage, speak, type Words, words } from '../../src/locale';
import { en } from '../../src/locale/en';
import { fr } from '../../src/locale/fr';
import { vi } from '../../src/locale/vi';

const catalogues: Readonly<Record<string, Words>> = { en, fr, vi };

/** Proper names: the same in every language. */
const names = new Set(['The Valley', 'English', 'Français', 'Tiếng Việt']);

/** Every text by its path; a sentence with slots is spoken with the names of its slots. */
function texts(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String(node(slots))]];
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is neither words nor a group of words`);
  return Object.entries(node).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

const slots = new Proxy({}, { get: (_, slot) => `<${String(slot)}>` });
const spoken = Object.fromEntries(Object.entries(catalogues).map(([id, c]) => [id, new Map(texts(c))]));
const paths = [...new Map(texts(en)).keys()];

test('every language has the same keys', () => {
  for (const [id, catalogue] of Object.entries(spoken))
    expect([...catalogue.keys()].sort(), id).toEqual([...paths].sort());
});

test('no text is empty or padded, and all are composed Unicode (NFC)', () => {
  for (const [id, catalogue] of Object.entries(spoken)) {
    for (const [path, text] of catalogue) {
      expect(text.trim(), `${id}${path}`).toBe(text);
      expect(text, `${id}${path}`).not.toBe('');
      expect(text.normalize('NFC'), `${id}${path}`).toBe(text);
    }
  }
});

test('no text is the same in all three languages, names aside', () => {
  const same = paths.filter((path) => new Set(languages.map((id) => spoken[id]?.get(path))).size === 1);
  expect(same.filter((path) => !names.has(spoken.en?.get(path) ?? ''))).toEqual([]);
});

test('French sets a narrow no-break space before : ; ! ? % and inside « »', () => {
  const wrong = [...(spoken.fr ?? [])].filter(([, text]) => /[^\u202f][:;!?%»]|«[^\u202f]/.test(text));
  expect(wrong).toEqual([]);
});

test('French and Vietnamese use the typographic apostrophe and no straight quotes', () => {
  for (const id of ['fr', 'vi']) expect([...(spoken[id] ?? [])].filter(([, text]) => /['"]/.test(text))).toEqual([]);
});

test('the name of the place keeps its marks, in French those of the French form', () => {
  for (const id of ['en', 'vi']) expect(spoken[id]?.get('.dates')).toContain('Điện Biên Phủ');
  expect(spoken.fr?.get('.dates')).toContain('Diên Biên Phu');
});

test('the language is the first of the phone that we speak, else English', () => {
  expect(preferredLanguage(['de-DE', 'vi-VN', 'fr'])).toBe('vi');
  expect(preferredLanguage(['fr-CA'])).toBe('fr');
  expect(preferredLanguage(['de', 'ja'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('words change with the language; of two wishes the later one wins', async () => {
  await speak('fr');
  expect(words().nav.games).toBe('Jeux');
  await Promise.all([speak('en'), speak('vi')]);
  expect(language()).toBe('vi');
  expect(words().nav.games).toBe('Trò chơi');
});
