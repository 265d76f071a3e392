/** The parts that the retold rules are made of. */
import type { Block, RuleTable } from '../../../kernel/rulebook';
import { fireCodes, handCodes } from '../codes';
import { favourable, scouting } from '../data/tables';
import type { TableKey } from '../keys';

export { chapter, example, figure, list, rebuilt, ruling, section, text } from '../../../kernel/retelling';

const range = (from: number, to: number) => ({ from, to });

/** Codes stand as they are printed; no effect is a dash. */
const coded = (codes: readonly string[]) => codes.map((code) => ({ label: code === '-' ? '–' : code }));

const tables: Readonly<Record<TableKey, RuleTable>> = {
  fire: { id: 'fire', by: 'code', rows: coded(fireCodes) },
  hand: { id: 'hand', by: 'code', rows: coded(handCodes) },
  scout: {
    id: 'scout',
    by: '1d6',
    rows: [
      range(scouting.blind, scouting.blind),
      range(scouting.blind + 1, scouting.costly - 1),
      range(scouting.costly, 6),
    ],
  },
  check: { id: 'check', by: '1d6', rows: [{ label: 'at-most-morale' }, { label: 'above-morale' }] },
  critical: { id: 'critical', by: '1d6', rows: [range(1, favourable - 1), range(favourable, 6)] },
};

export const table = (id: TableKey): Block => ({ is: 'table', table: tables[id] });
