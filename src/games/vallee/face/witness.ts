/** What a side may know of an event: all but the cargo of French transports and the target of the mine while it is dug. */
import type { ValleeEvent } from '../events';

/** Null is everybody: what both sides know. */
export function witness(event: ValleeEvent, side: string | null): ValleeEvent | null {
  switch (event.is) {
    case 'loaded':
      return side === 'french' ? event : null;
    case 'loads':
      return side === 'french' ? null : event;
    case 'dropped':
      return side === 'french' || event.result !== 'home' ? event : { ...event, cargo: null };
    case 'mine':
      return side === 'viet-minh' || event.stage !== 'announced' ? event : { ...event, area: null };
    default:
      return event;
  }
}
