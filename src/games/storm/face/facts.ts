/** What each event of a battle is to a screen. */
import { type Fact, type FactsOf, factIn, unremarkable } from '../../../kernel/facts';
import { type CardId, kinds } from '../data/cards';
import type { StormEvent } from '../events';
import { kindOf } from '../rules/cards';
import { numberOf, sideOf } from '../rules/units';
import { other } from '../state';

const at = (area: number): { readonly place?: string } => (area > 0 ? { place: `${area}` } : {});

const facts: FactsOf<StormEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', turn }),
  phase: ({ phase }) => ({ kind: 'phase', phase }),
  bids: () => unremarkable,
  drawn: ({ side }) => ({ kind: 'card', by: side, card: { id: null, is: 'drawn' } }),
  'card-played': ({ side, card, area }) => ({
    kind: 'card',
    by: side,
    ...at(area),
    card: { id: card, is: 'played' },
    // A card that is an attack by itself is its own declaration.
    ...(isAttack(card) && { kind: 'fire' }),
  }),
  'card-discarded': ({ side, card }) => ({ kind: 'card', by: side, card: { id: card, is: 'gone' } }),
  'card-cancelled': ({ card, by }) => ({ kind: 'card', by: sideOfCard(by), card: { id: card, is: 'cancelled' } }),
  impulse: ({ side }) => ({ kind: 'note', by: side }),
  passed: ({ side }) => ({ kind: 'pass', by: side }),
  moved: ({ units, from, to }) => ({ kind: 'move', ...by(units), from: `${from}`, ...at(to), units }),
  fired: ({ side, units, target }) => ({
    kind: 'fire',
    by: side,
    ...at(target),
    units,
  }),
  assaulted: ({ units, from, target }) => ({
    kind: 'fight',
    by: 'viet-minh',
    from: `${from}`,
    ...at(target),
    units,
  }),
  'assault-over': ({ target, taken }) => ({
    kind: 'note',
    ...at(target),
    ...(taken && { by: 'viet-minh' }),
  }),
  rolled: ({ side, roll, table, row }) => ({
    kind: 'roll',
    by: side,
    roll,
    ...at(Number(roll.of ?? 0)),
    ...(table !== undefined && row !== undefined && { read: { table, row } }),
  }),
  spent: ({ unit }) => ({ kind: 'loss', loser: sideOf(numberOf(unit)), units: [unit], harm: 'spent' }),
  refreshed: ({ units, area }) => ({ kind: 'other', ...by(units), ...at(area), units }),
  retreated: ({ unit, from, to }) => ({
    kind: 'loss',
    ...by([unit]),
    loser: sideOf(numberOf(unit)),
    from: `${from}`,
    ...at(to),
    units: [unit],
    harm: 'retreats',
  }),
  eliminated: ({ unit, area }) => ({
    kind: 'loss',
    loser: sideOf(numberOf(unit)),
    ...at(area),
    units: [unit],
    harm: 'lost',
  }),
  arrived: ({ unit, area }) => ({ kind: 'arrival', ...by([unit]), ...at(area), units: [unit] }),
  replacements: () => ({ kind: 'other', by: 'viet-minh' }),
  control: ({ area, to }) => ({
    kind: 'ground',
    ...at(area),
    by: to,
    was: other(to),
    now: to,
    loser: other(to),
  }),
  trench: ({ area, from, to }) => ({ kind: 'ground', ...at(area), before: from, after: to }),
  'fire-marker': ({ area, side }) => ({ kind: 'note', by: side, ...at(area) }),
  'out-of-supply': ({ area }) => ({ kind: 'loss', loser: 'french', ...at(area) }),
  supplied: ({ area }) => ({ kind: 'other', ...at(area) }),
  'new-day': () => unremarkable,
  ended: () => ({ kind: 'end' }),
};

export const fact: (event: StormEvent) => Fact = factIn(facts);

/** Units that act together are of one side. */
function by([first]: readonly string[]): { readonly by?: string } {
  return first === undefined ? {} : { by: sideOf(numberOf(first)) };
}

/** 8.2 Cards with a firepower of their own that are played for an impulse attack an area. */
function isAttack(card: CardId): boolean {
  const { firepower, timing } = kinds[kindOf(card)];
  return firepower !== undefined && timing !== 'reaction';
}

function sideOfCard(card: CardId): 'french' | 'viet-minh' {
  return kinds[kindOf(card)].side;
}
