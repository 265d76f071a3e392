/** Several ordinary choices that go together. The rules know nothing of it: the journal holds the choices one by one. */
import type { Choice, GameTypes, Prompt, Touched } from './game';

export interface Plan<C extends Choice = Choice> {
  /** The order in which it is filled in: a key into the game's words. */
  readonly key: string;
  readonly choices: readonly C[];
  /** What could be taken in as well and is not filled in. */
  readonly others?: readonly C[];
  /** No more than so many are made, what is taken in beside them first; the choice that leaves the question is not counted. */
  readonly most?: number;
  /** Questions in which it goes on, beside the one it is made for. */
  readonly asks?: readonly string[];
  /** How far it goes on: to the end of the phase where nothing is said; or until its side is asked anything else. */
  readonly lasts?: 'question' | 'phase' | 'turn';
  /** What ends it early, if the player wants it so. */
  readonly brake?: Brake;
  /** The place that it leads a counter to, what the way costs, and whether it ends there. */
  readonly to?: { readonly place: string; readonly cost: number; readonly ends?: boolean };
  /** The place that it is aimed at, where that is not the one that was touched. */
  readonly at?: string;
  /** Wanted seldom: a button beside the question. */
  readonly beside?: boolean;
  /** For this moment alone: it is neither kept nor made again as last time. */
  readonly passing?: boolean;
}

/** What ends a plan early, as it can be written down: the game says when it does. */
export interface Brake {
  readonly key: string;
  /** The counters that it looks at. */
  readonly of: readonly string[];
}

/** A line below a plan: what it costs and leaves, or what it comes to while the other side can still answer. */
export interface OutlookLine {
  readonly key: string;
  readonly figures: Readonly<Record<string, number>>;
  /** What it is about, and what else it names: a place and who sees it. */
  readonly of?: string;
  readonly by?: readonly string[];
  /** What becomes of each that it concerns. */
  readonly shares?: readonly Share[];
  /** Something goes short by it. */
  readonly warns?: boolean;
}

/** What may become of one, or under one answer: all parts together are certain. */
export interface Share {
  readonly key: string;
  readonly parts: readonly { readonly key: string; readonly chance: number }[];
}

/** One of the tasks that a plan shares many out among: who is on it, and what the whole plan is after each touch. */
export interface Task<C extends Choice = Choice> {
  /** One of its choices; null for those that have none. */
  readonly choice: C | null;
  /** Whatever it is done to, or a word for those that have none. */
  readonly target: string;
  readonly on: readonly { readonly name: string; readonly count: number; readonly less: readonly C[] | null }[];
  /** With the next one that it takes; null where nobody is left for it. */
  readonly more: readonly C[] | null;
  /** The ways in which it can be done: null where one is barred. */
  readonly ways: readonly { readonly key: string; readonly on: boolean; readonly plan: readonly C[] | null }[];
  /** What becomes of each that is on it, whatever the other side does. */
  readonly shares: readonly Share[];
}

/** How a game fills in questions with many choices of a kind. Written as methods for the same reason as `Game`. */
export interface Plans<T extends GameTypes = GameTypes> {
  /** For the question itself, or for what a finger is on; the first is what is filled in. */
  of(state: T['state'], prompt: Prompt<T['choice'], T['ask']>, touched: Touched): readonly Plan<T['choice']>[];
  /** Whether a brake of one of its plans has come to hold. */
  stops?(state: T['state'], brake: Brake): boolean;
  /** The choice now offered that does the same as one of an earlier turn or game, perhaps with another of its kind. */
  like(state: T['state'], prompt: Prompt<T['choice'], T['ask']>, choice: Choice): T['choice'] | null;
  outlook(state: T['state'], prompt: Prompt<T['choice'], T['ask']>, choices: readonly Choice[]): readonly OutlookLine[];
  /** The places that a choice is led or seen across on its way to its own. */
  over?(state: T['state'], choice: Choice): readonly string[];
  /** The place of its own side that a choice relieves: the most threatened one beside its target. */
  facing?(state: T['state'], choice: Choice): string | null;
  /** The best that counters could do to the enemy in a place beside theirs, whether it is their moment or not. */
  against?(state: T['state'], counters: readonly string[], place: string): readonly T['choice'][];
  /** A plan by its tasks, those that nobody is on last; none where it is a list of choices. */
  tasks?(
    state: T['state'],
    prompt: Prompt<T['choice'], T['ask']>,
    choices: readonly Choice[],
  ): readonly Task<T['choice']>[];
}
