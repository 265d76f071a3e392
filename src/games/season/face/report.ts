/** What the end report adds up: how long it took, what was taken and what it cost. One side simply wins. */
import type { Report } from '../../../kernel/game';
import { place, strategicHills } from '../data/places';
import { scenarios } from '../data/scenarios';
import { turns } from '../data/turns';
import type { SeasonEvent } from '../events';
import { captured } from '../rules/victory';
import type { Season } from '../state';

export function report(v: Season, events: readonly SeasonEvent[]): Report {
  const count = (fits: (event: SeasonEvent) => boolean) => events.filter(fits).length;
  const { first } = scenarios[v.scenario];
  return {
    levels: [],
    points: [],
    toll: [
      { key: 'weeks', count: v.turn - first + 1 },
      { key: 'posts-taken', count: captured(v) },
      { key: 'lost-viet-minh', count: v.losses },
      { key: 'lost-french', count: count((event) => event.is === 'step-lost' && event.side === 'french') },
      { key: 'assaults', count: count((event) => event.is === 'attacked') },
      {
        key: 'hills-changed',
        count: count((event) => event.is === 'control' && strategicHills.includes(place(event.place))),
      },
    ],
    rains: turns.flatMap(({ turn, rain }) => (rain && turn >= first && turn <= v.turn ? [turn] : [])),
    history: null,
  };
}
