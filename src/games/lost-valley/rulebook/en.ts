/** The rules in English. */
import type { Rulebook } from '../../../kernel/rulebook';
import { game } from './en/01-game';
import { components } from './en/02-map';
import { setUp } from './en/03-set-up';
import { sequence } from './en/04-sequence';
import { cards } from './en/05-cards';
import { discarding } from './en/06-discarding';
import { air } from './en/07-air';
import { airstrip } from './en/08-airstrip';
import { resources } from './en/09-resources';
import { morale } from './en/10-morale';
import { vmLogistics } from './en/11-vm-logistics';
import { vmAction } from './en/12-vm-action';
import { reinforcements } from './en/13-reinforcements';
import { movement } from './en/14-movement';
import { frenchAssault } from './en/15-french-assault';
import { works } from './en/16-works';
import { victory } from './en/17-victory';
import { turn } from './en/18-turn';
import { options } from './en/19-options';
import { examples } from './en/20-examples';
import { faq } from './en/21-faq';
import { glossary } from './en/glossary';
import { history } from './en/history';
import { labels } from './en/labels';
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
