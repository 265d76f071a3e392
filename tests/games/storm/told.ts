import { storm } from '../../../src/games/storm';
import { areaNumbers, areas } from '../../../src/games/storm/data/areas';
import { cards } from '../../../src/games/storm/data/cards';
import { turns } from '../../../src/games/storm/data/turns';
import * as keys from '../../../src/games/storm/keys';
import * as en from '../../../src/games/storm/words/en';
import * as fr from '../../../src/games/storm/words/fr';
import * as vi from '../../../src/games/storm/words/vi';
import type { Told } from '../told-kit';

const cardIds = cards.map(({ id }) => id);

export const told: Told = {
  game: storm,
  texts: { en: en.texts, fr: fr.texts, vi: vi.texts },
  keys: {
    ask: keys.askKeys,
    refusal: keys.refusalKeys,
    roll: keys.rollKeys,
    modifier: keys.modifierKeys,
    outcome: keys.outcomeKeys,
    why: keys.whyKeys,
    state: keys.stateKeys,
    track: [...keys.trackKeys, 'hand', 'deck'],
  },
  tables: Object.fromEntries(keys.tableKeys.map((id) => [id, 3])),
  turns: turns.length,
  cards: cardIds,
  levels: storm.sides,
  boxes: keys.boxKeys,
  sources: [...cardIds.map((id) => `card-${id}`), ...areaNumbers.map((area) => `place-${area}`)],
  shared: [
    /^\/title$/,
    /^\/areas\/\d+\/(name|short)$/,
    /^\/brief\/\d+$/,
    /^\/cards\/(mines|infiltration|dan-cong|debouchez)\/title$/,
    /^\/(tracks|phases|states|facts|factors|modifiers)\//,
  ],
  samples: {
    of: '17',
    about: () => [
      { area: 17, target: 24, card: 'f1', unit: '8-bpc-1', points: 3, units: 2, most: 3, left: 1, over: 1, limit: 4 },
    ],
    events: [],
  },
  rulebook: {
    chapters: 20,
    unprinted: ['damage'],
    pages: cardIds,
    lost: { count: areas.filter((area) => area?.control === 'french').length, last: '28' },
    refused: [
      ...areaNumbers.flatMap((area) => ['to', 'move', 'fire', 'sap', 'assault'].map((deed) => ({ do: deed, area }))),
      ...['8-bpc-1', '1-rcc-1', '141-11-1'].flatMap((unit) => ['pick', 'remove'].map((deed) => ({ do: deed, unit }))),
      ...['f1', 'f4', 'v1', 'v17'].map((card) => ({ do: 'play', card })),
    ],
    least: { cited: 25, shown: 20, refs: 100, paragraphs: 150 },
  },
};
