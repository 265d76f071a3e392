/** The position as a player reads it: strength, worth and danger of every area. Only what both sides can see. */
import { areaNumbers, areas, type Side } from '../data/areas';
import { assaultTrench, stackLimit, terrainLimit } from '../data/constants';
import { neighbours } from '../data/neighbours';
import { lastTurn } from '../data/turns';
import { firstVietMinh } from '../data/units';
import { hasFireMarker } from '../rules/control';
import { taken } from '../rules/sequence';
import { defenseOf, firepowers, isFresh, printedValue, unitCount } from '../rules/units';
import { other, type Storm } from '../state';

/** A side's units in one area. */
export interface Stack {
  units: number;
  fresh: number;
  firepower: number;
  capacity: number;
  defense: number;
}

export interface Field {
  readonly v: Storm;
  readonly stacks: Readonly<Record<Side, readonly (Stack | undefined)[]>>;
}

const NO_STACK: Readonly<Stack> = { units: 0, fresh: 0, firepower: 0, capacity: 0, defense: 0 };

/** Built for every question that the bot answers, so it makes a stack only where somebody stands. */
export function fieldOf(v: Storm): Field {
  const french: (Stack | undefined)[] = new Array(areas.length);
  const vietMinh: (Stack | undefined)[] = new Array(areas.length);
  for (let unit = 0; unit < unitCount; unit++) {
    const at = v.at[unit] ?? 0;
    if (at <= 0 || at >= areas.length) continue;
    const stacks = unit < firstVietMinh ? french : vietMinh;
    let stack = stacks[at];
    if (!stack) {
      stack = { units: 0, fresh: 0, firepower: 0, capacity: 0, defense: 0 };
      stacks[at] = stack;
    }
    stack.units++;
    stack.capacity += isFresh(v, unit) ? 3 : 2;
    stack.defense = Math.max(stack.defense, defenseOf(v, unit));
    if (!isFresh(v, unit)) continue;
    stack.fresh++;
    stack.firepower += firepowers[unit] ?? 0;
  }
  return { v, stacks: { french, 'viet-minh': vietMinh } };
}

export function stackOf(field: Field, area: number, side: Side): Stack {
  return field.stacks[side][area] ?? NO_STACK;
}

/** The chance that two dice come to this or more. */
export function atLeast(target: number): number {
  if (target <= 2) return 1;
  if (target > 12) return 0;
  const ways = [0, 0, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
  return (ways[target] ?? 0) / 36;
}

/** Expected damage points, where the modifiers come to this and the units can take so many. */
export function expectedPoints(modifier: number, capacity: number): number {
  let total = 0;
  for (let dice = 2; dice <= 12; dice++) {
    total += (Math.max(0, Math.min(capacity, dice + modifier)) * (6 - Math.abs(7 - dice))) / 36;
  }
  return total;
}

/** The chance that fire empties an area for certain. */
export function clearChance(firepower: number, target: Stack, terrain: number): number {
  if (target.units === 0) return 1;
  return atLeast(Math.max(1, target.capacity - 1) - firepower + target.defense + terrain);
}

/** The terrain that would count for a side against fire from outside. */
export function terrainFor({ v }: Field, area: number, side: Side): number {
  if (v.control[area] !== side || hasFireMarker(v, area, side)) return 0;
  return Math.min(terrainLimit, printedValue(area) + (side === 'viet-minh' ? (v.trench[area] ?? 0) : 0));
}

/** What an area is worth to hold: victory areas above all, then the strip, then what serves either. */
export function worth(area: number): number {
  const data = areas[area];
  if (!data) return 0;
  if (data.value === 3) return 10;
  const bonus = data.bonus ? 1.2 : 0;
  const supply = data.colour === 'blue' ? 1.2 : data.colour === 'green' ? 0.8 : 0;
  return 0.8 + bonus + supply;
}

/** Firepower that the Viet Minh could bring to one assault on an area, and from where. */
export function assaultOn(field: Field, target: number): { from: number; firepower: number } {
  const { v } = field;
  const room = stackLimit - stackOf(field, target, 'viet-minh').units;
  let best = { from: 0, firepower: 0 };
  for (const { area } of neighbours[target] ?? []) {
    const stack = stackOf(field, area, 'viet-minh');
    if (stack.fresh === 0 || (v.turn > 1 && (v.trench[area] ?? 0) < assaultTrench)) continue;
    const share = Math.min(1, room / stack.fresh);
    const firepower = Math.floor(stack.firepower * share);
    if (firepower > best.firepower) best = { from: area, firepower };
  }
  return best;
}

/** The chance that a French area falls to the best assault as things stand. */
export function danger(field: Field, area: number): number {
  const { firepower } = assaultOn(field, area);
  return firepower === 0 ? 0 : clearChance(firepower, stackOf(field, area, 'french'), 0);
}

/** How strongly the Viet Minh press on an area: fresh and spent units beside it, whatever the trenches. */
export function pressure(field: Field, area: number): number {
  let total = 0;
  for (const next of neighbours[area] ?? []) {
    const stack = stackOf(field, next.area, 'viet-minh');
    total += stack.units * (0.4 + 0.2 * (field.v.trench[next.area] ?? 0));
  }
  return total;
}

/** Whether an enemy stands near enough to walk into an area that is left empty: beside it, or fresh and one further off. */
export function isExposed(field: Field, area: number, side: Side): boolean {
  return beside(
    area,
    (next) => enemyStack(field, next, side).units > 0 || beside(next, (far) => enemyStack(field, far, side).fresh > 0),
  );
}

/** How many must stay in an area that counts for victory, so that it is not given away. */
export function guardOf(field: Field, area: number, side: Side): number {
  if (worth(area) <= VICTORY || field.v.control[area] !== side || !isExposed(field, area, side)) return 0;
  return beside(area, (next) => enemyStack(field, next, side).fresh > 2) ? 3 : 1;
}

/** Areas of more worth than this are those that victory is counted by. */
const VICTORY = 5;

/** 14.0 On the last turn nothing counts but who holds the victory areas: whether the Viet Minh hold enough; else null. */
export function lastCount(v: Storm): 'enough' | 'too-few' | null {
  if (v.turn < lastTurn) return null;
  return taken(v) >= v.needed ? 'enough' : 'too-few';
}

/** Whether an area lies beside one that fits. */
export function beside(area: number, fits: (next: number) => boolean): boolean {
  return (neighbours[area] ?? []).some((next) => fits(next.area));
}

/**
 * How much a side wants units in each area: goals of its own, falling off with every area between. Red areas are closed
 * to the French, garrisons to the Viet Minh.
 */
export function pull(field: Field, side: Side, goal: (area: number) => number): readonly number[] {
  const value: number[] = [0];
  // What comes over from an area; nothing comes over from one that is closed.
  const over: number[] = [CLOSED];
  for (const area of areaNumbers) {
    const want = goal(area);
    const open =
      side === 'french'
        ? areas[area]?.colour !== 'red'
        : field.v.control[area] !== 'french' || stackOf(field, area, 'french').units === 0;
    value.push(want);
    over.push(open ? want * FALL_OFF : CLOSED);
  }
  // An area is looked at again only where more than before comes over from beside it.
  const stale = over.map((one) => one !== CLOSED);
  for (let round = 0, changed = true; changed && round < REACH; round++) {
    changed = false;
    for (let area = 1; area < over.length; area++) {
      if (!stale[area]) continue;
      stale[area] = false;
      const beside = nextTo[area] ?? [];
      const before = value[area] ?? 0;
      let best = before;
      for (const next of beside) best = Math.max(best, over[next] ?? CLOSED);
      if (best === before) continue;
      changed = true;
      value[area] = best;
      over[area] = best * FALL_OFF;
      for (const next of beside) stale[next] = over[next] !== CLOSED;
    }
  }
  return value;
}

const CLOSED = Number.NEGATIVE_INFINITY;

const nextTo: readonly (readonly number[])[] = neighbours.map((sides) => (sides ?? []).map(({ area }) => area));
const REACH = 6;
const FALL_OFF = 0.72;

export function enemyStack(field: Field, area: number, side: Side): Stack {
  return stackOf(field, area, other(side));
}
