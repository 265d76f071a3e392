/** What a side may know of an event. The French, and everybody, know of hidden pieces only how many are where. */
import type { SeasonEvent } from './events';
import type { Side } from './state';

/** Stands for a piece that is not known. */
export const UNKNOWN = '?';

const unknown = (units: readonly string[]): readonly string[] => units.map(() => UNKNOWN);

export function witness(event: SeasonEvent, side: Side | string | null): SeasonEvent {
  if (side === 'viet-minh') return event;
  switch (event.is) {
    case 'moved':
      return event.hidden ? { ...event, unit: UNKNOWN } : event;
    case 'traded':
      // How many points and how many came back; not who was helped, nor by how much.
      return { ...event, unit: UNKNOWN, steps: 0 };
    case 'returned':
    case 'left':
      return { ...event, units: unknown(event.units) };
    case 'arrived':
      return event.side === 'french' ? event : { ...event, units: unknown(event.units) };
    default:
      return event;
  }
}
