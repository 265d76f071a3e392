/** 8.4 Who of a stack takes what, weighed by what is left afterwards rather than result by result. */
import { damageCost } from '../data/constants';
import { isFresh } from '../rules/units';
import type { Storm } from '../state';

/** What becomes of a unit that stands in the fire. */
export type Lot = 'stay' | 'spend' | 'retreat' | 'remove';

export interface Stakes {
  /** What a unit is worth after each lot. */
  readonly unit: (unit: number, lot: Lot) => number;
  /** What it is worth that somebody stays. */
  readonly held: number;
}

interface Step {
  readonly value: number;
  readonly lot: Lot;
  readonly before: Step | null;
}

const fresh: readonly (readonly [Lot, number])[] = [
  ['stay', 0],
  ['spend', damageCost.spend],
  ['retreat', damageCost.retreatFresh],
  ['remove', damageCost.removeFresh],
];
const spent: readonly (readonly [Lot, number])[] = [
  ['stay', 0],
  ['retreat', damageCost.retreatSpent],
  ['remove', damageCost.removeSpent],
];

/** The lots of all units that use up the points and leave the most; by unit. None where the points cannot be met. */
export function bestLots(v: Storm, units: readonly number[], points: number, stakes: Stakes): ReadonlyMap<number, Lot> {
  // By points used up: the best way in which nobody stays so far, and the best in which somebody does.
  let gone: (Step | null)[] = [{ value: 0, lot: 'stay', before: null }];
  let held: (Step | null)[] = [];
  for (const unit of units) {
    const [goneNext, heldNext]: [(Step | null)[], (Step | null)[]] = [[], []];
    for (const [lot, cost] of isFresh(v, unit) ? fresh : spent) {
      const value = stakes.unit(unit, lot);
      const stays = lot === 'stay' || lot === 'spend';
      for (let used = 0; used + cost <= points; used++) {
        better(stays ? heldNext : goneNext, used + cost, gone[used], lot, value);
        better(heldNext, used + cost, held[used], lot, value);
      }
    }
    [gone, held] = [goneNext, heldNext];
  }
  const [empty, manned] = [gone[points] ?? null, held[points] ?? null];
  let step =
    (manned?.value ?? Number.NEGATIVE_INFINITY) + stakes.held >= (empty?.value ?? Number.NEGATIVE_INFINITY)
      ? manned
      : empty;
  const lots = new Map<number, Lot>();
  for (let i = units.length - 1; i >= 0 && step; i--, step = step.before) lots.set(units[i] ?? -1, step.lot);
  return lots;
}

function better(list: (Step | null)[], at: number, before: Step | null | undefined, lot: Lot, value: number): void {
  if (!before) return;
  const now = list[at];
  if (!now || before.value + value > now.value) list[at] = { value: before.value + value, lot, before };
}
