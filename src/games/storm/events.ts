/** The facts of a battle: the log tells them, the board animates them. None holds what only one side may know. */
import type { Result } from '../../kernel/game';
import type { CardId } from './data/cards';
import type { Roll } from './rolls';
import type { PhaseId, Side } from './state';

export type StormEvent =
  | { readonly is: 'turn'; readonly turn: number }
  | { readonly is: 'phase'; readonly phase: PhaseId }
  | { readonly is: 'bids'; readonly first: number; readonly second: number; readonly swapped: boolean }
  // 5.0 cards
  | { readonly is: 'drawn'; readonly side: Side; readonly cards: number; readonly reshuffled: boolean }
  | { readonly is: 'card-played'; readonly side: Side; readonly card: CardId; readonly area: number }
  | { readonly is: 'card-discarded'; readonly side: Side; readonly card: CardId; readonly cause: DiscardCause }
  | { readonly is: 'card-cancelled'; readonly card: CardId; readonly by: CardId }
  // 6.0 impulses
  | { readonly is: 'impulse'; readonly side: Side; readonly number: number }
  | { readonly is: 'passed'; readonly side: Side }
  | { readonly is: 'moved'; readonly units: readonly string[]; readonly from: number; readonly to: number }
  | { readonly is: 'fired'; readonly side: Side; readonly units: readonly string[]; readonly target: number }
  | { readonly is: 'assaulted'; readonly units: readonly string[]; readonly from: number; readonly target: number }
  | { readonly is: 'assault-over'; readonly target: number; readonly taken: boolean }
  /** A roll and whose it is; for the tables of supply and propaganda with the row it hit. */
  | {
      readonly is: 'rolled';
      readonly side: Side;
      readonly roll: Roll;
      readonly table?: TableId;
      readonly row?: number;
    }
  // units
  | { readonly is: 'spent'; readonly unit: string }
  | { readonly is: 'refreshed'; readonly units: readonly string[]; readonly area: number }
  | { readonly is: 'retreated'; readonly unit: string; readonly from: number; readonly to: number }
  | { readonly is: 'eliminated'; readonly unit: string; readonly area: number; readonly cause: LossCause }
  | { readonly is: 'arrived'; readonly unit: string; readonly area: number }
  | { readonly is: 'replacements'; readonly units: number }
  // areas
  | { readonly is: 'control'; readonly area: number; readonly to: Side }
  | { readonly is: 'trench'; readonly area: number; readonly from: number; readonly to: number }
  | { readonly is: 'fire-marker'; readonly area: number; readonly side: Side }
  | { readonly is: 'out-of-supply'; readonly area: number }
  | { readonly is: 'supplied'; readonly area: number }
  | { readonly is: 'new-day'; readonly waiting: readonly number[] }
  | { readonly is: 'ended'; readonly result: Result };

export const tableIds = ['supply', 'propaganda'] as const;
export type TableId = (typeof tableIds)[number];

export const discardCauses = ['hand-limit', 'go-on', 'sap', 'end-phase'] as const;
export type DiscardCause = (typeof discardCauses)[number];

export const lossCauses = ['damage', 'no-retreat', 'assault', 'propaganda', 'rats', 'no-room'] as const;
export type LossCause = (typeof lossCauses)[number];
