/** 14.0 French Movement Phase. */

import { recordOf } from '../../../kernel/record';
import type { ValleyRefusal } from '../choices';
import { done, type Rules, type ValleyChoice } from '../choices';
import { type CrId, crIds, crs, type DzId, divisionIds, dzIds, dzs } from '../data/map';
import { type UnitId, type UnitKind, units as unitData, unitIds } from '../data/units';
import { type Place, type Unit, unitOf, type Valley } from '../state';
import { ask, type Question } from './ask';
import {
  becomesNoMansLand,
  frenchCrs,
  isEncircled,
  isFrench,
  isVietMinh,
  neighbours,
  occupy,
  reviewControl,
} from './centres';
import { inForce } from './in-force';
import { enforceStacking } from './stacking';
import { change } from './tracks';
import { dataOf, hasGarrison, hasInfantry, isArtillery, isInfantry, isOnDz, isOnMap } from './units';

const INFANTRY_CRS = 2; // 14.1
const COMMAND_POST: CrId = 'pc-gono'; // 14.3
const FAR_OFF: CrId = 'isabelle'; // 14.2

/** 14.1 One AP lets any number of active units move, each once. */
export function* movementPhase(v: Valley): Rules {
  if (!v.paid.movement) v.heldAtStart = frenchCrs(v); // nobody has moved yet
  for (;;) {
    const choice = onlyRelief(v) ?? (yield* ask(v, 'move', () => movementPrompt(v)));
    if (choice?.do !== 'move') break;
    move(v, unitOf(v, choice.unit), choice.to);
  }
  yield* enforceStacking(v);
  withdraw(v);
}

function movementPrompt(v: Valley): Question<'move'> | null {
  const relieving = mustRelieve(v);
  const choices = relieving ? reliefs(v) : movesAndEnd(v);
  if (choices.length === 0) return null;
  const about = { cost: movementApOwed(v), relieving, waiting: onDropZones(v) };
  return { side: 'french', ask: 'move', rule: '14.1', choices, about, resumable: true };
}

/** 13.1 The units that are lost if they do not leave their drop zone. */
function onDropZones(v: Valley): UnitId[] {
  const ids: UnitId[] = [];
  for (const unit of v.units) if (isOnDz(unit)) ids.push(unit.id);
  return ids;
}

/** 14.1 The first move costs 1 AP; card 28 makes movement free. */
export function movementApOwed(v: Valley): number {
  return v.paid.movement || inForce(v, 'freeMove') ? 0 : 1;
}

function canAffordMoving(v: Valley): boolean {
  return v.ap >= movementApOwed(v);
}

// Centres as bits, so that ways are a few operations for each of some thirty units at every question.

const bitOf = recordOf(crIds, (_, index) => 1 << index);
const nextTo = crIds.map((cr) => maskOf(neighbours[cr]));
/** Every centre next to one of these, for every set of centres: a set is its last centre and a smaller set. */
const rings = new Uint16Array(1 << crIds.length);
for (let set = 1; set < rings.length; set++) {
  const last = 31 - Math.clz32(set);
  rings[set] = (rings[set ^ (1 << last)] ?? 0) | (nextTo[last] ?? 0);
}
/** Where a unit on the map stands, or where its drop zone leads; nobody moves from a box. */
const places = new Map<Place, { readonly here: number; readonly exits: number }>();
for (const cr of crIds) places.set(cr, { here: bitOf[cr], exits: 0 });
for (const dz of dzIds) places.set(dz, { here: 0, exits: maskOf(dzs[dz].exits) });
/** A counter with its move to every centre, and what it could reach when that was last asked. */
interface Mover {
  readonly kind: UnitKind;
  readonly moves: readonly ValleyChoice[];
  from: Place | null;
  ground: number;
  reached: number;
}

/** In the order of the counters. */
const movers = unitIds.map(
  (unit): Mover => ({
    kind: unitData[unit].kind,
    moves: crIds.map((to): ValleyChoice => ({ do: 'move', unit, to })),
    from: null,
    ground: 0,
    reached: 0,
  }),
);

function maskOf(set: readonly CrId[]): number {
  let mask = 0;
  for (const cr of set) mask |= bitOf[cr];
  return mask;
}

/** 12.2.1 The centres with the icon: at level 0 they are encircled. */
const canBeEncircled = maskOf(crIds.filter((cr) => crs[cr].icons.encircled));

/** What the map lets units do at this moment. */
interface Ground {
  /** French centres that units may leave, enter and pass through. */
  readonly open: number;
  /** No Man's Land. */
  readonly nobody: number;
  readonly gunsMove: boolean;
  /** All of it in one number. */
  readonly key: number;
}

function groundOf(v: Valley): Ground {
  const closed = inForce(v, 'moveFromEncircled') ? 0 : canBeEncircled;
  let open = 0;
  let nobody = 0;
  let bit = 1;
  for (const cr of crIds) {
    const { holder, fort } = v.crs[cr];
    if (holder === 'nobody') nobody |= bit;
    else if (holder === 'french' && (fort > 0 || (closed & bit) === 0)) open |= bit; // 12.2.1
    bit <<= 1;
  }
  const gunsMove = gunsMayMove(v);
  const key = (((gunsMove ? 1 : 0) << crIds.length) | nobody) * rings.length + open;
  return { open, nobody, gunsMove, key };
}

/** 14.1 Artillery moves while every division is Inactive; 19.3 never. */
function gunsMayMove(v: Valley): boolean {
  return !v.options.includes('19.3') && !divisionIds.some((id) => v.divisions[id].active);
}

/** 14.1, 14.2 The centres that a unit of a kind can reach in its one move, as bits. */
function reach(ground: Ground, kind: UnitKind, from: Place): number {
  const place = places.get(from);
  if (!place) return 0;
  const { open, nobody } = ground;
  const { here, exits } = place;
  if (exits !== 0) return kind === 'infantry' ? onward(exits & open, ground, 0) : 0;
  if ((here & open) === 0) return 0;
  const first = ringOf(here) & (open | nobody);
  switch (kind) {
    case 'armor':
      return flood(first, ground) & ~here;
    case 'infantry': // 14.2 Coming from Isabelle it stops in the first centre
      return from === FAR_OFF ? first : onward(first, ground, here);
    case 'artillery':
      return ground.gunsMove ? heavyReach(here, first & open) : 0;
    case 'aaa':
      return heavyReach(here, first & open);
  }
}

/** One centre; never from or to Isabelle (14.2), never into No Man's Land, which guns cannot hold. */
function heavyReach(here: number, first: number): number {
  return here === bitOf[FAR_OFF] ? 0 : first & ~bitOf[FAR_OFF];
}

/** The second centre of infantry. No Man's Land stops it; Isabelle is entered only as the first (14.2). */
function onward(first: number, ground: Ground, here: number): number {
  let reached = first;
  for (let entered = 1; entered < INFANTRY_CRS; entered++) {
    reached |= ringOf(reached & ground.open) & (ground.open | ground.nobody) & ~(bitOf[FAR_OFF] & ~first);
  }
  return reached & ~here;
}

function flood(first: number, ground: Ground): number {
  let reached = first;
  for (;;) {
    const wider = reached | (ringOf(reached & ground.open) & (ground.open | ground.nobody));
    if (wider === reached) return reached;
    reached = wider;
  }
}

function ringOf(mask: number): number {
  return rings[mask] ?? 0;
}

/** Where a list of moves is put together: one that grew with each would be copied again and again. */
const drawnUp: ValleyChoice[] = [];

/** 14.1 Every legal move, and the end of moving; nothing where there is none. */
function movesAndEnd(v: Valley): readonly ValleyChoice[] {
  if (!canAffordMoving(v)) return nowhere;
  const ground = groundOf(v);
  const keeper = lastInCommandPost(v);
  let [index, count] = [0, 0];
  for (const unit of v.units) {
    const mover = movers[index++];
    if (!mover || !isReady(unit) || unit === keeper) continue;
    for (let left = reachAgain(ground, mover, unit.at); left !== 0; left &= left - 1) {
      drawnUp[count++] = mover.moves[31 - Math.clz32(left & -left)] ?? done; // the lowest bit that is left
    }
  }
  if (count === 0) return nowhere;
  drawnUp[count++] = done;
  return drawnUp.slice(0, count);
}

const nowhere: readonly ValleyChoice[] = [];

/** 14.3 While the command post needs relief, the moves that bring it. */
function reliefs(v: Valley): readonly ValleyChoice[] {
  const ground = groundOf(v);
  const post = crIds.indexOf(COMMAND_POST);
  return v.units.flatMap((unit, index) => (canRelieve(ground, unit) && movers[index]?.moves[post]) || []);
}

/** The same as long as a counter stands where it stood and nothing of the ground has changed, which is mostly so. */
function reachAgain(ground: Ground, mover: Mover, from: Place): number {
  if (mover.from !== from || mover.ground !== ground.key) {
    mover.from = from;
    mover.ground = ground.key;
    mover.reached = reach(ground, mover.kind, from);
  }
  return mover.reached;
}

/** 14.1 Active, and has not moved yet. */
function isReady(unit: Unit): boolean {
  return !unit.used && !unit.moved;
}

function canRelieve(ground: Ground, unit: Unit): boolean {
  return isReady(unit) && isInfantry(unit) && (reach(ground, 'infantry', unit.at) & bitOf[COMMAND_POST]) !== 0;
}

/** 14.3 The command post needs infantry at the end, so its last may not leave: relief comes first. */
function lastInCommandPost(v: Valley): Unit | null {
  let last: Unit | null = null;
  for (const unit of v.units) {
    if (unit.at !== COMMAND_POST || !isInfantry(unit)) continue;
    if (last) return null;
    last = unit;
  }
  return last;
}

/** Whether a unit is the infantry without which the command post would be left (14.3, and exploitation after 15.1.6). */
export function keepsCommandPost(v: Valley, unit: Unit): boolean {
  return unit.at === COMMAND_POST && lastInCommandPost(v) === unit;
}

/** 14.3 "In any case" the command post is occupied: without infantry, but with some in reach, the phase cannot end. */
function mustRelieve(v: Valley): boolean {
  if (hasInfantry(v, COMMAND_POST) || !canAffordMoving(v)) return false;
  const ground = groundOf(v);
  return v.units.some((unit) => canRelieve(ground, unit));
}

/** The one move that relieves the command post, where there is no other: it is made, not asked for. */
function onlyRelief(v: Valley): ValleyChoice | null {
  if (!mustRelieve(v)) return null;
  const moves = reliefs(v);
  return moves.length === 1 ? (moves[0] ?? null) : null;
}

function move(v: Valley, unit: Unit, to: CrId): void {
  if (movementApOwed(v) > 0) change(v, 'ap', -1, 'spent', 'movement');
  v.paid.movement = true;
  const from = unit.at as CrId | DzId; // only units on the map or a drop zone are offered a move
  unit.at = to;
  unit.moved = true;
  if (isArtillery(unit)) unit.used = true; // 2.3.1.6
  v.events.push({ is: 'moved', unit: unit.id, from, to });
  occupy(v, to, 'occupation');
}

/** 14.3 Each centre given up costs a point of morale and belongs to nobody. */
function withdraw(v: Valley): void {
  for (const cr of v.heldAtStart) {
    if (!isFrench(v, cr) || hasGarrison(v, cr)) continue;
    becomesNoMansLand(v, cr, 'withdrawal');
    change(v, 'cm', -1, 'withdrawal', cr);
  }
  for (const cr of crIds) reviewControl(v, cr); // 2.2.1.1 entered in this phase, and lost again to stacking
}

/** 14.1 Why a unit cannot move to a centre; null where it can. */
export function whyNotMove(v: Valley, unit: Unit, to: CrId): ValleyRefusal | null {
  if (!isOnMap(unit) && !isOnDz(unit)) return { reason: 'off-map', rule: '14.1' };
  if (unit.at === to) return { reason: 'already-there', rule: '14.1' };
  if (unit.used) return { reason: 'used', rule: '14.1' };
  if (unit.moved) return { reason: 'has-moved', rule: '14.1' };
  if (!canAffordMoving(v)) return { reason: 'no-ap', rule: '14.1' };
  if (isVietMinh(v, to)) return { reason: 'enemy-held', rule: '14.1' };
  if (mustRelieve(v) && !(to === COMMAND_POST && isInfantry(unit))) return { reason: 'relieve-hq', rule: '14.3' };
  if (keepsCommandPost(v, unit)) return { reason: 'last-in-hq', rule: '14.3' };
  if ((reach(groundOf(v), dataOf(unit).kind, unit.at) & bitOf[to]) !== 0) return null;
  return whyOutOfReach(v, unit, to);
}

function whyOutOfReach(v: Valley, unit: Unit, to: CrId): ValleyRefusal {
  const isHeavy = !isInfantry(unit) && dataOf(unit).kind !== 'armor';
  if (isArtillery(unit) && v.options.includes('19.3')) return { reason: 'guns-never-move', rule: '19.3' };
  if (isArtillery(unit) && !gunsMayMove(v)) return { reason: 'division-active', rule: '14.1' };
  const mayPass = inForce(v, 'moveFromEncircled');
  if (!mayPass && isOnMap(unit) && isEncircled(v, unit.at)) return { reason: 'encircled', rule: '12.2.1' };
  if (!mayPass && isEncircled(v, to)) return { reason: 'encircled-there', rule: '12.2.1' };
  if (isHeavy && (unit.at === FAR_OFF || to === FAR_OFF)) return { reason: 'isabelle-heavy', rule: '14.2' };
  if (isHeavy && v.crs[to].holder === 'nobody') return { reason: 'no-mans-land', rule: '14.1' };
  if (isOnMap(unit) && !isFrench(v, unit.at)) return { reason: 'in-no-mans-land', rule: '14.1' };
  if (isInfantry(unit) && to === FAR_OFF) return { reason: 'isabelle-to', rule: '14.2' };
  if (isInfantry(unit) && unit.at === FAR_OFF) return { reason: 'isabelle-from', rule: '14.2' };
  return { reason: 'too-far', rule: '14.1' };
}
