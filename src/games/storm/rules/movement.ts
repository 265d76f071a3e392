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

/** What a step looks at: control, and how many of each side stand where. */
interface Ground extends Counts {
  readonly control: readonly Side[];
}

function groundOf(v: Storm, counts: Counts = countsOf(v)): Ground {
  return { control: v.control, french: counts.french, 'viet-minh': counts['viet-minh'] };
}

function standing(ground: Ground, area: number, side: Side): number {
  return ground[side][area] ?? 0;
}

/** 7.0 One point; one more to enter what the enemy holds or stands in or what lies over the river; one more to leave it. */
export function stepCost(v: Storm, side: Side, from: number, to: number): number {
  return costOn(groundOf(v), side, from, to, borderOf(from, to));
}

function costOn(ground: Ground, side: Side, from: number, to: number, over: Border | null): number {
  const enemy = other(side);
  const hostile = (area: number) => ground.control[area] === enemy || standing(ground, area, enemy) > 0;
  return 1 + (over === 'river' || hostile(to) ? 1 : 0) + (hostile(from) ? 1 : 0);
}

/** 7.0 Areas that are closed to a side whatever the points: red to the French, French garrisons to the Viet Minh. */
function isClosed(ground: Ground, side: Side, to: number): boolean {
  return side === 'french' ? isRed(to) : ground.control[to] === 'french' && standing(ground, to, 'french') > 0;
}

/** 6.1, 7.0 Whether some fresh unit of the area has a legal first step. */
export function canMove(v: Storm, side: Side, from: number, census: Census): boolean {
  const pace = census.pace[from] ?? 0;
  const armorPace = census.armorPace[from] ?? 0;
  const ground = groundOf(v, census);
  for (const { area, over } of neighbours[from] ?? []) {
    if ((census[side][area] ?? 0) >= stackLimit || isClosed(ground, side, area)) continue;
    const cost = costOn(ground, side, from, area, over);
    if (cost <= pace || (over !== 'river' && cost <= armorPace)) return true;
  }
  return false;
}

/** The next areas a stack may enter with so many points left. */
function steps(ground: Ground, stack: Stack, from: number, points: number, passed: readonly number[]): number[] {
  const { side } = stack;
  const open: number[] = [];
  for (const { area, over } of neighbours[from] ?? []) {
    if (passed.includes(area) || (over === 'river' && stack.armor) || isClosed(ground, side, area)) continue;
    if (standing(ground, area, side) + stack.size > stackLimit) continue;
    if (costOn(ground, side, from, area, over) <= points) open.push(area);
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

/** 7.0 Units of one area move together, area by area; at the end they are spent. */
export function* move(v: Storm, side: Side, from: number, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('move', side, from));
  if (!action.declared) yield* gatherMovers(v, action);
  action.declared = true;
  let here = from;
  let left = stackOf(side, action.units).pace;
  const passed = [from];
  for (;;) {
    const open = steps(groundOf(v), stackOf(side, action.units), here, left, passed);
    if (open.length === 0) break;
    const choices = choicesOf('to', open);
    if (passed.length > 1) choices.push(stop);
    const about = { area: here, points: left, units: action.units.length };
    // What the steps so far have cost, and where they went, is written nowhere.
    const resumable = passed.length === 1 ? 'midway' : false;
    const scene: Scene = { is: 'place', place: `${here}` };
    const choice = yield { side, ask: 'move-step', rule: '7.0', about, scene, choices, resumable, open: true };
    if (choice.do !== 'to') break;
    const cost = stepCost(v, side, here, choice.area);
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
  const canStep = steppers(v, side, from);
  yield* gather(v, {
    side,
    ask: 'move-units',
    rule: '7.0',
    about: { area: from },
    most: fresh.length,
    together: canStep,
    free: (picked) => fresh.filter((unit) => !picked.includes(unit) && canStep([...picked, unit])),
  });
}

/** 7.0 Every area that some fresh unit of an area could reach by itself. */
export function reachOf(v: Storm, side: Side, from: number): number[] {
  const ground = groundOf(v);
  const reached = new Set<number>();
  const kinds = new Map(freshIn(v, from, side).map((unit) => [`${movements[unit]} ${isArmor(unit)}`, unit]));
  for (const unit of kinds.values()) {
    const stack = stackOf(side, [unit]);
    const left = new Map([[from, stack.pace]]);
    for (const [here, points] of left) {
      for (const next of steps(ground, stack, here, points, [from])) {
        const rest = points - costOn(ground, side, here, next, borderOf(here, next));
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

/** Whether a set of units has a first step: it depends on pace, armor and size alone, so each is worked out once. */
function steppers(v: Storm, side: Side, from: number): (units: readonly number[]) => boolean {
  const known = new Map<number, boolean>();
  const ground = groundOf(v);
  return (units) => {
    const stack = stackOf(side, units);
    const key = stack.size * 16 + stack.pace * 2 + (stack.armor ? 1 : 0);
    const answer = known.get(key) ?? steps(ground, stack, from, stack.pace, []).length > 0;
    known.set(key, answer);
    return answer;
  };
}

/** 7.0 Why a stack may not take a step; null where it may. */
export function whyNotStep(
  v: Storm,
  side: Side,
  units: readonly number[],
  from: number,
  to: number,
): StormRefusal | null {
  const over = borderOf(from, to);
  const ground = groundOf(v);
  if (over === null) return { reason: 'not-adjacent', rule: '7.0' };
  if (side === 'french' && isRed(to)) return { reason: 'closed-to-french', rule: '7.0' };
  if (isClosed(ground, side, to)) return { reason: 'french-garrison', rule: '7.0' };
  if (over === 'river' && units.some(isArmor)) return { reason: 'armor-river', rule: '7.0' };
  if (standing(ground, to, side) + units.length > stackLimit) return { reason: 'nine-units', rule: '7.0' };
  return { reason: 'too-few-points', rule: '7.0' };
}
