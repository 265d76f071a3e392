/** 2.5 Dice: rolls on tables and morale checks, made and foreseen from the same lines. */
import { chanceOf, totals } from '../../../kernel/odds';
import { type DiceTable, lookUp, type Row, sum, throwDice } from '../../../kernel/rolls';
import type { TableId } from '../data/tables';
import type { Modifier, RollPlan } from '../rolls';
import type { Unit, Valley } from '../state';
import { sitrepModifier } from './tracks';
import { moraleFactor } from './units';

/** 2.5.1 Rolls on a table; the roll, its modifiers and the row it hit go into the log. */
export function rollOn<R extends Row>(v: Valley, id: TableId, table: DiceTable<R>, plan: RollPlan): R {
  const roll = throwDice(v.chance, plan);
  const row = lookUp(table, roll.total);
  v.events.push({ is: 'rolled', roll, table: id, row: table.rows.indexOf(row) });
  return row;
}

export const MORALE_TARGET = 8; // 2.5.3

/** 2.5.3 What a morale check of a unit adds to two dice. */
export function moraleModifiers(v: Valley, unit: Unit): Modifier[] {
  return [{ cause: 'morale', of: unit.id, rule: '2.3.1.3', value: moraleFactor(v, unit) }, sitrepModifier(v)];
}

/** 2.5.3 Each unit checks for itself. */
export function passesMoraleCheck(v: Valley, unit: Unit): boolean {
  const modifiers = moraleModifiers(v, unit);
  const roll = throwDice(v.chance, { name: 'morale', rule: '2.5.3', of: unit.id, dice: '2d6', modifiers });
  v.events.push({ is: 'rolled', roll });
  return roll.total >= MORALE_TARGET;
}

/** 2.5.3 The chance of the same check. */
export function moraleChance(v: Valley, unit: Unit): number {
  return chanceOf(totals('2d6', sum(moraleModifiers(v, unit))), (total) => total >= MORALE_TARGET);
}
