/** Pieces as one side sees them: each with its look, or one more of the unknown in its place. */
import { asBefore, noLooks, remember } from '../../../kernel/looks';
import type { CounterState, CounterView, Stripe, UnitSymbol } from '../../../kernel/view';
import { isBase, onMap, placeIds } from '../data/places';
import { type UnitData, units } from '../data/units';
import { fireOf, firstBattalion, fullSteps, handOf, isBattalion, isDummy, moraleOf } from '../rules/pieces';
import { DESTROYED, ENGAGED, HIDDEN, LATER, MERGED, POOL, REVEALED, type Season, turnOfBox } from '../state';

/** All pieces to the eyes of the Viet Minh; else what everybody knows. */
export function countersOf(v: Season, own: boolean): CounterView[] {
  return own ? units.map((data, unit) => counterOf(v, data, unit, true)) : publicCounters(v);
}

const symbols: Readonly<Record<UnitData['type'], UnitSymbol>> = {
  legion: 'infantry',
  'legion-para': 'parachute',
  para: 'parachute',
  algerian: 'infantry',
  moroccan: 'infantry',
  thai: 'infantry',
  tank: 'armor',
  mg: 'machine-gun',
  battalion: 'infantry',
  dummy: 'dummy',
};

/** The colour of the stripe: the corps of the French, the division of the Viet Minh. */
const stripes: Readonly<Record<Exclude<UnitData['type'], 'battalion'>, Stripe>> = {
  legion: 'legion',
  'legion-para': 'legion',
  para: 'french-para',
  algerian: 'north-african',
  moroccan: 'north-african',
  thai: 'tai',
  tank: 'support',
  mg: 'support',
  dummy: 'replacement',
};

const divisions: Readonly<Record<string, Stripe>> = { 312: 'band-1', 308: 'band-2', 316: 'band-3', 304: 'band-4' };

/** To the eyes of the Viet Minh and to all. */
const looks = { own: noLooks<CounterView>(), all: noLooks<CounterView>() };

function counterOf(v: Season, data: UnitData, unit: number, own: boolean): CounterView {
  const attacking = v.attacks.length > 0 && v.attacks.some(({ units: attackers }) => attackers.includes(unit));
  const key = keyOf(v, unit, attacking);
  const seen = own ? looks.own : looks.all;
  return asBefore(seen, unit, key) ?? remember(seen, unit, key, newCounter(v, data, unit, own, attacking));
}

/** All that changes the look of a piece, in one number: places from the farthest box on, steps, how it lies, four marks. */
function keyOf(v: Season, unit: number, attacking: boolean): number {
  const marks =
    (hasMoved(v, unit) ? 1 : 0) |
    (v.disorganized[unit] === 1 ? 2 : 0) |
    (v.fatigued[unit] === 1 ? 4 : 0) |
    (attacking ? 8 : 0);
  return (((v.at[unit] ?? LATER) * 8 + (v.steps[unit] ?? 0)) * 4 + (v.face[unit] ?? HIDDEN)) * 16 + marks;
}

/** 5.1 Who is only chosen to be engaged has not gone anywhere. */
function hasMoved(v: Season, unit: number): boolean {
  return v.moved[unit] === 1 && v.step !== 'engage';
}

function newCounter(v: Season, data: UnitData, unit: number, own: boolean, attacking: boolean): CounterView {
  const { id, side, type, division } = data;
  return {
    id,
    at: whereOf(v, unit),
    tray: own && hasMoved(v, unit) ? 'moved' : 'ready',
    side,
    symbol: symbols[type],
    stripe: type === 'battalion' ? (divisions[division] ?? 'support') : stripes[type],
    ...labelOf(data),
    factors: isDummy(unit) ? [null, null, null] : [fireOf(v, unit), handOf(v, unit), moraleOf(v, unit)],
    steps: v.steps[unit] ?? 0,
    of: fullSteps[unit] ?? 1,
    states: statesOf(v, unit, attacking),
  };
}

/** A company by its number before its battalion or after its name, a Viet Minh battalion by its number and its regiment. */
function labelOf({ id, name, type, regiment }: UnitData): Pick<CounterView, 'label' | 'company' | 'group'> {
  if (type === 'battalion') return { label: `${name}/${regiment}`, group: regiment };
  // A small counter has no room for the names of two tanks.
  const [company] = type === 'tank' ? [id] : (/^\d+(?=\/)|\d{3}/.exec(name) ?? []);
  return { label: name, ...(company !== undefined && { company }) };
}

function statesOf(v: Season, unit: number, attacking: boolean): CounterState[] {
  const at = v.at[unit] ?? LATER;
  const lost = (fullSteps[unit] ?? 0) - (v.steps[unit] ?? 0);
  const states: CounterState[] = [];
  if (at === LATER) states.push('reinforcement');
  if (at === POOL) states.push('pool');
  if (isDummy(unit)) states.push('dummy');
  if (unit >= firstBattalion && at >= 0) states.push(faces[v.face[unit] ?? HIDDEN] ?? 'concealed');
  if (isBase(at)) states.push('at-base');
  if (v.disorganized[unit] === 1) states.push('disorganized');
  if (v.fatigued[unit] === 1) states.push('fatigued');
  if (unit < firstBattalion ? lost > 0 && at >= 0 : false) states.push('reduced');
  if (isBattalion(unit) && at !== DESTROYED && lost > 0) states.push(lost === 1 ? 'one-loss' : 'two-losses');
  if (unit < firstBattalion && hasMoved(v, unit)) states.push('moved');
  if (attacking) states.push('attacking');
  return states;
}

const faces: Readonly<Record<number, CounterState>> = {
  [HIDDEN]: 'concealed',
  [REVEALED]: 'revealed',
  [ENGAGED]: 'engaged',
};

/** By place: the one that a screen shows for it. */
const shownAs = placeIds.map(onMap);

/** A place, the post before an assault base, a box of the turn track, or where pieces lie that are gone or wait. */
function whereOf(v: Season, unit: number): string {
  const at = v.at[unit] ?? LATER;
  if (at >= 0) return shownAs[at] ?? '';
  const turn = at === LATER ? (units[unit]?.arrives ?? 0) : turnOfBox(at);
  if (turn > 0) return `turn-${turn}`;
  if (at === POOL) return 'pool';
  return at === MERGED ? 'merged' : 'destroyed';
}

/** 1.2 A piece that the French know nothing of: face down on the map, or in a box with a step. */
export function isSecret(v: Season, unit: number): boolean {
  if (unit < firstBattalion) return false;
  const at = v.at[unit] ?? LATER;
  if (at >= 0) return v.face[unit] === HIDDEN;
  return turnOfBox(at) > 0 && (v.steps[unit] ?? 0) > 0;
}

function publicCounters(v: Season): CounterView[] {
  const counters: CounterView[] = [];
  const secret = new Map<string, number>();
  for (let unit = 0; unit < units.length; unit++) {
    const data = units[unit];
    if (isSecret(v, unit)) {
      const at = whereOf(v, unit);
      secret.set(at, (secret.get(at) ?? 0) + 1);
    } else if (data) counters.push(counterOf(v, data, unit, false));
  }
  for (const at of [...secret.keys()].sort()) addUnknowns(counters, at, secret.get(at) ?? 0);
  return counters;
}

/** By place: what is unknown always looks the same. */
const unknowns = new Map<string, CounterView[]>();

function addUnknowns(counters: CounterView[], at: string, count: number): void {
  const slots = unknowns.get(at) ?? [];
  for (let slot = 0; slot < count; slot++) {
    const piece = slots[slot] ?? unknownPiece(at, slot + 1);
    slots[slot] = piece;
    counters.push(piece);
  }
  unknowns.set(at, slots);
}

function unknownPiece(at: string, slot: number): CounterView {
  return {
    id: `hidden-${at}-${slot}`,
    at,
    tray: 'hidden',
    side: 'viet-minh',
    symbol: 'hidden',
    stripe: 'replacement',
    label: '?',
    factors: [null, null, null],
    steps: 1,
    of: 1,
    states: [],
  };
}
