/**
 * What one side sees. Nearly everything is open: only the French know what their transports carry, and only the Viet
 * Minh where the mine is dug.
 */
import type {
  CounterView,
  Pip,
  PlaceView,
  Sign,
  StackView,
  Stripe,
  TrackView,
  UnitSymbol,
  View,
} from '../../kernel/view';
import type { ValleePrompt } from './choices';
import { airTypes, airUnits } from './data/aircraft';
import { othaShots, roundsATurn, stackLimit, stackPoints, supply } from './data/constants';
import { entrenchment } from './data/terrain';
import { type Division, type UnitData, units } from './data/units';
import { airCount, airUnitsIn, cargoOf } from './rules/air';
import { allAreas, areaId, beside, isFortress, isValley } from './rules/ground';
import { scenarioOf } from './rules/record';
import { bill } from './rules/supply';
import {
  allowanceOf,
  type Census,
  censusOf,
  flakUnits,
  hasMark,
  inSupply,
  isFlak,
  isGun,
  isHalved,
  isSteady,
  isTank,
  moraleOf,
  onMap,
  sideOf,
  stackSizes,
  stepsOf,
  strengthOf,
  unitsAt,
  vietMinhUnits,
} from './rules/units';
import {
  ABOARD,
  ABSENT,
  ASSAULTED,
  ELIMINATED,
  FIRED,
  FLAK_ASSAULT,
  FLAK_STRATEGIC,
  FRENCH,
  MINING,
  MOVED,
  OTHA,
  REPLACEMENT_CARGO,
  RETREATED,
  SHOT,
  type Side,
  STRATEGIC,
  SUPPLY_CARGO,
  SUPPRESSED,
  UNPAID,
  type Vallee,
  VIET_MINH,
  WAITING,
} from './state';

export { map } from './board';

export function view(v: Vallee, side: string | null, _prompt: ValleePrompt | null): View {
  const census = censusOf(v);
  return {
    side: side ?? 'french',
    turn: v.turn,
    phase: v.phase,
    ...(v.weather === 'rain' && { rains: true }),
    places: [...allAreas.map((area) => areaView(v, census, area, side)), airPark(v, side), transport(v)],
    counters: units.flatMap((data, unit) => (isShown(v, unit) ? [counterOf(v, data, unit)] : [])),
    tracks: tracksOf(v, side),
    cards: [],
  };
}

/** Units left out of a battle show only while they can still be taken in. */
function isShown(v: Vallee, unit: number): boolean {
  return v.at[unit] !== ABSENT || v.phase === 'setup';
}

const holders: Readonly<Record<number, string>> = { [FRENCH]: 'french', [VIET_MINH]: 'viet-minh' };

function areaView(v: Vallee, census: Census, area: number, side: string | null): PlaceView {
  const standing = unitsAt(census, area);
  const count = (fits: (unit: number) => boolean) => standing.filter(fits).length;
  const arms = [
    { icon: 'gun', value: count(isGun) },
    { icon: 'tank', value: count(isTank) },
    { icon: 'flak', value: count(isFlak) },
  ];
  return {
    id: areaId(area),
    holder: holders[v.control[area] ?? 0] ?? 'nobody',
    pips: { value: v.trench[area] ?? 0, of: entrenchment.most },
    figures: arms.filter(({ value }) => value > 0),
    marks: marksOf(v, census, area, side),
    stacks: stacksOf(v, standing),
    signs: signsOf(v, census, area),
  };
}

/** Both sides where an assault has gone in; else the one that stands there. */
function stacksOf(v: Vallee, standing: readonly number[]): readonly StackView[] {
  return (['french', 'viet-minh'] as const).flatMap((side) => {
    const own = standing.filter((unit) => sideOf(unit) === side);
    return own.length > 0 ? [stackOf(v, side, own)] : [];
  });
}

/** Six pips of four stacking points: a battalion each, small ones for four companies together. */
const ROOM = stackLimit / stackPoints.battalion;

function stackOf(v: Vallee, side: Side, own: readonly number[]): StackView {
  const whole = own.filter((unit) => stackSizes[unit] === stackPoints.battalion);
  const small = own.reduce((sum, unit) => sum + (stackSizes[unit] === stackPoints.company ? 1 : 0), 0);
  const pips: Pip[] = [
    ...whole.map((unit): Pip => (isSteady(v, unit) ? 'whole' : 'hurt')),
    ...new Array<Pip>(Math.ceil(small / stackPoints.battalion)).fill('small'),
  ];
  while (pips.length < ROOM) pips.push('room');
  return {
    side,
    // Tanks go with others and have a mark of their own.
    figure: own.reduce((sum, unit) => sum + (isTank(unit) ? 0 : stepsOf(v, unit)), 0),
    // A valley holds any number: its badge tells the first six.
    pips: pips.slice(0, ROOM),
    ...(own.every((unit) => !isSteady(v, unit)) && { spent: true }),
  };
}

function marksOf(v: Vallee, census: Census, area: number, side: string | null): string[] {
  const marks: string[] = [];
  if (v.fight?.area === area) marks.push('fought');
  if (v.mine.area === area && v.mine.stage === 'set') marks.push('mined');
  // Where it is dug is known to those who dig it.
  if (v.mine.area === area && v.mine.stage === 'digging' && side === 'viet-minh') marks.push('digging');
  if (v.missions.some(({ target }) => target === areaId(area))) marks.push('struck');
  if (v.firing?.target === areaId(area)) marks.push('shelled');
  if (isThreatened(v, census, area)) marks.push('threatened');
  if (isFortress[area] && census.holder[area] === 0) marks.push('empty');
  return marks;
}

/** An enemy stack beside it has twice its steps, or any does where nobody is left. */
function isThreatened(v: Vallee, census: Census, area: number): boolean {
  const holder = census.holder[area];
  if (holder !== FRENCH && holder !== VIET_MINH) return false;
  if (isValley[area]) return false;
  const steps = (one: number) => unitsAt(census, one).reduce((sum, unit) => sum + stepsOf(v, unit), 0);
  const own = steps(area);
  const enemy = holder === FRENCH ? VIET_MINH : FRENCH;
  return beside(area).some((next) => census.holder[next.area] === enemy && steps(next.area) >= own * 2);
}

function signsOf(v: Vallee, census: Census, area: number): readonly Sign[] {
  const cut = unitsAt(census, area).some((unit) => !inSupply(v, unit));
  return [
    ...(cut ? [{ icon: 'crate', struck: true } as const] : []),
    ...(isThreatened(v, census, area) ? [{ icon: 'alert' } as const] : []),
  ];
}

/** 9.0 The fleet by type and state. What is loaded shows to everybody, what it is to the French alone. */
function airPark(v: Vallee, side: string | null): PlaceView {
  const count = (place: (typeof v.air)[number]) => airUnitsIn(v, place).length;
  const ready = count('ready');
  const alive = airCount - count('gone') - count('absent') - count('down');
  const types = airTypes.map((type) => {
    const own = airUnits.flatMap((one, air) => (one.type === type ? [v.air[air]] : []));
    const left = own.filter((place) => place !== 'gone' && place !== 'absent' && place !== 'down').length;
    return { icon: type, value: own.filter((place) => place === 'ready').length, of: left };
  });
  const states = (['grounded', 'flown', 'damaged', 'down'] as const).map((place) => ({
    icon: place,
    value: count(place),
  }));
  const cargo = airUnits.flatMap((_, air) => cargoOf(v, air));
  const loads = (icon: string, fits: (item: number) => boolean) => ({ icon, value: cargo.filter(fits).length });
  const known = [
    loads('cargoSupply', (item) => item === SUPPLY_CARGO),
    loads('cargoSteps', (item) => item === REPLACEMENT_CARGO),
    loads('cargoTroops', (item) => item >= 0),
  ];
  return {
    id: 'air-park',
    holder: 'french',
    figures: [
      { icon: 'plane', value: ready, of: alive },
      { icon: 'ready', value: ready },
      ...[...states, { icon: 'loaded', value: cargo.length }].filter(({ value }) => value > 0),
      ...types.filter(({ of }) => of > 0),
      ...(side === 'french' ? known.filter(({ value }) => value > 0) : []),
    ],
    marks: [],
  };
}

/** 8.1 What is on its way overland. */
function transport(v: Vallee): PlaceView {
  const { supply: old, newSupply, steps, newSteps, shaken } = v.otha;
  const counts = [
    { icon: 'transportSupply', value: old + newSupply },
    { icon: 'transportSteps', value: steps + newSteps + shaken },
    { icon: 'transportUnits', value: unitsOnTheWay(v) },
  ];
  return {
    id: 'otha',
    holder: 'viet-minh',
    figures: [{ icon: 'crate', value: countersOf(v) }, ...counts.filter(({ value }) => value > 0)],
    marks: [],
  };
}

function unitsOnTheWay(v: Vallee): number {
  return vietMinhUnits.filter((unit) => v.at[unit] === OTHA).length;
}

function countersOf(v: Vallee): number {
  return Object.values(v.otha).reduce((sum, count) => sum + count, unitsOnTheWay(v));
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

function counterOf(v: Vallee, data: UnitData, unit: number): CounterView {
  const { id, label, side, strength } = data;
  return {
    id,
    at: whereOf(v, unit),
    tray: hasMark(v, unit, USED) ? 'used' : 'active',
    side,
    symbol: symbolOf(data),
    stripe: stripeOf(data),
    label,
    factors: [strengthOf(v, unit), isTank(unit) ? null : moraleOf(v, unit), allowanceOf(v, unit)],
    steps: stepsOf(v, unit),
    of: strength,
    states: statesOf(v, unit),
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

const offMap: Readonly<Record<number, string>> = {
  [OTHA]: 'in-transport',
  [WAITING]: 'waiting',
  [ELIMINATED]: 'eliminated',
  [MINING]: 'mining',
  [ABSENT]: 'absent',
  [ABOARD]: 'aboard',
};

function statesOf(v: Vallee, unit: number): string[] {
  const at = v.at[unit] ?? ABSENT;
  const states: string[] = [];
  const away = offMap[at];
  if (away !== undefined) states.push(away);
  if (!isSteady(v, unit)) states.push(isTank(unit) ? 'damaged' : 'disrupted');
  if (!inSupply(v, unit)) states.push(hasMark(v, unit, UNPAID) ? 'unpaid' : 'out-of-supply');
  if (onMap(v, unit) && !isTank(unit) && isHalved(v, unit)) states.push('halved');
  if (hasMark(v, unit, FIRED | SHOT | FLAK_STRATEGIC | FLAK_ASSAULT)) states.push('has-fired');
  if (hasMark(v, unit, STRATEGIC)) states.push('moved-strategically');
  else if (hasMark(v, unit, MOVED)) states.push('has-moved');
  if (hasMark(v, unit, SUPPRESSED)) states.push('suppressed');
  if (v.fight?.units.includes(unit) || hasMark(v, unit, ASSAULTED)) states.push('assaulting');
  if (hasMark(v, unit, RETREATED) && scenarioOf(v).victory.flakRaid) states.push('retreating');
  return states;
}

const weathers = ['clear', 'overcast', 'rain'] as const;

function tracksOf(v: Vallee, viewer: string | null): TrackView[] {
  const { rounds, lastTurn, firstTurn, weekly } = scenarioOf(v);
  const count = (id: string, value: number, max: number): TrackView => ({ id, value, min: 0, max });
  const both = (group: string, track: (side: Side) => TrackView): TrackView[] =>
    (['french', 'viet-minh'] as const).map((side) => ({ ...track(side), group, side }));
  const fighting = v.phase === 'assault';
  const round: TrackView = { ...count('round', fighting ? v.round : 0, rounds ?? roundsATurn), clock: true };
  const weather: TrackView = {
    ...count('weather', weathers.indexOf(v.weather), weathers.length - 1),
    state: v.weather,
    boxes: 'word',
  };
  const flak = flakUnits.filter(
    (unit) => onMap(v, unit) && isSteady(v, unit) && !hasMark(v, unit, FLAK_STRATEGIC | FLAK_ASSAULT),
  ).length;
  return [
    { id: 'turn', value: v.turn, min: firstTurn, max: lastTurn },
    round,
    ...(weekly ? [weather] : []),
    ...both('points', (side) => ({ id: `points-${side}`, value: v.points[side], min: -99, max: 199 })),
    ...(scenarioOf(v).supply === null ? [] : both('supply', (side) => ({ ...supplyTrack(v, side), kept: true }))),
    count('air', airUnitsIn(v, 'ready').length, airCount),
    count('flak', flak, flakUnits.length + othaShots),
    ...(weekly ? [{ ...count('pool', poolSeen(v, viewer), 99), aside: true }] : []),
    ...(weekly ? [{ ...count('transport', countersOf(v), 99), aside: true }] : []),
  ];
}

/** 8.4 What has been loaded is unknown to the others: to them it is still to come. */
function poolSeen(v: Vallee, viewer: string | null): number {
  return viewer === 'french' ? v.pool : v.pool + v.cargo.filter((item) => item === REPLACEMENT_CARGO).length;
}

/** 7.2 It warns where the next week cannot be paid. */
function supplyTrack(v: Vallee, side: Side): TrackView {
  const { lines, lastTurn } = scenarioOf(v);
  const short = lines && v.phase !== 'setup' && v.turn < lastTurn && v.supply[side] < bill(v, side);
  return { id: `supply-${side}`, value: v.supply[side], min: 0, max: supply.most, ...(short && { state: 'danger' }) };
}
