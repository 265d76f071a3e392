/** Everything the game can show: each card's event and each row of each table. A trial tries to see them all. */
import { cardNumbers } from '../data/cards';
import { type TableId, tableIds, tables } from '../data/tables';
import type { ValleyEvent } from '../events';

const rowsOf = (id: TableId): string[] => {
  const table = tables[id];
  return 'dice' in table && 'rows' in table ? table.rows.map((_, row) => `table ${id} row ${row}`) : [];
};

export const sights = {
  all: [...cardNumbers.map((card) => `card ${card}`), ...tableIds.flatMap(rowsOf)],
  of(fact: ValleyEvent): string | null {
    if (fact.is === 'card-played') return `card ${fact.card}`;
    if (fact.is === 'rolled' && fact.table !== undefined && fact.row !== undefined && rowsOf(fact.table).length > 0) {
      return `table ${fact.table} row ${fact.row}`;
    }
    return null;
  },
};
