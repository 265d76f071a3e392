/** 7.0 Movement. */
import type { Scene } from '../../../kernel/scenes';
import type { StormRefusal } from '../choices';
import { type Rules, stop } from '../choices';
import { stackLimit } from '../data/constants';
import { type Border, neighbours } from '../data/neighbours';
import { type Action, beginAction, newAction, other, type Side, type Storm } from '../state';
import { choicesOf, gather } from './ask';
import { relocate, spendAll, stillFresh } from './control';
import { minesAgainstMove } from './reactions';
import { borderOf, type Census, type Counts, countsOf, freshIn, idsOf, isArmor, isRed, movements } from './units';

/** 7.0 One point; one more to enter what the enemy holds or stands in or what lies over the river; one more to leave it. */
export function stepCost(v: Storm, side: Side, from: number, to: number): number {
  return costOn(v, countsOf(v), side, from, to, borderOf(from, to));
}

/** The same, where it is known how many of each side stand where. */
function costOn(v: Storm, counts: Counts, side: Side, from: number, to: number, over: Border | null): number {
  const enemy = other(side);
  const enters = over === 'river' || isHostile(v, counts, enemy, to);
  return 1 + (enters ? 1 : 0) + (isHostile(v, counts, enemy, from) ? 1 : 0);
}

function isHostile(v: Storm, counts: Counts, enemy: Side, area: number): boolean {
  return v.control[area] === enemy || (counts[enemy][area] ?? 0) > 0;
}

/** 7.0 Areas that are closed to a side whatever the points: red to the French, French garrisons to the Viet Minh. */
function isClosed(v: Storm, counts: Counts, side: Side, to: number): boolean {
  return side === 'french' ? isRed(to) : v.control[to] === 'french' && (counts.french[to] ?? 0) > 0;
}

/** 6.1, 7.0 Whether some fresh unit of the area has a legal first step. */
export function canMove(v: Storm, side: Side, from: number, census: Census): boolean {
  const pace = census.pace[from] ?? 0;
  const armorPace = census.armorPace[from] ?? 0;
  for (const { area, over } of neighbours[from] ?? []) {
    if ((census[side][area] ?? 0) >= stackLimit || isClosed(v, census, side, area)) continue;
    const cost = costOn(v, census, side, from, area, over);
    if (cost <= pace || (over !== 'river' && cost <= armorPace)) return true;
  }
  return false;
}

/** The next areas a stack may enter with so many points left. */
function steps(
  v: Storm,
  counts: Counts,
  stack: Stack,
  from: number,
  points: number,
  passed: readonly number[],
): number[] {
  const { side } = stack;
  const open: number[] = [];
  for (const { area, over } of neighbours[from] ?? []) {
    if (passed.includes(area) || (over === 'river' && stack.armor) || isClosed(v, counts, side, area)) continue;
    if ((counts[side][area] ?? 0) + stack.size > stackLimit) continue;
    if (costOn(v, counts, side, from, area, over) <= points) open.push(area);
  }
  return open;
}

interface Stack {
  readonly side: Side;
  readonly size: number;
  readonly armor: boolean;
  /** The slowest unit's movement. */
  readonly pace: number;
}

function stackOf(side: Side, units: readonly number[]): Stack {
  let pace = 99;
  for (const unit of units) pace = Math.min(pace, movements[unit] ?? 0);
  return { side, size: units.length, armor: units.some(isArmor), pace };
}

/** A stack with one more unit. */
function joinedBy({ side, size, armor, pace }: Stack, unit: number): Stack {
  return { side, size: size + 1, armor: armor || isArmor(unit), pace: Math.min(pace, movements[unit] ?? 0) };
}

/** 7.0 Units of one area move together, area by area; at the end they are spent. */
export function* move(v: Storm, side: Side, from: number, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('move', side, from));
  if (!action.declared) yield* gatherMovers(v, action);
  action.declared = true;
  let here = from;
  let left = stackOf(side, action.units).pace;
  const passed = [from];
  for (;;) {
    const counts = countsOf(v);
    const open = steps(v, counts, stackOf(side, action.units), here, left, passed);
    if (open.length === 0) break;
    const choices = choicesOf('to', open);
    if (passed.length > 1) choices.push(stop);
    const about = { area: here, points: left, units: action.units.length };
    // What the steps so far have cost, and where they went, is written nowhere.
    const resumable = passed.length === 1 ? 'midway' : false;
    const scene: Scene = { is: 'place', place: `${here}` };
    const choice = yield { side, ask: 'move-step', rule: '7.0', about, scene, choices, resumable, open: true };
    if (choice.do !== 'to') break;
    const cost = costOn(v, counts, side, here, choice.area, borderOf(here, choice.area));
    action.target = choice.area;
    if (side === 'viet-minh' && v.control[choice.area] === 'french') {
      yield* minesAgainstMove(v, action);
      action.units = stillFresh(v, action.units, here);
      if (action.units.length === 0) return;
    }
    relocate(v, action.units, choice.area);
    v.events.push({ is: 'moved', units: idsOf(action.units), from: here, to: choice.area });
    left -= cost;
    here = choice.area;
    passed.push(here);
  }
  spendAll(v, action.units);
}

/** 7.0 The units of an area that will move together. */
function* gatherMovers(v: Storm, { side, from }: Action): Rules {
  const fresh = freshIn(v, from, side);
  const canStep = steppers(v, from);
  yield* gather(v, {
    side,
    ask: 'move-units',
    rule: '7.0',
    about: { area: from },
    most: fresh.length,
    together: (units) => canStep(stackOf(side, units)),
    free: (picked) => {
      const stack = stackOf(side, picked);
      return fresh.filter((unit) => !picked.includes(unit) && canStep(joinedBy(stack, unit)));
    },
  });
}

/** 7.0 Every area that some fresh unit of an area could reach by itself. */
export function reachOf(v: Storm, side: Side, from: number): number[] {
  const counts = countsOf(v);
  const reached = new Set<number>();
  const kinds = new Map(freshIn(v, from, side).map((unit) => [`${movements[unit]} ${isArmor(unit)}`, unit]));
  for (const unit of kinds.values()) {
    const stack = stackOf(side, [unit]);
    const left = new Map([[from, stack.pace]]);
    for (const [here, points] of left) {
      for (const next of steps(v, counts, stack, here, points, [from])) {
        const rest = points - costOn(v, counts, side, here, next, borderOf(here, next));
        if (rest <= (left.get(next) ?? -1)) continue;
        // Put at the end again, so that what lies behind it is looked at with the better rest.
        left.delete(next);
        left.set(next, rest);
        reached.add(next);
      }
    }
  }
  return [...reached];
}

/** Whether a stack has a first step: it depends on pace, armor and size alone, so each is worked out once. */
function steppers(v: Storm, from: number): (stack: Stack) => boolean {
  const known: (boolean | undefined)[] = [];
  const counts = countsOf(v);
  return (stack) => {
    const key = stack.size * 16 + stack.pace * 2 + (stack.armor ? 1 : 0);
    known[key] ??= steps(v, counts, stack, from, stack.pace, none).length > 0;
    return known[key];
  };
}

const none: readonly number[] = [];

/** 7.0 Why a stack may not take a step; null where it may. */
export function whyNotStep(
  v: Storm,
  side: Side,
  units: readonly number[],
  from: number,
  to: number,
): StormRefusal | null {
  const over = borderOf(from, to);
  const counts = countsOf(v);
  if (over === null) return { reason: 'not-adjacent', rule: '7.0' };
  if (side === 'french' && isRed(to)) return { reason: 'closed-to-french', rule: '7.0' };
  if (isClosed(v, counts, side, to)) return { reason: 'french-garrison', rule: '7.0' };
  if (over === 'river' && units.some(isArmor)) return { reason: 'armor-river', rule: '7.0' };
  if ((counts[side][to] ?? 0) + units.length > stackLimit) return { reason: 'nine-units', rule: '7.0' };
  return { reason: 'too-few-points', rule: '7.0' };
}
