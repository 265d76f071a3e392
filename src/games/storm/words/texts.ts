/** What a language must say about Storm Over Dien Bien Phu. Whatever is missing in one of them does not compile. */
import type { Sentence } from '../../../kernel/words';
import type { AreaDeed, StormChoice, UnitDeed } from '../choices';
import type { CardKind, Timing } from '../data/cards';
import type { OptionId, ScenarioId } from '../data/options';
import type { Reason } from '../data/source';
import type { Corps } from '../data/units';
import type { DiscardCause, LossCause, StormEvent } from '../events';
import type {
  AskKey,
  BoxKey,
  GoKey,
  ModifierKey,
  OutcomeKey,
  RefusalKey,
  RollKey,
  StateKey,
  TableKey,
  TallyKey,
  TrackKey,
  WhyKey,
} from '../keys';
import type { PhaseId, Side } from '../state';
import type { Asked, Names } from './names';

export interface PlaceTexts {
  readonly name: string;
  readonly short: string;
}

/** A tactical card; when it may be played stands before its effect. */
export interface CardTexts {
  readonly title: string;
  readonly when: string;
  readonly condition: string;
  readonly effect: string;
  readonly note: string;
}

export interface Day {
  readonly day: number;
  readonly month: number;
}

export type EventTexts = {
  readonly [K in StormEvent['is']]: (event: Extract<StormEvent, { is: K }>, n: Names) => Sentence | null;
};

/** The label of a choice; the question it answers is known where the label depends on it. */
export type ChoiceTexts = {
  readonly [K in Exclude<StormChoice['do'], 'go'>]: (
    choice: Extract<StormChoice, { do: K }>,
    n: Names,
    asked: Asked,
  ) => string;
};

export interface StormTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly scenarios: Readonly<Record<ScenarioId, { readonly name: string; readonly summary: string }>>;
  readonly options: Readonly<Record<OptionId, { readonly name: string; readonly effect: string }>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** By area number, where a name differs from the one on the map. */
  readonly areas: Readonly<Record<number, PlaceTexts>>;
  /** By area number: the name where the map is crowded. */
  readonly brief: Readonly<Record<number, string>>;
  /** Parts of the sentence that says an area. */
  readonly heard: {
    readonly victory: string;
    readonly fresh: (count: number) => string;
    readonly spent: (count: number) => string;
    readonly firepower: (points: number) => string;
    readonly terrain: (value: number) => string;
    readonly terrainLost: (value: number) => string;
    readonly trench: (level: number) => string;
  };
  readonly boxes: Readonly<Record<BoxKey, PlaceTexts>>;
  readonly turnBox: (turn: number) => PlaceTexts;
  readonly kinds: Readonly<Record<Corps, string>>;
  readonly factors: readonly [firepower: string, defense: string, movement: string];
  readonly states: Readonly<Record<StateKey, string>>;
  readonly tracks: Readonly<
    Record<TrackKey, { readonly short: string; readonly name: string; readonly meaning: string }>
  >;
  readonly phases: Readonly<Record<PhaseId, string>>;
  readonly dates: (from: Day, to: Day) => string;
  readonly timings: Readonly<Record<Timing, string>>;
  readonly asks: Readonly<Record<AskKey, (asked: Asked, n: Names) => Sentence>>;
  readonly choices: ChoiceTexts;
  readonly gos: Readonly<Record<GoKey, (asked: Asked) => string>>;
  /** Confirmed, after the fact: what undo takes back. */
  readonly goMade: string;
  /** A deed in a word. */
  readonly deeds: Readonly<Record<Exclude<AreaDeed | UnitDeed, 'to' | 'pick'>, string>>;
  /** Facts of an area; `fireMarker` is why its terrain does not count. */
  readonly facts: Readonly<Record<'terrain' | 'trench' | 'counts' | 'fireMarker' | 'marker' | 'none', string>>;
  /** Tracks that stand in one cell. */
  readonly groups: Readonly<
    Record<'hand' | 'deck', { readonly short: string; readonly name: string; readonly meaning: string }>
  >;
  /** Figures of the end report. */
  readonly tallies: Readonly<Record<TallyKey, (count: number) => string>>;
  readonly discardCauses: Readonly<Record<DiscardCause, string>>;
  readonly lossCauses: Readonly<Record<LossCause, string>>;
  readonly events: EventTexts;
  readonly modifiers: Readonly<
    Record<ModifierKey, (of: string) => { readonly text: string; readonly detail?: string }>
  >;
  readonly rolls: Readonly<Record<RollKey, (of: string) => string>>;
  readonly tables: Readonly<Record<TableKey, string>>;
  readonly rows: Readonly<Record<TableKey, readonly string[]>>;
  readonly outcomes: Readonly<Record<OutcomeKey, string>>;
  readonly refusals: Readonly<Record<RefusalKey, string>>;
  readonly cards: Readonly<Record<CardKind, CardTexts>>;
  readonly results: Readonly<Record<Side, { readonly name: string; readonly epilogue: string }>>;
  readonly whys: Readonly<Record<WhyKey, string>>;
  readonly stated: (rules: string) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
}
