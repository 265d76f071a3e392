/** The public face of Storm Over Dien Bien Phu: nothing else of it is imported from outside. */
import { GENERATOR } from '../../kernel/chance';
import type { Game } from '../../kernel/game';
import { bot } from './bot';
import { prospects } from './bot/prospects';
import { weigh } from './bot/weigh';
import { check } from './check';
import type { StormChoice } from './choices';
import { optionIds, scenarioIds } from './data/options';
import { figures } from './figures';
import { offer } from './offer';
import { preview } from './preview';
import { redeal } from './redeal';
import { refusal, tries } from './refusal';
import { ruleOf } from './rulebook/rule-of';
import { play } from './rules/sequence';
import { setUp } from './setup';
import { sights } from './sights';
import { copyStorm, type Storm } from './state';
import { map, view } from './view';

export const storm: Game<Storm, StormChoice> = {
  id: 'storm',
  rules: 1,
  sides: ['french', 'viet-minh'],
  scenarios: scenarioIds,
  options: optionIds,
  map,
  together: ['sum', 'best', 'lowest'],
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
  // Both hands are good for a first turn: guns and flares against an assault by night; guns and night for one.
  guided: [
    { side: 'french', setup: { scenario: 'battle', options: [], seed: `${GENERATOR}:storm-7` } },
    { side: 'viet-minh', setup: { scenario: 'battle', options: [], seed: `${GENERATOR}:storm-28` } },
  ],
  ruleOf,
  setup: setUp,
  play,
  copy: copyStorm,
  swapped: (state) => state.swapped,
  view,
  offer,
  preview,
  tries,
  refusal,
  bot,
  weigh,
  worth: prospects,
  redeal,
  check,
  sights,
  figures,
};
