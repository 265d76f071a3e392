/** What a French assault or raid will cost those who make it, counted over a light copy of them. */
import type { ValleyChoice } from '../choices';
import type { UnitId } from '../data/units';
import { copySortie, type Sortie, type Unit, type Valley } from '../state';
import { moraleChance } from './checks';
import { nextToLose } from './losses';
import { foreseen, stepsOf } from './units';

export interface SortieCost {
  /** Steps lost, and how many units are expected to be newly disrupted. */
  readonly stepsLost: number;
  readonly disrupted: number;
  /** Who is eliminated. */
  readonly lost: readonly UnitId[];
}

/** 15.1.5, 16.1 One row of a casualties table. Of units tied for a step the first loses it: their figures are equal. */
export function costOf(
  v: Valley,
  units: readonly Unit[],
  row: { readonly steps: number; readonly disrupt: 'none' | 'check' | 'all' },
): SortieCost {
  let left = units.slice();
  const lost: UnitId[] = [];
  let stepsLost = 0;
  for (; stepsLost < row.steps; stepsLost++) {
    const unit = nextToLose(v, left)[0];
    if (!unit) break;
    if (stepsOf(unit) > 1) {
      left = left.map((other) => (other === unit ? foreseen(unit, 'reduced') : other));
    } else {
      left = left.filter((other) => other !== unit);
      lost.push(unit.id);
    }
  }
  return { stepsLost, disrupted: row.disrupt === 'none' ? 0 : newlyDisrupted(v, left, row.disrupt === 'all'), lost };
}

/** 2.3.2.2, 2.5.3 How many units are expected to become disrupted, by a check or without. */
export function newlyDisrupted(v: Valley, units: readonly Unit[], all: boolean): number {
  let disrupted = 0;
  for (const unit of units) if (!unit.disrupted) disrupted += all ? 1 : 1 - moraleChance(v, unit);
  return disrupted;
}

/** 15.1.1 to 15.1.4, 16.1 The sortie as it will be after one more unit, gun, point of air support or card. */
export function sortieWith(sortie: Sortie, choice: ValleyChoice): Sortie {
  const then = copySortie(sortie);
  switch (choice.do) {
    case 'join':
      then.units.push(choice.unit);
      return then;
    case 'support':
      then.guns.push(choice.unit);
      return then;
    case 'air':
      then.air++;
      return then;
    case 'card':
      then.cards.push(choice.card);
      return then;
    default:
      return sortie;
  }
}
