/** The tables of the players' aid sheets. `null` is "and below" or "and above". */

import type { Source } from './source';
import type { Month } from './turns';

export type Weather = 'clear' | 'overcast' | 'rain';

/** 6.1 Weather, by month. */
export const weatherTable = {
  dice: '1d6',
  rows: [
    { from: null, to: 1, march: 'clear', april: 'clear', may: 'clear' },
    { from: 2, to: 3, march: 'clear', april: 'clear', may: 'overcast' },
    { from: 4, to: 4, march: 'clear', april: 'overcast', may: 'rain' },
    { from: 5, to: 5, march: 'overcast', april: 'overcast', may: 'rain' },
    { from: 6, to: null, march: 'overcast', april: 'rain', may: 'rain' },
  ] satisfies readonly ({ from: number | null; to: number | null } & Record<Month, Weather>)[],
  source: { stated: '6.1', reconstructed: 'the monsoon closes in by May' } satisfies Source,
} as const;

export interface WeatherEffect {
  /** Thirds of the undamaged air units that may fly. */
  readonly flies: 1 | 2 | 3;
  readonly low: boolean;
  readonly lowDrops: boolean;
  readonly aa: number;
  readonly enter: number;
  readonly exit: number;
}

/** 6.1.1 to 6.1.3 */
export const weatherEffects: Readonly<Record<Weather, WeatherEffect>> = {
  clear: { flies: 3, low: true, lowDrops: true, aa: 0, enter: 3, exit: 0 },
  overcast: { flies: 2, low: true, lowDrops: false, aa: 0, enter: 4, exit: 1 },
  rain: { flies: 1, low: false, lowDrops: false, aa: -1, enter: 5, exit: 2 },
};

export const eventIds = [
  'american-mercenaries',
  'prisoner-confesses',
  'rats-of-nam-yum',
  'ammo-dump-hit',
  'no-event',
  'mcgovern',
  'mafia-relents',
  'dau-tranh',
  'morale-crisis',
] as const;
export type EventId = (typeof eventIds)[number];

/** 6.2 Random events. */
export const randomEvents = {
  dice: '2d6',
  rows: [
    { from: null, to: 2, event: 'american-mercenaries' },
    { from: 3, to: 3, event: 'prisoner-confesses' },
    { from: 4, to: 4, event: 'rats-of-nam-yum' },
    { from: 5, to: 5, event: 'ammo-dump-hit' },
    { from: 6, to: 8, event: 'no-event' },
    { from: 9, to: 9, event: 'mcgovern' },
    { from: 10, to: 10, event: 'mafia-relents' },
    { from: 11, to: 11, event: 'dau-tranh' },
    { from: 12, to: null, event: 'morale-crisis' },
  ],
  source: { stated: '6.2' } satisfies Source,
} as const;

export type AirHit = 'none' | 'damaged' | 'down';
export type Flak = '37mm' | 'mg' | 'otha';
export type Altitude = 'low' | 'high';

/** 9.6 Anti-aircraft fire. */
export const aaTable = {
  dice: '1d6',
  rows: [
    {
      from: null,
      to: 3,
      '37mm low': 'none',
      '37mm high': 'none',
      'mg low': 'none',
      'mg high': 'none',
      'otha low': 'none',
      'otha high': 'none',
    },
    {
      from: 4,
      to: 4,
      '37mm low': 'damaged',
      '37mm high': 'none',
      'mg low': 'none',
      'mg high': 'none',
      'otha low': 'none',
      'otha high': 'none',
    },
    {
      from: 5,
      to: 5,
      '37mm low': 'damaged',
      '37mm high': 'damaged',
      'mg low': 'damaged',
      'mg high': 'none',
      'otha low': 'damaged',
      'otha high': 'none',
    },
    {
      from: 6,
      to: null,
      '37mm low': 'down',
      '37mm high': 'down',
      'mg low': 'down',
      'mg high': 'damaged',
      'otha low': 'damaged',
      'otha high': 'damaged',
    },
  ] satisfies readonly ({ from: number | null; to: number | null } & Record<`${Flak} ${Altitude}`, AirHit>)[],
  source: { reconstructed: 'eight to ten units shot down in a whole siege, as it was' } satisfies Source,
} as const;

/** 9.5 Landed, scattered, lost outside the wire. */
export type DropResult = 'landed' | 'scattered' | 'lost';

export const dropTable = {
  dice: '1d6',
  rows: [
    { from: null, to: 3, low: 'landed', high: 'landed' },
    { from: 4, to: 5, low: 'landed', high: 'scattered' },
    { from: 6, to: 6, low: 'scattered', high: 'lost' },
    { from: 7, to: null, low: 'lost', high: 'lost' },
  ] satisfies readonly ({ from: number | null; to: number | null } & Record<Altitude, DropResult>)[],
  adjacent: {
    value: 1,
    source: { reconstructed: 'drop zone under fire shrinks, with the trigger of 10.3' } satisfies Source,
  },
  source: {
    stated: '9.5',
    reconstructed: 'high drops scatter, low drops are accurate but under fire',
  } satisfies Source,
} as const;

/** 9.2, 10.2 Hits of air and artillery bombardment, by the strength of the firer. */
export const bombardment = {
  dice: '1d6',
  rows: [
    { from: null, to: 3, hits: [0, 0, 0] },
    { from: 4, to: 4, hits: [0, 0, 1] },
    { from: 5, to: 5, hits: [0, 1, 1] },
    { from: 6, to: 6, hits: [1, 1, 1] },
    { from: 7, to: 8, hits: [1, 1, 2] },
    { from: 9, to: null, hits: [1, 2, 2] },
  ],
  source: { reconstructed: 'column by the strength of the firer; calibrated' } satisfies Source,
} as const;

/** What one side suffers in an assault. */
export interface Suffers {
  readonly loss: 'none' | 'one' | 'quarter' | 'half' | 'all';
  readonly retreat: boolean;
}

const fate = (loss: Suffers['loss'], retreat = false): Suffers => ({ loss, retreat });

/** 12.2 Results by their code on the table; a bloodbath is fought out step by step. */
export const assaultResults = {
  AE: { attacker: fate('all'), defender: fate('none') },
  '1/2R/-': { attacker: fate('half', true), defender: fate('none') },
  '1/4R/-': { attacker: fate('quarter', true), defender: fate('none') },
  '1/4R/1': { attacker: fate('quarter', true), defender: fate('one') },
  '1R/-': { attacker: fate('one', true), defender: fate('none') },
  EX: { attacker: fate('one'), defender: fate('one') },
  BB: { attacker: fate('one'), defender: fate('one') },
  'Ex/R': { attacker: fate('one'), defender: fate('one', true) },
  '1/4/R': { attacker: fate('quarter'), defender: fate('none', true) },
  '1/R': { attacker: fate('one'), defender: fate('none', true) },
  '1/4/1/2R': { attacker: fate('quarter'), defender: fate('half', true) },
  '1/1/2R': { attacker: fate('one'), defender: fate('half', true) },
  '1/4/DE': { attacker: fate('quarter'), defender: fate('all') },
  '1/DE': { attacker: fate('one'), defender: fate('all') },
  '-/DE': { attacker: fate('none'), defender: fate('all') },
} as const satisfies Readonly<Record<string, { readonly attacker: Suffers; readonly defender: Suffers }>>;

export type AssaultCode = keyof typeof assaultResults;

export const oddsColumns = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;

/** 12.2 The Assault Combat Results Table. */
export const assaultTable = {
  dice: '1d6',
  rows: [
    { from: null, to: 0, cells: ['AE', 'AE', '1/2R/-', '1/2R/-', '1/2R/-', '1/4R/-', '1/4R/-', '1/4R/-'] },
    { from: 1, to: 1, cells: ['AE', 'AE', '1/2R/-', '1/2R/-', '1/4R/-', '1/4R/-', '1/4R/-', '1/4R/1'] },
    { from: 2, to: 2, cells: ['AE', '1/2R/-', '1/2R/-', '1/4R/-', '1/4R/-', '1/4R/-', '1/4R/1', 'BB'] },
    { from: 3, to: 3, cells: ['1/2R/-', '1/2R/-', '1/4R/-', '1/4R/-', '1/4R/1', '1/4R/1', 'BB', '1/4/R'] },
    { from: 4, to: 4, cells: ['1/2R/-', '1/4R/-', '1/4R/-', '1R/-', 'EX', 'BB', '1/4/R', '1/4/R'] },
    { from: 5, to: 5, cells: ['1/4R/-', '1/4R/-', '1R/-', 'EX', 'BB', '1/4/R', '1/4/R', '1/4/1/2R'] },
    { from: 6, to: 6, cells: ['1/4R/-', '1R/-', 'EX', 'BB', 'Ex/R', 'Ex/R', '1/4/1/2R', '1/4/DE'] },
    { from: 7, to: 7, cells: ['1R/-', 'EX', 'BB', 'Ex/R', 'Ex/R', '1/1/2R', '1/4/DE', '1/4/DE'] },
    { from: 8, to: 8, cells: ['EX', 'BB', 'Ex/R', '1/R', '1/1/2R', '1/DE', '1/DE', '1/DE'] },
    { from: 9, to: 9, cells: ['BB', 'Ex/R', '1/R', '1/1/2R', '1/DE', '1/DE', '1/DE', '1/DE'] },
    { from: 10, to: null, cells: ['Ex/R', 'Ex/R', '1/1/2R', '-/DE', '-/DE', '-/DE', '-/DE', '-/DE'] },
  ] satisfies readonly { from: number | null; to: number | null; cells: readonly AssaultCode[] }[],
  source: {
    stated: '12.2',
    reconstructed: 'graded results by odds; the row of the example in 12.2 holds; calibrated',
  } satisfies Source,
} as const;
