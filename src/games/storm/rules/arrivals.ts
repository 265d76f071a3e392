/** 12.0 Replacements and reinforcements. */
import { choicesOf as anew } from '../../../kernel/again';
import { throwDice } from '../../../kernel/rolls';
import type { Scene } from '../../../kernel/scenes';
import { go, place, type Rules, type StormChoice } from '../choices';
import { areaNumbers, areas } from '../data/areas';
import { kinds } from '../data/cards';
import { replacementShare, stackLimit } from '../data/constants';
import { neighbours } from '../data/neighbours';
import { firstVietMinh, units as unitData } from '../data/units';
import { ELIMINATED, REPLACEMENT_BOX, type Side, type Storm } from '../state';
import { choicesOf } from './ask';
import { mightHold, openWindow, playCard } from './cards';
import { eliminate, settle } from './control';
import { anyNeighbour, countsOf, isRed, numberOf } from './units';

/** 12.2, 12.3 Those who wait are placed: the Viet Minh first, then the French. */
export function* placeArrivals(v: Storm): Rules {
  yield* placeVietMinh(v, [...arriving(v, 'viet-minh'), ...replacementsWaiting(v)]);
  yield* volunteers(v);
  yield* placeAll(v, 'french', arriving(v, 'french'), frenchPlaces);
}

/** 12.1 Half a die of replacements, except on turn 1 or with the No Replacements marker. */
export function replacementRoll(v: Storm): void {
  const none = v.turn === 1 || v.noReplacements;
  v.noReplacements = false;
  if (none) return;
  const roll = throwDice(v.chance, { name: 'replacements', rule: '12.1', dice: '1d6', modifiers: [] });
  v.events.push({ is: 'rolled', side: 'viet-minh', roll });
  const taken = takeReplacements(v, Math.ceil(roll.total / replacementShare));
  v.events.push({ is: 'replacements', units: taken.length });
}

/** 12.1 The first so many units of the Replacement Unit Box; they wait in the box of the turn until they are placed. */
export function takeReplacements(v: Storm, count: number): number[] {
  const taken: number[] = [];
  for (let unit = 0; unit < v.at.length && taken.length < count; unit++) {
    if (v.at[unit] !== REPLACEMENT_BOX) continue;
    v.at[unit] = -v.turn;
    taken.push(unit);
  }
  return taken;
}

/** 12.1 Those of them that are not placed yet. */
export function replacementsWaiting(v: Storm): number[] {
  const found: number[] = [];
  for (let unit = firstVietMinh; unit < v.at.length; unit++)
    if (v.at[unit] === -v.turn && unitData[unit]?.corps === 'replacement') found.push(unit);
  return found;
}

/** 12.2 The reinforcements of this turn. Replacements just taken are not among them: they come with their own list. */
function arriving(v: Storm, side: Side): number[] {
  const found: number[] = [];
  v.at.forEach((at, unit) => {
    const own = unit < firstVietMinh === (side === 'french');
    if (own && at === -v.turn && unitData[unit]?.corps !== 'replacement') found.push(unit);
  });
  return found;
}

/** 12.3 Viet Minh units that arrive, by reinforcement, by the roll or by a card. */
export function placeVietMinh(v: Storm, arrivals: readonly number[]): Rules {
  return placeAll(v, 'viet-minh', arrivals, vietMinhPlaces);
}

const arrivalsScene: Scene = { is: 'arrivals' };

/** 12.3 One unit at a time. Units of a formation are alike, so one of each is offered. */
function* placeAll(v: Storm, side: Side, arrivals: readonly number[], places: (v: Storm) => number[]): Rules {
  // Whether volunteers have been called is written nowhere: where they still could be, the French would be asked again.
  const resumable = side === 'viet-minh' || !volunteersMayCome(v) ? 'midway' : false;
  let waiting = [...arrivals];
  while (waiting.length > 0) {
    const choices = anew(v, 'place', () => placings(waiting, places(v)));
    if (choices.length === 0) {
      for (const unit of waiting) eliminate(v, unit, 'no-room');
      return;
    }
    const about = { left: waiting.length };
    const choice = yield {
      side,
      ask: 'place',
      rule: '12.3',
      scene: arrivalsScene,
      about,
      choices,
      resumable,
      open: true,
    };
    if (choice.do !== 'place') return;
    const unit = numberOf(choice.unit);
    waiting = waiting.filter((one) => one !== unit);
    v.at[unit] = choice.area;
    v.spent[unit] = 0;
    v.events.push({ is: 'arrived', unit: choice.unit, area: choice.area });
    settle(v, choice.area);
  }
}

function placings(waiting: readonly number[], open: readonly number[]): StormChoice[] {
  const choices: StormChoice[] = [];
  for (const unit of oneOfEach(waiting)) for (const area of open) choices.push(place(unit, area));
  return choices;
}

function oneOfEach(waiting: readonly number[]): number[] {
  const seen = new Set<string>();
  return waiting.filter((unit) => {
    const { formation = '', corps = '' } = unitData[unit] ?? {};
    const kind = `${formation} ${corps}`;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** 12.3 Areas that are Viet Minh-controlled, or empty French ones beside a chain of their own that runs to an edge. */
export function vietMinhPlaces(v: Storm): number[] {
  const linked = linkedToEdge(v);
  const { french, 'viet-minh': vietMinh } = countsOf(v);
  return areaNumbers.filter((area) => {
    if (v.control[area] === 'viet-minh') return (vietMinh[area] ?? 0) < stackLimit;
    const empty = (french[area] ?? 0) + (vietMinh[area] ?? 0) === 0;
    return empty && anyNeighbour(area, (next) => linked.has(next));
  });
}

/** Viet Minh areas joined through their own to an edge of the map. */
function linkedToEdge(v: Storm): ReadonlySet<number> {
  const linked = new Set(areaNumbers.filter((area) => areas[area]?.edge && v.control[area] === 'viet-minh'));
  for (const area of linked) {
    for (const next of neighbours[area] ?? []) if (v.control[next.area] === 'viet-minh') linked.add(next.area);
  }
  return linked;
}

/** 12.3 Any French-controlled area with room; none of them is red. */
export function frenchPlaces(v: Storm): number[] {
  const { french } = countsOf(v);
  return areaNumbers.filter((area) => v.control[area] === 'french' && !isRed(area) && (french[area] ?? 0) < stackLimit);
}

/** Volunteers: up to two eliminated infantry or airborne units, no Thai, come back with the reinforcements. */
function* volunteers(v: Storm): Rules {
  if (fallen(v).length === 0) return;
  const about = { left: kinds.volunteers.units ?? 0 };
  const open = { side: 'french', ask: 'volunteers', rule: '12.2', kinds: ['volunteers'], about } as const;
  const card = yield* openWindow(v, { ...open, resumable: 'midway' });
  if (!card) return;
  playCard(v, 'french', card);
  const called: number[] = [];
  while (called.length < (kinds.volunteers.units ?? 0)) {
    const choices = choicesOf('pick', fallen(v));
    if (called.length > 0) choices.push(go);
    const [only] = choices;
    if (!only) break;
    const left = (kinds.volunteers.units ?? 0) - called.length;
    const question = {
      side: 'french',
      ask: 'volunteer-units',
      rule: '12.2',
      about: { left },
      choices,
      open: true,
    } as const;
    const choice = choices.length === 1 ? only : yield question;
    if (choice.do !== 'pick') break;
    const unit = numberOf(choice.unit);
    called.push(unit);
    v.at[unit] = -v.turn;
  }
}

function volunteersMayCome(v: Storm): boolean {
  return fallen(v).length > 0 && mightHold(v, 'french', ['volunteers']);
}

function fallen(v: Storm): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < firstVietMinh; unit++) {
    const { type, corps } = unitData[unit] ?? {};
    const foot = (type === 'infantry' || type === 'airborne') && corps !== 'thai';
    if (foot && v.at[unit] === ELIMINATED) found.push(unit);
  }
  return found;
}
