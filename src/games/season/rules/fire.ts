/** 5.2, 5.4, 6.2.2, 6.2.4 Fire: its column, its roll, and who bears the result. */
import { d6 } from '../../../kernel/chance';
import { type Modifier, sum } from '../../../kernel/rolls';
import { closes, opens } from '../../../kernel/tale';
import { byDeed, type Rules, type SeasonChoice } from '../choices';
import { hillOf, isBase, isPa, isZone, kinds, onGabrielle, onMap, paOf, placeId, terrains } from '../data/places';
import { type FireCode, fireShift, fireTable, munitions, stacking } from '../data/tables';
import type { ModifierKey } from '../keys';
import { other, type Season, type Side } from '../state';
import { choose, chooseUnit } from './ask';
import { check, disorganize, fightOf, loseStep, score } from './losses';
import {
  companiesIn,
  faceUpAt,
  fireOf,
  idsOf,
  infantryAt,
  isTank,
  numberOf,
  piecesAt,
  sameDivision,
  total,
  worstMarker,
} from './pieces';
import { munitionsShift, store } from './supply';

/** Fire before its die: who fires at whom. */
export interface Fire {
  readonly how: 'infantry' | 'barrage' | 'strike';
  readonly side: Side;
  /** Where infantry fires from; -1 for guns and aircraft. */
  readonly from: number;
  readonly units: readonly number[];
  readonly target: number;
  readonly bearers: readonly number[];
  /** French who attack a PA: they stand in an assault base, or count so when they come out of a PA (6.2.5). */
  readonly attacking: boolean;
  readonly air: number;
}

export interface Column {
  /** The strength, and the place of its column. */
  readonly strength: number;
  readonly start: number;
  readonly shifts: readonly Modifier[];
  /** The column that is read; -1 past the left edge, where nothing happens. */
  readonly column: number;
}

/** 6.2.4 French units that have declared an attack on a PA out of this place. */
export function attackersFrom(v: Season, at: number): number[] {
  const found: number[] = [];
  for (const { target, units } of v.attacks) {
    if (isPa(target)) for (const unit of units) if (v.at[unit] === at) found.push(unit);
  }
  return found.sort((a, b) => a - b);
}

/** Who bears fire at a place: battalions that lie face up, or the French there; of attackers only those who attack. */
function aimAt(v: Season, side: Side, target: number): Pick<Fire, 'bearers' | 'attacking'> {
  if (side === 'french') return { bearers: faceUpAt(v, target), attacking: false };
  const attackers = attackersFrom(v, target);
  if (attackers.length > 0) return { bearers: attackers, attacking: true };
  return { bearers: piecesAt(v, target, 'french'), attacking: false };
}

/** 5.2 A barrage of either side. */
export function barrage(v: Season, side: Side, target: number): Fire {
  return { how: 'barrage', side, from: -1, units: [], target, air: 0, ...aimAt(v, side, target) };
}

/** 6.2.2 Air points alone. */
export function airStrike(v: Season, target: number, air: number): Fire {
  return { how: 'strike', side: 'french', from: -1, units: [], target, air, ...aimAt(v, 'french', target) };
}

/** 5.4 Infantry of a place. */
export function infantryFire(
  v: Season,
  side: Side,
  from: number,
  units: readonly number[],
  target: number,
  air: number,
): Fire {
  return { how: 'infantry', side, from, units, target, air, ...aimAt(v, side, target) };
}

const line = (cause: ModifierKey, value: number, rule: string): Modifier => ({ cause, rule, value });
const KEY = '5.2';

/** The shift of the ground where the target stands. */
function coverShifts(v: Season, fire: Fire): Modifier[] {
  const { target, bearers, side, attacking } = fire;
  if (isBase(target)) return [line('base', fireShift.trench, KEY)];
  if (attacking) {
    const sheltered = isZone(target) || companiesIn(bearers) <= stacking.companies;
    return sheltered ? [line('base', fireShift.trench, '6.2.5')] : [];
  }
  const shifts: Modifier[] = [];
  if (isPa(target)) {
    if (side === 'french' && sameDivision(bearers)) shifts.push(line('trench', fireShift.trench, '1.4'));
    if (side === 'viet-minh' && companiesIn(bearers) <= stacking.companies) shifts.push(line('pa', fireShift.pa, KEY));
    const hill = hillOf[target];
    if (hill && hillOf[fire.from] !== hill) {
      shifts.push(line('hill', onGabrielle[target] ? fireShift.gabrielle : fireShift.hill, KEY));
    }
    return shifts;
  }
  const trenched = (v.trench[target] ?? 0) > 0;
  if (kinds[target] === 'jungle') shifts.push(line('jungle', fireShift.trench, KEY));
  else if (trenched && side === 'french') shifts.push(line('trench', fireShift.trench, KEY));
  if (terrains[target] === 'hill') shifts.push(line('hill', fireShift.hill, KEY));
  else if (!trenched && kinds[target] === 'peripheral') shifts.push(line('open', fireShift.open, KEY));
  return shifts;
}

/** 5.2 The strength that a fire begins with. */
export function strengthOf(v: Season, { how, units }: Fire): number {
  if (how === 'barrage') return munitions.barrage;
  return how === 'strike' ? munitions.strike : total(v, units, fireOf);
}

/** 5.2 The column of a fire, with every shift and its reason. */
export function fireColumn(v: Season, fire: Fire): Column {
  const strength = strengthOf(v, fire);
  let start = -1;
  for (const column of fireTable.columns) if (strength >= column) start++;
  const shifts = coverShifts(v, fire);
  if (fire.how === 'infantry') {
    if (fire.units.some((unit) => v.fatigued[unit] === 1)) shifts.push(line('fatigued', fireShift.fatigued, KEY));
    const level = munitionsShift(v, fire.side);
    if (level !== 0) shifts.push(line('munitions', level, '0.4'));
  }
  const air = fire.how === 'strike' ? fire.air - 1 : fire.air;
  if (air > 0) shifts.push(line('air', air * fireShift.air, '3.2'));
  const column = Math.min(fireTable.columns.length - 1, start + sum(shifts));
  return { strength, start, shifts, column: start < 0 ? -1 : Math.max(-1, column) };
}

/** 0.1 What is added to the die. */
export function fireDie(v: Season, fire: Fire): Modifier[] {
  const marker = worstMarker(v, fire.units);
  return marker === 0 ? [] : [line('loss-marker', marker, '0.1')];
}

/** 0.4 A total below 1 reads as 1, one above 6 as 6. */
export function clampRow(total: number): number {
  return Math.max(1, Math.min(6, total));
}

/** 5.2 What the Fire Table says. */
export function fireResult(column: number, row: number): FireCode {
  return fireTable.rows[row - 1]?.[column] ?? '-';
}

/** 5.2 Rolls a fire and deals out its result. */
export function* resolveFire(v: Season, fire: Fire): Rules {
  const { side, target, units, from, how, air } = fire;
  v.fight = isBase(target) ? (paOf[target] ?? target) : target;
  const fight = fightOf(v);
  const place = placeId(target);
  opens(v, {
    is: 'fight',
    kind: how === 'infantry' ? 'fire' : how,
    by: side,
    place: onMap(place),
    ...(from >= 0 && { from: onMap(placeId(from)) }),
  });
  v.events.push({
    is: 'fired',
    side,
    how,
    units: idsOf(units),
    from: from < 0 ? null : placeId(from),
    place,
    air,
    fight,
  });
  if (how === 'barrage') store(v, side, -1, 'spent');
  else v.air -= air;
  const { start, shifts, column } = fireColumn(v, fire);
  const modifiers = fireDie(v, fire);
  const die = d6(v.chance);
  const total = die + sum(modifiers);
  const row = clampRow(total);
  const result = column < 0 ? '-' : fireResult(column, row);
  v.events.push({
    is: 'rolled',
    side,
    roll: { name: how === 'infantry' ? 'fire' : how, rule: '5.2', of: place, dice: [die], modifiers, total },
    place,
    fight,
    start: `${fireTable.columns[start] ?? 0}`,
    shifts,
    column: `${fireTable.columns[column] ?? 0}`,
    row,
    result,
  });
  if (die === 1 && side === 'viet-minh') yield* hitTank(v, fire.bearers);
  yield* bear(v, fire, result);
  closes(v, 'fight');
  v.fight = -1;
}

/** 5.2 A natural 1 of Viet Minh fire, and critical hits by hand: one tank step, if there is one. */
export function* hitTank(v: Season, units: readonly number[]): Rules {
  const tanks = units.filter((unit) => isTank(unit) && (v.at[unit] ?? -1) >= 0);
  const question = { side: 'french', ask: 'bear-tank', rule: '5.2' } as const;
  const tank = yield* chooseUnit(v, question, tanks, 'lose');
  if (tank >= 0) loseStep(v, tank, 'critical');
}

/** 5.2 Fire never takes the last step of a place, tanks not counted. */
function hasStepToLose(v: Season, { side, target, bearers }: Fire): boolean {
  const at = side === 'viet-minh' ? infantryAt(v, target) : bearers.filter((unit) => v.at[unit] === target);
  let steps = 0;
  for (const unit of at) steps += v.steps[unit] ?? 0;
  return steps > 1;
}

/** The owner bears the result: a check, disorganization, or steps. */
function* bear(v: Season, fire: Fire, result: FireCode): Rules {
  const owner = other(fire.side);
  const about = { place: placeId(fire.target), result };
  const bearers = fire.bearers.filter((unit) => !isTank(unit));
  if (result === '-' || bearers.length === 0) return;
  if (result === 'T') {
    const scene = { is: 'place', place: placeId(fire.target) } as const;
    const question = { side: owner, ask: 'bear-check', rule: '5.2', about, scene } as const;
    const unit = yield* chooseUnit(v, question, bearers);
    yield* check(v, unit, 'fire', hasStepToLose(v, fire));
  } else if (result === 'D') yield* bearDisorder(v, fire, bearers, owner);
  else yield* bearSteps(v, fire, bearers, Number(result), owner);
}

/** What can happen to a unit, mildest first. */
const disorderLots = ['disorganize', 'lose'] as const;
export const stepLots = ['lose'] as const;

/** 5.4 One unit, or all in an assault base; each may lose a step instead. */
function* bearDisorder(v: Season, fire: Fire, bearers: readonly number[], owner: Side): Rules {
  const whole = isBase(fire.target) || fire.attacking;
  const about = { place: placeId(fire.target), result: 'D' };
  const groups = whole ? bearers.map((unit) => [unit]) : [bearers];
  const of = groups.length;
  for (const [n, group] of groups.entries()) {
    const scene = { is: 'damage', points: of - n, of, lots: disorderLots, place: about.place } as const;
    const question = { side: owner, ask: 'bear-disorder', rule: '5.4', about, scene } as const;
    const choices: SeasonChoice[] = group.map((unit) => byDeed('disorganize', unit));
    if (hasStepToLose(v, fire)) {
      for (const unit of group) if (losesByChoice(v, unit, owner)) choices.push(byDeed('lose', unit));
    }
    const choice = yield* choose(v, question, choices);
    if (!('unit' in choice)) return;
    const unit = numberOf(choice.unit);
    if (choice.do === 'lose') {
      loseStep(v, unit, 'fire');
      if (owner === 'viet-minh') score(v, 1);
    } else yield* disorganize(v, unit, 'fire', hasStepToLose(v, fire));
  }
}

/** For a disorganized French unit D is a step anyway. */
function losesByChoice(v: Season, unit: number, owner: Side): boolean {
  return owner === 'viet-minh' || v.disorganized[unit] === 0;
}

/** 5.2 So many steps, one a unit; Viet Minh steps that cannot be taken still count on the track. */
function* bearSteps(v: Season, fire: Fire, bearers: readonly number[], steps: number, owner: Side): Rules {
  if (owner === 'viet-minh') score(v, steps);
  const left = [...bearers];
  for (let n = 0; n < steps && left.length > 0 && hasStepToLose(v, fire); n++) {
    const about = { place: placeId(fire.target), left: steps - n, of: steps };
    const scene = { is: 'damage', points: steps - n, of: steps, lots: stepLots, place: about.place } as const;
    const question = { side: owner, ask: 'bear-steps', rule: '5.2', about, scene } as const;
    const unit = yield* chooseUnit(v, question, left, 'lose');
    left.splice(left.indexOf(unit), 1);
    loseStep(v, unit, 'fire');
  }
}
