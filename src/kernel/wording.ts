/** The kit of words: how the texts of one language become the words of a game. What both differ in is handed in. */
import type { Choice, GameEvent, Phase, Prompt } from './game';
import type { OutlookLine } from './plans';
import type { Roll } from './rolls';
import type { Source } from './source';
import {
  capital,
  type GameWords,
  type Name,
  type PlaceWords,
  plain,
  type Sentence,
  signed,
  type TrackWords,
} from './words';

/** The keys of a game's texts, each a closed union, so that a missing text does not compile. */
export interface TextKeys {
  readonly scenario: string;
  readonly option: string;
  readonly side: string;
  readonly kind: string;
  readonly state: string;
  readonly track: string;
  readonly phase: string;
  readonly ask: string;
  readonly reason: string;
  readonly why: string;
  readonly roll: string;
  readonly cause: string;
  readonly table: string;
  readonly outcome: string;
  readonly level: string;
  readonly tally: string;
  /** Kinds of choice that a row or a sheet names in a word. */
  readonly deed: string;
  /** Reasons of what was rebuilt. */
  readonly source: string;
}

/** What a game's texts are made from: its choices and events, its names, and what a question tells. */
export interface TextParts {
  readonly choice: Choice;
  /** What is told of an event: the event itself, or which of several sentences it takes. */
  readonly event: { readonly is: string };
  readonly names: CommonNames;
  readonly asked: Asked;
  /** The choice that leaves a question: its button says what that means in each. */
  readonly leave: string;
}

/** What every language must say about a game. A game adds its own. */
export interface GameTexts<K extends TextKeys, P extends TextParts> {
  readonly title: string;
  readonly scenarios: Readonly<Record<K['scenario'], { readonly name: string; readonly summary: string }>>;
  readonly options: Readonly<Record<K['option'], { readonly name: string; readonly effect: string }>>;
  readonly sides: Readonly<Record<K['side'], string>>;
  readonly turnBox: (turn: number) => PlaceWords;
  readonly kinds: Readonly<Record<K['kind'], string>>;
  readonly factors: readonly string[];
  readonly states: Readonly<Record<K['state'], string>>;
  readonly tracks: Readonly<Record<K['track'], TrackWords>>;
  readonly phases: Readonly<Record<K['phase'], string>>;
  readonly dates: (from: Day, to: Day) => string;
  readonly asks: Readonly<Record<K['ask'], (asked: P['asked'], n: P['names']) => Sentence>>;
  readonly choices: ChoiceTexts<P>;
  readonly events: EventTexts<P>;
  readonly deeds: Readonly<Record<K['deed'], string>>;
  /** A figure of the end report; `of` is whom or how many it is counted against, or empty. */
  readonly tallies: Readonly<Record<K['tally'], (count: number, of: string) => string>>;
  readonly modifiers: Readonly<Record<K['cause'], ModifierText>>;
  readonly rolls: Readonly<Record<K['roll'], (of: string) => string>>;
  readonly tables: Readonly<Record<K['table'], string>>;
  readonly outcomes: Readonly<Record<K['outcome'], string>>;
  readonly plans?: PlanTexts;
  readonly refusals: Readonly<Record<K['reason'], string>>;
  readonly results: Readonly<Record<K['level'], { readonly name: string; readonly epilogue: string }>>;
  readonly whys: Readonly<Record<K['why'], string>>;
  readonly stated: (rules: string) => string;
  readonly reasons: Readonly<Record<K['source'], string>>;
}

/** Choices that go together: how they are filled in, what makes all of them, what stops them, what they come to. */
export interface PlanTexts {
  readonly names: Readonly<Record<string, string>>;
  /** By question. */
  readonly runs: Readonly<Record<string, RunText | undefined>>;
  readonly brakes: Readonly<Record<string, string>>;
  readonly tasks?: Readonly<Record<string, string>>;
  readonly outlooks: Readonly<Record<string, OutlookText>>;
}

/** What a line is about is named, and so is whatever else it mentions; empty where there is nothing. */
type OutlookText = (
  figures: OutlookLine['figures'],
  names: { readonly of: string; readonly by: string },
) => { text: string; detail?: string };

type RunText = (count: number) => string;

/** A day of 1954. */
export interface Day {
  readonly day: number;
  readonly month: number;
}

/** A line of a roll's ledger: `of` is the name of whom it concerns, or empty. */
type ModifierText = (of: string) => { readonly text: string; readonly detail?: string };

type EventTexts<P extends TextParts> = {
  readonly [K in P['event']['is']]: (event: Extract<P['event'], { is: K }>, n: P['names']) => Sentence | null;
};

/** The label of a choice; the question it answers is known where the label depends on it. */
export type ChoiceTexts<P extends TextParts> = {
  readonly [K in Exclude<P['choice']['do'], P['leave']>]: (
    choice: Extract<P['choice'], { do: K }>,
    n: P['names'],
    asked: P['asked'],
  ) => string;
};

/** Names inside sentences that every game has. */
export interface CommonNames {
  /** Whatever an id stands for. */
  any(id: string): Name | string;
  dates(turn: number): string;
  phase(id: string): string;
  roll(roll: Pick<Roll, 'name' | 'of'>): string;
  row(table: string, row: number, column?: string): string;
  result(level: string): string;
}

/** What a question is about, with names for its ids. */
export interface Asked {
  readonly key: string;
  /** The name of an id; the ids of a list with commas between. */
  name(of: string): Sentence;
  number(of: string): number;
  is(of: string): boolean;
  /** Ids as they stand. */
  id(of: string): string;
  ids(of: string): readonly string[];
  /** Whether a kind of choice is among its answers. */
  offers(kind: string): boolean;
}

/** Where a question does not tell what it is about. */
export const UNKNOWN = '…';

/** A question open, with its choices, or answered. */
type Question = Pick<Prompt, 'ask' | 'about'> & Partial<Pick<Prompt, 'choices'>>;

export function askedOf({ ask: key, about, choices = [] }: Question, any: CommonNames['any']): Asked {
  const value = (of: string) => about?.[of];
  return {
    key,
    name: (of) => {
      const found = value(of);
      if (typeof found === 'string') return [any(found)];
      return typeof found === 'object' ? listed(found.map(any)) : [UNKNOWN];
    },
    number: (of) => Number(value(of) ?? 0),
    is: (of) => value(of) === true,
    id: (of) => String(value(of) ?? ''),
    ids: (of) => {
      const found = value(of);
      return typeof found === 'object' ? found : [];
    },
    offers: (kind) => choices.some((choice) => choice.do === kind),
  };
}

/** Names one after the other, with commas between. */
export function listed(names: readonly (Name | string)[]): Sentence {
  return names.flatMap((name, index) => (index > 0 ? [', ', name] : [name]));
}

/** Own keys only: an id is never 'constructor'. */
export function isKeyOf<T extends object>(key: PropertyKey, record: T): key is keyof T {
  return Object.hasOwn(record, key);
}

/** The text under a key. A key without words stands for itself: a test finds it, and no game stops for it. */
export function textOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The dice, what is added to them and the total: 4 + 5 − 3 = 6. A line may end before a sign, never after one nor before the total. */
export function sumOf({ dice, modifiers, total }: Roll): string {
  const added = modifiers
    .map(({ value }) => signed(value).replace(/^([+−])/, ' $1\u00a0'))
    .filter((line) => line !== '0');
  const thrown = dice.join(' +\u00a0');
  return added.length === 0 && dice.length === 1
    ? thrown
    : `${thrown}${added.join('')}\u00a0=\u00a0${total < 0 ? signed(total) : total}`;
}

/** What a game hands in beside its texts; any member of its words that is not as usual is among them. */
type OwnWords<P extends TextParts> = OwnParts<P> &
  Pick<GameWords, 'counterKind' | 'card' | 'facts' | 'row' | 'spoken'> &
  Partial<Omit<GameWords, 'place'>>;

interface OwnParts<P extends TextParts> {
  readonly phases: readonly Phase[];
  readonly turns: readonly { readonly turn: number; readonly from: string; readonly to: string }[];
  /** Places that are no box of the turn track. */
  readonly place: GameWords['place'];
  readonly names: (common: Omit<CommonNames, 'any'> & { short(place: string): string }) => P['names'];
  /** A question with what this game's texts ask of it. */
  readonly asked: (asked: Asked, n: P['names']) => P['asked'];
  /** How the button that leaves a question is called at each, and once it is pressed. */
  readonly leave: {
    readonly by: P['leave'];
    readonly texts: Readonly<Record<string, (asked: P['asked']) => string>>;
    readonly made: string;
  };
  /** A choice after the fact, where its button leaves out what the screen around it says. */
  readonly mades?: Partial<ChoiceTexts<P>>;
  /** Which sentence an event takes, told apart once for all languages; null for those that stay untold. */
  readonly said?: (event: GameEvent, n: P['names']) => P['event'] | null;
  /** What of a question counts once it is answered; all of it where nothing is said. */
  readonly afterwards?: (choice: Choice, question: Question) => Question;
  /** Causes whose subject is no id: a table goes by a number, as cards may. */
  readonly unnamed?: readonly string[];
  readonly sourceOf: (id: string) => Source | undefined;
}

const TURN_BOX = /^turn-(\d+)$/;

export function wordsFrom<P extends TextParts>(texts: GameTexts<TextKeys, P>, own: OwnWords<P>): GameWords {
  const { phases, turns, place: placeOf, names, asked: askedIn, leave, sourceOf, ...rest } = own;
  const { said = (event) => event, mades = {}, afterwards = (_, question) => question, unnamed = [], ...others } = rest;
  const place: GameWords['place'] = (id) => {
    const turn = TURN_BOX.exec(id)?.[1];
    return turn === undefined ? placeOf(id) : texts.turnBox(Number(turn));
  };
  const dates = (turn: number) => {
    const days = turns.find((one) => one.turn === turn);
    return days ? texts.dates(dayOf(days.from), dayOf(days.to)) : '';
  };
  const phase: GameWords['phase'] = (id) => ({
    code: phases.find((one) => one.id === id)?.code ?? '',
    name: textOf(texts.phases, id) ?? id,
  });
  const named = (of = '') => (of === '' ? '' : plain([n.any(of)]));
  const roll: GameWords['roll'] = ({ name, of }) => capital(textOf(texts.rolls, name)?.(named(of)) ?? name);
  const n = names({
    short: (id) => place(id).short,
    dates,
    phase: (id) => phase(id).name,
    roll,
    row: own.row,
    result: (level) => textOf(texts.results, level)?.name ?? level,
  });
  const asked = (question: Question) => askedIn(askedOf(question, n.any), n);
  const label = (choice: Choice, q: P['asked']): string => {
    if (choice.do === leave.by) return textOf(leave.texts, q.key)?.(q) ?? leave.made;
    return readerOf<ChoiceText<P>>(texts.choices, choice.do)?.(choice, n, q) ?? choice.do;
  };
  return {
    title: texts.title,
    scenarios: texts.scenarios,
    options: texts.options,
    sides: texts.sides,
    place,
    holder: (id) => textOf(texts.sides, id) ?? id,
    factors: texts.factors,
    state: (id) => textOf(texts.states, id) ?? id,
    track: (id) => textOf(texts.tracks, id) ?? { short: id, name: id, meaning: id },
    phase,
    dates,
    ask: (prompt) => capital(textOf(texts.asks, prompt.ask)?.(asked(prompt), n) ?? [prompt.ask]),
    choice: (choice, prompt) => capital(label(choice, asked(prompt))),
    deed: (choice) => textOf(texts.deeds, choice.do) ?? label(choice, asked({ ask: '' })),
    made: (choice, question) => {
      const q = asked(afterwards(choice, question));
      return readerOf<ChoiceText<P>>(mades, choice.do)?.(choice, n, q) ?? label(choice, q);
    },
    event: (event) => {
      const told = said(event, n);
      if (!told) return null;
      const text = readerOf<(told: P['event'], n: P['names']) => Sentence | null>(texts.events, told.is);
      const sentence = text ? text(told, n) : [told.is];
      return sentence && capital(sentence);
    },
    modifier: ({ cause, of = '' }) =>
      textOf(texts.modifiers, cause)?.(unnamed.includes(cause) ? of : named(of)) ?? { text: cause },
    roll,
    table: (id) => textOf(texts.tables, id) ?? id,
    outcome: (key) => textOf(texts.outcomes, key) ?? key,
    plan: (key) => textOf(texts.plans?.names ?? {}, key) ?? key,
    run: ({ ask }, count) => textOf<RunText | undefined>(texts.plans?.runs ?? {}, ask)?.(count) ?? `${count}`,
    brake: (key) => textOf(texts.plans?.brakes ?? {}, key) ?? key,
    task: (key) => textOf(texts.plans?.tasks ?? {}, key) ?? key,
    thing: named,
    outlook: ({ key, figures, of = '', by = [] }) => {
      const names = { of: named(of), by: by.map(named).join(', ') };
      return textOf(texts.plans?.outlooks ?? {}, key)?.(figures, names) ?? { text: key };
    },
    refusal: ({ reason }) => textOf(texts.refusals, reason) ?? reason,
    result: ({ level }) => textOf(texts.results, level) ?? { name: level, epilogue: '' },
    tally: (key, count, of = '') => textOf(texts.tallies, key)?.(count, of) ?? key,
    why: (key) => textOf(texts.whys, key) ?? key,
    source: (id) => {
      const source = sourceOf(id);
      if (!source) return null;
      return {
        stated: 'stated' in source ? texts.stated(source.stated) : '',
        rebuilt: 'reconstructed' in source ? (textOf(texts.reasons, source.reconstructed) ?? '') : '',
      };
    },
    ...others,
  };
}

type ChoiceText<P extends TextParts> = (choice: Choice, n: P['names'], asked: P['asked']) => string;

/** Each kind of choice and event has a text of its own that reads that kind alone: its key is what guards it. */
function readerOf<F>(texts: object, key: string): F | undefined {
  return Object.hasOwn(texts, key) ? (Reflect.get(texts, key) as F) : undefined;
}

function dayOf(iso: string): Day {
  const [, month = 0, day = 0] = iso.split('-').map(Number);
  return { day, month };
}
