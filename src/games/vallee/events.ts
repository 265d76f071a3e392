/**
 * The facts of a battle: the log tells them, the board animates them. They hold the whole truth; what only one side may
 * know (cargo, the target of the mine) stands in fields that a witness of the other side is not told.
 */
import type { Result } from '../../kernel/game';

import type { Altitude, AssaultCode, DropResult, EventId, Weather } from './data/tables';
import type { TableKey } from './keys';
import type { Roll } from './rolls';
import type { AirPlace, PhaseId, Side } from './state';

/** What a roll belongs to: one number a fight, a battery's mission or an aircraft's. */
type Of = { readonly fight: string | null };

export type ValleeEvent =
  | { readonly is: 'turn'; readonly turn: number }
  | { readonly is: 'phase'; readonly phase: PhaseId }
  | { readonly is: 'half'; readonly round: number; readonly side: Side }
  | { readonly is: 'passed'; readonly side: Side; readonly round: number }
  | ({
      readonly is: 'rolled';
      readonly side: Side;
      readonly roll: Roll;
      readonly place: string | null;
      readonly table?: TableKey;
      readonly row?: number;
      readonly column?: string;
    } & Of)
  // 6.0
  | { readonly is: 'weather'; readonly weather: Weather }
  | { readonly is: 'random-event'; readonly event: EventId; readonly happens: boolean }
  | { readonly is: 'initiative'; readonly side: Side; readonly by: 'roll' | 'event' | 'scenario' }
  // 7.0, 15.0 tracks
  | ({
      readonly is: 'supply';
      readonly side: Side;
      readonly was: number;
      readonly now: number;
      readonly cause: SupplyCause;
    } & Of)
  | ({
      readonly is: 'points';
      readonly side: Side;
      readonly was: number;
      readonly now: number;
      readonly cause: PointCause;
      readonly place: string | null;
    } & Of)
  | { readonly is: 'out-of-supply'; readonly unit: string; readonly area: string; readonly cause: 'cut' | 'unpaid' }
  | { readonly is: 'supplied'; readonly unit: string; readonly area: string }
  // 8.0 the transport area
  | { readonly is: 'capacity'; readonly counters: number }
  | { readonly is: 'sent'; readonly what: string }
  | { readonly is: 'left'; readonly what: string; readonly to: string | null; readonly stays: boolean }
  | { readonly is: 'arrived'; readonly unit: string; readonly area: string; readonly by: 'transport' | 'air' | 'march' }
  | { readonly is: 'committed'; readonly unit: string; readonly cost: number }
  | {
      readonly is: 'counter-lost';
      readonly what: 'supply' | 'replacement';
      readonly shaken: boolean;
      readonly fight: string;
    }
  // 9.0 the air
  | ({ readonly is: 'aircraft'; readonly air: string; readonly was: AirPlace; readonly now: AirPlace } & Of)
  | { readonly is: 'effort'; readonly cost: number }
  | { readonly is: 'loaded'; readonly air: string; readonly cargo: string }
  // R83 The same for the other side, once it is over.
  | { readonly is: 'loads'; readonly aircraft: number; readonly steps: number }
  | {
      readonly is: 'mission';
      readonly air: string;
      readonly mission: 'bomb' | 'suppress' | 'drop' | 'strike';
      readonly target: string;
      readonly at: Altitude;
      readonly fight: string;
    }
  | { readonly is: 'flak'; readonly gun: string; readonly air: string; readonly fight: string }
  | {
      readonly is: 'air-hit';
      readonly air: string;
      readonly hit: 'damaged' | 'down';
      readonly aborts: boolean;
      readonly fight: string;
    }
  | { readonly is: 'suppressed'; readonly gun: string; readonly fight: string }
  | {
      readonly is: 'dropped';
      readonly air: string;
      /** Null to who may not know it: what is brought home is never shown. */
      readonly cargo: readonly string[] | null;
      readonly result: DropResult | 'home' | 'down';
      readonly fight: string;
    }
  // 10.0 guns
  | {
      readonly is: 'fired';
      readonly how: FireKind;
      readonly side: Side;
      readonly unit: string;
      readonly from: string;
      readonly target: string;
      readonly place: string | null;
      /** What the die is compared with, or the column of its table. */
      readonly strength: number;
      readonly fight: string;
    }
  | { readonly is: 'silenced'; readonly unit: string; readonly area: string; readonly fight: string }
  // 11.0
  | {
      readonly is: 'moved';
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly how: 'march' | 'tow' | 'truck';
      readonly spent: number;
    }
  | { readonly is: 'stopped'; readonly unit: string; readonly area: string }
  // 12.0
  | {
      readonly is: 'assault';
      readonly fight: string;
      readonly side: Side;
      readonly area: string;
      readonly units: readonly string[];
      readonly from: readonly string[];
      readonly lead: string;
    }
  | {
      readonly is: 'called-off';
      readonly fight: string;
      readonly area: string;
      readonly cause: 'mafia' | 'no-attackers';
    }
  | {
      readonly is: 'assault-result';
      readonly fight: string;
      readonly area: string;
      readonly code: AssaultCode;
      readonly column: number;
      readonly row: number;
    }
  | { readonly is: 'bloodbath'; readonly fight: string; readonly side: Side; readonly goes: boolean }
  | {
      readonly is: 'assault-over';
      readonly fight: string;
      readonly side: Side;
      readonly area: string;
      readonly taken: boolean;
    }
  | ({ readonly is: 'disrupted'; readonly unit: string; readonly area: string } & Of)
  | ({
      readonly is: 'steps';
      readonly unit: string;
      readonly side: Side;
      readonly area: string;
      readonly was: number;
      readonly now: number;
      readonly cause: LossCause;
    } & Of)
  | ({
      readonly is: 'retreated';
      readonly unit: string;
      readonly side: Side;
      readonly from: string;
      readonly to: string;
    } & Of)
  | { readonly is: 'control'; readonly area: string; readonly from: Side | null; readonly to: Side }
  // 13.0, 14.0
  | { readonly is: 'recovered'; readonly unit: string; readonly area: string }
  | { readonly is: 'repaired'; readonly what: string; readonly success: boolean }
  | { readonly is: 'entrenched'; readonly area: string; readonly was: number; readonly now: number }
  | { readonly is: 'mine'; readonly stage: MineStage; readonly area: string | null; readonly ready: number }
  | { readonly is: 'tied'; readonly tank: string; readonly to: string | null }
  | { readonly is: 'surrendered'; readonly steps: number }
  | { readonly is: 'ended'; readonly result: Result };

export const fireKinds = [
  'bombard',
  'hq',
  'katyusha',
  'opportunity',
  'counter-battery',
  'support',
  'fire',
  'final-fire',
  'anti-tank',
] as const;
export type FireKind = (typeof fireKinds)[number];

export const supplyCauses = ['shot', 'upkeep', 'hq-hit', 'event', 'arrived', 'dropped', 'captured'] as const;
export type SupplyCause = (typeof supplyCauses)[number];

export const pointCauses = [
  'french-steps',
  'vm-steps',
  'elite-steps',
  'aircraft',
  'replacements',
  'regiment-148',
  'effort',
  'parachute',
  'waiver',
  'surrender',
  'surrender-month',
  'no-surrender',
  'ground',
] as const;
export type PointCause = (typeof pointCauses)[number];

export const lossCauses = [
  'bombardment',
  'bombs',
  'support',
  'strike',
  'opportunity',
  'counter-battery',
  'katyusha',
  'mine',
  'fire',
  'final-fire',
  'anti-tank',
  'assault',
  'retreat',
  'no-retreat',
  'stacking',
  'attrition',
  'crisis',
  'air',
  'replacement',
] as const;
export type LossCause = (typeof lossCauses)[number];

export const mineStages = ['announced', 'shown', 'failed', 'found', 'blown'] as const;
export type MineStage = (typeof mineStages)[number];
