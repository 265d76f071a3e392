/** What each language must write, and how it becomes the rulebook. */
import { retell, type RulebookTexts as Texts } from '../../../kernel/retelling';
import type { Rulebook } from '../../../kernel/rulebook';
import { faqAt, faqOn } from './faq';
import type { LabelKey } from './labels';
import { type ReadRule, readRules } from './read-rules';

/** In the order of the glossary. */
export const termIds = [
  'area',
  'control',
  'victory-area',
  'runway',
  'green',
  'red',
  'terrain',
  'unit',
  'factors',
  'fresh',
  'spent',
  'stack',
  'impulse',
  'pass',
  'card',
  'impulse-card',
  'reaction',
  'window',
  'bonus',
  'fire',
  'fire-marker',
  'attack-points',
  'defense-points',
  'damage-points',
  'capacity',
  'retreat',
  'sap',
  'trench',
  'trench-value',
  'assault',
  'supply',
  'out-of-supply',
  'replacement',
  'reinforcement',
  'pc-gono',
  'vm',
  'fr',
  'mp',
  'bep',
  'bpc',
  'bpvn',
  'bt',
  'cip',
  'dble',
  'gaaceo',
  'gmpt',
  'rcc',
  'rcp',
  'rei',
  'rta',
  'rtm',
] as const;

export type RulebookTexts = Texts<(typeof termIds)[number], LabelKey, ReadRule>;

/** Areas that 1954 lost for good, by turn; a strongpoint of several hills with its last one. */
const fell: Readonly<Record<number, readonly string[]>> = {
  1: ['14', '6', '9'],
  3: ['17', '24', '13'],
  6: ['10', '15', '16', '20'],
  8: ['19', '23', '30', '27', '38', '35', '29', '28', '36', '34', '33', '37', '41', '22', '21'],
};

export function makeRulebook(texts: RulebookTexts): Rulebook {
  return retell({ terms: termIds, readRules, faqAt, faqOn, fell }, texts);
}
