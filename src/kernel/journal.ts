/** A campaign is its journal: what it started from and every choice since. Nothing else decides anything. */
import type { Choice, Setup, Side } from './game';
import type { Brake } from './plans';

export interface Journal extends Setup {
  readonly game: string;
  readonly rules: number;
  /** As they are written, each with the stir before it, if there was one. */
  readonly choices: readonly string[];
  /** How often the player went back past a throw or a card. */
  readonly rewinds: number;
  /** The choices, by number, for which a hint was asked. */
  readonly hints: readonly number[];
  /** Where a press made more than one choice, or has some left to make. */
  readonly presses?: Presses | undefined;
}

/** What came from one press of the strong button: undo takes it back as a whole. */
export interface Presses {
  /** The choices, by number, that came with the one before. */
  readonly along: readonly number[];
  /** What is left to be made by itself, what was begun last at the end. */
  readonly rest: readonly Rest[];
}

/** Choices of a press that wait for their question, across dice and what the other side does. */
export interface Rest {
  readonly side: Side;
  /** The questions in which it goes on. */
  readonly asks: readonly string[];
  readonly turn: number;
  /** Null where it goes on to the end of the turn. */
  readonly phase: string | null;
  /** It ends as soon as its side is asked anything else: nothing of it is left over for the next time. */
  readonly once: boolean;
  readonly brake: Brake | null;
  /** As the journal writes them. */
  readonly choices: readonly string[];
}

/** The fields of each kind of choice, in the order in which they are written. */
export type WriteOrder = Readonly<Record<string, readonly string[]>>;

/** The same, typed by the choices of a game: what is missing or misspelt does not compile. */
export type Writes<C extends Choice> = { readonly [K in C['do']]: readonly FieldsOf<C, K>[] };

type FieldsOf<C extends Choice, K> = C extends Choice
  ? K extends C['do']
    ? Exclude<keyof C, 'do'> & string
    : never
  : never;

/**
 * A choice as the journal writes it: its kind and its fields in the declared order, `move 6-bpc eliane`. It is read
 * by finding the offered choice that is written the same, so a journal can only ever say what the rules offered.
 */
export function written(order: WriteOrder, choice: Choice): string {
  let text = choice.do;
  for (const field of fieldsOf(order, choice.do)) text += ` ${fieldText(choice, field)}`;
  return text;
}

/** What a text says, offered or not: its kind, and its fields as they are written. */
export function readOut(order: WriteOrder, text: string): Choice {
  const [kind = '', ...values] = text.split(' ');
  return { do: kind, ...Object.fromEntries(fieldsOf(order, kind).map((field, i) => [field, values[i] ?? ''])) };
}

/** By the order in which a game writes: choices that were read before, by their text. */
const readBefore = new WeakMap<WriteOrder, Map<string, Choice>>();

function knownTo(order: WriteOrder): Map<string, Choice> {
  let known = readBefore.get(order);
  if (!known) {
    known = new Map();
    readBefore.set(order, known);
  }
  return known;
}

/**
 * The offered choice that is written so, if there is one. A game makes most of its choices once and offers them again
 * and again: one that was read before is found without comparing any text.
 */
export function offered<C extends Choice>(order: WriteOrder, choices: readonly C[], text: string): C | undefined {
  const known = knownTo(order);
  const before = known.get(text);
  const again = before ? choices.indexOf(before as C) : -1;
  if (again >= 0) return choices[again];
  const found = search(order, choices, text);
  if (found) known.set(text, found);
  return found;
}

function search<C extends Choice>(order: WriteOrder, choices: readonly C[], text: string): C | undefined {
  const kind = text.split(' ', 1)[0] ?? '';
  const fields = fieldsOf(order, kind);
  return choices.find((choice) => choice.do === kind && isWritten(choice, fields, text));
}

function fieldsOf(order: WriteOrder, kind: string): readonly string[] {
  return Object.hasOwn(order, kind) ? (order[kind] ?? []) : [];
}

function fieldText(choice: Choice, field: string): string {
  return String((choice as Choice & Readonly<Record<string, unknown>>)[field]);
}

/** Field by field, so that nothing is written of the many choices that differ in the first. */
function isWritten(choice: Choice, fields: readonly string[], text: string): boolean {
  let at = choice.do.length;
  for (const field of fields) {
    const value = fieldText(choice, field);
    if (text[at] !== ' ' || !text.startsWith(value, at + 1)) return false;
    at += 1 + value.length;
  }
  return at === text.length;
}
