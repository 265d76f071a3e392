import type { Source } from './source';

export interface Turn {
  readonly turn: number;
  /** First and last day, ISO dates. */
  readonly from: string;
  readonly to: string;
  /** 11.1 The rains slow the rebuilding of the divisions. */
  readonly monsoon: boolean;
  readonly source: Source;
}

const dates: Source = {
  stated: '2.2, 2.2.7, 11.1',
  reconstructed: 'dates shared out between the stated first and last day; 30 March opens turn 5',
};

/** The Turn Record Track (2.2.7). */
export const turns: readonly Turn[] = [
  { turn: 1, from: '1954-03-13', to: '1954-03-15', monsoon: false, source: dates },
  { turn: 2, from: '1954-03-16', to: '1954-03-18', monsoon: false, source: dates },
  { turn: 3, from: '1954-03-19', to: '1954-03-23', monsoon: false, source: dates },
  { turn: 4, from: '1954-03-24', to: '1954-03-29', monsoon: false, source: dates },
  { turn: 5, from: '1954-03-30', to: '1954-04-01', monsoon: false, source: dates },
  { turn: 6, from: '1954-04-02', to: '1954-04-04', monsoon: false, source: dates },
  { turn: 7, from: '1954-04-05', to: '1954-04-07', monsoon: false, source: dates },
  { turn: 8, from: '1954-04-08', to: '1954-04-10', monsoon: false, source: dates },
  { turn: 9, from: '1954-04-11', to: '1954-04-13', monsoon: false, source: dates },
  { turn: 10, from: '1954-04-14', to: '1954-04-16', monsoon: true, source: dates },
  { turn: 11, from: '1954-04-17', to: '1954-04-19', monsoon: true, source: dates },
  { turn: 12, from: '1954-04-20', to: '1954-04-22', monsoon: true, source: dates },
  { turn: 13, from: '1954-04-23', to: '1954-04-26', monsoon: true, source: dates },
  { turn: 14, from: '1954-04-27', to: '1954-04-30', monsoon: true, source: dates },
  { turn: 15, from: '1954-05-01', to: '1954-05-03', monsoon: false, source: dates },
  { turn: 16, from: '1954-05-04', to: '1954-05-07', monsoon: false, source: dates },
];
