/** What a game is to everything outside it. */
import type { ASKED } from './again';
import type { Chance } from './chance';
import type { Fact } from './facts';
import type { Guide, Guided } from './guide';
import type { WriteOrder } from './journal';
import type { Plans } from './plans';
import type { Modifier, Row, SumGroup } from './rolls';
import type { Rulebook, RuledKind } from './rulebook';
import type { Scene } from './scenes';
import type { Mark } from './tale';
import type { BoardMap, Preview, View } from './view';
import type { GameWords, Language } from './words';

/** One of the two sides, in the game's own word: 'french', 'viet-minh'. */
export type Side = string;

/** Something a player may do, as small plain data. Ids, never positions in a list: a journal outlives re-ordering. */
export interface Choice {
  readonly do: string;
}

/**
 * A question to one side with every legal answer. There is always at least one. What it has not may be undefined: a game
 * makes its questions in one shape, which is the fastest.
 */
export interface Prompt<C extends Choice = Choice, A extends string = string> {
  readonly side: Side;
  /** The kind of question, a key into the game's words. */
  readonly ask: A;
  readonly rule: string;
  readonly choices: readonly C[];
  /** What the question is about: ids and figures for its words and its odds, and for nothing else. */
  readonly about?: About | undefined;
  /** What a screen may know of the question beside its offers: how it is laid out, where it happens. */
  readonly scene?: Scene | undefined;
  /** A moment to answer what the other side does: in a fight or elsewhere. A standing order may pass it by. */
  readonly window?: 'fight' | 'other' | undefined;
  /** Nothing of it is secret but the cards in hand: two persons answer it on the open table, their hands covered. */
  readonly open?: boolean;
  /**
   * True where `play` started anew from a copy of the state asks this same question: a checkpoint may be taken.
   * 'midway' in the midst of an action: play may go back there, but nothing is stored there.
   */
  readonly resumable?: boolean | 'midway' | undefined;
  /** True where there is seldom a reason to do anything: a screen may go on by itself with the primary choice. */
  readonly idle?: boolean | undefined;
}

export type About = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A procedure of the rulebook: it changes the state and asks whenever somebody must decide. */
export type Rules<C extends Choice, R = void, A extends string = string> = Generator<Prompt<C, A>, R, C>;

/** A fact for the log and for animation. No words: they are made from it per language. */
export interface GameEvent {
  readonly is: string;
}

/** A choice that makes sense, and a key into the words that says why. */
export interface Advice<C extends Choice = Choice, W extends string = string> {
  readonly choice: C;
  readonly why: W;
  /** What else belongs to the same plan: whoever looks ahead goes on with it, as far as it is offered at the same question. */
  readonly then?: readonly C[];
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
  /** What happened since the last choice, with marks where its parts begin and end. The table takes them away; no copy, hash or rule reads them. */
  events: (E | Mark)[];
  /** The question that rules which start here ask first, while they start (see again.ts). */
  [ASKED]?: Prompt | null;
}

/** What a campaign starts from. */
export interface Setup {
  readonly scenario: string;
  readonly options: readonly string[];
  readonly seed: string;
}

/** Why something is not allowed: a key into the words and the rule that forbids it. */
export interface Refusal<R extends string = string> {
  readonly reason: R;
  readonly rule: string;
}

/** How the screen offers a choice: on a counter, towards a place, on a card, or as a button. */
export interface Offer {
  readonly counter?: string;
  readonly place?: string;
  readonly card?: string;
  readonly cost?: number;
  /** The way ends there: whoever goes there goes no further. */
  readonly ends?: boolean;
  /** What it takes from tracks that are spent: [{ track: 'ap', value: 1 }]. */
  readonly price?: readonly { readonly track: string; readonly value: number }[];
  /** The factors of its counter afterwards; none where the counter is gone. */
  readonly becomes?: readonly number[];
  /** The steps its counter will have if it is left for a turn instead. */
  readonly later?: number;
  /** It gives up something that could still be done: passing, playing no card. */
  readonly forgoes?: boolean;
  /** How many things that could still be done it gives up, where they can be counted: units that may enter, points, shots. */
  readonly undone?: number;
  /** It leaves off what is being put together, at no cost, and leads back to the others. */
  readonly back?: boolean;
  /** A place that will be fought for. */
  readonly fight?: boolean;
  /** The one obvious next step of the prompt. */
  readonly primary?: boolean;
  /** Done by the counters of the place: its sheet is opened, so that they can be chosen first. */
  readonly deed?: boolean;
  /** One step of several that commits nothing yet: it needs no second look. */
  readonly step?: boolean;
  /** So often it can be made in a row: a screen may make all of them by one touch. */
  readonly repeats?: number;
  /** Nothing of the question is left after it: a screen may want it confirmed. */
  readonly final?: boolean;
  /** The places that it can lead to. */
  readonly reach?: readonly string[];
  /** Places that lose something once its counter and these others are gone: nobody else holds them. */
  readonly bares?: readonly { readonly place: string; readonly others: readonly string[] }[];
  /** What the place would hold of a kind that has a limit there: { icon: 'inf', value: 6, of: 6 }. */
  readonly stack?: { readonly icon: string; readonly value: number; readonly of: number };
}

/** What a finger is on: a place, a card, a counter; a counter and a place where it carries one there. */
export interface Touched {
  readonly place?: string;
  readonly counter?: string;
  readonly card?: string;
}

/** The types of one game, by name. The keys are unions, so that a misspelt or missing word does not compile. */
export interface GameTypes {
  readonly state: GameState;
  readonly choice: Choice;
  readonly event: GameEvent;
  /** Kinds of question. */
  readonly ask: string;
  /** Reasons of a refusal. */
  readonly reason: string;
  /** Why the bot proposes something. */
  readonly why: string;
}

/**
 * A game in five parts. Members that take a state are written as methods on purpose: that lets the game of one kind
 * of state stand where any game is wanted, and the table that made a state is the only one to hand it back.
 */
export interface Game<T extends GameTypes = GameTypes> extends Identity {
  readonly play: Play<T>;
  readonly face: Face<T>;
  readonly mind: Mind<T>;
  readonly books: Books;
}

export interface Identity {
  readonly id: string;
  /** The version of its rules: raised when a fix changes what an old choice does. */
  readonly rules: number;
  /** The garrison first: ground that it holds no longer has fallen, ground that it wins back is taken. */
  readonly sides: readonly Side[];
  readonly scenarios: readonly string[];
  readonly options: readonly string[];
}

/** The game itself. */
export interface Play<T extends GameTypes = GameTypes> {
  setup(setup: Setup): T['state'];
  /** Goes on from wherever the state stands until the game ends. */
  rules(state: T['state']): Rules<T['choice'], void, T['ask']>;
  /** A written-out deep copy, with no events. */
  copy(state: T['state']): T['state'];
  /** Deals anew, in place, everything that a side cannot know. */
  redeal(state: T['state'], side: Side, seed: string): void;
  /** Throws if the position breaks an invariant: for tests and for saves from elsewhere. */
  check(state: T['state']): void;
  /** The fields of each choice in the order in which the journal writes them. Saves depend on it: never reorder. */
  readonly writes: WriteOrder;
}

/** What a screen is told. */
export interface Face<T extends GameTypes = GameTypes> {
  readonly map: BoardMap;
  /** How each factor counts where counters act together; none where they never add up. */
  readonly together: readonly ('sum' | 'best' | 'lowest')[];
  /** The phases of a turn in their order. */
  readonly phases: readonly Phase[];
  /** The course of a turn runs along under the levels: it has many steps, some of them over and over. */
  readonly ribbon?: boolean;
  /**
   * The side whose counters lie hidden on the map. The other has no secrets: what everybody sees is what it sees, and
   * once the battle is over all of it lies open.
   */
  readonly hides?: Side;
  /** Whether those who chose the sides have changed seats since; none where nobody does. */
  swapped?(state: T['state']): boolean;
  /** What a side may see; null is what everybody sees. */
  view(state: T['state'], side: Side | null, prompt: Prompt<T['choice'], T['ask']> | null): View;
  offer(state: T['state'], choice: T['choice']): Offer;
  /** The rolls that a prompt or one of its choices leads to, with exact odds; null where none is made. */
  preview(state: T['state'], prompt: Prompt<T['choice'], T['ask']>, choice: T['choice'] | null): Preview | null;
  /** What a hand may try at a place, with a counter or a card, legal or not: what is not shows with the reason why. */
  tries(state: T['state'], prompt: Prompt<T['choice'], T['ask']>, touched: Touched): readonly T['choice'][];
  /** Why a choice that is not offered is refused. */
  refusal(
    state: T['state'],
    prompt: Prompt<T['choice'], T['ask']>,
    choice: Choice,
  ): Refusal<T['reason'] | KernelReason>;
  /** Where many choices of a kind go together; none where each is made by itself. */
  readonly plans?: Plans<T>;
  /** All that a screen may know of an event. */
  fact(event: T['event']): Fact;
  /** Where a line of a roll's ledger is counted in a short sum. */
  groupOf(modifier: Modifier): SumGroup;
  /** The rows of a table that is rolled on, and who gains by a high total; null where it has none. */
  rowsOf(table: string): { readonly rows: readonly Row[]; readonly high: Side } | null;
  /** What a side may know of an event; null is everybody. An event that it may not notice at all is null. */
  witness(event: T['event'], side: Side | null): T['event'] | null;
  /** A game without cards has none of it. */
  readonly cards?: CardsFace;
  /** What the end report adds up, from the state and all that happened. */
  report(state: T['state'], events: readonly T['event'][]): Report;
}

export interface CardsFace {
  /** In a hand of each side, or in a reserve that lies open. */
  readonly held: 'hand' | 'reserve';
  /** The picture on a card; null where it has none. */
  art(card: string): CardArt | null;
}

/** A picture of the board's engraver, by name, and the ink it is printed in. */
export interface CardArt {
  readonly motif: string;
  readonly ink: 'fr' | 'vm' | 'monsoon';
}

/** Reasons that every game knows: nothing forbids it by name, the game is over, a rule failed. */
export type KernelReason = 'not-offered' | 'game-over' | 'fault';

export interface Phase {
  readonly id: string;
  /** As the rulebook letters it: 'C3'; empty where it does not. */
  readonly code: string;
  readonly rule: string;
  /** Who acts in it, where it is one side alone; the system too has a name. */
  readonly by: Side | null;
  /** Part of the end of a turn: what happens in all of these is told together. */
  readonly ends?: boolean;
  /** What is gone through in it over and over. */
  readonly steps?: readonly PhaseStep[];
}

/** A step within a phase. Its name is found as that of a phase. */
export interface PhaseStep {
  readonly id: string;
  readonly icon: string;
  readonly rule: string;
}

/** How the computer plays it. */
export interface Mind<T extends GameTypes = GameTypes> {
  /** What a sensible player would do, and a key that says why. */
  bot(state: T['state'], prompt: Prompt<T['choice'], T['ask']>): Advice<T['choice'], T['why']>;
  /** The few choices worth thinking about, what `bot` would do first. */
  weigh(state: T['state'], prompt: Prompt<T['choice'], T['ask']>): readonly Advice<T['choice'], T['why']>[];
  /** Questions at which nothing else is worth a thought; elsewhere the bot is asked what it would do next. */
  readonly weighed?: readonly T['ask'][];
  /** Whether a choice is one that nobody makes in his senses: it is not even looked at where another can be made. */
  rash?(state: T['state'], prompt: Prompt<T['choice'], T['ask']>, choice: T['choice']): boolean;
  /** How likely a side is to win, from 0 to 1, by what both sides can see: where looking ahead stops. */
  worth(state: T['state'], side: Side): number;
  /** Places that count and that a side holds, as everybody can see: what looking ahead says of a choice beside its worth. */
  holds?(state: T['state'], side: Side): readonly string[];
  /** Grows whenever a part of the battle is over of which it can be said who gained by it, and that this side could not have ended sooner. */
  stage(state: T['state'], side: Side): number;
  /** How many choices a phone plays in a second of looking ahead: work is counted by it, never timed. */
  readonly pace: number;
  /** How many stages a look ahead goes on, and how many choices at least: what comes later only blurs what was chosen. */
  readonly sight: { readonly stages: number; readonly least: number };
  /** What is not better by so much is left to the bot, which knows what the end of a look does not show. */
  readonly trifle: number;
  /** None where nobody is ever away: a game for one. */
  readonly ahead?: Ahead<T['ask']>;
}

/** Letters of a battle by post: nine of ten take so many. */
export interface Letters {
  readonly from: number;
  readonly to: number;
}

/** What may be answered for a side that is away. */
export interface Ahead<A extends string = string> {
  /** Raised whenever the bot answers a question otherwise than before: two phones must reckon the same. */
  readonly version: number;
  /** Questions in which something is borne, not planned. */
  readonly bears: readonly A[];
  /** Moments to answer what the other side does, which an order may let pass. */
  readonly windows: readonly A[];
  /** By scenario, as far as it was counted: where results are left to the computer, and where everything is asked. */
  readonly letters: Readonly<Record<string, { readonly ordered: Letters; readonly asked: Letters }>>;
}

/** What is read: each language is a module of its own, fetched when it is spoken. */
export interface Books {
  readonly words: ByLanguage<GameWords>;
  readonly rulebook: ByLanguage<Rulebook>;
  /** Lessons and first-time tips. */
  readonly guide: ByLanguage<Guide>;
  /** The campaigns that the lessons are made for, one for each side that is taught. */
  readonly guided: readonly Guided[];
  /** The rule behind something that shows: a phase, a track, a state, a table, a card. */
  ruleOf(kind: RuledKind, id: string): string | null;
}

export type ByLanguage<T> = Readonly<Record<Language, () => Promise<T>>>;

/** What an end report adds up. Keys are for the words. */
export interface Report {
  /** Levels of victory from the worst to the best, each with the points it takes; none where one side simply wins. */
  readonly levels: readonly { readonly level: string; readonly from: number }[];
  /** What gives points as the game stands, and to whom where both sides have points of their own. */
  readonly points: readonly {
    readonly key: string;
    readonly count: number;
    readonly points: number;
    readonly side?: Side;
  }[];
  /** What would end the game at once, condition by condition, and whether each is averted. */
  readonly brink?: readonly { readonly key: string; readonly count: number; readonly averted: boolean | null }[];
  /** The campaign in figures. */
  readonly toll: readonly { readonly key: string; readonly count: number; readonly of?: string }[];
  /** Turns of the rains. */
  readonly rains: readonly number[];
  /** How the battle itself ended, where levels of victory measure it. */
  readonly history: { readonly level: string; readonly turn: number } | null;
}
