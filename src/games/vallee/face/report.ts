/** What the end report adds up: points by their cause, what was taken and what it cost. */
import type { Report } from '../../../kernel/game';
import type { ValleeEvent } from '../events';
import { areaOf, beside, CENTRAL_FORTRESS, isFortress } from '../rules/ground';
import { scenarioOf } from '../rules/record';
import { censusOf, stepsOf, unitsIn } from '../rules/units';
import { surrenderPoints } from '../rules/victory';
import { type Side, type Vallee, VIET_MINH } from '../state';

/** 15.2, 15.3 Points of a side, one row for each thing that gave or took them. */
function byCause(events: readonly ValleeEvent[], side: Side): Report['points'] {
  const rows = new Map<string, number>();
  for (const event of events) {
    if (event.is !== 'points' || event.side !== side) continue;
    rows.set(event.cause, (rows.get(event.cause) ?? 0) + event.now - event.was);
  }
  return [...rows].map(([cause, points]) => ({ key: cause, count: points, points, side }));
}

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
    points: (['french', 'viet-minh'] as const).flatMap((side) => byCause(events, side)),
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
    ...(scenarioOf(v).weekly && { brink: brinkOf(v) }),
    rains: [],
    history: null,
  };
}

/** 15.1 How far the Central Fortress is from surrender, and 15.2 what the Viet Minh would have of it this week. */
function brinkOf(v: Vallee): NonNullable<Report['brink']> {
  const census = censusOf(v);
  const near = beside(CENTRAL_FORTRESS).filter(({ area }) => census.holder[area] === VIET_MINH).length;
  const steps = unitsIn(v, CENTRAL_FORTRESS, 'french').reduce((sum, unit) => sum + stepsOf(v, unit), 0);
  return [
    { key: 'fortress-steps', count: steps, averted: steps > 0 },
    { key: 'beside-fortress', count: near, averted: near === 0 },
    { key: 'if-surrendered', count: surrenderPoints(v), averted: null },
  ];
}
