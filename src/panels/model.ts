/** What the panels read and ask for: an open table as signals. The app makes it; the panels know no rule. */
import type { ReadonlySignal } from '@preact/signals';
import type { Choice, Game, GameEvent, Offer, Prompt, Refusal, Result, Setup, Side } from '../kernel/game';
import type { Entry } from '../kernel/table';
import type { Preview, View } from '../kernel/view';
import type { Words } from '../locale';

/** A legal choice and how the screen offers it. */
export interface Offered {
  readonly choice: Choice;
  readonly offer: Offer;
}

/** The table as it stands, made in one go after each choice is safe on disk. */
export interface Position {
  readonly prompt: Prompt | null;
  readonly side: Side;
  readonly view: View;
  readonly entries: readonly Entry[];
  readonly offers: readonly Offered[];
  /** The roll that the question itself leads to. */
  readonly preview: Preview | null;
  /** How many choices undo can take back for nothing. */
  readonly undoable: number;
  /** What redo would bring back. */
  readonly undone: Entry | null;
  readonly result: Result | null;
  readonly rewinds: number;
  readonly hints: readonly number[];
}

/** Something to tell once: a refusal, a hint, trouble with the disk. */
export type Notice =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'hint'; readonly choice: Choice; readonly why: string }
  | { readonly is: 'not-saved'; readonly why: keyof Words['saves']['troubles'] };

export interface TableModel {
  readonly game: Game;
  readonly setup: Setup;
  readonly opening: readonly GameEvent[];
  readonly position: ReadonlySignal<Position>;
  /** What the board shows: the present, or an earlier position while looking back. */
  readonly shown: ReadonlySignal<View>;
  /** How many choices had been made in the position looked at; null is now. */
  readonly cursor: ReadonlySignal<number | null>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** False where nothing outlives the page. */
  readonly durable: boolean;
  choose(choice: Choice): Promise<boolean>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Takes back one earlier choice of the present run of choices and makes the later ones again. */
  takeBack(at: number): Promise<boolean>;
  rewind(count: number): Promise<boolean>;
  hint(): Promise<void>;
  preview(choice: Choice): Preview | null;
  look(at: number | null): void;
  refuse(choice: Choice): void;
  dismiss(): void;
  /** The view before the first choice, for the report. */
  start(): View;
}
