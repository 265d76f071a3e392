/** All that a screen may know of an event, whatever the game. Ids that leave a game are strings. */
import type { GameEvent, Side } from './game';
import type { Roll } from './rolls';

/** 'note' is what the log alone tells, if it has words for it. */
export const factKinds = [
  'turn',
  'phase',
  'roll',
  'move',
  'loss',
  'ground',
  'level',
  'card',
  'fight',
  'fire',
  'pass',
  'end',
  'arrival',
  'other',
  'note',
] as const;
export type FactKind = (typeof factKinds)[number];

/** What an event is, and no more: what it belongs to, and how much it counts there, the tale knows. */
export interface Fact {
  readonly kind: FactKind;
  /** Who did it: a side, or a formation of the other. */
  readonly by?: string;
  /** Where; a way goes from `from` to `place`. */
  readonly place?: string;
  readonly from?: string;
  /** Ground and losses: the side that is the poorer for it. */
  readonly loser?: Side;
  /** Ground: who held the place and who holds it now; 'nobody' too. */
  readonly was?: string;
  readonly now?: string;
  /** A level that went from one figure to another. */
  readonly track?: string;
  readonly before?: number;
  readonly after?: number;
  readonly turn?: number;
  readonly phase?: string;
  /** The id is null where the card is not seen; `met` says whether the condition of one that was drawn holds, `clauses` which of its parts do. */
  readonly card?: {
    readonly id: string | null;
    readonly is: 'drawn' | 'played' | 'cancelled' | 'kept' | 'gone';
    readonly met?: boolean;
    readonly clauses?: readonly boolean[];
  };
  /** Counters that it concerns. */
  readonly units?: readonly string[];
  /** What becomes of each of them. */
  readonly harm?: Harm;
  readonly roll?: Roll;
  /** What its total was read off on. */
  readonly read?: Reading;
}

/** A table that was rolled on, and what was hit of it. */
export interface Reading {
  readonly table: string;
  readonly row: number;
  /** The column of the table, where it has several. */
  readonly column?: string;
  /** Its line, where that is drawn: what each of its boxes brings, and which was hit. */
  readonly line?: { readonly brings: readonly number[]; readonly hit: number };
}

/** What becomes of a counter, an aircraft, a load, from the best to the worst. */
export const harms = [
  'recovered',
  'landed',
  'scattered',
  'spent',
  'silenced',
  'damaged',
  'disrupted',
  'disorganized',
  'step',
  'retreats',
  'astray',
  'lost',
] as const;
export type Harm = (typeof harms)[number];

/** One function for each kind of event: a new event does not compile until it says what it is. */
export type FactsOf<E extends GameEvent> = { readonly [K in E['is']]: (event: Extract<E, { is: K }>) => Fact };

/** Reads a game's table of facts. */
export function factIn<E extends GameEvent>(facts: FactsOf<E>): (event: E) => Fact {
  // Each kind of event has a function of its own that reads that kind alone.
  return (event) => (facts[event.is as E['is']] as (event: E) => Fact)(event);
}

/** A fight, or a shot, is announced. */
export function declares({ kind }: Fact): boolean {
  return kind === 'fight' || kind === 'fire';
}

/** Nothing that a screen shows by itself: its words may. */
export const unremarkable: Fact = { kind: 'note' };
