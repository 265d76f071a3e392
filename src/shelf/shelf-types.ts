import type { Cover } from '../kernel/cover';

/** A stored campaign, as the shelf shows it. */
export interface CampaignCard {
  readonly id: string;
  readonly game: Cover;
  /** Where it stands: "Turn 7 · Supply". */
  readonly status: string;
  /** Empty until the game's words are here. */
  readonly scenario: string;
  /** Who plays each side: "French: Person"; empty where there is only one. */
  readonly seats: readonly string[];
  /** When it was last played. */
  readonly when: string;
  /** How it ended; null while it is played. */
  readonly result: string | null;
  /** What its record says: rewound, hints. */
  readonly marks: readonly string[];
  /** Set aside as it was when the rules could not follow it. */
  readonly aside: boolean;
}

/** What can be done with a campaign from the shelf. */
export interface CampaignActions {
  /** A small picture of its map as a data address; null where there is none. */
  readonly picture: (campaign: string) => Promise<string | null>;
  readonly send: (campaign: CampaignCard) => void;
  readonly remove: (campaign: CampaignCard) => void;
  readonly restore: (id: string) => void;
}

/** 'failed': not every file could be fetched; it is tried again. */
export type OfflineState = 'ready' | 'saving' | 'online' | 'failed';
