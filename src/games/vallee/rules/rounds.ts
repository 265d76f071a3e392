/** 5.6 The assault phase: rounds of two halves, each with moves, support, fire, assaults and recovery. */
import { choicesOf } from '../../../kernel/again';
import { closes, opens, within } from '../../../kernel/tale';
import { done, pass, type Rules, type ValleeChoice } from '../choices';
import { roundsATurn } from '../data/constants';
import { HALF_MARKS, MOVED, other, type Side, type Vallee } from '../state';
import { assaultStep } from './assault';
import { fireStep } from './fire';
import { areaOf } from './ground';
import { moveChoices, moveNow, tow } from './movement';
import { question, rollDie, type Steps, scenarioOf, stepThrough } from './record';
import { recoverStep } from './recovery';
import { comesOut, stepsComeOut, stepsThatMayTry, supplyComesOut } from './reinforcements';
import { commitSupport, counterSupport, flakOverBattle, resolveSupport } from './support';
import { drive } from './trucks';
import { allUnits, censusOf, clearMark, numberOf, setMark } from './units';

/** 5.6 */
export function* assaultPhase(v: Vallee): Rules {
  if (v.step === 'begin') {
    takeInitiative(v);
    v.passes = 0;
    beginHalf(v, false);
  }
  for (;;) {
    yield* stepThrough(v, steps);
    if (!v.secondHalf) {
      beginHalf(v, true);
      continue;
    }
    if (v.passes === 2 || isLastRound(v)) return;
    v.round++;
    v.passes = 0;
    beginHalf(v, false);
  }
}

/** R50 Rolled once a turn, ties again, unless an event or the scenario gives it. */
function takeInitiative(v: Vallee): void {
  const { initiative, firstTurn } = scenarioOf(v);
  const given = v.given ?? (v.turn === firstTurn ? initiative : null);
  if (given) {
    v.initiative = given;
    v.events.push({ is: 'initiative', side: given, by: v.given ? 'event' : 'scenario' });
    return;
  }
  for (;;) {
    const french = rollDie(v, 'initiative', '5.6', { side: 'french' });
    const vietMinh = rollDie(v, 'initiative', '5.6', { side: 'viet-minh' });
    if (french === vietMinh) continue;
    v.initiative = french > vietMinh ? 'french' : 'viet-minh';
    v.events.push({ is: 'initiative', side: v.initiative, by: 'roll' });
    return;
  }
}

/** 5.6, R59 The seventh round of a turn, or the last of the battle. */
export function isLastRound(v: Vallee): boolean {
  const { rounds, weekly } = scenarioOf(v);
  return (rounds !== null && v.round >= rounds) || (weekly && v.round % roundsATurn === 0);
}

function beginHalf(v: Vallee, second: boolean): void {
  v.secondHalf = second;
  v.active = second ? other(v.initiative) : v.initiative;
  v.begun = false;
  v.step = 'move';
  v.claimed.fill(0);
  v.stormed.fill(0);
  opens(v, { is: 'impulse', by: v.active });
  v.events.push({ is: 'half', round: v.round, side: v.active });
  if (v.active === 'viet-minh') supplyComesOut(v);
}

/** 5.6.1 to 5.6.5 The steps of a half. */
const steps: Steps = {
  move: { run: movementImpulse, next: (v) => (v.begun ? 'support' : null) },
  support: function* (v) {
    opens(v, { is: 'volley', kind: 'support' });
    yield* commitSupport(v, v.active);
  },
  'other-support': (v) => commitSupport(v, other(v.active)),
  'counter-support': counterSupport,
  aa: function* (v) {
    yield* flakOverBattle(v);
    resolveSupport(v);
    closes(v, 'volley');
  },
  'fire-defender': (v) => within(v, { is: 'volley', kind: 'fire', by: other(v.active) }, fireStep(v, other(v.active))),
  'fire-attacker': (v) => within(v, { is: 'volley', kind: 'fire', by: v.active }, fireStep(v, v.active)),
  assaults: assaultStep,
  recover: (v) => {
    recoverStep(v);
    for (const unit of allUnits) clearMark(v, unit, HALF_MARKS);
  },
};

/** 5.6.1 Moves, one unit after another. Acting plays the half, a pass gives it up (R75). */
function* movementImpulse(v: Vallee): Rules {
  const side = v.active;
  const extra = { about: { round: v.round } };
  const all = () => impulseChoices(v, side);
  for (;;) {
    const choices = choicesOf(v, 'assault-move', all);
    const choice = yield question(side, 'assault-move', '11.2', choices, extra);
    if (choice.do === 'pass') {
      v.passes++;
      v.events.push({ is: 'passed', side, round: v.round });
      return;
    }
    v.begun = true;
    if (choice.do === 'done') return;
    move(v, choice);
  }
}

function impulseChoices(v: Vallee, side: Side): ValleeChoice[] {
  const choices = moveChoices(v, censusOf(v), side);
  if (side === 'viet-minh' && stepsThatMayTry(v) > 0) choices.push(tryOne);
  choices.push(done);
  if (!v.begun) choices.push(pass);
  return choices;
}

const tryOne: ValleeChoice = { do: 'try', counters: 1 };

function move(v: Vallee, choice: ValleeChoice): void {
  switch (choice.do) {
    case 'move':
      moveNow(v, numberOf(choice.unit), areaOf(choice.to));
      return;
    case 'exit':
      // R42 In the assault phase a unit that comes out stops in the valley.
      if (comesOut(v, numberOf(choice.unit), areaOf(choice.to))) setMark(v, numberOf(choice.unit), MOVED);
      return;
    case 'tow':
      tow(v, numberOf(choice.unit), numberOf(choice.with), areaOf(choice.to), MOVED);
      return;
    case 'truck':
      drive(v, numberOf(choice.unit), areaOf(choice.to));
      return;
    case 'try':
      stepsComeOut(v, choice.counters);
      return;
    default:
      return;
  }
}
