import { describe, expect, test } from 'vitest';
import { frenchAssaultPhase } from '../../../src/games/lost-valley/rules/french-assault';
import { frenchAssaultOdds } from '../../../src/games/lost-valley/rules/french-assault-odds';
import { raidOdds } from '../../../src/games/lost-valley/rules/raid-odds';
import { raidsPhase } from '../../../src/games/lost-valley/rules/raids';
import { sortieWith } from '../../../src/games/lost-valley/rules/sortie-odds';
import { stepsOf } from '../../../src/games/lost-valley/rules/units';
import { copyValley, type Sortie, unitOf, type Valley } from '../../../src/games/lost-valley/state';
import { eventsOf, held, valley } from './kit';

/** Every throw of so many dice. */
function* throws(count: number): Generator<number[]> {
  for (let i = 0; i < 6 ** count; i++) {
    yield Array.from({ length: count }, (_, die) => 1 + (Math.floor(i / 6 ** die) % 6));
  }
}

/** Plays a sortie that is ready to go with given dice: rerolls what does not repulse, then occupies and raids no more. */
function playOut(v: Valley, phase: typeof raidsPhase, faces: readonly number[]): Valley {
  v.chance.forced = faces;
  const rules = phase(v);
  let step = rules.next();
  while (!step.done) {
    const { ask, about, choices } = step.value;
    const wanted = ask.endsWith('-force') ? 'go' : ask === 'reroll' ? (about?.repulsed ? 'stand' : 'reroll') : 'done';
    step = rules.next(choices.find((choice) => choice.do === wanted) ?? choices[0] ?? { do: 'done' });
  }
  return v;
}

/** The average over every throw of what the procedure itself brings about. */
function average(
  from: Valley,
  phase: typeof raidsPhase,
  diceNeeded: number,
  figure: (after: Valley) => number,
): number {
  let total = 0;
  for (const faces of throws(diceNeeded)) total += figure(playOut(copyValley(from), phase, faces));
  return total / 6 ** diceNeeded;
}

function dominique(sortie: Partial<Sortie>, given: Parameters<typeof valley>[0] = {}): Valley {
  const v = valley({ turn: 6, phase: 'assault-french', ap: 1, cm: 10, rp: 20, ...given });
  held(v, 'beatrice', '312');
  held(v, 'dominique', '312');
  v.divisions['312'].strength = 2;
  v.sortie = { cr: 'dominique', units: [], air: 0, guns: [], cards: [], ...sortie };
  return v;
}

const oddsOf = (v: Valley) => frenchAssaultOdds(v, v.sortie as Sortie);
const repulsed = (after: Valley) => (eventsOf(after, 'french-assault-over')[0]?.repulsed ? 1 : 0);

describe('15.1.5 odds of a French assault are those of the procedure', () => {
  test('15.1.5 repulse, Strength, steps and morale of a lone disrupted battalion', () => {
    const v = dominique({ units: ['8-bpc'] });
    unitOf(v, '8-bpc').disrupted = true; // no check is rolled for, so four dice tell all
    const odds = oddsOf(v);
    const strengthLost = (after: Valley) =>
      eventsOf(after, 'strength').reduce((lost, { from, to }) => lost + from - to, 0);
    const stepsLost = (after: Valley) => eventsOf(after, 'step-lost').length + eventsOf(after, 'eliminated').length;
    expect(odds.repulsed).toBeCloseTo(average(v, frenchAssaultPhase, 4, repulsed));
    expect(odds.strengthLost).toBeCloseTo(average(v, frenchAssaultPhase, 4, strengthLost));
    expect(odds.stepsLost).toBeCloseTo(average(v, frenchAssaultPhase, 4, stepsLost));
    expect(odds.cm).toBeCloseTo(average(v, frenchAssaultPhase, 4, (after) => after.cm - 10));
    expect(odds.units).toEqual([{ unit: '8-bpc', eliminated: expect.any(Number) }]);
    expect(odds.units[0]?.eliminated).toBeCloseTo(
      average(v, frenchAssaultPhase, 4, (after) => (unitOf(after, '8-bpc').at === 'remnants' ? 1 : 0)),
    );
    expect(odds.disrupted).toBe(0);
  });

  test('15.1.5 the second roll of armor', () => {
    const v = dominique({ units: ['peloton-carette'] });
    unitOf(v, 'peloton-carette').disrupted = true;
    const odds = oddsOf(v);
    expect(odds.repulsed).toBeCloseTo(average(v, frenchAssaultPhase, 5, repulsed));
    const without = dominique({ units: ['1-4-rtm'] }); // the same factor
    expect(odds.repulsed).toBeGreaterThan(oddsOf(without).repulsed);
  });

  test('15.1.5 the checks of units and guns', () => {
    const alone = dominique({ units: ['8-bpc'] });
    const shaken = (after: Valley) => eventsOf(after, 'disrupted').length;
    expect(oddsOf(alone).disrupted).toBeCloseTo(average(alone, frenchAssaultPhase, 6, shaken));
    const sure = dominique({ units: ['8-bpc'], guns: ['11-iv-4-rac'] });
    const odds = oddsOf(sure);
    expect(odds.gunsDisrupted).toBeGreaterThan(0);
    unitOf(sure, '11-iv-4-rac').disrupted = true;
    expect(oddsOf(sure).gunsDisrupted).toBe(0); // it has nothing to lose
  });

  test('ruling 2: the first guns cost an RP, and with it perhaps the report', () => {
    const v = dominique({ units: ['8-bpc'] }, { rp: 26 });
    const sortie = v.sortie as Sortie;
    unitOf(v, '8-bpc').disrupted = true;
    const gun = unitOf(v, '1-cepml');
    Object.assign(gun, { disrupted: true }); // assault 0: all it brings is its cost
    const supported = sortieWith(sortie, { do: 'support', unit: '1-cepml' });
    expect(frenchAssaultOdds(v, supported).repulsed).toBeLessThan(frenchAssaultOdds(v, sortie).repulsed);
    v.sortie = supported;
    expect(oddsOf(v).repulsed).toBeCloseTo(average(v, frenchAssaultPhase, 4, repulsed));
  });

  test('each addition is previewed without changing the sortie', () => {
    const v = dominique({ units: ['8-bpc'] }, { asp: 2 });
    const sortie = v.sortie as Sortie;
    const base = frenchAssaultOdds(v, sortie).repulsed;
    for (const choice of [{ do: 'join', unit: '1-4-rtm' }, { do: 'air' }, { do: 'card', card: 1 }] as const) {
      expect(frenchAssaultOdds(v, sortieWith(sortie, choice)).repulsed).toBeGreaterThan(base);
    }
    expect(sortie).toEqual({ cr: 'dominique', units: ['8-bpc'], air: 0, guns: [], cards: [] });
    expect(sortieWith(sortie, { do: 'go' })).toBe(sortie);
  });
});

describe('16.1 odds of a raid are those of the procedure', () => {
  function raiding(strength: number): Valley {
    const v = valley({ turn: 6, phase: 'raids', ap: 1, cm: 10, rp: 20 });
    v.divisions['316'].strength = strength;
    v.crs.eliane.fort = 3; // room for one level
    v.sortie = { cr: 'eliane', units: ['1-4-rtm'], air: 0, guns: [], cards: [] };
    return v;
  }

  test('16.1 levels, steps and disruption, the check included', () => {
    for (const strength of [1, 5, 9]) {
      const v = raiding(strength);
      const odds = raidOdds(v, v.sortie as Sortie);
      const unit = (after: Valley) => unitOf(after, '1-4-rtm');
      expect(odds.levels).toBeCloseTo(average(v, raidsPhase, 4, (after) => after.crs.eliane.fort - 3));
      expect(odds.success).toBeCloseTo(odds.levels); // one level at most
      expect(odds.stepsLost).toBeCloseTo(average(v, raidsPhase, 4, (after) => 2 - stepsOf(unit(after))));
      expect(odds.disrupted).toBeCloseTo(average(v, raidsPhase, 4, (after) => (unit(after).disrupted ? 1 : 0)));
    }
  });

  test('16.1 two equally near divisions weigh half each', () => {
    const v = raiding(5);
    const sortie: Sortie = { cr: 'dominique', units: ['3-3-rta'], air: 0, guns: [], cards: [] };
    v.crs.dominique.fort = 0;
    const against = (s312: number, s316: number) => {
      v.divisions['312'].strength = s312;
      v.divisions['316'].strength = s316;
      return raidOdds(v, sortie).levels;
    };
    expect(against(3, 9)).toBeCloseTo((against(3, 3) + against(9, 9)) / 2);
  });
});
