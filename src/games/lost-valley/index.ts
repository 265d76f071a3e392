/** The public face of The Lost Valley: nothing else of it is imported from outside. */
import { type BookModule, booksIn } from '../../kernel/books';
import { GENERATOR } from '../../kernel/chance';
import type { Game } from '../../kernel/game';
import { bot } from './bot';
import { prospects } from './bot/prospects';
import { isRash } from './bot/rash';
import type { ValleyChoice } from './choices';
import { cardArt } from './data/card-art';
import { optionIds } from './data/options';
import { scenarioIds } from './data/scenarios';
import type { ValleyEvent } from './events';
import { fact } from './face/facts';
import { offer } from './face/offer';
import { phases } from './face/phases';
import { plans } from './face/plans';
import { preview } from './face/preview';
import { refusal, tries } from './face/refusal';
import { report } from './face/report';
import { groupOf, rowsOf } from './face/sums';
import { map, view } from './face/view';
import type { AskKey, RefusalKey, WhyKey } from './keys';
import { play } from './play';
import { ruleOf } from './rulebook/rule-of';
import { frenchCrs } from './rules/centres';
import type { Valley } from './state';

export interface ValleyTypes {
  readonly state: Valley;
  readonly choice: ValleyChoice;
  readonly event: ValleyEvent;
  readonly ask: AskKey;
  readonly reason: RefusalKey;
  readonly why: WhyKey;
}

export const lostValley: Game<ValleyTypes> = {
  id: 'lost-valley',
  rules: 2,
  sides: ['french'],
  scenarios: scenarioIds,
  options: optionIds,
  play,
  face: {
    map,
    together: [],
    phases,
    view,
    offer,
    preview,
    tries,
    refusal,
    fact,
    groupOf,
    rowsOf,
    // One side plays and sees all that happens.
    witness: (event) => event,
    plans,
    cards: { held: 'reserve', art: cardArt },
    report,
  },
  mind: {
    bot,
    weigh: (v, prompt) => [bot(v, prompt)],
    rash: isRash,
    worth: prospects,
    holds: frenchCrs,
    stage: ({ turn }) => turn,
    pace: 4000,
    sight: { stages: 1, least: 1 },
    // A twentieth of a point: there are some 280 choices to a campaign, and few of them decide it.
    trifle: 0.002,
  },
  books: {
    ...booksIn(import.meta.glob<BookModule>('./{words,rulebook,guide}/{en,fr,vi}.ts')),
    // Two first assaults, one held and one lost; a card to keep; paratroopers on turn 1 and aircraft on turn 2.
    guided: [{ side: 'french', setup: { scenario: 'campaign', options: [], seed: `${GENERATOR}:guide-1` } }],
    ruleOf,
  },
};

/** As the shelf asks for it. */
export { lostValley as game };
