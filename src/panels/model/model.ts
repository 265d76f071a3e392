/** What the panels read and ask for: an open table as signals. The app makes it; the panels know no rule. */
import type { ReadonlySignal } from '@preact/signals';
import type { Ending } from '../../kernel/draft';
import type {
  Choice,
  Game,
  GameEvent,
  Offer,
  Prompt,
  Refusal,
  Report,
  Result,
  Setup,
  Side,
  Touched,
} from '../../kernel/game';
import type { Brake, OutlookLine, Plan, Task } from '../../kernel/plans';
import type { Reason } from '../../kernel/review';
import type { Seats } from '../../kernel/seats';
import type { Entry, Witnessed } from '../../kernel/table';
import type { Happened, Tale } from '../../kernel/tale';
import type { Preview, View } from '../../kernel/view';
import type { Words } from '../../locale';

/** A legal choice and how the screen offers it. */
export interface Offered {
  readonly choice: Choice;
  /** As the journal writes it: tells one choice from another. */
  readonly key: string;
  readonly offer: Offer;
}

/** Choices that go together: filled in by a rule, as the side chose last time, or as the player keeps them. */
export interface PlanOffer {
  readonly from: 'rule' | 'last' | 'saved';
  /** The rule, or the slot of one that is kept. */
  readonly key: string;
  /** What the player calls it. */
  readonly title?: string;
  readonly choices: readonly Choice[];
  readonly others: readonly Choice[];
  readonly most: number | null;
  /** The questions in which it is made. */
  readonly asks: readonly string[];
  readonly lasts: NonNullable<Plan['lasts']>;
  readonly brake: Brake | null;
  readonly to: NonNullable<Plan['to']> | null;
  readonly at: string | null;
  readonly beside: boolean;
  readonly passing: boolean;
  /** So many of its choices are not offered any more. */
  readonly dropped: number;
}

/** Something a hand may try; null where it is allowed. */
export interface Tried {
  readonly choice: Choice;
  readonly key: string;
  readonly refusal: Refusal | null;
}

/** A choice that is meant and not yet made: the journal hears of it with the press of the strong button. */
export interface Meant extends Entry {
  /** Its number among all that is meant. */
  readonly at: number;
  readonly key: string;
}

/** The table as it stands with what is meant, made in one go after each press is safe on disk. */
export interface Position {
  /** The question to whoever looks; null while somebody else decides and when the game is over. */
  readonly prompt: Prompt | null;
  /** The side that looks: nothing here holds what it may not know. */
  readonly side: Side;
  /** The side that somebody else decides for now; null where the question is here. */
  readonly waits: Side | null;
  readonly view: View;
  readonly entries: readonly Witnessed[];
  /** What is meant at the question, in its order: all that stands here is as if it had been made. */
  readonly draft: readonly Meant[];
  readonly offers: readonly Offered[];
  /** The roll that the question itself leads to. */
  readonly preview: Preview | null;
  /** The choice with which the press began that undo would take back; null where it cannot. */
  readonly undoes: number | null;
  /** What redo would bring back. */
  readonly undone: Entry | null;
  readonly result: Result | null;
  readonly rewinds: number;
  readonly hints: readonly number[];
}

/** Something to tell once: a refusal, a hint, trouble with the disk. */
export type Notice =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | {
      readonly is: 'hint';
      readonly choice: Choice;
      readonly key: string;
      readonly reason: Reason;
    }
  /** A hint is being thought about: how far, from 0 to 1. */
  | { readonly is: 'forming'; readonly share: number }
  | { readonly is: 'not-saved'; readonly why: keyof Words['saves']['troubles'] };

/** Who sits at the table: one person alone, a person and the computer, two persons with one phone, or nobody. */
export type Company = 'alone' | 'computer' | 'persons' | 'nobody';

/** When a side wants to be asked for an answer: always, in fights, or never. */
export const orders = ['always', 'fights', 'never'] as const;
export type Order = (typeof orders)[number];

/** Letters that the name of a kept plan has at most. */
export const LONGEST_NAME = 24;

/** How a side wants one kind of window answered that is filled in: asked, asked from a chance on, as filled in, never. */
export const termKinds = ['always', 'likely', 'filled', 'never'] as const;
export interface Terms {
  readonly when: (typeof termKinds)[number];
  /** The least chance at which it is asked. */
  readonly least: number;
  /** What must stay on the track that pays for it. */
  readonly floor: number;
}
export const askAlways: Terms = { when: 'always', least: 1 / 3, floor: 0 };
export const asUsual: Terms = { ...askAlways, when: 'filled' };

/** Between two persons, opaque: the phone goes to whoever plays this side. */
export interface Curtain {
  readonly side: Side;
  /** How many choices had been made when this person last looked. */
  readonly since: number;
}

/** What has come about and is being told, while the table behind may have gone on. */
export interface Telling {
  /** Everything since the turn began, with no word of what the looking side may not know. */
  readonly tale: Tale;
  /** How many of its facts had been told before. */
  readonly told: number;
  /** How many of these the map shows. */
  readonly at: number;
  /** Somebody else goes on deciding: more may come. */
  readonly more: boolean;
  /** The phase of the question that follows. */
  readonly phase: string;
  /** The card that it is about: the question shows it. */
  readonly card: string | null;
  /** Looked at once more: the question waits. */
  readonly again: boolean;
  /** Told behind the curtain, to one seat alone, with the cards that are new in its hand. */
  readonly seat: { readonly side: Side; readonly cards: readonly string[] } | null;
}

/**
 * Through whose eyes the map is looked at: one's own; those of everybody, by whoever hides something; on the open table
 * those of the side that hides, as long as the button is held.
 */
export type Eyes = 'own' | 'open' | 'held';

export interface Thinking {
  readonly side: Side;
  /** Tells one thought from the next. */
  readonly at: number;
  /** How far it is, from 0 to 1, and what speaks for what it would do so far, where that may be told; null until it has an idea. */
  readonly plan: { readonly share: number; readonly why: string | null } | null;
}

export interface Plans {
  /** The ways to fill in the question, or what a finger is on. */
  of(touched?: Touched): readonly PlanOffer[];
  /** Makes these choices one after another, across dice and answers, until one of them is stopped. */
  run(plan: Pick<PlanOffer, 'asks' | 'brake' | 'lasts'>, choices: readonly Choice[]): Promise<boolean>;
  /** How many choices of each side are still to be made by themselves. */
  readonly left: ReadonlySignal<Readonly<Record<Side, number>>>;
  /** Whether what the side that looks has left is passing, and nothing else. */
  passing(): boolean;
  callOff(): void;
  /** What these choices cost and come to. */
  outlook(choices: readonly Choice[]): readonly OutlookLine[];
  /** The tasks that these choices share out; none where they are a list. */
  tasks(choices: readonly Choice[]): readonly Task[];
  /** The places that a choice is led or seen across. */
  over(choice: Choice): readonly string[];
  /** The place of its own side that a choice relieves. */
  facing(choice: Choice): string | null;
  /** The best that counters could do to the enemy in a place beside theirs. */
  against(counters: readonly string[], place: string): readonly Choice[];
  /** Keeps these as a plan of the player for such questions; the slot it lies in. */
  keep(choices: readonly Choice[]): string | null;
  /** Calls the plan in a slot so. */
  name(slot: string, title: string): void;
}

export interface Standing {
  /** The orders by side; those who gave none are always asked. */
  readonly orders: ReadonlySignal<Readonly<Record<Side, Order>>>;
  order(side: Side, order: Order): void;
  /** How a side wants a kind of question answered, by side and question: the present one, or the one that is named. */
  readonly terms: ReadonlySignal<Readonly<Record<string, Terms>>>;
  setTerms(terms: Terms, of?: Pick<Prompt, 'side' | 'ask'>): void;
  /** Whose order made a choice, where one did since the table was opened. */
  by(at: number): Side | null;
}

export interface TableModel {
  readonly game: Game;
  readonly company: Company;
  /** Who plays each side, as it was chosen. */
  readonly chosen: Seats;
  readonly setup: Setup;
  readonly opening: readonly GameEvent[];
  readonly position: ReadonlySignal<Position>;
  /** What the board shows: the present, or an earlier position while looking back. */
  readonly shown: ReadonlySignal<View>;
  readonly eyes: ReadonlySignal<Eyes>;
  see(eyes: Eyes): void;
  /** How many choices had been made in the position looked at; null is now. */
  readonly cursor: ReadonlySignal<number | null>;
  readonly notice: ReadonlySignal<Notice | null>;
  readonly curtain: ReadonlySignal<Curtain | null>;
  /** Two persons at an open question: the table lies open, the hand does not. */
  readonly covered: ReadonlySignal<boolean>;
  readonly telling: ReadonlySignal<Telling | null>;
  /** The computer is at work on a choice. */
  readonly thinking: ReadonlySignal<Thinking | null>;
  /** False where nothing outlives the page. */
  readonly durable: boolean;
  /** One press: what is meant, this choice, and others that go along as far as they are offered and free. */
  choose(choice: Choice, ...along: readonly Choice[]): Promise<boolean>;
  /** What would come of a choice that is offered. */
  ending(choice: Choice): Ending;
  /** Means these choices too, as far as they are offered and free, and some of those meant before no more. */
  mean(choices: readonly Choice[], instead?: readonly number[]): void;
  /** Choices that go together. */
  readonly plans: Plans;
  /** What is answered without asking. */
  readonly standing: Standing;
  /** What was meant last is meant no more; where nothing is meant, the last press is taken back. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  rewind(count: number): Promise<boolean>;
  /** What usually takes part in the fight now put together: what a sensible player takes, as far as it costs nothing. */
  usual(): readonly Choice[];
  /** Where a sensible player would lead the counters that must go somewhere. */
  proposed(): readonly Choice[];
  hint(): Promise<void>;
  /** What a choice is about, as the game says it at the present position. */
  offer(choice: Choice): Offer;
  /** What the roll of the question would come to without one of what is meant. */
  without(at: number): Preview | null;
  /** What a roll comes to with this choice, after others that are free. */
  preview(choice: Choice, after?: readonly Choice[]): Preview | null;
  look(at: number | null): void;
  /** Draws the curtain, so that whoever is asked can look at the covered hand. */
  uncover(): void;
  /** Opens the curtain for the person it waits for. */
  lift(): void;
  /** Shows the map as it was after so many of the facts that are told; null ends the telling. */
  tell(at: number | null): void;
  /** Tells the turn of a choice once more (-1 is before the first). */
  tellAgain(entry: number): void;
  /** What has followed the choices made since so many, as whoever looks knows it; the set-up too where that is all. */
  told(from: number): Tale;
  /** The position when something had come about; with null, before all that is told. */
  frame(happened: Happened | null): View;
  /** The computer plays the best it has found so far. */
  hurry(): void;
  /** Why the computer made a choice, where it said so since the table was opened. */
  whyOf(at: number): Reason | null;
  refuse(choice: Choice): void;
  /** Why a choice is not allowed; null where nothing is asked. */
  refusalOf(choice: Choice): Refusal | null;
  /** What a hand may try at a place or with a card, with the reason where it is not allowed. */
  tries(touched: Touched): readonly Tried[];
  dismiss(): void;
  /** What the end report adds up. */
  report(): Report;
  /** The view after so many choices, for the report too. */
  viewAt(count: number): View;
}
