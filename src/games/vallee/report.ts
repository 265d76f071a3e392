/** What the end report adds up: points by their cause, what was taken and what it cost. */
import type { Report } from '../../kernel/game';
import type { ValleeEvent } from './events';
import { areaOf, isFortress } from './rules/ground';
import { scenarioOf } from './rules/record';
import type { Vallee } from './state';

export function report(v: Vallee, events: readonly ValleeEvent[]): Report {
  const count = (fits: (event: ValleeEvent) => boolean) => events.filter(fits).length;
  const total = (of: (event: ValleeEvent) => number) => events.reduce((sum, event) => sum + of(event), 0);
  const { firstTurn, rounds } = scenarioOf(v);
  const yielded = events.find((event) => event.is === 'surrendered');
  const dropped = total((event) =>
    event.is === 'supply' && event.cause === 'dropped' && event.side === 'french' ? event.now - event.was : 0,
  );
  return {
    levels: [],
    points: [],
    toll: [
      rounds === null ? { key: 'weeks', count: v.turn - firstTurn + 1 } : { key: 'rounds', count: v.round },
      { key: 'lost-french', count: v.losses.french },
      { key: 'lost-viet-minh', count: v.losses['viet-minh'] },
      { key: 'assaults', count: count((event) => event.is === 'assault') },
      {
        key: 'areas-changed',
        count: count((event) => event.is === 'control' && isFortress[areaOf(event.area)] === true),
      },
      { key: 'aircraft-down', count: count((event) => event.is === 'air-hit' && event.hit === 'down') },
      ...(dropped > 0 ? [{ key: 'supply-dropped', count: dropped }] : []),
      ...(yielded?.is === 'surrendered' ? [{ key: 'surrendered', count: yielded.steps }] : []),
    ],
    rains: [],
    history: null,
  };
}
