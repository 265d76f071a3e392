/** Everything the game can show: each card played, each row of each table. A trial tries to see them all. */
import { cards } from '../data/cards';
import { propaganda, supply } from '../data/constants';
import type { StormEvent } from '../events';

export const sights = {
  all: [
    ...cards.map(({ id }) => `card ${id}`),
    ...supply.rows.map((_, row) => `table supply row ${row}`),
    ...propaganda.rows.map((_, row) => `table propaganda row ${row}`),
    'control french',
    'control viet-minh',
    'won french',
    'won viet-minh',
  ],
  of(fact: StormEvent): string | null {
    if (fact.is === 'card-played') return `card ${fact.card}`;
    if (fact.is === 'rolled' && fact.table !== undefined) return `table ${fact.table} row ${fact.row ?? 0}`;
    if (fact.is === 'control') return `control ${fact.to}`;
    return fact.is === 'ended' ? `won ${fact.result.level}` : null;
  },
};
