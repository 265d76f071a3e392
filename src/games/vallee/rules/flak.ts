/** 9.6 Anti-aircraft fire at both altitudes. */
import { lookUp } from '../../../kernel/rolls';
import { closes, opens } from '../../../kernel/tale';
import { done, flakAt, othaGuns, type Rules, type ValleeChoice } from '../choices';
import { type AirHit, type Altitude, aaTable, type Flak } from '../data/tables';
import type { Modifier, RollPlan } from '../rolls';
import {
  ACTED,
  FLAK_ASSAULT,
  FLAK_STRATEGIC,
  type Mission,
  OTHA,
  type Shot,
  STRATEGIC,
  SUPPRESSED,
  type Vallee,
} from '../state';
import { airId, airOf, sendAir } from './air';
import { placeOf, question, roll, rollDie, score } from './record';
import { calibreOf, flakUnits, hasMark, idOf, inSupply, isSteady, numberOf, onMap, setMark } from './units';
import { weatherEffect } from './weather';

/** What became of an aircraft on its mission. */
export const UNHURT = 0;
export const FLIES_ON = 1;
export const ABORTED = 2;
export const SHOT_DOWN = 3;

/** 9.6 Whether a mission is flown over the transport area. */
export function isOverOtha(v: Vallee, { target }: Mission): boolean {
  if (target.startsWith('otha')) return true;
  const unit = numberOf(target);
  return unit >= 0 && v.at[unit] === OTHA;
}

/** 9.6 */
export function altitudeOf(mission: Mission): Altitude {
  return mission.low ? 'low' : 'high';
}

function kindOf(gun: string): Flak {
  const unit = numberOf(gun);
  if (unit < 0) return 'otha';
  return calibreOf(unit) === '37mm' ? '37mm' : 'mg';
}

/** 6.1.3, 7.3, 9.4 */
export function flakModifiers(v: Vallee, gun: string): Modifier[] {
  const modifiers: Modifier[] = [];
  const { aa } = weatherEffect(v);
  if (aa !== 0) modifiers.push({ cause: `weather-${v.weather}`, rule: '6.1.3', value: aa });
  const unit = numberOf(gun);
  if (unit >= 0 && !inSupply(v, unit)) modifiers.push({ cause: 'out-of-supply', rule: '7.3', value: -1 });
  if (isSuppressed(v, gun)) modifiers.push(suppressedLine);
  return modifiers;
}

/** 9.4 */
export const suppressedLine: Modifier = { cause: 'suppressed', rule: '9.4', value: -1 };

/** 9.4 Two aircraft on one gun do not add up (R79). */
export function isSuppressed(v: Vallee, gun: string): boolean {
  const unit = numberOf(gun);
  return unit >= 0 ? hasMark(v, unit, SUPPRESSED) : v.othaSuppressed.includes(othaGuns.indexOf(gun));
}

/** 9.6 */
export function flakPlan(v: Vallee, gun: string, air: number): RollPlan {
  return { name: 'aa', rule: '9.6', of: `${gun} ${airId(air)}`, dice: '1d6', modifiers: flakModifiers(v, gun) };
}

/** 9.6 */
export function flakResult(gun: string, altitude: Altitude, total: number): AirHit {
  return lookUp(aaTable, total)[flakColumn(gun, altitude)];
}

/** 9.6 The column of a gun at an altitude. */
const flakColumn = (gun: string, altitude: Altitude) => `${kindOf(gun)} ${altitude}` as const;

/** 9.6 Whether a gun can hurt a mission at all, with a six. */
export function canHurt(v: Vallee, gun: string, mission: Mission): boolean {
  const modifiers = flakModifiers(v, gun).reduce((sum, { value }) => sum + value, 0);
  return flakResult(gun, altitudeOf(mission), 6 + modifiers) !== 'none';
}

/** R30 AA units that may fire now: once in 5.5.2, and in supply once in one round of 5.6. */
function readyFlak(v: Vallee, when: 'strategic' | 'assault'): number[] {
  const used = when === 'strategic' ? FLAK_STRATEGIC : FLAK_ASSAULT | STRATEGIC;
  return flakUnits.filter(
    (unit) =>
      onMap(v, unit) && isSteady(v, unit) && !hasMark(v, unit, used) && (when === 'strategic' || inSupply(v, unit)),
  );
}

/** 9.6 The Viet Minh name a target for each gun, all before the first roll. */
export function* nameShots(v: Vallee, when: 'strategic' | 'assault'): Rules {
  const ask = when === 'strategic' ? 'aa-strategic' : 'aa-assault';
  for (;;) {
    const guns = [
      ...readyFlak(v, when).map(idOf),
      ...(when === 'strategic' ? othaGuns.filter((gun) => !v.shots.some((shot) => shot.gun === gun)) : []),
    ];
    const choices: ValleeChoice[] = [];
    let possible = false;
    for (const gun of guns) {
      const here = numberOf(gun) < 0;
      for (const mission of v.missions) {
        if (isOverOtha(v, mission) !== here) continue;
        choices.push(flakAt.get(gun)?.[mission.air] ?? done);
        possible ||= canHurt(v, gun, mission);
      }
    }
    if (!possible) return;
    choices.push(done);
    const choice = yield question('viet-minh', ask, '9.6', choices, {
      about: { named: v.shots.length },
      window: when === 'assault' ? 'fight' : 'other',
    });
    if (choice.do !== 'flak') return;
    nameShot(v, { gun: choice.unit, air: airOf(choice.air) }, when);
  }
}

function nameShot(v: Vallee, shot: Shot, when: 'strategic' | 'assault'): void {
  v.shots.push(shot);
  const unit = numberOf(shot.gun);
  if (unit >= 0) setMark(v, unit, (when === 'strategic' ? FLAK_STRATEGIC : FLAK_ASSAULT) | ACTED);
  const fight = v.missions.find(({ air }) => air === shot.air)?.fight ?? '';
  v.events.push({ is: 'flak', gun: shot.gun, air: airId(shot.air), fight });
}

/** 9.6 Rolls the shots at these missions, in the order they were named. */
export function rollShots(v: Vallee, missions: readonly Mission[]): void {
  opens(v, { is: 'checks', roll: 'aa', by: 'viet-minh' });
  for (const { gun, air } of v.shots) {
    const mission = missions.find((one) => one.air === air);
    if (mission) rollShot(v, gun, mission);
  }
  closes(v, 'checks');
}

/** 9.6.1 A first damage is rolled for, a second aborts; what has turned back or fallen is not shot at any more. */
function rollShot(v: Vallee, gun: string, mission: Mission): void {
  const { air, fight } = mission;
  const state = v.hurt[air] ?? UNHURT;
  if (state >= ABORTED) return;
  const place = numberOf(gun) >= 0 ? placeOf(v, numberOf(gun)) : 'otha';
  const column = flakColumn(gun, altitudeOf(mission));
  const { total } = roll(v, flakPlan(v, gun, air), { side: 'viet-minh', fight, place, table: 'aa', column });
  const result = flakResult(gun, altitudeOf(mission), total);
  if (result === 'none') return;
  if (result === 'down') {
    v.hurt[air] = SHOT_DOWN;
    v.events.push({ is: 'air-hit', air: airId(air), hit: 'down', aborts: true, fight });
    score(v, 'viet-minh', 1, 'aircraft', null, fight);
    return;
  }
  v.hurt[air] = state === FLIES_ON || aborts(v, air, fight) ? ABORTED : FLIES_ON;
  v.events.push({ is: 'air-hit', air: airId(air), hit: 'damaged', aborts: v.hurt[air] === ABORTED, fight });
}

/** An even die turns it back. */
function aborts(v: Vallee, air: number, fight: string): boolean {
  return rollDie(v, 'abort', '9.6.1', { side: 'french', fight }, airId(air)) % 2 === 0;
}

/** 9.6 Every aircraft that flew goes where it belongs. */
export function endMissions(v: Vallee): void {
  for (const { air, fight } of v.missions) {
    const state = v.hurt[air] ?? UNHURT;
    sendAir(v, air, state === SHOT_DOWN ? 'down' : state === UNHURT ? 'flown' : 'damaged', fight);
    v.hurt[air] = UNHURT;
  }
  v.missions = [];
  v.shots = [];
}
