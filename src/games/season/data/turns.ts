/** The Game Turn Track: eight weeks. */
import type { Source } from './source';

export interface TurnData {
  readonly turn: number;
  readonly from: string;
  readonly to: string;
  /** 3.2 The rainy season. */
  readonly rain: boolean;
  /** 3.1 Munitions levels the Viet Minh receive. */
  readonly levels: number;
  /** 3.2 Replacement points that are dropped. */
  readonly replacements: number;
  readonly source: Source;
}

const source: Source = { stated: '3.1, 3.2, 9.3', reconstructed: 'dates, rain and arrivals of the siege' };

export const turns: readonly TurnData[] = [
  { turn: 1, from: '1954-03-13', to: '1954-03-19', rain: false, levels: 2, replacements: 0, source },
  { turn: 2, from: '1954-03-20', to: '1954-03-26', rain: false, levels: 1, replacements: 3, source },
  { turn: 3, from: '1954-03-27', to: '1954-04-02', rain: false, levels: 2, replacements: 3, source },
  { turn: 4, from: '1954-04-03', to: '1954-04-09', rain: false, levels: 1, replacements: 3, source },
  { turn: 5, from: '1954-04-10', to: '1954-04-16', rain: false, levels: 1, replacements: 3, source },
  { turn: 6, from: '1954-04-17', to: '1954-04-23', rain: false, levels: 1, replacements: 3, source },
  { turn: 7, from: '1954-04-24', to: '1954-04-30', rain: true, levels: 1, replacements: 3, source },
  { turn: 8, from: '1954-05-01', to: '1954-05-07', rain: true, levels: 2, replacements: 3, source },
];

/** 0.2 Rounds of a week and impulses of a round. */
export const ROUNDS = 4;
export const IMPULSES = 3;
