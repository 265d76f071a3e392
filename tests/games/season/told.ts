import { season } from '../../../src/games/season';
import { codes } from '../../../src/games/season/codes';
import { pas } from '../../../src/games/season/data/pas';
import { turns } from '../../../src/games/season/data/turns';
import { units } from '../../../src/games/season/data/units';
import { zones } from '../../../src/games/season/data/zones';
import * as keys from '../../../src/games/season/keys';
import * as en from '../../../src/games/season/words/en';
import * as fr from '../../../src/games/season/words/fr';
import * as vi from '../../../src/games/season/words/vi';
import type { Told } from '../told-kit';

const places = [...zones, ...pas].map(({ id }) => id);

export const told: Told = {
  game: season,
  texts: { en: en.texts, fr: fr.texts, vi: vi.texts },
  keys: {
    ask: keys.askKeys,
    refusal: keys.refusalKeys,
    roll: keys.rollKeys,
    modifier: keys.modifierKeys,
    outcome: keys.outcomeKeys,
    why: keys.whyKeys,
    state: keys.stateKeys,
    track: [...keys.trackKeys, 'guns'],
  },
  tables: Object.fromEntries(Object.entries(codes).map(([id, rows]) => [id, rows.length])),
  turns: turns.length,
  cards: [],
  levels: season.sides,
  boxes: keys.boxKeys,
  sources: [
    ...places.map((id) => `place-${id}`),
    ...units.map(({ id }) => `counter-${id}`),
    ...['fire', 'hand', 'scout'].map((id) => `table-${id}`),
  ],
  shared: [
    /^\/title$/,
    /^\/(zoneNames|inset|hills|letters)/,
    /^\/(tracks|groups|phases|states|facts|factors|modifiers|kinds|deeds)\//,
    /^\/rows\//,
    /^\/(lossCauses|tables)\/scout$/,
  ],
  samples: {
    of: 'E1',
    about: () => [{ place: 'E1', unit: 'V11', points: 2, left: 1, most: 2, named: ['E1'] }],
    events: [],
  },
  rulebook: {
    chapters: 14,
    firstChapter: 0,
    unprinted: [],
    pages: [],
    // Two posts were given up before the battle was lost, and are in no week's list.
    lost: { count: 42, last: 'EP1' },
    refused: [
      ...places.flatMap((place) => ['dig', 'scout', 'barrage', 'target', 'siege'].map((deed) => ({ do: deed, place }))),
      ...['13DBLE3-9', 'T1', 'V11', 'X1'].flatMap((unit) => [
        ...['lose', 'disorganize', 'pick', 'replace', 'engage', 'leave'].map((deed) => ({ do: deed, unit })),
        ...['E1', 'H6', 'ZD', 'ZC>B4'].map((to) => ({ do: 'move', unit, to })),
        ...['E1', 'ZD'].map((place) => ({ do: 'attack', unit, place })),
      ]),
    ],
    least: { cited: 25, shown: 18, refs: 100, paragraphs: 150 },
  },
};
