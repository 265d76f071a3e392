/** What became of counters, of aircraft and of what they carry: of each the gravest thing that happened to it, and all together. */
import { type Harm, harms } from '../../kernel/facts';
import type { Side } from '../../kernel/game';
import type { Happened } from '../../kernel/tale';
import type { CounterView } from '../../kernel/view';

export interface StackLoss {
  /** Whose they are. */
  readonly loser: Side;
  /** The formation that all of them belong to; null where there are several. */
  readonly formation: string | null;
  readonly harmed: readonly { readonly harm: Harm; readonly units: readonly string[]; readonly to: string | null }[];
}

/** What became of whom among facts, by side. */
export function lossesOf(facts: readonly Happened[], counters: readonly CounterView[]): readonly StackLoss[] {
  const bySide = new Map<Side, Map<string, { harm: Harm; to: string | null }>>();
  for (const { fact } of facts) {
    const { by, loser = by, units, harm, place } = fact;
    if (loser === undefined || harm === undefined) continue;
    const side = bySide.get(loser) ?? new Map();
    bySide.set(loser, side);
    for (const unit of units ?? []) {
      const before = side.get(unit);
      if (before && harms.indexOf(before.harm) > harms.indexOf(harm)) continue;
      side.set(unit, { harm, to: harm === 'retreats' ? (place ?? null) : null });
    }
  }
  return [...bySide].map(([loser, units]) => {
    const known = [...units.keys()].flatMap((unit) => counters.find(({ id }) => id === unit) ?? []);
    const formations = new Set(known.map(formationOf));
    const [only] = formations;
    return {
      loser,
      formation: formations.size === 1 && known.length > 1 && only !== undefined ? only : null,
      harmed: [...harms].reverse().flatMap((harm) => {
        const hit = [...units].filter(([, of]) => of.harm === harm);
        const ways = [...new Set(hit.map(([, of]) => of.to))];
        return ways.map((to) => ({ harm, to, units: hit.filter(([, of]) => of.to === to).map(([unit]) => unit) }));
      }),
    };
  });
}

function formationOf({ label, company }: CounterView): string {
  return company !== undefined && label.endsWith(company) ? label.slice(0, -company.length).trim() : label;
}

/** So many suffered the same: steps are counted, else those who suffer; who is lost suffers nothing else. */
export interface Count {
  readonly harm: Harm;
  readonly count: number;
}

/** All that became of those of one side, the gravest first. */
export function countsOf(facts: readonly Happened[], side: Side): readonly Count[] {
  const hit = facts.flatMap(({ fact: { by, loser = by, harm, units = [] } }) =>
    harm !== undefined && loser === side ? units.map((unit) => ({ harm, unit })) : [],
  );
  const lost = new Set(hit.flatMap(({ harm, unit }) => (harm === 'lost' ? [unit] : [])));
  return [...harms].reverse().flatMap((harm) => {
    const units = hit.filter((one) => one.harm === harm && (harm === 'lost' || !lost.has(one.unit)));
    const count = harm === 'step' ? units.length : new Set(units.map(({ unit }) => unit)).size;
    return count === 0 ? [] : [{ harm, count }];
  });
}
