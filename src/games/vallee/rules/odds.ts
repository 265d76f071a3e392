/** Exact odds of every roll: each throw is counted, the answer of the enemy never guessed. */
import { certain, chain, chanceOf, mapOdds, mean, type Odds, onTable, totals } from '../../../kernel/odds';
import { lookUp, sum } from '../../../kernel/rolls';
import { exit, hitsOn, repairUpTo } from '../data/constants';
import {
  type AirHit,
  type Altitude,
  type DropResult,
  dropTable,
  type EventId,
  randomEvents,
  type Weather,
  weatherTable,
} from '../data/tables';
import type { Month } from '../data/turns';
import type { Modifier } from '../rolls';
import { BOMBED, type Census, type Mission, type Side, type Vallee } from '../state';
import { bombColumn } from './air';
import { counterModifiers, gunModifiers, hitsOf, hqModifiers } from './artillery';
import { antiTankModifiers, fireModifiers, fireStrength } from './fire';
import {
  ABORTED,
  altitudeOf,
  FLIES_ON,
  flakModifiers,
  flakResult,
  isSuppressed,
  SHOT_DOWN,
  suppressedLine,
  UNHURT,
} from './flak';
import { mafiaModifiers, mafiaRules } from './mafia';
import { bombModifiers, dropModifiers } from './missions';
import { capacityModifiers, exitModifiers } from './reinforcements';
import { hasMark, isSteady, isTank, moraleOf, morales, recoveryMorale, stepsOf } from './units';

/** 5.0 The chance of a die with these modifiers to reach a number. */
export function atLeast(need: number, modifiers: readonly Modifier[] = []): number {
  return Math.max(0, Math.min(6, 7 - (need - sum(modifiers)))) / 6;
}

/** 5.0 The chance of a die with these modifiers to stay at or under a number. */
export function atMost(limit: number, modifiers: readonly Modifier[] = []): number {
  return 1 - atLeast(limit + 1, modifiers);
}

/** 6.1 */
export function weatherOdds(month: Month): Odds<Weather> {
  return mapOdds(totals('1d6'), (die) => lookUp(weatherTable, die)[month]);
}

/** 6.2 */
export function eventOdds(): Odds<EventId> {
  return mapOdds(onTable(randomEvents, 0), ({ event }) => event);
}

/** 8.1.1 Counters that may set out. */
export function capacityOdds(v: Vallee): Odds<number> {
  return mapOdds(totals('1d6', sum(capacityModifiers(v))), (total) => Math.max(0, total));
}

/** 8.1.2 */
export function exitChance(v: Vallee): number {
  return atMost(exit.upTo, exitModifiers(v));
}

/** A unit under bombardment: what it can still suffer. */
export interface Shelled {
  readonly steady: boolean;
  readonly lost: number;
  /** It has lost its one step of the turn already, or has none to lose. */
  readonly safe: boolean;
}

function shelledNow(v: Vallee, unit: number, capped: boolean): Shelled {
  const safe = capped && (isTank(unit) || hasMark(v, unit, BOMBED) || stepsOf(v, unit) <= 1);
  return { steady: isSteady(v, unit), lost: 0, safe };
}

/** 12.3.1 One more hit. */
function oneHit(v: Vallee, unit: number, before: Shelled, capped: boolean): Shelled {
  if (before.steady) return { ...before, steady: false };
  if (before.safe || before.lost >= stepsOf(v, unit)) return before;
  return { steady: false, lost: before.lost + 1, safe: capped || before.lost + 1 >= stepsOf(v, unit) };
}

const shelledKey = ({ steady, lost, safe }: Shelled) => `${steady} ${lost} ${safe}`;

/** 10.2 Hits of one battery or aircraft, by its column. */
export function hitOdds(strength: number, modifiers: readonly Modifier[]): Odds<number> {
  return mapOdds(totals('1d6', sum(modifiers)), (total) => hitsOf(total, strength));
}

/** 9.2, 10.2 A unit after these batteries or aircraft, each by its column: the same modifiers for all. */
export function shelledOdds(
  v: Vallee,
  unit: number,
  strengths: readonly number[],
  modifiers: readonly Modifier[],
  capped: boolean,
): Odds<Shelled> {
  let odds: Odds<Shelled> = [{ is: shelledNow(v, unit, capped), chance: 1 }];
  for (const strength of strengths) {
    odds = chain(
      odds,
      (before) =>
        mapOdds(
          hitOdds(strength, modifiers),
          (hits) => {
            let after = before;
            for (let i = 0; i < hits; i++) after = oneHit(v, unit, after, capped);
            return after;
          },
          shelledKey,
        ),
      shelledKey,
    );
  }
  return odds;
}

/** 10.2 The same for guns of a side at a unit where it stands; `spent` for opportunity fire (10.4). */
export function gunOdds(
  v: Vallee,
  side: Side,
  guns: readonly number[],
  unit: number,
  capped: boolean,
  spent = 0,
): Odds<Shelled> {
  const strengths = guns.map((gun) => stepsOf(v, gun));
  return shelledOdds(v, unit, strengths, gunModifiers(v, side, v.at[unit] ?? -1, spent), capped);
}

/** 12.3.1 The chance that these guns shake a unit or cost it a step. */
export function harmChance(v: Vallee, side: Side, guns: readonly number[], unit: number, capped: boolean): number {
  const steady = isSteady(v, unit);
  return chanceOf(gunOdds(v, side, guns, unit, capped), (after) => after.lost > 0 || (steady && !after.steady));
}

/** 10.3 Supply points an HQ shot takes. */
export function hqOdds(v: Vallee, census: Census, gun: number): Odds<number> {
  return hitOdds(stepsOf(v, gun), hqModifiers(census));
}

/** 10.5 The chance to silence a battery with so many answers. */
export function counterChance(v: Vallee, target: number, answers: number): number {
  return 1 - (1 - atLeast(hitsOn.counterBattery, counterModifiers(v, target))) ** answers;
}

/** 9.6 One shot; `hushed` is how likely the gun is suppressed when it fires. */
export function flakOdds(v: Vallee, gun: string, altitude: Altitude, hushed = 0): Odds<AirHit> {
  const modifier = sum(flakModifiers(v, gun));
  const at = (total: number) => flakResult(gun, altitude, total);
  return chain(hushOdds(hushed), (by) => mapOdds(totals('1d6', modifier + by), at));
}

/** 9.4 What a gun that is suppressed with this chance has less on its die. */
export function hushOdds(hushed: number): Odds<number> {
  return hushed === 0
    ? certain(0)
    : [
        { is: 0, chance: 1 - hushed },
        { is: suppressedLine.value, chance: hushed },
      ];
}

/**
 * 9.4, R79 How likely those that fly to suppress a gun get through the shots named at them: its other shots come after.
 */
export function hushChance(v: Vallee, mission: Mission, gun: string): number {
  if (mission.is === 'suppress' || isSuppressed(v, gun)) return 0;
  let loud = 1;
  for (const one of v.missions) {
    if (one.is !== 'suppress' || one.target !== gun) continue;
    const shots = v.shots.filter(({ air }) => air === one.air).map((shot) => shot.gun);
    loud *= chanceOf(missionOdds(v, one, shots), (state) => state >= ABORTED);
  }
  return 1 - loud;
}

/** 9.6.1 What becomes of an aircraft under these guns: unhurt, flies on damaged, aborted, shot down. */
export function missionOdds(v: Vallee, mission: Mission, guns: readonly string[]): Odds<number> {
  let odds: Odds<number> = [{ is: v.hurt[mission.air] ?? UNHURT, chance: 1 }];
  for (const gun of guns) {
    odds = chain(odds, (before) => {
      if (before >= ABORTED) return [{ is: before, chance: 1 }];
      const odds = flakOdds(v, gun, altitudeOf(mission), hushChance(v, mission, gun));
      return chain(odds, (hit) => afterFlak(before, hit));
    });
  }
  return odds;
}

function afterFlak(before: number, hit: AirHit): Odds<number> {
  if (hit === 'none') return [{ is: before, chance: 1 }];
  if (hit === 'down') return [{ is: SHOT_DOWN, chance: 1 }];
  if (before === FLIES_ON) return [{ is: ABORTED, chance: 1 }];
  return [
    { is: ABORTED, chance: 0.5 },
    { is: FLIES_ON, chance: 0.5 },
  ];
}

/** 9.2 Hits of a bombing aircraft that gets through unhurt; -1 is the transport area. */
export function bombOdds(v: Vallee, air: number, low: boolean, area: number): Odds<number> {
  return hitOdds(bombColumn(air), bombModifiers(v, { air, low }, area));
}

/** 9.5 */
export function dropOdds(census: Census, altitude: Altitude): Odds<DropResult> {
  return mapOdds(onTable(dropTable, sum(dropModifiers(census))), (row) => row[altitude]);
}

/** 12.1 The chance of a shot to hit. */
export function fireChance(v: Vallee, unit: number, target: number, final: boolean, tank: boolean): number {
  const strength = fireStrength(v, unit, target, final, tank);
  const modifier = sum(fireModifiers(v, target, final));
  return Math.max(0, Math.min(6, strength - modifier - 1)) / 6;
}

/** 14.2 */
export function antiTankChance(v: Vallee, unit: number): number {
  return atLeast(hitsOn.antiTank, antiTankModifiers(v, unit));
}

/** 14.3 Steps a unit loses to one battery of rockets, and whether it is shaken. */
export function rocketOdds(v: Vallee, unit: number): Odds<Shelled> {
  const unhurt: Shelled = { steady: isSteady(v, unit), lost: 0, safe: false };
  const hit = atLeast(hitsOn.katyusha);
  const after = isTank(unit) ? tankHit(v, unit) : overMoraleOdds(v, unit, moraleOf(v, unit));
  return chain<boolean, Shelled>(
    [
      { is: true, chance: hit },
      { is: false, chance: 1 - hit },
    ],
    (struck) => (struck ? after : [{ is: unhurt, chance: 1 }]),
    shelledKey,
  );
}

/** 14.4.2 What the mine does to a unit. */
export function mineOdds(v: Vallee, unit: number): Odds<Shelled> {
  if (!isTank(unit)) return overMoraleOdds(v, unit, moraleOf(v, unit));
  const unhurt: Shelled = { steady: isSteady(v, unit), lost: 0, safe: false };
  return mapOdds(totals('1d6'), (die) => (die > 1 ? (tankHit(v, unit)[0]?.is ?? unhurt) : unhurt), shelledKey);
}

function tankHit(v: Vallee, unit: number): Odds<Shelled> {
  return [{ is: { steady: false, lost: isSteady(v, unit) ? 0 : 1, safe: false }, chance: 1 }];
}

function overMoraleOdds(v: Vallee, unit: number, morale: number): Odds<Shelled> {
  const steady = isSteady(v, unit);
  return mapOdds(
    totals('1d6'),
    (die) => ({
      steady: steady && die <= morale,
      lost: Math.max(0, Math.min(stepsOf(v, unit), die - morale)),
      safe: false,
    }),
    shelledKey,
  );
}

/** 7.3 Steps lost out of supply. */
export function attritionOdds(v: Vallee, unit: number): Odds<number> {
  const morale = morales[unit] ?? 1;
  return mapOdds(totals('1d6'), (die) => (isTank(unit) ? 0 : Math.max(0, Math.min(stepsOf(v, unit), die - morale))));
}

/** 6.2, 12.3.3 Steps lost to a die against current morale. */
export function moraleLossOdds(v: Vallee, unit: number): Odds<number> {
  return mapOdds(totals('1d6'), (die) => Math.max(0, Math.min(stepsOf(v, unit), die - moraleOf(v, unit))));
}

/** 13.3 */
export function recoverChance(v: Vallee, unit: number): number {
  return atMost(recoveryMorale(v, unit));
}

/** 13.1 */
export const repairChance = atMost(repairUpTo);

/** 14.4.2 */
export function findMineChance(engineers: number): number {
  return 1 - (1 - atLeast(hitsOn.countermine)) ** engineers;
}

/** 14.5 */
export function mafiaChance(v: Vallee, area: number, attackers: readonly number[]): number {
  return mafiaRules(v) ? atLeast(hitsOn.mafia, mafiaModifiers(v, area, attackers)) : 1;
}

/** 10.2 Mean steps lost and the chance to be shaken at the end. */
export function outlook(odds: Odds<Shelled>): { readonly lost: number; readonly shaken: number } {
  return { lost: mean(odds, ({ lost }) => lost), shaken: chanceOf(odds, ({ steady }) => !steady) };
}
