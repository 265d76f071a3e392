/** 9.0 The French air units, all based off the map. */
import type { Source } from './source';

export const airTypes = ['F6F', 'F8F', 'SB2C', 'A-26', 'PBY', 'F4U', 'C-47', 'C-119'] as const;
export type AirType = (typeof airTypes)[number];

export interface AirTypeData {
  readonly type: AirType;
  /** 9.2 Column of the bombardment table; 0 where it does not bombard. */
  readonly bombs: number;
  /** 9.3, 9.4 Tactical support and flak suppression. */
  readonly tactical: boolean;
  /** 9.5 Steps it carries. */
  readonly capacity: number;
  readonly source: Source;
}

const fighters: Source = { stated: '9.0', reconstructed: 'serviceable aircraft at six a unit' };

export const airTypeData: readonly AirTypeData[] = [
  { type: 'F6F', bombs: 0, tactical: true, capacity: 0, source: fighters },
  { type: 'F8F', bombs: 0, tactical: true, capacity: 0, source: fighters },
  { type: 'SB2C', bombs: 1, tactical: true, capacity: 0, source: fighters },
  { type: 'A-26', bombs: 1, tactical: true, capacity: 0, source: fighters },
  {
    type: 'PBY',
    bombs: 2,
    tactical: false,
    capacity: 0,
    source: { stated: '9.0', reconstructed: 'the heaviest load' },
  },
  { type: 'F4U', bombs: 0, tactical: true, capacity: 0, source: { stated: '8.2, 9.0' } },
  { type: 'C-47', bombs: 0, tactical: false, capacity: 1, source: { stated: '9.5' } },
  { type: 'C-119', bombs: 0, tactical: false, capacity: 2, source: { stated: '9.5' } },
];

/** When it comes: from the start, on turn 8 (8.2), or by random event 2. */
export type AirStart = 'start' | 'turn-8' | 'event-2';

export interface AirUnitData {
  readonly id: string;
  readonly type: AirType;
  readonly from: AirStart;
  readonly source: Source;
}

const units = (type: AirType, key: string, count: number, from: AirStart, source: Source): AirUnitData[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${key}-${i + 1}`, type, from, source }));

/** In the order of their numbers. */
export const airUnits: readonly AirUnitData[] = [
  ...units('F6F', 'f6f', 2, 'start', fighters),
  ...units('F8F', 'f8f', 4, 'start', fighters),
  ...units('SB2C', 'sb2c', 2, 'start', { stated: '17.4.1', reconstructed: 'serviceable aircraft at six a unit' }),
  ...units('A-26', 'a26', 3, 'start', fighters),
  ...units('PBY', 'pby', 1, 'start', fighters),
  ...units('F4U', 'f4u', 3, 'turn-8', { stated: '8.2' }),
  ...units('C-47', 'c47', 10, 'start', fighters),
  { id: 'c119-1', type: 'C-119', from: 'start', source: { stated: '9.5' } },
  { id: 'c119-tigers', type: 'C-119', from: 'event-2', source: { stated: '9.0' } },
];
