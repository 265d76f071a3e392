/** 2.2 The map: who holds what, what that changes, and the ways of both sides. */
import { recordOf } from '../../../kernel/record';
import type { Scene, Stake } from '../../../kernel/scenes';
import { gather } from '../../../kernel/tale';
import {
  blackLines,
  type CrId,
  crIds,
  crs,
  type DivisionId,
  type DzId,
  divisionIds,
  divisions,
  dzs,
} from '../data/map';
import { fortification } from '../data/tracks';
import type { Cause } from '../events';
import type { Holder, Place, Unit, Valley } from '../state';
import { change, changeStrength, suddenDeath } from './tracks';
import { eliminate, hasGarrison, holdsGround, unitsIn } from './units';

/** 2.2.2 The centres joined to one by a black line. */
export const neighbours: Readonly<Record<CrId, readonly CrId[]>> = recordOf(crIds, (cr) =>
  blackLines.flatMap(({ ends: [a, b] }) => (a === cr ? [b] : b === cr ? [a] : [])),
);

const besides = recordOf(crIds, (cr): ReadonlySet<Place> => new Set(neighbours[cr]));

/** 2.2.2 Whether a unit stands in a centre joined to this one by a black line. */
export function isNextTo({ at }: Unit, cr: CrId): boolean {
  return besides[cr].has(at);
}

/** 2.2.1.1 The French control it. */
export function isFrench(v: Valley, cr: CrId): boolean {
  return v.crs[cr].holder === 'french';
}

/** 2.2.1.1 A division controls it. */
export function isVietMinh(v: Valley, cr: CrId): boolean {
  const { holder } = v.crs[cr];
  return holder !== 'french' && holder !== 'nobody';
}

/** 2.2.1.1 The centres the French control. */
export function frenchCrs(v: Valley): CrId[] {
  return crIds.filter((cr) => isFrench(v, cr));
}

/** 13.2 A drop zone is French while one of the centres that secure it is. */
export function isFrenchDz(v: Valley, dz: DzId): boolean {
  return dzs[dz].frenchIfAny.some((cr) => isFrench(v, cr));
}

/** 12.2.1 Icon, level 0, French: a state, not a marker. */
export function isEncircled(v: Valley, cr: CrId): boolean {
  const centre = v.crs[cr];
  return centre.fort === 0 && centre.holder === 'french' && crs[cr].icons.encircled;
}

/** 12.3, 15.1 What a screen may know of a fight between a division and a centre. */
export function fightFor(v: Valley, formation: DivisionId, target: CrId, stake?: Stake): Scene {
  const marks = isEncircled(v, target) ? ['encircled'] : [];
  return { is: 'fight', formation, target, marks, ...(stake && { stake }) };
}

/** 2.2.1.4 Sets a Fortifications Level, between 0 and 4. */
export function setFort(v: Valley, cr: CrId, level: number, cause: Cause, of?: string): void {
  const centre = v.crs[cr];
  const from = centre.fort;
  const to = Math.max(fortification.min, Math.min(fortification.max, level));
  if (to === from) return;
  const wasEncircled = isEncircled(v, cr);
  centre.fort = to;
  v.events.push(of === undefined ? { is: 'fort', cr, from, to, cause } : { is: 'fort', cr, from, to, cause, of });
  const encircled = isEncircled(v, cr);
  const since = v.events.length;
  if (encircled !== wasEncircled) v.events.push({ is: 'encircled', cr, encircled });
  if (cr === 'isabelle') isabelleLink(v);
  if (encircled !== wasEncircled) gather(v, since, { is: 'moment', place: cr });
}

/** 12.2.2 Cut off, Isabelle costs a point of morale; relieved while still French, she gives it back. */
function isabelleLink(v: Valley): void {
  const cut = isEncircled(v, 'isabelle');
  if (cut === v.isabelleCut) return;
  v.isabelleCut = cut;
  if (cut) change(v, 'cm', -1, 'isabelle');
  else if (isFrench(v, 'isabelle')) change(v, 'cm', 1, 'isabelle');
}

function setHolder(v: Valley, cr: CrId, to: Holder, cause: Cause): void {
  const from = v.crs[cr].holder;
  v.crs[cr].holder = to;
  v.events.push({ is: 'control', cr, from, to, cause });
}

/** 12.1, 12.3.5.2 A control marker is placed: guns are lost, works fall to 1, stars and icons count. */
export function capture(v: Valley, cr: CrId, division: DivisionId, cause: Cause): void {
  const since = v.events.length;
  for (const unit of unitsIn(v, cr)) eliminate(v, unit, 'capture');
  setHolder(v, cr, division, cause);
  if (crs[cr].hq) suddenDeath(v, 'pc-gono'); // 2.2.4.4
  setFort(v, cr, 1, 'capture');
  if (cr === 'isabelle') isabelleLink(v);
  if (cr === 'huguette' && v.airstrip !== 'destroyed') {
    v.events.push({ is: 'airstrip', from: v.airstrip, to: 'destroyed', cause: 'capture' }); // 8.1
    v.airstrip = 'destroyed';
  }
  // Through No Man's Land and back it is paid once, until the French hold it again.
  if (!v.crs[cr].captured) captureCounts(v, cr, division);
  gather(v, since, { is: 'moment', by: division, place: cr }, 'falls');
}

/** 2.2.4 What a capture brings the division, and costs the camp. */
function captureCounts(v: Valley, cr: CrId, division: DivisionId): void {
  v.crs[cr].captured = division;
  const { icons, stars } = crs[cr];
  if (icons.gun) changeStrength(v, division, 1, 'gun-icon', cr); // 2.2.4.2
  if (icons.flak) change(v, 'aaa', 1, 'flak-icon', cr); // 2.2.4.3
  if (stars > 0) change(v, 'cm', -stars, 'stars', cr); // 2.2.4.1
}

/** 2.2.1.1 Controlled by neither side. */
export function becomesNoMansLand(v: Valley, cr: CrId, cause: Cause): void {
  const since = v.events.length;
  setHolder(v, cr, 'nobody', cause);
  if (cr === 'isabelle') isabelleLink(v);
  gather(v, since, { is: 'moment', place: cr }, 'left');
}

/** 2.2.4 A French unit holds it again: what its capture cost is given back. */
export function returnsToFrench(v: Valley, cr: CrId, cause: Cause): void {
  const since = v.events.length;
  setHolder(v, cr, 'french', cause);
  if (cr === 'isabelle') isabelleLink(v);
  const captor = v.crs[cr].captured;
  if (captor) captureIsGivenBack(v, cr, captor);
  gather(v, since, { is: 'moment', by: 'french', place: cr }, 'taken');
}

function captureIsGivenBack(v: Valley, cr: CrId, captor: DivisionId): void {
  v.crs[cr].captured = null;
  const { icons, stars } = crs[cr];
  if (icons.gun) changeStrength(v, captor, -1, 'gun-icon', cr);
  if (icons.flak) change(v, 'aaa', -1, 'flak-icon', cr);
  if (stars > 0) change(v, 'cm', stars, 'stars', cr);
}

/** 2.2.1.1 A French centre that has lost its last infantry and armor, other than to an assault, belongs to nobody. */
export function reviewControl(v: Valley, cr: CrId): void {
  if (isFrench(v, cr) && !hasGarrison(v, cr)) becomesNoMansLand(v, cr, 'emptied');
}

/** 2.2.3 Where each division's lines lead, from its box and from each centre. */
const taorFrom: Readonly<Record<DivisionId, ReadonlyMap<CrId | 'box', readonly CrId[]>>> = {
  '312': waysOf('312'),
  '308': waysOf('308'),
  '316': waysOf('316'),
  '304': waysOf('304'),
};

function waysOf(division: DivisionId): ReadonlyMap<CrId | 'box', readonly CrId[]> {
  const ways = new Map<CrId | 'box', CrId[]>();
  const add = (from: CrId | 'box', to: CrId | 'box') => {
    if (to !== 'box') ways.set(from, [...(ways.get(from) ?? []), to]);
  };
  for (const [a, b] of divisions[division].taor) {
    add(a, b);
    add(b, a);
  }
  return ways;
}

/** 2.2.3 The centres joined to one (or to the box) by a line of the division. */
export function taorNeighbours(division: DivisionId, from: CrId | 'box'): readonly CrId[] {
  return taorFrom[division].get(from) ?? [];
}

/** 12.1, 12.2, 12.3.1 Every centre a division's lines reach from its box, passing only through centres that let it. */
export function taorReach(division: DivisionId, passable: (cr: CrId) => boolean): CrId[] {
  const reached: CrId[] = [];
  const ahead: (CrId | 'box')[] = ['box'];
  for (let from = ahead.pop(); from; from = ahead.pop()) {
    for (const cr of taorNeighbours(division, from)) {
      if (reached.includes(cr)) continue;
      reached.push(cr);
      if (passable(cr)) ahead.push(cr);
    }
  }
  return reached;
}

/** 12.2, 12.3.3 The French centres a division can sap or assault: its own lines, through Viet Minh centres only. */
export function targetsOf(v: Valley, division: DivisionId): CrId[] {
  return taorReach(division, (cr) => isVietMinh(v, cr)).filter((cr) => isFrench(v, cr));
}

/** What a division can sap or assault. */
export interface Reach {
  readonly division: DivisionId;
  readonly targets: readonly CrId[];
}

/** 12.2, 12.3.3 The same of every active division, in their order. */
export function reachOfActive(v: Valley): Reach[] {
  const reach: Reach[] = [];
  for (const division of divisionIds) {
    if (v.divisions[division].active) reach.push({ division, targets: targetsOf(v, division) });
  }
  return reach;
}

/** 16.1 Next to a Viet Minh centre, or joined by a line to a starting box: the front. */
export function isFront(v: Valley, cr: CrId): boolean {
  return facesBox[cr] || neighbours[cr].some((next) => isVietMinh(v, next));
}

const facesBox = recordOf(crIds, (cr) => divisionIds.some((division) => taorNeighbours(division, 'box').includes(cr)));

/** 2.2.1.1 A French unit that holds ground stands in a centre nobody holds: the French control it from that moment. */
export function occupy(v: Valley, cr: CrId, cause: Cause): void {
  if (!isFrench(v, cr) && unitsIn(v, cr).some(holdsGround)) returnsToFrench(v, cr, cause);
}
