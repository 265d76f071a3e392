/** What each language must write, and how it becomes the rulebook. */
import { retell, type RulebookTexts as Texts } from '../../../kernel/retelling';
import type { Rulebook } from '../../../kernel/rulebook';
import { type CrId, crIds } from '../data/map';
import { faqAt, faqOn } from './faq';
import type { LabelKey } from './labels';
import { type ReadRule, readRules } from './read-rules';

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

export type RulebookTexts = Texts<TermId, LabelKey, ReadRule>;

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

export function makeRulebook(texts: RulebookTexts): Rulebook {
  return retell({ terms: termIds, readRules, faqAt, faqOn, fell }, texts);
}
