/** What each event of a campaign is to a screen. */
import { type Fact, type FactsOf, factIn, unremarkable } from '../../../kernel/facts';
import { crIds, divisionIds } from '../data/map';
import type { ValleyEvent } from '../events';

const facts: FactsOf<ValleyEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', turn }),
  phase: ({ phase }) => ({ kind: 'phase', phase }),
  rolled: ({ roll, table, row }) => ({
    kind: 'roll',
    roll,
    ...(table !== undefined && row !== undefined && { read: { table, row } }),
    // A division rolls for itself.
    ...(divisionIds.some((id) => id === roll.of) && roll.of !== undefined && { by: roll.of }),
    ...(crIds.some((cr) => cr === roll.of) && roll.of !== undefined && { place: roll.of }),
  }),
  'card-drawn': ({ card, met, clauses }) => ({
    kind: 'card',
    card: { id: `${card}`, is: 'drawn', met, clauses },
  }),
  'card-played': ({ card }) => ({ kind: 'card', by: 'french', card: { id: `${card}`, is: 'played' } }),
  'card-kept': ({ card }) => ({ kind: 'card', by: 'french', card: { id: `${card}`, is: 'kept' } }),
  'card-discarded': ({ card }) => ({ kind: 'card', by: 'french', card: { id: `${card}`, is: 'gone' } }),
  'card-removed': ({ card }) => ({ kind: 'card', card: { id: `${card}`, is: 'gone' } }),
  reshuffled: () => unremarkable,
  level: ({ track, from, to, cause }) => ({
    kind: 'level',
    ...(cause === 'spent' && { by: 'french' }),
    track,
    before: from,
    after: to,
  }),
  strength: ({ division, from, to }) => ({
    kind: to < from ? 'loss' : 'level',
    place: division,
    ...(to < from && { loser: 'viet-minh' }),
    track: division,
    before: from,
    after: to,
  }),
  'ap-saved': () => unremarkable,
  // 8.1 An interdicted strip is open again next turn; a damaged one is not.
  airstrip: () => ({ kind: 'ground', place: 'huguette' }),
  division: ({ division }) => ({
    kind: 'other',
    by: division,
    place: division,
  }),
  fort: ({ cr, from, to }) => ({ kind: 'ground', place: cr, before: from, after: to }),
  encircled: ({ cr, encircled }) => ({
    kind: 'ground',
    place: cr,
    ...(encircled && { loser: 'french' }),
  }),
  control: ({ cr, from, to }) => ({
    kind: 'ground',
    place: cr,
    by: to,
    was: from,
    now: to,
    ...(from === 'french' && { loser: 'french' }),
    ...(to === 'french' && { loser: 'viet-minh' }),
  }),
  targets: () => ({ kind: 'note', by: 'viet-minh' }),
  'vm-assault': ({ division, cr }) => ({
    kind: 'fight',
    by: division,
    from: division,
    place: cr,
  }),
  'vm-assault-over': ({ cr }) => ({ kind: 'note', place: cr }),
  'french-assault': ({ cr, units }) => ({
    kind: 'fight',
    by: 'french',
    place: cr,
    units,
  }),
  'french-assault-over': ({ cr }) => ({ kind: 'note', place: cr }),
  raid: ({ cr, units }) => ({
    kind: 'fight',
    by: 'french',
    place: cr,
    units,
  }),
  'raid-over': ({ cr }) => ({ kind: 'note', place: cr }),
  support: ({ unit, cr }) => ({ kind: 'other', by: 'french', place: cr, units: [unit] }),
  'air-support': ({ cr }) => ({ kind: 'other', by: 'french', place: cr }),
  moved: ({ unit, from, to }) => ({ kind: 'move', by: 'french', from, place: to, units: [unit] }),
  retreated: ({ unit, from, to }) => ({
    kind: 'loss',
    by: 'french',
    loser: 'french',
    from,
    place: to,
    units: [unit],
    harm: 'retreats',
  }),
  'step-lost': ({ unit, at }) => ({ kind: 'loss', loser: 'french', place: at, units: [unit], harm: 'step' }),
  eliminated: ({ unit, at }) => ({ kind: 'loss', loser: 'french', place: at, units: [unit], harm: 'lost' }),
  disrupted: ({ unit }) => ({ kind: 'loss', loser: 'french', units: [unit], harm: 'disrupted' }),
  recovered: ({ unit }) => ({ kind: 'note', by: 'french', units: [unit] }),
  restored: ({ unit }) => ({ kind: 'other', by: 'french', units: [unit] }),
  arrived: ({ unit, at }) => ({ kind: 'arrival', by: 'french', place: at, units: [unit] }),
  raised: ({ unit, at }) => ({ kind: 'arrival', by: 'french', place: at, units: [unit] }),
  delayed: ({ unit }) => ({ kind: 'other', by: 'french', units: [unit] }),
  ended: () => ({ kind: 'end' }),
};

export const fact: (event: ValleyEvent) => Fact = factIn(facts);
