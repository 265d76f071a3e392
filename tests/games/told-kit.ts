/** What the tests of words and rulebooks are told of a game, in `told.ts` of its folder: they test every game alike. */
import type { About, Choice, Game, GameEvent } from '../../src/kernel/game';
import type { Language } from '../../src/kernel/words';

export interface Told {
  readonly game: Game;
  /** As each language writes them. */
  readonly texts: Readonly<Record<Language, object>>;
  /** Keys that the rules use and the words know. */
  readonly keys: Readonly<
    Record<'ask' | 'refusal' | 'roll' | 'modifier' | 'outcome' | 'why' | 'state' | 'track', readonly string[]>
  >;
  /** Tables with the number of their rows. */
  readonly tables: Readonly<Record<string, number>>;
  readonly turns: number;
  readonly cards: readonly string[];
  /** Levels of victory. */
  readonly levels: readonly string[];
  /** Where counters lie that are on no place of the map. */
  readonly boxes: readonly string[];
  /** Ids of things whose source is told: 'card-16', 'table-9'. */
  readonly sources: readonly string[];
  /** Paths of texts that are the same in several languages: names, figures, words that languages share. */
  readonly shared: readonly RegExp[];
  readonly samples: {
    /** An id that rolls and modifiers may be about. */
    readonly of: string;
    /** What each question may be about, for those that whole games do not come to. */
    about(ask: string): readonly About[];
    readonly events: readonly GameEvent[];
  };
  readonly rulebook: {
    readonly chapters: number;
    /** The number of the first, where it is not 1. */
    readonly firstChapter?: number;
    /** Tables that are only a way to read a roll and stand nowhere. */
    readonly unprinted: readonly string[];
    /** Cards that have a page of their own. */
    readonly pages: readonly string[];
    /** Places that the French lost in 1954, the last of them last. */
    readonly lost: { readonly count: number; readonly last: string };
    /** Choices that are refused, for the rules that their refusals name. */
    readonly refused: readonly Choice[];
    readonly least: Readonly<Record<'cited' | 'shown' | 'refs' | 'paragraphs', number>>;
  };
}

/** Every game that is told of. */
export const told: readonly Told[] = Object.values(
  import.meta.glob<Told>('./*/told.ts', { eager: true, import: 'told' }),
);
