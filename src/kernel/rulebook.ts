/** The rules of a game retold, as the rules reader shows them: text by rule number, and figures made from the game's data. */
import type { Dice } from './rolls';
import type { CounterView } from './view';

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly Term[];
  /** What players ask: numbers of sections, by the key of the question at the table where they arise. */
  readonly faqAt: Readonly<Record<string, readonly string[]>>;
  /** The same by the rule they are about. */
  readonly faqOn: Readonly<Record<string, readonly string[]>>;
  readonly history: History;
  /** Rules that can be read otherwise, in the order of the rulebook. */
  readonly readings: readonly RuleReading[];
  /** Words on figures and tables, by key: a printed icon, the head of a column; see `labelText`. */
  readonly labels: Readonly<Record<string, string>>;
}

/** How a rule is read, where its own text does not say so in a ruling, and how else it could be read. */
export interface RuleReading {
  readonly rule: string;
  readonly how?: string;
  readonly other: string;
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  /** As in the rulebook: '12.3.5.1', '21.Q4'. */
  readonly number: string;
  readonly title: string;
  readonly body: readonly Block[];
}

/** A text may name rules: 'Guns stay where they are ([[14.1]]).' */
export type Block =
  | { readonly is: 'text' | 'example' | 'ruling' | 'rebuilt'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'table'; readonly table: RuleTable }
  | { readonly is: 'figure'; readonly figure: Figure };

/** A table of the game; its title and the words of its rows come from the game's words. */
export interface RuleTable {
  readonly id: string;
  /** What it is read with: dice, or a count under a label. */
  readonly by: Dice | string;
  readonly rows: readonly RuleRow[];
}

/** From and to are included, null is open; or a label where the roll is compared with something that changes. */
export type RuleRow = { readonly from: number | null; readonly to: number | null } | { readonly label: string };

export type Figure =
  | { readonly is: 'counters'; readonly counters: readonly CounterView[] }
  | PlaceFigure
  | { readonly is: 'track'; readonly track: string; readonly bands: readonly Band[] }
  | CardFigure
  | { readonly is: 'ways'; readonly rows: readonly { readonly of: string; readonly to: readonly string[] }[] }
  | SetupFigure
  | { readonly is: 'turns'; readonly turns: readonly TurnFigure[] }
  | GridFigure
  | { readonly is: 'results'; readonly rows: readonly { readonly level: string; readonly atLeast: number }[] };

interface Band {
  readonly from: number;
  readonly to: number;
  readonly modifier: number;
}

export interface PlaceFigure {
  readonly is: 'place';
  readonly place: string;
  /** What is printed there: an icon as often as it stands there, and what it means. */
  readonly printed: readonly (Labelled & { readonly icon: string; readonly count: number })[];
}

/** A label of the rulebook, by its key; figures stand where it has braces: 'Strength {}'. */
export interface Labelled {
  readonly label: string;
  readonly figures?: readonly number[];
}

export function labelText({ labels }: Pick<Rulebook, 'labels'>, { label, figures = [] }: Labelled): string {
  const left = [...figures];
  return (labels[label] ?? label).replace(/\{\}/g, () => `${left.shift() ?? ''}`);
}

export interface CardFigure {
  readonly is: 'card';
  readonly card: string;
  /** As printed; of several copies all numbers. */
  readonly number: string;
  /** The figure on the card: a label and what it says. */
  readonly value: { readonly label: string; readonly text: string } | null;
  readonly side: string;
  /** Labels: 'reserve', 'one-time', 'reshuffle'. */
  readonly marks: readonly string[];
}

export interface SetupFigure {
  readonly is: 'setup';
  readonly scenario: string;
  readonly levels: readonly { readonly track: string; readonly value: number }[];
  readonly formations: readonly (Labelled & { readonly id: string; readonly state: string })[];
  readonly places: readonly {
    readonly place: string;
    readonly holder: string;
    /** The state of its works, where that is set up. */
    readonly works?: Labelled;
    readonly units: readonly { readonly label: string; readonly states: readonly string[] }[];
  }[];
}

/** A table with columns. Caption, heads and cells are labels of the rulebook where it has one, else as they stand. */
export interface GridFigure {
  readonly is: 'grid';
  readonly caption: string;
  /** The head of the rows first. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
  /** The thing whose source is told below. */
  readonly of?: string;
}

export interface TurnFigure {
  readonly turn: number;
  readonly rains: boolean;
  /** Cards that the sides hold, where a hand is printed. */
  readonly hands?: readonly { readonly side: string; readonly cards: number }[];
  /** Designations of the units that come. */
  readonly arrivals: readonly string[];
}

export interface Term {
  readonly id: string;
  /** The word or the abbreviation as it stands in the texts. */
  readonly term: string;
  /** In full, where the term is short for something. */
  readonly full?: string;
  readonly meaning: string;
}

/** What happened in the valley, beside the campaign of the player. */
interface History {
  readonly turns: readonly {
    readonly turn: number;
    readonly text: string;
    /** Positions that changed hands for good in these days. */
    readonly fell: readonly string[];
  }[];
  readonly end: string;
}

/** What a rule can be asked for by, other than its number. */
export type RuledKind = 'phase' | 'track' | 'state' | 'table' | 'card';

/** Whether the rulebook leaves something open there, or says two things, and this game says how it reads it. */
export function isRead({ readings }: Rulebook, { number, body }: Section): boolean {
  return body.some(({ is }) => is === 'ruling') || readings.some(({ rule }) => rule === number);
}

/** The section of a rule; where its number has none, that of the rule it belongs to. */
export function sectionOf(rulebook: Rulebook, rule: string): Section | null {
  for (let number = rule; number !== ''; number = number.includes('.') ? number.replace(/\.[^.]*$/, '') : '') {
    for (const { sections } of rulebook.chapters) {
      const found = sections.find((section) => section.number === number || section.number === `${number}.0`);
      if (found) return found;
    }
  }
  return null;
}
