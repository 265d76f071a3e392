/** Everything the game can show: each row of each table, each way it ends. A trial tries to see them all. */
import { codes } from '../codes';
import type { SeasonEvent } from '../events';
import { fact } from '../face/facts';
import { causes } from '../rules/victory';

export const sights = {
  all: [
    ...Object.entries(codes).flatMap(([table, rows]) => rows.map((_, row) => `table ${table} row ${row}`)),
    'control french',
    'control viet-minh',
    ...causes.map((cause) => `ended ${cause}`),
  ],
  of(event: SeasonEvent): string | null {
    if (event.is === 'rolled') {
      const { read } = fact(event);
      return read ? `table ${read.table} row ${read.row}` : null;
    }
    if (event.is === 'control') return `control ${event.now}`;
    return event.is === 'ended' ? `ended ${event.result.cause}` : null;
  },
};
