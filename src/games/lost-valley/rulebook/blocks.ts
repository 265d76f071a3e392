/** The parts that the retold rules are made of. */
import type { Block } from '../../../kernel/rulebook';
import type { TableId } from '../data/tables';
import { ruleTable } from './tables';

export { chapter, example, figure, list, rebuilt, ruling, section, text } from '../../../kernel/retelling';

export const table = (id: TableId): Block => ({ is: 'table', table: ruleTable(id) });
