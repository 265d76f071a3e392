/** Units as everybody sees them: nothing of a unit is hidden. */
import { asBefore, noLooks, remember } from '../../../kernel/looks';
import type { CounterState, CounterView, Stripe, UnitSymbol } from '../../../kernel/view';
import { type Division, type UnitData, units } from '../data/units';
import { areaId } from '../rules/ground';
import { scenarioOf } from '../rules/record';
import {
  allowanceOf,
  hasMark,
  inSupply,
  isHalved,
  isSteady,
  isTank,
  moraleOf,
  onMap,
  stepsOf,
  strengthOf,
} from '../rules/units';
import {
  ABOARD,
  ABSENT,
  ASSAULTED,
  ELIMINATED,
  FIRED,
  FLAK_ASSAULT,
  FLAK_STRATEGIC,
  MINING,
  MOVED,
  OTHA,
  RETREATED,
  SHOT,
  STRATEGIC,
  SUPPRESSED,
  UNPAID,
  type Vallee,
  WAITING,
} from '../state';

export function countersOf(v: Vallee): CounterView[] {
  const counters: CounterView[] = [];
  units.forEach((data, unit) => {
    if (isShown(v, unit)) counters.push(counterOf(v, data, unit));
  });
  return counters;
}

/** Units left out of a battle show only while they can still be taken in. */
function isShown(v: Vallee, unit: number): boolean {
  return v.at[unit] !== ABSENT || v.phase === 'setup';
}

const stripes: Readonly<Record<Division, Stripe>> = {
  304: 'band-4',
  308: 'band-2',
  312: 'band-1',
  316: 'band-3',
  351: 'pale',
};

/** The corps of the French, the division of the Viet Minh. */
function stripeOf({ division, type, corps }: UnitData): Stripe {
  if (division) return stripes[division];
  if (type === 'engineer') return 'engineer';
  switch (corps) {
    case 'legion':
      return 'legion';
    case 'algerian':
    case 'moroccan':
      return 'north-african';
    case 'tai':
      return 'tai';
    case 'vietnamese':
      return 'vietnamese';
    default:
      return type === 'parachute' ? 'french-para' : 'support';
  }
}

function symbolOf({ type, calibre }: UnitData): UnitSymbol {
  switch (type) {
    case 'parachute':
      return 'parachute';
    case 'engineer':
    case 'assault-engineer':
      return 'engineer';
    case 'quad50':
      return 'machine-gun';
    case 'tank':
      return 'armor';
    case 'aa':
      return 'anti-air';
    case 'artillery':
      return calibre === '120mm' || calibre === '82mm' ? 'mortar' : 'artillery';
    default:
      return 'infantry';
  }
}

/** Steps and marks of a unit, the two of the fight among them, in a key. */
const STEPS = 16;
const MARKS = 2 ** 22;

const looks = noLooks<CounterView>();

function counterOf(v: Vallee, data: UnitData, unit: number): CounterView {
  const fights = v.fight?.units.includes(unit) === true;
  const raid = scenarioOf(v).victory.flakRaid;
  const key = keyOf(v, unit, fights, raid);
  return asBefore(looks, unit, key) ?? remember(looks, unit, key, newCounter(v, data, unit, fights, raid));
}

/** All that changes the look of a unit, in one number: its place from the farthest box on, its steps, its marks. */
function keyOf(v: Vallee, unit: number, fights: boolean, raid: boolean): number {
  const where = (v.at[unit] ?? ABSENT) * STEPS + stepsOf(v, unit);
  return where * MARKS + (v.marks[unit] ?? 0) * 4 + (fights ? 2 : 0) + (raid ? 1 : 0);
}

function newCounter(v: Vallee, data: UnitData, unit: number, fights: boolean, raid: boolean): CounterView {
  const { id, label, side, strength } = data;
  return {
    id,
    at: whereOf(v, unit),
    tray: hasMark(v, unit, USED) ? 'used' : 'active',
    side,
    symbol: symbolOf(data),
    stripe: stripeOf(data),
    label,
    ...(data.type === 'infantry' && data.regiment !== null && { group: data.regiment }),
    factors: [strengthOf(v, unit), isTank(unit) ? null : moraleOf(v, unit), allowanceOf(v, unit)],
    steps: stepsOf(v, unit),
    of: strength,
    states: statesOf(v, unit, fights, raid),
  };
}

const USED = FIRED | STRATEGIC | MOVED | SHOT | ASSAULTED;

const boxes: Readonly<Record<number, string>> = {
  [OTHA]: 'otha',
  [WAITING]: 'waiting',
  [ELIMINATED]: 'eliminated',
  [MINING]: 'mining',
  [ABSENT]: 'absent',
  [ABOARD]: 'aboard',
};

function whereOf(v: Vallee, unit: number): string {
  const at = v.at[unit] ?? ABSENT;
  return at >= 0 ? areaId(at) : (boxes[at] ?? 'absent');
}

const offMap: Readonly<Record<number, CounterState>> = {
  [OTHA]: 'in-transport',
  [WAITING]: 'waiting',
  [ELIMINATED]: 'eliminated',
  [MINING]: 'mining',
  [ABSENT]: 'absent',
  [ABOARD]: 'aboard',
};

function statesOf(v: Vallee, unit: number, fights: boolean, raid: boolean): CounterState[] {
  const at = v.at[unit] ?? ABSENT;
  const states: CounterState[] = [];
  const away = offMap[at];
  if (away !== undefined) states.push(away);
  if (!isSteady(v, unit)) states.push(isTank(unit) ? 'damaged' : 'disrupted');
  if (!inSupply(v, unit)) states.push(hasMark(v, unit, UNPAID) ? 'unpaid' : 'out-of-supply');
  if (onMap(v, unit) && !isTank(unit) && isHalved(v, unit)) states.push('halved');
  if (hasMark(v, unit, FIRED | SHOT | FLAK_STRATEGIC | FLAK_ASSAULT)) states.push('has-fired');
  if (hasMark(v, unit, STRATEGIC)) states.push('moved-strategically');
  else if (hasMark(v, unit, MOVED)) states.push('has-moved');
  if (hasMark(v, unit, SUPPRESSED)) states.push('suppressed');
  if (fights || hasMark(v, unit, ASSAULTED)) states.push('assaulting');
  if (hasMark(v, unit, RETREATED) && raid) states.push('retreating');
  return states;
}
