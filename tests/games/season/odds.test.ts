/** Exact odds against many throws of the rules themselves. */
import { describe, expect, test } from 'vitest';
import type { SeasonChoice, SeasonPrompt } from '../../../src/games/season/choices';
import { handCodes } from '../../../src/games/season/codes';
import { place } from '../../../src/games/season/data/places';
import { fight } from '../../../src/games/season/rules/fights';
import { barrage, type Fire, infantryFire, resolveFire } from '../../../src/games/season/rules/fire';
import {
  airOdds,
  checkOdds,
  fireFaces,
  fireOdds,
  scoutOdds,
  supplyOdds,
} from '../../../src/games/season/rules/fire-odds';
import { air } from '../../../src/games/season/rules/french-week';
import { type Hand, handColumn, handOn, outcomeOf } from '../../../src/games/season/rules/hand';
import { type Burden, bestBearer, emptiedWith, handOdds } from '../../../src/games/season/rules/hand-odds';
import { check } from '../../../src/games/season/rules/losses';
import { idOf, infantryAt, isTank, numberOf, piecesAt } from '../../../src/games/season/rules/pieces';
import { copySeason, type Season, type Side } from '../../../src/games/season/state';
import { below, seeded } from '../../../src/kernel/chance';
import { chanceOf, mean } from '../../../src/kernel/odds';
import { engage, eventsOf, field, held, put, shaken, steps, tired, trench } from './kit';

const THROWS = 1500;
/** Four standard deviations of a share over so many throws. */
const near = (chance: number, throws = THROWS) => 4 * Math.sqrt((chance * (1 - chance)) / throws) + 0.002;

function within(seen: number, chance: number) {
  expect(Math.abs(seen / THROWS - chance), `${seen / THROWS} against ${chance}`).toBeLessThanOrEqual(near(chance));
}

/** Who answers for the best, as the odds take it: who stands and is named, who bears what, who checks. */
function answer(v: Season, prompt: SeasonPrompt, hand: Hand): SeasonChoice | undefined {
  const { ask, side, choices, about = {} } = prompt;
  const units = choices.map((choice) => ('unit' in choice ? numberOf(choice.unit) : -1));
  const choose = (unit: number) => choices[units.indexOf(unit)];
  const isDefender = side !== hand.attacker;
  if (ask === 'stand') {
    const pair = hand.standing.map(idOf);
    const two = choices.find((one) => one.do === 'two' && pair.includes(one.unit) && pair.includes(one.with));
    return hand.standing.length < hand.defenders.length ? two : choices.find((one) => one.do === 'all');
  }
  if (ask === 'name') return choose(isDefender ? hand.named : hand.champion);
  if (ask === 'hand-check') {
    const cost = (unit: number) => 10 * (v.disorganized[unit] ?? 0) + checkOdds(v, unit);
    return choose(units.reduce((best, unit) => (cost(unit) < cost(best) ? unit : best)));
  }
  if (ask === 'hand-disorder' && !isDefender) return choose(shakenAttacker(v, hand, units));
  if (ask === 'hand-steps' || ask === 'hand-disorder') {
    const all = hand.defenders.filter(
      (unit) => (v.steps[unit] ?? 0) > 0 && v.at[unit] === hand.target && !isTank(unit),
    );
    const hit = Array.isArray(about.hit) ? about.hit.map(numberOf) : [];
    const deed = ask === 'hand-steps' ? 'step' : 'disorder';
    return choose(bestBearer(v, all, units, { deed, hit }, restOf(prompt)));
  }
  return choices.find((choice) => choice.do === 'double' || choice.do === 'move') ?? choices[0];
}

/** A unit in order; where the last of them may enter the place, one that is disorganized already. */
function shakenAttacker(v: Season, { defenders, named }: Hand, units: readonly number[]): number {
  const fit = units.filter((unit) => v.disorganized[unit] === 0);
  const again = units.find((unit) => v.disorganized[unit] === 1);
  const rolled = eventsOf(v, 'rolled').filter(({ roll }) => roll.name === 'hand' || roll.name === 'critical');
  const [code, second] = rolled.slice(rolled.length > 1 && rolled.at(-1)?.roll.name === 'critical' ? -2 : -1);
  const read = handCodes.find((one) => one === code?.result);
  const critical = second?.result === 'check' || second?.result === 'doubled' ? second.result : 'none';
  const opens = read !== undefined && emptiedWith(v, defenders, named, outcomeOf(read, critical)) > 0;
  return (opens && fit.length === 1 ? again : undefined) ?? fit[0] ?? units[0] ?? -1;
}

/** What is left to bear when the part that is asked about has been borne. */
function restOf({ ask, about = {} }: SeasonPrompt): Burden {
  const left = Number(about.left) - 1;
  const checks = about.checks === 'one' || about.checks === 'all' ? about.checks : 'none';
  if (ask === 'hand-disorder') return { steps: 0, perUnit: 1, disorder: left, checks };
  return { steps: left, perUnit: Number(about.perUnit), disorder: Number(about.disorder), checks };
}

/** What throws come to on average, and the spread of each figure. */
function throwHand(from: Season, hand: Hand, throws: number) {
  const sums = { emptied: 0, taken: 0, defenderSteps: 0, attackerSteps: 0 };
  const squares = { ...sums };
  const chance = seeded('throws');
  const { attacker: side, target, units, defenders } = hand;
  const stepsOf = (v: Season, list: readonly number[]) => list.reduce((sum, unit) => sum + (v.steps[unit] ?? 0), 0);
  for (let n = 0; n < throws; n++) {
    const v = copySeason(from);
    v.chance = chance;
    const rules = fight(v, side, { target, units: [...units] });
    let step = rules.next();
    while (!step.done) {
      const choice = answer(v, step.value, hand);
      if (!choice) throw new Error(step.value.ask);
      step = rules.next(choice);
    }
    const stays = side === 'viet-minh' ? infantryAt(v, target) : piecesAt(v, target, 'viet-minh');
    const seen = {
      emptied: stays.length === 0 ? 1 : 0,
      taken: v.control[target] === side ? 1 : 0,
      // Tanks are lost to what the Viet Minh choose instead of doubling: not here.
      defenderSteps: stepsOf(from, defenders) - stepsOf(v, defenders),
      attackerSteps: stepsOf(from, units) - stepsOf(v, units),
    };
    for (const key of ['emptied', 'taken', 'defenderSteps', 'attackerSteps'] as const) {
      sums[key] += seen[key];
      squares[key] += seen[key] ** 2;
    }
  }
  const figure = (key: keyof typeof sums) => {
    const mean = sums[key] / throws;
    return { mean, spread: Math.sqrt(Math.max(0, squares[key] / throws - mean ** 2) / throws) };
  };
  return {
    emptied: figure('emptied'),
    taken: figure('taken'),
    defenderSteps: figure('defenderSteps'),
    attackerSteps: figure('attackerSteps'),
  };
}

/** Odds, and so many throws that must say the same: within five standard deviations of their mean. */
function compare(v: Season, side: Side, target: string, units: readonly number[], throws = THROWS) {
  const hand = handOn(v, side, place(target), units);
  const odds = handOdds(v, hand);
  const seen = throwHand(v, hand, throws);
  for (const key of ['emptied', 'taken', 'defenderSteps', 'attackerSteps'] as const) {
    const { mean, spread } = seen[key];
    const said = `${key}: ${mean} thrown, ${odds[key]} shown`;
    expect(Math.abs(mean - odds[key]), said).toBeLessThanOrEqual(5 * spread + 0.003);
  }
  return { odds, seen };
}

describe('hand-to-hand', () => {
  test('one whole company against a regiment', () => {
    const v = field();
    put(v, 'B1', '13DBLE3-10');
    const { odds } = compare(v, 'viet-minh', 'B1', engage(v, 'J2>B1', 'V130', 'V154', 'V166'));
    expect(odds.emptied).toBeLessThan(0.1);
  });

  test('a disorganized half company, tired: checks can destroy it', () => {
    const v = field({ losses: 30 });
    put(v, 'E4', '4RTM1-3');
    steps(v, '4RTM1-3', 1);
    shaken(v, '4RTM1-3');
    tired(v, '4RTM1-3');
    const { odds } = compare(v, 'viet-minh', 'E4', engage(held(v, 'viet-minh', 'E1'), 'E1', 'V249', 'V251'));
    expect(odds.emptied).toBeGreaterThan(0.5);
  });

  test('two companies with a tank, attacked from two sides', () => {
    const v = field({ losses: 25 });
    put(v, 'D2', '3RTA3-10', '3RTA3-11', 'T1');
    put(v, 'D4', 'BPC8-4'); // a tank that is left alone has somewhere to go
    steps(v, '3RTA3-10', 1);
    steps(v, '3RTA3-11', 1);
    shaken(v, '3RTA3-11');
    trench(v, 3, 'ZD', 'ZE');
    compare(v, 'viet-minh', 'D2', [...engage(v, 'ZD>D2', 'V11', 'V16', 'V428'), ...engage(v, 'ZE>D2', 'V130')]);
  });

  test('a single attacker who may be disorganized or lost by the result', () => {
    const v = field({ losses: 30 });
    put(v, 'H6', 'BPC8-1');
    steps(v, 'BPC8-1', 1);
    shaken(v, 'BPC8-1');
    const units = engage(trench(v, 1, 'ZN'), 'ZN>H6', 'V115');
    steps(v, 'V115', 1);
    const { odds } = compare(v, 'viet-minh', 'H6', units);
    expect(odds.taken).toBeLessThan(odds.emptied);
  });

  test('a French counter-attack on two battalions, one of them disorganized', () => {
    const v = field({ phase: 'operation' });
    const units = put(v, 'E4', 'BEP1-1', 'BEP1-2', 'T1');
    engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215', 'V439');
    shaken(v, 'V439', 'V215');
    compare(v, 'french', 'E1', units);
  });

  test('1.4, 5.5 three companies: the odds are those of the fight that the French will choose', () => {
    const v = field({ losses: 30 });
    put(v, 'E1', '4RTM1-1', '4RTM1-3', 'BPVN5-2');
    const units = engage(v, 'ZF>E1', 'V215', 'V439', 'V938');
    const { odds } = compare(v, 'viet-minh', 'E1', units, 10_000);
    const pair = handOn(v, 'viet-minh', place('E1'), units);
    expect(pair.standing).toHaveLength(2);
    expect(pair.covered).toBe(true);
    const all = handOn(v, 'viet-minh', place('E1'), units, { standing: pair.defenders });
    expect(handColumn(v, pair).column).toBeLessThan(handColumn(v, all).column);
    expect(odds.attackerSteps).toBeGreaterThan(handOdds(v, all).attackerSteps);
  });

  test('6.2.5 a natural 1 that favours the enemy costs an attacking tank a step', () => {
    const v = field({ phase: 'operation' });
    engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215');
    const with_ = handOdds(v, handOn(v, 'french', place('E1'), put(v, 'E4', 'BEP1-1', 'T1')));
    const without = handOdds(v, handOn(v, 'french', place('E1'), put(v, 'E4', 'BEP1-1')));
    const lost = ({ faces }: typeof with_) => faces.filter(({ code }) => code === 'A1+T').length / 6;
    expect(with_.attackerSteps - lost(with_)).toBeCloseTo(1 / 12);
    expect(without.attackerSteps - lost(without)).toBeCloseTo(0);
    compare(v, 'french', 'E1', put(v, 'E4', 'BEP1-1', 'T1'), 10_000);
  });

  test('0.1 a rout is no lost step', () => {
    const v = field({ phase: 'operation' });
    engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215', 'V439');
    shaken(v, 'V215', 'V439');
    compare(v, 'french', 'E1', put(v, 'E4', 'BEP1-1', 'BEP1-2', 'T1'), 10_000);
  });

  test('0.1 a French attacker who is disorganized once more loses a step', () => {
    const v = field({ phase: 'operation' });
    engage(held(v, 'viet-minh', 'E1'), 'E1', 'V215', 'V439');
    const units = put(v, 'E4', 'BEP1-1', 'BEP1-2');
    shaken(v, 'BEP1-1', 'BEP1-2');
    compare(v, 'french', 'E1', units, 10_000);
  });

  test('5.5 no more steps are lost than there are', () => {
    const v = field();
    put(v, 'E4', '4RTM1-3');
    steps(v, '4RTM1-3', 1);
    shaken(v, '4RTM1-3');
    const units = [
      ...engage(held(v, 'viet-minh', 'E1', 'E2'), 'E1', 'V249', 'V251', 'V255'),
      ...engage(v, 'E2', 'V215', 'V439'),
    ];
    const { odds } = compare(v, 'viet-minh', 'E4', units, 10_000);
    expect(odds.defenderSteps).toBeLessThanOrEqual(1);
  });

  test('5.5 any garrison, whole or worn, against any attack', () => {
    const lot = seeded('garrisons');
    const some = (list: readonly string[], least: number) => {
      const left = [...list];
      const count = least + below(lot, left.length - least + 1);
      return Array.from({ length: count }, () => left.splice(below(lot, left.length), 1)[0] ?? '');
    };
    const wear = (v: Season, ids: readonly string[]) => {
      for (const id of ids) {
        if (isTank(numberOf(id))) continue;
        steps(v, id, 1 + below(lot, v.steps[numberOf(id)] ?? 1));
        if (below(lot, 3) === 0) shaken(v, id);
        if (below(lot, 4) === 0) tired(v, id);
      }
    };
    const companies = ['4RTM1-1', 'BEP1-1', 'BPVN5-2', 'BT2-8'];
    for (let n = 0; n < 16; n++) {
      const side: Side = n % 2 === 0 ? 'viet-minh' : 'french';
      const v = field({ phase: side === 'french' ? 'operation' : 'assault', losses: 10 * below(lot, 6) });
      const french = some(companies, 1);
      const enemies = some(['V215', 'V439', 'V938'], 1);
      const units = put(v, 'E4', ...french);
      wear(v, french);
      held(v, 'viet-minh', 'E1');
      const battalions = engage(v, 'E1', ...enemies);
      wear(v, enemies);
      const attackers = [...units, ...(below(lot, 2) === 0 ? put(v, 'E4', 'T1') : [])];
      if (side === 'viet-minh') compare(v, side, 'E4', battalions, 2000);
      else compare(v, side, 'E1', attackers, 2000);
    }
  });

  test('the six faces add up to the whole', () => {
    const v = field();
    put(v, 'D2', '3RTA3-10');
    const odds = handOdds(v, handOn(v, 'viet-minh', place('D2'), engage(trench(v, 3, 'ZD'), 'ZD>D2', 'V11', 'V16')));
    expect(odds.faces).toHaveLength(6);
    expect(odds.faces.reduce((sum, face) => sum + face.emptied, 0) / 6).toBeCloseTo(odds.emptied, 10);
  });
});

describe('fire', () => {
  function throwFire(from: Season, make: (v: Season) => Fire) {
    const counts: Record<string, number> = {};
    const chance = seeded('fire');
    for (let n = 0; n < THROWS; n++) {
      const v = copySeason(from);
      v.chance = chance;
      const rules = resolveFire(v, make(v));
      let step = rules.next();
      while (!step.done) step = rules.next(step.value.choices[0] ?? { do: 'done' });
      const code = eventsOf(v, 'rolled')[0]?.result ?? '';
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  }

  test('a barrage on a hill PA', () => {
    const v = field();
    put(v, 'D2', '3RTA3-10', '3RTA3-11', 'T1');
    const make = (w: Season) => barrage(w, 'viet-minh', place('D2'));
    const odds = fireOdds(v, make(v));
    const counts = throwFire(v, make);
    within(counts['-'] ?? 0, odds.nothing);
    within(counts.T ?? 0, odds.check);
    within(counts.D ?? 0, odds.disorder);
    within((counts['1'] ?? 0) + (counts['2'] ?? 0) + (counts['3'] ?? 0), odds.steps);
    expect(odds.tank).toBeCloseTo(1 / 6, 10);
  });

  test('infantry with a loss marker reads lower rows', () => {
    const v = field();
    held(v, 'viet-minh', 'E1');
    const units = engage(v, 'E1', 'V80', 'V84');
    steps(v, 'V84', 1);
    put(v, 'E4', 'BEP1-1');
    v.attacks = [{ target: place('E1'), units: [numberOf('BEP1-1')] }];
    const make = (w: Season) => infantryFire(w, 'viet-minh', place('E1'), units, place('E4'), 0);
    const faces = fireFaces(v, make(v));
    expect(faces.slice(0, 3)).toEqual([faces[0], faces[0], faces[0]]);
    const counts = throwFire(v, make);
    within(counts['-'] ?? 0, fireOdds(v, make(v)).nothing);
  });
});

test('0.1 a morale check', () => {
  const v = field();
  const [unit = 0] = put(v, 'D2', '3RTA3-10');
  tired(v, '3RTA3-10');
  let failed = 0;
  for (let n = 0; n < THROWS; n++) {
    v.disorganized[unit] = 0;
    v.events = [];
    const rules = check(v, unit, 'fire', true);
    while (!rules.next().done);
    if (v.disorganized[unit] === 1) failed++;
  }
  expect(checkOdds(v, unit)).toBeCloseTo(4 / 6, 10);
  within(failed, checkOdds(v, unit));
});

test('3.2 the air table, in rain and without', () => {
  for (const turn of [5, 7]) {
    const v = field({ turn });
    held(v, 'viet-minh', 'D1', 'D2', 'H6');
    let [points, flown] = [0, 0];
    const from = copySeason(v);
    const chance = seeded(`air ${turn}`);
    for (let n = 0; n < THROWS; n++) {
      const w = copySeason(from);
      w.chance = chance;
      w.munitions.french = 0;
      air(w);
      points += w.munitions.french;
      flown += w.air;
    }
    expect(Math.abs(points / THROWS - mean(supplyOdds(v), (is) => is))).toBeLessThan(0.2);
    expect(Math.abs(flown / THROWS - mean(airOdds(v), (is) => is))).toBeLessThan(0.12);
    expect(chanceOf(supplyOdds(v), () => true)).toBeCloseTo(1, 10);
  }
});

test('6.1 reconnaissance', () => {
  expect(scoutOdds().map(({ is, chance }) => [is, Math.round(chance * 6)])).toEqual([
    ['nothing', 1],
    ['seen', 3],
    ['costly', 2],
  ]);
});
