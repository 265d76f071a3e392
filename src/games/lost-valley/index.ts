/** The public face of The Lost Valley: nothing else of it is imported from outside. */
import { GENERATOR, shuffle } from '../../kernel/chance';
import type { Game } from '../../kernel/game';
import { unknownDice } from '../../kernel/table';
import { bot } from './bot';
import { check } from './check';
import type { ValleyChoice } from './choices';
import { optionIds } from './data/options';
import { scenarioIds } from './data/scenarios';
import { figures } from './figures';
import { offer } from './offer';
import { preview } from './preview';
import { reckon } from './reckoning';
import { refusal } from './refusal';
import { ruleOf } from './rulebook/rule-of';
import { play } from './rules/sequence';
import { setUp } from './setup';
import { sights } from './sights';
import { copyValley, phaseIds, type Valley } from './state';
import { map, view } from './view';

export const lostValley: Game<Valley, ValleyChoice> = {
  id: 'lost-valley',
  rules: 1,
  sides: ['french'],
  scenarios: scenarioIds,
  options: optionIds,
  map,
  words: {
    en: () => import('./words/en').then(({ words }) => words),
    fr: () => import('./words/fr').then(({ words }) => words),
    vi: () => import('./words/vi').then(({ words }) => words),
  },
  rulebook: {
    en: () => import('./rulebook/en').then(({ rulebook }) => rulebook),
    fr: () => import('./rulebook/fr').then(({ rulebook }) => rulebook),
    vi: () => import('./rulebook/vi').then(({ rulebook }) => rulebook),
  },
  guide: {
    en: () => import('./guide/en').then(({ guide }) => guide),
    fr: () => import('./guide/fr').then(({ guide }) => guide),
    vi: () => import('./guide/vi').then(({ guide }) => guide),
  },
  // Two first assaults, one held and one lost; a card to keep; paratroopers on turn 1 and aircraft on turn 2.
  guided: [{ side: 'french', setup: { scenario: 'campaign', options: [], seed: `${GENERATOR}:guide-1` } }],
  phases: phaseIds,
  theirs: ['strength', 'status', 'activation', 'control', 'sapping', 'assault-vm'],
  ruleOf,
  setup: setUp,
  play,
  copy: copyValley,
  view,
  offer,
  preview,
  refusal,
  bot,
  redeal(v, _side, seed) {
    unknownDice(v, seed);
    shuffle(v.chance, v.deck);
  },
  check,
  sights,
  reckon,
  figures,
};
