/** How a roll is told in short: where each line of its ledger is counted. No table here is read by a sum of dice. */
import type { Face } from '../../../kernel/game';
import { groupIn, type SumGroup } from '../../../kernel/rolls';
import type { ModifierKey } from '../keys';

const groups: Readonly<Record<ModifierKey, SumGroup>> = {
  base: 'table',
  pa: 'fort',
  hill: 'terrain',
  trench: 'terrain',
  jungle: 'terrain',
  open: 'terrain',
  river: 'terrain',
  fatigued: 'units',
  munitions: 'guns',
  air: 'air',
  concentric: 'units',
  encircled: 'encircled',
  'few-losses': 'morale',
  'many-losses': 'morale',
  morale: 'morale',
  'loss-marker': 'units',
  over: 'table',
  rain: 'supply',
};

export const groupOf = groupIn(groups);

export const rowsOf: Face['rowsOf'] = () => null;
