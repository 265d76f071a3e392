/** Which attacks the Viet Minh could make as things stand, with which battalions, and what each is worth. */

import { basesAt, isBase, joined, paNumbers, zoneOf } from '../data/places';
import { IMPULSES } from '../data/turns';
import { defendersOf, type Hand, handOn } from '../rules/hand';
import { type HandOdds, handOdds } from '../rules/hand-odds';
import { battalionsAt, firstBattalion, firstDummy, handOf, infantryAt, regiments } from '../rules/pieces';
import { baseLimit, isOpenZone } from '../rules/trenches';
import type { Season } from '../state';
import { leavesOpen } from './open';
import { aimValue, stepCost } from './values';

export interface Plan {
  readonly target: number;
  /** Where each battalion attacks from: a base, or the PA it stands in. */
  readonly units: readonly { readonly unit: number; readonly from: number }[];
  readonly odds: HandOdds | null;
  readonly worth: number;
}

/** A battalion that can attack at all. */
function isFit(v: Season, unit: number): boolean {
  if (v.disorganized[unit] === 1 || (v.at[unit] ?? -1) < 0) return false;
  return !(v.reeducated && v.fatigued[unit] === 1) && (v.steps[unit] ?? 0) > 1;
}

/** Battalions before a base that could use it: those in it, or the strongest regiment of its zone. */
function groupAt(v: Season, base: number, free: (unit: number) => boolean): number[] {
  const zone = zoneOf[base] ?? 0;
  const limit = baseLimit(v, zone);
  const inside = battalionsAt(v, base).filter(free);
  const near = battalionsAt(v, zone).filter((unit) => free(unit) && isFit(v, unit));
  for (const other of basesAt[zone] ?? []) {
    if (other !== base) near.push(...battalionsAt(v, other).filter((unit) => free(unit) && isFit(v, unit)));
  }
  const by = new Map<string, number[]>();
  for (const unit of near) {
    const regiment = regiments[unit] ?? '';
    if (inside.length > 0 && regiments[inside[0] ?? 0] !== regiment) continue;
    by.set(regiment, [...(by.get(regiment) ?? []), unit]);
  }
  let [best, top] = [[] as number[], 0];
  for (const list of by.values()) {
    list.sort((a, b) => quality(v, b) - quality(v, a));
    const some = list.slice(0, Math.max(0, limit - inside.length));
    const sum = some.reduce((all, unit) => all + quality(v, unit), 0);
    if (sum > top) [best, top] = [some, sum];
  }
  return [...inside, ...best].slice(0, limit);
}

/** Fresh and whole battalions first. */
function quality(v: Season, unit: number): number {
  return handOf(v, unit) + (v.steps[unit] ?? 0) - 3 * (v.fatigued[unit] ?? 0);
}

/** The fight if these battalions attacked from these places. */
export function suppose(v: Season, target: number, units: Plan['units']): Hand {
  return handOn(
    v,
    'viet-minh',
    target,
    units.map(({ unit }) => unit),
  );
}

/** How much ground that can be worn down counts against ground taken at once; steps that guns cost an impulse. */
const WEARING = 0.6;
const GUNS = 0.3;

/** What an attack is worth: ground by its chance, steps of both sides at their price. */
export function worthOf(v: Season, target: number, odds: HandOdds): number {
  const value = aimValue(v, target);
  // What is not taken at once may be worn down by the impulses that are left, with guns before each.
  let steps = 0;
  for (const unit of infantryAt(v, target)) steps += v.steps[unit] ?? 0;
  const impulses = steps / (odds.defenderSteps + 0.3 * odds.defenderDisorder + GUNS);
  const later = Math.max(0, Math.min(1, (IMPULSES + 0.5 - impulses) / IMPULSES));
  const gain = value * (odds.taken + WEARING * (1 - odds.taken) * later) + 0.1 * odds.defenderSteps;
  return gain - stepCost(v) * (odds.attackerSteps + 0.5 * odds.attackerDisorder);
}

/** The price of standing before the guns: what fire at a base or a PA costs on average. */
function exposure(v: Season, groups: number): number {
  return groups * stepCost(v) * (v.munitions.french > 0 ? 0.8 : 0.35);
}

/** The best attack on one PA with battalions that are free, or null. */
function planOn(v: Season, w: Season, target: number, free: (unit: number) => boolean): Plan | null {
  const units: { unit: number; from: number }[] = [];
  let groups = 0;
  const used = new Set<number>();
  const open = (unit: number) => free(unit) && !used.has(unit);
  for (const base of basesAt[target] ?? []) {
    if (!isOpenZone(v, zoneOf[base] ?? 0)) continue;
    const group = groupAt(v, base, open);
    if (group.length > 0) groups++;
    for (const unit of group) {
      used.add(unit);
      units.push({ unit, from: base });
    }
  }
  for (const pa of joined[target] ?? []) {
    if (v.control[pa] !== 'viet-minh' || v.captured.includes(pa)) continue;
    const group = battalionsAt(v, pa).filter((unit) => open(unit) && isFit(v, unit));
    if (group.length > 0) groups++;
    for (const unit of group) {
      used.add(unit);
      units.push({ unit, from: pa });
    }
  }
  if (units.length === 0) return null;
  if (defendersOf(v, 'viet-minh', target).length === 0) {
    // Nobody leaves a PA empty before the enemy to enter another.
    const free = units.filter(({ unit, from }) => battalionsAt(v, from).length > 1 || !leavesOpen(v, unit));
    return free.length === 0 ? null : { target, units: free.slice(0, 2), odds: null, worth: aimValue(v, target) };
  }
  for (const { unit, from } of units) w.at[unit] = from;
  const odds = handOdds(w, suppose(w, target, units));
  for (const { unit } of units) w.at[unit] = v.at[unit] ?? 0;
  const worth = worthOf(v, target, odds) - exposure(v, groups);
  return { target, units, odds, worth };
}

/** Attacks that are worth making together, the best first, by whoever may take part; no battalion is in two. */
export function plans(v: Season, least: number, may: (unit: number) => boolean = () => true): Plan[] {
  const w = { ...v, at: v.at.slice() };
  const taken = new Set<number>();
  const isFree = (unit: number) => !taken.has(unit) && may(unit);
  const found: Plan[] = [];
  const open = new Map(nearTargets(v).map((target) => [target, planOn(v, w, target, isFree)]));
  for (;;) {
    let best: Plan | null = null;
    for (const plan of open.values()) if (plan && plan.worth > (best?.worth ?? least)) best = plan;
    if (!best) return found;
    found.push(best);
    open.delete(best.target);
    for (const { unit } of best.units) taken.add(unit);
    // Only those are planned anew who wanted one of them, or who could still take another.
    for (const [target, plan] of open) {
      if (plan && (!plan.odds || !plan.units.every(({ unit }) => isFree(unit)))) {
        open.set(target, planOn(v, w, target, isFree));
      }
    }
  }
}

/** French PAs that some battalion stands before. */
function nearTargets(v: Season): number[] {
  const standing = new Set<number>();
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    const at = v.at[unit] ?? -1;
    if (at >= 0) standing.add(isBase(at) ? (zoneOf[at] ?? 0) : at);
  }
  return paNumbers.filter((pa) => {
    if (v.control[pa] !== 'french') return false;
    if ((joined[pa] ?? []).some((next) => standing.has(next))) return true;
    return (basesAt[pa] ?? []).some((base) => standing.has(zoneOf[base] ?? 0) && isOpenZone(v, zoneOf[base] ?? 0));
  });
}

/** The attack as it stands in the combat step: battalions that are in place, the weak left out if that is better. */
export function standing(v: Season, target: number, able: readonly number[]): Plan | null {
  const trim = [
    able,
    able.filter((unit) => v.fatigued[unit] === 0),
    able.filter((unit) => v.steps[unit] === 3),
    able.filter((unit) => v.fatigued[unit] === 0 && v.steps[unit] === 3),
    able.filter((unit) => v.disorganized[unit] === 0),
  ];
  let best: Plan | null = null;
  for (const list of trim) {
    if (list.length === 0 || (best && list.length === able.length)) continue;
    const units = list.map((unit) => ({ unit, from: v.at[unit] ?? 0 }));
    const odds = handOdds(v, suppose(v, target, units));
    const worth = worthOf(v, target, odds);
    if (!best || worth > best.worth) best = { target, units, odds, worth };
  }
  return best;
}
