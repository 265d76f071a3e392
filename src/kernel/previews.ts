/** How a roll shows before it is made: its ledger, the chances of its totals, what they come to. */
import { chain, type Odds, totals } from './odds';
import { type DiceTable, lookUp, type Modifier, type RollPlan, type Row, sum } from './rolls';
import type { Preview, PreviewColumns } from './view';

export interface Outcome<K extends string = string> {
  readonly key: K;
  readonly kind: 'chance' | 'mean';
  readonly value: number;
  readonly about?: boolean;
}

/** The same as an estimate: something that it hangs on is still to be decided. */
export function about<O extends Outcome>(outcome: O): O {
  return { ...outcome, about: true };
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

/** A roll on a table of columns: a bar for each face, as the column that is read prints it. */
export function previewInColumns(
  table: string,
  faces: readonly string[],
  codes: readonly string[],
  columns: PreviewColumns,
  plan: RollPlan,
  outcomes: readonly Outcome[],
): Preview {
  const bars = faces.map((code, at) => ({
    total: at + 1,
    chance: 1 / faces.length,
    row: codes.indexOf(code),
    code,
  }));
  return { ...previewOf(table, bars, plan, outcomes), columns };
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

/**
 * A roll whose lines are not all known yet, because a lot or an earlier roll decides them: the bars count every way,
 * and a line that differs stands in the ledger with its mean and all whom it may concern.
 */
export function previewAmong<R extends Row>(
  id: string,
  table: DiceTable<R>,
  plans: Odds<RollPlan>,
  outcomes: readonly Outcome[],
): Preview {
  const [first] = plans;
  if (!first) throw new RangeError('no roll to look at');
  const modifiers = first.is.modifiers.map((line, at) => meanLine(line, at, plans));
  const bars = chain(plans, ({ dice, modifiers: lines }) => totals(dice, sum(lines)))
    .map(({ is, chance }) => ({ total: is, chance, row: table.rows.indexOf(lookUp(table, is)) }))
    .sort((a, b) => a.total - b.total);
  return previewOf(id, bars, { ...first.is, modifiers }, outcomes);
}

function meanLine(line: Modifier, at: number, plans: Odds<RollPlan>): Modifier {
  const value = plans.reduce((all, { is, chance }) => all + chance * (is.modifiers[at]?.value ?? 0), 0);
  const whom = [...new Set(plans.flatMap(({ is }) => is.modifiers[at]?.of ?? []))];
  return { ...line, ...(whom.length > 1 && { of: whom.join(', ') }), value: Math.round(value * 10) / 10 };
}
