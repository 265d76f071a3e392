/** 13.0 Recovery and repair, 5.7 the phase; 8.3, 8.4 replacements; 14.4.1 digging. */
import { closes, opens } from '../../../kernel/tale';
import { done, made, type Rules, type ValleeChoice } from '../choices';
import { airTypes } from '../data/aircraft';
import { repairUpTo } from '../data/constants';
import { entrenchment } from '../data/terrain';
import { units } from '../data/units';
import { ACTED, CUT, DISRUPTED, FRENCH, type Side, TURN_MARKS, type Vallee } from '../state';
import { airId, airType, airUnitsIn, sendAir } from './air';
import { allAreas, areaId, areaOf, beside } from './ground';
import { loseSteps } from './losses';
import { placeOf, question, rollDie, type Steps, stepThrough } from './record';
import { restTransport } from './reinforcements';
import { trace, tracesLines } from './supply';
import {
  allUnits,
  censusOf,
  clearMark,
  engineers,
  hasMark,
  idOf,
  inSupply,
  isInfantry,
  isSteady,
  isTank,
  morales,
  numberOf,
  onMap,
  recoveryMorale,
  sideOf,
  stepsOf,
  strengths,
  tanks,
  types,
  unitsOf,
} from './units';

/** 5.6.5 Each disrupted unit of the active side in supply rolls; lines are looked at again first (R41). */
export function recoverStep(v: Vallee): void {
  const shaken = unitsOf(v.active).filter((unit) => onMap(v, unit) && !isSteady(v, unit) && !isTank(unit));
  if (shaken.length === 0) return;
  if (tracesLines(v)) openLines(v, shaken);
  opens(v, { is: 'checks', roll: 'recover', by: v.active });
  for (const unit of shaken) {
    if (!inSupply(v, unit)) continue;
    const at = { side: v.active, place: placeOf(v, unit) };
    if (rollDie(v, 'recover', '13.3', at, idOf(unit)) <= recoveryMorale(v, unit)) recover(v, unit);
  }
  closes(v, 'checks');
}

/** R41 Only markers go here; none is laid. */
function openLines(v: Vallee, shaken: readonly number[]): void {
  const cut = shaken.filter((unit) => hasMark(v, unit, CUT));
  if (cut.length > 0) trace(v, cut);
}

function recover(v: Vallee, unit: number): void {
  clearMark(v, unit, DISRUPTED);
  v.events.push({ is: 'recovered', unit: idOf(unit), area: placeOf(v, unit) });
}

const steps: Steps = {
  begin: (v) => {
    attrition(v);
    for (const unit of allUnits) if (!isSteady(v, unit) && !isTank(unit)) recover(v, unit);
    repair(v);
  },
  'replace-french': (v) => replace(v, 'french'),
  'replace-vm': (v) => replace(v, 'viet-minh'),
  dig: {
    begin: (v) => {
      v.picked = [];
    },
    run: function* (v) {
      yield* dig(v);
      endOfTurn(v);
    },
  },
};

/** 5.7 */
export function recoveryPhase(v: Vallee): Rules {
  return stepThrough(v, steps);
}

/** 7.3, R40 Lines are traced afresh; what is still out of supply rolls against its printed morale, tanks never. */
function attrition(v: Vallee): void {
  if (!tracesLines(v)) return;
  trace(v, allUnits);
  opens(v, { is: 'checks', roll: 'attrition' });
  for (const unit of allUnits) {
    if (!onMap(v, unit) || inSupply(v, unit) || isTank(unit)) continue;
    const die = rollDie(v, 'attrition', '7.3', { side: sideOf(unit), place: placeOf(v, unit) }, idOf(unit));
    loseSteps(v, unit, die - (morales[unit] ?? 1), 'attrition', null);
  }
  closes(v, 'checks');
}

/** 13.1 Damaged tanks and aircraft on 1 to 3; then 13.2 one of two shot-down units of a type comes back damaged. */
function repair(v: Vallee): void {
  opens(v, { is: 'checks', roll: 'repair-tank', by: 'french' });
  for (const tank of tanks) {
    if (!onMap(v, tank) || isSteady(v, tank)) continue;
    const success =
      rollDie(v, 'repair-tank', '13.1', { side: 'french', place: placeOf(v, tank) }, idOf(tank)) <= repairUpTo;
    v.events.push({ is: 'repaired', what: idOf(tank), success });
    if (success) recover(v, tank);
  }
  closes(v, 'checks');
  opens(v, { is: 'checks', roll: 'repair-air', by: 'french' });
  for (const air of airUnitsIn(v, 'damaged')) {
    const success = rollDie(v, 'repair-air', '13.1', { side: 'french' }, airId(air)) <= repairUpTo;
    v.events.push({ is: 'repaired', what: airId(air), success });
    if (success) sendAir(v, air, 'ready');
  }
  for (const type of airTypes) {
    const down = airUnitsIn(v, 'down').filter((air) => airType(air) === type);
    for (let i = 0; i + 1 < down.length; i += 2) {
      sendAir(v, down[i] ?? 0, 'damaged');
      sendAir(v, down[i + 1] ?? 0, 'gone');
    }
  }
  closes(v, 'checks');
}

/** 13.0, R43, R44 Who can take a replacement step. */
export function canBeRebuilt(v: Vallee, unit: number): boolean {
  if (!onMap(v, unit) || !inSupply(v, unit) || stepsOf(v, unit) >= (strengths[unit] ?? 0)) return false;
  if (sideOf(unit) === 'viet-minh') return types[unit] === 'infantry';
  return isInfantry(unit) && types[unit] !== 'engineer' && units[unit]?.corps !== 'tai';
}

/** 8.3, 8.4 Each step that landed or came out lifts one loss; what is not used is gone. */
function* replace(v: Vallee, side: Side): Rules {
  while (v.landed[side] > 0) {
    const open = unitsOf(side).filter((unit) => canBeRebuilt(v, unit));
    if (open.length === 0) break;
    const choices = open.flatMap((unit) => made.replace[unit] ?? []);
    choices.push(done);
    const ask = side === 'french' ? 'replace-french' : 'replace-vm';
    const about = { steps: v.landed[side] };
    const choice = yield question(side, ask, side === 'french' ? '8.4' : '8.3', choices, { about });
    if (choice.do !== 'replace') break;
    const unit = numberOf(choice.unit);
    const was = stepsOf(v, unit);
    v.steps[unit] = was + 1;
    v.landed[side]--;
    const area = placeOf(v, unit);
    v.events.push({ is: 'steps', unit: idOf(unit), side, area, was, now: was + 1, cause: 'replacement', fight: null });
  }
  v.landed[side] = 0;
}

/** 14.4.1, R48, R90 Engineers that did nothing all turn dig, a marker a step; engineers or not, any marker may be taken up. */
function* dig(v: Vallee): Rules {
  for (;;) {
    const choices = digChoices(v);
    for (const area of allAreas) if ((v.trench[area] ?? 0) > 0) choices.push(made.fill[area] ?? done);
    if (choices.length === 0) break;
    choices.push(done);
    const choice = yield question('viet-minh', 'dig', '14.4.1', choices);
    if (choice.do === 'dig') {
      v.picked.push(numberOf(choice.unit));
      entrench(v, areaOf(choice.area), 1);
    } else if (choice.do === 'fill') entrench(v, areaOf(choice.area), -1);
    else break;
  }
  v.picked = [];
}

/** Each engineer unit with steps left to dig with, in its area or beside it, free of French. */
function digChoices(v: Vallee): ValleeChoice[] {
  const census = censusOf(v);
  const choices: ValleeChoice[] = [];
  for (const unit of engineers) {
    if (!onMap(v, unit) || hasMark(v, unit, ACTED)) continue;
    if (v.picked.filter((one) => one === unit).length >= stepsOf(v, unit)) continue;
    const here = v.at[unit] ?? -1;
    for (const area of [here, ...beside(here).map((next) => next.area)]) {
      if (census.holder[area] === FRENCH || (v.trench[area] ?? 0) >= entrenchment.most) continue;
      choices.push({ do: 'dig', unit: idOf(unit), area: areaId(area) });
    }
  }
  return choices;
}

function entrench(v: Vallee, area: number, by: number): void {
  const was = v.trench[area] ?? 0;
  v.trench[area] = was + by;
  v.events.push({ is: 'entrenched', area: areaId(area), was, now: was + by });
}

/** 13.4 Guns are ready again; markers of the turn go. */
function endOfTurn(v: Vallee): void {
  for (const unit of allUnits) clearMark(v, unit, TURN_MARKS);
  restTransport(v);
  v.othaSuppressed = [];
  v.mafiaOff = false;
  v.given = null;
}
