/** 5.3, 5.5 Entering PAs, and tanks that are left alone. */
import { gather } from '../../../kernel/tale';
import type { Rules } from '../choices';
import { firstBase, isPa, paNumbers, placeId, strategicHills } from '../data/places';
import type { MoveCause } from '../events';
import { DESTROYED, other, type Season, type Side } from '../state';
import { choosePlace } from './ask';
import { fightOf, goTo, leaveMap } from './losses';
import {
  anyAt,
  anyTankAt,
  type Garrisons,
  garrisonsOf,
  idOf,
  infantryAt,
  infantryIn,
  isTank,
  sideOf,
  tanksAt,
} from './pieces';
import { setTrench, uncover } from './trenches';
import { campFalls } from './victory';

/** 5.5 A PA without units of the other side may be entered. */
export function mayEnter(v: Season, pa: number, side: Side): boolean {
  return !anyAt(v, pa, other(side));
}

/** 5.5 Moves a piece; a PA of the other side that it enters changes hands. */
export function enter(v: Season, unit: number, to: number, how: MoveCause): void {
  goTo(v, unit, to, how);
  const side = sideOf(unit);
  if (isPa(to) && v.control[to] !== side) capture(v, to, side);
  uncover(v);
}

function capture(v: Season, pa: number, side: Side): void {
  const since = v.events.length;
  v.control[pa] = side;
  v.captured.push(pa);
  v.events.push({ is: 'control', place: placeId(pa), was: other(side), now: side, fight: fightOf(v) });
  if (side === 'viet-minh') setTrench(v, pa, 0, 'taken');
  // 8.0 The strategic hills bleed the garrison.
  const outcome = side === 'viet-minh' ? 'falls' : 'taken';
  if (strategicHills.includes(pa)) gather(v, since, { is: 'moment', by: side, place: placeId(pa) }, outcome);
  campFalls(v);
}

/** 6.2.7 Whether a unit may leave its place: nobody leaves a tank alone. */
export function strandsTank(v: Season, unit: number, garrisons: Garrisons = garrisonsOf(v)): boolean {
  if (isTank(unit)) return false;
  const at = v.at[unit] ?? 0;
  return (garrisons.tanks[at] ?? 0) > 0 && infantryIn(garrisons, at) === 1;
}

/** 6.2.7 Tanks without infantry go at once to a PA that holds another French unit, even across enemy lines, or are lost. */
export function* loneTanks(v: Season, at: number): Rules {
  for (const tank of tanksAt(v, at)) {
    if (v.result || infantryAt(v, at).length > 0) return;
    const open = paNumbers.filter((pa) => pa !== at && infantryAt(v, pa).length > 0);
    const about = { unit: idOf(tank), place: placeId(at) };
    const to = yield* choosePlace(v, { side: 'french', ask: 'lone-tank', rule: '6.2.7', about }, tank, open);
    if (to >= 0) enter(v, tank, to, 'tank');
    else {
      v.events.push({
        is: 'step-lost',
        side: 'french',
        unit: idOf(tank),
        place: placeId(at),
        left: 0,
        cause: 'no-refuge',
        fight: fightOf(v),
      });
      v.steps[tank] = 0;
      leaveMap(v, tank, DESTROYED);
    }
  }
}

/** 6.2.7 The same for every place on the map. */
export function* allLoneTanks(v: Season): Rules {
  for (let at = 0; at < firstBase; at++) {
    if (anyTankAt(v, at)) yield* loneTanks(v, at);
  }
}
