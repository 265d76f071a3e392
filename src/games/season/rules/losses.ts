/** 1.5 Counting losses; what happens to a unit: steps, disorganization, rout, morale checks. */
import { d6 } from '../../../kernel/chance';
import { type Modifier, sum } from '../../../kernel/rolls';
import type { Rules } from '../choices';
import { nearestJungles, placeId, zoneOf } from '../data/places';
import { lossTrack } from '../data/tables';
import type { LossCause, MoveCause } from '../events';
import { DESTROYED, HIDDEN, routedBox, type Season } from '../state';
import { choosePlace } from './ask';
import { anyAt, firstBattalion, idOf, isDummy, moraleOf, sideOf } from './pieces';
import { uncover } from './trenches';
import { endGame } from './victory';

/** 5.5 The place fought for, as events carry it. */
export function fightOf(v: Season): string | null {
  return v.fight < 0 ? null : placeId(v.fight);
}

/** 1.5 Steps on the General track, with what the thresholds do at once. */
export function score(v: Season, steps: number): void {
  if (steps <= 0) return;
  const was = v.losses;
  v.losses += steps;
  v.events.push({ is: 'track', was, now: v.losses, fight: fightOf(v) });
  if (was < lossTrack.halt && v.losses >= lossTrack.halt) {
    v.halted = true;
    v.reeducated = true;
  }
  if (v.losses >= lossTrack.end) endGame(v, 'french', v.losses, 'siege-fails');
}

/** 1.1 A unit loses a step; with the last it is destroyed. The track is the caller's business, because fire also scores what is not taken. */
export function loseStep(v: Season, unit: number, cause: LossCause): void {
  const left = (v.steps[unit] ?? 0) - 1;
  const at = v.at[unit] ?? DESTROYED;
  v.steps[unit] = left;
  v.events.push({
    is: 'step-lost',
    side: sideOf(unit),
    unit: idOf(unit),
    place: placeId(at),
    left,
    cause,
    fight: fightOf(v),
  });
  if (left === 0) leaveMap(v, unit, DESTROYED);
}

/** 0.1 A disorganized unit that is disorganized again: a step for the French, a rout for the Viet Minh. */
export function* disorganize(v: Season, unit: number, cause: LossCause, mayKill: boolean): Rules {
  if (v.disorganized[unit] === 0) {
    v.disorganized[unit] = 1;
    note(v, 'disorganized', unit);
  } else if (sideOf(unit) === 'viet-minh') yield* rout(v, unit);
  else if (mayKill) loseStep(v, unit, cause);
  else note(v, 'spared', unit);
}

function note(v: Season, is: 'disorganized' | 'spared' | 'fatigued', unit: number): void {
  const place = placeId(v.at[unit] ?? 0);
  v.events.push({ is, side: sideOf(unit), unit: idOf(unit), place, fight: fightOf(v) });
}

/** 5.4 To the closest jungle zone, fatigued; if fatigued already, to the box of the next turn. */
export function* rout(v: Season, unit: number): Rules {
  const from = v.at[unit] ?? 0;
  const tell = (to: string | null) =>
    v.events.push({ is: 'routed', unit: idOf(unit), from: placeId(from), to, fight: fightOf(v) });
  if (v.fatigued[unit] === 1) {
    tell(null);
    leaveMap(v, unit, routedBox(v.turn + 1));
    return;
  }
  const to = yield* refuge(v, unit);
  tell(placeId(to));
  retire(v, unit, to);
}

/** 5.4, 6.2.7 The nearest jungle zones without French units. */
export function refuges(v: Season, unit: number): number[] {
  return nearestJungles(zoneOf[v.at[unit] ?? 0] ?? 0, (zone) => !anyAt(v, zone, 'french'));
}

/** 5.4, 6.2.7 The one that a battalion falls back to, at the owner's choice among equals. */
export function* refuge(v: Season, unit: number): Rules<number> {
  const from = zoneOf[v.at[unit] ?? 0] ?? 0;
  const open = refuges(v, unit);
  const about = { unit: idOf(unit), place: placeId(from) };
  const scene = { is: 'place', place: placeId(from) } as const;
  return yield* choosePlace(v, { side: 'viet-minh', ask: 'rout', rule: '5.4', about, scene }, unit, open);
}

/** 5.4 Face down and fatigued in the jungle. */
export function retire(v: Season, unit: number, to: number): void {
  v.at[unit] = to;
  v.disorganized[unit] = 0;
  v.fatigued[unit] = 1;
  v.face[unit] = HIDDEN;
  uncover(v);
}

/** 1.3 Off the map, without any marker. */
export function leaveMap(v: Season, unit: number, to: number): void {
  v.at[unit] = to;
  v.disorganized[unit] = 0;
  v.fatigued[unit] = 0;
  v.face[unit] = HIDDEN;
  if (unit >= firstBattalion) uncover(v);
}

/** 0.1 What is taken off the die of a morale check, which passes with nothing left: morale, less one if fatigued. */
export function checkLines(v: Season, unit: number): Modifier[] {
  const of = idOf(unit);
  const lines: Modifier[] = [{ cause: 'morale', of, rule: '0.1', value: -moraleOf(v, unit) }];
  if (v.fatigued[unit] === 1) lines.push({ cause: 'fatigued', of, rule: '0.1', value: 1 });
  return lines;
}

/** 0.1 A morale check: one die, passed at or below morale; failing disorganizes. */
export function* check(v: Season, unit: number, cause: LossCause, mayKill: boolean): Rules {
  const die = d6(v.chance);
  const modifiers = checkLines(v, unit);
  const total = die + sum(modifiers);
  const passed = total <= 0;
  const side = sideOf(unit);
  v.events.push({
    is: 'rolled',
    side,
    roll: { name: 'check', rule: '0.1', of: idOf(unit), dice: [die], modifiers, total },
    place: placeId(v.at[unit] ?? 0),
    result: passed ? 'passed' : 'failed',
    fight: fightOf(v),
  });
  if (!passed) yield* disorganize(v, unit, cause, mayKill);
}

/** 4.2 Moves a piece and says so; whoever moved it has looked at the rules. */
export function goTo(v: Season, unit: number, to: number, how: MoveCause): void {
  const from = v.at[unit] ?? 0;
  const hidden = sideOf(unit) === 'viet-minh' && v.face[unit] === HIDDEN;
  v.at[unit] = to;
  v.moved[unit] = 1;
  v.events.push({
    is: 'moved',
    side: sideOf(unit),
    unit: idOf(unit),
    from: placeId(from),
    to: placeId(to),
    how,
    hidden: hidden && !(isDummy(unit) && how === 'dummy'),
  });
}

/** 5.7 At the end of an assault every disorganized unit is fatigued. */
export function tire(v: Season): void {
  for (let unit = 0; unit < v.at.length; unit++) {
    if (v.disorganized[unit] !== 1) continue;
    v.disorganized[unit] = 0;
    if (v.fatigued[unit] === 0) note(v, 'fatigued', unit);
    v.fatigued[unit] = 1;
  }
}
