import { lostValley } from '../../../src/games/lost-valley';
import { cardNumbers } from '../../../src/games/lost-valley/data/cards';
import { crIds } from '../../../src/games/lost-valley/data/map';
import { tableIds, tables } from '../../../src/games/lost-valley/data/tables';
import { turns } from '../../../src/games/lost-valley/data/turns';
import { victoryLevelIds } from '../../../src/games/lost-valley/data/victory';
import * as keys from '../../../src/games/lost-valley/keys';
import * as en from '../../../src/games/lost-valley/words/en';
import * as fr from '../../../src/games/lost-valley/words/fr';
import * as vi from '../../../src/games/lost-valley/words/vi';
import type { Told } from '../told-kit';
import { aboutSamples, eventSamples } from './words-samples';

const rowsOf = (id: (typeof tableIds)[number]) => {
  const table = tables[id];
  return 'rows' in table ? table.rows.length : 2; // the roll is at most what it is compared with, or above
};

export const told: Told = {
  game: lostValley,
  texts: { en: en.texts, fr: fr.texts, vi: vi.texts },
  keys: {
    ask: keys.askKeys,
    refusal: keys.refusalKeys,
    roll: keys.rollKeys,
    modifier: keys.modifierKeys,
    outcome: keys.outcomeKeys,
    why: keys.whyKeys,
    state: [...keys.stateKeys, 'assaulted-by-312'],
    track: [...keys.trackKeys, '308'],
  },
  tables: Object.fromEntries(tableIds.map((id) => [id, rowsOf(id)])),
  turns: turns.length,
  cards: cardNumbers.map(String),
  levels: victoryLevelIds,
  boxes: ['remnants', 'eliminated', 'holding', 'aside'],
  sources: ['card-16', 'place-huguette', 'place-natasha', 'place-308', 'counter-6-bpc', 'table-9', 'track-cm'],
  shared: [
    /^\/title$/,
    /^\/places\/[^/]+\/short$/,
    /^\/places\/(francoise|huguette|epervier-opera|claudine|junon)\/name$/,
    /^\/places\/(gabrielle|anne-marie|beatrice|isabelle)\/name$/,
    /^\/cards\/(1|4|14|40)\/title$/,
    /^\/tracks\/sitrep\/short$/,
    /^\/(tables\/11|phases\/(raids|repairs)|states\/(active|inactive)|checks\/6\/[01]|spent\/repair)$/,
  ],
  samples: {
    of: '308',
    about: (ask) => Object.entries(aboutSamples).find(([key]) => key === ask)?.[1] ?? [],
    events: Object.values(eventSamples).flat(),
  },
  rulebook: {
    chapters: 21,
    unprinted: [],
    pages: [],
    lost: { count: 12, last: 'pc-gono' },
    refused: crIds.map((to) => ({ do: 'move', unit: '6-bpc', to })),
    least: { cited: 90, shown: 20, refs: 100, paragraphs: 300 },
  },
};
