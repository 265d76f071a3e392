/** 12.2 Viet Minh sapping. */

import type { Rules } from '../choices';
import { type CrId, crIds, type DivisionId, divisionIds } from '../data/map';
import { sapping } from '../data/tables';
import type { Modifier, RollPlan } from '../rolls';
import type { Valley } from '../state';
import { applyCards } from './card-ops';
import { type Reach, reachOfActive, setFort } from './centres';
import { rollOn } from './checks';
import { cardModifiers } from './in-force';
import { sitrepModifier } from './tracks';
import { garrison, moraleFactor } from './units';
import { strongest } from './vm-control';

const FIRST_TURN = 1;

/** 12.2 Not on Turn One. Cards come first; then the divisions dig, each in its turn. */
export function* sappingPhase(v: Valley): Rules {
  if (v.turn === FIRST_TURN) return;
  yield* applyCards(v, 'sapping');
  const works: { division: DivisionId; cr: CrId }[] = [];
  const diggers = reachOfActive(v);
  for (const cr of crIds) {
    if (v.crs[cr].fort === 0) continue; // nothing left to dig away
    const division = strongest(v, diggersAt(cr, diggers));
    if (division) works.push({ division, cr });
  }
  for (const id of divisionIds) for (const { division, cr } of works) if (division === id) sap(v, division, cr);
}

/** 12.2 The divisions that can dig towards a centre. */
function diggersAt(cr: CrId, diggers: readonly Reach[]): DivisionId[] {
  const found: DivisionId[] = [];
  for (const { division, targets } of diggers) if (targets.includes(cr)) found.push(division);
  return found;
}

/** 12.2 One roll on Table 8; it may encircle the centre at once (12.2.1). */
function sap(v: Valley, division: DivisionId, cr: CrId): void {
  const { levels } = rollOn(v, '8', sapping, sappingPlan(v, division, cr));
  setFort(v, cr, v.crs[cr].fort - levels, 'sapping', division);
}

/** 12.2 The roll of a division that digs towards a centre, for the throw and for its odds. */
export function sappingPlan(v: Valley, division: DivisionId, cr: CrId): RollPlan {
  return { name: 'sapping', rule: '12.2', of: cr, dice: sapping.dice, modifiers: sappingModifiers(v, division, cr) };
}

function sappingModifiers(v: Valley, division: DivisionId, cr: CrId): Modifier[] {
  const modifiers = [sitrepModifier(v)];
  const best = bestMorale(v, cr);
  if (best) modifiers.push(best);
  const half = Math.ceil(v.divisions[division].strength / 2); // "rounding any fraction up"
  modifiers.push({ cause: 'strength', of: division, rule: '12.2', value: -half }, ...cardModifiers(v, '8', cr));
  return modifiers;
}

/** 12.2 The highest morale among infantry and armor, active or used. */
function bestMorale(v: Valley, cr: CrId): Modifier | null {
  let best: Modifier | null = null;
  for (const unit of garrison(v, cr)) {
    const value = moraleFactor(v, unit);
    if (!best || value > best.value) best = { cause: 'morale', of: unit.id, rule: '12.2', value };
  }
  return best;
}
