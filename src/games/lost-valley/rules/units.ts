/** 2.3 Units: their factors as they stand now, steps, losses and stacking. */
import type { CrId, DzId } from '../data/map';
import { crs } from '../data/map';
import { type UnitData, type UnitId, units as unitData, unitIds } from '../data/units';
import type { Cause } from '../events';
import { type Box, copyUnit, type Unit, unitOf, type Valley } from '../state';
import { moraleBonus } from './in-force';

// Asked many times at every question: a map finds one of 37 names more than twice as fast as an object does.
const dataById: ReadonlyMap<UnitId, UnitData> = new Map(unitIds.map((id) => [id, unitData[id]]));

/** 2.3.1 What is printed on its counter. */
export function dataOf(unit: Unit): UnitData {
  return dataById.get(unit.id) as UnitData; // every unit has its data
}

/** 2.3.1.2 Infantry of any corps. */
export function isInfantry(unit: Unit): boolean {
  return dataOf(unit).kind === 'infantry';
}

/** 2.3.1.2 A platoon of tanks. */
export function isArmor(unit: Unit): boolean {
  return dataOf(unit).kind === 'armor';
}

/** 2.3.1.2 Howitzers and heavy mortars. */
export function isArtillery(unit: Unit): boolean {
  return dataOf(unit).kind === 'artillery';
}

/** 2.2.1.1 Infantry and armor hold a centre; guns and flak do not. */
export function holdsGround(unit: Unit): boolean {
  const { kind } = dataOf(unit);
  return kind === 'infantry' || kind === 'armor';
}

/** 13.3 Raised from remnants. */
export function isBataillonDeMarche(unit: Unit): boolean {
  return unit.id.startsWith('bm-');
}

/** 2.3.1.5 Steps left. */
export function stepsOf(unit: Unit): number {
  return unit.reduced ? 1 : dataOf(unit).steps;
}

function side(unit: Unit) {
  const data = dataOf(unit);
  return unit.reduced && data.reduced ? data.reduced : data.full;
}

/** 2.3.2.2 Disruption takes one off every factor, below zero too (21.Q3). */
function disruption(unit: Unit): number {
  return unit.disrupted ? -1 : 0;
}

/** 2.3.1.3 Assault factor; null is the X of a unit that cannot assault. */
export function assaultFactor(unit: Unit): number | null {
  const printed = side(unit).assault;
  return printed === null ? null : printed + disruption(unit);
}

/** 2.3.1.3 Defense factor. */
export function defenseFactor(unit: Unit): number {
  return side(unit).defense + disruption(unit);
}

/** 2.3.1.3 Morale factor, with the bonus of Camerone (card 14). */
export function moraleFactor(v: Valley, unit: Unit): number {
  return side(unit).morale + disruption(unit) + moraleBonus(v, unit);
}

/** 2.2.1.2 Every unit in a centre or drop zone, active or used, in the order of the counter sheet. */
export function unitsIn(v: Valley, place: CrId | DzId): Unit[] {
  const here: Unit[] = [];
  for (const unit of v.units) if (unit.at === place) here.push(unit);
  return here;
}

/** 2.2.1.1 The infantry and armor in a centre. */
export function garrison(v: Valley, cr: CrId): Unit[] {
  const here: Unit[] = [];
  for (const unit of v.units) if (unit.at === cr && holdsGround(unit)) here.push(unit);
  return here;
}

/** 2.2.1.1 Whether infantry or armor holds it. */
export function hasGarrison(v: Valley, cr: CrId): boolean {
  for (const unit of v.units) if (unit.at === cr && holdsGround(unit)) return true;
  return false;
}

/** 2.3.1.2, 14.3 Whether infantry stands in it. */
export function hasInfantry(v: Valley, cr: CrId): boolean {
  for (const unit of v.units) if (unit.at === cr && isInfantry(unit)) return true;
  return false;
}

/** 2.2.1 In a centre of resistance: what cards and victory call "on the map". */
export function isOnMap(unit: Unit): unit is Unit & { at: CrId } {
  return !isOffMap(unit) && !isOnDz(unit);
}

/** In a box beside the map. */
function isOffMap({ at }: Unit): boolean {
  return at === 'turn-track' || at === 'remnants' || at === 'eliminated' || at === 'holding' || at === 'aside';
}

/** 13.1 On a drop zone: only until it moves off or the turn ends. */
export function isOnDz(unit: Unit): unit is Unit & { at: DzId } {
  return unit.at === 'natasha' || unit.at === 'octavie' || unit.at === 'simone';
}

/** 2.3.2.2 A second disruption has no effect. */
export function disrupt(v: Valley, unit: Unit, cause: Cause): void {
  if (unit.disrupted) return;
  unit.disrupted = true;
  v.events.push({ is: 'disrupted', unit: unit.id, cause });
}

/** 2.3.1.5 One step: the unit is flipped, or eliminated with its last. */
export function loseStep(v: Valley, unit: Unit, cause: Cause): void {
  if (stepsOf(unit) > 1) {
    unit.reduced = true;
    v.events.push({ is: 'step-lost', unit: unit.id, at: unit.at as CrId | DzId });
  } else {
    eliminate(v, unit, cause);
  }
}

/**
 * 12.3.5.2 Battalions of two steps leave remnants (2.2.8.6), bataillons de marche go back to their box and can be raised
 * again (2.2.8.8), the rest is gone (2.2.8.7).
 */
export function eliminate(v: Valley, unit: Unit, cause: Cause): void {
  const at = unit.at as CrId | DzId; // only what is on the map is lost
  const to: Box = isBataillonDeMarche(unit)
    ? 'holding'
    : isInfantry(unit) && dataOf(unit).steps === 2
      ? 'remnants'
      : 'eliminated';
  unit.at = to;
  unit.used = false;
  unit.reduced = false;
  unit.disrupted = false;
  unit.moved = false;
  v.events.push({ is: 'eliminated', unit: unit.id, at, to, cause });
}

/** 2.3.1.5, 2.3.2.2 A unit as it may come out of a fight, for odds. */
export function foreseen(unit: Unit, state: 'reduced' | 'disrupted'): Unit {
  const then = copyUnit(unit);
  then[state] = true;
  return then;
}

/** 2.2.1.3 Infantry steps in a centre. */
export function stackedSteps(v: Valley, cr: CrId): number {
  let steps = 0;
  for (const unit of v.units) if (unit.at === cr && isInfantry(unit)) steps += stepsOf(unit);
  return steps;
}

/** 2.2.1.3 Armor, artillery and flak in a centre. */
export function stackedAssets(v: Valley, cr: CrId): number {
  let assets = 0;
  for (const unit of v.units) if (unit.at === cr && !isInfantry(unit)) assets++;
  return assets;
}

/** 2.2.1.3 How many more steps and assets a centre takes; below zero it is over its limits. */
export function roomIn(v: Valley, cr: CrId): { steps: number; assets: number } {
  let { steps, assets } = crs[cr].stack;
  for (const unit of v.units) {
    if (unit.at !== cr) continue;
    if (isInfantry(unit)) steps -= stepsOf(unit);
    else assets--;
  }
  return { steps, assets };
}

/** 2.2.1.3 How far a centre is over its limits. */
export function overstack(v: Valley, cr: CrId): { steps: number; assets: number } {
  const { steps, assets } = roomIn(v, cr);
  return { steps: Math.max(0, -steps), assets: Math.max(0, -assets) };
}

/** 2.2.1.3 Whether a unit, with so many steps, fits into a centre at once. */
export function fits(v: Valley, unit: Unit, cr: CrId, steps = stepsOf(unit)): boolean {
  const { stack } = crs[cr];
  return isInfantry(unit) ? stackedSteps(v, cr) + steps <= stack.steps : stackedAssets(v, cr) + 1 <= stack.assets;
}

const artilleryIds = unitIds.filter((id) => unitData[id].kind === 'artillery');

/** 2.3.1.2 Howitzers and heavy mortars, wherever they are. */
export function artillery(v: Valley): Unit[] {
  return unitsById(v, artilleryIds);
}

/** 2.3.1 Units by their names. */
export function unitsById(v: Valley, ids: readonly UnitId[]): Unit[] {
  const found: Unit[] = [];
  for (const id of ids) found.push(unitOf(v, id));
  return found;
}
