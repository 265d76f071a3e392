/** A roll in figures that can be read at a glance: a sum of at most six groups, and the row of the table it hit. */
import type { Face } from '../../kernel/game';
import { type Modifier, type Roll, type Row, type SumGroup, sumGroups } from '../../kernel/rolls';

export interface SumPart {
  readonly group: SumGroup | 'dice' | 'other';
  readonly value: number;
  readonly lines: readonly Modifier[];
}

export interface ToldSum {
  /** The dice first. They add up to the total. */
  readonly parts: readonly SumPart[];
  readonly total: number;
}

/** With the dice. */
const MOST_GROUPS = 6;

export function sumOf(roll: Roll, groupOf: Face['groupOf']): ToldSum {
  const dice = roll.dice.reduce((a, b) => a + b, 0);
  const parts = sumGroups.flatMap((group): SumPart[] => {
    const lines = roll.modifiers.filter((line) => groupOf(line) === group);
    const value = lines.reduce((all, line) => all + line.value, 0);
    return value === 0 ? [] : [{ group, value, lines }];
  });
  return { parts: [{ group: 'dice', value: dice, lines: [] }, ...joined(parts)], total: roll.total };
}

/** The smallest join, so that the sum stays short. */
function joined(parts: readonly SumPart[]): readonly SumPart[] {
  if (parts.length < MOST_GROUPS) return parts;
  const small = [...parts]
    .sort((a, b) => Math.abs(a.value) - Math.abs(b.value))
    .slice(0, parts.length - MOST_GROUPS + 2);
  const value = small.reduce((all, part) => all + part.value, 0);
  const rest = parts.filter((part) => !small.includes(part));
  return value === 0 ? rest : [...rest, { group: 'other', value, lines: small.flatMap(({ lines }) => lines) }];
}

export interface RowCell {
  readonly text: string;
  readonly hit: boolean;
  /** How good the row is for whoever looks: 0 the worst, 1 the best. */
  readonly good: number;
}

const MOST_CELLS = 8;

/** The rows of a table as cells; those far from the one hit are joined. */
export function cellsOf(
  { rows, high }: { readonly rows: readonly Row[]; readonly high: string },
  hit: number,
  looker: string,
): readonly RowCell[] {
  const cut = Math.max(0, rows.length - MOST_CELLS);
  // Rows are joined at the end that is farther from the hit.
  const low = hit > rows.length / 2 ? cut : 0;
  const shown: { readonly from: number | null; readonly to: number | null; readonly hit: boolean }[] = [];
  rows.forEach(({ from, to }, i) => {
    const last = shown.at(-1);
    if (last && ((i <= low && low > 0) || (low === 0 && i >= MOST_CELLS))) {
      shown[shown.length - 1] = { from: last.from, to, hit: last.hit || i === hit };
    } else shown.push({ from, to, hit: i === hit });
  });
  return shown.map(({ from, to, hit: here }, i) => {
    const share = shown.length < 2 ? 1 : i / (shown.length - 1);
    return { text: range(from, to), hit: here, good: high === looker ? share : 1 - share };
  });
}

const figure = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

function range(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '' : `≤ ${figure(to)}`;
  if (to === null) return `${figure(from)}+`;
  return from === to ? figure(from) : `${figure(from)}–${figure(to)}`;
}
