/** 5.0 The assault of the Viet Minh: up to three impulses, step by step. */

import { reveal } from '../../../kernel/chance';
import { byDeed, type Rules } from '../choices';
import { basesAt, campOf, isBase, isPa, isZone, joined, kinds, paOf, placeId, zoneOf } from '../data/places';
import { stacking } from '../data/tables';
import { IMPULSES } from '../data/turns';
import { remembered } from '../reach';
import { ENGAGED, type Season } from '../state';
import { choose, moveEach, nothing, type Row, rowOf, rowsToEnd } from './ask';
import { nameTargets, rollShots } from './barrages';
import { enter, mayEnter, strandsTank } from './control';
import { isHiddenBattalion } from './dummies';
import { entries, withdrawFrench, withdrawVietMinh } from './ends';
import {
  attackOn,
  begin,
  declare,
  defensiveFire,
  defensiveMove,
  fights,
  firstImpulse,
  goOn,
  impulses,
  nextImpulse,
  type Steps,
} from './impulses';
import { assaultOutlook } from './outlook';
import {
  anyAt,
  battalionsAt,
  censusOf,
  countAt,
  engagedAt,
  firstBattalion,
  firstDummy,
  idsOf,
  infantryIn,
  isTank,
  numberOf,
  rangeOf,
} from './pieces';
import { defendersIn, frenchDefensiveBarrages, frenchFires, vietMinhBarrages } from './targets';
import { hasRoomInBase, isOpenZone } from './trenches';

/** 5.0 The steps of an impulse in their order, and those after the last. */
const steps: Steps = {
  start: { run: (v) => begin(v, 'assault-now', '5.0', assaultOutlook), next: firstImpulse },
  engage,
  // 5.2 Attacker artillery.
  barrage: { run: (v) => nameTargets(v, { side: 'viet-minh', ask: 'barrage', rule: '5.2' }, vietMinhBarrages) },
  'barrage-rolls': (v) => rollShots(v, 'viet-minh'),
  move,
  // 5.4 The French fire PA by PA, with air points if they like; then their guns.
  fire: (v) => defensiveFire(v, '5.4', frenchFires),
  guns: (v) => nameTargets(v, guns, frenchDefensiveBarrages),
  'gun-rolls': (v) => rollShots(v, 'french'),
  declare: (v) => declare(v, 'attack', '5.5', targetsFrom, mayJoin),
  fights,
  'defensive-move': (v) => defensiveMove(v, '5.6', defensiveMoves),
  'go-on': { run: goOn, next: nextImpulse },
  entries: (v) => entries(v, 'viet-minh'),
  'defender-entries': (v) => entries(v, 'french'),
  withdraw: (v) => withdrawVietMinh(v, v.impulse <= IMPULSES),
  'defender-withdraw': withdrawFrench,
};

const guns = { side: 'french', ask: 'defensive-barrage', rule: '5.4', window: 'fight' } as const;

/** 5.0 Goes through the steps from wherever the state stands. */
export function assault(v: Season): Rules {
  return impulses(v, steps);
}

const engageRow = remembered((unit) => [byDeed('engage', unit)]);

/** 5.1 Battalions are chosen anywhere on the map, then turned up together; those of earlier impulses stay so. */
function* engage(v: Season): Rules {
  const row: Row = (unit) => (isHiddenBattalion(v, unit) && v.moved[unit] === 0 ? engageRow(unit) : nothing);
  for (;;) {
    const choices = rowsToEnd(v, 'engage', firstBattalion, firstDummy, () => row);
    const named = idsOf(chosenUnits(v));
    const hidden = Math.max(0, choices.length - 1);
    const scene = { is: 'force', picked: named, most: named.length + hidden } as const;
    const question = {
      side: 'viet-minh',
      ask: 'engage',
      rule: '5.1',
      about: { named },
      scene,
      resumable: true,
    } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'engage') break;
    v.moved[numberOf(choice.unit)] = 1;
  }
  turnUpChosen(v);
}

function chosenUnits(v: Season): number[] {
  const chosen: number[] = [];
  for (let unit = firstBattalion; unit < firstDummy; unit++) if (v.moved[unit] === 1) chosen.push(unit);
  return chosen;
}

function turnUpChosen(v: Season): void {
  const byPlace = new Map<number, number[]>();
  for (const unit of chosenUnits(v)) {
    const at = v.at[unit] ?? 0;
    v.face[unit] = ENGAGED;
    byPlace.set(at, [...(byPlace.get(at) ?? []), unit]);
  }
  if (byPlace.size === 0) return;
  reveal(v.chance);
  for (const [at, units] of byPlace) {
    v.events.push({ is: 'turned-up', units: idsOf(units), place: placeId(at), cause: 'engaged' });
  }
}

/** 5.3 Engaged battalions move one PA or one base; from a zone its base is free. */
function* move(v: Season): Rules {
  const choices = () => rowsToEnd(v, 'assault-move', firstBattalion, firstDummy, () => assaultMoves(v));
  const question = { side: 'viet-minh', ask: 'assault-move', rule: '5.3' } as const;
  yield* moveEach(v, question, choices, (unit, to) => enter(v, unit, to, 'assault'));
}

function assaultMoves(v: Season): Row {
  const ways = assaultWays(v);
  return (unit) =>
    v.face[unit] !== ENGAGED || v.moved[unit] === 1 ? nothing : rowOf(unit, assaultReach(v, unit, ways));
}

/** 5.3 How many engaged battalions before which no post lies yet can still move up to one. */
export function mayMoveUp(v: Season): number {
  const reach = assaultMoves(v);
  const [from, end] = rangeOf('viet-minh');
  let count = 0;
  for (let unit = from; unit < end; unit++) {
    if (v.disorganized[unit] === 0 && reach(unit).length > 0 && attackTargets(v, unit).length === 0) count++;
  }
  return count;
}

/** 5.3 The ways that any battalion has out of each place, and who stands in each base: found once for a question. */
function assaultWays(v: Season) {
  return { from: remembered((from) => waysFrom(v, from)), inBase: remembered((base) => battalionsAt(v, base)) };
}

/** 5.3 Back from a base to its zone, into bases of open zones, and into PAs that have room. */
function waysFrom(v: Season, from: number) {
  const zone = zoneOf[from] ?? 0;
  const open = (base: number) => base !== from && isOpenZone(v, zoneOf[base] ?? 0);
  const hasRoom = (pa: number) => mayEnter(v, pa, 'viet-minh') && countAt(v, pa, 'viet-minh') < stacking.battalions;
  const bases = (basesAt[isPa(from) ? from : zone] ?? []).filter(open);
  const before = isPa(from)
    ? (joined[from] ?? [])
    : isBase(from)
      ? [paOf[from] ?? 0]
      : bases.map((base) => paOf[base] ?? 0);
  return { back: isBase(from) && kinds[zone] !== 'jungle' ? [zone] : [], bases, pas: before.filter(hasRoom) };
}

/** 5.3 Where an engaged battalion may go. Disorganized ones only step back from a base. */
export function assaultReach(v: Season, unit: number, ways = assaultWays(v)): readonly number[] {
  const from = v.at[unit] ?? -1;
  if (from < 0) return [];
  const { back, bases, pas } = ways.from(from);
  if (v.disorganized[unit] === 1) return back;
  const roomy = bases.filter((base) => hasRoomInBase(v, base, unit, ways.inBase(base)));
  return isPa(from) ? [...pas, ...roomy] : [...back, ...roomy, ...pas];
}

/** 5.5 What an engaged battalion may attack: the PA before its base, joined PAs, French in its zone. */
export function attackTargets(v: Season, unit: number): number[] {
  return mayStorm(v, unit) ? targetsFrom(v, v.at[unit] ?? -1) : [];
}

function mayStorm(v: Season, unit: number): boolean {
  return (v.at[unit] ?? -1) >= 0 && v.face[unit] === ENGAGED && !(v.reeducated && v.fatigued[unit] === 1);
}

function targetsFrom(v: Season, at: number): number[] {
  // A PA captured in this impulse is no base for another attack.
  const targets = isBase(at) ? [paOf[at] ?? 0] : isZone(at) ? [at] : v.captured.includes(at) ? [] : (joined[at] ?? []);
  return targets.filter((target) => anyAt(v, target, 'french'));
}

/** 5.5 Who may still join an attack. */
function mayJoin(v: Season, unit: number): boolean {
  return mayStorm(v, unit) && !isCrowded(v, unit);
}

/** 1.4 Whether as many as may fire in its zone have joined there. */
function isCrowded(v: Season, unit: number): boolean {
  const at = v.at[unit] ?? -1;
  return isZone(at) && isFull(v, at);
}

/** 1.4 No more battalions fire in a zone than defend there. */
function isFull(v: Season, zone: number): boolean {
  return (attackOn(v, zone)?.units.length ?? 0) >= defendersIn(v, zone);
}

/** 5.6 Where each unit may go: one PA along a line, French or empty; a tank only to others. */
function defensiveMoves(v: Season): Row {
  const anywhere = v.attacked.some((at) => campOf[at] === 0);
  const concerned: (boolean | undefined)[] = [];
  const census = censusOf(v);
  const { 'viet-minh': enemies } = census;
  const free = remembered((at) => (joined[at] ?? []).filter((pa) => enemies[pa] === 0));
  return (unit) => {
    const at = v.at[unit] ?? -1;
    if (!isPa(at) || v.moved[unit] === 1 || v.disorganized[unit] === 1) return nothing;
    concerned[at] ??= (anywhere && campOf[at] === 0) || isConcerned(v, at);
    if (!concerned[at] || strandsTank(v, unit, census)) return nothing;
    return rowOf(unit, isTank(unit) ? free(at).filter((pa) => infantryIn(census, pa) > 0) : free(at));
  };
}

/** 5.6 In an attacked PA, next to one, or next to engaged battalions. */
function isConcerned(v: Season, pa: number): boolean {
  if (v.attacked.includes(pa)) return true;
  if ((basesAt[pa] ?? []).some((base) => engagedAt(v, base, ENGAGED).length > 0)) return true;
  return (joined[pa] ?? []).some((next) => v.attacked.includes(next) || engagedAt(v, next, ENGAGED).length > 0);
}
