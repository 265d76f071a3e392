/** What the driver inside the app and its torturer say to each other. */
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
}

/** What to play: a campaign that is there, or a new one. */
export type Order =
  | { readonly open: string }
  | { readonly game: string; readonly seats: Readonly<Record<string, string>> };

/** Stands for undo while a choice is planned and not made. */
export const PLANNED = 'planned';

/** What stands on the screen: how many decisions were made, the question, and what undo would take back. */
export interface Shown {
  readonly decisions: number;
  /** False while the computer thinks, or a curtain hides the next question. */
  readonly asks: boolean;
  readonly screen: string;
}

/** The screen at rest, with what the database then says. */
export interface Tale extends Shown {
  readonly row: Row;
}

/** What the finger meets: a choice as the journal writes it, or the way back. */
export type Tap = { readonly choice: string } | 'undo';

/** Whether two screens say the same of the table; a plan that was not carried out is gone with its window. */
export function isSame(a: string, b: string): boolean {
  const end = ` (${PLANNED})`;
  const planned = [a, b].find((screen) => screen.endsWith(end));
  if (planned === undefined) return a === b;
  const question = planned.slice(0, -end.length);
  return [a, b].every((screen) => screen.startsWith(`${question} (`));
}
