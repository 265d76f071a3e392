/** 3.1 The week of the Viet Minh: supply and trade, returns, reconstitution, digging. */
import { gather } from '../../../kernel/tale';
import { atPlace, byDeed, done, type Rules, type SeasonChoice } from '../choices';
import { northEast, place, placeId } from '../data/places';
import { digging, munitions } from '../data/tables';
import { turns } from '../data/turns';
import { units } from '../data/units';
import { boxOf, DESTROYED, LATER, routedBox, type Season } from '../state';
import { choose } from './ask';
import { roadOpen } from './french-week';
import { leaveMap } from './losses';
import { firstBattalion, firstDummy, fullSteps, idOf, idsOf, numberOf, pieceCount } from './pieces';
import { store } from './supply';
import { digCost, digSites, setTrench } from './trenches';

/** 3.1 One or two levels, by the turn. 3.2 The road is looked at before anything is dug. */
export function beginSupply(v: Season): void {
  v.road = roadOpen(v);
  v.received = (turns[v.turn - 1]?.levels ?? 0) * munitions.level;
  v.half = -1;
}

/** 3.1 Points received may be traded for steps at once, the others are stored. */
export function* supply(v: Season): Rules {
  for (;;) {
    const choices = tradeChoices(v);
    const about = { points: v.received, half: v.half >= 0 };
    if (choices.length > 0) choices.push(done);
    const scene = { is: 'points', tracks: ['guns-viet-minh'] } as const;
    const question = { side: 'viet-minh', ask: 'trade', rule: '3.1', about, scene, resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'trade') break;
    trade(v, numberOf(choice.unit), choice.steps);
  }
  store(v, 'viet-minh', v.received, 'levels');
  v.received = 0;
  v.half = -1;
}

/** The steps a battalion has with what its stay in the box has earned; -1 for one that cannot be helped. */
function standing(v: Season, unit: number): number {
  const at = v.at[unit] ?? LATER;
  if (at === LATER) return -1;
  return (v.steps[unit] ?? 0) + (at === boxOf(v.turn) ? 1 : 0);
}

/** 3.1 For a point two steps for one battalion, or one each for two, none above three. */
function tradeChoices(v: Season): SeasonChoice[] {
  const choices: SeasonChoice[] = [];
  if (v.received === 0 && v.half < 0) return choices;
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    const steps = standing(v, unit);
    const room = steps < 0 ? 0 : (fullSteps[unit] ?? 0) - steps;
    if (room >= 1 && unit !== v.half) choices.push({ do: 'trade', unit: idOf(unit), steps: 1 });
    if (room >= munitions.trade && v.half < 0) choices.push({ do: 'trade', unit: idOf(unit), steps: munitions.trade });
  }
  return choices;
}

function trade(v: Season, unit: number, steps: number): void {
  const second = v.half >= 0;
  if (!second) v.received--;
  v.half = !second && steps < munitions.trade ? unit : -1;
  const appeared = (v.at[unit] ?? LATER) < 0;
  v.steps[unit] = standing(v, unit) + steps;
  if (appeared) leaveMap(v, unit, northEast);
  v.events.push({ is: 'traded', unit: idOf(unit), steps, points: second ? 0 : 1, appeared });
}

/** 3.1 A turn in the box has earned a step; those sent there by a second rout earn none and must come back. */
export function beginReturns(v: Season): void {
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if (v.at[unit] === boxOf(v.turn)) v.steps[unit] = rested(v, unit);
    if (v.at[unit] === routedBox(v.turn)) comeBack(v, unit);
  }
}

/** 3.1 The steps of a battalion after a turn more in the box. */
export function rested(v: Season, unit: number): number {
  return Math.min(fullSteps[unit] ?? 0, (v.steps[unit] ?? 0) + 1);
}

function comeBack(v: Season, unit: number): void {
  leaveMap(v, unit, northEast);
  v.events.push({ is: 'returned', units: [idOf(unit)], place: placeId(northEast) });
}

/** 3.1 Each battalion in the box comes back or stays a turn; with one step it would have to leave again. */
export function* returns(v: Season): Rules {
  for (;;) {
    const choices: SeasonChoice[] = [];
    for (let unit = firstBattalion; unit < firstDummy; unit++) {
      if (v.at[unit] === boxOf(v.turn) && (v.steps[unit] ?? 0) > 1) choices.push(byDeed('return', unit));
    }
    if (choices.length > 0) choices.push(done);
    const question = { side: 'viet-minh', ask: 'return', rule: '3.1', resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'return') break;
    comeBack(v, numberOf(choice.unit));
  }
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    if (v.at[unit] === boxOf(v.turn)) v.at[unit] = boxOf(v.turn + 1);
  }
  reinforcements(v);
}

function reinforcements(v: Season): void {
  const arriving: number[] = [];
  for (let unit = firstBattalion; unit < pieceCount; unit++) {
    if (v.at[unit] === LATER && (units[unit]?.arrives ?? 0) <= v.turn) arriving.push(unit);
  }
  if (arriving.length === 0) return;
  for (const unit of arriving) v.at[unit] = northEast;
  const since = v.events.length;
  v.events.push({ is: 'arrived', side: 'viet-minh', units: idsOf(arriving), place: placeId(northEast) });
  gather(v, since, { is: 'moment', by: 'viet-minh', place: placeId(northEast) });
}

/** 3.1 Battalions with two losses must leave, destroyed ones enter the box with them. */
export function beginReconstitution(v: Season): void {
  for (let unit = firstBattalion; unit < firstDummy; unit++) {
    const at = v.at[unit] ?? LATER;
    if (at === DESTROYED || (at >= 0 && v.steps[unit] === 1)) leave(v, unit);
  }
}

function leave(v: Season, unit: number): void {
  const turn = v.turn + 1;
  leaveMap(v, unit, boxOf(turn));
  v.events.push({ is: 'left', units: [idOf(unit)], turn });
}

/** 3.1 Any other reduced battalion may leave. */
export function* reconstitution(v: Season): Rules {
  for (;;) {
    const choices: SeasonChoice[] = [];
    for (let unit = firstBattalion; unit < firstDummy; unit++) {
      if ((v.at[unit] ?? LATER) >= 0 && (v.steps[unit] ?? 0) < (fullSteps[unit] ?? 0)) {
        choices.push(byDeed('leave', unit));
      }
    }
    if (choices.length > 0) choices.push(done);
    const about = { back: v.turn + 1 };
    const question = { side: 'viet-minh', ask: 'leave', rule: '3.1', about, resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'leave') return;
    leave(v, numberOf(choice.unit));
  }
}

/** 3.1 The digging points of the week. */
export function beginDigging(v: Season): void {
  v.digging = digging.points;
}

/** 3.1 Twelve points, a level at a time; what is left over is lost. */
export function* dig(v: Season): Rules {
  for (;;) {
    const choices = digSites(v).map((at) => atPlace('dig', at));
    if (choices.length > 0) choices.push(done);
    const about = { points: v.digging };
    const question = { side: 'viet-minh', ask: 'dig', rule: '3.1', about, resumable: true } as const;
    const choice = yield* choose(v, question, choices);
    if (choice.do !== 'dig') break;
    const at = place(choice.place);
    const level = (v.trench[at] ?? 0) + 1;
    v.digging -= digCost(at);
    setTrench(v, at, level, 'dug');
    if (level === digging.most) v.fresh[at] = 1;
  }
  v.digging = 0;
}
