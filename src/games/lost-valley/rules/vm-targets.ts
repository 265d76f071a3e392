/** 12.3.1 to 12.3.4 Which centre each division assaults. */
import { drawLot } from '../../../kernel/chance';
import type { CrId, DivisionId } from '../data/map';
import type { Valley, VmAssault } from '../state';
import { reachOfActive } from './centres';
import { defenseFactor, moraleFactor } from './units';
import { strongest } from './vm-control';

/**
 * 12.3.3 All targets, in the order in which the assaults are resolved (12.3.2). Each active division without a target
 * names the centre it prefers among those not yet taken; the strongest of several gets it, the others name again.
 */
export function selectTargets(v: Valley): VmAssault[] {
  const reach = reachOfActive(v);
  const taken = new Map<DivisionId, CrId>();
  const free = (targets: readonly CrId[]) => targets.filter((cr) => !isTaken(taken, cr));
  for (;;) {
    const named: { readonly cr: CrId; readonly by: DivisionId[] }[] = [];
    for (const { division, targets } of reach) {
      const cr = taken.has(division) ? null : preferred(v, free(targets));
      if (!cr) continue;
      const rivals = named.find((one) => one.cr === cr);
      if (rivals) rivals.by.push(division);
      else named.push({ cr, by: [division] });
    }
    if (named.length === 0) break;
    for (const { cr, by } of named) {
      const division = strongest(v, by);
      if (division) taken.set(division, cr);
    }
  }
  const assaults: VmAssault[] = [];
  for (const { division } of reach) {
    const cr = taken.get(division);
    if (cr) assaults.push({ division, cr, air: 0, guns: [], cards: [], over: false });
  }
  return assaults;
}

function isTaken(taken: ReadonlyMap<DivisionId, CrId>, cr: CrId): boolean {
  for (const target of taken.values()) if (target === cr) return true;
  return false;
}

/** 12.3.4 The lowest Fortifications Level, then the lowest defensive strength, then the lowest morale, then the die. */
function preferred(v: Valley, targets: readonly CrId[]): CrId | null {
  let weak = lowest(v, targets, worksOf);
  weak = lowest(v, weak, defensiveStrength);
  weak = lowest(v, weak, moraleStrength);
  const [first, ...tied] = weak;
  return first ? drawLot(v.chance, [first, ...tied]) : null;
}

function lowest(v: Valley, crs: readonly CrId[], figure: (v: Valley, cr: CrId) => number): readonly CrId[] {
  if (crs.length < 2) return crs;
  let lowest: CrId[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const cr of crs) {
    const found = figure(v, cr);
    if (found < least) lowest = [];
    if (found <= least) lowest.push(cr);
    least = Math.min(least, found);
  }
  return lowest;
}

function worksOf(v: Valley, cr: CrId): number {
  return v.crs[cr].fort;
}

/** 12.3.4 The defense of all units there, guns and flak too, and the works. */
export function defensiveStrength(v: Valley, cr: CrId): number {
  let total = v.crs[cr].fort;
  for (const unit of v.units) if (unit.at === cr) total += defenseFactor(unit);
  return total;
}

/** 12.3.4 The morale of all units there. */
export function moraleStrength(v: Valley, cr: CrId): number {
  let total = 0;
  for (const unit of v.units) if (unit.at === cr) total += moraleFactor(v, unit);
  return total;
}
