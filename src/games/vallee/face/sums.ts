/** How a roll is told in short: where each line of its ledger is counted, and the rows of its table. */
import type { Face } from '../../../kernel/game';
import { groupIn, type SumGroup } from '../../../kernel/rolls';
import { deduction } from '../data/constants';
import { aaTable, dropTable, weatherTable } from '../data/tables';
import type { ModifierKey } from '../keys';

const groups: Readonly<Record<ModifierKey, SumGroup>> = {
  'terrain-clear': 'terrain',
  'terrain-hill': 'terrain',
  'terrain-jungle': 'terrain',
  'terrain-fortress': 'terrain',
  'terrain-valley': 'terrain',
  entrenchments: 'fort',
  moving: 'enemy',
  observed: 'units',
  morale: 'morale',
  shaken: 'enemy',
  engineers: 'units',
  works: 'fort',
  'captured-works': 'fort',
  'shaken-works': 'fort',
  'outlying-works': 'fort',
  'final-fire': 'table',
  range: 'table',
  weak: 'units',
  'from-hill': 'terrain',
  'weather-clear': 'table',
  'weather-overcast': 'table',
  'weather-rain': 'table',
  elsewhere: 'table',
  'out-of-supply': 'supply',
  suppressed: 'air',
  low: 'air',
  a26: 'air',
  damaged: 'flak',
  'drop-zone': 'enemy',
  parachutists: 'units',
  compound: 'terrain',
  outside: 'terrain',
  effort: 'air',
  tank: 'units',
};

export const groupOf = groupIn(groups);

/** Tables of which one side always gains by a high total: bad weather, flak, drops that drift, aircraft elsewhere. */
export const rowsOf: Face['rowsOf'] = (id) => {
  switch (id) {
    case 'weather':
      return { rows: weatherTable.rows, high: 'viet-minh' };
    case 'aa':
      return { rows: aaTable.rows, high: 'viet-minh' };
    case 'drop':
      return { rows: dropTable.rows, high: 'viet-minh' };
    case 'deduction':
      return { rows: deduction.rows, high: 'viet-minh' };
    default:
      return null;
  }
};
