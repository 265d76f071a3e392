/** What the page and the computer's worker say to each other. */
import type { GameState, Setup } from '../kernel/game';
import type { Outlook, Review } from '../kernel/review';
import type { Level } from '../kernel/seats';

/** One decision, asked for with everything that it depends on. */
export interface Request {
  readonly setup: Setup;
  /** Where the journal starts, if no longer at the set-up. */
  readonly base?: GameState | null;
  /** Every choice since then, as the journal writes it. */
  readonly choices: readonly string[];
  readonly level: Level;
  /** The same seed decides the same; it is no die of the game's own. */
  readonly seed: string;
}

/** A campaign to be gone through, with what was found of it before. */
export interface ReviewRequest extends Pick<Request, 'setup' | 'base' | 'choices'> {
  readonly kept: Review | null;
}

export interface Decision {
  /** As the journal writes it. */
  readonly choice: string;
  /** A key into the game's words. */
  readonly why: string;
  readonly outlook: Outlook | null;
}

export type ToThinker =
  | { readonly is: 'decide'; readonly id: number; readonly game: string; readonly request: Request }
  | { readonly is: 'review'; readonly id: number; readonly game: string; readonly request: ReviewRequest }
  /** Answer with the best so far. */
  | { readonly is: 'play-now' }
  | { readonly is: 'pause' }
  | { readonly is: 'resume' };

export type FromThinker =
  /** How far it is, and why it would choose as it would so far: never what, which may be hidden. */
  | { readonly is: 'progress'; readonly id: number; readonly share: number; readonly why: string }
  /** As far as it is; again and again until it is confirmed. */
  | { readonly is: 'reviewing'; readonly id: number; readonly review: Review }
  | { readonly is: 'decided'; readonly id: number; readonly decision: Decision }
  | { readonly is: 'failed'; readonly id: number; readonly reason: string };
