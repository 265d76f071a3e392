/** 10.0 Artillery: bombardment, the supply track, opportunity and counter-battery fire. */
import { lookUp, sum } from '../../../kernel/rolls';
import { opens } from '../../../kernel/tale';
import { hitsOn, pointsAModifier } from '../data/constants';
import { bombardment } from '../data/tables';
import { entrenchment, terrain } from '../data/terrain';
import type { FireKind, LossCause } from '../events';
import type { Modifier, RollPlan } from '../rolls';
import { ACTED, type Census, FIRED, type Fire, type Side, STRATEGIC, type Vallee, VIET_MINH } from '../state';
import { areaId, areaOf, CENTRAL_FORTRESS, terrainOf } from './ground';
import { bombardHit, hit } from './losses';
import { changeSupply, placeOf, roll } from './record';
import { canPay, payShot } from './supply';
import {
  censusOf,
  gunOf,
  hasMark,
  holderBeside,
  idOf,
  inSupply,
  isKatyusha,
  isSteady,
  numberOf,
  onMap,
  setMark,
  sideOf,
  steadyBeside,
  stepsOf,
} from './units';

/** 10.0 Undisrupted, in supply, not fired, not moved strategically, and a point to pay with; rockets cost none. */
export function mayFireGun(v: Vallee, unit: number): boolean {
  if (!onMap(v, unit) || !isSteady(v, unit) || !inSupply(v, unit) || hasMark(v, unit, FIRED | STRATEGIC)) return false;
  return isKatyusha(unit) || canPay(v, sideOf(unit));
}

/** Where a battery is aimed. */
function targetOf(v: Vallee, target: string): string {
  const at = numberOf(target);
  return at >= 0 ? placeOf(v, at) : target === 'hq' ? areaId(CENTRAL_FORTRESS) : target;
}

/** 10.0 A shot of its own, its supply and the answers to it included. */
export function opensShot(v: Vallee, { unit, target }: Fire): void {
  opens(v, { is: 'fight', kind: 'barrage', by: sideOf(unit), from: placeOf(v, unit), place: targetOf(v, target) });
}

/** 10.0 Pays for a battery that fires and notes that it has. */
export function commitGun(v: Vallee, fire: Fire, how: FireKind): void {
  const { unit, target, fight } = fire;
  const side = sideOf(unit);
  setMark(v, unit, FIRED | ACTED);
  if (!isKatyusha(unit)) payShot(v, side, fight);
  v.events.push({
    is: 'fired',
    how,
    side,
    unit: idOf(unit),
    from: placeOf(v, unit),
    target,
    place: targetOf(v, target),
    strength: stepsOf(v, unit),
    fight,
  });
}

/** 9.2, 10.2 What ground and digging add to bombardment of an area. */
export function groundModifiers(v: Vallee, area: number): Modifier[] {
  const modifiers: Modifier[] = [];
  const ground = terrain[terrainOf(area)].bombard;
  if (ground !== 0) modifiers.push({ cause: `terrain-${terrainOf(area)}`, rule: '10.2', value: ground });
  const dug = Math.min(entrenchment.most, v.trench[area] ?? 0);
  if (dug > 0) modifiers.push({ cause: 'entrenchments', rule: '10.2', value: -dug });
  return modifiers;
}

/** 10.2, 10.4 The die of a battery against units in an area. Digging counts for either side (R48). */
export function gunModifiers(v: Vallee, side: Side, area: number, spent = 0): Modifier[] {
  const modifiers = groundModifiers(v, area);
  const moved = Math.floor(spent / pointsAModifier);
  if (moved > 0) modifiers.push({ cause: 'moving', rule: '10.4', value: moved });
  if (steadyBeside(v, area, side, false)) modifiers.push({ cause: 'observed', rule: '10.2', value: 1 });
  return modifiers;
}

/** 10.3 The die against the headquarters. */
export function hqModifiers(census: Census): Modifier[] {
  return holderBeside(census, CENTRAL_FORTRESS, VIET_MINH) ? [{ cause: 'observed', rule: '10.3', value: 1 }] : [];
}

/** 10.5 The die against a battery that fires. */
export function counterModifiers(v: Vallee, target: number): Modifier[] {
  const area = v.at[target] ?? -1;
  const modifiers: Modifier[] = [];
  const ground = terrain[terrainOf(area)].counterBattery;
  if (ground !== 0) modifiers.push({ cause: `terrain-${terrainOf(area)}`, rule: '10.5', value: ground });
  const dug = Math.min(entrenchment.most, v.trench[area] ?? 0);
  if (dug > 0) modifiers.push({ cause: 'entrenchments', rule: '10.5', value: -dug });
  if (steadyBeside(v, area, 'french', true)) modifiers.push({ cause: 'observed', rule: '10.5', value: 1 });
  return modifiers;
}

/** 10.2 The hits of a total, by the strength of the firer. */
export function hitsOf(total: number, strength: number): number {
  return lookUp(bombardment, total).hits[Number(hitColumn(strength))] ?? 0;
}

/** 10.2 The column of a strength: 1, 2, 3 and more. */
export function hitColumn(strength: number): '0' | '1' | '2' {
  return strength < 2 ? '0' : strength < 3 ? '1' : '2';
}

type GunRoll = 'bombard' | 'opportunity' | 'support';

/** 10.2 */
export function gunPlan(name: GunRoll, target: number, modifiers: readonly Modifier[]): RollPlan {
  return { name, rule: name === 'opportunity' ? '10.4' : '10.2', of: idOf(target), dice: '1d6', modifiers };
}

const causes: Readonly<Record<GunRoll, LossCause>> = {
  bombard: 'bombardment',
  opportunity: 'opportunity',
  support: 'support',
};

/** 10.2 One die of a battery at one unit: true if it was hit. Support has no limit on steps, the others have (R27). */
export function shellUnit(
  v: Vallee,
  fire: Fire,
  name: GunRoll,
  target: number,
  modifiers: readonly Modifier[],
): boolean {
  const side = sideOf(fire.unit);
  const place = placeOf(v, target);
  const strength = stepsOf(v, fire.unit);
  const at = { side, fight: fire.fight, place, table: 'bombardment', column: hitColumn(strength) } as const;
  const { total } = roll(v, gunPlan(name, target, modifiers), at);
  const hits = hitsOf(total, strength);
  for (let i = 0; i < hits; i++) {
    if (name === 'support') hit(v, target, causes[name], fire.fight);
    else bombardHit(v, target, causes[name], fire.fight);
  }
  return hits > 0;
}

/** 10.2 A battery bombards: every unit in an area, one in a valley, or the headquarters (10.3). */
export function bombard(v: Vallee, fire: Fire): void {
  const side = sideOf(fire.unit);
  if (fire.target === 'hq') {
    bombardHq(v, fire);
    return;
  }
  const single = numberOf(fire.target);
  const area = single >= 0 ? (v.at[single] ?? -1) : areaOf(fire.target);
  const targets = single >= 0 ? [single] : [...(censusOf(v).units[area] ?? [])];
  const modifiers = gunModifiers(v, side, area);
  for (const target of targets) shellUnit(v, fire, 'bombard', target, modifiers);
}

/** 10.3 Each hit takes a point of French supply; no unit is touched. */
function bombardHq(v: Vallee, fire: Fire): void {
  const plan: RollPlan = { name: 'hq', rule: '10.3', of: 'hq', dice: '1d6', modifiers: hqModifiers(censusOf(v)) };
  const place = areaId(CENTRAL_FORTRESS);
  const strength = stepsOf(v, fire.unit);
  const at = {
    side: 'viet-minh',
    fight: fire.fight,
    place,
    table: 'bombardment',
    column: hitColumn(strength),
  } as const;
  const { total } = roll(v, plan, at);
  changeSupply(v, 'french', -hitsOf(total, strength), 'hq-hit', fire.fight);
}

/** 10.5 Whether a French battery could stop one that fires: sight of it, and a die that can do it. */
export function canCounter(v: Vallee, target: number): boolean {
  return !isKatyusha(target) && 6 + sum(counterModifiers(v, target)) >= hitsOn.counterBattery;
}

/** 10.5, R29 One die for each answering battery: a hit silences, a second takes a step. True if it is silenced. */
export function counterBattery(
  v: Vallee,
  answers: readonly number[],
  target: number,
  fight: string,
  capped: boolean,
): boolean {
  let silenced = false;
  for (const unit of answers) {
    const plan: RollPlan = {
      name: 'counter-battery',
      rule: '10.5',
      of: idOf(unit),
      dice: '1d6',
      modifiers: counterModifiers(v, target),
    };
    if (!onMap(v, target)) return true;
    const { total } = roll(v, plan, { side: 'french', fight, place: placeOf(v, target) });
    if (total < hitsOn.counterBattery) continue;
    if (capped) bombardHit(v, target, 'counter-battery', fight);
    else hit(v, target, 'counter-battery', fight);
    silenced = true;
  }
  if (silenced && onMap(v, target)) {
    v.events.push({ is: 'silenced', unit: idOf(target), area: placeOf(v, target), fight });
  }
  return silenced;
}

/** Whether a gun may take part in support and opportunity fire (14.3, 14.7). */
export function supports(unit: number): boolean {
  return gunOf(unit)?.supports === true;
}
