/** How the modules of three languages become what a game hands out. */
import type { Books, Phase } from './game';
import { recordOf } from './record';
import type { RuledKind } from './rulebook';
import { languages } from './words';

type Read = Pick<Books, 'words' | 'rulebook' | 'guide'>;

/** A module of a language: what it hands out bears the name of its folder. */
export type BookModule = { readonly [K in keyof Read]?: Awaited<ReturnType<Read[K]['en']>> };

/** By path, as a bundler finds them: './words/en.ts'. */
export function booksIn(modules: Readonly<Record<string, () => Promise<BookModule>>>): Read {
  const book = <K extends keyof Read>(name: K) =>
    recordOf(languages, (language) => async () => {
      const found = (await modules[`./${name}/${language}.ts`]?.())?.[name];
      if (!found) throw new Error(`no ${name} in ${language}`);
      return found;
    });
  return { words: book('words'), rulebook: book('rulebook'), guide: book('guide') };
}

/** Finds the rule behind what shows: a phase's own, and what a game says of everything else. */
export function ruleIn(
  phases: readonly Phase[],
  ruled: Readonly<Record<Exclude<RuledKind, 'phase'>, Readonly<Record<string, string>>>>,
): Books['ruleOf'] {
  return (kind, id) => {
    if (kind === 'phase') return phases.find((phase) => phase.id === id)?.rule ?? null;
    return Object.hasOwn(ruled[kind], id) ? (ruled[kind][id] ?? null) : null;
  };
}
