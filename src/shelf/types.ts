import type { Words } from '../locale';

/** The four games, in the order of the shelf. */
export const gameIds = ['lost-valley', 'season', 'storm', 'vallee'] as const;
export type GameId = (typeof gameIds)[number] & keyof Words['games'];

export interface ShelfGame {
  readonly id: GameId;
  /** Whether it can be played; a game that cannot says so. */
  readonly ready: boolean;
}

/** An unfinished campaign, as home shows it. */
export interface CampaignCard {
  readonly id: string;
  readonly game: GameId;
  /** Where it stands: "Turn 7 of 16". */
  readonly status: string;
  /** The last signal from the front, one or two lines. */
  readonly signal: string;
}

export type OfflineState = 'ready' | 'saving' | 'online';
