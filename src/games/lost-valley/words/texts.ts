/** What a language must say about The Lost Valley. Whatever is missing in one of them does not compile. */
import type { Name, Sentence } from '../../../kernel/words';
import type { ValleyChoice } from '../choices';
import type { CardNumber } from '../data/cards';
import type { CrId, DivisionId, DzId } from '../data/map';
import type { OptionId } from '../data/options';
import type { ScenarioId } from '../data/scenarios';
import type { Reason } from '../data/source';
import type { TableId, tables } from '../data/tables';
import type { SuddenDeathId, VictoryLevelId } from '../data/victory';
import type { Cause, ValleyEvent } from '../events';
import type {
  AskKey,
  DoneKey,
  KindKey,
  ModifierKey,
  OutcomeKey,
  RefusalKey,
  RollKey,
  SpendKey,
  StateKey,
  TallyKey,
  TrackKey,
  WhyKey,
} from '../keys';
import type { Airstrip, Box, Holder, PhaseId } from '../state';
import type { Asked, Names } from './names';

export interface PlaceTexts {
  readonly name: string;
  readonly short: string;
}

export interface TrackTexts {
  readonly short: string;
  readonly name: string;
  readonly meaning: string;
}

/** The part of a card that is written; its condition and its phases are told from the data. */
export interface CardTexts {
  readonly title: string;
  readonly effect: string;
  readonly note: string;
}

/** Tables whose results are rows; 6 and 7 compare the roll with the Strength or the turn. */
export type RowTableId = Exclude<TableId, '6' | '7'>;
export type TableRows = { readonly [T in RowTableId]: (typeof tables)[T]['rows'][number] };

/** A day of 1954. */
export interface Day {
  readonly day: number;
  readonly month: number;
}

/** One clause for each kind of condition on a card. */
export interface ConditionTexts {
  readonly turns: (from: number, to: number) => string;
  readonly vmCrMin: (count: number) => string;
  readonly crFrench: (place: string) => string;
  readonly anyCrVm: (places: readonly string[]) => string;
  readonly aaaMin: (level: number) => string;
  readonly unitOnMap: (unit: string) => string;
  readonly airstrip: (statuses: readonly string[]) => string;
  readonly dropOpen: string;
  readonly armorOnMap: string;
  /** The one card that asks for a type asks for the Legion. */
  readonly typeOnMap: string;
  readonly all: (clauses: readonly string[]) => string;
}

export type EventTexts = {
  readonly [K in ValleyEvent['is']]: (event: Extract<ValleyEvent, { is: K }>, n: Names) => Sentence | null;
};

/** The label of a choice; the question it answers is known where the label depends on it. */
export type ChoiceTexts = {
  readonly [K in Exclude<ValleyChoice['do'], 'done'>]: (
    choice: Extract<ValleyChoice, { do: K }>,
    n: Names,
    asked: Asked,
  ) => string;
};

/** A line of a roll's ledger: `of` is the name of whom it concerns, or empty. */
export type ModifierText = (of: string) => { readonly text: string; readonly detail?: string };

export interface ValleyTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly scenarios: Readonly<Record<ScenarioId, { readonly name: string; readonly summary: string }>>;
  readonly options: Readonly<Record<OptionId, { readonly name: string; readonly effect: string }>>;
  readonly sides: Readonly<Record<'french' | 'viet-minh', string>>;
  readonly places: Readonly<Record<CrId | DzId | Box, PlaceTexts>>;
  readonly turnBox: (turn: number) => PlaceTexts;
  readonly division: (id: DivisionId) => string;
  readonly divisionKind: (honorific: string) => string;
  readonly holders: Readonly<Record<Exclude<Holder, DivisionId>, string>>;
  readonly kinds: Readonly<Record<KindKey, string>>;
  readonly factors: readonly [assault: string, defense: string, morale: string];
  readonly states: Readonly<Record<StateKey, string>>;
  readonly assaultedBy: (division: string) => string;
  readonly airstrip: Readonly<Record<Airstrip, string>>;
  readonly tracks: Readonly<Record<TrackKey, TrackTexts>>;
  readonly divisionTrack: (id: DivisionId) => TrackTexts;
  readonly phases: Readonly<Record<PhaseId, string>>;
  readonly immediate: string;
  /** On cards that may be kept in hand (5.5). */
  readonly mayKeep: string;
  readonly actionPoints: (count: number | '1d3') => string;
  readonly dates: (from: Day, to: Day) => string;
  readonly either: (parts: readonly string[]) => string;
  readonly both: (parts: readonly string[]) => string;
  readonly asks: Readonly<Record<AskKey, (asked: Asked, n: Names) => Sentence>>;
  readonly choices: ChoiceTexts;
  /** A choice after the fact, where its button alone would not say what it was. */
  readonly mades: Pick<
    ChoiceTexts,
    'play' | 'keep' | 'support' | 'air' | 'join' | 'go' | 'occupy' | 'stand' | 'reroll'
  >;
  /** Leaving a question: what follows. */
  readonly dones: Readonly<Record<DoneKey, (asked: Asked) => string>>;
  /** Done, after the fact: what undo takes back. */
  readonly doneMade: string;
  /** What points were spent on. */
  readonly spent: Readonly<Record<SpendKey, string>>;
  /** Why something came about, to stand in brackets; `of` is what caused it, or empty. */
  readonly causes: Readonly<Record<Cause, (of: Name | string) => Sentence>>;
  readonly events: EventTexts;
  /** A figure of the end report; `of` is whom or how many it is counted against, or empty. */
  readonly tallies: Readonly<Record<TallyKey, (count: number, of: string) => string>>;
  readonly modifiers: Readonly<Record<ModifierKey, ModifierText>>;
  readonly rolls: Readonly<Record<RollKey, (of: string) => string>>;
  readonly tables: Readonly<Record<TableId, string>>;
  readonly rows: { readonly [T in RowTableId]: (row: TableRows[T]) => string };
  /** Tables 6 and 7: the roll is at most what it is compared with, or above. */
  readonly checks: Readonly<Record<'6' | '7', readonly [atMost: string, above: string]>>;
  readonly outcomes: Readonly<Record<OutcomeKey, string>>;
  readonly refusals: Readonly<Record<RefusalKey, string>>;
  readonly cards: Readonly<Record<CardNumber, CardTexts>>;
  readonly conditions: ConditionTexts;
  readonly results: Readonly<Record<VictoryLevelId, { readonly name: string; readonly epilogue: string }>>;
  readonly suddenDeaths: Readonly<Record<SuddenDeathId, string>>;
  readonly whys: Readonly<Record<WhyKey, string>>;
  readonly stated: (rules: string) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
}
