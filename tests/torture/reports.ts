/** What the tortured page and its torturer say to each other. */
import type { Recovered } from '../../src/storage';

export interface FoundCampaign {
  readonly id: string;
  readonly seed: string;
  readonly choices: readonly string[];
  /** Of the position it came back to; null if it did not. */
  readonly hash: string | null;
  /** Everything that was not as it should be. */
  readonly wrong: readonly string[];
}

/** Sent at every start, before anything is written. */
export interface Found {
  readonly kind: string;
  readonly damaged: readonly string[];
  readonly campaigns: readonly FoundCampaign[];
  /** What the second copy brought back just before, and how many campaigns it changed. */
  readonly recovered: Recovered;
  readonly changed: number;
}

/** What to play: a campaign that is there, or a new one. */
export interface Order {
  readonly id: string | null;
  readonly scenario: string;
  readonly seed: string;
}

/** Sent before a write and again when it is durable and on the screen. */
export interface Step {
  readonly id: string | null;
  readonly seed: string;
  readonly choices: readonly string[];
  /** Milliseconds that the rules took, and then the disk. */
  readonly chose: number;
  readonly kept: number;
  readonly trouble: string | null;
}
