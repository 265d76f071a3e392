/** What each language must write, and how it becomes the rulebook. */
import { retell, type RulebookTexts as Texts } from '../../../kernel/retelling';
import type { Rulebook } from '../../../kernel/rulebook';
import { faqAt, faqOn } from './faq';
import type { LabelKey } from './labels';
import { type ReadRule, readRules } from './read-rules';

/** In the order of the glossary. */
export const termIds = [
  'area',
  'fortress',
  'compound',
  'valley',
  'control',
  'transport-area',
  'unit',
  'strength',
  'step',
  'morale',
  'movement',
  'infantry-type',
  'artillery-type',
  'lead',
  'disrupted',
  'damaged',
  'out-of-supply',
  'supply-point',
  'round',
  'half',
  'initiative',
  'bombardment',
  'counter-battery',
  'opportunity',
  'support',
  'sight',
  'fire',
  'final-fire',
  'assault',
  'odds',
  'bloodbath',
  'retreat',
  'stacking',
  'entrenchment',
  'mine',
  'mafia',
  'effort',
  'availability',
  'suppression',
  'airdrop',
  'reinforcement',
  'replacement',
  'vp',
  'hq',
  'vm',
  'fr',
  'aa',
  'mp',
  'otha',
  'dble',
  'rei',
  'rta',
  'rtm',
  'bt',
  'bep',
  'bpc',
  'bpvn',
  'rcp',
  'rac',
] as const;

export type RulebookTexts = Texts<(typeof termIds)[number], LabelKey, ReadRule>;

/** Fortress areas that 1954 lost for good, by turn. The camp fell on turn 8; the last turns of the game were not played. */
const fell: Readonly<Record<number, readonly string[]>> = {
  1: ['beatrice'],
  2: ['gabrielle', 'anne-marie'],
  3: ['d1', 'd2'],
  4: ['francoise', 'h7'],
  6: ['h6'],
  7: ['h1'],
  8: [
    'e1',
    'd3',
    'h5',
    'h4',
    'weime',
    'e2',
    'e3',
    'h2',
    'h3',
    'sparrowhawk',
    'juno',
    'c1',
    'c2',
    'c3',
    'isabelle',
    'cf',
  ],
};

export function makeRulebook(texts: RulebookTexts): Rulebook {
  return retell({ terms: termIds, readRules, faqAt, faqOn, fell }, texts);
}
