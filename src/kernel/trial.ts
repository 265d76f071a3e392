/** What the command line tries and counts of a game. Phones never load it. */
import type { Game, GameTypes, Prompt, Side } from './game';

export interface Trial<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly sights: Sights<T>;
  /** Figures of this game for the simulator, gathered over one whole game. */
  figures(
    entries: readonly { readonly events: readonly T['event'][]; readonly turn: number }[],
    state: T['state'],
  ): Figures;
  /** What a wargamer would laugh at. */
  readonly blunders: Blunders<T>;
  /** The places that count, by their names on the screen, which the enemy of a side holds with nobody there. */
  free(state: T['state'], side: Side): readonly string[];
  /** What a commander can do at all, by name, so that a trial can forbid one thing after another. */
  readonly means?: Means<T>;
}

/** Whether a choice makes use of a means. */
export type Means<T extends GameTypes> = Readonly<Record<string, (choice: T['choice']) => boolean>>;

/** Whether a choice is a blunder of one kind, judged at the question by what its side can see. */
type Laughs<T extends GameTypes> = (
  state: T['state'],
  prompt: Prompt<T['choice'], T['ask']>,
  choice: T['choice'],
) => boolean;

interface Blunders<T extends GameTypes> {
  readonly kinds: readonly string[];
  of(...decision: Parameters<Laughs<T>>): readonly string[];
}

/** The blunders of a game, by kind. */
export function blundersBy<T extends GameTypes>(kinds: Readonly<Record<string, Laughs<T>>>): Blunders<T> {
  return {
    kinds: Object.keys(kinds),
    of: (...decision) => Object.entries(kinds).flatMap(([kind, laughs]) => (laughs(...decision) ? [kind] : [])),
  };
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
