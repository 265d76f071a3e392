/** How the modules of three languages become what a game hands out. */
import type { ByLanguage } from './game';
import { recordOf } from './record';
import { type Language, languages } from './words';

/** One loader a language, each a literal import so that a bundler can see it. */
export function byLanguage<M, K extends keyof M>(
  name: K,
  loaders: Readonly<Record<Language, () => Promise<M>>>,
): ByLanguage<M[K]> {
  return recordOf(languages, (language) => () => loaders[language]().then((module) => module[name]));
}
