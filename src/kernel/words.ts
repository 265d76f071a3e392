/** What a game says, in one language. The rules know no words; these are made from their ids, facts and figures. */
import type { Choice, GameEvent, Prompt, Refusal, Result } from './game';
import type { OutlookLine } from './plans';
import type { Modifier, Roll } from './rolls';
import type { CounterView, PlaceView } from './view';

export const languages = ['en', 'fr', 'vi'] as const;
export type Language = (typeof languages)[number];

/** A name inside a sentence that keeps its id, so that a tap can show the place, the counter, the card or the rule. */
export interface Name {
  readonly kind: 'place' | 'counter' | 'card' | 'rule' | 'track';
  readonly id: string;
  readonly text: string;
}

export type Sentence = readonly (string | Name)[];

/** say`${division} saps ${place}: fortifications ${-1}.` */
export function say(strings: TemplateStringsArray, ...parts: readonly (string | number | Name | Sentence)[]): Sentence {
  const out: (string | Name)[] = [];
  const add = (text: string) => {
    const last = out.at(-1);
    if (text === '') return;
    if (typeof last === 'string') out[out.length - 1] = last + text;
    else out.push(text);
  };
  strings.forEach((text, i) => {
    add(text);
    const part = parts[i];
    if (part === undefined) return;
    if (typeof part === 'number') add(signless(part));
    else if (typeof part === 'string') add(part);
    else for (const piece of isSentence(part) ? part : [part]) typeof piece === 'string' ? add(piece) : out.push(piece);
  });
  return out;
}

function isSentence(part: Name | Sentence): part is Sentence {
  return Array.isArray(part);
}

/** As it begins a sentence, with a capital, whatever name stands first. */
export function capital<W extends string | Sentence>(words: W): W;
export function capital(words: string | Sentence): string | Sentence {
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  if (typeof words === 'string') return raised(words);
  return words.map((part, index) => {
    if (index > 0) return part;
    return typeof part === 'string' ? raised(part) : { ...part, text: raised(part.text) };
  });
}

/** A figure with a real minus sign. */
function signless(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A modifier or a change: +2, −1, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : signless(value);
}

/** A sentence as plain text: for speech, files and the command line. */
export function plain(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Full and short name of a place; the brief one is for a crowded map. */
export interface PlaceWords {
  readonly name: string;
  readonly short: string;
  readonly brief?: string;
  /** How the map letters it where there is room, if not by its short name; empty where it stays unnamed. */
  readonly lettered?: string;
}

export interface TrackWords {
  readonly short: string;
  readonly name: string;
  readonly meaning: string;
}

/** One fact of a place: a label and a figure or a word, with an icon of the kit. */
export interface PlaceFact {
  readonly label: string;
  readonly figure?: number;
  /** The most it can be, where it is drawn as a row of pips. */
  readonly of?: number;
  readonly text?: string;
  readonly icon?: string;
  /** How often the icon stands before it; not at all where nothing is said. */
  readonly icons?: number;
  /** States of the place that it already tells. */
  readonly marks?: readonly string[];
}

/** A card as it is printed. */
export interface CardWords {
  readonly title: string;
  readonly condition: string;
  /** The condition part by part, where each is met or not by itself. */
  readonly clauses?: readonly string[];
  /** Its kind of moment in a word, where cards differ by it: 'Reaction'. */
  readonly timing?: string;
  readonly when: string;
  readonly effect: string;
  readonly note: string;
  /** What its corner says: { figure: '3', text: 'action points' }. */
  readonly corner?: { readonly figure: string; readonly text: string };
  /** A word on it that sets it apart: 'May be kept'. */
  readonly tag?: string;
}

/** What the rulebook states of a thing and what we rebuilt, and why so: a sentence each, empty where there is none. */
export interface Provenance {
  readonly stated: string;
  readonly rebuilt: string;
}

export interface GameWords {
  readonly title: string;
  readonly scenarios: Readonly<Record<string, { readonly name: string; readonly summary: string }>>;
  readonly options: Readonly<Record<string, { readonly name: string; readonly effect: string }>>;
  readonly sides: Readonly<Record<string, string>>;
  /** Holding boxes and boxes of the turn track included. */
  place(id: string): PlaceWords;
  holder(id: string): string;
  /** What a counter is, for speech and lists: 'Legion infantry battalion'. */
  counterKind(id: string): string;
  /** What counters that belong together are called: 'Regiment 141'. */
  group?(id: string): string;
  readonly factors: readonly string[];
  /** A state of a counter or a place in a word: 'used', 'reduced', 'disrupted', 'encircled'. */
  state(id: string): string;
  track(id: string): TrackWords;
  phase(id: string): { readonly code: string; readonly name: string };
  dates(turn: number): string;
  /** The question as one sentence. */
  ask(prompt: Prompt): Sentence;
  /** The label of a choice as a button, naming what follows. */
  choice(choice: Choice, prompt: Prompt): string;
  /** The same choice by any of several that nothing tells apart: rows of a plan count them together. */
  alike?(choice: Choice): Choice;
  /** What a choice does in a word, where a row or a sheet says to whom: 'Fire', 'spend'. */
  deed(choice: Choice): string;
  /** The facts of a place in this game's own terms, as its sheet shows them. */
  facts(place: PlaceView): readonly PlaceFact[];
  /** A place and its whole state in one sentence, for those who listen. */
  spoken(place: PlaceView, counters: readonly CounterView[]): string;
  /** Why a fight for this place cannot be weighed yet, where that is no want of units. */
  unseen?(place: PlaceView): string | null;
  /** A choice that was made and the question it answered, for undo: 'Undo: 6 BPC to Éliane'. */
  made(choice: Choice, asked: Pick<Prompt, 'ask' | 'about'>): string;
  /** A line of the log; null for facts that speak through others. */
  event(event: GameEvent): Sentence | null;
  modifier(modifier: Modifier): { readonly text: string; readonly detail?: string };
  roll(roll: Pick<Roll, 'name' | 'of'>): string;
  table(id: string): string;
  /** A row of a table in words: all of it, or the one cell that a column leaves of it. */
  row(table: string, row: number, column?: string): string;
  outcome(key: string): string;
  /** An order of filling in a word or two, and what makes all of it: 'Fire 3'. */
  plan(key: string): string;
  run(prompt: Prompt, count: number): string;
  brake(key: string): string;
  /** Whatever is said about a task: a way of doing it, what becomes of those on it, those that are on none. */
  task(key: string): string;
  /** Whatever an id stands for. */
  thing(id: string): string;
  outlook(line: OutlookLine): { readonly text: string; readonly detail?: string };
  refusal(refusal: Refusal): string;
  card(id: string): CardWords;
  result(result: Result): { readonly name: string; readonly epilogue: string };
  /** A figure of the end report with its count. */
  tally(key: string, count: number, of?: string): string;
  /** Why the bot proposes something. */
  why(key: string): string;
  /** Where the figures of a thing come from; null where nothing is known. */
  source(id: string): Provenance | null;
}
