/** Les règles en français. */
import type { Rulebook } from '../../../kernel/rulebook';
import { game } from './fr/01-game';
import { components } from './fr/02-map';
import { setUp } from './fr/03-set-up';
import { sequence } from './fr/04-sequence';
import { cards } from './fr/05-cards';
import { discarding } from './fr/06-discarding';
import { air } from './fr/07-air';
import { airstrip } from './fr/08-airstrip';
import { resources } from './fr/09-resources';
import { morale } from './fr/10-morale';
import { vmLogistics } from './fr/11-vm-logistics';
import { vmAction } from './fr/12-vm-action';
import { reinforcements } from './fr/13-reinforcements';
import { movement } from './fr/14-movement';
import { frenchAssault } from './fr/15-french-assault';
import { works } from './fr/16-works';
import { victory } from './fr/17-victory';
import { turn } from './fr/18-turn';
import { options } from './fr/19-options';
import { examples } from './fr/20-examples';
import { faq } from './fr/21-faq';
import { glossary } from './fr/glossary';
import { history } from './fr/history';
import { labels } from './fr/labels';
import { makeRulebook } from './texts';

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
