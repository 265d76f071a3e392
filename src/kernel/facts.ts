/** All that a screen may know of an event, whatever the game. Ids that leave a game are strings. */
import type { GameEvent, Side } from './game';
import type { Roll } from './rolls';

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
  'other',
] as const;
export type FactKind = (typeof factKinds)[number];

/**
 * How much an event weighs. 3, a moment: a place changes hands, a formation joins, the end. 2, a fight: any roll
 * between the sides. 1, a change outside a fight. 0, nothing that changed anything.
 */
export type Weight = 0 | 1 | 2 | 3;

export interface Fact {
  readonly kind: FactKind;
  readonly weight: Weight;
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
    readonly is: 'drawn' | 'played' | 'kept' | 'gone';
    readonly met?: boolean;
    readonly clauses?: readonly boolean[];
  };
  /** Counters that it concerns. */
  readonly units?: readonly string[];
  /** Losses of counters: what becomes of each. */
  readonly harm?: Harm;
  /** Several fights are announced at once, each with what the dice of both sides will count. */
  readonly plans?: readonly FightPlan[];
  readonly roll?: Roll;
  /** A roll that changed nothing: with others of its kind it is a line. */
  readonly missed?: boolean;
  /** One of several of a kind that are told side by side: whose it is, what it carries, what became of it. */
  readonly tile?: Tile;
  readonly table?: string;
  readonly row?: number;
  /** A line of a table that was rolled on: what each of its boxes brings, and which was hit. */
  readonly line?: { readonly brings: readonly number[]; readonly hit: number };
  /** The column of the table, where it has several. */
  readonly column?: string;
}

interface Tile {
  readonly of: string;
  /** Unknown where nothing is said. */
  readonly holds?: readonly string[];
  readonly became: string;
  readonly tone: 'good' | 'fair' | 'poor' | 'none';
}

export interface FightPlan {
  readonly by: string;
  readonly place: string;
  readonly attack?: number;
  readonly defence?: number;
}

/** What becomes of a counter, from the least to the gravest. */
export const harms = ['spent', 'disrupted', 'disorganized', 'step', 'retreats', 'lost'] as const;
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
export const unremarkable: Fact = { kind: 'other', weight: 0 };
