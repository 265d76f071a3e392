/** 12.3.1 to 12.3.4 Which centre each division assaults. */
import { drawLot } from '../../../kernel/chance';
import { type CrId, type DivisionId, divisionIds } from '../data/map';
import type { Valley, VmAssault } from '../state';
import { targetsOf } from './centres';
import { defenseFactor, moraleFactor, unitsIn } from './units';
import { strongest } from './vm-control';

/**
 * 12.3.3 All targets, in the order in which the assaults are resolved (12.3.2). Each active division without a target
 * names the centre it prefers among those not yet taken; the strongest of several gets it, the others name again.
 */
export function selectTargets(v: Valley): VmAssault[] {
  const taken = new Map<CrId, DivisionId>();
  let waiting = divisionIds
    .filter((id) => v.divisions[id].active)
    .map((division) => ({ division, reach: targetsOf(v, division) }));
  for (;;) {
    const named = new Map<CrId, DivisionId[]>();
    for (const { division, reach } of waiting) {
      const cr = preferred(
        v,
        reach.filter((target) => !taken.has(target)),
      );
      if (cr) named.set(cr, [...(named.get(cr) ?? []), division]);
    }
    if (named.size === 0) break;
    for (const [cr, divisions] of named) {
      const division = strongest(v, divisions);
      if (division) taken.set(cr, division);
    }
    const busy = [...taken.values()];
    waiting = waiting.filter(({ division }) => !busy.includes(division));
  }
  const assaults = [...taken].map(([cr, division]) => ({ division, cr, air: 0, guns: [], cards: [], over: false }));
  return assaults.sort((a, b) => divisionIds.indexOf(a.division) - divisionIds.indexOf(b.division));
}

/** 12.3.4 The lowest Fortifications Level, then the lowest defensive strength, then the lowest morale, then the die. */
function preferred(v: Valley, targets: readonly CrId[]): CrId | null {
  const weak = lowest(
    lowest(
      lowest(targets, (cr) => v.crs[cr].fort),
      (cr) => defensiveStrength(v, cr),
    ),
    (cr) => moraleStrength(v, cr),
  );
  const [first, ...tied] = weak;
  return first ? drawLot(v.chance, [first, ...tied]) : null;
}

function lowest(crs: readonly CrId[], figure: (cr: CrId) => number): readonly CrId[] {
  if (crs.length < 2) return crs;
  const figures = crs.map(figure);
  const least = Math.min(...figures);
  return crs.filter((_, index) => figures[index] === least);
}

/** 12.3.4 The defense of all units there, guns and flak too, and the works. */
export function defensiveStrength(v: Valley, cr: CrId): number {
  return unitsIn(v, cr).reduce((total, unit) => total + defenseFactor(unit), v.crs[cr].fort);
}

/** 12.3.4 The morale of all units there. */
export function moraleStrength(v: Valley, cr: CrId): number {
  return unitsIn(v, cr).reduce((total, unit) => total + moraleFactor(v, unit), 0);
}
