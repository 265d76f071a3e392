/** 12.1 Automatic control of centres that the French have left. */
import { drawLot } from '../../../kernel/chance';
import { type CrId, crIds, type DivisionId, divisionIds } from '../data/map';
import type { Valley } from '../state';
import { capture, isFrench, isVietMinh, taorReach } from './centres';
import { hasGarrison } from './units';

/** 12.1 Also on Turn One. A centre taken may open the way to the next, so it is gone through until nothing changes. */
export function controlPhase(v: Valley): void {
  for (let taken = true; taken; ) {
    taken = false;
    for (const cr of crIds) {
      if (isVietMinh(v, cr) || hasGarrison(v, cr)) continue;
      const division = strongest(v, divisionsReaching(v, cr));
      if (!division) continue;
      capture(v, cr, division, 'automatic');
      taken = true;
    }
  }
}

/** 12.1 Active or not; their own lines, through any centre that is not French. */
function divisionsReaching(v: Valley, cr: CrId): DivisionId[] {
  return divisionIds.filter((division) => taorReach(division, (through) => !isFrench(v, through)).includes(cr));
}

/** 12.1, 12.2, 12.3.3 The division of the highest Strength; a tie is for the die. */
export function strongest(v: Valley, divisions: readonly DivisionId[]): DivisionId | null {
  let tied: DivisionId[] = [];
  let most = 0;
  for (const id of divisions) {
    const { strength } = v.divisions[id];
    if (strength > most) tied = [];
    if (strength >= most) tied.push(id);
    most = Math.max(most, strength);
  }
  const [first, ...others] = tied;
  return first ? drawLot(v.chance, [first, ...others]) : null;
}
