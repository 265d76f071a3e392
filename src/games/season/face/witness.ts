/**
 * What a side may know of an event. The Viet Minh know everything. The French, and everybody, know of a hidden piece
 * only that there is one: events that name it name HIDDEN_PIECE instead, and a dummy that was shown is just a dummy.
 */
import type { SeasonEvent } from '../events';

export const HIDDEN_PIECE = 'hidden';
export const SHOWN_DUMMY = 'dummy';

export function witness(event: SeasonEvent, side: string | null): SeasonEvent | null {
  if (side === 'viet-minh') return event;
  switch (event.is) {
    case 'moved':
      if (event.hidden) return { ...event, unit: HIDDEN_PIECE };
      return event.how === 'dummy' ? { ...event, unit: SHOWN_DUMMY } : event;
    // Points and battalions that appear are counted in the open; who was helped, and how much, is not.
    case 'traded':
      return { ...event, unit: HIDDEN_PIECE, steps: 0 };
    case 'returned':
    case 'left':
      return { ...event, units: event.units.map(() => HIDDEN_PIECE) };
    // 7 Nobody is told whether a hidden battalion was tired.
    case 'rested':
      return null;
    default:
      return event;
  }
}
