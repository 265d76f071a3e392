/** Luật chơi bằng tiếng Việt. */
import type { Rulebook } from '../../../kernel/rulebook';
import { makeRulebook } from './texts';
import { game } from './vi/01-game';
import { components } from './vi/02-map';
import { setUp } from './vi/03-set-up';
import { sequence } from './vi/04-sequence';
import { cards } from './vi/05-cards';
import { discarding } from './vi/06-discarding';
import { air } from './vi/07-air';
import { airstrip } from './vi/08-airstrip';
import { resources } from './vi/09-resources';
import { morale } from './vi/10-morale';
import { vmLogistics } from './vi/11-vm-logistics';
import { vmAction } from './vi/12-vm-action';
import { reinforcements } from './vi/13-reinforcements';
import { movement } from './vi/14-movement';
import { frenchAssault } from './vi/15-french-assault';
import { works } from './vi/16-works';
import { victory } from './vi/17-victory';
import { turn } from './vi/18-turn';
import { options } from './vi/19-options';
import { examples } from './vi/20-examples';
import { faq } from './vi/21-faq';
import { glossary } from './vi/glossary';
import { history } from './vi/history';
import { labels } from './vi/labels';

export const rulebook: Rulebook = makeRulebook({
  chapters: [
    game,
    components,
    setUp,
    sequence,
    cards,
    discarding,
    air,
    airstrip,
    resources,
    morale,
    vmLogistics,
    vmAction,
    reinforcements,
    movement,
    frenchAssault,
    works,
    victory,
    turn,
    options,
    examples,
    faq,
  ],
  glossary,
  history,
  labels,
});
