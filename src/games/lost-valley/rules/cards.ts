/** 5.0 Event cards and 6.0 their discarding: being written. */
import type { Rules } from '../choices';
import type { CardNumber } from '../data/cards';
import type { Unit, Valley } from '../state';

/** Card 14: what a unit's morale gains while it is in force. */
export function moraleBonus(_v: Valley, _unit: Unit): number {
  return 0;
}

/** 5.5, 5.6 The immediate reserve cards that may be played from the hand now. */
export function immediateCards(_v: Valley): CardNumber[] {
  return [];
}

/** 5.5 Plays a reserve card from the hand. */
export function* playFromHand(_v: Valley, _card: CardNumber): Rules {}
