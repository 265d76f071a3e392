/** 14.7 Viet Minh command control: in one half-round only one division fires at or assaults an area. */
import type { Vallee } from '../state';
import { divisionOf, isInfantry, sideOf, types } from './units';

/** The 151st engineers act with any division. */
function isExempt(unit: number): boolean {
  return sideOf(unit) === 'french' || types[unit] === 'assault-engineer' || !isInfantry(unit);
}

/** 14.7 Whether a unit may join what its side does against an area in its own half. */
export function commandAllows(v: Vallee, unit: number, area: number): boolean {
  const claimed = v.claimed[area] ?? 0;
  return claimed === 0 || isExempt(unit) || divisionOf[unit] === claimed;
}

/** 14.7 */
export function claim(v: Vallee, unit: number, area: number): void {
  if (!isExempt(unit) && v.claimed[area] === 0) v.claimed[area] = divisionOf[unit] ?? 0;
}
