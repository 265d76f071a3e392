import { type Chance, d6 } from './chance';

/** One die, or two added together. */
export type Dice = '1d6' | '2d6';

/** One signed line of a roll's ledger: what causes it, whom it concerns, the rule that says so. */
export interface Modifier<C extends string = string> {
  readonly cause: C;
  readonly of?: string;
  readonly rule: string;
  readonly value: number;
}

/** What the lines of a ledger are gathered into where a sum must be short, in the order in which it is told. */
export const sumGroups = [
  'units',
  'fort',
  'terrain',
  'guns',
  'air',
  'cards',
  'morale',
  'supply',
  'flak',
  'defence',
  'enemy',
  'table',
  'encircled',
] as const;
export type SumGroup = (typeof sumGroups)[number];

/** Finds where a line is counted: a game says it of every cause of its ledgers. */
export function groupIn(groups: Readonly<Record<string, SumGroup>>): (line: Modifier) => SumGroup {
  return ({ cause }) => {
    const group = groups[cause];
    if (!group) throw new RangeError(`no group for ${cause}`);
    return group;
  };
}

/** A roll as it fell, complete: the card shows it, the log keeps it, anybody can add it up again. */
export interface Roll<N extends string = string, C extends string = string> {
  readonly name: N;
  readonly rule: string;
  readonly of?: string;
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier<C>[];
  readonly total: number;
}

/** A row of a table: from and to are included; null is "and below" or "and above". */
export interface Row {
  readonly from: number | null;
  readonly to: number | null;
}

/** A table that is rolled on. */
export interface DiceTable<R extends Row> {
  readonly dice: Dice;
  readonly rows: readonly R[];
}

/** A roll that is about to be made: its odds and its throw read the same lines. Names and causes are the game's own. */
export interface RollPlan<N extends string = string, C extends string = string> {
  readonly name: N;
  readonly rule: string;
  readonly of?: string;
  readonly dice: Dice;
  readonly modifiers: readonly Modifier<C>[];
}

export function sum(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const modifier of modifiers) total += modifier.value;
  return total;
}

/** Throws the dice of a plan. */
export function throwDice<N extends string, C extends string = never>(
  chance: Chance,
  plan: RollPlan<N, C>,
): Roll<N, C> {
  const first = d6(chance);
  const dice = plan.dice === '1d6' ? [first] : [first, d6(chance)];
  const { name, rule, of, modifiers } = plan;
  const total = first + (dice[1] ?? 0) + sum(modifiers);
  return of === undefined ? { name, rule, dice, modifiers, total } : { name, rule, of, dice, modifiers, total };
}

/** The row a total falls into. Tables have no gaps (a test walks them all), so a row is always found. */
export function lookUp<R extends Row>(table: { readonly rows: readonly R[] }, total: number): R {
  for (const row of table.rows) {
    if ((row.from === null || total >= row.from) && (row.to === null || total <= row.to)) return row;
  }
  throw new RangeError(`no row for ${total}`);
}
