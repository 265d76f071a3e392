/** 2.2 The map as the rules read it: areas by number, what lies between them, how far they are apart. */
import { rosterOf } from '../../../kernel/roster';
import { type AreaId, areaCount, areas, type Bank, type Terrain } from '../data/areas';
import { type Border, type Neighbour, neighbours } from '../data/neighbours';
import { riverBorder, terrain, valleyToValley } from '../data/terrain';

export { areaCount };

/** 2.2 Id and number of an area. */
export const { idOf: areaId, numberOf: areaOf } = rosterOf(areas.map(({ id }) => id));

/** 2.2 The same for a name in the data, which is an area by its type. */
export function areasOf(list: readonly AreaId[]): number[] {
  return list.map(areaOf);
}

export const terrains: readonly Terrain[] = areas.map((area) => area.terrain);
export const banks: readonly Bank[] = areas.map(({ bank }) => bank);
export const isFortress: readonly boolean[] = terrains.map((one) => one === 'fortress');
export const isCompound: readonly boolean[] = areas.map(({ compound }) => compound === true);
export const isValley: readonly boolean[] = terrains.map((one) => one === 'valley');
export const blocksSight: readonly boolean[] = terrains.map((one) => terrain[one].blocks);
const costs: readonly number[] = terrains.map((one) => terrain[one].cost);
const openToTanks: readonly boolean[] = terrains.map((one) => terrain[one].tanks);

export const CENTRAL_FORTRESS = areaOf('cf');
export const valleys: readonly number[] = areas.flatMap((_, area) => (isValley[area] ? [area] : []));
export const allAreas: readonly number[] = areas.map((_, area) => area);

/** 2.2 */
export function beside(area: number): readonly Neighbour[] {
  return neighbours[area] ?? [];
}

/** 2.2 */
export function terrainOf(area: number): Terrain {
  return terrains[area] ?? 'clear';
}

/** 14.1 */
export function tanksMayEnter(area: number): boolean {
  return openToTanks[area] === true;
}

/** 11.0 Movement points from one area into the next. */
export function costOf(from: number, to: number, over: Border): number {
  if (isValley[from] && isValley[to]) return valleyToValley.cost;
  return (costs[to] ?? 1) + (over === 'river' ? riverBorder.cost : 0);
}

/** 2.2 */
export function borderBetween(from: number, to: number): Border | null {
  for (const next of beside(from)) if (next.area === to) return next.over;
  return null;
}

/** 2.2 */
export function areAdjacent(a: number, b: number): boolean {
  return borderBetween(a, b) !== null;
}

function distancesFrom(start: number): number[] {
  const found = new Array<number>(areaCount).fill(99);
  found[start] = 0;
  const queue = [start];
  for (const here of queue) {
    for (const { area } of beside(here)) {
      if ((found[area] ?? 0) < 99) continue;
      found[area] = (found[here] ?? 0) + 1;
      queue.push(area);
    }
  }
  return found;
}

/** 10.0 Areas from one to another, by the shortest chain. */
const distances: readonly (readonly number[])[] = allAreas.map(distancesFrom);

/** 2.2 */
export function distance(a: number, b: number): number {
  return distances[a]?.[b] ?? 99;
}
