/** Storm Over Dien Bien Phu in play: plain data, its copy, and the places a counter can be in. */
import { copyChance } from '../../kernel/chance';
import type { GameState } from '../../kernel/game';
import type { Side } from './data/areas';
import type { CardId } from './data/cards';
import type { OptionId, ScenarioId } from './data/options';
import type { StormEvent } from './events';

export type { Side } from './data/areas';

/** 4.0 The sequence of play; the end phase is its last three. */
export const phaseIds = ['bidding', 'draw', 'impulses', 'discards', 'supply', 'arrivals'] as const;
export type PhaseId = (typeof phaseIds)[number];

/** Where a counter is: the number of its area, or one of these; -n is the box of turn n on the track. */
export const ELIMINATED = 0;
export const REPLACEMENT_BOX = 45;
export const ASIDE = 46;

/** A side's cards: each is in exactly one of these. The top of the deck is its end. */
export interface Piles {
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  removed: CardId[];
}

/** What the side on impulse is doing, from the moment it names the kind. */
export interface Action {
  readonly is: 'move' | 'fire' | 'sap' | 'assault' | 'card';
  readonly side: Side;
  /** The impulse card that is being carried out. */
  readonly card: CardId | null;
  /** Where the units act from; 0 where there is none or more than one. */
  from: number;
  /** What they act against; 0 until it is named. */
  target: number;
  units: number[];
  /** Mortar Support and Night Assault that stand. */
  cards: CardId[];
  /** The other side may see it. */
  declared: boolean;
  /** Improved Defenses that stand. */
  improved: number;
  /** Bangalore Torpedoes bars further Mines and Improved Defenses. */
  barred: boolean;
  mined: boolean;
  shelled: boolean;
  /** 10.0 The dice kept and the rerolls made. */
  kept: number;
  rerolls: number;
}

/** 8.4 Damage points still to be assigned. */
export interface Damage {
  points: number;
  readonly area: number;
  readonly units: readonly number[];
}

export interface Storm extends GameState<StormEvent> {
  readonly scenario: ScenarioId;
  readonly options: readonly OptionId[];
  phase: PhaseId;
  /** 14.0, 15.0 Victory areas the Viet Minh need. */
  needed: number;
  /** 15.0 The bids so far, and whether the bidders changed seats. */
  bids: number[];
  swapped: boolean;
  /** By unit number: its place, and 1 while it is spent. */
  at: number[];
  spent: number[];
  /** By area number; place 0 is not used. */
  control: Side[];
  trench: number[];
  /** Fire markers: 1 is a French one, 2 a Viet Minh one, 3 both. */
  fire: number[];
  /** 11.0 Areas with an Out of Supply marker. */
  unsupplied: number[];
  cards: Record<Side, Piles>;
  /** Whose impulse it is, how many there were this turn, and whether the French passed their last one. */
  impulse: Side;
  impulses: number;
  frenchPassed: boolean;
  /** 12.1 The No Replacements marker is on the track. */
  noReplacements: boolean;
  action: Action | null;
  damage: Damage | null;
}

export function other(side: Side): Side {
  return side === 'french' ? 'viet-minh' : 'french';
}

export function newAction(is: Action['is'], side: Side, from: number, card: CardId | null = null): Action {
  return {
    is,
    side,
    card,
    from,
    target: 0,
    units: [],
    cards: [],
    declared: false,
    improved: 0,
    barred: false,
    mined: false,
    shelled: false,
    kept: 0,
    rerolls: 0,
  };
}

/** 6.1 The side on impulse begins an action. */
export function beginAction(v: Storm, action: Action): Action {
  v.action = action;
  v.damage = null;
  return action;
}

/** A copy that shares nothing that can change. Written out, because it is on the path of every undo and fork. */
export function copyStorm(v: Storm): Storm {
  return {
    scenario: v.scenario,
    options: v.options,
    turn: v.turn,
    phase: v.phase,
    chance: copyChance(v.chance),
    result: v.result,
    events: [],
    needed: v.needed,
    bids: v.bids.slice(),
    swapped: v.swapped,
    at: v.at.slice(),
    spent: v.spent.slice(),
    control: v.control.slice(),
    trench: v.trench.slice(),
    fire: v.fire.slice(),
    unsupplied: v.unsupplied.slice(),
    cards: { french: copyPiles(v.cards.french), 'viet-minh': copyPiles(v.cards['viet-minh']) },
    impulse: v.impulse,
    impulses: v.impulses,
    frenchPassed: v.frenchPassed,
    noReplacements: v.noReplacements,
    action: v.action && { ...v.action, units: v.action.units.slice(), cards: v.action.cards.slice() },
    damage: v.damage && { ...v.damage },
  };
}

function copyPiles({ deck, hand, discard, removed }: Piles): Piles {
  return { deck: deck.slice(), hand: hand.slice(), discard: discard.slice(), removed: removed.slice() };
}
