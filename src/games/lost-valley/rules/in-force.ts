/** 5.1, 5.6 What the cards in force change this turn: asked by every roll, so it depends on nothing but the state. */

import { type CardNumber, cards, type Op } from '../data/cards';
import type { CrId } from '../data/map';
import type { TableId } from '../data/tables';
import { type UnitType, units as unitData } from '../data/units';
import type { Modifier } from '../rolls';
import type { Unit, Valley } from '../state';

/** 5.1 Whether a card in force this turn has such an operation. */
export function inForce(v: Valley, op: Op['op']): boolean {
  for (const card of v.inForce) for (const one of cards[card].ops) if (one.op === op) return true;
  return false;
}

/** 2.5.1, 5.6 What cards add to a roll on a table: those in force, and the one-shot cards put on this very roll. */
export function cardModifiers(v: Valley, table: TableId, cr?: CrId, played?: readonly CardNumber[]): Modifier[] {
  const modifiers: Modifier[] = [];
  for (const card of v.inForce) {
    for (const op of cards[card].ops) {
      if (op.op !== 'drm' || op.table !== table || (op.cr !== undefined && op.cr !== cr)) continue;
      modifiers.push(lineOf(card, op.n));
    }
  }
  for (const card of played ?? []) {
    const value = oneShotValue(card, table);
    if (value !== null) modifiers.push(lineOf(card, value));
  }
  return modifiers;
}

function lineOf(card: CardNumber, value: number): Modifier {
  return { cause: 'card', of: String(card), rule: '5.1', value };
}

/** 5.6 What a one-shot card adds on a table; null where it is none or not for that table. */
export function oneShotValue(card: CardNumber, table: TableId): number | null {
  for (const op of cards[card].ops) {
    if (op.op === 'oneShot' && op.table === table) return op.n;
    if (op.op === 'oneShotChoice') return op.options.find((option) => option.table === table)?.n ?? null;
  }
  return null;
}

/** 2.5.3 Card 14: what a unit's morale gains while it is in force. */
export function moraleBonus(v: Valley, unit: Unit): number {
  let bonus = 0;
  for (const card of v.inForce) {
    for (const op of cards[card].ops) {
      if (op.op === 'moraleBonus' && isOfType(unit, op.types)) bonus += op.n;
    }
  }
  return bonus;
}

/** 2.3.1.2 National terms on cards mean the type printed on the counter. */
export function isOfType(unit: Unit, types: readonly UnitType[]): boolean {
  return types.includes(unitData[unit.id].type);
}
