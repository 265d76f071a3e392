/** The tables as the reader shows them: ranges from the data, words from the game's words. */
import type { RuleTable } from '../../../kernel/rulebook';
import { type TableId, tables } from '../data/tables';
import type { LabelKey } from './labels';

interface Reading {
  readonly by: LabelKey;
  readonly rows: RuleTable['rows'];
}

export function ruleTable(id: TableId): RuleTable {
  return { id, ...readingOf(id) };
}

/** Tables 6 and 7 compare the roll with the Strength and with the turn. */
function readingOf(id: TableId): Reading {
  if (id === '6') return { by: tables[id].dice, rows: comparedWith('strength-or-less') };
  if (id === '7') return { by: tables[id].dice, rows: comparedWith('turn-or-less') };
  const found = tables[id];
  const rows = found.rows.map(({ from, to }) => ({ from, to }));
  return { by: 'dice' in found ? found.dice : found.by, rows };
}

function comparedWith(label: LabelKey): RuleTable['rows'] {
  const above: LabelKey = 'more';
  return [{ label }, { label: above }];
}
