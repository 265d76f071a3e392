import { vallee } from '../../../src/games/vallee';
import { areas } from '../../../src/games/vallee/data/areas';
import { deduction } from '../../../src/games/vallee/data/constants';
import {
  aaTable,
  assaultResults,
  assaultTable,
  bombardment,
  dropTable,
  randomEvents,
  weatherTable,
} from '../../../src/games/vallee/data/tables';
import { turns } from '../../../src/games/vallee/data/turns';
import { units } from '../../../src/games/vallee/data/units';
import type { ValleeEvent } from '../../../src/games/vallee/events';
import * as keys from '../../../src/games/vallee/keys';
import { levels } from '../../../src/games/vallee/rules/victory';
import * as en from '../../../src/games/vallee/words/en';
import * as fr from '../../../src/games/vallee/words/fr';
import * as vi from '../../../src/games/vallee/words/vi';
import type { Told } from '../told-kit';

/** What whole games seldom come to. */
const events: readonly ValleeEvent[] = [
  { is: 'mine', stage: 'announced', area: null, ready: 6 },
  { is: 'mine', stage: 'announced', area: 'e2', ready: 6 },
  { is: 'mine', stage: 'blown', area: 'e2', ready: 6 },
  { is: 'surrendered', steps: 12 },
];

export const told: Told = {
  game: vallee,
  texts: { en: en.texts, fr: fr.texts, vi: vi.texts },
  keys: {
    ask: keys.askKeys,
    refusal: keys.refusalKeys,
    roll: keys.rollKeys,
    modifier: keys.modifierKeys,
    outcome: keys.outcomeKeys,
    why: keys.whyKeys,
    state: keys.stateKeys,
    track: [...keys.trackKeys, 'points', 'supply'],
  },
  tables: {
    weather: weatherTable.rows.length,
    'random-events': randomEvents.rows.length,
    aa: aaTable.rows.length,
    drop: dropTable.rows.length,
    bombardment: bombardment.rows.length,
    assault: assaultTable.rows.length,
    deduction: deduction.rows.length,
    result: Object.keys(assaultResults).length,
    test: 2,
  },
  turns: turns.length,
  cards: [],
  levels,
  boxes: keys.boxKeys,
  sources: [
    ...areas.map(({ id }) => `place-${id}`),
    ...units.map(({ id }) => `counter-${id}`),
    ...['weather', 'random-events', 'aa', 'drop', 'bombardment', 'assault', 'deduction'].map((id) => `table-${id}`),
  ],
  shared: [
    /^\/title$/,
    /^\/scenarios\/beatrice\/name$/,
    /^\/areas\/[a-z0-9-]+\/(name|short|brief)$/,
    /^\/(tracks|groups|phases|states|facts|factors|terrains|deeds|drops|sides|boxes)\//,
  ],
  samples: {
    of: 'fr-2t',
    about: () => [
      {
        unit: 'vm-1-88',
        area: 'e2',
        target: 'cf',
        units: 2,
        steps: 3,
        points: 1,
        counters: 6,
        named: 2,
        spent: 4,
        round: 3,
        pays: true,
        supply: 41,
        bill: 5,
        picked: ['fr-4c-105'],
      },
    ],
    events,
  },
  rulebook: {
    chapters: 20,
    unprinted: ['result', 'test'],
    pages: [],
    lost: { count: areas.filter(({ terrain }) => terrain === 'fortress').length, last: 'cf' },
    refused: [
      ...areas.flatMap(({ id: area }) => ['to', 'assault', 'mine'].map((deed) => ({ do: deed, area }))),
      ...['fr-2t', 'fr-4c-105', 'fr-tk-conti', 'vm-1-88', 'vm-105-1'].flatMap((unit) => [
        ...['pick', 'lead', 'replace'].map((deed) => ({ do: deed, unit })),
        ...['e2', 'cf', 'simone'].flatMap((to) => [
          { do: 'move', unit, to },
          { do: 'bombard', unit, target: to },
        ]),
      ]),
    ],
    least: { cited: 25, shown: 20, refs: 100, paragraphs: 150 },
  },
};
