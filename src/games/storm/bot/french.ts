/** How the French weigh what an impulse can do. */
import type { StormChoice } from '../choices';
import { areaNumbers, areas, victoryAreas } from '../data/areas';
import { type CardId, kinds } from '../data/cards';
import { assaultTrench, stackLimit } from '../data/constants';
import { neighbours } from '../data/neighbours';
import { kindOf } from '../rules/cards';
import { reachOf } from '../rules/movement';
import type { Storm } from '../state';
import {
  beside,
  clearChance,
  danger,
  expectedPoints,
  type Field,
  fieldOf,
  guardOf,
  lastCount,
  pressure,
  pull,
  stackOf,
  terrainFor,
  worth,
} from './field';

const POINT = 0.34;
/** 14.0 To end the last turn while the Viet Minh hold enough: anything else is better. */
const LOST = -9;
/** Nobody is spared any more where all is lost otherwise. */
const DESPERATE = 0.15;

/** What a point of damage on a Viet Minh stack is worth: more where it threatens something. */
function pointWorth(field: Field, area: number): number {
  const { v } = field;
  const stack = stackOf(field, area, 'viet-minh');
  const near = beside(area, (next) => v.control[next] === 'french' && worth(next) > 5);
  const poised = (v.trench[area] ?? 0) >= assaultTrench || v.turn === 1;
  return POINT * (1 + (near ? 0.3 : 0) + (near && poised && stack.fresh > 3 ? 0.5 : 0));
}

/** Fire at an area: the points it does, and the area itself if it can be emptied and entered. */
function fireScore(field: Field, from: number, target: number, firepower: number, follow: number): number {
  const { v } = field;
  const stack = stackOf(field, target, 'viet-minh');
  const terrain = from === target ? 0 : terrainFor(field, target, 'viet-minh');
  const points = expectedPoints(firepower - stack.defense - terrain, stack.capacity);
  const clears = clearChance(firepower, stack, terrain);
  const prize = v.control[target] === 'viet-minh' && areas[target]?.colour !== 'red' ? worth(target) : 0.5;
  return points * pointWorth(field, target) + clears * prize * follow;
}

/** Spent units defend worse: the dearer the more the Viet Minh can do to their area. */
function strain(field: Field, area: number, fresh: number): number {
  const risk = danger(field, area);
  const spared = lastCount(field.v) === 'enough' ? DESPERATE : 1;
  return (
    spared * fresh * (0.05 + 0.25 * risk + 0.012 * Math.min(10, pressure(field, area))) * (worth(area) > 5 ? 1.3 : 0.7)
  );
}

export function bestFire(field: Field, from: number): { target: number; score: number } {
  const { firepower, fresh } = stackOf(field, from, 'french');
  let best = { target: 0, score: Number.NEGATIVE_INFINITY };
  for (const area of [from, ...(neighbours[from] ?? []).map((next) => next.area)]) {
    if (stackOf(field, area, 'viet-minh').units === 0) continue;
    const marker = area === from ? 0 : 0.1 * terrainFor(field, from, 'french');
    const entry = beside(area, (next) => next !== from && stackOf(field, next, 'french').fresh > 1);
    const score = fireScore(field, from, area, firepower, entry ? 0.7 : 0.1) - marker - strain(field, from, fresh);
    if (score > best.score) best = { target: area, score };
  }
  return best;
}

/** Fire of several areas together, with an advance behind it. */
export function bestCounterAttack(field: Field): { target: number; score: number } {
  let best = { target: 0, score: Number.NEGATIVE_INFINITY };
  for (const target of areaNumbers) {
    if (stackOf(field, target, 'viet-minh').units === 0) continue;
    let firepower = 0;
    let cost = 0;
    for (const area of [target, ...(neighbours[target] ?? []).map((next) => next.area)]) {
      const stack = stackOf(field, area, 'french');
      firepower += stack.firepower;
      cost += strain(field, area, stack.fresh);
    }
    if (firepower === 0) continue;
    const score = fireScore(field, 0, target, firepower, 1) - cost;
    if (score > best.score) best = { target, score };
  }
  return best;
}

/** Air attacks on stacks. */
export function airScore(field: Field, target: number, firepower: number): number {
  const stack = stackOf(field, target, 'viet-minh');
  if (stack.units === 0 || stackOf(field, target, 'french').units > 0) return Number.NEGATIVE_INFINITY;
  return fireScore(field, 0, target, firepower, 0.1);
}

/** Where the French want units: in threatened areas of worth, and in what can be taken back. */
export function frenchPull(field: Field): readonly number[] {
  const { v } = field;
  return pull(field, 'french', (area) => {
    const own = stackOf(field, area, 'french');
    const enemy = stackOf(field, area, 'viet-minh');
    if (areas[area]?.colour === 'red') return 0;
    if (v.control[area] === 'viet-minh') return enemy.units === 0 ? worth(area) * 1.2 : 0;
    if (own.units === 0 && beside(area, (next) => v.control[next] === 'viet-minh')) return worth(area) * 1.2;
    const thin = 1 / (1 + own.capacity / 7);
    return (
      worth(area) * thin * (0.35 + 0.11 * Math.min(14, pressure(field, area))) * (own.units >= stackLimit ? 0.2 : 1)
    );
  });
}

export function weighFrench(field: Field, choice: StormChoice, want: readonly number[]): number {
  switch (choice.do) {
    case 'fire':
      return bestFire(field, choice.area).score;
    case 'move':
      return moveScore(field, choice.area, want);
    case 'play':
      return cardScore(field, choice.card);
    case 'pass':
      return lastCount(field.v) === 'enough' ? LOST : 0.05;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** What leaves an area, and what stays: at least one unit where there is something to hold. */
export function surplus(field: Field, from: number): number {
  const stack = stackOf(field, from, 'french');
  const press = pressure(field, from);
  if (press === 0)
    return worth(from) > 5 || areas[from]?.colour === 'blue' ? Math.min(stack.fresh, stack.units - 1) : stack.fresh;
  const keep =
    lastCount(field.v) === 'enough' ? guardOf(field, from, 'french') : worth(from) > 5 ? 3 + press / 4 : 1 + press / 6;
  return Math.min(stack.fresh, Math.max(0, Math.floor(stack.units - keep)));
}

function moveScore(field: Field, from: number, want: readonly number[]): number {
  const { v } = field;
  const movers = Math.min(4, surplus(field, from));
  if (movers <= 0) return mayWalkIn(field, from) ? FREE : Number.NEGATIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  for (const { area } of neighbours[from] ?? []) {
    if (areas[area]?.colour === 'red' || stackOf(field, area, 'viet-minh').units > 0) continue;
    if (stackOf(field, area, 'french').units + movers > stackLimit) continue;
    const gain = ((want[area] ?? 0) - (want[from] ?? 0)) * 0.14 * movers;
    best = Math.max(best, gain + (v.control[area] === 'viet-minh' ? worth(area) * 0.5 : 0));
  }
  return Math.max(best - 0.04 * movers, mayWalkIn(field, from) ? FREE : Number.NEGATIVE_INFINITY);
}

/** A hill for a walk. */
const FREE = 4.5;

/** 7.0 Whether an empty victory area of the Viet Minh lies in reach of somebody who can be spared. */
function mayWalkIn(field: Field, from: number): boolean {
  const free = freeHills(field);
  if (free.length === 0 || stackOf(field, from, 'french').units <= Math.min(1, guardOf(field, from, 'french')))
    return false;
  const reach = reachOf(field.v, 'french', from);
  return free.some((area) => reach.includes(area));
}

function freeHills({ v, stacks }: Field): readonly number[] {
  return victoryAreas.filter((area) => v.control[area] === 'viet-minh' && !stacks['viet-minh'][area]);
}

function cardScore(field: Field, card: CardId): number {
  const { v } = field;
  const kind = kindOf(card);
  switch (kind) {
    case 'counter-attack':
      return bestCounterAttack(field).score - 0.5;
    case 'fighter-bombers':
    case 'b-26': {
      const firepower = (kinds[kind].firepower ?? 0) + (kind === 'b-26' ? 0.5 : 0);
      const best = Math.max(...areaNumbers.map((area) => airScore(field, area, Math.floor(firepower))));
      return best * (kind === 'b-26' ? 1.25 : 1) - (v.turn === 8 ? -1 : 0.35) + (kind === 'b-26' ? 0 : 0.3);
    }
    case 'column':
      return 3;
    case 'trench-raid':
      return 0.7;
    case 'langlais-bigeard':
      return Math.max(0, ...areaNumbers.map((area) => tired(field, area))) * 0.3;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** Spent units of an area that could be of use again. */
function tired(field: Field, area: number): number {
  const stack = stackOf(field, area, 'french');
  return (
    Math.min(3, stack.units - stack.fresh) * (0.3 + Math.min(1.2, danger(field, area) + pressure(field, area) * 0.06))
  );
}

/** Where arriving units are needed most. */
export function arrivalArea(v: Storm, places: readonly number[]): number {
  const field = fieldOf(v);
  let best = places[0] ?? 0;
  let score = Number.NEGATIVE_INFINITY;
  for (const area of places) {
    const own = stackOf(field, area, 'french');
    const lost = v.control[area] === 'french' && own.units === 0 && v.turn === 8 ? worth(area) * 2 : 0;
    const value = (worth(area) * (0.3 + 0.1 * Math.min(14, pressure(field, area)))) / (1 + own.capacity / 6) + lost;
    if (value > score) [best, score] = [area, value];
  }
  return best;
}
