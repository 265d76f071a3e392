/** 6.0 Weather and random events. */
import { lookUp } from '../../../kernel/rolls';
import type { Rules } from '../choices';
import { airUnits } from '../data/aircraft';
import { type EventId, randomEvents, weatherEffects, weatherTable } from '../data/tables';
import { type Month, turns } from '../data/turns';
import type { Side, Vallee } from '../state';
import { crisisPicks } from './crisis';
import { changeSupply, roll, rollDie } from './record';

/** 6.1, R36 The month of a turn. */
export function monthOf(turn: number): Month {
  return turns[turn - 1]?.month ?? 'may';
}

/** 5.1 From turn 2 on; nothing of it is played on turn 1. */
export function* weatherPhase(v: Vallee): Rules {
  if (v.step === 'begin') {
    rollWeather(v);
    v.step = rollEvent(v) === 'morale-crisis' && crisisSide(v) ? 'crisis' : 'begin';
    if (v.step === 'begin') return;
    v.quota = rollDie(v, 'crisis-units', '6.2', { side: crisisSide(v) ?? 'french' });
  }
  yield* crisisPicks(v, crisisSide(v) ?? 'french');
}

/** 6.1 */
function rollWeather(v: Vallee): void {
  const plan = { name: 'weather', rule: '6.1', dice: '1d6', modifiers: [] } as const;
  const column = monthOf(v.turn);
  const { total } = roll(v, plan, { side: 'french', table: 'weather', column });
  v.weather = lookUp(weatherTable, total)[column];
  v.events.push({ is: 'weather', weather: v.weather });
}

/** 6.1 */
export function weatherEffect(v: Vallee): (typeof weatherEffects)['clear'] {
  return weatherEffects[v.weather];
}

/** 6.2 Both roll a die; the sum is the event, resolved at once. */
function rollEvent(v: Vallee): EventId {
  const plan = { name: 'event', rule: '6.2', dice: '2d6', modifiers: [] } as const;
  const { total } = roll(v, plan, { side: 'french', table: 'random-events' });
  const { event } = lookUp(randomEvents, total);
  const happens = apply(v, event);
  v.events.push({ is: 'random-event', event, happens });
  return event;
}

/** What an event does; false where it is treated as no event. A crisis asks afterwards. */
function apply(v: Vallee, event: EventId): boolean {
  switch (event) {
    case 'american-mercenaries':
      return callTigers(v);
    case 'prisoner-confesses':
      v.given = isEven(second(v)) ? 'viet-minh' : 'french';
      return true;
    case 'rats-of-nam-yum':
      if (v.supply.french === 0) return false;
      changeSupply(v, 'french', isEven(second(v)) ? -1 : -2, 'event');
      return true;
    case 'ammo-dump-hit': {
      const die = second(v);
      changeSupply(v, isEven(die) ? 'viet-minh' : 'french', -die, 'event');
      return true;
    }
    case 'mcgovern':
      if (v.noLowDrops) return false;
      v.noLowDrops = true;
      return true;
    case 'mafia-relents':
      v.mafiaOff = true;
      return true;
    case 'dau-tranh':
      if (v.dauTranh) return false;
      v.dauTranh = true;
      changeSupply(v, 'viet-minh', second(v), 'event');
      return true;
    case 'morale-crisis':
      return crisisSide(v) !== null;
    case 'no-event':
      return false;
  }
}

function second(v: Vallee): number {
  return rollDie(v, 'event-die', '6.2', { side: 'french' });
}

function isEven(die: number): boolean {
  return die % 2 === 0;
}

/** Event 2, once a game: the Flying Tigers join the transports that are ready. */
function callTigers(v: Vallee): boolean {
  if (v.tigers) return false;
  v.tigers = true;
  const air = airUnits.findIndex(({ from }) => from === 'event-2');
  v.air[air] = 'ready';
  v.events.push({ is: 'aircraft', air: airUnits[air]?.id ?? '', was: 'absent', now: 'ready', fight: null });
  return true;
}

/** R51 The side with fewer points; equal points, no event. */
function crisisSide(v: Vallee): Side | null {
  if (v.points.french === v.points['viet-minh']) return null;
  return v.points.french < v.points['viet-minh'] ? 'french' : 'viet-minh';
}
