/**
 * What one side sees. Nearly everything is open: only the French know what their transports carry, and only the Viet
 * Minh where the mine is dug.
 */
import type { Pip, PlaceMark, PlaceView, Sign, StackView, TrackView, View } from '../../../kernel/view';
import type { ValleePrompt } from '../choices';
import { airTypes, airUnits } from '../data/aircraft';
import { othaShots, roundsATurn, stackLimit, stackPoints, supply } from '../data/constants';
import { entrenchment } from '../data/terrain';
import { airCount, airUnitsIn } from '../rules/air';
import { allAreas, areaId, beside, isFortress, isValley } from '../rules/ground';
import { scenarioOf } from '../rules/record';
import { linesOf, lineThrough, nextBill } from '../rules/supply';
import {
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
} from '../rules/units';
import {
  type Census,
  FLAK_ASSAULT,
  FLAK_STRATEGIC,
  FRENCH,
  NO_CARGO,
  OTHA,
  REPLACEMENT_CARGO,
  type Side,
  SUPPLY_CARGO,
  type Vallee,
  VIET_MINH,
} from '../state';
import { countersOf } from './counters';

export { map } from './board';

export function view(v: Vallee, side: string | null, _prompt: ValleePrompt | null): View {
  const sight = sightOf(v, side);
  return {
    side: side ?? 'french',
    turn: v.turn,
    phase: v.phase,
    ...(v.weather === 'rain' && { rains: true }),
    places: [...allAreas.map((area) => areaView(sight, area)), airPark(v, side), transport(v)],
    counters: countersOf(v),
    tracks: tracksOf(v, side),
    cards: [],
  };
}

/** What is found once for all areas. */
interface Sight {
  readonly v: Vallee;
  readonly side: string | null;
  readonly census: Census;
  /** By area. */
  readonly steps: readonly number[];
  readonly lines: Readonly<Record<Side, readonly number[]>> | null;
}

function sightOf(v: Vallee, side: string | null): Sight {
  const census = censusOf(v);
  const steps = allAreas.map((area) => stepsIn(v, census, area));
  const linesFor = (one: Side) => linesOf(census, one);
  const lines = scenarioOf(v).lines ? { french: linesFor('french'), 'viet-minh': linesFor('viet-minh') } : null;
  return { v, side, census, steps, lines };
}

const holders: Readonly<Record<number, string>> = { [FRENCH]: 'french', [VIET_MINH]: 'viet-minh' };

function areaView(sight: Sight, area: number): PlaceView {
  const { v, census } = sight;
  const standing = unitsAt(census, area);
  const threatened = isThreatened(sight, area);
  return {
    id: areaId(area),
    holder: holders[v.control[area] ?? 0] ?? 'nobody',
    pips: { value: v.trench[area] ?? 0, of: entrenchment.most },
    figures: standing.length > 0 ? [...armsOf(standing), ...supplyOf(sight, area)] : nothing,
    marks: marksOf(sight, area, threatened),
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
  const arms = [];
  if (guns > 0) arms.push({ icon: 'gun', value: guns });
  if (tanks > 0) arms.push({ icon: 'tank', value: tanks });
  if (flak > 0) arms.push({ icon: 'flak', value: flak });
  return arms;
}

/** 7.5 Whether a supply line runs from there, and through which area it comes. */
function supplyOf({ census, lines }: Sight, area: number): PlaceView['figures'] {
  const holder = census.holder[area];
  if (!lines || (holder !== FRENCH && holder !== VIET_MINH)) return nothing;
  const side = holder === FRENCH ? 'french' : 'viet-minh';
  const through = lineThrough(lines[side], side, area);
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

function marksOf({ v, census, side }: Sight, area: number, threatened: boolean): PlaceMark[] {
  const marks: PlaceMark[] = [];
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
function isThreatened({ census, steps }: Sight, area: number): boolean {
  const holder = census.holder[area];
  if (holder !== FRENCH && holder !== VIET_MINH) return false;
  if (isValley[area]) return false;
  const enemy = holder === FRENCH ? VIET_MINH : FRENCH;
  const enough = (steps[area] ?? 0) * 2;
  return beside(area).some((next) => census.holder[next.area] === enemy && (steps[next.area] ?? 0) >= enough);
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

const typeOf = airUnits.map(({ type }) => airTypes.indexOf(type));
const absent: readonly string[] = ['gone', 'absent', 'down'];

/** Aircraft by type: how many are left, and how many of them are ready. */
function fleetByType(v: Vallee) {
  const types = airTypes.map((icon) => ({ icon, value: 0, of: 0 }));
  v.air.forEach((place, air) => {
    const row = types[typeOf[air] ?? -1];
    if (!row || absent.includes(place)) return;
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
  const states = (['grounded', 'flown', 'damaged', 'down'] as const).map((icon) => ({ icon, value: 0 }));
  for (const place of v.air) for (const state of states) if (state.icon === place) state.value++;
  const cargo = v.cargo.filter((item) => item !== NO_CARGO);
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
  let count = 0;
  for (const unit of vietMinhUnits) if (v.at[unit] === OTHA) count++;
  return count;
}

function transported(v: Vallee): number {
  return Object.values(v.otha).reduce((sum, count) => sum + count, unitsOnTheWay(v));
}

const weathers = ['clear', 'overcast', 'rain'] as const;

function tracksOf(v: Vallee, viewer: string | null): TrackView[] {
  const { rounds, lastTurn, firstTurn, weekly } = scenarioOf(v);
  const count = (id: string, value: number, max: number, gains?: Side): TrackView => ({
    id,
    value,
    min: 0,
    max,
    ...(gains && { gains }),
  });
  const fighting = v.phase === 'assault';
  const round: TrackView = { ...count('round', fighting ? v.round : 0, rounds ?? roundsATurn), clock: true };
  const weather: TrackView = {
    ...count('weather', weathers.indexOf(v.weather), weathers.length - 1),
    state: v.weather,
    boxes: 'word',
  };
  let flak = 0;
  for (const unit of flakUnits) {
    if (onMap(v, unit) && isSteady(v, unit) && !hasMark(v, unit, FLAK_STRATEGIC | FLAK_ASSAULT)) flak++;
  }
  return [
    { id: 'turn', value: v.turn, min: firstTurn, max: lastTurn },
    round,
    ...(weekly ? [weather] : []),
    pointsTrack(v, 'french'),
    pointsTrack(v, 'viet-minh'),
    ...(scenarioOf(v).supply === null ? [] : [supplyTrack(v, 'french'), supplyTrack(v, 'viet-minh')]),
    count('air', airUnitsIn(v, 'ready').length, airCount, 'french'),
    count('flak', flak, flakUnits.length + othaShots, 'viet-minh'),
    ...(weekly ? [{ ...count('pool', poolSeen(v, viewer), 99, 'french'), aside: true }] : []),
    ...(weekly ? [{ ...count('transport', transported(v), 99, 'viet-minh'), aside: true }] : []),
  ];
}

/** 8.4 What has been loaded is unknown to the others: to them it is still to come. */
function poolSeen(v: Vallee, viewer: string | null): number {
  return viewer === 'french' ? v.pool : v.pool + v.cargo.filter((item) => item === REPLACEMENT_CARGO).length;
}

function pointsTrack(v: Vallee, side: Side): TrackView {
  return { id: `points-${side}`, value: v.points[side], min: -99, max: 199, group: 'points', side };
}

/** 7.2 It warns where the next week cannot be paid. */
function supplyTrack(v: Vallee, side: Side): TrackView {
  const short = v.phase !== 'setup' && v.supply[side] < nextBill(v, side);
  return {
    id: `supply-${side}`,
    value: v.supply[side],
    min: 0,
    max: supply.most,
    ...(short && { state: 'danger' }),
    kept: true,
    group: 'supply',
    side,
  };
}
