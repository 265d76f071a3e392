/** What two phones write to each other. */
import type { Token } from './token';

/** 0 has invited, 1 has accepted. */
export type Player = 0 | 1;

export const otherOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** What is agreed before anything is decided. */
export interface Terms {
  readonly game: string;
  readonly scenario: string;
  readonly options: readonly string[];
  /** Whoever invites plays the second side of the game. */
  readonly second: boolean;
  /** Every throw is made by the other phone. */
  readonly sealed: boolean;
  /** The sides are changed of the match before. */
  readonly rematch: string | null;
}

/** Who has written it, in which match. */
interface Envelope {
  readonly id: string;
  readonly by: Player;
}

/** Which rules a phone plays by, and how its computer answers. */
export interface Versions {
  readonly rules: number;
  readonly mind: number;
}

/** Letter 0. */
export interface Invite extends Envelope, Versions {
  readonly is: 'invite';
  readonly terms: Terms;
  readonly end: Token;
  readonly name: string;
}

/** Letter 1. */
export interface Accept extends Envelope, Versions {
  readonly is: 'accept';
  readonly end: Token;
  readonly token: Token;
  readonly name: string;
}

/** A run of choices: the letters from 2 on, the even ones by whoever invited. */
export interface Move extends Envelope, Versions {
  readonly is: 'move';
  readonly m: number;
  readonly edition: number;
  /** How many choices there were before it, and the position that they led to. */
  readonly from: number;
  readonly before: string;
  readonly token: Token;
  /** As the journal writes choices, without stirs: those follow from the tokens. */
  readonly run: readonly string[];
  /** The last line is a throw that the other phone makes. */
  readonly declared: boolean;
  /** No line of it throws but one that was declared before. */
  readonly sealed: boolean;
  /** What its writer wants answered for him, where that has changed. */
  readonly orders: string | null;
  readonly after: string;
}

/** «I know everything up to letter m: what comes then?» */
export interface Ask extends Envelope {
  readonly is: 'ask';
  readonly m: number;
  readonly edition: number;
  readonly hash: string;
}

/** Several letters at once, of both players: from `first` to m. */
export interface Again extends Envelope {
  readonly is: 'again';
  readonly m: number;
  readonly edition: number;
  readonly from: number;
  readonly first: number;
  readonly letters: readonly Part[];
  /** The newest that each has revealed with a letter up to m. */
  readonly tokens: readonly [Token, Token];
  readonly names: readonly [string, string];
  readonly orders: readonly [string, string];
  readonly run: readonly string[];
  readonly after: string;
}

/** One letter among several. */
export interface Part {
  /** How many choices there are with it. */
  readonly count: number;
  readonly declared: boolean;
  readonly sealed: boolean;
}

/** A word about the battle. `taken`: somebody else had accepted first; `you-resigned`: for a phone that has forgotten it. */
export const words = [
  'resign',
  'you-resigned',
  'offer-draw',
  'agree-draw',
  'decline',
  'ask-back',
  'grant-back',
  'taken',
] as const;
export type Word = (typeof words)[number];

export interface Note extends Envelope {
  readonly is: 'note';
  readonly what: Word;
  /** The letter that it stands on. */
  readonly m: number;
  readonly edition: number;
  /** Of the position there; for `taken` of whom it is said to. */
  readonly hash: string;
}

export type Letter = Invite | Accept | Move | Ask | Again | Note;

/** Who writes a letter of a number. */
export const authorOf = (m: number): Player => (m % 2 === 0 ? 0 : 1);
