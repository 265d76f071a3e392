/** The facts of a campaign: the log tells them, the board animates them. */
import type { Result } from '../../kernel/game';
import type { CardNumber } from './data/cards';
import type { CrId, DivisionId, DzId } from './data/map';
import type { TableId } from './data/tables';
import type { UnitId } from './data/units';
import type { Roll } from './rolls';
import type { Airstrip, Box, Holder, PhaseId } from './state';

export type ValleyEvent =
  | { readonly is: 'turn'; readonly turn: number }
  | { readonly is: 'phase'; readonly phase: PhaseId }
  /** A roll with the row of its table that it hit; `table` is missing for a plain morale check. */
  | { readonly is: 'rolled'; readonly roll: Roll; readonly table?: TableId; readonly row?: number }
  // cards
  | {
      readonly is: 'card-drawn';
      readonly card: CardNumber;
      readonly met: boolean;
      readonly clauses: readonly boolean[];
    }
  | { readonly is: 'card-played'; readonly card: CardNumber; readonly from: 'drawn' | 'hand' }
  | { readonly is: 'card-kept'; readonly card: CardNumber }
  | { readonly is: 'card-discarded'; readonly card: CardNumber }
  | { readonly is: 'card-removed'; readonly card: CardNumber }
  | { readonly is: 'reshuffled' }
  // levels
  | {
      readonly is: 'level';
      readonly track: 'cm' | 'rp' | 'aaa' | 'ap' | 'asp';
      readonly from: number;
      readonly to: number;
      readonly cause: Cause;
      readonly of?: string;
    }
  | {
      readonly is: 'strength';
      readonly division: DivisionId;
      readonly from: number;
      readonly to: number;
      readonly cause: Cause;
      readonly of?: string;
    }
  | { readonly is: 'ap-saved' }
  | { readonly is: 'airstrip'; readonly from: Airstrip; readonly to: Airstrip; readonly cause: Cause }
  | { readonly is: 'division'; readonly division: DivisionId; readonly active: boolean; readonly cause: Cause }
  // centres of resistance
  | {
      readonly is: 'fort';
      readonly cr: CrId;
      readonly from: number;
      readonly to: number;
      readonly cause: Cause;
      readonly of?: string;
    }
  | { readonly is: 'encircled'; readonly cr: CrId; readonly encircled: boolean }
  | { readonly is: 'control'; readonly cr: CrId; readonly from: Holder; readonly to: Holder; readonly cause: Cause }
  // fighting
  | { readonly is: 'targets'; readonly assaults: readonly Assaulting[] }
  | { readonly is: 'vm-assault'; readonly division: DivisionId; readonly cr: CrId }
  | { readonly is: 'vm-assault-over'; readonly division: DivisionId; readonly cr: CrId; readonly held: boolean }
  | { readonly is: 'french-assault'; readonly cr: CrId; readonly units: readonly UnitId[] }
  | { readonly is: 'french-assault-over'; readonly cr: CrId; readonly repulsed: boolean }
  | { readonly is: 'raid'; readonly cr: CrId; readonly units: readonly UnitId[] }
  | { readonly is: 'raid-over'; readonly cr: CrId; readonly levels: number }
  | { readonly is: 'support'; readonly unit: UnitId; readonly cr: CrId }
  | { readonly is: 'air-support'; readonly cr: CrId }
  // units
  | { readonly is: 'moved'; readonly unit: UnitId; readonly from: CrId | DzId; readonly to: CrId }
  | { readonly is: 'retreated'; readonly unit: UnitId; readonly from: CrId; readonly to: CrId }
  | { readonly is: 'step-lost'; readonly unit: UnitId; readonly at: CrId | DzId }
  | {
      readonly is: 'eliminated';
      readonly unit: UnitId;
      readonly at: CrId | DzId;
      readonly to: Box;
      readonly cause: Cause;
    }
  | { readonly is: 'disrupted'; readonly unit: UnitId; readonly cause: Cause }
  | { readonly is: 'recovered'; readonly unit: UnitId }
  | { readonly is: 'restored'; readonly unit: UnitId }
  | { readonly is: 'arrived'; readonly unit: UnitId; readonly at: CrId | DzId }
  | { readonly is: 'raised'; readonly unit: UnitId; readonly at: CrId; readonly from: UnitId }
  | { readonly is: 'delayed'; readonly unit: UnitId; readonly to: number; readonly cause: Cause }
  | { readonly is: 'ended'; readonly result: Result };

/** Why a fact came about: a key into the words. */
/** 12.3.3 A division and its target, with what the assault roll will count for either side before any support. */
interface Assaulting {
  readonly division: DivisionId;
  readonly cr: CrId;
  readonly attack: number;
  readonly defence: number;
}

export type Cause =
  | 'card' // of: its number
  | 'spent' // of: what it was spent on
  | 'drawn' // action points of the card drawn
  | 'saved'
  | 'table'
  | 'stars'
  | 'gun-icon'
  | 'flak-icon'
  | 'isabelle'
  | 'withdrawal'
  | 'rationing'
  | 'boost'
  | 'rest' // 11.1 no assault last turn
  | 'air'
  | 'casualties'
  | 'status'
  | 'strong' // 11.2 above 8
  | 'activation'
  | 'sapping'
  | 'raid'
  | 'repair'
  | 'capture'
  | 'liberation'
  | 'automatic'
  | 'assault'
  | 'exploitation'
  | 'cut-off'
  | 'emptied'
  | 'occupation'
  | 'interdiction-lifted'
  | 'counter-battery'
  | 'retreat'
  | 'stacking'
  | 'drop-zone'
  | 'no-landing'
  | 'chosen';
