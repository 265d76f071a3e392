/** How a roll is told in short: where each line of its ledger is counted, and the rows of its table. */
import type { Face } from '../../../kernel/game';
import { groupIn, type SumGroup } from '../../../kernel/rolls';
import { propaganda, supply } from '../data/constants';
import type { ModifierKey } from '../keys';

const groups: Readonly<Record<ModifierKey, SumGroup>> = {
  card: 'cards',
  firepower: 'units',
  defense: 'defence',
  terrain: 'terrain',
  'terrain-assault': 'terrain',
  'terrain-card': 'terrain',
  'terrain-same-area': 'terrain',
  'terrain-not-held': 'terrain',
  'terrain-fire-marker': 'terrain',
  runway: 'supply',
  green: 'supply',
};

export const groupOf = groupIn(groups);

/** 11.0 A high supply roll, and a high roll for Propaganda, hurt the French. */
export const rowsOf: Face['rowsOf'] = (id) => {
  if (id === 'supply') return { rows: supply.rows, high: 'viet-minh' };
  return id === 'propaganda' ? { rows: propaganda.rows, high: 'viet-minh' } : null;
};
