/** Exact odds against many throws of the rules themselves. */
import { describe, expect, test } from 'vitest';
import type { SeasonPrompt } from '../../../src/games/season/choices';
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
import { handOfAll } from '../../../src/games/season/rules/hand';
import { bestBearer, handOdds } from '../../../src/games/season/rules/hand-odds';
import { check } from '../../../src/games/season/rules/losses';
import { infantryAt, isTank, numberOf, piecesAt } from '../../../src/games/season/rules/pieces';
import { place } from '../../../src/games/season/rules/places';
import { copySeason, type Season, type Side } from '../../../src/games/season/state';
import { seeded } from '../../../src/kernel/chance';
import { chanceOf, mean } from '../../../src/kernel/odds';
import { engage, eventsOf, field, held, put, shaken, steps, tired, trench } from './kit';

const THROWS = 1500;
/** Four standard deviations of a share over so many throws. */
const near = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / THROWS) + 0.002;

function within(seen: number, chance: number) {
  expect(Math.abs(seen / THROWS - chance), `${seen / THROWS} against ${chance}`).toBeLessThanOrEqual(near(chance));
}

/** Owners answer so as to hold; attackers keep somebody fit, and take what they can. */
function answer(v: Season, prompt: SeasonPrompt, defenders: readonly number[]) {
  const units = prompt.choices.map((choice) => ('unit' in choice ? numberOf(choice.unit) : -1));
  const choose = (unit: number) => prompt.choices[units.indexOf(unit)];
  if (prompt.ask === 'name') return prompt.choices[0];
  if (prompt.ask === 'hand-steps' || prompt.ask === 'hand-disorder') {
    if (!units.some((unit) => defenders.includes(unit))) {
      return choose(units.find((unit) => v.disorganized[unit] === 1) ?? units[0] ?? -1);
    }
    const deed = prompt.ask === 'hand-steps' ? 'step' : 'disorder';
    const all = defenders.filter((unit) => (v.steps[unit] ?? 0) > 0 && !isTank(unit));
    return choose(bestBearer(v, all, units, deed, { steps: 0, perUnit: 1, disorder: 0, checks: 'all' }));
  }
  return prompt.choices.find((choice) => choice.do === 'double' || choice.do === 'move') ?? prompt.choices[0];
}

/** The share of throws in which the place is emptied, is taken, and the steps of both sides. */
function throwHand(from: Season, side: Side, target: string, units: readonly number[]) {
  const totals = { emptied: 0, taken: 0, defenderSteps: 0, attackerSteps: 0 };
  const chance = seeded('throws');
  for (let n = 0; n < THROWS; n++) {
    const v = copySeason(from);
    v.chance = chance;
    const other: Side = side === 'french' ? 'viet-minh' : 'french';
    const defenders = piecesAt(v, place(target), other);
    const before = defenders.reduce((sum, unit) => sum + (v.steps[unit] ?? 0), 0);
    const rules = fight(v, side, { target: place(target), units: [...units] });
    let step = rules.next();
    while (!step.done) {
      const choice = answer(v, step.value, defenders);
      if (!choice) throw new Error(step.value.ask);
      step = rules.next(choice);
    }
    const gone =
      side === 'viet-minh' ? infantryAt(v, place(target)).length === 0 : piecesAt(v, place(target), other).length === 0;
    if (gone) totals.emptied++;
    if (v.control[place(target)] === side) totals.taken++;
    totals.defenderSteps += before - defenders.reduce((sum, unit) => sum + (v.steps[unit] ?? 0), 0);
    totals.attackerSteps += units.reduce((sum, unit) => sum + (from.steps[unit] ?? 0) - (v.steps[unit] ?? 0), 0);
  }
  return totals;
}

function compare(v: Season, side: Side, target: string, units: readonly number[]) {
  const odds = handOdds(v, handOfAll(v, side, place(target), units));
  const seen = throwHand(v, side, target, units);
  within(seen.emptied, odds.emptied);
  within(seen.taken, odds.taken);
  return { odds, seen };
}

describe('hand-to-hand', () => {
  test('one whole company against a regiment', () => {
    const v = field();
    put(v, 'B1', '13DBLE3-10');
    const { odds, seen } = compare(v, 'viet-minh', 'B1', engage(v, 'J2>B1', 'V130', 'V154', 'V166'));
    expect(odds.emptied).toBeLessThan(0.1);
    expect(Math.abs(seen.defenderSteps / THROWS - odds.defenderSteps)).toBeLessThan(0.06);
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

  test('the six faces add up to the whole', () => {
    const v = field();
    put(v, 'D2', '3RTA3-10');
    const odds = handOdds(v, handOfAll(v, 'viet-minh', place('D2'), engage(trench(v, 3, 'ZD'), 'ZD>D2', 'V11', 'V16')));
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
