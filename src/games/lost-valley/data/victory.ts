import type { Source } from './source';

/** 17.2 What counts at the end of turn 16; 1-step units and assets count nothing. */
export const victoryPoints: {
  readonly frenchCr: number;
  readonly fullBattalion: number;
  readonly reducedBattalion: number;
  readonly source: Source;
} = { frenchCr: 1, fullBattalion: 1, reducedBattalion: 0.5, source: { stated: '17.2' } };

export const victoryLevelIds = [
  'strategic-victory',
  'operational-victory',
  'tactical-victory',
  'draw',
  'tactical-defeat',
  'operational-defeat',
  'strategic-defeat',
] as const;
export type VictoryLevelId = (typeof victoryLevelIds)[number];

export interface VictoryLevel {
  readonly level: VictoryLevelId;
  /** Reached at this total, halves not rounded. */
  readonly atLeast: number;
  readonly source: Source;
}

/** Best first: the first level reached is the result. */
export const victoryLevels: readonly VictoryLevel[] = [
  { level: 'strategic-victory', atLeast: 25, source: { stated: '17.2' } },
  { level: 'operational-victory', atLeast: 21, source: { stated: '17.2' } },
  { level: 'tactical-victory', atLeast: 17, source: { stated: '17.2' } },
  { level: 'draw', atLeast: 13, source: { stated: '17.2' } },
  { level: 'tactical-defeat', atLeast: 9, source: { stated: '17.2' } },
  { level: 'operational-defeat', atLeast: 5, source: { stated: '17.2' } },
  { level: 'strategic-defeat', atLeast: 0, source: { stated: '17.2' } },
];

/** 17.1 PC GONO under Viet Minh control, CM below 1, RP below 1. */
export const suddenDeathIds = ['pc-gono', 'cm', 'rp'] as const;
export type SuddenDeathId = (typeof suddenDeathIds)[number];

export const suddenDeath: { readonly level: VictoryLevelId; readonly source: Source } = {
  level: 'strategic-defeat',
  source: { stated: '17.1' },
};

/** 7 May 1954: the command post was taken on the last turn. */
export const asInHistory: { readonly level: VictoryLevelId; readonly turn: number } = {
  level: 'strategic-defeat',
  turn: 16,
};
