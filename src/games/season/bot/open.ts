/** What lies open to be walked into. */
import type { SeasonChoice, SeasonPrompt } from '../choices';
import { basesAt, isPa, joined, place } from '../data/places';
import { anyAt, countAt, isTank, numberOf, sideOf } from '../rules/pieces';
import { other, type Season, type Side } from '../state';
import { bestBy, unitIn } from './pick';

/** Whether a side stands where it can walk into a PA. */
export function isBefore(v: Season, pa: number, side: Side): boolean {
  if ((joined[pa] ?? []).some((next) => anyAt(v, next, side))) return true;
  return side === 'viet-minh' && (basesAt[pa] ?? []).some((base) => anyAt(v, base, side));
}

/** 5.3 A PA that the enemy of a side holds with nobody there. */
export function isFree(v: Season, at: number, side: Side): boolean {
  const enemy = other(side);
  return isPa(at) && v.control[at] === enemy && !anyAt(v, at, enemy);
}

/** Whether a PA of its own stands empty with the enemy before it once a piece has gone. */
export function leavesOpen(v: Season, unit: number): boolean {
  const [from, side] = [v.at[unit] ?? -1, sideOf(unit)];
  if (!isPa(from) || v.control[from] !== side || countAt(v, from, side) > 1) return false;
  return isBefore(v, from, other(side));
}

/** 5.3, 6.2.3 Infantry walks into a free PA and leaves none open for it. */
export function takesFree(v: Season, choice: SeasonChoice): boolean {
  if (choice.do !== 'move') return false;
  const unit = numberOf(choice.unit);
  return isFree(v, place(choice.to), sideOf(unit)) && !isTank(unit) && !leavesOpen(v, unit);
}

/** 5.3 The strongest that walks into a free PA so, if anybody does. */
export function intoFree(v: Season, { choices }: SeasonPrompt): SeasonChoice | undefined {
  const strength = (unit: number) => 1 + (v.steps[unit] ?? 0) - (v.fatigued[unit] ?? 0);
  return bestBy(choices, (one) => (takesFree(v, one) ? strength(unitIn(one)) : 0), 0);
}
