/** What each event of a battle is to a screen. */
import { type Fact, type FactsOf, factIn, unremarkable } from '../../kernel/facts';
import { areas } from './data/areas';
import { type CardId, kinds } from './data/cards';
import type { StormEvent } from './events';
import { kindOf } from './rules/cards';
import { numberOf, sideOf } from './rules/units';
import { other } from './state';

const at = (area: number): { readonly place?: string } => (area > 0 ? { place: `${area}` } : {});

const facts: FactsOf<StormEvent> = {
  turn: ({ turn }) => ({ kind: 'turn', weight: 0, turn }),
  phase: ({ phase }) => ({ kind: 'phase', weight: 0, phase }),
  bids: () => unremarkable,
  drawn: ({ side }) => ({ kind: 'card', weight: 0, by: side, card: { id: null, is: 'drawn' } }),
  'card-played': ({ side, card, area }) => ({
    kind: 'card',
    weight: 1,
    by: side,
    ...at(area),
    card: { id: card, is: 'played' },
    // A card that is an attack by itself is its own declaration.
    ...(isAttack(card) && { kind: 'fire', weight: 2 }),
  }),
  'card-discarded': ({ side, card }) => ({ kind: 'card', weight: 0, by: side, card: { id: card, is: 'gone' } }),
  'card-cancelled': ({ card, by }) => ({ kind: 'card', weight: 1, by: sideOfCard(by), card: { id: card, is: 'gone' } }),
  impulse: ({ side }) => ({ kind: 'other', weight: 0, by: side }),
  passed: ({ side }) => ({ kind: 'pass', weight: 1, by: side }),
  moved: ({ units, from, to }) => ({ kind: 'move', weight: 1, ...by(units), from: `${from}`, ...at(to), units }),
  fired: ({ side, units, target }) => ({
    kind: 'fire',
    weight: 2,
    by: side,
    ...at(target),
    units,
  }),
  assaulted: ({ units, from, target }) => ({
    kind: 'fight',
    weight: 2,
    by: 'viet-minh',
    from: `${from}`,
    ...at(target),
    units,
  }),
  'assault-over': ({ target, taken }) => ({
    kind: 'other',
    weight: 0,
    ...at(target),
    ...(taken && { by: 'viet-minh' }),
  }),
  rolled: ({ side, roll, table, row }) => ({
    kind: 'roll',
    weight: table === undefined ? 2 : 1,
    by: side,
    roll,
    ...at(Number(roll.of ?? 0)),
    ...(table !== undefined && { table }),
    ...(row !== undefined && { row }),
  }),
  spent: ({ unit }) => ({ kind: 'loss', weight: 1, loser: sideOf(numberOf(unit)), units: [unit], harm: 'spent' }),
  refreshed: ({ units, area }) => ({ kind: 'other', weight: 1, ...by(units), ...at(area), units }),
  retreated: ({ unit, from, to }) => ({
    kind: 'loss',
    weight: 1,
    ...by([unit]),
    loser: sideOf(numberOf(unit)),
    from: `${from}`,
    ...at(to),
    units: [unit],
    harm: 'retreats',
  }),
  eliminated: ({ unit, area }) => ({
    kind: 'loss',
    weight: 2,
    loser: sideOf(numberOf(unit)),
    ...at(area),
    units: [unit],
    harm: 'lost',
  }),
  arrived: ({ unit, area }) => ({ kind: 'other', weight: 1, ...by([unit]), ...at(area), units: [unit] }),
  replacements: () => ({ kind: 'other', weight: 1, by: 'viet-minh' }),
  control: ({ area, to }) => ({
    kind: 'ground',
    // 14.0 Victory areas decide the battle.
    weight: areas[area]?.value === 3 ? 3 : 2,
    ...at(area),
    by: to,
    was: other(to),
    now: to,
    loser: other(to),
  }),
  trench: ({ area, from, to }) => ({ kind: 'ground', weight: 1, ...at(area), before: from, after: to }),
  'fire-marker': ({ area, side }) => ({ kind: 'other', weight: 0, by: side, ...at(area) }),
  'out-of-supply': ({ area }) => ({ kind: 'loss', weight: 1, loser: 'french', ...at(area) }),
  supplied: ({ area }) => ({ kind: 'other', weight: 1, ...at(area) }),
  'new-day': () => unremarkable,
  ended: () => ({ kind: 'end', weight: 3 }),
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
