/** The public face of A Season in Hell: nothing else of it is imported from outside. */
import { type BookModule, booksIn } from '../../kernel/books';
import { GENERATOR } from '../../kernel/chance';
import type { Game } from '../../kernel/game';
import { bot } from './bot';
import { prospects, stage } from './bot/prospects';
import { isRash } from './bot/rash';
import { weigh, weighed } from './bot/weigh';
import type { SeasonChoice } from './choices';
import { paNumbers, placeId } from './data/places';
import { scenarioIds } from './data/scenarios';
import type { SeasonEvent } from './events';
import { fact } from './face/facts';
import { offer } from './face/offer';
import { phases } from './face/phases';
import { preview } from './face/preview';
import { refusal, tries } from './face/refusal';
import { report } from './face/report';
import { groupOf, rowsOf } from './face/sums';
import { map, view } from './face/view';
import { witness } from './face/witness';
import type { AskKey, RefusalKey, WhyKey } from './keys';
import { play } from './play';
import { ruleOf } from './rulebook/rule-of';
import { type Season, sides } from './state';

export interface SeasonTypes {
  readonly state: Season;
  readonly choice: SeasonChoice;
  readonly event: SeasonEvent;
  readonly ask: AskKey;
  readonly reason: RefusalKey;
  readonly why: WhyKey;
}

export const season: Game<SeasonTypes> = {
  id: 'season',
  rules: 1,
  sides,
  scenarios: scenarioIds,
  options: [],
  play,
  face: {
    map,
    // Units are picked one by one: who acts together is put together in the question itself.
    together: [],
    phases,
    ribbon: true,
    hides: 'viet-minh',
    view,
    offer,
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
    worth: prospects,
    holds: (v, side) => paNumbers.filter((pa) => v.control[pa] === side).map(placeId),
    stage,
    pace: 2600,
    sight: { stages: 2, least: 12 },
    trifle: 0.02,
    ahead: {
      version: 1,
      bears: [
        'bear-check',
        'bear-steps',
        'bear-disorder',
        'bear-tank',
        'hand-steps',
        'hand-check',
        'hand-disorder',
        'lone-tank',
        'rout',
        'call-off',
        'critical',
      ],
      windows: ['defensive-fire', 'defensive-barrage', 'defensive-move', 'name'],
      letters: {},
    },
  },
  books: {
    ...booksIn(import.meta.glob<BookModule>('./{words,rulebook,guide}/{en,fr,vi}.ts')),
    guided: [
      { side: 'viet-minh', setup: { scenario: 'initial-assault', options: [], seed: `${GENERATOR}:season-1` } },
      { side: 'french', setup: { scenario: 'five-hills', options: [], seed: `${GENERATOR}:season-2` } },
    ],
    ruleOf,
  },
};

/** As the shelf asks for it. */
export { season as game };
