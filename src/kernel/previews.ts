/** How a roll shows before it is made: its ledger, the chances of its totals, what they come to. */
import { totals } from './odds';
import { type DiceTable, lookUp, type RollPlan, type Row, sum } from './rolls';
import type { Preview } from './view';

export interface Outcome<K extends string = string> {
  readonly key: K;
  readonly kind: 'chance' | 'mean';
  readonly value: number;
}

/** How a game writes what its rolls come to, by keys that its words know. */
export function outcomesOf<K extends string>() {
  return {
    chance: (key: K, value: number): Outcome<K> => ({ key, kind: 'chance', value }),
    expected: (key: K, value: number): Outcome<K> => ({ key, kind: 'mean', value }),
  };
}

/** A roll with bars of its own. */
export function previewOf(
  table: string,
  bars: Preview['bars'],
  { name, rule, of, dice, modifiers }: RollPlan,
  outcomes: readonly Outcome[],
): Preview {
  const total = sum(modifiers);
  return { name, rule, ...(of !== undefined && { of }), dice, modifiers, total, table, bars, outcomes };
}

/** A roll on a table: one bar for each total, marked with the row it hits. */
export function previewOn<R extends Row>(
  id: string,
  table: DiceTable<R>,
  plan: RollPlan,
  outcomes: readonly Outcome[],
): Preview {
  const bars = totals(plan.dice, sum(plan.modifiers)).map(({ is, chance }) => ({
    total: is,
    chance,
    row: table.rows.indexOf(lookUp(table, is)),
  }));
  return previewOf(id, bars, plan, outcomes);
}
