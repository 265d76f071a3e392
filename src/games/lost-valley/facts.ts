/** What each event of a campaign is to a screen. */
import { type Fact, type FactsOf, factIn, unremarkable } from '../../kernel/facts';
import { crIds } from './data/map';
import type { TableId } from './data/tables';
import type { ValleyEvent } from './events';
import type { Airstrip } from './state';

/** Tables on which the two sides meet; the others weigh what they change. */
const fought: readonly TableId[] = ['2.1', '2.2', '9', '10', '11'];

const facts: FactsOf<ValleyEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', weight: 0, turn }),
  phase: ({ phase }) => ({ kind: 'phase', weight: 0, phase }),
  rolled: ({ roll, table, row }) => ({
    kind: 'roll',
    weight: table !== undefined && fought.includes(table) ? 2 : 0,
    roll,
    ...(table !== undefined && { table }),
    ...(row !== undefined && { row }),
    ...(crIds.some((cr) => cr === roll.of) && roll.of !== undefined && { place: roll.of }),
  }),
  'card-drawn': ({ card, met, clauses }) => ({
    kind: 'card',
    weight: 1,
    card: { id: `${card}`, is: 'drawn', met, clauses },
  }),
  'card-played': ({ card }) => ({ kind: 'card', weight: 1, by: 'french', card: { id: `${card}`, is: 'played' } }),
  'card-kept': ({ card }) => ({ kind: 'card', weight: 0, by: 'french', card: { id: `${card}`, is: 'kept' } }),
  'card-discarded': ({ card }) => ({ kind: 'card', weight: 0, by: 'french', card: { id: `${card}`, is: 'gone' } }),
  'card-removed': ({ card }) => ({ kind: 'card', weight: 0, card: { id: `${card}`, is: 'gone' } }),
  reshuffled: () => unremarkable,
  level: ({ track, from, to, cause }) => ({
    kind: 'level',
    ...(cause === 'spent' && { by: 'french' }),
    weight: isAlarm(track, from, to) ? 3 : 1,
    track,
    before: from,
    after: to,
  }),
  strength: ({ division, from, to }) => ({
    kind: to < from ? 'loss' : 'level',
    weight: 1,
    place: division,
    ...(to < from && { loser: 'viet-minh' }),
    track: division,
    before: from,
    after: to,
  }),
  'ap-saved': () => unremarkable,
  // 8.1 An interdicted strip is open again next turn; a damaged one is not.
  airstrip: ({ from, to }) => ({ kind: 'ground', weight: isBroken(from) || isBroken(to) ? 3 : 1, place: 'huguette' }),
  division: ({ division, active, cause }) => ({
    kind: 'other',
    weight: active && cause === 'activation' ? 3 : 1,
    by: division,
    place: division,
  }),
  fort: ({ cr, from, to }) => ({ kind: 'ground', weight: 1, place: cr, before: from, after: to }),
  encircled: ({ cr, encircled }) => ({
    kind: 'ground',
    weight: 3,
    place: cr,
    ...(encircled && { loser: 'french' }),
  }),
  control: ({ cr, from, to }) => ({
    kind: 'ground',
    weight: 3,
    place: cr,
    by: to,
    was: from,
    now: to,
    ...(from === 'french' && { loser: 'french' }),
    ...(to === 'french' && { loser: 'viet-minh' }),
  }),
  targets: ({ assaults }) => ({
    kind: 'other',
    weight: 0,
    by: 'viet-minh',
    plans: assaults.map(({ division, cr, attack, defence }) => ({ by: division, place: cr, attack, defence })),
  }),
  'vm-assault': ({ division, cr }) => ({
    kind: 'fight',
    weight: 2,
    by: division,
    from: division,
    place: cr,
  }),
  'vm-assault-over': ({ cr }) => ({ kind: 'other', weight: 0, place: cr }),
  'french-assault': ({ cr, units }) => ({
    kind: 'fight',
    weight: 2,
    by: 'french',
    place: cr,
    units,
  }),
  'french-assault-over': ({ cr }) => ({ kind: 'other', weight: 0, place: cr }),
  raid: ({ cr, units }) => ({
    kind: 'fight',
    weight: 2,
    by: 'french',
    place: cr,
    units,
  }),
  'raid-over': ({ cr }) => ({ kind: 'other', weight: 0, place: cr }),
  support: ({ unit, cr }) => ({ kind: 'other', weight: 1, by: 'french', place: cr, units: [unit] }),
  'air-support': ({ cr }) => ({ kind: 'other', weight: 1, by: 'french', place: cr }),
  moved: ({ unit, from, to }) => ({ kind: 'move', weight: 1, by: 'french', from, place: to, units: [unit] }),
  retreated: ({ unit, from, to }) => ({
    kind: 'loss',
    weight: 1,
    by: 'french',
    loser: 'french',
    from,
    place: to,
    units: [unit],
    harm: 'retreats',
  }),
  'step-lost': ({ unit, at }) => ({ kind: 'loss', weight: 1, loser: 'french', place: at, units: [unit], harm: 'step' }),
  eliminated: ({ unit, at }) => ({ kind: 'loss', weight: 2, loser: 'french', place: at, units: [unit], harm: 'lost' }),
  disrupted: ({ unit }) => ({ kind: 'loss', weight: 1, loser: 'french', units: [unit], harm: 'disrupted' }),
  recovered: ({ unit }) => ({ kind: 'other', weight: 0, by: 'french', units: [unit] }),
  restored: ({ unit }) => ({ kind: 'other', weight: 1, by: 'french', units: [unit] }),
  arrived: ({ unit, at }) => ({ kind: 'other', weight: 1, by: 'french', place: at, units: [unit] }),
  raised: ({ unit, at }) => ({ kind: 'other', weight: 1, by: 'french', place: at, units: [unit] }),
  delayed: ({ unit }) => ({ kind: 'other', weight: 1, by: 'french', units: [unit] }),
  ended: () => ({ kind: 'end', weight: 3 }),
};

/** 17.1 At nothing the camp falls: a level this low is told when it is reached. */
const ALARM = 3;

function isAlarm(track: string, from: number, to: number): boolean {
  return (track === 'cm' || track === 'rp') && from > ALARM && to <= ALARM;
}

function isBroken(strip: Airstrip): boolean {
  return strip === 'damaged' || strip === 'destroyed';
}

export const fact: (event: ValleyEvent) => Fact = factIn(facts);
