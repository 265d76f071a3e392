/** 10.1 Basic line of sight, and 10.0 the range of guns. */
import { type Census, holderOf, type Side, type Vallee } from '../state';
import { areaCount, beside, blocksSight, distance } from './ground';
import { censusOf, gunOf, sideOf } from './units';

/** 10.1 The areas that can be seen from an area. It is the same until the firer's own side holds other areas. */
export function seenFrom(census: Census, from: number, side: Side): readonly boolean[] {
  const { sight } = census.front[side];
  const seen = sight[from] ?? findSight(census, from, side);
  sight[from] = seen;
  return seen;
}

/** 10.1 A chain whose middle is open ground without the firer's own units. */
function findSight(census: Census, from: number, side: Side): readonly boolean[] {
  const own = holderOf(side);
  const seen = new Array<boolean>(areaCount).fill(false);
  const queue = [from];
  seen[from] = true;
  for (const here of queue) {
    for (const { area } of beside(here)) {
      if (seen[area]) continue;
      seen[area] = true;
      if (!blocksSight[area] && census.holder[area] !== own) queue.push(area);
    }
  }
  seen[from] = false;
  return seen;
}

/** 10.1 The areas that a gun sees a target across, by the shortest chain; none where it stands beside it or sees it not. */
export function sightAcross(census: Census, from: number, to: number, side: Side): number[] {
  const own = holderOf(side);
  const before = new Map<number, number>([[from, from]]);
  for (const here of before.keys()) {
    if (here !== from && (blocksSight[here] || census.holder[here] === own)) continue;
    for (const { area } of beside(here)) if (!before.has(area)) before.set(area, here);
  }
  const chain: number[] = [];
  for (let here = before.get(to) ?? from; here !== from; here = before.get(here) ?? from) chain.unshift(here);
  return chain;
}

/** 10.0 Whether an area lies within the range of a gun; most reach everywhere. */
export function inRange(v: Vallee, unit: number, area: number): boolean {
  const range = gunOf(unit)?.range ?? null;
  return range === null || distance(v.at[unit] ?? -1, area) <= range;
}

/** 10.0, 10.1 Whether a gun can fire at an area at all. */
export function canReach(v: Vallee, unit: number, area: number, census: Census = censusOf(v)): boolean {
  const from = v.at[unit] ?? -1;
  return from >= 0 && inRange(v, unit, area) && seenFrom(census, from, sideOf(unit))[area] === true;
}
