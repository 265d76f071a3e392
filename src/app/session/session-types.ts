/** What a table is opened with, and what it is to the screens. */
import type { ReadonlySignal } from '@preact/signals';
import type { Seats } from '../../kernel/seats';
import type { Table } from '../../kernel/table';
import type { TableModel } from '../../panels/model/model';
import type { Trouble, Waiting } from '../../storage';
import type { Mind } from './computer';
import type { Pace } from './even-pace';

/** Who keeps the journal. */
export interface Keeper {
  /** False where nothing outlives the page. */
  readonly durable: boolean;
  /** Answers when the table as it stands is safe: null, or why it is not. `waits` hears where that takes long. */
  keep(table: Table, waits: (how: Waiting) => void): Promise<Trouble | null>;
}

export interface Seating {
  readonly table: Table;
  /** Its name, under which standing terms are kept; a table without one keeps none. */
  readonly campaign?: string;
  readonly keeper: Keeper;
  readonly seats: Seats;
  /** Who thinks for the computer. */
  readonly mind?: Mind;
  /** How long the computer takes for what it hides. */
  readonly pace?: Pace;
  /** A second table where this one began, for looking back. */
  readonly fresh: () => Table;
  /** Whether to go on by itself where there is seldom anything to do. */
  readonly passes: () => boolean;
  /** Whether what happens is told step by step. */
  readonly tells?: () => boolean;
  /** Nobody has looked at it yet: how its first turn opens is told. */
  readonly begun?: boolean;
  /** Another window plays: nothing is offered here. */
  readonly watching?: boolean;
}

/** What the window that plays has made durable. */
export interface Journal {
  readonly choices: readonly string[];
  readonly rewinds: number;
  readonly hints: readonly number[];
}

/** What failed at this table, and has changed nothing. */
export type Failure =
  /** A choice at which the rules fail; the choice as the journal writes it. */
  | { readonly is: 'step' | 'computer'; readonly choice: string; readonly error: unknown }
  /** The same of the computer, which has made another choice since. */
  | { readonly is: 'detour'; readonly choice: string; readonly error: unknown }
  /** The computer does not look ahead any more. */
  | { readonly is: 'mind'; readonly error: unknown }
  | { readonly is: 'drawing'; readonly error: unknown }
  | { readonly is: 'slow' }
  | { readonly is: 'stuck' };

export interface Session extends TableModel {
  /** Told until it is read, or over. */
  readonly failure: ReadonlySignal<Failure | null>;
  /** The failure is read; a computer that could not go on tries again. */
  goOn(): void;
  /** Brings a watching table to where the player's window is. */
  follow(journal: Journal): void;
  /** The page is hidden, or seen again: a hand is covered, the computer rests. */
  hide(hidden: boolean): void;
  dispose(): void;
}
