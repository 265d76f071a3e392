/**
 * The facts of a battle: the log tells them, the board animates them. They hold the whole truth: what the French may
 * not know of hidden pieces (units of `moved`, `traded`, `returned`, `left`) is taken out by whoever shows them.
 */
import type { Result } from '../../kernel/game';
import type { Modifier, Roll } from '../../kernel/rolls';
import type { PhaseId, Side } from './state';

/** Which fight it belongs to: the place fought for, or null. */
interface Fought {
  readonly fight: string | null;
}

export type SeasonEvent =
  | { readonly is: 'turn'; readonly turn: number }
  | { readonly is: 'phase'; readonly phase: PhaseId }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'impulse'; readonly side: Side; readonly impulse: number }
  /** A yes or no: assault or operate this week or now, go on, end the week. */
  | { readonly is: 'decided'; readonly side: Side; readonly what: Decision; readonly yes: boolean }
  // 3 supply
  | {
      readonly is: 'supplied';
      readonly side: Side;
      readonly points: number;
      readonly was: number;
      readonly now: number;
      readonly cause: SupplyCause;
    }
  /** Points is 0 for the second battalion of a point. */
  | {
      readonly is: 'traded';
      readonly unit: string;
      readonly steps: number;
      readonly points: number;
      /** It came back to the map. */
      readonly appeared: boolean;
    }
  | { readonly is: 'air-points'; readonly points: number }
  | { readonly is: 'interdicted'; readonly was: number; readonly now: number }
  | { readonly is: 'replacements'; readonly was: number; readonly now: number }
  | { readonly is: 'replaced'; readonly unit: string; readonly place: string }
  | { readonly is: 'merged'; readonly unit: string; readonly with: string; readonly place: string }
  // 3.1 boxes and arrivals: units are hidden from the French, the number is not
  | { readonly is: 'returned'; readonly units: readonly string[]; readonly place: string }
  | { readonly is: 'left'; readonly units: readonly string[]; readonly turn: number }
  | { readonly is: 'arrived'; readonly side: Side; readonly units: readonly string[]; readonly place: string | null }
  | {
      readonly is: 'trench';
      readonly place: string;
      readonly was: number;
      readonly now: number;
      readonly cause: TrenchCause;
    }
  // movement; a hidden piece is known to the French only as one less here and one more there
  | {
      readonly is: 'moved';
      readonly side: Side;
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly how: MoveCause;
      readonly hidden: boolean;
    }
  | { readonly is: 'dropped'; readonly unit: string; readonly to: string }
  | { readonly is: 'turned-up'; readonly units: readonly string[]; readonly place: string; readonly cause: TurnCause }
  | { readonly is: 'dummies'; readonly count: number; readonly place: string }
  | { readonly is: 'turned-down'; readonly units: readonly string[] }
  // fire and fights
  | ({
      readonly is: 'fired';
      readonly side: Side;
      readonly how: 'infantry' | 'barrage' | 'strike';
      readonly units: readonly string[];
      readonly from: string | null;
      readonly place: string;
      readonly air: number;
    } & Fought)
  | ({
      readonly is: 'attacked';
      readonly side: Side;
      readonly units: readonly string[];
      readonly place: string;
    } & Fought)
  | ({ readonly is: 'named'; readonly side: Side; readonly unit: string } & Fought)
  | ({
      readonly is: 'rolled';
      readonly side: Side;
      readonly roll: Roll;
      readonly place: string | null;
      /** Fire and hand-to-hand: what the column starts from, its shifts, the column and the row that are read. */
      readonly start?: string;
      readonly shifts?: readonly Modifier[];
      readonly column?: string;
      readonly row?: number;
      /** 3.2 The line of the air table: what each row of it brings. */
      readonly line?: readonly number[];
      /** What it says: a code of the table, passed or failed. */
      readonly result?: string;
    } & Fought)
  | ({ readonly is: 'critical'; readonly side: Side; readonly effect: CriticalEffect } & Fought)
  | ({
      readonly is: 'disorganized' | 'fatigued' | 'spared';
      readonly side: Side;
      readonly unit: string;
      readonly place: string;
    } & Fought)
  | ({
      readonly is: 'step-lost';
      readonly side: Side;
      readonly unit: string;
      readonly place: string;
      readonly left: number;
      readonly cause: LossCause;
    } & Fought)
  | ({
      readonly is: 'routed';
      readonly unit: string;
      readonly from: string;
      /** Null when it leaves the map for the box of the next turn. */
      readonly to: string | null;
    } & Fought)
  | ({ readonly is: 'track'; readonly was: number; readonly now: number } & Fought)
  | ({ readonly is: 'control'; readonly place: string; readonly was: Side; readonly now: Side } & Fought)
  | { readonly is: 'called-off'; readonly place: string }
  | { readonly is: 'scouted'; readonly place: string; readonly seen: boolean; readonly cost: boolean }
  | { readonly is: 'rested' }
  | { readonly is: 'besieged'; readonly place: string; readonly points: number }
  | { readonly is: 'due'; readonly cause: 'siege' | 'encircled' | 'hill' | 'scout'; readonly place: string }
  | { readonly is: 'ended'; readonly result: Result };

export const decisions = ['assault-week', 'operate-week', 'assault-now', 'operate-now', 'go-on', 'end-week'] as const;
export type Decision = (typeof decisions)[number];

export const supplyCauses = ['levels', 'air', 'drift', 'spent'] as const;
export type SupplyCause = (typeof supplyCauses)[number];

export const trenchCauses = ['dug', 'uncovered', 'scouted', 'taken'] as const;
export type TrenchCause = (typeof trenchCauses)[number];

export const moveCauses = [
  'set-up',
  'strategic',
  'operational',
  'assault',
  'operation',
  'advance',
  'defensive',
  'withdrawal',
  'base',
  'tank',
  'dummy',
  'break-off',
] as const;
export type MoveCause = (typeof moveCauses)[number];

export const turnCauses = ['engaged', 'exposed', 'met', 'scouted'] as const;
export type TurnCause = (typeof turnCauses)[number];

export const criticalEffects = ['check', 'doubled', 'tank'] as const;
export type CriticalEffect = (typeof criticalEffects)[number];

export const lossCauses = ['fire', 'hand', 'critical', 'siege', 'encircled', 'hill', 'scout', 'no-refuge'] as const;
export type LossCause = (typeof lossCauses)[number];
