/** What a language must say about The Lost Valley. Whatever is missing in one of them does not compile. */
import type { Asked, ChoiceTexts, GameTexts, TextKeys, TextParts } from '../../../kernel/wording';
import type { Name, PlaceWords, Sentence, TrackWords } from '../../../kernel/words';
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
import type { Names } from './names';

/** The part of a card that is written; its condition and its phases are told from the data. */
export interface CardTexts {
  readonly title: string;
  readonly effect: string;
  readonly note: string;
}

/** Tables whose results are rows; 6 and 7 compare the roll with the Strength or the turn. */
export type RowTableId = Exclude<TableId, '6' | '7'>;
export type TableRows = { readonly [T in RowTableId]: (typeof tables)[T]['rows'][number] };

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

interface ValleyKeys extends TextKeys {
  readonly scenario: ScenarioId;
  readonly option: OptionId;
  readonly side: 'french' | 'viet-minh';
  readonly kind: KindKey;
  readonly state: StateKey;
  readonly track: TrackKey;
  readonly phase: PhaseId;
  readonly ask: AskKey;
  readonly reason: RefusalKey;
  readonly why: WhyKey;
  readonly roll: RollKey;
  readonly cause: ModifierKey;
  readonly table: TableId;
  readonly outcome: OutcomeKey;
  readonly level: VictoryLevelId;
  readonly tally: TallyKey;
  readonly deed: never;
  readonly source: Reason;
}

export interface ValleyParts extends TextParts {
  readonly choice: ValleyChoice;
  readonly event: ValleyEvent;
  readonly names: Names;
  readonly leave: 'done';
}

export interface ValleyTexts extends GameTexts<ValleyKeys, ValleyParts> {
  readonly places: Readonly<Record<CrId | DzId | Box, PlaceWords>>;
  readonly division: (id: DivisionId) => string;
  readonly divisionKind: (honorific: string) => string;
  readonly holders: Readonly<Record<Exclude<Holder, DivisionId>, string>>;
  readonly factors: readonly [assault: string, defense: string, morale: string];
  readonly assaultedBy: (division: string) => string;
  readonly airstrip: Readonly<Record<Airstrip, string>>;
  readonly divisionTrack: (id: DivisionId) => TrackWords;
  readonly immediate: string;
  /** On cards that may be kept in hand (5.5). */
  readonly mayKeep: string;
  readonly actionPoints: (count: number | '1d3') => string;
  readonly either: (parts: readonly string[]) => string;
  readonly both: (parts: readonly string[]) => string;
  /** A choice after the fact, where its button alone would not say what it was. */
  readonly mades: Pick<
    ChoiceTexts<ValleyParts>,
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
  readonly rows: { readonly [T in RowTableId]: (row: TableRows[T]) => string };
  /** Tables 6 and 7: the roll is at most what it is compared with, or above. */
  readonly checks: Readonly<Record<'6' | '7', readonly [atMost: string, above: string]>>;
  /** Facts of a place, by the icon that shows them. */
  readonly facts: {
    readonly fort: string;
    readonly figures: Readonly<Record<'inf' | 'gun' | 'strength', string>>;
    readonly outOf: (limit: number) => string;
    readonly ifLost: string;
    readonly stars: (count: number) => string;
    readonly units: (count: number) => string;
  };
  readonly cards: Readonly<Record<CardNumber, CardTexts>>;
  readonly conditions: ConditionTexts;
  readonly suddenDeaths: Readonly<Record<SuddenDeathId, string>>;
}
