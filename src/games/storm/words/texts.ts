/** What a language must say about Storm Over Dien Bien Phu. Whatever is missing in one of them does not compile. */
import type { GameTexts, TextKeys, TextParts } from '../../../kernel/wording';
import type { PlaceWords, TrackWords } from '../../../kernel/words';
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

/** A tactical card; when it may be played stands before its effect. */
export interface CardTexts {
  readonly title: string;
  readonly when: string;
  readonly condition: string;
  readonly effect: string;
  readonly note: string;
}

interface StormKeys extends TextKeys {
  readonly scenario: ScenarioId;
  readonly option: OptionId;
  readonly side: Side;
  readonly kind: Corps;
  readonly state: StateKey;
  readonly track: TrackKey;
  readonly phase: PhaseId;
  readonly ask: AskKey;
  readonly reason: RefusalKey;
  readonly why: WhyKey;
  readonly roll: RollKey;
  readonly cause: ModifierKey;
  readonly table: TableKey;
  readonly outcome: OutcomeKey;
  readonly level: Side;
  readonly tally: TallyKey;
  readonly deed: Exclude<AreaDeed | UnitDeed, 'to' | 'pick'>;
  readonly source: Reason;
}

export interface StormParts extends TextParts {
  readonly choice: StormChoice;
  readonly event: StormEvent;
  readonly names: Names;
  readonly asked: Asked;
  readonly leave: 'go';
}

export interface StormTexts extends GameTexts<StormKeys, StormParts> {
  /** By area number, where a name differs from the one on the map. */
  readonly areas: Readonly<Record<number, PlaceWords>>;
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
  readonly boxes: Readonly<Record<BoxKey, PlaceWords>>;
  readonly factors: readonly [firepower: string, defense: string, movement: string];
  readonly timings: Readonly<Record<Timing, string>>;
  readonly gos: Readonly<Record<GoKey, (asked: Asked) => string>>;
  /** Confirmed, after the fact: what undo takes back. */
  readonly goMade: string;
  /** Facts of an area; `fireMarker` is why its terrain does not count. */
  readonly facts: Readonly<Record<'terrain' | 'trench' | 'counts' | 'fireMarker' | 'marker' | 'none', string>>;
  /** Tracks that stand in one cell. */
  readonly groups: Readonly<Record<'hand' | 'deck', TrackWords>>;
  readonly discardCauses: Readonly<Record<DiscardCause, string>>;
  readonly lossCauses: Readonly<Record<LossCause, string>>;
  readonly rows: Readonly<Record<TableKey, readonly string[]>>;
  readonly cards: Readonly<Record<CardKind, CardTexts>>;
}
