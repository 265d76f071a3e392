/** What may be shelled, fired at, attacked, named: 5.2, 5.4, 6.2.1, 6.2.2, 6.2.4. */

import {
  basesAt,
  beside,
  crZones,
  firstBase,
  frenchJungle,
  isBase,
  isPa,
  joined,
  kinds,
  paNumbers,
  paOf,
  pasIn,
  peripherals,
  zoneOf,
} from '../data/places';
import { stacking } from '../data/tables';
import type { Season } from '../state';
import { attackersFrom } from './fire';
import { anyAt, faceUpAt, firstBattalion, firstDummy, frenchByPlace, vietMinhByPlace } from './pieces';

/** Places of battalions that lie face up. */
function exposedPlaces(v: Season): number[] {
  const places: number[] = [];
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    const at = v.at[unit] ?? -1;
    if (at >= 0 && v.face[unit] !== 0 && !places.includes(at)) places.push(at);
  }
  return places.sort((a, b) => a - b);
}

function isJoinedTo(v: Season, pa: number, side: Season['control'][number]): boolean {
  return (joined[pa] ?? []).some((next) => v.control[next] === side);
}

/** 6.2.4 A zone where Viet Minh guns reach French units: with a trench; Jungle 4 with a battalion that sees them. */
function reachesZone(v: Season, zone: number): boolean {
  if (kinds[zone] === 'peripheral') return (v.trench[zone] ?? 0) > 0;
  return zone === frenchJungle && faceUpAt(v, zone).length > 0;
}

/** 5.2 PAs with a base on a trenched peripheral zone or joined to a Viet Minh PA, and zones with French units. */
export function vietMinhBarrages(v: Season): number[] {
  const counts = frenchByPlace(v);
  const pas = paNumbers.filter(
    (pa) =>
      (counts[pa] ?? 0) > 0 &&
      ((basesAt[pa] ?? []).some((base) => (v.trench[zoneOf[base] ?? 0] ?? 0) > 0) || isJoinedTo(v, pa, 'viet-minh')),
  );
  const zones = [...peripherals, frenchJungle].filter((zone) => (counts[zone] ?? 0) > 0 && reachesZone(v, zone));
  return [...zones, ...pas];
}

/** Who fires at what. */
export interface Aim {
  readonly from: number;
  readonly target: number;
}

/** 5.4 Who may fire at what: PAs at bases that lead to them and at joined PAs, French in a zone at those with them. */
export function frenchFires(v: Season): Aim[] {
  const found: Aim[] = [];
  for (const target of exposedPlaces(v)) {
    if (v.hit.includes(target)) continue;
    const from = isBase(target) ? [paOf[target] ?? 0] : isPa(target) ? (joined[target] ?? []) : [target];
    for (const at of from) if (!v.fired.includes(at) && anyAt(v, at, 'french')) found.push({ from: at, target });
  }
  return found;
}

/** 5.4 Bases and joined PAs with engaged battalions. */
export function frenchDefensiveBarrages(v: Season): number[] {
  return exposedPlaces(v).filter((at) => isBase(at) || (isPa(at) && isJoinedTo(v, at, 'french')));
}

/** 6.2.2 PAs next to the French, and zones, whose battalions lie face up. */
export function frenchBarrages(v: Season): number[] {
  return exposedPlaces(v).filter(
    (at) => !isPa(at) || isJoinedTo(v, at, 'french') || basesHold(at, (zone) => anyAt(v, zone, 'french')),
  );
}

function basesHold(pa: number, fits: (zone: number) => boolean): boolean {
  return (basesAt[pa] ?? []).some((base) => fits(zoneOf[base] ?? 0));
}

/** Zones the French stand in or can step into out of a PA. */
function isInReach(v: Season, zone: number): boolean {
  if (anyAt(v, zone, 'french')) return true;
  return kinds[zone] === 'peripheral' && (basesAt[zone] ?? []).some((base) => anyAt(v, paOf[base] ?? 0, 'french'));
}

/** 6.2.1 Viet Minh PAs the French may want to attack this impulse: those with hidden pieces are turned up. */
export function exposable(v: Season): number[] {
  const counts = vietMinhByPlace(v);
  return paNumbers.filter(
    (pa) =>
      counts[pa] !== 0 &&
      (counts[pa] ?? 0) > faceUpAt(v, pa).length &&
      (isJoinedTo(v, pa, 'french') || basesHold(pa, (zone) => isInReach(v, zone))),
  );
}

/** 6.2.4 Places of French units that attack a PA, or that stand in a zone the guns reach. */
export function defensiveGuns(v: Season): number[] {
  const found: number[] = [];
  const counts = frenchByPlace(v);
  for (let at = 0; at < firstBase; at++) {
    if (counts[at] === 0) continue;
    if (attackersFrom(v, at).length > 0 || (!isPa(at) && reachesZone(v, at))) found.push(at);
  }
  return found;
}

/** 6.2.4 Who may fire at whom: PAs at those who attack next to them, battalions of a zone at the French there. */
export function defensiveFires(v: Season): Aim[] {
  const found: Aim[] = [];
  for (const from of exposedPlaces(v)) {
    if (v.fired.includes(from)) continue;
    const targets = isPa(from)
      ? [...(joined[from] ?? []), ...(basesAt[from] ?? []).map((base) => zoneOf[base] ?? 0)].filter(
          (at) => attackersFrom(v, at).length > 0,
        )
      : [from].filter((at) => anyAt(v, at, 'french') && defendersIn(v, at) > 0);
    for (const target of targets) if (!v.hit.includes(target)) found.push({ from, target });
  }
  return found;
}

/** 1.4 How many battalions defend and fire in a zone: as many as the trench level; three in Jungle 4. */
export function defendersIn(v: Season, zone: number): number {
  return kinds[zone] === 'jungle' ? stacking.jungleBase : (v.trench[zone] ?? 0);
}

/** 6.1 Peripheral zones next to a CR zone with a French unit, not yet scouted this round. */
export function scoutable(v: Season): number[] {
  const counts = frenchByPlace(v);
  const manned = crZones.filter((zone) => (pasIn[zone] ?? []).some((pa) => (counts[pa] ?? 0) > 0));
  return peripherals.filter((zone) => !v.scouted.includes(zone) && manned.some((cr) => beside[zone]?.includes(cr)));
}
