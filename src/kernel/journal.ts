/** A campaign is its journal: what it started from and every choice since. Nothing else decides anything. */
import type { Choice, Setup } from './game';

export interface Journal extends Setup {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly choices: readonly string[];
  /** How often the player went back past a throw or a card. */
  readonly rewinds: number;
  /** The choices, by number, for which a hint was asked. */
  readonly hints: readonly number[];
}

/**
 * A choice as the journal writes it: its values in order, `move 6-bpc eliane`. It is read by finding the offered
 * choice that is written the same, so a journal can only ever say what the rules offered.
 */
export function written(choice: Choice): string {
  return Object.values(choice).join(' ');
}

/** The offered choice that is written so, if there is one. */
export function offered<C extends Choice>(choices: readonly C[], text: string): C | undefined {
  return choices.find((choice) => written(choice) === text);
}
