/** Where units go, in strategic movement and in a half-round. */
import type { ValleeChoice } from '../choices';
import { isTactical } from '../rules/air';
import { mayFireGun, supports } from '../rules/artillery';
import {
  allAreas,
  areaOf,
  beside,
  CENTRAL_FORTRESS,
  distance,
  isCompound,
  isFortress,
  isValley,
  terrains,
} from '../rules/ground';
import { scenarioOf } from '../rules/record';
import { turnsLeft } from '../rules/reinforcements';
import { isLastRound } from '../rules/rounds';
import { seenFrom } from '../rules/sight';
import {
  allowanceOf,
  batteriesOf,
  calibreOf,
  isFlak,
  isGun,
  isInfantry,
  isSteady,
  isTank,
  numberOf,
  onMap,
  stepsOf,
  types,
  unitsAt,
  unitsOf,
} from '../rules/units';
import { copyVallee, FRENCH, NOBODY, type Side, type Vallee, VIET_MINH } from '../state';
import { type Field, fieldOf, GUARD, shelterOf, stepsAt, stormOn, stormsOf, worthOf } from './field';
import { stormsIfShaken } from './guns';
import type { Plan } from './index';
import { leastToMoveUp } from './nerve';
import { bestBy, ending, offered } from './pick';
import { isLastBefore } from './rash';
import { exposure, reaches, type Strike, strikeAt } from './strike';
import { aimOf, targetsOf } from './targets';
import { COME_OUT, claim, foot, gun, least, march, reserve } from './weights';

/** How good an area is for a Viet Minh unit that waits: near its target, in shelter, out of French fire. */
function standing(field: Field, unit: number, area: number, aim: number): number {
  const { v } = field;
  const far = distance(area, aim);
  const fire = exposure(field, area);
  if (isGun(unit)) {
    const range = calibreOf(unit) === '82mm' ? 2 : 99;
    const sees = far <= range && seenFrom(field.census, area, 'viet-minh')[aim] === true;
    return (sees ? gun.sees : 0) + gun.far * far + shelterOf(v, area) * gun.shelter - fire;
  }
  return (
    claimOf(v, area, FRENCH) +
    (far === 1 && !scenarioOf(v).weekly && isLastRound(v) ? foot.lastShot : 0) +
    foot.far * Math.max(0, far - 2) +
    shelterOf(v, area) * foot.shelter +
    fire * (terrains[area] === 'clear' ? foot.exposedOpen : foot.exposed)
  );
}

/** 17.4.4, 17.5.4 Ground that pays at the end and is still the enemy's: an empty work is had for the walk, at last at any price. */
function claimOf(v: Vallee, area: number, enemy: number): number {
  if (v.control[area] !== enemy) return 0;
  const { victory, rounds } = scenarioOf(v);
  let points = 0;
  for (const { areas, points: paid } of victory.holds) if (areas.some((one) => areaOf(one) === area)) points += paid;
  return points * (rounds !== null && rounds - v.round <= 1 ? claim.last : claim.earlier);
}

/** The blows to strike now, best first: each with units of its own. */
function blowsOf(field: Field): Strike[] {
  const { v, census } = field;
  const reach = new Map(reaches(field));
  const targets = allAreas.filter((area) => census.holder[area] === FRENCH);
  const blows: Strike[] = [];
  const known = new Map<number, Strike | null>();
  for (;;) {
    let best: Strike | null = null;
    for (const area of targets) {
      if (blows.some((blow) => blow.area === area)) continue;
      const kept = known.get(area);
      const strike = kept === undefined ? strikeAt(field, area, reach) : kept;
      known.set(area, strike);
      if (strike && strike.gain > leastToMoveUp(v) && (!best || strike.gain > best.gain)) best = strike;
    }
    if (!best) return blows;
    blows.push(best);
    // Only where one of these could have come as well is there another blow now.
    const taken = new Set([...best.force].flatMap((unit) => reach.get(unit) ?? []));
    for (const area of targets) if (beside(area).some((next) => taken.has(next.area))) known.delete(area);
    for (const unit of best.force) reach.delete(unit);
  }
}

/** A half-round of the Viet Minh: up for a blow if there is one, else to where each regiment waits. */
function vietMinhMove(field: Field, choices: readonly ValleeChoice[]): { choice: ValleeChoice; gain: number } | null {
  const { v } = field;
  const out = choices.find((choice) => choice.do === 'exit');
  if (out) return { choice: out, gain: COME_OUT };
  const blows = blowsOf(field);
  for (const { moves, gain } of blows) {
    for (const choice of choices) {
      if (choice.do === 'move' && moves.get(numberOf(choice.unit)) === areaOf(choice.to)) return { choice, gain };
    }
  }
  const engaged = new Set(blows.flatMap(({ force }) => [...force]));
  const targets = targetsOf(field);
  const known = new Map<number, { aim: number; here: number }>();
  let best: ValleeChoice | null = null;
  let gain: number = least.vietMinh;
  for (const choice of choices) {
    if (choice.do !== 'move') continue;
    const unit = numberOf(choice.unit);
    if (isFlak(unit) || engaged.has(unit)) continue;
    const was = known.get(unit) ?? { aim: aimOf(field, targets, unit), here: Number.NaN };
    if (was.aim < 0) continue;
    if (Number.isNaN(was.here)) {
      was.here = standing(field, unit, v.at[unit] ?? -1, was.aim) + holding(field, unit);
      known.set(unit, was);
    }
    const better = standing(field, unit, areaOf(choice.to), was.aim) - was.here;
    if (better > gain) [best, gain] = [choice, better];
  }
  return best ? { choice: best, gain } : null;
}

/** Captured works are kept: somebody must stay in them. */
function holding({ v, census }: Field, unit: number): number {
  const at = v.at[unit] ?? -1;
  if (!isFortress[at] || !isInfantry(unit)) return 0;
  const others = unitsAt(census, at).filter((one) => one !== unit && isInfantry(one)).length;
  return others < 3 ? worthOf(v, at) + foot.captured : 0;
}

/** How much the enemy hopes for at an area as it stands. */
function threat(field: Field, area: number): number {
  return Math.max(0, stormOn(field, 'viet-minh', area)?.gain ?? 0);
}

/** The French bring reserves where the enemy hopes for most, man works beside him that stand empty, and take back what he left. */
function frenchMove(field: Field, choices: readonly ValleeChoice[]): { choice: ValleeChoice; gain: number } | null {
  const { v, census } = field;
  const storms = stormsOf(field, 'viet-minh', false)
    .filter(({ gain }) => gain > least.storm)
    .slice(0, reserve.storms);
  const wanted = new Map(storms.map((storm) => [storm.area, storm.gain]));
  const empty = new Set<number>();
  for (const { area } of beside(CENTRAL_FORTRESS)) {
    if (isCompound[area] && census.holder[area] === NOBODY && (census.near[area] ?? 0) & VIET_MINH) empty.add(area);
  }
  const guard = enemyNear(field) ? Math.max(0, GUARD + reserve.guardMore - stepsAt(field, CENTRAL_FORTRESS)) : 0;
  let best: ValleeChoice | null = null;
  let gain: number = least.french;
  const tried = new Set<string>();
  for (const choice of choices) {
    if (choice.do !== 'move') continue;
    const to = areaOf(choice.to);
    const before = wanted.get(to);
    const unit = numberOf(choice.unit);
    const home = to === CENTRAL_FORTRESS && guard > 0 && isInfantry(unit);
    const retaken = census.holder[to] === NOBODY ? claimOf(v, to, VIET_MINH) * reserve.retaken : 0;
    if (before === undefined && !empty.has(to) && !home && retaken === 0) continue;
    const at = v.at[unit] ?? -1;
    const key = `${at} ${to} ${types[unit]} ${stepsOf(v, unit)}`;
    if (tried.has(key) || !mayLeave(field, unit, at)) continue;
    tried.add(key);
    const called = home ? Math.min(guard, stepsOf(v, unit)) * reserve.guard : 0;
    const better =
      retaken + called + (empty.has(to) ? worthOf(v, to) * reserve.empty : relief(field, unit, at, to, before ?? 0));
    if (better > gain) [best, gain] = [choice, better];
  }
  return best ? { choice: best, gain } : null;
}

/** The command post keeps a guard, and nobody leaves a work bare beside the enemy. */
function mayLeave(field: Field, unit: number, at: number): boolean {
  const { v, census } = field;
  if (isTank(unit)) return true;
  if (!isInfantry(unit) || types[unit] === 'quad50') return false;
  const rest = unitsAt(census, at)
    .filter((one) => one !== unit && isInfantry(one))
    .reduce((sum, one) => sum + stepsOf(v, one), 0);
  if (at === CENTRAL_FORTRESS) return rest >= (enemyNear(field) ? GUARD + reserve.guardMore : reserve.stay);
  return rest > 0 || ((census.near[at] ?? 0) & VIET_MINH) === 0 || !isCompound[at];
}

/** Whether the enemy stands within two areas of the command post, where its loss is the end. */
function enemyNear({ v, census }: Field): boolean {
  if (!scenarioOf(v).weekly) return false;
  return allAreas.some((area) => census.holder[area] === VIET_MINH && distance(area, CENTRAL_FORTRESS) <= 2);
}

/** What the enemy would lose in hope if a unit went there, less what he would gain where it leaves. */
function relief(field: Field, unit: number, at: number, to: number, before: number): number {
  const { v } = field;
  const left = threat(field, at);
  const moved = copyVallee(v);
  moved.at[unit] = to;
  const after = fieldOf(moved);
  const there = threat(after, to);
  const here = threat(after, at);
  return before - there - (here - left) + reserve.way;
}

/** 17.0 Ground that pays and lies empty is had for the walk, in a battle of a day at once: by the strongest, at last by the weakest that leaves none bare. */
function emptyWalk({ v, census }: Field, side: Side, choices: readonly ValleeChoice[]): ValleeChoice | null {
  const isLast = isLastRound(v) && turnsLeft(v) === 0;
  if (!isLast && scenarioOf(v).weekly) return null;
  const enemy = side === 'french' ? VIET_MINH : FRENCH;
  const best = bestBy(choices, (choice) => {
    if (choice.do !== 'move' || !isInfantry(numberOf(choice.unit))) return 0;
    const [unit, to] = [numberOf(choice.unit), areaOf(choice.to)];
    if (census.holder[to] !== NOBODY || claimOf(v, to, enemy) <= 0) return 0;
    if (isLastBefore(v, side, v.at[unit] ?? -1)) return 0;
    return isLast ? 1 / stepsOf(v, unit) : stepsOf(v, unit);
  });
  return best && best.score > 0 ? best.choice : null;
}

export const planAssaultMove: Plan = (v, prompt, side) => {
  const field = fieldOf(v);
  const walk = emptyWalk(field, side, prompt.choices);
  if (walk) return { choice: walk, why: side === 'french' ? 'reinforce' : 'close-up' };
  const move = side === 'french' ? frenchMove(field, prompt.choices) : vietMinhMove(field, prompt.choices);
  if (move) return { choice: move.choice, why: side === 'french' ? 'reinforce' : 'close-up' };
  const tries = prompt.choices.find((choice) => choice.do === 'try');
  if (tries && side === 'viet-minh' && losses(field, side) > 2) return { choice: tries, why: 'replace' };
  const pass = offered(prompt, 'pass');
  if (pass && !isWorthPlaying(field, side)) return { choice: pass, why: 'pass' };
  const done = offered(prompt, 'done');
  return done ? { choice: done, why: 'stay' } : ending(prompt, 'stay');
};

/** Battalions a side could rebuild. */
function losses({ v }: Field, side: Side): number {
  return unitsOf(side).filter((unit) => onMap(v, unit) && types[unit] === 'infantry' && stepsOf(v, unit) <= 2).length;
}

/** Guns or aircraft that could prepare an assault. */
function hasSupport({ v }: Field, side: Side): boolean {
  if (side === 'french' && v.air.some((place, air) => place === 'ready' && isTactical(air))) return true;
  return batteriesOf(side).some((unit) => supports(unit) && mayFireGun(v, unit));
}

/** A half is played for an assault, for units to rally, or to fire at somebody in the open. */
function isWorthPlaying(field: Field, side: Side): boolean {
  const { v, census } = field;
  if (unitsOf(side).some((unit) => onMap(v, unit) && !isSteady(v, unit) && !isTank(unit))) return true;
  const [best] = hasSupport(field, side) ? stormsIfShaken(field, side) : stormsOf(field, side, true);
  if (best && best.gain > least.storm) return true;
  const enemy = side === 'french' ? VIET_MINH : FRENCH;
  return unitsOf(side).some((unit) => {
    if (!onMap(v, unit) || !isInfantry(unit)) return false;
    return beside(v.at[unit] ?? -1).some(
      ({ area }) => census.holder[area] === enemy && terrains[area] === 'clear' && shelterOf(v, area) < 0,
    );
  });
}

/** 5.5.3 Long ways only: what is near enough walks in the rounds, out of the guns' sight, and may still assault. */
export const planMarch: Plan = (v, prompt, side) => {
  const exit = offered(prompt, 'exit');
  if (exit) return { choice: exit, why: 'come-out' };
  const field = fieldOf(v);
  const pass = offered(prompt, 'pass');
  if (side === 'french') return pass ? { choice: pass, why: 'pass' } : ending(prompt, 'pass');
  const targets = targetsOf(field);
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'pass') return 0;
    if (choice.do !== 'move') return -1;
    const unit = numberOf(choice.unit);
    const aim = aimOf(field, targets, unit);
    const at = v.at[unit] ?? -1;
    const to = areaOf(choice.to);
    if (isFlak(unit) || aim < 0 || distance(at, aim) < march.near) return -1;
    if (allowanceOf(v, unit) === 0) return -1;
    const nearer = distance(at, aim) - distance(to, aim);
    return nearer > 0 ? nearer + shelterOf(v, to) * march.shelter : -1;
  });
  return best ? { choice: best.choice, why: best.choice.do === 'pass' ? 'pass' : 'close-up' } : null;
};

/** On towards the target, by sheltered ground, and no further than the second area from it. */
export const planMarchStep: Plan = (v, prompt) => {
  const unit = v.moving?.unit ?? -1;
  const field = fieldOf(v);
  const aim = aimOf(field, targetsOf(field), unit);
  const at = v.at[unit] ?? -1;
  const best = bestBy(prompt.choices, (choice) => {
    if (choice.do === 'stop')
      return distance(at, aim) <= 2 || (v.moving?.spent ?? 0) >= march.farthest ? march.stop : 0;
    if (choice.do !== 'to' || aim < 0) return -1;
    const to = areaOf(choice.area);
    return (
      distance(at, aim) - distance(to, aim) + shelterOf(v, to) * march.stepShelter + (isValley[to] ? march.valley : 0)
    );
  });
  return best && best.score > 0 ? { choice: best.choice, why: 'close-up' } : ending(prompt, 'enough');
};
