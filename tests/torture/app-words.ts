/** What the driver inside the app and its torturer say to each other. */
import type { Presses } from '../../src/kernel/journal';
import type { Seats } from '../../src/kernel/seats';

/** A campaign as it lies in the database. */
export interface Row {
  readonly campaign: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: readonly string[];
  readonly seed: string;
  readonly seats: Seats;
  readonly choices: readonly string[];
  readonly presses?: Presses | undefined;
}

/** What to play: a campaign that is there, or a new one. */
export type Order =
  | { readonly open: string }
  | { readonly game: string; readonly seats: Readonly<Record<string, string>> };

/** Stands for undo while a choice is planned and not made. */
export const PLANNED = 'planned';

/** Stands for the question while a piece is in hand: the dock then speaks of the piece. */
export const IN_HAND = 'a piece in hand';

/** What stands on the screen: how many decisions were made, the question, and what undo would take back. */
export interface Shown {
  readonly decisions: number;
  /** False while the computer thinks, a curtain hides the next question, or the screen does not lie still yet. */
  readonly asks: boolean;
  readonly question: string;
  readonly undo: string;
  /** What is ticked and not pressed yet, as the journal would write it: it may outlive a kill, and may not. */
  readonly meant: readonly string[];
}

/** The screen at rest, with what the database then says. */
export interface Tale extends Shown {
  readonly row: Row;
}

/** What the finger meets: a choice as the journal writes it, the button that makes what is ticked, or the way back. */
export type Tap = { readonly choice: string } | 'press' | 'undo';

type Said = Pick<Shown, 'question' | 'undo'>;

/**
 * Whether two screens say the same of the table. A plan and a piece in hand are gone with their window, and where a
 * sheet has no undo nothing is said of it.
 */
export function isSame(a: Said, b: Said): boolean {
  const isOne = (x: string, y: string, ...passing: readonly string[]) =>
    x === y || passing.includes(x) || passing.includes(y);
  return isOne(a.question, b.question, IN_HAND) && isOne(a.undo, b.undo, PLANNED, '');
}
