/** Which sound the facts that followed a choice make: the gravest of them alone. */
import type { GameEvent } from '../../kernel/game';
import { drawnCard, kindOf, rollsIn } from './events';

export const sounds = ['tick', 'dice', 'paper', 'thud', 'knock'] as const;
export type Sound = (typeof sounds)[number];

/** A place lost is a thud, dice rattle, a card is paper, whatever else was done a tick. */
export function soundOf(events: readonly GameEvent[], side: string): Sound {
  if (events.some((event) => event.is === 'control' && 'from' in event && event.from === side)) return 'thud';
  if (rollsIn(events).length > 0) return 'dice';
  if (drawnCard(events) !== null) return 'paper';
  return events.some((event) => kindOf(event) === 'losses') ? 'thud' : 'tick';
}
