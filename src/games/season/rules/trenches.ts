/** 3.1 Entrenchments: what may be dug, what covers a Level 3, and 1.4 what a trench lets through. */

import {
  basesAt,
  beside,
  encirclable,
  firstBase,
  isPa,
  isZone,
  joined,
  kinds,
  paNumbers,
  pasIn,
  peripherals,
  placeId,
  terrains,
  zoneOf,
} from '../data/places';
import { digging, stacking } from '../data/tables';
import type { TrenchCause } from '../events';
import type { Season } from '../state';
import { anyAt, battalionsAt, piecesAt, regiments } from './pieces';

/** 3.1 A trench level changes, and says so. */
export function setTrench(v: Season, at: number, now: number, cause: TrenchCause): void {
  const was = v.trench[at] ?? 0;
  if (was === now) return;
  v.trench[at] = now;
  if (now < digging.most) v.fresh[at] = 0;
  v.events.push({ is: 'trench', place: placeId(at), was, now, cause });
}

/** 8.0 Level 3 around a PA. */
export function isEncircled(v: Season, pa: number): boolean {
  return v.trench[pa] === digging.most;
}

/** 1.4 How many battalions of one regiment a base of this zone holds. */
export function baseLimit(v: Season, zone: number): number {
  return kinds[zone] === 'jungle' ? stacking.jungleBase : (v.trench[zone] ?? 0);
}

/** 1.4 Whether a battalion may join those in a base. */
export function hasRoomInBase(v: Season, base: number, unit: number, there = battalionsAt(v, base)): boolean {
  if (there.length >= baseLimit(v, zoneOf[base] ?? 0)) return false;
  return there.every((one) => regiments[one] === regiments[unit]);
}

/** 3.1 A jungle zone, or a peripheral one with a trench: where Viet Minh pieces may stand. */
export function isOpenZone(v: Season, zone: number): boolean {
  return kinds[zone] === 'jungle' || (kinds[zone] === 'peripheral' && (v.trench[zone] ?? 0) > 0);
}

/** 4.2.1 Every PA of a CR zone is in Viet Minh hands. */
export function isCapturedZone(v: Season, zone: number): boolean {
  const list = pasIn[zone] ?? [];
  return list.length > 0 && list.every((pa) => v.control[pa] === 'viet-minh');
}

/** 4.2.1 By place: Viet Minh PAs that lines of Viet Minh PAs join to a base on a trenched or jungle zone. */
export function linkedPas(v: Season): readonly boolean[] {
  const linked = new Array<boolean>(firstBase).fill(false);
  const queue: number[] = [];
  const visit = (pa: number) => {
    if (linked[pa] || v.control[pa] !== 'viet-minh') return;
    linked[pa] = true;
    queue.push(pa);
  };
  for (const pa of paNumbers) {
    if (v.control[pa] === 'viet-minh' && (basesAt[pa] ?? []).some((base) => isOpenZone(v, zoneOf[base] ?? 0)))
      visit(pa);
  }
  for (const pa of queue) for (const next of joined[pa] ?? []) visit(next);
  return linked;
}

/** 3.1 What a level costs: two points in a marsh. */
export function digCost(at: number): number {
  return isZone(at) && terrains[at] === 'marsh' ? digging.marsh : 1;
}

/** 3.1 Where one more level may be dug with the points left: chained to the jungle, or around a PA joined to one held. */
export function digSites(v: Season): number[] {
  const sites: number[] = [];
  for (const zone of peripherals) {
    if ((v.trench[zone] ?? 0) >= digging.most || digCost(zone) > v.digging) continue;
    if ((beside[zone] ?? []).some((next) => isOpenZone(v, next))) sites.push(zone);
  }
  if (v.digging < 1) return sites;
  let linked: readonly boolean[] | null = null;
  for (const pa of paNumbers) {
    if (!encirclable[pa] || v.control[pa] !== 'french' || (v.trench[pa] ?? 0) >= digging.most) continue;
    for (const next of joined[pa] ?? []) {
      if (v.control[next] !== 'viet-minh' || zoneOf[next] !== zoneOf[pa]) continue;
      linked ??= linkedPas(v);
      if (!linked[next]) continue;
      sites.push(pa);
      break;
    }
  }
  return sites;
}

/** 3.1 A ring, or a zone with a PA beside it that is French, another one taken. */
function isFaced(v: Season, at: number, taken = -1): boolean {
  const french = (pa: number) => pa !== taken && v.control[pa] === 'french';
  return isPa(at) || (beside[at] ?? []).some((zone) => (pasIn[zone] ?? []).some(french));
}

/** 3.1 A Level 3 beside the enemy, or around a PA, stays only with a piece at it; pieces in a base of the zone cover it too. */
export function isCovered(v: Season, at: number): boolean {
  if (isPa(at)) {
    return (joined[at] ?? []).some(
      (pa) => zoneOf[pa] === zoneOf[at] && v.control[pa] === 'viet-minh' && anyAt(v, pa, 'viet-minh'),
    );
  }
  if (!isFaced(v, at) || anyAt(v, at, 'viet-minh')) return true;
  return (basesAt[at] ?? []).some((base) => anyAt(v, base, 'viet-minh'));
}

/** 3.1 Level 3 without cover falls to 2; one dug this turn waits until the next Viet Minh movement is over. */
export function uncover(v: Season): void {
  for (let at = 0; at < firstBase; at++) {
    if (v.trench[at] === digging.most && v.fresh[at] === 0 && !isCovered(v, at)) {
      setTrench(v, at, digging.most - 1, 'uncovered');
    }
  }
}

/** 3.1 The next Viet Minh movement is over: from here on a Level 3 falls at once. */
export function endWaiting(v: Season): void {
  for (let at = 0; at < firstBase; at++) v.fresh[at] = 0;
  uncover(v);
}

/** 3.1 From where pieces cover a trench: its zone and the bases there, or the PAs joined to an encircled one. */
function coversOf(at: number): readonly number[] {
  if (isPa(at)) return (joined[at] ?? []).filter((pa) => zoneOf[pa] === zoneOf[at]);
  return [at, ...(basesAt[at] ?? [])];
}

/** 3.1 The Level 3 trenches that a piece covers and leaves as it goes, each with the others who still cover it. */
export function leftBehind(v: Season, unit: number, to: number): { readonly at: number; readonly others: number[] }[] {
  const found: { readonly at: number; readonly others: number[] }[] = [];
  for (let at = 0; at < firstBase; at++) {
    if (v.trench[at] !== digging.most || v.fresh[at] !== 0 || at === to || !isFaced(v, at, to)) continue;
    const covers = coversOf(at);
    if (!covers.includes(v.at[unit] ?? -1) || covers.includes(to)) continue;
    const others = covers.flatMap((one) => piecesAt(v, one, 'viet-minh')).filter((one) => one !== unit);
    found.push({ at, others });
  }
  return found;
}
