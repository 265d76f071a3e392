/** The parts that the retold rules are made of. */
import type { Block } from '../../../kernel/rulebook';
import { deduction } from '../data/constants';
import { aaTable, assaultTable, bombardment, dropTable, randomEvents, weatherTable } from '../data/tables';
import type { TableKey } from '../keys';

export { chapter, example, figure, list, rebuilt, ruling, section, text } from '../../../kernel/retelling';

const tables = {
  weather: weatherTable,
  'random-events': randomEvents,
  aa: aaTable,
  drop: dropTable,
  bombardment,
  assault: assaultTable,
  deduction,
} as const satisfies Readonly<Partial<Record<TableKey, unknown>>>;

/** A table of the players' aid sheets, row by row; the words of a row come from the game's words. */
export function table(id: keyof typeof tables): Block {
  const { dice, rows } = tables[id];
  return { is: 'table', table: { id, by: dice, rows: rows.map(({ from, to }) => ({ from, to })) } };
}
