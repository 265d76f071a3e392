/** The other side's last move, and how likely a throw was. */
import type { Side } from '../../kernel/game';
import { totals } from '../../kernel/odds';
import { type FactOf, type RolledFact, wayOf } from '../model/fact-lists';
import type { Position } from '../model/model';

export interface LastMove {
  readonly side: Side;
  readonly place: string | null;
  readonly way: { readonly from: string; readonly to: string } | null;
}

/** What the other side did last, until whoever looks has decided something. */
export function lastMoveOf({ entries, side }: Pick<Position, 'entries' | 'side'>, factOf: FactOf): LastMove | null {
  const by = entries.at(-1)?.side;
  if (by === undefined || by === side) return null;
  let place: string | null = null;
  for (let i = entries.length - 1; i >= 0 && entries[i]?.side === by; i--) {
    for (const event of [...(entries[i]?.events ?? [])].reverse()) {
      const fact = factOf(event);
      const way = wayOf(fact);
      if (way) return { side: by, place: place ?? way.to, way };
      place ??= fact.place ?? null;
    }
  }
  return { side: by, place, way: null };
}

/** How many throws of the same dice come to this much or more. */
export function shareOf({ roll }: RolledFact): number | null {
  const [first, second] = roll.dice;
  if (first === undefined) return null;
  const sum = first + (second ?? 0);
  return totals(second === undefined ? '1d6' : '2d6', 0).reduce(
    (all, { is, chance }) => (is >= sum ? all + chance : all),
    0,
  );
}
