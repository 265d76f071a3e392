import type { Words } from '../locale';

/** The four games, in the order of the shelf. */
export const gameIds = ['lost-valley', 'season', 'storm', 'vallee'] as const;
export type GameId = (typeof gameIds)[number] & keyof Words['games'];

export interface ShelfGame {
  readonly id: GameId;
  /** Whether it can be played; a game that cannot says so. */
  readonly ready: boolean;
}

/** A stored campaign, as the shelf shows it. */
export interface CampaignCard {
  readonly id: string;
  readonly game: GameId;
  /** Where it stands: "Turn 7 · Supply". */
  readonly status: string;
  /** Empty until the game's words are here. */
  readonly scenario: string;
  /** Who plays each side: "French: Person"; empty where there is only one. */
  readonly seats: readonly string[];
  /** When it was last played. */
  readonly when: string;
  /** A small picture of the map as a data address. */
  readonly picture: string | null;
  /** How it ended; null while it is played. */
  readonly result: string | null;
  /** What its record says: rewound, hints. */
  readonly marks: readonly string[];
}

/** What can be done with a campaign from the shelf. */
export interface CampaignActions {
  readonly send: (campaign: CampaignCard) => void;
  readonly remove: (campaign: CampaignCard) => void;
  readonly restore: (id: string) => void;
}

/** 'failed': not every file could be fetched; it is tried again. */
export type OfflineState = 'ready' | 'saving' | 'online' | 'failed';
