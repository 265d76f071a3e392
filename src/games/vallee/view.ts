/**
 * What one side sees. Nearly everything is open: only the French know what their transports carry, and only the Viet
 * Minh where the mine is dug.
 */
import type { Pip, PlaceView, Sign, StackView, TrackView, View } from '../../kernel/view';
import type { ValleePrompt } from './choices';
import { countersOf } from './counters';
import { airTypes, airUnits } from './data/aircraft';
import { othaShots, roundsATurn, stackLimit, stackPoints, supply } from './data/constants';
import { entrenchment } from './data/terrain';
import { airCount, airUnitsIn, cargoOf } from './rules/air';
import { allAreas, areaId, beside, isFortress, isValley } from './rules/ground';
import { scenarioOf } from './rules/record';
import { bill, lineThrough } from './rules/supply';
import {
  type Census,
  censusOf,
  flakUnits,
  hasMark,
  inSupply,
  isFlak,
  isGun,
  isSteady,
  isTank,
  onMap,
  sideOf,
  stackSizes,
  stepsOf,
  unitsAt,
  vietMinhUnits,
} from './rules/units';
import {
  FLAK_ASSAULT,
  FLAK_STRATEGIC,
  FRENCH,
  OTHA,
  REPLACEMENT_CARGO,
  type Side,
  SUPPLY_CARGO,
  type Vallee,
  VIET_MINH,
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
    counters: countersOf(v),
    tracks: tracksOf(v, side),
    cards: [],
  };
}

const holders: Readonly<Record<number, string>> = { [FRENCH]: 'french', [VIET_MINH]: 'viet-minh' };

function areaView(v: Vallee, census: Census, area: number, side: string | null): PlaceView {
  const standing = unitsAt(census, area);
  const threatened = isThreatened(v, census, area);
  return {
    id: areaId(area),
    holder: holders[v.control[area] ?? 0] ?? 'nobody',
    pips: { value: v.trench[area] ?? 0, of: entrenchment.most },
    figures: standing.length > 0 ? [...armsOf(standing), ...supplyOf(v, census, area)] : nothing,
    marks: marksOf(v, census, area, side, threatened),
    stacks: standing.length > 0 ? stacksOf(v, standing) : nothing,
    signs: signsOf(v, standing, threatened),
  };
}

const nothing: readonly never[] = [];

/** Guns, tanks and flak have marks of their own. */
function armsOf(standing: readonly number[]): PlaceView['figures'] {
  let [guns, tanks, flak] = [0, 0, 0];
  for (const unit of standing) {
    if (isGun(unit)) guns++;
    if (isTank(unit)) tanks++;
    if (isFlak(unit)) flak++;
  }
  return [
    { icon: 'gun', value: guns },
    { icon: 'tank', value: tanks },
    { icon: 'flak', value: flak },
  ].filter(({ value }) => value > 0);
}

/** 7.5 Whether a supply line runs from there, and through which area it comes. */
function supplyOf(v: Vallee, census: Census, area: number): PlaceView['figures'] {
  const holder = census.holder[area];
  if (!scenarioOf(v).lines || (holder !== FRENCH && holder !== VIET_MINH)) return nothing;
  const through = lineThrough(census, holder === FRENCH ? 'french' : 'viet-minh', area);
  if (through === null) return [{ icon: 'supply', value: 0, told: true }];
  return [{ icon: 'supply', value: 1, told: true, ...(through !== area && { by: areaId(through) }) }];
}

/** Both sides where an assault has gone in; else the one that stands there. Of a side all French come first. */
function stacksOf(v: Vallee, standing: readonly number[]): readonly StackView[] {
  const french = standing.filter((unit) => sideOf(unit) === 'french');
  if (french.length === standing.length) return [stackOf(v, 'french', french)];
  if (french.length === 0) return [stackOf(v, 'viet-minh', standing)];
  const vietMinh = standing.filter((unit) => sideOf(unit) === 'viet-minh');
  return [stackOf(v, 'french', french), stackOf(v, 'viet-minh', vietMinh)];
}

/** Six pips of four stacking points: a battalion each, small ones for four companies together. */
const ROOM = stackLimit / stackPoints.battalion;

function stackOf(v: Vallee, side: Side, own: readonly number[]): StackView {
  const pips: Pip[] = [];
  let [companies, figure, steady] = [0, 0, 0];
  for (const unit of own) {
    if (isSteady(v, unit)) steady++;
    if (stackSizes[unit] === stackPoints.battalion) pips.push(isSteady(v, unit) ? 'whole' : 'hurt');
    if (stackSizes[unit] === stackPoints.company) companies++;
    // Tanks go with others and have a mark of their own.
    if (!isTank(unit)) figure += stepsOf(v, unit);
  }
  for (let small = 0; small < companies; small += stackPoints.battalion) pips.push('small');
  while (pips.length < ROOM) pips.push('room');
  // A valley holds any number: its badge tells the first six.
  if (pips.length > ROOM) pips.length = ROOM;
  return steady > 0 ? { side, figure, pips } : { side, figure, pips, spent: true };
}

function marksOf(v: Vallee, census: Census, area: number, side: string | null, threatened: boolean): string[] {
  const marks: string[] = [];
  if (v.fight?.area === area) marks.push('fought');
  if (v.mine.area === area && v.mine.stage === 'set') marks.push('mined');
  // Where it is dug is known to those who dig it.
  if (v.mine.area === area && v.mine.stage === 'digging' && side === 'viet-minh') marks.push('digging');
  if (v.missions.some(({ target }) => target === areaId(area))) marks.push('struck');
  if (v.firing?.target === areaId(area)) marks.push('shelled');
  if (threatened) marks.push('threatened');
  if (isFortress[area] && census.holder[area] === 0) marks.push('empty');
  return marks;
}

/** An enemy stack beside it has twice its steps, or any does where nobody is left. */
function isThreatened(v: Vallee, census: Census, area: number): boolean {
  const holder = census.holder[area];
  if (holder !== FRENCH && holder !== VIET_MINH) return false;
  if (isValley[area]) return false;
  const enemy = holder === FRENCH ? VIET_MINH : FRENCH;
  const own = stepsIn(v, census, area);
  return beside(area).some((next) => census.holder[next.area] === enemy && stepsIn(v, census, next.area) >= own * 2);
}

function stepsIn(v: Vallee, census: Census, area: number): number {
  let steps = 0;
  for (const unit of unitsAt(census, area)) steps += stepsOf(v, unit);
  return steps;
}

function signsOf(v: Vallee, standing: readonly number[], threatened: boolean): readonly Sign[] {
  const signs: Sign[] = [];
  if (standing.some((unit) => !inSupply(v, unit))) signs.push({ icon: 'crate', struck: true });
  if (threatened) signs.push({ icon: 'alert' });
  return signs;
}

/** Aircraft by type: how many are left, and how many of them are ready. */
function fleetByType(v: Vallee) {
  const types = airTypes.map((icon) => ({ icon, value: 0, of: 0 }));
  airUnits.forEach(({ type }, air) => {
    const place = v.air[air];
    const row = types[airTypes.indexOf(type)];
    if (!row || place === 'gone' || place === 'absent' || place === 'down') return;
    row.of++;
    if (place === 'ready') row.value++;
  });
  return types;
}

/** 9.0 The fleet by type and state. What is loaded shows to everybody, what it is to the French alone. */
function airPark(v: Vallee, side: string | null): PlaceView {
  const types = fleetByType(v);
  const ready = types.reduce((sum, { value }) => sum + value, 0);
  const alive = types.reduce((sum, { of }) => sum + of, 0);
  const states = (['grounded', 'flown', 'damaged', 'down'] as const).map((icon) => ({
    icon,
    value: v.air.reduce((count, place) => count + (place === icon ? 1 : 0), 0),
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
    figures: [{ icon: 'crate', value: transported(v) }, ...counts.filter(({ value }) => value > 0)],
    marks: [],
  };
}

function unitsOnTheWay(v: Vallee): number {
  return vietMinhUnits.filter((unit) => v.at[unit] === OTHA).length;
}

function transported(v: Vallee): number {
  return Object.values(v.otha).reduce((sum, count) => sum + count, unitsOnTheWay(v));
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
    ...(weekly ? [{ ...count('transport', transported(v), 99), aside: true }] : []),
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
