/** The public face of Vallée de la mort: nothing else of it is imported from outside. */
import { type BookModule, booksIn } from '../../kernel/books';
import type { Game } from '../../kernel/game';
import { bot } from './bot';
import { isRash } from './bot/rash';
import { weigh, weighed } from './bot/weigh';
import { holds, stage, worth } from './bot/worth';
import type { ValleeChoice } from './choices';
import { optionIds, scenarioIds } from './data/options';
import type { ValleeEvent } from './events';
import { fact } from './face/facts';
import { offer } from './face/offer';
import { phases } from './face/phases';
import { preview } from './face/preview';
import { refusal, tries } from './face/refusal';
import { report } from './face/report';
import { groupOf, rowsOf } from './face/sums';
import { map, view } from './face/view';
import { witness } from './face/witness';
import { guided } from './guide/lessons';
import type { AskKey, RefusalKey, WhyKey } from './keys';
import { plans } from './plans';
import { play } from './play';
import { ruleOf } from './rulebook/rule-of';
import type { Vallee } from './state';

export interface ValleeTypes {
  readonly state: Vallee;
  readonly choice: ValleeChoice;
  readonly event: ValleeEvent;
  readonly ask: AskKey;
  readonly reason: RefusalKey;
  readonly why: WhyKey;
}

export const vallee: Game<ValleeTypes> = {
  id: 'vallee',
  rules: 1,
  sides: ['french', 'viet-minh'],
  scenarios: scenarioIds,
  options: optionIds,
  play,
  face: {
    map,
    together: ['sum', 'best', 'lowest'],
    phases,
    ribbon: true,
    view,
    offer,
    plans,
    preview,
    tries,
    refusal,
    fact,
    groupOf,
    rowsOf,
    witness,
    report,
  },
  mind: {
    bot,
    weigh,
    weighed,
    rash: isRash,
    worth,
    holds,
    stage,
    pace: 2500,
    sight: { stages: 3, least: 12 },
    trifle: 0.02,
    ahead: {
      version: 1,
      bears: ['loss', 'retreat', 'fire-attacker', 'fire-defender', 'defend-lead', 'new-lead'],
      windows: [
        'support-other',
        'counter-support',
        'aa-assault',
        'aa-strategic',
        'final-fire',
        'opportunity',
        'counter-opportunity',
        'counter-bombard',
      ],
      // Five matches each between two plain bots, by `npm run postman -- 5 --calm --policy bot --dice stirred --orders …`.
      letters: {
        beatrice: { ordered: { from: 6, to: 7 }, asked: { from: 7, to: 12 } },
        gabrielle: { ordered: { from: 13, to: 15 }, asked: { from: 13, to: 29 } },
        'flak-raid': { ordered: { from: 5, to: 6 }, asked: { from: 6, to: 12 } },
        hills: { ordered: { from: 15, to: 23 }, asked: { from: 12, to: 23 } },
      },
    },
  },
  books: {
    ...booksIn(import.meta.glob<BookModule>('./{words,rulebook,guide}/{en,fr,vi}.ts')),
    guided,
    ruleOf,
  },
};

/** As the shelf asks for it. */
export { vallee as game };
