/** What looking ahead is not talked into. */
import type { SeasonChoice, SeasonPrompt } from '../choices';
import { anyAt, countAt, numberOf, sideOf } from '../rules/pieces';
import { basesAt, isPa, joined, place } from '../rules/places';
import { other, type Season, type Side } from '../state';

/** 4.0, 5.3, 6.2.6 The last piece walks off a PA that the enemy can walk into, and takes none for it, though it might stay. */
export function walksOff(v: Season, { choices }: SeasonPrompt, choice: SeasonChoice): boolean {
  if (choice.do !== 'move' || choices.every((one) => one.do === 'move' && one.unit === choice.unit)) return false;
  const unit = numberOf(choice.unit);
  const [from, side] = [v.at[unit] ?? -1, sideOf(unit)];
  if (!isPa(from) || v.control[from] !== side || countAt(v, from, side) > 1) return false;
  return isBefore(v, from, other(side)) && !isFree(v, place(choice.to), side);
}

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
