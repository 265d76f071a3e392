/** 2.2.2, 4.0, 5.1 The Game Turn Track: dates and hands. */
import type { Source } from './source';

export interface TurnData {
  readonly turn: number;
  readonly from: string;
  readonly to: string;
  /** 5.1 The number of cards below the track. */
  readonly cards: { readonly french: number; readonly 'viet-minh': number };
  readonly source: Source;
}

const weekly: Source = { reconstructed: 'eight weekly turns; hands follow the tempo of the siege' };
const first: Source = { stated: '5.1', reconstructed: 'eight weekly turns; hands follow the tempo of the siege' };

export const turns: readonly TurnData[] = [
  { turn: 1, from: '1954-03-13', to: '1954-03-19', cards: { french: 4, 'viet-minh': 7 }, source: first },
  { turn: 2, from: '1954-03-20', to: '1954-03-26', cards: { french: 4, 'viet-minh': 4 }, source: weekly },
  { turn: 3, from: '1954-03-27', to: '1954-04-02', cards: { french: 4, 'viet-minh': 5 }, source: weekly },
  { turn: 4, from: '1954-04-03', to: '1954-04-09', cards: { french: 4, 'viet-minh': 5 }, source: weekly },
  { turn: 5, from: '1954-04-10', to: '1954-04-16', cards: { french: 4, 'viet-minh': 4 }, source: weekly },
  { turn: 6, from: '1954-04-17', to: '1954-04-23', cards: { french: 4, 'viet-minh': 4 }, source: weekly },
  { turn: 7, from: '1954-04-24', to: '1954-04-30', cards: { french: 3, 'viet-minh': 4 }, source: weekly },
  { turn: 8, from: '1954-05-01', to: '1954-05-07', cards: { french: 3, 'viet-minh': 5 }, source: weekly },
];

export const lastTurn = 8;
