import { describe, expect, test } from 'vitest';
import { done as finished } from '../../../src/games/vallee/choices';
import { airUnits } from '../../../src/games/vallee/data/aircraft';
import { assaultPreview } from '../../../src/games/vallee/face/assault-preview';
import { counterBattery, gunModifiers, shellUnit } from '../../../src/games/vallee/rules/artillery';
import { assaultStep } from '../../../src/games/vallee/rules/assault';
import { bestLead, type Clash, codesOf } from '../../../src/games/vallee/rules/assault-odds';
import { assaultOutlook, expectedShots, rollOutlook } from '../../../src/games/vallee/rules/assault-outlook';
import { antiTank, shoot } from '../../../src/games/vallee/rules/fire';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { rockets } from '../../../src/games/vallee/rules/katyusha';
import { blowMine } from '../../../src/games/vallee/rules/mine';
import { missionPhase } from '../../../src/games/vallee/rules/missions';
import {
  antiTankChance,
  atLeast,
  atMost,
  attritionOdds,
  bombOdds,
  capacityOdds,
  counterChance,
  dropOdds,
  eventOdds,
  exitChance,
  findMineChance,
  fireChance,
  flakOdds,
  gunOdds,
  hqOdds,
  mafiaChance,
  mineOdds,
  missionOdds,
  moraleLossOdds,
  outlook,
  recoverChance,
  repairChance,
  rocketOdds,
  weatherOdds,
} from '../../../src/games/vallee/rules/odds';
import { leaves, reinforcementPhase } from '../../../src/games/vallee/rules/reinforcements';
import { retreatLoss, retreatTo } from '../../../src/games/vallee/rules/retreat';
import { censusOf } from '../../../src/games/vallee/rules/units';
import { copyVallee, type Mission, type Vallee } from '../../../src/games/vallee/state';
import { seeded } from '../../../src/kernel/chance';
import { chanceOf, mean, type Odds } from '../../../src/kernel/odds';
import { bare, cut, dig, fly, isShaken, put, run, shake, steps, u } from './kit';

/** How often something holds in many throws from copies of a position. */
function often(v: Vallee, holds: (copy: Vallee) => boolean, throws = 3000): number {
  let count = 0;
  const chance = seeded('odds');
  for (let i = 0; i < throws; i++) {
    const copy = copyVallee(v);
    copy.chance = chance;
    if (holds(copy)) count++;
  }
  return count / throws;
}

const near = (counted: number, thrown: number) => expect(Math.abs(counted - thrown)).toBeLessThan(0.035);
const whole = <T>(odds: Odds<T>) => expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);

describe('every count adds up to one and agrees with many throws', () => {
  const front = () => {
    const v = bare();
    put(v, 'e1', 'fr-1-4', 'fr-tk-conti');
    put(v, 'phony', 'vm-1-98', 'vm-120-1');
    put(v, 'c1', 'fr-4c-105');
    return v;
  };

  test('10.2 one battery, then two, with the cap of the strategic phase', () => {
    const v = front();
    const fire = (copy: Vallee) =>
      shellUnit(
        copy,
        { unit: u('vm-120-1'), target: 'fr-1-4', fight: '1' },
        'bombard',
        u('fr-1-4'),
        gunModifiers(copy, 'viet-minh', areaOf('e1')),
      );
    const one = gunOdds(v, 'viet-minh', [u('vm-120-1')], u('fr-1-4'), true);
    whole(one);
    near(
      outlook(one).shaken,
      often(v, (copy) => fire(copy) && isShaken(copy, 'fr-1-4')),
    );
    const two = gunOdds(v, 'viet-minh', [u('vm-120-1'), u('vm-120-1')], u('fr-1-4'), true);
    whole(two);
    near(
      chanceOf(two, ({ lost }) => lost === 1),
      often(v, (copy) => {
        fire(copy);
        fire(copy);
        return steps(copy, 'fr-1-4') === 3;
      }),
    );
  });

  test('10.2 without the cap a shaken unit can lose two steps to two batteries', () => {
    const v = front();
    shake(v, 'fr-1-4');
    const odds = gunOdds(v, 'viet-minh', [u('vm-120-1'), u('vm-120-1')], u('fr-1-4'), false);
    expect(chanceOf(odds, ({ lost }) => lost === 2)).toBeCloseTo(0.25, 9);
  });

  test('10.5 counter-battery with two batteries', () => {
    const v = front();
    near(
      counterChance(v, u('vm-120-1'), 2),
      often(v, (copy) => counterBattery(copy, [u('fr-4c-105'), u('fr-4c-155')], u('vm-120-1'), '1', true)),
    );
  });

  test('10.3 the headquarters', () => {
    const v = front();
    put(v, 'e3', 'vm-2-98');
    whole(hqOdds(v, censusOf(v), u('vm-120-1')));
    expect(mean(hqOdds(v, censusOf(v), u('vm-120-1')), (points) => points)).toBeCloseTo(3 / 6, 9);
  });

  test('12.1, 14.2 fire and anti-tank fire', () => {
    const v = front();
    shake(v, 'fr-1-4');
    near(
      fireChance(v, u('vm-1-98'), u('fr-1-4'), false, false),
      often(v, (copy) => {
        shoot(copy, u('vm-1-98'), u('fr-1-4'), false, false, '1');
        return steps(copy, 'fr-1-4') === 3;
      }),
    );
    near(
      antiTankChance(v, u('vm-1-98')),
      often(v, (copy) => {
        antiTank(copy, u('vm-1-98'), u('fr-tk-conti'), '1');
        return isShaken(copy, 'fr-tk-conti');
      }),
    );
  });

  test('14.3, 14.4.2 rockets and the mine', () => {
    const v = front();
    whole(rocketOdds(v, u('fr-1-4')));
    near(
      outlook(rocketOdds(v, u('fr-1-4'))).shaken,
      often(v, (copy) => {
        rockets(copy, { unit: u('vm-kat-1'), target: 'e1', fight: '1' });
        return isShaken(copy, 'fr-1-4');
      }),
    );
    v.mine = { stage: 'set', area: areaOf('e1'), ready: 3 };
    whole(mineOdds(v, u('fr-tk-conti')));
    near(
      chanceOf(mineOdds(v, u('fr-1-4')), ({ lost }) => lost > 0),
      often(v, (copy) => {
        blowMine(copy);
        return steps(copy, 'fr-1-4') < 4;
      }),
    );
    expect(outlook(mineOdds(v, u('fr-tk-conti'))).shaken).toBeCloseTo(5 / 6, 9);
    expect(findMineChance(2)).toBeCloseTo(11 / 36, 9);
  });

  test('9.6 a mission under two guns', () => {
    const v = bare();
    put(v, 'ne', 'vm-37-1', 'vm-mg-1');
    fly(v, 'a26-1');
    put(v, 'simone', 'vm-1-98');
    const air = airUnits.findIndex(({ id }) => id === 'a26-1');
    const mission: Mission = { air, is: 'bomb', target: 'simone', low: true, fight: '1' };
    const odds = missionOdds(v, mission, ['vm-37-1', 'vm-mg-1']);
    whole(odds);
    whole(flakOdds(v, 'vm-37-1', 'low'));
    v.phase = 'missions';
    const thrown = often(
      v,
      (copy) => {
        copy.step = 'begin';
        run(
          missionPhase(copy),
          { do: 'bomb', air: 'A-26', target: 'simone', at: 'low' },
          { do: 'flak', unit: 'vm-37-1', air: 'a26-1' },
          { do: 'flak', unit: 'vm-mg-1', air: 'a26-1' },
        );
        return copy.air[air] === 'down';
      },
      2000,
    );
    near(
      chanceOf(odds, (state) => state === 3),
      thrown,
    );
    whole(bombOdds(v, air, true, areaOf('simone')));
  });

  test('9.5 drops, 8.1.1 capacity, 8.1.2 exits', () => {
    const v = bare({ weather: 'overcast' });
    for (const altitude of ['low', 'high'] as const) whole(dropOdds(censusOf(v), altitude));
    expect(chanceOf(dropOdds(censusOf(v), 'high'), (result) => result === 'landed')).toBeCloseTo(0.5, 9);
    near(
      exitChance(v),
      often(v, (copy) => leaves(copy, 'supply')),
    );
    whole(capacityOdds(v));
    near(
      chanceOf(capacityOdds(v), (counters) => counters > 7),
      often(v, (copy) => {
        Object.assign(copy, { phase: 'reinforcement', step: 'begin' });
        reinforcementPhase(copy).next();
        return copy.quota > 7;
      }),
    );
  });

  test('6.1, 6.2 weather and events', () => {
    whole(weatherOdds('april'));
    whole(eventOdds());
    expect(chanceOf(weatherOdds('may'), (weather) => weather === 'rain')).toBeCloseTo(0.5, 9);
    expect(chanceOf(eventOdds(), (event) => event === 'no-event')).toBeCloseTo(16 / 36, 9);
  });

  test('7.3, 13.1, 13.3 attrition, repair, recovery, morale', () => {
    const v = front();
    cut(v, 'fr-1-4');
    whole(attritionOdds(v, u('fr-1-4')));
    expect(mean(attritionOdds(v, u('fr-1-4')), (lost) => lost)).toBeCloseTo(0.5, 9);
    expect(mean(attritionOdds(v, u('fr-tk-conti')), (lost) => lost)).toBe(0);
    expect(mean(moraleLossOdds(v, u('fr-1-4')), (lost) => lost)).toBeCloseTo(1, 9);
    expect(repairChance).toBe(0.5);
    expect(recoverChance(v, u('fr-1-4'))).toBeCloseTo(4 / 6, 9);
    expect([atLeast(9), atLeast(1), atMost(0)]).toEqual([0, 1, 0]);
  });
});

describe('12.2 assaults', () => {
  const hill = () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-151-1');
    put(v, 'e2', 'fr-2t');
    return v;
  };
  const clash = (v: Vallee): Clash => {
    const attackers = (['vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-151-1'] as const).map(u);
    return {
      side: 'viet-minh',
      area: areaOf('e2'),
      attackers,
      from: attackers.map(() => areaOf('baldy')),
      lead: u('vm-1-98'),
      defenders: [u('fr-2t')],
      defenceLead: bestLead(v, [u('fr-2t')]),
    };
  };

  test('six faces, and what they come to', () => {
    const v = hill();
    expect(codesOf(v, clash(v))).toEqual(['1/4R/1', 'BB', '1/4/R', 'Ex/R', '1/1/2R', '1/DE']);
    const { taken, bloodbath } = rollOutlook(v, clash(v));
    expect([taken, bloodbath]).toEqual([expect.closeTo(4 / 6, 9), expect.closeTo(1 / 6, 9)]);
  });

  test('with the final fire it agrees with assaults fought out', () => {
    const v = hill();
    const shots = [{ unit: u('fr-2t'), target: u('vm-1-98'), tank: false }];
    const promised = assaultOutlook(v, clash(v), shots);
    const thrown = often(
      v,
      (copy) => {
        const rules = assaultStep(copy);
        let step = rules.next();
        while (!step.done) {
          const { ask, choices } = step.value;
          const fire = choices.find((choice) => choice.do === 'fire' && choice.target === 'vm-1-98');
          const lead =
            choices.find((choice) => choice.do === 'lead' && choice.unit === 'vm-1-98') ??
            choices.find((choice) => choice.do === 'lead' && choice.unit === 'vm-151-1');
          const picks = choices.find(({ do: kind }) => kind === 'all' || kind === 'assault');
          const go =
            ask === 'final-fire'
              ? (fire ?? finished)
              : (picks ?? lead ?? choices.find(({ do: kind }) => kind === 'withdraw') ?? choices[0]);
          step = rules.next(go ?? finished);
        }
        return copy.at[u('vm-2-98')] === areaOf('e2') && copy.events.every((event) => event.is !== 'bloodbath');
      },
      1500,
    );
    near(promised.taken, thrown);
  });

  test('an assault with final fire to come is an estimate, and says so; one without is exact but for its steps', () => {
    const v = hill();
    const shown = assaultPreview(v, 'viet-minh', areaOf('e2'));
    expect(shown?.outcomes.map(({ about }) => about === true)).toEqual([true, true, true, true, true]);
    shake(v, 'fr-2t');
    const sure = assaultPreview(v, 'viet-minh', areaOf('e2'));
    expect(sure?.outcomes.map(({ about }) => about === true)).toEqual([false, false, false, true, true]);
  });

  test('14.1 a defending tank fires with the unit it goes with, and not by itself', () => {
    const v = hill();
    put(v, 'e2', 'fr-tk-conti');
    const with14 = { ...clash(v), defenders: [u('fr-2t'), u('fr-tk-conti')] };
    expect(expectedShots(v, with14)).toEqual([{ unit: u('fr-2t'), target: u('vm-1-98'), tank: true }]);
  });

  test('12.3.3 the steps lost in retreat are in the figure: all of those that cannot go anywhere', () => {
    const v = hill();
    shake(v, 'fr-2t');
    const free = assaultPreview(v, 'viet-minh', areaOf('e2'))?.outcomes.find(({ key }) => key === 'defender-steps');
    const { defenderLoss, defenderGoes } = rollOutlook(v, clash(v));
    const end = 3 / 6;
    expect(free?.value).toBeGreaterThan(defenderLoss);
    const thrown = often(v, (copy) => {
      copy.at[u('fr-2t')] = areaOf('e2');
      retreatTo(copy, u('fr-2t'), { area: areaOf('e1'), through: [] }, null);
      return steps(copy, 'fr-2t') < 3;
    });
    near(retreatLoss(v, u('fr-2t'), areaOf('e2'), [areaOf('baldy')]), thrown);
    expect(retreatLoss(v, u('fr-2t'), areaOf('e2'), [areaOf('baldy')])).toBeCloseTo(end + 1 / 6, 9);
    expect(defenderGoes).toBeGreaterThan(0);
    // A gun that cannot move goes nowhere: all of it is lost.
    put(v, 'e2', 'fr-1le-hm');
    expect(retreatLoss(v, u('fr-1le-hm'), areaOf('e2'), [areaOf('baldy')])).toBe(steps(v, 'fr-1le-hm'));
  });

  test('14.5 the mafia takes its share', () => {
    const v = bare({ active: 'french' });
    put(v, 'c2', 'fr-1-13');
    put(v, 'octavie', 'vm-mg-1');
    dig(v, 'octavie', 0);
    const one: Clash = {
      side: 'french',
      area: areaOf('octavie'),
      attackers: [u('fr-1-13')],
      from: [areaOf('c2')],
      lead: u('fr-1-13'),
      defenders: [u('vm-mg-1')],
      defenceLead: u('vm-mg-1'),
    };
    expect(assaultOutlook(v, one, []).calledOff).toBeCloseTo(1 - mafiaChance(v, areaOf('octavie'), one.attackers), 9);
  });
});
