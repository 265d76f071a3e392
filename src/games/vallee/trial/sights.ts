/** Everything the game can show: each row of each table, each event of the week, each way it ends. A trial tries to see them all. */

import { deduction } from '../data/constants';
import { aaTable, assaultResults, assaultTable, bombardment, dropTable, eventIds, weatherTable } from '../data/tables';
import { lossCauses, mineStages, pointCauses, supplyCauses, type ValleeEvent } from '../events';
import { levels } from '../rules/victory';

const tables = { weather: weatherTable, aa: aaTable, drop: dropTable, bombardment, assault: assaultTable, deduction };

export const sights = {
  all: [
    ...Object.entries(tables).flatMap(([table, { rows }]) => rows.map((_, row) => `table ${table} row ${row}`)),
    ...eventIds.map((event) => `event ${event}`),
    ...Object.keys(assaultResults).map((code) => `result ${code}`),
    ...lossCauses.map((cause) => `loss ${cause}`),
    ...supplyCauses.map((cause) => `supply ${cause}`),
    ...pointCauses.map((cause) => `points ${cause}`),
    ...mineStages.map((stage) => `mine ${stage}`),
    ...levels.map((level) => `ended ${level}`),
  ],
  of(event: ValleeEvent): string | null {
    switch (event.is) {
      case 'rolled':
        return event.table === undefined || event.table === 'random-events'
          ? null
          : `table ${event.table} row ${event.row ?? 0}`;
      case 'random-event':
        return `event ${event.event}`;
      case 'assault-result':
        return `result ${event.code}`;
      case 'steps':
        return `loss ${event.cause}`;
      case 'supply':
        return `supply ${event.cause}`;
      case 'points':
        return `points ${event.cause}`;
      case 'mine':
        return `mine ${event.stage}`;
      case 'ended':
        return `ended ${event.result.level}`;
      default:
        return null;
    }
  },
};
