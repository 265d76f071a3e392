/** How a roll is told in short: where each line of its ledger is counted, and the rows of its table. */
import type { Face } from '../../../kernel/game';
import { groupIn, type SumGroup } from '../../../kernel/rolls';
import { tables } from '../data/tables';
import type { ModifierKey } from '../keys';

const groups: Readonly<Record<ModifierKey, SumGroup>> = {
  sitrep: 'morale',
  aaa: 'flak',
  asp: 'air',
  card: 'cards',
  morale: 'units',
  interdicted: 'supply',
  damaged: 'supply',
  destroyed: 'supply',
  'strip-icon': 'supply',
  'drop-zone': 'supply',
  isabelle: 'supply',
  'no-assault': 'supply',
  rationing: 'supply',
  delay: 'supply',
  'half-strength': 'enemy',
  strength: 'enemy',
  assault: 'units',
  defense: 'units',
  air: 'air',
  support: 'guns',
  fort: 'fort',
  encircled: 'encircled',
  table: 'table',
  'rp-spent': 'supply',
};

export const groupOf = groupIn(groups);

/** Every table is drawn up so that a high total is good for the garrison. */
export const rowsOf: Face['rowsOf'] = (id) => {
  const found = Object.entries(tables).find(([number]) => number === id)?.[1];
  return found && 'dice' in found && 'rows' in found ? { rows: found.rows, high: 'french' } : null;
};
