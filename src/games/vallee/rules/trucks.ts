/** 16.5 French trucks, an optional rule: once a game one gun without movement is driven from work to work. */
import type { ValleeChoice } from '../choices';
import type { ScenarioId } from '../data/options';
import { ACTED, type Vallee } from '../state';
import { isClosed, isClosedToRetreat } from './battle';
import { areaId, distance } from './ground';
import { settle } from './record';
import { truckRoads } from './retreat';
import { frenchBatteries, idOf, movements, setMark } from './units';

const withTrucks: readonly ScenarioId[] = ['campaign', 'hills'];

const loads = frenchBatteries.filter((unit) => movements[unit] === 0);

/** 16.5 The guns that the truck may still take. */
export function truckLoads(v: Vallee): readonly number[] {
  if (v.truckUsed || !v.options.includes('16.5') || !withTrucks.includes(v.scenario)) return [];
  return loads;
}

/** 16.5 */
export function mayUseTruck(v: Vallee, unit: number): boolean {
  return truckLoads(v).includes(unit);
}

/** 16.5 Where the truck can take a gun now. */
export function truckChoices(v: Vallee, unit: number, retreat: readonly number[] | null): ValleeChoice[] {
  if (!mayUseTruck(v, unit)) return [];
  const closed = retreat ? isClosedToRetreat : isClosed;
  return truckRoads(v, unit, v.at[unit] ?? -1, retreat)
    .filter((area) => !closed(v, 'french', area))
    .map((area) => ({ do: 'truck', unit: idOf(unit), to: areaId(area) }));
}

/** 16.5 The gun is driven; how many areas. */
export function drive(v: Vallee, unit: number, to: number): number {
  const from = v.at[unit] ?? -1;
  v.truckUsed = true;
  v.at[unit] = to;
  setMark(v, unit, ACTED);
  const spent = distance(from, to);
  v.events.push({ is: 'moved', unit: idOf(unit), from: areaId(from), to: areaId(to), how: 'truck', spent });
  settle(v, to);
  return spent;
}
