/** 3.2 The week of the French: air transport, interdiction, replacements, merging. */
import { choicesOf } from '../../../kernel/again';
import { d6 } from '../../../kernel/chance';
import type { Modifier } from '../../../kernel/rolls';
import { gather } from '../../../kernel/tale';
import { byDeed, done, interdict, moveTo, type Rules, type SeasonChoice } from '../choices';
import { airPlaces } from '../data/pas';
import { campOf, firstBase, gates, paNumbers, place, placeId } from '../data/places';
import { type AirLine, airTable, munitions } from '../data/tables';
import { turns } from '../data/turns';
import { units } from '../data/units';
import { AROUND_ISABELLE } from '../data/zones';
import type { RollKey } from '../keys';
import { DESTROYED, LATER, MERGED, POOL, type Season } from '../state';
import { choose } from './ask';
import { strandsTank } from './control';
import { leaveMap } from './losses';
import {
  firstBattalion,
  fullSteps,
  type Garrisons,
  garrisonsOf,
  idOf,
  idsOf,
  infantryIn,
  isCompany,
  isTank,
  numberOf,
} from './pieces';
import { store } from './supply';
import { isEncircled } from './trenches';

const countedPlaces = airPlaces.map((list) => list.map(place));
const aroundIsabelle = place(AROUND_ISABELLE);

/** 3.2 Places lost to the enemy's guns against aircraft. */
export function placesLost(v: Season): number {
  let lost = 0;
  for (const list of countedPlaces) if (list.every((pa) => v.control[pa] === 'viet-minh')) lost++;
  return lost;
}

/** 3.2 Level 3 around Isabelle cuts the road; so does Level 3 in both zones it can take. */
export function roadOpen(v: Season): boolean {
  if (v.trench[aroundIsabelle] === 3) return false;
  return gates.some((zone) => zone !== aroundIsabelle && v.trench[zone] !== 3);
}

/** 3.2 The lines of the air table: that of supply is one better with the road open. */
export function supplyLine(v: Season): number {
  return Math.max(0, placesLost(v) - (v.road ? 1 : 0));
}

/** 3.2 Munitions, air points, arriving battalions and replacements of the week. */
export function air(v: Season): void {
  const supplied = airTable.lines[supplyLine(v)];
  const flown = airTable.lines[placesLost(v)];
  if (!supplied || !flown) return;
  store(v, 'french', airRoll(v, 'supply', suppliesOf(supplied)), 'air');
  if (supplied.drift > 0) store(v, 'viet-minh', supplied.drift, 'drift');
  v.air = airRoll(v, 'air', flown.air);
  v.events.push({ is: 'air-points', points: v.air });
  arrivals(v);
  replacementPoints(v, turns[v.turn - 1]?.replacements ?? 0);
}

/** 3.2 The barrage points of a line, die by die: whole levels and single points. */
export function suppliesOf({ levels, points }: AirLine): readonly number[] {
  return levels.map((level, i) => level * munitions.level + (points[i] ?? 0));
}

/** What a die brings on a line of the air table. Rain lowers the die by one, not below one. */
function airRoll(v: Season, name: RollKey, line: readonly number[]): number {
  const die = d6(v.chance);
  const rain = turns[v.turn - 1]?.rain === true && die > 1;
  const modifiers: Modifier[] = rain ? [{ cause: 'rain', rule: '3.2', value: airTable.rain }] : [];
  const row = die + (rain ? airTable.rain : 0);
  const roll = { name, rule: '3.2', dice: [die], modifiers, total: row };
  v.events.push({ is: 'rolled', side: 'french', roll, place: null, row, line, fight: null });
  return line[row - 1] ?? 0;
}

function arrivals(v: Season): void {
  const arriving: number[] = [];
  for (let unit = 0; unit < firstBattalion; unit++) {
    if (v.at[unit] === LATER && (units[unit]?.arrives ?? 0) <= v.turn) arriving.push(unit);
  }
  if (arriving.length === 0) return;
  for (const unit of arriving) v.at[unit] = POOL;
  const since = v.events.length;
  v.events.push({ is: 'arrived', side: 'french', units: idsOf(arriving), place: null });
  gather(v, since, { is: 'moment', by: 'french' });
}

/** 3.2 Replacement points gained or spent. */
export function replacementPoints(v: Season, points: number): void {
  if (points === 0) return;
  const was = v.replacements;
  v.replacements += points;
  v.events.push({ is: 'replacements', was, now: v.replacements });
}

/** 3.2 Two air points for one barrage point of the enemy. */
export function* interdiction(v: Season): Rules {
  while (v.air >= munitions.interdiction && v.munitions['viet-minh'] > 0) {
    const scene = { is: 'points', tracks: ['places-lost', 'guns-french', 'guns-viet-minh', 'air'] } as const;
    const question = {
      side: 'french',
      ask: 'interdict',
      rule: '3.2',
      about: { air: v.air },
      scene,
      resumable: true,
    } as const;
    const choice = yield* choose(v, question, [interdict, done]);
    if (choice.do !== 'interdict') return;
    v.air -= munitions.interdiction;
    const was = v.munitions['viet-minh'];
    v.munitions['viet-minh'] = was - 1;
    v.events.push({ is: 'interdicted', was, now: was - 1 });
  }
}

/** 3.2 A point gives a step to a unit of the CRC or rebuilds a lost one there; half companies of a battalion merge. */
export function* replacements(v: Season): Rules {
  for (;;) {
    const choices = choicesOf(v, 'replace', () => replacementChoices(v));
    const about = { points: v.replacements };
    const scene = { is: 'points', tracks: ['replacements'] } as const;
    const question = { side: 'french', ask: 'replace', rule: '3.2', about, scene, resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do === 'replace') {
      const unit = numberOf(choice.unit);
      v.steps[unit] = (v.steps[unit] ?? 0) + 1;
      replaced(v, unit);
    } else if (choice.do === 'move') {
      const unit = numberOf(choice.unit);
      v.steps[unit] = 1;
      v.at[unit] = place(choice.to);
      replaced(v, unit);
    } else if (choice.do === 'merge') merge(v, numberOf(choice.unit), numberOf(choice.with));
    else return;
  }
}

function replaced(v: Season, unit: number): void {
  replacementPoints(v, -1);
  v.events.push({ is: 'replaced', unit: idOf(unit), place: placeId(v.at[unit] ?? 0) });
}

function merge(v: Season, kept: number, gone: number): void {
  v.steps[kept] = fullSteps[kept] ?? 0;
  v.steps[gone] = 0;
  leaveMap(v, gone, MERGED);
  v.events.push({ is: 'merged', unit: idOf(kept), with: idOf(gone), place: placeId(v.at[kept] ?? 0) });
}

function replacementChoices(v: Season): SeasonChoice[] {
  const choices: SeasonChoice[] = [];
  const rooms = v.replacements > 0 ? paNumbers.filter((pa) => mayRebuildAt(v, pa)) : [];
  const garrisons = garrisonsOf(v);
  const manned = rooms.filter((pa) => infantryIn(garrisons, pa) > 0);
  for (let unit = 0; unit < firstBattalion; unit++) {
    const at = v.at[unit] ?? LATER;
    if (at === DESTROYED) for (const pa of isTank(unit) ? manned : rooms) choices.push(moveTo(unit, pa));
    if (at < 0 || at >= firstBase || (v.steps[unit] ?? 0) >= (fullSteps[unit] ?? 0)) continue;
    if (v.replacements > 0 && campOf[at] === 0) choices.push(byDeed('replace', unit));
    for (const one of partners(v, unit, garrisons)) choices.push({ do: 'merge', unit: idOf(unit), with: idOf(one) });
  }
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 3.2 Any French PA of the CRC that is not encircled. */
function mayRebuildAt(v: Season, pa: number): boolean {
  return campOf[pa] === 0 && v.control[pa] === 'french' && !isEncircled(v, pa);
}

/** 3.2 Companies that may be merged into this one: reduced as it is, of its battalion, in its camp. */
function partners(v: Season, unit: number, garrisons: Garrisons): number[] {
  const camp = campOf[v.at[unit] ?? 0] ?? -1;
  if (!isCompany(unit) || camp < 0) return [];
  const found: number[] = [];
  for (let one = 0; one < firstBattalion; one++) {
    if (one === unit || units[one]?.battalion !== units[unit]?.battalion) continue;
    const at = v.at[one] ?? LATER;
    if (at < 0 || campOf[at] !== camp || v.steps[one] !== 1 || fullSteps[one] !== 2) continue;
    if (!strandsTank(v, one, garrisons) || v.at[unit] === at) found.push(one);
  }
  return found;
}
