/** What the end report adds up: the points of 17.2 by kind, the levels of victory, and the campaign in figures. */
import type { Report } from '../../../kernel/game';
import { divisionIds } from '../data/map';
import { turns } from '../data/turns';
import { asInHistory, victoryLevels, victoryPoints } from '../data/victory';
import type { ValleyEvent } from '../events';
import { frenchCrs } from '../rules/centres';
import { battalions } from '../rules/record';
import type { Valley } from '../state';

export function report(v: Valley, events: readonly ValleyEvent[]): Report {
  const centres = frenchCrs(v).length;
  const reduced = battalions(v).filter((unit) => unit.reduced).length;
  const full = battalions(v).length - reduced;
  return {
    levels: victoryLevels.map(({ level, atLeast }) => ({ level, from: atLeast })).reverse(),
    points: [
      { key: 'centres', count: centres, points: centres * victoryPoints.frenchCr },
      { key: 'full', count: full, points: full * victoryPoints.fullBattalion },
      { key: 'reduced', count: reduced, points: reduced * victoryPoints.reducedBattalion },
    ],
    toll: tollOf(v, events),
    rains: turns.filter(({ monsoon }) => monsoon).map(({ turn }) => turn),
    history: asInHistory,
  };
}

function tollOf(v: Valley, events: readonly ValleyEvent[]): Report['toll'] {
  const count = (is: ValleyEvent['is']) => events.filter((event) => event.is === is).length;
  const met = events.flatMap((event) => (event.is === 'vm-assault-over' ? [event.held] : []));
  const paid = divisionIds.map((division) => ({ division, strength: strengthLost(division, events) }));
  const most = paid.reduce((a, b) => (b.strength > a.strength ? b : a));
  return [
    { key: 'turns', count: v.turn },
    { key: 'held', count: met.filter((held) => held).length, of: String(met.length) },
    { key: 'lost', count: count('eliminated') },
    { key: 'assaults', count: count('french-assault') },
    { key: 'raids', count: count('raid') },
    ...(most.strength > 0 ? [{ key: 'paid', count: most.strength, of: most.division }] : []),
  ];
}

function strengthLost(division: string, events: readonly ValleyEvent[]): number {
  let lost = 0;
  for (const event of events) {
    if (event.is === 'strength' && event.division === division) lost += Math.max(0, event.from - event.to);
  }
  return lost;
}
