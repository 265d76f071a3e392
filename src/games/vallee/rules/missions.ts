/** 5.5.2 Air bombardment, flak suppression and air transport (9.2, 9.4, 9.5). */
import { choicesOf } from '../../../kernel/again';
import { below } from '../../../kernel/chance';
import { lookUp } from '../../../kernel/rolls';
import { closes, opens } from '../../../kernel/tale';
import { bombs, done, drops, othaGuns, type Rules, suppressions, type ValleeChoice } from '../choices';
import { airTypes } from '../data/aircraft';
import { airDice } from '../data/constants';
import { type Altitude, type DropResult, dropTable } from '../data/tables';
import type { Modifier, RollPlan } from '../rolls';
import {
  type Census,
  DISRUPTED,
  ELIMINATED,
  type Mission,
  NO_CARGO,
  OTHA,
  REPLACEMENT_CARGO,
  SUPPLY_CARGO,
  SUPPRESSED,
  type Vallee,
  VIET_MINH,
  WAITING,
} from '../state';
import { airCount, airId, airOf, airType, bombColumn, cargoName, cargoOf, isTactical, nextOf } from './air';
import { groundModifiers, hitColumn, hitsOf } from './artillery';
import {
  ABORTED,
  altitudeOf,
  endMissions,
  FLIES_ON,
  isOverOtha,
  nameShots,
  rollShots,
  SHOT_DOWN,
  UNHURT,
} from './flak';
import { allAreas, areaId, areaOf, CENTRAL_FORTRESS, isValley } from './ground';
import { bombardHit } from './losses';
import { changeSupply, newFight, question, roll, type Steps, score, settle, stepThrough } from './record';
import { enforceStacking } from './stacking';
import {
  censusOf,
  flakUnits,
  holderBeside,
  idOf,
  isSteady,
  numberOf,
  onMap,
  setMark,
  stepsOf,
  strengths,
  unitsAt,
  unitsIn,
  vietMinhUnits,
} from './units';
import { weatherEffect } from './weather';

const steps: Steps = {
  begin: () => {},
  assign: assignMissions,
  flak: function* (v) {
    yield* nameShots(v, 'strategic');
    flyMissions(v);
    closes(v, 'flight');
  },
  stack: (v) => enforceStacking(v, 'french'),
};

/** 5.5.2 */
export function missionPhase(v: Vallee): Rules {
  opens(v, { is: 'flight', by: 'french' });
  return stepThrough(v, steps);
}

/** 6.1.2, R31, R32 Altitudes that weather and event 9 allow. */
export function altitudes(v: Vallee, drop: boolean): readonly Altitude[] {
  const { low, lowDrops } = weatherEffect(v);
  return (drop ? lowDrops && !v.noLowDrops : low) ? ['low', 'high'] : ['high'];
}

/** Every mission is named before the Viet Minh answer; what gets none stays for the assault phase. */
function* assignMissions(v: Vallee): Rules {
  for (;;) {
    const choices = choicesOf(v, 'air-missions', () => missionChoices(v));
    if (choices.length === 0) return;
    const choice = yield question('french', 'air-missions', '5.5.2', choices, {
      about: { named: v.missions.length },
    });
    switch (choice.do) {
      case 'bomb':
        addMission(v, { air: nextFree(v, choice.air), is: 'bomb', target: choice.target, low: choice.at === 'low' });
        break;
      case 'suppress':
        addMission(v, { air: nextFree(v, choice.air), is: 'suppress', target: choice.target, low: true });
        break;
      case 'drop':
        addMission(v, {
          air: airOf(choice.air),
          is: 'drop',
          target: areaId(CENTRAL_FORTRESS),
          low: choice.at === 'low',
        });
        break;
      default:
        return;
    }
  }
}

/** 5.5.2 */
export function addMission(v: Vallee, mission: Omit<Mission, 'fight'>): void {
  const fight = newFight(v);
  v.missions.push({ ...mission, fight });
  const { air, is, target, low } = mission;
  v.events.push({ is: 'mission', air: airId(air), mission: is, target, at: low ? 'low' : 'high', fight });
}

/** 5.5.2 The next ready air unit of a type that has no mission yet; -1 where there is none. */
export function nextFree(v: Vallee, type: string): number {
  if (nextOf(v, type) < 0) return -1;
  for (let air = 0; air < airCount; air++) {
    if (airType(air) === type && v.air[air] === 'ready' && !v.missions.some((one) => one.air === air)) return air;
  }
  return -1;
}

function missionChoices(v: Vallee): ValleeChoice[] {
  const choices: ValleeChoice[] = [];
  const census = censusOf(v);
  const marked = vietMinhUnits.filter((unit) => isSittingDuck(v, unit));
  const hidden = unmarkedCounters(v) > 0;
  for (const type of airTypes) {
    const air = nextFree(v, type);
    if (air < 0) continue;
    if (bombColumn(air) > 0) {
      for (const at of altitudes(v, false)) {
        const list = bombs[at].get(type);
        if (!list) continue;
        addBombs(choices, census, list.area, list.unit);
        if (hidden) choices.push(list.otha);
        for (const unit of marked) choices.push(list.unit[unit] ?? done);
      }
    }
    if (isTactical(air) && weatherEffect(v).low) addSuppressions(v, choices, type, hidden || marked.length > 0);
  }
  for (let air = 0; air < airCount; air++) {
    if (v.air[air] !== 'ready' || cargoOf(v, air).length === 0 || v.missions.some((one) => one.air === air)) continue;
    for (const at of altitudes(v, true)) choices.push(drops[at][air] ?? done);
  }
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 9.2 A whole area, or one unit in a valley. */
function addBombs(
  choices: ValleeChoice[],
  census: Census,
  byArea: readonly ValleeChoice[],
  byUnit: readonly ValleeChoice[],
): void {
  for (const area of allAreas) {
    if (census.holder[area] !== VIET_MINH) continue;
    if (!isValley[area]) choices.push(byArea[area] ?? done);
    else for (const unit of unitsAt(census, area)) choices.push(byUnit[unit] ?? done);
  }
}

/** 9.4 Any AA unit on the map, and each shot of the transport area while there is something there to attack. */
function addSuppressions(v: Vallee, choices: ValleeChoice[], type: string, overOtha: boolean): void {
  const list = suppressions.get(type);
  for (const unit of flakUnits) {
    const choice = onMap(v, unit) ? list?.get(idOf(unit)) : undefined;
    if (choice) choices.push(choice);
  }
  if (!overOtha) return;
  for (const gun of othaGuns) {
    const choice = list?.get(gun);
    if (choice) choices.push(choice);
  }
}

/** R35 A unit of the transport area that carries a marker can be picked out. */
function isSittingDuck(v: Vallee, unit: number): boolean {
  return v.at[unit] === OTHA && (!isSteady(v, unit) || stepsOf(v, unit) < (strengths[unit] ?? 0));
}

function unmarkedUnits(v: Vallee): number[] {
  return vietMinhUnits.filter((unit) => v.at[unit] === OTHA && !isSittingDuck(v, unit));
}

/** 9.2 Counters of the transport area that lie face down. */
export function unmarkedCounters(v: Vallee): number {
  const { supply, newSupply, steps, newSteps } = v.otha;
  return supply + newSupply + steps + newSteps + unmarkedUnits(v).length;
}

/** R79 Shots at those who suppress come first, then suppression counts, then the rest, bombs and drops. */
function flyMissions(v: Vallee): void {
  const suppressing = v.missions.filter(({ is }) => is === 'suppress');
  rollShots(v, suppressing);
  for (const mission of suppressing) suppress(v, mission);
  rollShots(
    v,
    v.missions.filter(({ is }) => is !== 'suppress'),
  );
  const hidden = hiddenCounters(v);
  opens(v, { is: 'checks', roll: 'bomb', by: 'french' });
  for (const mission of v.missions) if (mission.is === 'bomb') bomb(v, mission, hidden);
  closes(v, 'checks');
  opens(v, { is: 'checks', roll: 'drop', by: 'french' });
  drop(v);
  closes(v, 'checks');
  endMissions(v);
}

/** 9.4 No die: the gun is at -1 for the rest of the turn, unless the aircraft was driven off. */
function suppress(v: Vallee, { air, target, fight }: Mission): void {
  if ((v.hurt[air] ?? UNHURT) >= ABORTED) return;
  const unit = numberOf(target);
  if (unit >= 0) setMark(v, unit, SUPPRESSED);
  else v.othaSuppressed.push(othaGuns.indexOf(target));
  v.events.push({ is: 'suppressed', gun: target, fight });
}

/** 9.2 What is added to the die of a bombing aircraft. */
export function bombModifiers(v: Vallee, mission: Pick<Mission, 'air' | 'low'>, area: number): Modifier[] {
  const modifiers: Modifier[] = area >= 0 ? groundModifiers(v, area) : [];
  if (mission.low) modifiers.push({ cause: 'low', rule: '9.2', value: airDice.low });
  if (airType(mission.air) === 'A-26') modifiers.push({ cause: 'a26', rule: '9.2', value: airDice.a26 });
  if (v.hurt[mission.air] === FLIES_ON) modifiers.push({ cause: 'damaged', rule: '9.2', value: airDice.damaged });
  return modifiers;
}

/** R35 One die for each aircraft; the same hits fall on every unit of an area, on one in a valley. */
function bomb(v: Vallee, mission: Mission, hidden: Hidden): void {
  const { air, target, fight } = mission;
  if ((v.hurt[air] ?? UNHURT) >= ABORTED) return;
  const single = numberOf(target);
  const area = single >= 0 ? (v.at[single] ?? -1) : areaOf(target);
  const plan: RollPlan = {
    name: 'bomb',
    rule: '9.2',
    of: airId(air),
    dice: '1d6',
    modifiers: bombModifiers(v, mission, Math.max(-1, area)),
  };
  const place = isOverOtha(v, mission) ? 'otha' : areaId(area);
  const strength = bombColumn(air);
  const { total } = roll(v, plan, { side: 'french', fight, place, table: 'bombardment', column: hitColumn(strength) });
  const hits = hitsOf(total, strength);
  if (target === 'otha') {
    if (hits > 0) bombHidden(v, hidden, hits, fight);
    return;
  }
  const units = single >= 0 ? [single] : unitsIn(v, area, 'viet-minh');
  for (const unit of units) for (let i = 0; i < hits; i++) bombardHit(v, unit, 'bombs', fight);
}

/** The face-down counters as they lay when the aircraft chose: one entry each, in a fixed order. */
interface Hidden {
  readonly supply: boolean[];
  readonly steps: ('whole' | 'shaken' | 'gone')[];
  readonly units: readonly number[];
  /** The first so many of each could still try to leave this turn. */
  readonly oldSupply: number;
  readonly oldSteps: number;
}

function hiddenCounters(v: Vallee): Hidden {
  const { supply, newSupply, steps, newSteps } = v.otha;
  return {
    supply: new Array<boolean>(supply + newSupply).fill(true),
    steps: new Array<'whole'>(steps + newSteps).fill('whole'),
    units: unmarkedUnits(v),
    oldSupply: supply,
    oldSteps: steps,
  };
}

/** 9.2 A counter by lot: supply dies on any hit, a replacement step on its second. */
function bombHidden(v: Vallee, hidden: Hidden, hits: number, fight: string): void {
  const { supply, steps, units } = hidden;
  const drawn = below(v.chance, supply.length + steps.length + units.length);
  if (drawn < supply.length) {
    if (!supply[drawn]) return;
    supply[drawn] = false;
    if (drawn < hidden.oldSupply) v.otha.supply--;
    else v.otha.newSupply--;
    v.events.push({ is: 'counter-lost', what: 'supply', shaken: false, fight });
    return;
  }
  const step = drawn - supply.length;
  if (step < steps.length) {
    for (let i = 0; i < hits; i++) bombStep(v, hidden, step, fight);
    return;
  }
  const unit = units[step - steps.length];
  if (unit !== undefined) for (let i = 0; i < hits; i++) bombardHit(v, unit, 'bombs', fight);
}

function bombStep(v: Vallee, { steps, oldSteps }: Hidden, step: number, fight: string): void {
  if (steps[step] === 'whole') {
    steps[step] = 'shaken';
    if (step < oldSteps) v.otha.steps--;
    else v.otha.newSteps--;
    v.otha.shaken++;
    v.events.push({ is: 'counter-lost', what: 'replacement', shaken: true, fight });
  } else if (steps[step] === 'shaken') {
    steps[step] = 'gone';
    v.otha.shaken--;
    v.losses['viet-minh']++;
    v.events.push({ is: 'counter-lost', what: 'replacement', shaken: false, fight });
    score(v, 'french', 1, 'vm-steps', 'otha', fight);
  }
}

/** 9.5 The die of a drop. */
export function dropModifiers(census: Census): Modifier[] {
  if (!holderBeside(census, CENTRAL_FORTRESS, VIET_MINH)) return [];
  return [{ cause: 'drop-zone', rule: '9.5', value: dropTable.adjacent.value }];
}

/** What has become of the steps of a parachute unit. */
interface Jump {
  landed: number;
  lost: number;
  home: number;
  scattered: boolean;
}

/** 9.5 Every transport that got through drops its load; the others bring it home or lose it. */
function drop(v: Vallee): void {
  const jumps = new Map<number, Jump>();
  const modifiers = dropModifiers(censusOf(v));
  for (let air = 0; air < airCount; air++) {
    const cargo = cargoOf(v, air);
    if (cargo.length === 0) continue;
    const mission = v.missions.find((one) => one.air === air);
    const fight = mission?.fight ?? null;
    const result = dropResult(v, air, mission, modifiers);
    v.cargo[air * 2] = NO_CARGO;
    v.cargo[air * 2 + 1] = NO_CARGO;
    if (fight !== null) v.events.push({ is: 'dropped', air: airId(air), cargo: cargo.map(cargoName), result, fight });
    unload(v, cargo, result, jumps, fight);
  }
  for (const [unit, jump] of jumps) land(v, unit, jump);
}

function dropResult(
  v: Vallee,
  air: number,
  mission: Mission | undefined,
  modifiers: readonly Modifier[],
): DropResult | 'home' | 'down' {
  const hurt = v.hurt[air] ?? UNHURT;
  if (!mission || hurt === ABORTED) return 'home';
  if (hurt === SHOT_DOWN) return 'down';
  const plan: RollPlan = { name: 'drop', rule: '9.5', of: airId(air), dice: '1d6', modifiers };
  const column = altitudeOf(mission);
  const at = { side: 'french', fight: mission.fight, place: mission.target, table: 'drop', column } as const;
  return lookUp(dropTable, roll(v, plan, at).total)[column];
}

function unload(
  v: Vallee,
  cargo: readonly number[],
  result: DropResult | 'home' | 'down',
  jumps: Map<number, Jump>,
  fight: string | null,
): void {
  const supply = cargo.filter((item) => item === SUPPLY_CARGO).length;
  if (result === 'landed') changeSupply(v, 'french', supply, 'dropped', fight);
  if (result === 'scattered') changeSupply(v, 'french', Math.floor(supply / 2), 'dropped', fight);
  if (result === 'lost') changeSupply(v, 'viet-minh', supply, 'captured', fight);
  for (const item of cargo) {
    if (item === SUPPLY_CARGO) continue;
    const gone = result === 'lost' || result === 'down';
    if (gone) loseAloft(v, fight);
    if (item === REPLACEMENT_CARGO) {
      if (result === 'home') v.pool++;
      else if (!gone) v.landed.french++;
      continue;
    }
    const jump = jumps.get(item) ?? { landed: 0, lost: 0, home: 0, scattered: false };
    jumps.set(item, jump);
    if (gone) jump.lost++;
    else if (result === 'home') jump.home++;
    else jump.landed++;
    jump.scattered ||= result === 'scattered';
  }
}

/** R33 A step lost with its transport or outside the wire is a French step eliminated. */
function loseAloft(v: Vallee, fight: string | null): void {
  v.losses.french++;
  score(v, 'viet-minh', 1, 'french-steps', areaId(CENTRAL_FORTRESS), fight);
}

/** 9.5, R72 The unit lands with the steps that did; steps brought home join the pool, unless all of them came home. */
function land(v: Vallee, unit: number, { landed, lost, home, scattered }: Jump): void {
  if (landed === 0 && lost === 0) {
    v.at[unit] = WAITING;
    return;
  }
  v.pool += home;
  const was = stepsOf(v, unit);
  v.steps[unit] = landed;
  const area = areaId(CENTRAL_FORTRESS);
  if (landed < was) {
    v.events.push({ is: 'steps', unit: idOf(unit), side: 'french', area, was, now: landed, cause: 'air', fight: null });
  }
  if (landed === 0) {
    v.at[unit] = ELIMINATED;
    v.marks[unit] = 0;
    return;
  }
  v.at[unit] = CENTRAL_FORTRESS;
  if (scattered) setMark(v, unit, DISRUPTED);
  v.events.push({ is: 'arrived', unit: idOf(unit), area, by: 'air' });
  settle(v, CENTRAL_FORTRESS);
}
