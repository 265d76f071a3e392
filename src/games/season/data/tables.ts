/** The tables of the map: fire, hand-to-hand, air transport, munitions, and the figures of the rules. */
import type { Source } from './source';

/** Results of fire: no effect, a check, disorganization, so many steps. */
export type FireCode = '-' | 'T' | 'D' | '1' | '2' | '3';

const read = <T extends string>(row: string): readonly T[] => row.split(' ') as T[];

/** 5.2 The Fire Table: strengths are rounded down to a column; rows are the die from 1 to 6. */
export const fireTable = {
  columns: [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22, 26],
  rows: [
    read<FireCode>('- - - - - - - T T T D D'),
    read<FireCode>('- - - - - T T T D D 1 1'),
    read<FireCode>('- - - T T T D D 1 1 1 2'),
    read<FireCode>('- - T T D D 1 1 1 2 2 2'),
    read<FireCode>('- T T D 1 1 1 2 2 2 2 3'),
    read<FireCode>('T T D 1 1 2 2 2 2 3 3 3'),
  ],
  source: {
    stated: '5.2',
    reconstructed: 'codes and fixed strengths are stated; cells by calibration',
  } satisfies Source,
} as const;

/** Results of hand-to-hand: steps of attacker or defender, disorganization of one or both, checks of the defender. */
export type HandCode = 'T' | 'A1+T' | 'D1+T' | 'D2+T' | 'AD' | 'DD' | 'BD';

/** 5.5 The Hand-to-Hand Table: columns are ratios of attacker to defender. */
export const handTable = {
  columns: ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'],
  rows: [
    read<HandCode>('A1+T A1+T A1+T A1+T A1+T A1+T AD AD BD'),
    read<HandCode>('A1+T A1+T A1+T AD AD BD BD T D1+T'),
    read<HandCode>('A1+T AD AD AD BD T DD D1+T D1+T'),
    read<HandCode>('AD AD BD BD T DD D1+T D1+T D1+T'),
    read<HandCode>('AD BD T DD D1+T D1+T D1+T D2+T D2+T'),
    read<HandCode>('BD T DD D1+T D1+T D2+T D2+T D2+T D2+T'),
  ],
  source: { stated: '5.5', reconstructed: 'codes and modifiers are stated; cells by calibration' } satisfies Source,
} as const;

/** Column modifiers of fire. */
export const fireShift = {
  pa: -2,
  hill: -1,
  gabrielle: -2,
  trench: -1,
  open: 1,
  fatigued: -1,
  air: 2,
  source: { stated: 'results key, fire' } satisfies Source,
} as const;

/** Column modifiers of hand-to-hand. */
export const handShift = {
  pa: -3,
  hill: -1,
  gabrielle: -2,
  river: -1,
  trench: -1,
  fatigued: -1,
  concentric: 1,
  fewLosses: 1,
  manyLosses: -1,
  air: 2,
  source: { stated: 'results key, hand-to-hand' } satisfies Source,
} as const;

/** 0.1 Die modifier for the worst loss marker among the battalions that fire or attack, by steps left. */
export const lossMarker: readonly number[] = [0, -2, -1, 0];

export interface AirLine {
  /** By the die: levels of munitions, and points added to or taken from them. */
  readonly levels: readonly number[];
  readonly points: readonly number[];
  /** By the die: air points of the week. */
  readonly air: readonly number[];
  /** Companies that may be dropped in a round. */
  readonly drop: number;
  /** Points that drift to the Viet Minh. */
  readonly drift: number;
}

/** 3.2 Air Transport Points, a line for each number of places lost. */
export const airTable = {
  lines: [
    { levels: [1, 1, 2, 2, 2, 2], points: [0, 1, 0, 0, 1, 1], air: [2, 3, 3, 4, 5, 6], drop: 4, drift: 0 },
    { levels: [1, 1, 1, 2, 2, 2], points: [0, 1, 1, 0, 0, 1], air: [2, 2, 3, 4, 4, 5], drop: 4, drift: 0 },
    { levels: [1, 1, 1, 2, 2, 2], points: [0, 0, 1, 0, 0, 0], air: [1, 2, 3, 3, 4, 5], drop: 4, drift: 0 },
    { levels: [1, 1, 1, 1, 2, 2], points: [0, 0, 1, 1, 0, 0], air: [1, 2, 2, 3, 4, 4], drop: 3, drift: 0 },
    { levels: [1, 1, 1, 1, 1, 2], points: [-1, 0, 0, 1, 1, 0], air: [1, 2, 2, 3, 3, 4], drop: 3, drift: 0 },
    { levels: [1, 1, 1, 1, 1, 2], points: [-1, -1, 0, 0, 1, 0], air: [1, 1, 2, 2, 3, 4], drop: 2, drift: 0 },
    { levels: [0, 1, 1, 1, 1, 1], points: [1, -1, -1, 0, 0, 1], air: [0, 1, 1, 2, 3, 3], drop: 2, drift: 1 },
    { levels: [0, 0, 1, 1, 1, 1], points: [1, 1, -1, -1, 0, 0], air: [0, 1, 1, 2, 2, 3], drop: 1, drift: 1 },
    { levels: [0, 0, 0, 1, 1, 1], points: [0, 1, 1, -1, -1, 0], air: [0, 0, 1, 1, 2, 2], drop: 1, drift: 1 },
  ] satisfies readonly AirLine[],
  rain: -1,
  source: {
    stated: '3.2',
    reconstructed: 'structure, places and penalties are stated; numbers by calibration',
  } satisfies Source,
} as const;

/** 0.4 Munitions: points of a level, the most of each side, the shift of infantry fire by level. */
export const munitions = {
  level: 4,
  most: 16,
  shifts: [-2, -1, 0, 0, 1],
  /** 5.2, 6.2.2 Strength of a barrage and of the first air point of a strike. */
  barrage: 12,
  strike: 3,
  /** 3.1 Steps for a barrage point; 3.2 air points for a Viet Minh barrage point. */
  trade: 2,
  interdiction: 2,
  source: {
    stated: '0.4, 3.1, 3.2, 5.2',
    reconstructed: 'rates are stated; size of a level, limits and shifts by calibration',
  } satisfies Source,
} as const;

/** 3.1 Digging. */
export const digging = { points: 12, marsh: 2, most: 3, source: { stated: '3.1' } satisfies Source } as const;

/** 1.4 Battalions in a PA, and in a base of the jungle, where no trench can be; companies with the cover of a PA. */
export const stacking = {
  battalions: 3,
  jungleBase: 3,
  companies: 2,
  source: { stated: '1.4', reconstructed: 'the rules are silent; what serves as cover there' } satisfies Source,
} as const;

/** 1.5 Steps on the loss track: the last with the bonus, the end of assaults for the week, the end of the siege. */
export const lossTrack = { bonus: 20, halt: 50, end: 86, source: { stated: '1.5' } satisfies Source } as const;

/** 6.1 Reconnaissance: nothing is seen up to the first figure; from the second on it costs a step. */
export const scouting = { blind: 1, costly: 5, source: { stated: '6.1' } satisfies Source } as const;

/** 5.5 The second die of a critical hit favours the attacker from here on. */
export const favourable = 4;
