/** What a game is to everything outside it. */
import type { Chance } from './chance';
import type { Guide, Guided } from './guide';
import type { Rulebook, RuledKind } from './rulebook';
import type { BoardMap, Preview, View } from './view';
import type { GameWords, Language } from './words';

/** One of the two sides, in the game's own word: 'french', 'viet-minh'. */
export type Side = string;

/** Something a player may do, as small plain data. Ids, never positions in a list: a journal outlives re-ordering. */
export interface Choice {
  readonly do: string;
}

/** A question to one side with every legal answer. There is always at least one. */
export interface Prompt<C extends Choice = Choice> {
  readonly side: Side;
  /** The kind of question, a key into the game's words. */
  readonly ask: string;
  readonly rule: string;
  readonly choices: readonly C[];
  /** What the question is about: ids and figures for its sentence and its panel. */
  readonly about?: About;
  /** How it is best laid out, where its offers alone do not tell. */
  readonly layout?: Layout;
  /** A moment to answer what the other side does: in a fight or elsewhere. A standing order may pass it by. */
  readonly window?: 'fight' | 'other';
  /** True where `play` started anew from a copy of the state asks this same question: a checkpoint may be taken. */
  readonly resumable?: boolean;
  /** True where there is seldom a reason to do anything: a screen may go on by itself with the primary choice. */
  readonly idle?: boolean;
}

/**
 * force: counters and cards join one by one until it goes on. answer: one card of the hand, or none.
 * damage: points are shared out among counters, each result at its cost. arrivals: counters off the map are placed.
 */
export type Layout = 'force' | 'answer' | 'damage' | 'arrivals';

export type About = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A procedure of the rulebook: it changes the state and asks whenever somebody must decide. */
export type Rules<C extends Choice, R = void> = Generator<Prompt<C>, R, C>;

/** A fact for the log and for animation. No words: they are made from it per language. */
export interface GameEvent {
  readonly is: string;
}

/** A choice that makes sense, and a key into the words that says why. */
export interface Advice<C extends Choice = Choice> {
  readonly choice: C;
  readonly why: string;
}

/** How a game ended. */
export interface Result {
  readonly level: string;
  readonly points: number | null;
  readonly cause: string;
}

/** What every state has. The rest is the game's own, plain data throughout. */
export interface GameState<E extends GameEvent = GameEvent> {
  turn: number;
  phase: string;
  chance: Chance;
  result: Result | null;
  /** What happened since the last choice. The table takes them away; no copy, hash or rule reads them. */
  events: E[];
}

/** What a campaign starts from. */
export interface Setup {
  readonly scenario: string;
  readonly options: readonly string[];
  readonly seed: string;
}

/** Why something is not allowed: a key into the words and the rule that forbids it. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}

/** How the screen offers a choice: on a counter, towards a place, on a card, or as a button. */
export interface Offer {
  readonly counter?: string;
  readonly place?: string;
  readonly card?: string;
  readonly cost?: number;
  /** A place that will be fought for. */
  readonly fight?: boolean;
  /** The one obvious next step of the prompt. */
  readonly primary?: boolean;
  /** Done by the counters of the place: its sheet is opened, so that they can be chosen first. */
  readonly deed?: boolean;
  /** One step of several that commits nothing yet: it needs no second look. */
  readonly step?: boolean;
  /** Nothing of the question is left after it: a screen may want it confirmed. */
  readonly final?: boolean;
  /** The places that it can lead to. */
  readonly reach?: readonly string[];
  /** What the place would hold of a kind that has a limit there: { icon: 'inf', value: 6, of: 6 }. */
  readonly stack?: { readonly icon: string; readonly value: number; readonly of: number };
}

/** What a finger is on. */
export interface Touched {
  readonly place?: string;
  readonly card?: string;
}

export interface Game<S extends GameState = GameState, C extends Choice = Choice> {
  readonly id: string;
  /** Raised when a fix changes what an old choice does. */
  readonly rules: number;
  readonly sides: readonly Side[];
  readonly scenarios: readonly string[];
  readonly options: readonly string[];
  readonly map: BoardMap;
  /** How each factor counts where counters act together. */
  readonly together?: readonly ('sum' | 'best' | 'lowest')[];
  /** Each language is a module of its own, fetched when it is spoken. */
  readonly words: Readonly<Record<Language, () => Promise<GameWords>>>;
  /** The rules retold, where they have been: each language is fetched when somebody reads. */
  readonly rulebook?: Readonly<Record<Language, () => Promise<Rulebook>>>;
  /** Lessons and first-time tips, where there are some: fetched after the table is open. */
  readonly guide?: Readonly<Record<Language, () => Promise<Guide>>>;
  /** The campaigns that the lessons are made for, one for each side that is taught. */
  readonly guided?: readonly Guided[];
  /** The phases of a turn in their order, where the rulebook letters them. */
  readonly phases?: readonly string[];
  /** Phases in which the other side acts, for looking at them again. */
  readonly theirs?: readonly string[];
  /** The rule behind something that shows: a phase, a track, a state, a table, a card. */
  ruleOf?(kind: RuledKind, id: string): string | null;
  setup(setup: Setup): S;
  /** Goes on from wherever the state stands until the game ends. */
  play(state: S): Rules<C>;
  /** A written-out deep copy, with no events. */
  copy(state: S): S;
  /** Whether those who chose the sides have changed seats since, where a game lets them. */
  swapped?(state: S): boolean;
  /** What one side may see. */
  view(state: S, side: Side, prompt: Prompt<C> | null): View;
  offer(state: S, choice: C): Offer;
  /** The rolls that a prompt or one of its choices leads to, with exact odds; null where none is made. */
  preview(state: S, prompt: Prompt<C>, choice: C | null): Preview | null;
  /** What a hand may try at a place or with a card, legal or not: what is not shows with the reason why. */
  tries?(prompt: Prompt<C>, touched: Touched): readonly C[];
  /** Why a choice that is not offered is refused. */
  refusal(state: S, prompt: Prompt<C>, choice: Choice): Refusal;
  /** What a sensible player would do, and a key that says why. */
  bot(state: S, prompt: Prompt<C>): Advice<C>;
  /** The few choices worth thinking about, what `bot` would do first. */
  weigh?(state: S, prompt: Prompt<C>): readonly Advice<C>[];
  /** How likely a side is to win, from 0 to 1, by what both sides can see: where looking ahead stops. */
  worth?(state: S, side: Side): number;
  /** Deals anew, in place, everything that a side cannot know. */
  redeal(state: S, side: Side, seed: string): void;
  /** Throws if the position breaks an invariant: for tests and for saves from elsewhere. */
  check(state: S): void;
  /** Everything a game can show (cards, rows of tables), and which of it an event shows: for trials that try all. */
  readonly sights: { readonly all: readonly string[]; of(event: GameEvent): string | null };
  /** For the end report, from the state and all that happened. */
  reckon?(state: S, events: readonly GameEvent[]): Reckoning;
  /** Figures of this game for the simulator, gathered over one whole game. */
  figures(entries: readonly { readonly events: readonly GameEvent[]; readonly turn: number }[], state: S): Figures;
}

/** What an end report adds up. Keys are for the words. */
export interface Reckoning {
  /** Levels of victory from the worst to the best, each with the points it takes. */
  readonly levels: readonly { readonly level: string; readonly from: number }[];
  /** What gives points as the game stands. */
  readonly points: readonly { readonly key: string; readonly count: number; readonly points: number }[];
  /** The campaign in figures. */
  readonly toll: readonly { readonly key: string; readonly count: number; readonly of?: string }[];
  /** Turns of the rains. */
  readonly wet: readonly number[];
  /** How the battle itself ended. */
  readonly history: { readonly level: string; readonly turn: number };
}

/** A game's own figures, added up over many games. */
export interface Figures {
  /** How often things happened, by group, name and turn: falls, gabrielle, 2. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
  /** A level at the end of each turn, to be averaged: cm, 7. */
  readonly levels: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
