/** The parts that retold rules are made of, and how the texts of one language become the rulebook. */
import type { Block, Chapter, Figure, Rulebook, RuleReading, Section } from './rulebook';

export const chapter = (number: string, title: string, ...sections: readonly Section[]): Chapter => ({
  number,
  title,
  sections,
});
export const section = (number: string, title: string, ...body: readonly Block[]): Section => ({ number, title, body });

export const text = (line: string): Block => ({ is: 'text', text: line });
export const list = (...items: readonly string[]): Block => ({ is: 'list', items });
export const example = (line: string): Block => ({ is: 'example', text: line });
/** Where the rulebook is silent or says two things: what this game does. */
export const ruling = (line: string): Block => ({ is: 'ruling', text: line });
/** What the rulebook does not print, and how it was rebuilt. */
export const rebuilt = (line: string): Block => ({ is: 'rebuilt', text: line });
export const figure = (shown: Figure): Block => ({ is: 'figure', figure: shown });

interface TermTexts {
  readonly term: string;
  readonly full?: string;
  readonly meaning: string;
}

/** What each language writes. */
export interface RulebookTexts<Term extends string, Label extends string, Read extends string> {
  /** Modules, by any name and in any order: of what they export the chapters are taken. */
  readonly chapters: Readonly<Record<string, unknown>>;
  readonly glossary: Readonly<Record<Term, TermTexts>>;
  readonly history: { readonly turns: readonly string[]; readonly end: string };
  readonly labels: Readonly<Record<Label, string>>;
  readonly readings: Readonly<Record<Read, Omit<RuleReading, 'rule'>>>;
}

/** What is the same in every language. */
export interface RulebookPlan<Term extends string, Read extends string> extends Pick<Rulebook, 'faqAt' | 'faqOn'> {
  /** In the order of the glossary. */
  readonly terms: readonly Term[];
  /** Rules that can be read otherwise. */
  readonly readRules: readonly Read[];
  /** Places that changed hands for good in 1954, by turn. */
  readonly fell: Readonly<Record<number, readonly string[]>>;
}

export function retell<Term extends string, Label extends string, Read extends string>(
  { terms, readRules, faqAt, faqOn, fell }: RulebookPlan<Term, Read>,
  { chapters, glossary, history, labels, readings }: RulebookTexts<Term, Label, Read>,
): Rulebook {
  return {
    chapters: Object.values(chapters)
      .flatMap((module) => (isRecord(module) ? Object.values(module) : []))
      .filter(isChapter)
      .sort((a, b) => Number(a.number) - Number(b.number)),
    glossary: terms.map((id) => ({ id, ...glossary[id] })),
    faqAt,
    faqOn,
    history: {
      turns: history.turns.map((text, at) => ({ turn: at + 1, text, fell: fell[at + 1] ?? [] })),
      end: history.end,
    },
    labels,
    readings: readRules.map((rule) => ({ rule, ...readings[rule] })),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Made by `chapter`; beside it a module may hand out parts of one. */
function isChapter(value: unknown): value is Chapter {
  return isRecord(value) && 'number' in value && 'sections' in value;
}
