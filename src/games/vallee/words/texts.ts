/** What a language must say about Vallée de la mort. Whatever is missing in one of them does not compile. */
import type { GameTexts, PlanTexts, TextKeys, TextParts } from '../../../kernel/wording';
import type { PlaceWords, TrackWords } from '../../../kernel/words';
import type { ValleeChoice } from '../choices';
import type { AreaId } from '../data/areas';
import type { OptionId, ScenarioId } from '../data/options';
import type { Rebuilt } from '../data/source';
import type { AirHit, Altitude, AssaultCode, DropResult, EventId, Weather } from '../data/tables';
import type { Month } from '../data/turns';
import type { LossCause, MineStage, PointCause, SupplyCause } from '../events';
import type {
  AskKey,
  BoxKey,
  ModifierKey,
  OutcomeKey,
  OutlookKey,
  PlanKey,
  RefusalKey,
  RollKey,
  StateKey,
  TableKey,
  TallyKey,
  TaskKey,
  TrackKey,
  WhyKey,
} from '../keys';
import type { Level } from '../rules/victory';
import type { PhaseId, Side } from '../state';
import type { Asked, Names } from './names';
import type { Said } from './said';

/** What a counter is. */
export const unitKinds = [
  'legion',
  'algerian',
  'moroccan',
  'tai',
  'engineers',
  'quad',
  'parachute',
  'battery',
  'mortars',
  'tank',
  'battalion',
  'vm-battery',
  'vm-mortars',
  'rockets',
  'flak-37',
  'flak-mg',
  'assault-engineers',
] as const;
export type UnitKind = (typeof unitKinds)[number];

interface ValleeKeys extends TextKeys {
  readonly scenario: ScenarioId;
  readonly option: OptionId;
  readonly side: Side | 'nobody';
  readonly kind: UnitKind;
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
  readonly level: Level;
  readonly tally: TallyKey;
  readonly deed: Deed;
  readonly source: Rebuilt;
}

/** Kinds of choice that a row or a sheet names in a word. */
type Deed = Exclude<
  ValleeChoice['do'],
  | 'omit'
  | 'unpaid'
  | 'enter'
  | 'try'
  | 'effort'
  | 'roll'
  | 'waive'
  | 'accept'
  | 'load'
  | 'fly'
  | 'ground'
  | 'away'
  | 'detonate'
  | 'stop'
  | 'pass'
  | 'all'
  | 'withdraw'
  | 'done'
>;

export interface ValleeParts extends TextParts {
  readonly choice: ValleeChoice;
  readonly event: Said;
  readonly names: Names;
  readonly asked: Asked;
  readonly leave: 'done';
}

/** Labels of the facts of a place. */
export const factKeys = [
  'ground',
  'bank',
  'fireCover',
  'assaultCover',
  'steps',
  'room',
  'supply',
  'guns',
  'tanks',
  'flak',
  'entrenchments',
  'beside',
  'aircraft',
  'ready',
  'grounded',
  'flown',
  'damaged',
  'down',
  'loaded',
  'cargoSupply',
  'cargoSteps',
  'cargoTroops',
  'transportSupply',
  'transportSteps',
  'transportUnits',
] as const;
export type FactKey = (typeof factKeys)[number];

export interface ValleeTexts extends GameTexts<ValleeKeys, ValleeParts> {
  /** On the map as the sheet prints them; in panels and speech by the historical name. */
  readonly areas: Readonly<Record<AreaId, PlaceWords>>;
  readonly boxes: Readonly<Record<BoxKey, PlaceWords>>;
  readonly groups: Readonly<Record<'points' | 'supply', TrackWords>>;
  /** A Viet Minh battalion inside a sentence. */
  readonly battalion: (label: string) => string;
  /** A tank goes by its name alone. */
  readonly tank: (name: string) => string;
  readonly regiment: (number: string) => string;
  readonly division: (number: string) => string;
  /** A shot of the transport area. */
  readonly transportGun: (number: string) => string;
  /** Several supply counters in one aircraft. */
  readonly supplies: (count: number) => string;
  readonly things: Readonly<Record<'supply' | 'replacement' | 'hq' | 'none', string>>;
  readonly months: Readonly<Record<Month, string>>;
  readonly dones: Readonly<Partial<Record<AskKey, (asked: Asked) => string>>>;
  readonly doneMade: string;
  readonly rows: Readonly<Record<TableKey, readonly string[]>>;
  readonly weathers: Readonly<Record<Weather, string>>;
  readonly happenings: Readonly<Record<EventId, string>>;
  readonly codes: Readonly<Record<AssaultCode, string>>;
  readonly altitudes: Readonly<Record<Altitude, string>>;
  readonly drops: Readonly<Record<DropResult | 'home' | 'down', string>>;
  readonly airHits: Readonly<Record<AirHit, string>>;
  readonly hits: (count: number) => string;
  readonly supplyCauses: Readonly<Record<SupplyCause, string>>;
  readonly pointCauses: Readonly<Record<PointCause, string>>;
  readonly lossCauses: Readonly<Record<LossCause, string>>;
  readonly mines: Readonly<Record<MineStage, string>>;
  readonly terrains: Readonly<Record<'clear' | 'hill' | 'jungle' | 'fortress' | 'compound' | 'valley', string>>;
  readonly banks: Readonly<Record<'west' | 'east', string>>;
  readonly facts: Readonly<Record<FactKey, string>>;
  /** Where the supply line of an area comes through. */
  readonly lines: {
    readonly supplyBy: (area: string) => string;
    readonly supplySource: string;
    readonly supplyCut: string;
  };
  readonly plans: {
    readonly names: Readonly<Record<PlanKey, string>>;
    readonly runs: Readonly<Partial<Record<AskKey, (count: number) => string>>>;
    readonly brakes: Readonly<Record<'all-disrupted', string>>;
    readonly tasks: Readonly<Record<TaskKey, string>>;
    readonly outlooks: Readonly<Record<OutlookKey, PlanTexts['outlooks'][string]>>;
  };
  /** Parts of the sentence that says a place. */
  readonly heard: {
    readonly steps: (count: number) => string;
    readonly units: (count: number) => string;
    readonly disrupted: (count: number) => string;
    readonly unsupplied: (count: number) => string;
    readonly guns: (count: number) => string;
    readonly tanks: (count: number) => string;
    readonly flak: (count: number) => string;
    readonly entrenchments: (count: number) => string;
    readonly nobody: string;
    readonly empty: string;
    readonly headquarters: string;
    readonly ready: (count: number, of: number) => string;
    readonly counters: (count: number) => string;
  };
}
