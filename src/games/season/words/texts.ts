/** What a language must say about A Season in Hell. Whatever is missing in one of them does not compile. */
import type { GameTexts, TextKeys, TextParts } from '../../../kernel/wording';
import type { PlaceWords, TrackWords } from '../../../kernel/words';
import type { PlaceDeed, SeasonChoice, UnitDeed } from '../choices';
import type { ScenarioId } from '../data/scenarios';
import type { OriginReason } from '../data/source';
import type { UnitData } from '../data/units';
import type { CriticalEffect, Decision, LossCause, MoveCause, SupplyCause, TrenchCause, TurnCause } from '../events';
import type { ImpulseStep } from '../face/phases';
import type {
  AskKey,
  BoxKey,
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
import type { Said } from './said';

interface SeasonKeys extends TextKeys {
  readonly scenario: ScenarioId;
  readonly option: never;
  readonly side: Side | 'nobody';
  readonly kind: UnitData['type'] | 'unknown';
  readonly state: StateKey;
  readonly track: TrackKey;
  readonly phase: PhaseId | ImpulseStep;
  readonly ask: AskKey;
  readonly reason: RefusalKey;
  readonly why: WhyKey;
  readonly roll: RollKey;
  readonly cause: ModifierKey;
  readonly table: TableKey;
  readonly outcome: OutcomeKey;
  readonly level: Side;
  readonly tally: TallyKey;
  readonly deed: UnitDeed | PlaceDeed | 'move' | 'attack' | 'fire' | 'strike' | 'trade' | 'merge';
  readonly source: OriginReason;
}

export interface SeasonParts extends TextParts {
  readonly choice: SeasonChoice;
  readonly event: Said;
  readonly names: Names;
  readonly asked: Asked;
  readonly leave: 'done';
}

export interface SeasonTexts extends GameTexts<SeasonKeys, SeasonParts> {
  /** Zones with a letter, jungles, and the zone of a centre by its name. */
  readonly zone: (letter: string) => PlaceWords;
  readonly jungle: (number: string) => PlaceWords;
  readonly centre: (name: string) => PlaceWords;
  /** The title of the frame of Isabelle. */
  readonly inset: string;
  /** Names that zones have beside their letter. */
  readonly zoneNames: Readonly<Record<'ZE' | 'ZF' | 'ZQ', string>>;
  /** An assault base: the letter of the zone it lies in and the post it leads to. */
  readonly base: (letter: string, post: string) => string;
  /** Posts that go by another name than the French one, each with its letters for a crowded map. */
  readonly hills: Readonly<Record<string, { readonly name: string; readonly brief: string }>>;
  /** The letters of a centre before the number of a post, where they are not its first. */
  readonly letters: Readonly<Record<string, string>>;
  readonly boxes: Readonly<Record<BoxKey, PlaceWords>>;
  readonly groups: Readonly<Record<'guns', TrackWords>>;
  readonly unknownPiece: string;
  readonly shownDummy: string;
  readonly battalion: (name: string) => string;
  readonly regiment: (name: string) => string;
  readonly dones: Readonly<Partial<Record<AskKey, (asked: Asked) => string>>>;
  readonly doneMade: string;
  readonly rows: Readonly<Record<TableKey, readonly string[]>>;
  readonly decisions: Readonly<Record<Decision, readonly [yes: string, no: string]>>;
  readonly supplyCauses: Readonly<Record<SupplyCause, string>>;
  readonly trenchCauses: Readonly<Record<TrenchCause, string>>;
  readonly moveCauses: Readonly<Record<MoveCause, string>>;
  readonly turnCauses: Readonly<Record<TurnCause, string>>;
  readonly criticals: Readonly<Record<CriticalEffect, string>>;
  readonly lossCauses: Readonly<Record<LossCause, string>>;
  /** What fires or adds to the fire. */
  readonly force: { readonly units: (count: number) => string; readonly air: (points: number) => string };
  readonly dueCauses: Readonly<Record<'siege' | 'encircled' | 'hill' | 'scout', string>>;
  /** Facts of a place. */
  readonly facts: Readonly<
    Record<
      | 'trench'
      | 'ring'
      | 'posts'
      | 'companies'
      | 'tanks'
      | 'machineGuns'
      | 'battalions'
      | 'dummies'
      | 'unknown'
      | 'handFrench'
      | 'handVietMinh'
      | 'ground'
      | 'joined'
      | 'bases'
      | 'hill'
      | 'marsh'
      | 'flat'
      | 'jungle',
      string
    >
  >;
  /** Parts of the sentence that says a place. */
  readonly heard: {
    readonly strategic: string;
    readonly hill: string;
    readonly marsh: string;
    readonly companies: (count: number) => string;
    readonly tanks: (count: number) => string;
    readonly machineGuns: (count: number) => string;
    readonly reduced: (count: number) => string;
    readonly disorganized: (count: number) => string;
    readonly hand: (points: number) => string;
    readonly battalions: (count: number) => string;
    readonly dummies: (count: number) => string;
    readonly unknown: (count: number) => string;
    readonly unseen: (count: number) => string;
    readonly trench: (level: number) => string;
    readonly ring: (level: number) => string;
    readonly posts: (held: number, of: number) => string;
    readonly joined: (names: string) => string;
    readonly bases: (names: string) => string;
  };
}
