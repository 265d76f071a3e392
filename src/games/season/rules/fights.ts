/** 5.5, 6.2.5 Hand-to-hand fought out: who is named, the die, the results, the advance. */

import { d6 } from '../../../kernel/chance';
import type { About } from '../../../kernel/game';
import { sum } from '../../../kernel/rolls';
import type { Scene } from '../../../kernel/scenes';
import { closes, opens, type Outcome as Taking } from '../../../kernel/tale';
import { all, done, double, moveTo, type Rules, type SeasonChoice, tank } from '../choices';
import type { Critical } from '../codes';
import { isZone, place, placeId } from '../data/places';
import { type HandCode, handTable, stacking } from '../data/tables';
import { type Attack, other, type Season, type Side } from '../state';
import { choose, chooseUnit } from './ask';
import { enter, loneTanks, mayEnter } from './control';
import { clampRow, hitTank, infantryFire, resolveFire, stepLots } from './fire';
import {
  columnName,
  criticalOf,
  defendersOf,
  type Hand,
  handColumn,
  handDie,
  handOn,
  handResult,
  type Outcome,
  outcomeOf,
  standingPairs,
  standingWith,
} from './hand';
import { check, disorganize, fightOf, loseStep, score } from './losses';
import { countAt, divisions, idOf, idsOf, infantryAt, isTank, numberOf } from './pieces';

/** 5.5, 6.2.5 One declared attack: fire in a zone, hand-to-hand against a PA. */
export function* fight(v: Season, side: Side, attack: Attack): Rules {
  const units = attack.units.filter((unit) => (v.at[unit] ?? -1) >= 0);
  if (units.length === 0) return;
  if (isZone(attack.target)) yield* fireInZone(v, side, attack.target, units);
  else yield* handToHand(v, side, attack.target, units);
  if (!v.attacked.includes(attack.target)) v.attacked.push(attack.target);
}

/** 6.2.5 In a peripheral zone the Fire Table is used. */
function* fireInZone(v: Season, side: Side, zone: number, units: readonly number[]): Rules {
  const air = side === 'french' ? yield* addAir(v, zone, { place: placeId(zone) }, true) : 0;
  const fire = infantryFire(v, side, zone, units, zone, air);
  if (fire.bearers.length === 0) return;
  v.exchanged.push(zone);
  yield* resolveFire(v, fire);
}

/** The fight that a question belongs to. */
function fightScene(target: number): Scene {
  return { is: 'fight', target: placeId(target) };
}

/** 3.2 Air points for a fight of an operation. */
function* addAir(v: Season, at: number, about: About, resumable: boolean): Rules<number> {
  const choices: SeasonChoice[] = [];
  for (let points = 0; points <= v.air; points++) choices.push({ do: 'air', points });
  const scene = fightScene(at);
  const choice = yield* choose(v, { side: 'french', ask: 'add-air', rule: '3.2', about, scene, resumable }, choices);
  return choice.do === 'air' ? choice.points : 0;
}

/** 5.5 Hand-to-hand against a PA. */
function* handToHand(v: Season, attacker: Side, target: number, units: readonly number[]): Rules {
  v.fight = target;
  opens(v, { is: 'fight', kind: 'assault', by: attacker, place: placeId(target) });
  const defenders = defendersOf(v, attacker, target);
  if (defenders.length > 0) {
    v.events.push({ is: 'attacked', side: attacker, units: idsOf(units), place: placeId(target), fight: fightOf(v) });
    const hand = yield* settle(v, attacker, target, units, defenders);
    yield* strike(v, hand);
    if (!v.result) yield* loneTanks(v, target);
  }
  if (!v.result) yield* advance(v, attacker, target, units);
  closes(v, 'fight', takingOf(v, attacker, target));
  v.fight = -1;
}

/** 5.5 What became of the PA: taken, left empty, or held. */
function takingOf(v: Season, attacker: Side, target: number): Taking {
  if (v.control[target] === attacker) return attacker === 'viet-minh' ? 'falls' : 'taken';
  return defendersOf(v, attacker, target).length > 0 ? 'holds' : 'left';
}

/** Who stands in defence, who is named on either side, and air points. */
function* settle(
  v: Season,
  attacker: Side,
  target: number,
  units: readonly number[],
  defenders: readonly number[],
): Rules<Hand> {
  let about: About = { place: placeId(target) };
  const scene = fightScene(target);
  const defender = other(attacker);
  let standing = defenders;
  let resumable = true;
  const pairs = attacker === 'viet-minh' ? standingPairs(defenders) : [];
  if (pairs.length > 0) {
    const choices: SeasonChoice[] = pairs.map(([a, b]) => ({ do: 'two', unit: idOf(a), with: idOf(b) }));
    choices.push(all);
    const choice = yield* choose(v, { side: 'french', ask: 'stand', rule: '1.4', about, scene, resumable }, choices);
    resumable = false;
    if (choice.do === 'two') {
      standing = standingWith(defenders, [numberOf(choice.unit), numberOf(choice.with)]);
    }
  }
  // The odds of a question count with what has been said before it.
  about = { ...about, standing: idsOf(standing) };
  const able = standing.filter((unit) => !isTank(unit));
  const named = yield* chooseUnit(
    v,
    { side: defender, ask: 'name', rule: '5.5', about, scene, window: 'fight', resumable },
    able,
  );
  resumable &&= able.length < 2;
  about = { ...about, named: idOf(named) };
  const ready = units.filter((unit) => !isTank(unit));
  const champion = yield* chooseUnit(v, { side: attacker, ask: 'name', rule: '5.5', about, scene, resumable }, ready);
  resumable &&= ready.length < 2;
  const fight = fightOf(v);
  if (named >= 0) v.events.push({ is: 'named', side: defender, unit: idOf(named), fight });
  if (champion >= 0) v.events.push({ is: 'named', side: attacker, unit: idOf(champion), fight });
  about = { ...about, champion: idOf(champion) };
  const air = attacker === 'french' ? yield* addAir(v, target, about, false) : 0;
  v.air -= air;
  return handOn(v, attacker, target, units, { standing, named, champion, air });
}

/** The die, the second die of a natural 1, and the results. */
function* strike(v: Season, hand: Hand): Rules {
  const { start, shifts, column, over } = handColumn(v, hand);
  const modifiers = handDie(v, hand, over);
  const die = d6(v.chance);
  const sumOfDie = die + sum(modifiers);
  const row = clampRow(sumOfDie);
  const code = handResult(column, row);
  const of = placeId(hand.target);
  v.events.push({
    is: 'rolled',
    side: hand.attacker,
    roll: { name: 'hand', rule: '5.5', of, dice: [die], modifiers, total: sumOfDie },
    place: of,
    fight: fightOf(v),
    start: columnName(start),
    shifts,
    column: handTable.columns[column] ?? '',
    row,
    result: code,
  });
  const critical = die === 1 ? yield* criticalHit(v, hand, code) : 'none';
  yield* suffer(v, hand, outcomeOf(code, critical));
}

/** 5.5, 6.2.5 A natural 1: the second die favours the defender or the attacker. */
function* criticalHit(v: Season, hand: Hand, code: HandCode): Rules<Critical> {
  const second = d6(v.chance);
  const critical = criticalOf(second);
  const [side, fight, of] = [hand.attacker, fightOf(v), placeId(hand.target)];
  const roll = { name: 'critical', rule: '5.5', of, dice: [second], modifiers: [], total: second };
  v.events.push({ is: 'rolled', side, roll, place: of, fight, result: critical });
  if (critical === 'check') {
    v.events.push({ is: 'critical', side, effect: 'check', fight });
    if (side === 'french') yield* hitTank(v, hand.units);
    return critical;
  }
  if (side === 'viet-minh' && !v.tankTaken && hand.defenders.some(isTank)) {
    const about = { place: of, code, first: idOf(hand.named), stand: idsOf(hand.defenders) };
    const question = { side, ask: 'critical', rule: '5.5', about, scene: fightScene(hand.target) } as const;
    const choice = yield* choose(v, question, [double, tank]);
    if (choice.do === 'tank') {
      v.tankTaken = true;
      v.events.push({ is: 'critical', side, effect: 'tank', fight });
      yield* hitTank(v, hand.defenders);
      return 'none';
    }
  }
  v.events.push({ is: 'critical', side, effect: 'doubled', fight });
  return critical;
}

const here = (v: Season, units: readonly number[]) => units.filter((unit) => !isTank(unit) && (v.steps[unit] ?? 0) > 0);

/** The attacker's result, then the defender's steps, disorganization and checks. */
function* suffer(v: Season, hand: Hand, outcome: Outcome): Rules {
  const { attacker, units, champion } = hand;
  const about = { place: placeId(hand.target) };
  if (outcome.attackerSteps > 0 && champion >= 0) takeStep(v, champion, attacker);
  if (outcome.attackerDisorder > 0) {
    const scene = fightScene(hand.target);
    const question = { side: attacker, ask: 'hand-disorder', rule: '5.5', about, scene } as const;
    const unit = yield* chooseUnit(v, question, here(v, units), 'disorganize');
    if (unit >= 0) yield* disorganize(v, unit, 'hand', true);
  }
  yield* sufferSteps(v, hand, outcome);
  const spared = yield* sufferDisorder(v, hand, outcome);
  yield* sufferChecks(v, hand, outcome.checks, spared);
}

function takeStep(v: Season, unit: number, owner: Side): void {
  loseStep(v, unit, 'hand');
  if (owner === 'viet-minh') score(v, 1);
}

/** The unit named for morale takes the first step, the owner chooses the others. */
function* sufferSteps(v: Season, { attacker, target, defenders, named }: Hand, outcome: Outcome): Rules {
  const { steps, perUnit, disorder, checks } = outcome;
  const owner = other(attacker);
  const hit: number[] = [];
  const taken = (unit: number) => hit.filter((one) => one === unit).length;
  for (let n = 0; n < steps; n++) {
    const able = here(v, defenders).filter((unit) => taken(unit) < perUnit);
    const about = { place: placeId(target), left: steps - n, of: steps, perUnit, disorder, checks, hit: idsOf(hit) };
    const scene = { is: 'damage', points: steps - n, of: steps, lots: stepLots, place: about.place } as const;
    const question = { side: owner, ask: 'hand-steps', rule: '5.5', about, scene } as const;
    const unit = n === 0 && able.includes(named) ? named : yield* chooseUnit(v, question, able, 'lose');
    if (unit < 0) return;
    hit.push(unit);
    takeStep(v, unit, owner);
  }
}

/** One unit, or two of a doubled result, are disorganized; which, they are told not to check. */
function* sufferDisorder(v: Season, { attacker, target, defenders }: Hand, outcome: Outcome): Rules<number[]> {
  const { disorder: count, checks } = outcome;
  const hit: number[] = [];
  for (let n = 0; n < count; n++) {
    const able = here(v, defenders).filter((unit) => !hit.includes(unit));
    const about = { place: placeId(target), left: count - n, of: count, checks, hit: idsOf(hit) };
    const scene = fightScene(target);
    const question = { side: other(attacker), ask: 'hand-disorder', rule: '5.5', about, scene } as const;
    const unit = yield* chooseUnit(v, question, able, 'disorganize');
    if (unit < 0) return hit;
    hit.push(unit);
    yield* disorganize(v, unit, 'hand', true);
  }
  return hit;
}

function* sufferChecks(v: Season, hand: Hand, checks: Outcome['checks'], spared: readonly number[]): Rules {
  const { attacker, target, defenders } = hand;
  const able = here(v, defenders).filter((unit) => !spared.includes(unit) && v.at[unit] === target);
  if (checks === 'none') return;
  if (checks === 'all') {
    for (const unit of able) yield* check(v, unit, 'hand', true);
    return;
  }
  const about = { place: placeId(target) };
  const scene = fightScene(target);
  const question = { side: other(attacker), ask: 'hand-check', rule: '5.5', about, scene } as const;
  const unit = yield* chooseUnit(v, question, able);
  if (unit >= 0) yield* check(v, unit, 'hand', true);
}

/** 5.5 Those who may advance: not disorganized, still there; three battalions of one division, any number of French. */
export function advancers(v: Season, side: Side, target: number, units: readonly number[]): number[] {
  const inside = countAt(v, target, side);
  if (side === 'viet-minh' && inside >= stacking.battalions) return [];
  const first = units.find((unit) => v.at[unit] === target);
  return units.filter((unit) => {
    if (v.disorganized[unit] === 1 || (v.at[unit] ?? -1) < 0 || v.at[unit] === target || v.moved[unit] === 1)
      return false;
    if (side === 'viet-minh') return first === undefined || divisions[unit] === divisions[first];
    return !isTank(unit) || infantryAt(v, target).length > 0;
  });
}

/** 5.5 A PA without defenders may be occupied. */
function* advance(v: Season, side: Side, target: number, units: readonly number[]): Rules {
  if (!mayEnter(v, target, side)) return;
  const fit = units.filter((unit) => side === 'french' || v.face[unit] !== 0);
  for (;;) {
    const choices = advancers(v, side, target, fit).map((unit) => moveTo(unit, target));
    if (choices.length > 0) choices.push(done);
    const about = { place: placeId(target) };
    const choice = yield* choose(v, { side, ask: 'advance', rule: '5.5', about, scene: fightScene(target) }, choices);
    if (choice.do !== 'move') return;
    enter(v, numberOf(choice.unit), place(choice.to), 'advance');
  }
}
