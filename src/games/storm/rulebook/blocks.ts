/** The parts that the retold rules are made of. */
import type { Block } from '../../../kernel/rulebook';
import { damageCost, propaganda, supply } from '../data/constants';

export { chapter, example, figure, list, rebuilt, ruling, section, text } from '../../../kernel/retelling';

const ranges = (rows: readonly { readonly from: number | null; readonly to: number | null }[]) =>
  rows.map(({ from, to }) => ({ from, to }));

/** 8.4 A row for each number of points that something costs. */
const costs = [...new Set(Object.values(damageCost))].sort().map((points) => ({ from: points, to: points }));

const tables = {
  supply: { id: 'supply', by: supply.dice, rows: ranges(supply.rows) },
  propaganda: { id: 'propaganda', by: propaganda.dice, rows: ranges(propaganda.rows) },
  results: { id: 'results', by: 'points', rows: costs },
} as const;

export const table = (id: keyof typeof tables): Block => ({ is: 'table', table: tables[id] });
