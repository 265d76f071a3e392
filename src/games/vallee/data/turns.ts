/** 5.0, 15.1 The Turn Record Track: eleven weeks, by month and week. */
import type { Source } from './source';

export type Month = 'march' | 'april' | 'may';

export interface TurnData {
  readonly turn: number;
  readonly month: Month;
  readonly week: number;
  readonly source: Source;
}

const counted: Source = { reconstructed: 'counted back from turn 7, April 4, and turn 11, May 4' };

export const turns: readonly TurnData[] = [
  { turn: 1, month: 'march', week: 2, source: counted },
  { turn: 2, month: 'march', week: 3, source: counted },
  { turn: 3, month: 'march', week: 4, source: counted },
  { turn: 4, month: 'april', week: 1, source: counted },
  { turn: 5, month: 'april', week: 2, source: counted },
  { turn: 6, month: 'april', week: 3, source: counted },
  { turn: 7, month: 'april', week: 4, source: { stated: '8.1' } },
  { turn: 8, month: 'may', week: 1, source: counted },
  { turn: 9, month: 'may', week: 2, source: counted },
  { turn: 10, month: 'may', week: 3, source: counted },
  { turn: 11, month: 'may', week: 4, source: { stated: '15.1' } },
];

export const lastTurn = 11;
