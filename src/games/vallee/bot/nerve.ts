/** What a side asks of an assault before it launches it. */
import { areaId } from '../rules/ground';
import { scenarioOf } from '../rules/record';
import { isLastRound } from '../rules/rounds';
import type { Side, Vallee } from '../state';
import { type Storm, stepPrice } from './field';
import { chanceAt, courseOf, leadOf } from './worth';

/** More steps than any assault loses: whatever may take the ground is tried. */
const ANYTHING = -6;

/** 17.0 In the last round of a battle the side that is behind as things stand has nothing to lose; 17.3.4 nor a raid. */
export function isLost(v: Vallee, side: Side): boolean {
  const { weekly, victory } = scenarioOf(v);
  if (victory.flakRaid) return side === 'french';
  if (weekly || !isLastRound(v)) return false;
  return side === 'viet-minh' ? leadOf(v) < 0 : leadOf(v) > 0;
}

/** The share of ground taken with rounds to come that is thought kept to the end. */
const KEPT = 0.6;

/** Whether a side launches an assault. Over a whole siege points are only a part of what it is for; in a battle it must make it likelier to win. */
export function dares(v: Vallee, side: Side, storm: Storm): boolean {
  if (storm.gain <= leastGain(v, side)) return false;
  return isLost(v, side) || scenarioOf(v).rounds === null || changeBy(v, side, storm) > 0;
}

/** How much likelier a side is to win for an assault: by what it takes and costs, with a lead to lose or none. */
export function changeBy(v: Vallee, side: Side, { area, clash, outlook }: Storm): number {
  const course = courseOf(v);
  const sign = side === 'viet-minh' ? 1 : -1;
  const lead = leadOf(v);
  const chance = (points: number) => chanceAt(lead + sign * points, course);
  const price = Math.max(1, ...clash.attackers.map(stepPrice));
  const steps = outlook.defenderLoss * stepPrice(clash.defenders[0] ?? 0) - outlook.attackerLoss * price;
  const ground = groundFor(v, area) * (isLastRound(v) ? 1 : KEPT);
  const after = outlook.taken * chance(steps + ground) + (1 - outlook.taken) * chance(steps);
  return sign * (after - chance(0));
}

/** 17.0 What changes in the count when an area changes hands. */
function groundFor(v: Vallee, area: number): number {
  let points = 0;
  for (const { areas, points: paid, to } of scenarioOf(v).victory.holds) {
    if (areas.some((one) => one === areaId(area))) points += to === null ? 2 * paid : paid;
  }
  return points;
}

/** The points that an assault must promise to be launched. */
export function leastGain(v: Vallee, side: Side): number {
  if (isLost(v, side)) return ANYTHING;
  if (side === 'viet-minh') return 0;
  return v.scenario === 'campaign' ? 0.4 : 0.2;
}

/** The same before regiments move up for it: fire will meet them first, and a whole siege leaves time to wait. */
export function leastToMoveUp(v: Vallee): number {
  if (isLost(v, 'viet-minh')) return ANYTHING;
  if (v.scenario === 'campaign') return 1.2;
  return scenarioOf(v).weekly ? 0.1 : -0.5;
}
