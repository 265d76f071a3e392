/** What the command line tries and counts of a game. Phones never load it. */
import type { Game, GameTypes } from './game';

export interface Trial<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly sights: Sights<T>;
  /** Figures of this game for the simulator, gathered over one whole game. */
  figures(
    entries: readonly { readonly events: readonly T['event'][]; readonly turn: number }[],
    state: T['state'],
  ): Figures;
}

/** Everything a game can show (cards, rows of tables), and which of it an event shows: for trials that try all. */
interface Sights<T extends GameTypes> {
  readonly all: readonly string[];
  of(event: T['event']): string | null;
}

/** A game's own figures, added up over many games. */
export interface Figures {
  /** How often things happened, by group, name and turn: falls, gabrielle, 2. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
  /** A level at the end of each turn, to be averaged: cm, 7. */
  readonly levels: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
