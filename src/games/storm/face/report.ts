/** What the end report adds up: how long it took and what it cost. One side simply wins, so there are no levels. */
import type { Report } from '../../../kernel/game';
import type { StormEvent } from '../events';
import { numberOf, sideOf } from '../rules/units';
import type { Storm } from '../state';

export function report(v: Storm, events: readonly StormEvent[]): Report {
  const lost = (side: string) =>
    events.filter((event) => event.is === 'eliminated' && sideOf(numberOf(event.unit)) === side).length;
  return {
    levels: [],
    points: [],
    toll: [
      { key: 'turns', count: v.turn },
      { key: 'lost-french', count: lost('french') },
      { key: 'lost-viet-minh', count: lost('viet-minh') },
    ],
    rains: [],
    history: null,
  };
}
