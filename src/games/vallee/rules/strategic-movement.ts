/** 5.5.3 Strategic movement, unit by unit in turn, with opportunity fire (10.4) after every area. */
import { choicesOf } from '../../../kernel/again';
import { sum } from '../../../kernel/rolls';
import { closes, opens } from '../../../kernel/tale';
import { made, pass, type Rules, stop, type ValleeChoice } from '../choices';
import { stackLimit } from '../data/constants';
import { ACTED, type Fire, other, type Side, STRATEGIC, type Vallee } from '../state';
import {
  commitGun,
  counterBattery,
  gunModifiers,
  hitsOf,
  mayFireGun,
  opensShot,
  shellUnit,
  supports,
} from './artillery';
import { answersBy, nameAnswers } from './bombardment';
import { areaId, areaOf, isValley } from './ground';
import { marchChoices, marchSteps, mustStop, stepTo, tow } from './movement';
import { newFight, placeOf, question } from './record';
import { comesOut, stepsComeOut, stepsThatMayTry, supplyComesOut } from './reinforcements';
import { canReach } from './sight';
import { enforceStacking } from './stacking';
import { purseOf } from './supply';
import { drive } from './trucks';
import { batteriesOf, censusOf, idOf, numberOf, onMap, setMark, sideOf, stepsOf } from './units';

/** 11.1 */
export function* movementPhase(v: Vallee): Rules {
  for (;;) {
    switch (v.step) {
      case 'begin':
        v.active = 'viet-minh';
        v.passes = 0;
        supplyComesOut(v);
        v.step = 'exits';
        break;
      case 'exits':
        yield* tryReplacements(v);
        v.step = 'march';
        break;
      case 'window':
        yield* opportunity(v);
        break;
      case 'counter':
        yield* counterOpportunity(v);
        break;
      case 'stack':
        yield* enforceStacking(v, 'viet-minh');
        yield* enforceStacking(v, 'french');
        return;
      default:
        yield* march(v);
    }
  }
}

/** 8.1.2 How many replacement steps try to come out: those that do must be used this turn. */
function* tryReplacements(v: Vallee): Rules {
  const most = stepsThatMayTry(v);
  if (most === 0) return;
  const choices: ValleeChoice[] = [];
  for (let counters = most; counters >= 0; counters--) choices.push({ do: 'try', counters });
  const choice = yield question('viet-minh', 'otha-exit', '8.1.2', choices);
  if (choice.do === 'try') stepsComeOut(v, choice.counters);
}

/** 11.1 The next unit, or the next area of the one that moves. */
function* march(v: Vallee): Rules {
  if (v.moving) yield* marchOn(v, v.moving);
  else yield* beginMarch(v);
}

function* beginMarch(v: Vallee): Rules {
  const side = v.active;
  const choices = choicesOf(v, 'strategic-move', () => marches(v, side));
  const choice = choices.length === 0 ? pass : yield question(side, 'strategic-move', '11.1', choices);
  v.passes = choice.do === 'pass' ? v.passes + 1 : 0;
  switch (choice.do) {
    case 'move': {
      const unit = numberOf(choice.unit);
      enter(v, unit, stepTo(v, unit, areaOf(choice.to), 0, 'march'), false);
      return;
    }
    case 'exit': {
      const unit = numberOf(choice.unit);
      if (comesOut(v, unit, areaOf(choice.to))) enter(v, unit, 0, false);
      else v.active = other(side);
      return;
    }
    case 'tow': {
      const unit = numberOf(choice.unit);
      enter(v, unit, tow(v, unit, numberOf(choice.with), areaOf(choice.to), STRATEGIC), true);
      return;
    }
    case 'truck': {
      const unit = numberOf(choice.unit);
      enter(v, unit, drive(v, unit, areaOf(choice.to)), true);
      return;
    }
    default:
      v.active = other(side);
      if (v.passes >= 2) v.step = 'stack';
  }
}

function marches(v: Vallee, side: Side): ValleeChoice[] {
  const choices = marchChoices(v, censusOf(v), side);
  if (choices.length > 0) choices.push(pass);
  return choices;
}

/** A unit has entered an area: the other side may fire. */
function enter(v: Vallee, unit: number, spent: number, ends: boolean): void {
  v.moving = { unit, spent, ends };
  v.step = 'window';
}

function endMarch(v: Vallee, unit: number): void {
  if (onMap(v, unit)) setMark(v, unit, STRATEGIC | ACTED);
  v.moving = null;
  v.active = other(sideOf(unit));
  v.step = 'march';
}

function* marchOn(v: Vallee, moving: { unit: number; spent: number; ends: boolean }): Rules {
  const { unit, spent } = moving;
  const side = sideOf(unit);
  const area = v.at[unit] ?? -1;
  const census = censusOf(v);
  const steps = moving.ends || mustStop(census, side, area) ? [] : marchSteps(v, census, unit);
  if (steps.length === 0) {
    endMarch(v, unit);
    return;
  }
  const choices = steps.flatMap((next) => made.to[next] ?? []);
  if (isValley[area] || (census.stack[area] ?? 0) <= stackLimit) choices.push(stop);
  const about = { unit: idOf(unit), area: areaId(area), spent };
  const scene = { is: 'place', place: areaId(area) } as const;
  const choice = yield question(side, 'strategic-step', '11.1', choices, { about, scene });
  if (choice.do === 'to') enter(v, unit, stepTo(v, unit, areaOf(choice.area), spent, 'march'), false);
  else endMarch(v, unit);
}

/** 10.4 Batteries of the other side that see the mover and can hit it. */
export function opportunityGuns(v: Vallee, unit: number, spent: number): number[] {
  const side = other(sideOf(unit));
  const area = v.at[unit] ?? -1;
  const guns = batteriesOf(side).filter((gun) => supports(gun) && mayFireGun(v, gun));
  if (guns.length === 0) return [];
  const best = 6 + sum(gunModifiers(v, side, area, spent));
  const census = censusOf(v);
  return guns.filter((gun) => hitsOf(best, stepsOf(v, gun)) > 0 && canReach(v, gun, area, census));
}

/** R85 One battery after another, until the mover is hit or nobody fires. */
function* opportunity(v: Vallee): Rules {
  const { moving } = v;
  if (!moving) return;
  const side = other(sideOf(moving.unit));
  const choices = choicesOf(v, 'opportunity', () => answersBy(opportunityGuns(v, moving.unit, moving.spent)));
  if (choices.length === 0) {
    v.step = 'march';
    return;
  }
  const about = { unit: idOf(moving.unit), area: placeOf(v, moving.unit), spent: moving.spent, ...purseOf(v, side) };
  const scene = { is: 'fight', target: placeOf(v, moving.unit) } as const;
  const choice = yield question(side, 'opportunity', '10.4', choices, { about, scene, window: 'other' });
  if (choice.do !== 'answer') {
    v.step = 'march';
    return;
  }
  v.firing = { unit: numberOf(choice.unit), target: idOf(moving.unit), fight: newFight(v) };
  v.answers = [];
  opensShot(v, v.firing);
  commitGun(v, v.firing, 'opportunity');
  v.step = 'counter';
}

/** 10.4, 10.5 The moving side's guns may silence the battery first, if the mover is French. */
function* counterOpportunity(v: Vallee): Rules {
  const { moving, firing } = v;
  if (!moving || !firing) return;
  opens(v, { is: 'answer', by: sideOf(moving.unit) });
  if (sideOf(moving.unit) === 'french') yield* nameAnswers(v, 'counter-opportunity', firing);
  const silenced = counterBattery(v, v.answers, firing.unit, firing.fight, true);
  closes(v, 'answer');
  v.firing = null;
  v.answers = [];
  v.step = 'window';
  if (!silenced && shellMover(v, firing, moving)) {
    v.events.push({ is: 'stopped', unit: idOf(moving.unit), area: placeOf(v, moving.unit) });
    endMarch(v, moving.unit);
  }
  closes(v, 'fight');
}

function shellMover(v: Vallee, fire: Fire, { unit, spent }: { unit: number; spent: number }): boolean {
  const modifiers = gunModifiers(v, sideOf(fire.unit), v.at[unit] ?? -1, spent);
  return shellUnit(v, fire, 'opportunity', unit, modifiers);
}
