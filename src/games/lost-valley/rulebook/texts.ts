/** What each language must write, and how it becomes the rulebook. */
import type { Chapter, Rulebook } from '../../../kernel/rulebook';
import { type CrId, crIds } from '../data/map';
import { faqAt, faqOn } from './faq';
import type { Labels } from './labels';

/** In the order of the glossary. */
export const termIds = [
  'cr',
  'cm',
  'rp',
  'sitrep',
  'drm',
  'ap',
  'asp',
  'sead',
  'das',
  'cas',
  'aaa',
  'strength',
  'taor',
  'box',
  'fort',
  'sapping',
  'encircled',
  'nobody',
  'step',
  'factors',
  'asset',
  'used',
  'disrupted',
  'check',
  'shaken',
  'counter-battery',
  'retreat',
  'remnants',
  'marche',
  'dz',
  'raid',
  'reserve',
  'pc-gono',
  'vm',
  'vp',
] as const;
export type TermId = (typeof termIds)[number];

export interface TermTexts {
  readonly term: string;
  readonly full?: string;
  readonly meaning: string;
}

/** 1 to 16. */
export type TurnTexts = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

export interface RulebookTexts {
  readonly chapters: readonly Chapter[];
  readonly glossary: Readonly<Record<TermId, TermTexts>>;
  readonly history: { readonly turns: TurnTexts; readonly end: string };
  readonly labels: Labels;
}

/**
 * Centres as 1954 lost them, by turn. A centre of the game joins several strongpoints: it counts as lost with its main
 * hills or its garrison, as told in the texts.
 */
const fell: Readonly<Record<number, readonly CrId[]>> = {
  1: ['beatrice', 'gabrielle'],
  2: ['anne-marie'],
  5: ['dominique'],
  6: ['francoise'],
  16: crIds.filter((cr) => !['beatrice', 'gabrielle', 'anne-marie', 'dominique', 'francoise'].includes(cr)),
};

export function makeRulebook({ chapters, glossary, history, labels }: RulebookTexts): Rulebook {
  return {
    chapters,
    glossary: termIds.map((id) => ({ id, ...glossary[id] })),
    faqAt,
    faqOn,
    history: {
      turns: history.turns.map((text, at) => ({ turn: at + 1, text, fell: fell[at + 1] ?? [] })),
      end: history.end,
    },
    labels,
  };
}
