/** A position as the bot reads it: who stands where, what an area is worth, which assaults are to be expected. */

import { recordOf } from '../../../kernel/record';
import { stackLimit } from '../data/constants';
import type { ScenarioId } from '../data/options';
import { scenarioIds } from '../data/options';
import { scenarios } from '../data/scenarios';
import { assaultTargets, stormers } from '../rules/assault';
import { bestLead, type Clash } from '../rules/assault-odds';
import { assaultOutlook, expectedShots, type Outlook } from '../rules/assault-outlook';
import { isClosed, mayAttack } from '../rules/battle';
import {
  allAreas,
  areAdjacent,
  areaId,
  beside,
  CENTRAL_FORTRESS,
  isCompound,
  isFortress,
  tanksMayEnter,
  terrains,
} from '../rules/ground';
import { turnsLeft } from '../rules/reinforcements';
import {
  allowanceOf,
  censusOf,
  divisionNamed,
  divisionOf,
  hasMark,
  inSupply,
  isInfantry,
  isSteady,
  isTank,
  stackSizes,
  stepsOf,
  types,
  unitsAt,
} from '../rules/units';
import {
  ASSAULTED,
  type Census,
  FRENCH,
  holderOf,
  other,
  SHOT,
  type Side,
  STRATEGIC,
  type Vallee,
  VIET_MINH,
} from '../state';

export interface Field {
  readonly v: Vallee;
  readonly census: Census;
}

export function fieldOf(v: Vallee): Field {
  return { v, census: censusOf(v) };
}

/** What holding an area is worth, in points of victory: the ground towards the command post, and what a scenario pays. */
function worthIn(id: ScenarioId): readonly number[] {
  const { victory, weekly } = scenarios[id];
  return allAreas.map((area) => {
    let worth = weekly ? siegeWorth(area, id === 'campaign') : 0.2;
    for (const { areas, points, to } of victory.holds) {
      if (areas.some((one) => one === areaId(area))) worth += to === null ? points * 2 : points;
    }
    if (victory.flakRaid && areaId(area) === 'octavie') worth += 7;
    return worth;
  });
}

/** In a whole siege the way to the command post is all; in a month of it any work is worth having. */
function siegeWorth(area: number, whole: boolean): number {
  if (area === CENTRAL_FORTRESS) return 50;
  if (isCompound[area]) return areAdjacent(area, CENTRAL_FORTRESS) ? (whole ? 5 : 3) : 2;
  return isFortress[area] ? (whole ? 0.6 : 1) : 0.2;
}

const worths: Readonly<Record<ScenarioId, readonly number[]>> = recordOf(scenarioIds, worthIn);

/** Ground on the way to the command post is worth less the fewer weeks are left to go on from it. */
export function worthOf(v: Vallee, area: number): number {
  const worth = worths[v.scenario][area] ?? 0;
  if (v.scenario !== 'campaign' || area === CENTRAL_FORTRESS) return worth;
  return worth * Math.min(1, (turnsLeft(v) + 1) / FADES_FROM);
}

const FADES_FROM = 6;

export function stepsAt({ v, census }: Field, area: number): number {
  let steps = 0;
  for (const unit of unitsAt(census, area)) steps += stepsOf(v, unit);
  return steps;
}

const ELITE = divisionNamed('308');

/** What a step of a unit is worth to the enemy. */
export function stepPrice(unit: number): number {
  return divisionOf[unit] === ELITE ? 2 : 1;
}

/** Shelter against guns and bombs, from -1 in the open to 3 in dug jungle. */
export function shelterOf(v: Vallee, area: number): number {
  const ground = terrains[area];
  const cover = ground === 'clear' ? -1 : ground === 'jungle' || ground === 'valley' ? 1 : 0;
  return cover + Math.min(2, v.trench[area] ?? 0);
}

/** An assault that a side could launch now, and what it promises. */
export interface Storm {
  readonly area: number;
  readonly clash: Clash;
  readonly outlook: Outlook;
  /** Points gained less points lost, as expected. */
  readonly gain: number;
}

/** Steps that die if their area is lost: guns without wheels. */
function stuckSteps(v: Vallee, units: readonly number[]): number {
  let steps = 0;
  for (const unit of units) if (allowanceOf(v, unit) === 0) steps += stepsOf(v, unit);
  return steps;
}

/** The force a side would send: the strongest division with engineers, or the French with their tanks. */
export function forceAgainst(field: Field, side: Side, area: number): number[] {
  const { v, census } = field;
  const all = stormers(v, census, side, area);
  if (side === 'french') return frenchForce(field, area, all);
  const byDivision = new Map<number, number>();
  for (const unit of all) {
    if (types[unit] === 'assault-engineer') continue;
    const division = divisionOf[unit] ?? 0;
    byDivision.set(division, (byDivision.get(division) ?? 0) + stepsOf(v, unit));
  }
  const [best] = [...byDivision].sort((a, b) => b[1] - a[1]);
  if (!best) return [];
  const infantry = all.filter((unit) => divisionOf[unit] === best[0] && types[unit] !== 'assault-engineer');
  const engineers = all.filter((unit) => types[unit] === 'assault-engineer').slice(0, 1);
  return within([...engineers, ...infantry.sort((a, b) => stepsOf(v, b) - stepsOf(v, a))]);
}

/** As many as the stacking limit lets in, in this order. */
function within(units: readonly number[]): number[] {
  const taken: number[] = [];
  let points = 0;
  for (const unit of units) {
    const size = stackSizes[unit] ?? 0;
    if (points + size > stackLimit) continue;
    points += size;
    taken.push(unit);
  }
  return taken;
}

/** Steps that stay at the command post whatever happens. */
export const GUARD = 8;

/** Those that the command post can spare, the strongest first. */
function beyondGuard(v: Vallee, units: readonly number[]): number[] {
  let left = units.reduce((sum, unit) => sum + stepsOf(v, unit), 0);
  return units.filter((unit) => {
    if (left - stepsOf(v, unit) < GUARD) return false;
    left -= stepsOf(v, unit);
    return true;
  });
}

/** One unit stays behind in each area that would be bare beside the enemy; tanks go with those that go. */
function frenchForce({ v, census }: Field, area: number, all: readonly number[]): number[] {
  const going: number[] = [];
  for (const { area: from } of beside(area)) {
    if (census.holder[from] !== FRENCH) continue;
    const here = all
      .filter((unit) => v.at[unit] === from && types[unit] !== 'quad50')
      .sort((a, b) => stepsOf(v, b) - stepsOf(v, a));
    const stays = unitsAt(census, from).filter((unit) => isInfantry(unit) && !here.includes(unit)).length;
    const bare = stays === 0 && worthOf(v, from) > worthOf(v, area) * 0.5;
    const post = from === CENTRAL_FORTRESS && scenarios[v.scenario].weekly;
    const sent = post ? beyondGuard(v, here) : bare ? here.slice(0, -1) : here;
    going.push(...sent);
    if (!tanksMayEnter(area)) continue;
    const tanks = unitsAt(census, from).filter(
      (unit) =>
        isTank(unit) && isSteady(v, unit) && inSupply(v, unit) && !hasMark(v, unit, STRATEGIC | SHOT | ASSAULTED),
    );
    going.push(...tanks.slice(0, sent.length));
  }
  return within(going);
}

export function clashFor(field: Field, side: Side, area: number, force: readonly number[]): Clash {
  const { v, census } = field;
  const defenders = unitsAt(census, area);
  return {
    side,
    area,
    attackers: force,
    from: force.map((unit) => v.at[unit] ?? -1),
    lead: bestLead(v, force.filter(isInfantry)),
    defenders,
    defenceLead: bestLead(v, defenders),
  };
}

/** What an assault is worth to the side that launches it. */
export function gainOf(v: Vallee, { side, area, attackers, defenders }: Clash, outlook: Outlook): number {
  const price = attackers.some((unit) => divisionOf[unit] === ELITE) ? 2 : 1;
  const prize = worthOf(v, area) + stuckSteps(v, defenders) + 0.3 * defenders.length;
  const bloody = side === 'viet-minh' ? 0.4 : 0.3;
  return (
    outlook.defenderLoss * stepPrice(defenders[0] ?? 0) +
    outlook.taken * prize +
    outlook.bloodbath * prize * bloody -
    outlook.attackerLoss * price
  );
}

export function stormOn(field: Field, side: Side, area: number, force = forceAgainst(field, side, area)): Storm | null {
  if (force.length === 0) return null;
  const { v } = field;
  const clash = clashFor(field, side, area, force);
  const outlook = assaultOutlook(v, clash, expectedShots(v, clash).slice(0, 8));
  return { area, clash, outlook, gain: gainOf(v, clash, outlook) };
}

/** The assaults a side could launch as it stands, best first. `now` in its own half. */
export function stormsOf(field: Field, side: Side, now: boolean): Storm[] {
  const { v, census } = field;
  const targets = now
    ? assaultTargets(v)
    : allAreas.filter(
        (area) => census.holder[area] === holderOf(other(side)) && !isClosed(v, side, area) && mayAttack(v, side, area),
      );
  const storms: Storm[] = [];
  for (const area of targets) {
    if ((census.near[area] ?? 0) & (side === 'french' ? FRENCH : VIET_MINH)) {
      const storm = stormOn(field, side, area);
      if (storm) storms.push(storm);
    }
  }
  return storms.sort((a, b) => b.gain - a.gain);
}
