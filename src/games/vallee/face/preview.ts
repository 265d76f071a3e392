/** Every roll a player can influence, before it is made: its ledger, the faces of the die, what they come to. */
import { certain, chain, chanceOf, mapOdds, mean, type Odds, totals } from '../../../kernel/odds';
import { outcomesOf, previewOf, previewOn } from '../../../kernel/previews';
import { sum } from '../../../kernel/rolls';
import type { Preview } from '../../../kernel/view';
import type { ValleeChoice, ValleePrompt } from '../choices';
import { exit, hitsOn } from '../data/constants';
import { type Altitude, bombardment, dropTable } from '../data/tables';
import type { OutcomeKey } from '../keys';
import type { Modifier, RollPlan } from '../rolls';
import { airOf, bombColumn } from '../rules/air';
import { counterModifiers, gunModifiers, gunPlan, hqModifiers } from '../rules/artillery';
import { bestLead } from '../rules/assault-odds';
import { antiTankModifiers, firePlan, fireStrength } from '../rules/fire';
import { ABORTED, FLIES_ON, flakPlan, flakResult, SHOT_DOWN, suppressedLine, UNHURT } from '../rules/flak';
import { areaId, areaOf } from '../rules/ground';
import { bombModifiers, dropModifiers, nextFree } from '../rules/missions';
import {
  antiTankChance,
  attritionOdds,
  counterChance,
  dropOdds,
  exitChance,
  fireChance,
  gunOdds,
  hqOdds,
  hushChance,
  hushOdds,
  mineOdds,
  missionOdds,
  moraleLossOdds,
  outlook,
  rocketOdds,
  type Shelled,
  shelledOdds,
} from '../rules/odds';
import { exitModifiers, turnsLeft } from '../rules/reinforcements';
import { unitsNamed } from '../rules/supply';
import { strikeChance, strikeModifiers } from '../rules/support';
import { fireTies, isSpent } from '../rules/tanks';
import {
  censusOf,
  idOf,
  isKatyusha,
  isTank,
  moraleOf,
  morales,
  numberOf,
  sideOf,
  unitsAt,
  unitsIn,
} from '../rules/units';
import { other, type Side, type Vallee } from '../state';
import { assaultPreview, clashPreview, fightPreview, forcePreview, leadPreview } from './assault-preview';

const { chance, expected } = outcomesOf<OutcomeKey>();

export function preview(v: Vallee, prompt: ValleePrompt, choice: ValleeChoice | null): Preview | null {
  const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
  switch (choice?.do) {
    case 'bombard':
      return bombardPreview(v, numberOf(choice.unit), choice.target);
    case 'support':
      return shellPreview(v, 'support', [numberOf(choice.unit)], numberOf(choice.target), false, 0);
    case 'answer':
      return answerPreview(v, prompt, numberOf(choice.unit));
    case 'counter':
      return counterPreview(v, numberOf(choice.unit), numberOf(choice.target), 1 + committed(v, choice.target));
    case 'fire':
      return firePreview(v, numberOf(choice.unit), numberOf(choice.target), prompt.ask === 'final-fire');
    case 'anti-tank':
      return antiTankPreview(v, numberOf(choice.unit), numberOf(choice.target));
    case 'assault':
      return assaultPreview(v, side, areaOf(choice.area));
    case 'pick':
      if (prompt.ask === 'crisis') return crisisPreview(v, numberOf(choice.unit));
      return prompt.ask === 'assault-force' ? forcePreview(v, choice) : null;
    case 'unpaid':
      return unpaidPreview(v, choice.what);
    case 'detonate':
      return minePreview(v);
    case 'all':
    case 'lead':
      return prompt.ask === 'assault-force' ? forcePreview(v, choice) : leadPreview(v, choice);
    case 'bomb':
      return bombPreview(v, choice.air, choice.target, choice.at);
    case 'strike':
      return strikePreview(v, choice.target, choice.at);
    case 'drop':
      return dropPreview(v, choice.at, choice.air);
    case 'flak':
      return flakPreview(v, choice.unit, airOf(choice.air));
    case 'exit':
      return exitPreview(v, choice.unit);
    case 'try':
      return choice.counters > 0 ? exitPreview(v, 'replacement') : null;
    case 'commit':
      return commitPreview(v);
    case 'effort':
      return effortPreview();
    case undefined:
      return atHand(v, prompt);
    default:
      return null;
  }
}

/** The roll that the question itself leads to, as things stand. */
function atHand(v: Vallee, prompt: ValleePrompt): Preview | null {
  const { fight, firing } = v;
  switch (prompt.ask) {
    case 'assault-force':
      return fight ? clashPreview(v, fight.side, fight.area, fight.units, bestLead(v, fight.units)) : null;
    case 'final-fire':
    case 'new-lead':
    case 'defend-lead':
      return fight ? fightPreview(v, fight) : null;
    case 'counter-bombard':
      return firing && bombardPreview(v, firing.unit, firing.target);
    case 'counter-opportunity':
      return firing && v.moving && shellPreview(v, 'opportunity', [firing.unit], v.moving.unit, true, v.moving.spent);
    default:
      return null;
  }
}

/**
 * A die that reaches a number, or stays at or under it: one bar for each total, the second row is success. `sums` are the
 * modifiers, where a line hangs on an earlier roll.
 */
function tested(
  plan: RollPlan,
  succeeds: (total: number) => boolean,
  outcomes: Preview['outcomes'],
  sums: Odds<number> = certain(sum(plan.modifiers)),
): Preview {
  const bars = chain(sums, (modifier) => totals(plan.dice, modifier)).map(({ is, chance: share }) => ({
    total: is,
    chance: share,
    row: succeeds(is) ? 1 : 0,
  }));
  return { ...previewOf('test', bars, plan, []), outcomes };
}

function shelledOutcomes(odds: Odds<Shelled>): Preview['outcomes'] {
  const { lost, shaken } = outlook(odds);
  return [chance('disrupted', shaken), expected('steps', lost)];
}

/** 10.2, 10.3, 14.3 A battery at an area, a unit in a valley, or the supply dumps. */
function bombardPreview(v: Vallee, gun: number, target: string): Preview | null {
  const census = censusOf(v);
  if (target === 'hq') {
    const plan: RollPlan = { name: 'hq', rule: '10.3', of: 'hq', dice: '1d6', modifiers: hqModifiers(census) };
    const points = mean(hqOdds(v, census, gun), (hits) => hits);
    return previewOn('bombardment', bombardment, plan, [expected('supply-points', points)]);
  }
  const single = numberOf(target);
  const targets = single >= 0 ? [single] : unitsAt(census, areaOf(target));
  const [first] = targets;
  if (first === undefined) return null;
  if (isKatyusha(gun)) return rocketPreview(v, targets);
  const [one] = targets.length === 1 ? targets : [];
  if (one !== undefined) return shellPreview(v, 'bombard', [gun], one, true, 0);
  // Every unit of the area rolls by itself: the chances are those of one, the steps those of all.
  const modifiers = gunModifiers(v, sideOf(gun), areaOf(target));
  const odds = targets.map((unit) => outlook(gunOdds(v, sideOf(gun), [gun], unit, true)));
  const plan: RollPlan = { name: 'bombard', rule: '10.2', of: target, dice: '1d6', modifiers };
  return previewOn('bombardment', bombardment, plan, [
    chance('disrupted', odds.reduce((all, { shaken }) => all + shaken, 0) / odds.length),
    expected(
      'steps',
      odds.reduce((all, { lost }) => all + lost, 0),
    ),
  ]);
}

function rocketPreview(v: Vallee, targets: readonly number[]): Preview {
  const odds = targets.map((unit) => outlook(rocketOdds(v, unit)));
  const of = areaId(v.at[targets[0] ?? -1] ?? -1);
  const plan: RollPlan = { name: 'katyusha', rule: '14.3', of, dice: '1d6', modifiers: [] };
  return tested(plan, (total) => total >= hitsOn.katyusha, [
    chance('disrupted', odds.reduce((all, { shaken }) => all + shaken, 0) / odds.length),
    expected(
      'steps',
      odds.reduce((all, { lost }) => all + lost, 0),
    ),
  ]);
}

/** 10.2, 10.4 Guns at one unit where it stands. */
function shellPreview(
  v: Vallee,
  name: 'bombard' | 'opportunity' | 'support',
  guns: readonly number[],
  target: number,
  capped: boolean,
  spent: number,
): Preview {
  const side = other(sideOf(target));
  const plan = gunPlan(name, target, gunModifiers(v, side, v.at[target] ?? -1, spent));
  return previewOn('bombardment', bombardment, plan, shelledOutcomes(gunOdds(v, side, guns, target, capped, spent)));
}

/** 10.4, 10.5 A battery that answers: opportunity fire at a mover, or counter-battery fire with those named before. */
function answerPreview(v: Vallee, prompt: ValleePrompt, gun: number): Preview | null {
  if (prompt.ask === 'opportunity') {
    return v.moving ? shellPreview(v, 'opportunity', [gun], v.moving.unit, true, v.moving.spent) : null;
  }
  return v.firing ? counterPreview(v, gun, v.firing.unit, v.answers.length + 1) : null;
}

function committed(v: Vallee, target: string): number {
  return v.counters.filter((fire) => fire.target === target).length;
}

/** 10.5 The die of one battery, and the chance with all that are named. */
function counterPreview(v: Vallee, gun: number, target: number, answers: number): Preview {
  const modifiers = counterModifiers(v, target);
  const plan: RollPlan = { name: 'counter-battery', rule: '10.5', of: idOf(gun), dice: '1d6', modifiers };
  const silenced = counterChance(v, target, answers);
  return tested(plan, (total) => total >= hitsOn.counterBattery, [chance('silenced', silenced)]);
}

/** 12.1, 12.2 A die under the strength hits. */
function firePreview(v: Vallee, unit: number, target: number, final: boolean): Preview {
  const spent = final ? (one: number) => v.fight?.fired.includes(one) === true : isSpent(v);
  const tank = fireTies(v, censusOf(v), v.at[unit] ?? -1, spent).has(unit);
  const strength = fireStrength(v, unit, target, final, tank);
  const hit = fireChance(v, unit, target, final, tank);
  return tested(firePlan(v, unit, target, final), (total) => total < strength, [
    chance('hit', hit),
    chance('miss', 1 - hit),
  ]);
}

/** 14.2 */
function antiTankPreview(v: Vallee, unit: number, target: number): Preview {
  const modifiers = antiTankModifiers(v, unit);
  const plan: RollPlan = { name: 'anti-tank', rule: '14.2', of: idOf(target), dice: '1d6', modifiers };
  const hit = antiTankChance(v, unit);
  return tested(plan, (total) => total >= hitsOn.antiTank, [chance('hit', hit), chance('miss', 1 - hit)]);
}

/** 9.2 Bombs of an aircraft that gets through unhurt. */
function bombPreview(v: Vallee, type: string, target: string, at: Altitude): Preview | null {
  const air = nextFree(v, type);
  if (air < 0) return null;
  const single = numberOf(target);
  const area = single >= 0 ? (v.at[single] ?? -1) : areaOf(target);
  const modifiers = bombModifiers(v, { air, low: at === 'low' }, Math.max(-1, area));
  const plan: RollPlan = { name: 'bomb', rule: '9.2', of: target, dice: '1d6', modifiers };
  const targets = single >= 0 ? [single] : area >= 0 ? unitsIn(v, area, 'viet-minh') : [];
  if (targets.length === 0) {
    const bars = previewOn('bombardment', bombardment, plan, []);
    return { ...bars, outcomes: [chance('hit', hitChance(modifiers, bombColumn(air)))] };
  }
  const odds = targets.map((unit) => outlook(shelledOdds(v, unit, [bombColumn(air)], modifiers, true)));
  return previewOn('bombardment', bombardment, plan, [
    chance('disrupted', odds.reduce((all, { shaken }) => all + shaken, 0) / odds.length),
    expected(
      'steps',
      odds.reduce((all, { lost }) => all + lost, 0),
    ),
  ]);
}

function hitChance(modifiers: readonly Modifier[], column: number): number {
  return totals('1d6', sum(modifiers)).reduce(
    (all, { is, chance: share }) => all + (rowHits(is, column) > 0 ? share : 0),
    0,
  );
}

function rowHits(total: number, column: number): number {
  const row = bombardment.rows.find(({ from, to }) => (from === null || total >= from) && (to === null || total <= to));
  return row?.hits[column - 1] ?? 0;
}

/** 9.3 */
function strikePreview(v: Vallee, target: string, at: Altitude): Preview {
  const unit = numberOf(target);
  const plan: RollPlan = {
    name: 'strike',
    rule: '9.3',
    of: target,
    dice: '1d6',
    modifiers: strikeModifiers(v, at === 'low', unit),
  };
  const hit = strikeChance(v, at === 'low', unit);
  return tested(plan, (total) => total >= hitsOn.strike, [chance('hit', hit), chance('miss', 1 - hit)]);
}

/** 9.5 A drop that is not shot at. */
function dropPreview(v: Vallee, at: Altitude, air: string): Preview {
  const census = censusOf(v);
  const plan: RollPlan = { name: 'drop', rule: '9.5', of: air, dice: '1d6', modifiers: dropModifiers(census) };
  const odds = dropOdds(census, at);
  const share = (result: string) => chanceOf(odds, (one) => one === result);
  return previewOn('drop', dropTable, plan, [
    chance('landed', share('landed')),
    chance('scattered', share('scattered')),
    chance('captured', share('lost')),
  ]);
}

/** 9.6 One more gun at an aircraft, after those that were named before. */
function flakPreview(v: Vallee, gun: string, air: number): Preview | null {
  const mission = v.missions.find((one) => one.air === air);
  if (!mission) return null;
  const altitude = mission.low ? 'low' : 'high';
  const plain = flakPlan(v, gun, air);
  const hushed = hushChance(v, mission, gun);
  const line = { ...suppressedLine, value: Math.round(suppressedLine.value * hushed * 10) / 10 };
  const plan = hushed > 0 ? { ...plain, modifiers: [...plain.modifiers, line] } : plain;
  const sums = mapOdds(hushOdds(hushed), (by) => sum(plain.modifiers) + by);
  const named = v.shots.filter((shot) => shot.air === air).map((shot) => shot.gun);
  const odds = missionOdds(v, mission, [...named, gun]);
  const share = (state: number) => chanceOf(odds, (one) => one === state);
  return tested(
    plan,
    (total) => flakResult(gun, altitude, total) !== 'none',
    [
      chance('hit', 1 - share(UNHURT)),
      chance('down', share(SHOT_DOWN)),
      chance('turned-back', share(ABORTED)),
      chance('damaged', share(FLIES_ON)),
      chance('unhurt', share(UNHURT)),
    ],
    sums,
  );
}

/** 8.1.2 */
function exitPreview(v: Vallee, what: string): Preview {
  const plan: RollPlan = { name: 'exit', rule: '8.1.2', of: what, dice: '1d6', modifiers: exitModifiers(v) };
  const out = exitChance(v);
  return tested(plan, (total) => total <= exit.upTo, [chance('comes-out', out), chance('stays-in', 1 - out)]);
}

const AVERAGE_DIE = 3.5;

/** 8.1 A die and a point for each week that remains. */
function commitPreview(v: Vallee): Preview {
  const plan: RollPlan = { name: 'cost-148', rule: '8.1', dice: '1d6', modifiers: [] };
  return tested(plan, () => true, [expected('points-cost', AVERAGE_DIE + turnsLeft(v))]);
}

/** 6.2 */
function crisisPreview(v: Vallee, unit: number): Preview {
  const plan: RollPlan = { name: 'crisis', rule: '6.2', of: idOf(unit), dice: '1d6', modifiers: [] };
  const odds = moraleLossOdds(v, unit);
  return tested(plan, (total) => total > moraleOf(v, unit), [
    expected(
      'steps',
      mean(odds, (lost) => lost),
    ),
  ]);
}

/** 7.3, 7.5 What a unit, or each of a division, rolls at the end of a week without supply. */
function unpaidPreview(v: Vallee, what: string): Preview {
  const units = unitsNamed(v, what);
  const plan: RollPlan = { name: 'attrition', rule: '7.3', of: what, dice: '1d6', modifiers: [] };
  const lost = units.reduce((all, unit) => all + mean(attritionOdds(v, unit), (steps) => steps), 0);
  return tested(plan, (total) => units.some((unit) => total > (morales[unit] ?? 1)), [expected('steps', lost)]);
}

/** 14.4.2 Every French unit there rolls by itself: the chance is that of one, the steps those of all. */
function minePreview(v: Vallee): Preview {
  const units = unitsIn(v, v.mine.area, 'french');
  const odds = units.map((unit) => outlook(mineOdds(v, unit)));
  const plan: RollPlan = { name: 'mine', rule: '14.4.2', of: areaId(v.mine.area), dice: '1d6', modifiers: [] };
  const resists = (unit: number) => (isTank(unit) ? 1 : moraleOf(v, unit));
  return tested(plan, (total) => units.some((unit) => total > resists(unit)), [
    chance('disrupted', odds.reduce((all, { shaken }) => all + shaken, 0) / Math.max(1, odds.length)),
    expected(
      'steps',
      odds.reduce((all, { lost }) => all + lost, 0),
    ),
  ]);
}

/** 9.1.1 */
function effortPreview(): Preview {
  const plan: RollPlan = { name: 'effort', rule: '9.1.1', dice: '1d6', modifiers: [] };
  return tested(plan, () => true, [expected('points-cost', AVERAGE_DIE)]);
}
