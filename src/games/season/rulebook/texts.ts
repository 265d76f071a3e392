/** What each language must write, and how it becomes the rulebook. */
import { retell, type RulebookTexts as Texts } from '../../../kernel/retelling';
import type { Rulebook } from '../../../kernel/rulebook';
import { faqAt, faqOn } from './faq';
import type { LabelKey } from './labels';
import { type ReadRule, readRules } from './read-rules';

/** In the order of the glossary. */
export const termIds = [
  'post',
  'centre',
  'central-camp',
  'outlying',
  'zone',
  'jungle',
  'base',
  'line',
  'trench',
  'cover',
  'encircled',
  'week',
  'round',
  'impulse',
  'assault',
  'operation',
  'unit',
  'step',
  'fire',
  'hand',
  'morale',
  'check',
  'hidden',
  'engaged',
  'dummy',
  'disorganized',
  'fatigued',
  'rout',
  'reconstitution',
  'loss-track',
  'munitions',
  'barrage',
  'air-point',
  'strike',
  'interdiction',
  'replacement',
  'drop',
  'column',
  'critical',
  'named',
  'siege-fire',
  'strategic-hill',
  'recon',
  'tank',
  'pa',
  'cr',
  'crc',
  'vm',
  'fr',
  'bep',
  'bpc',
  'bpvn',
  'bt',
  'cslt',
  'dble',
  'rcp',
  'rei',
  'rta',
  'rtm',
] as const;

export type RulebookTexts = Texts<(typeof termIds)[number], LabelKey, ReadRule>;

/** Posts that 1954 lost for good, by week; Dominique 5 and 6, given up in between, are in no list. */
const fell: Readonly<Record<number, readonly string[]>> = {
  1: ['B1', 'B2', 'B3', 'B4', 'G1', 'G2', 'G3', 'G4', 'AM1', 'AM2'],
  3: ['D1', 'D2', 'F1', 'H7'],
  6: ['H6', 'H1'],
  8: [
    ...['E1', 'D3', 'H5', 'H4', 'E2', 'E4', 'E10', 'E3', 'D4', 'H2', 'H3', 'L1', 'L2', 'OP1', 'EP1', 'JU1'],
    ...['C1', 'C2', 'C3', 'C4', 'C5', 'I1', 'I2', 'I3', 'I4', 'I5'],
  ],
};

export function makeRulebook(texts: RulebookTexts): Rulebook {
  return retell({ terms: termIds, readRules, faqAt, faqOn, fell }, texts);
}
