/** The public face of Storm Over Dien Bien Phu: nothing else of it is imported from outside. */
import { type BookModule, booksIn } from '../../kernel/books';
import { GENERATOR } from '../../kernel/chance';
import type { Game } from '../../kernel/game';
import { bot } from './bot';
import { prospects } from './bot/prospects';
import { isRash } from './bot/rash';
import { weigh } from './bot/weigh';
import type { StormChoice } from './choices';
import { victoryAreas } from './data/areas';
import { cardArt } from './data/card-art';
import { optionIds, scenarioIds } from './data/options';
import type { StormEvent } from './events';
import { fact } from './face/facts';
import { offer } from './face/offer';
import { phases } from './face/phases';
import { preview } from './face/preview';
import { refusal, tries } from './face/refusal';
import { report } from './face/report';
import { groupOf, rowsOf } from './face/sums';
import { map, view } from './face/view';
import type { AskKey, RefusalKey, WhyKey } from './keys';
import { play } from './play';
import { ruleOf } from './rulebook/rule-of';
import type { Storm } from './state';

export interface StormTypes {
  readonly state: Storm;
  readonly choice: StormChoice;
  readonly event: StormEvent;
  readonly ask: AskKey;
  readonly reason: RefusalKey;
  readonly why: WhyKey;
}

export const storm: Game<StormTypes> = {
  id: 'storm',
  rules: 2,
  sides: ['french', 'viet-minh'],
  scenarios: scenarioIds,
  options: optionIds,
  play,
  face: {
    map,
    together: ['sum', 'best', 'lowest'],
    phases,
    swapped: (state) => state.swapped,
    view,
    offer,
    preview,
    tries,
    refusal,
    fact,
    groupOf,
    rowsOf,
    // Everything that happens happens in the open; what a hand holds is in no event.
    witness: (event) => event,
    cards: { held: 'hand', art: cardArt },
    report,
  },
  mind: {
    bot,
    weigh,
    rash: isRash,
    worth: prospects,
    holds: (v, side) => victoryAreas.filter((area) => v.control[area] === side).map(String),
    stage: ({ turn }) => turn,
    pace: 6500,
    sight: { stages: 1, least: 12 },
    trifle: 0.02,
    ahead: {
      version: 1,
      bears: [
        'damage',
        'retreat',
        'assault-loss',
        'volunteers',
        'discard',
        'hand-limit',
        'supply-marker',
        'giap',
        'go-on',
      ],
      windows: ['react-assault', 'react-fire', 'react-barrage', 'react-entry', 'react-works', 'react-air'],
      letters: {},
    },
  },
  books: {
    ...booksIn(import.meta.glob<BookModule>('./{words,rulebook,guide}/{en,fr,vi}.ts')),
    // Both hands are good for a first turn: guns and flares against an assault by night; guns and night for one.
    guided: [
      { side: 'french', setup: { scenario: 'battle', options: [], seed: `${GENERATOR}:storm-7` } },
      { side: 'viet-minh', setup: { scenario: 'battle', options: [], seed: `${GENERATOR}:storm-28` } },
    ],
    ruleOf,
  },
};

/** As the shelf asks for it. */
export { storm as game };
