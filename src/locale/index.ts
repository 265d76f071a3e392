import { signal } from '@preact/signals';
import { type Language, languages } from '../kernel/words';
import type { Words } from './en';

export type { Words };

export { type Language, languages };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first language of the phone that we speak, English where there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

// Only the language in use is fetched: each is a chunk of its own.
const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('./en').then((module) => module.en),
  fr: () => import('./fr').then((module) => module.fr),
  vi: () => import('./vi').then((module) => module.vi),
};

const spoken = signal<{ readonly language: Language; readonly words: Words } | null>(null);

let asked: Language | null = null;

/** Speaks `language` from now on, once its words are here and unless another was asked for since. */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const words = await catalogues[language]();
  if (asked === language) spoken.value = { language, words };
}

function current() {
  if (!spoken.value) throw new Error('No language is loaded: speak() comes first.');
  return spoken.value;
}

/** The words in use. A component that calls this is drawn again when the language changes. */
export const words = (): Words => current().words;

export const language = (): Language => current().language;
