import { describe, expect, test } from 'vitest';
import type { ValleyChoice } from '../../../src/games/lost-valley/choices';
import { vmAssaultPhase } from '../../../src/games/lost-valley/rules/vm-assault';
import { vmAssaultOdds, withSupport } from '../../../src/games/lost-valley/rules/vm-assault-odds';
import { copyValley, type VmAssault } from '../../../src/games/lost-valley/state';
import { seeded } from '../../../src/kernel/chance';
import { eventsOf, garrisonOf, held, valley } from './kit';

/** An assault of 308 with no support to give, the situation report at zero. */
function facing(cr: VmAssault['cr'], strength: number, fort: number, ...units: Parameters<typeof garrisonOf>[2][]) {
  const v = valley({ turn: 3, phase: 'assault-vm', cm: 10, rp: 20, ap: 0 });
  held(v, 'gabrielle', '308');
  held(v, 'anne-marie', '308');
  v.divisions['312'].active = false;
  v.divisions['308'].strength = strength;
  v.crs[cr].fort = fort;
  garrisonOf(v, cr, ...units);
  const assault: VmAssault = { division: '308', cr, air: 0, guns: [], cards: [], over: false };
  v.assaults = [assault];
  return { v, assault };
}

test('12.3.5.2 a hopeless company: it holds only on rows without a step loss', () => {
  // 2d6 + 0 + 0 - 15 stays below 0: -4 on Table 9.1, so 1d6 - 4 is at most 2, a step in every row
  const { v, assault } = facing('huguette', 15, 0, 'csm-272');
  const odds = vmAssaultOdds(v, assault);
  expect(odds.held).toBe(0);
  expect(odds.stepsLost).toBeCloseTo(1, 12);
  expect(odds.units).toEqual([{ unit: 'csm-272', eliminated: expect.closeTo(1, 12), retreats: 0 }]);
  expect(odds.strengthLost).toBeCloseTo((0 + 1 + 1 + 1 + 2 + 2) / 6, 12); // 1d6 - 1 on Table 9.2
  expect(odds.cm).toBe(0);
});

test('12.3.5.2 by hand: a battalion survives on one row of six, if it passes its checks', () => {
  // 2d6 + 2 - 15 stays below 0 too, -4 on Table 9.1: a 6 loses one step with Dis? and R?, the rest two or three
  const { v, assault } = facing('huguette', 15, 0, '1-2-rei');
  const steady = 26 / 36; // reduced, morale 2: a 6 or more
  const shaken = 21 / 36; // and disrupted: a 7 or more
  const stays = steady * steady + (1 - steady) * shaken;
  const odds = vmAssaultOdds(v, assault);
  expect(odds.held).toBeCloseTo(stays / 6, 12);
  expect(odds.units[0]?.retreats).toBeCloseTo((1 - stays) / 6, 12);
  expect(odds.units[0]?.eliminated).toBeCloseTo(5 / 6, 12);
  expect(odds.stepsLost).toBeCloseTo((5 * 2 + 1) / 6, 12);
});

test('12.3.5.2 without a way out a retreat costs all its steps', () => {
  const { v, assault } = facing('francoise', 12, 1, 'bm-1', 'csm-272');
  const open = vmAssaultOdds(v, assault);
  v.crs.huguette.holder = 'nobody'; // the only way out
  const closed = vmAssaultOdds(v, assault);
  expect(closed.held).toBeCloseTo(open.held, 12);
  const leaving = open.units.reduce((total, { retreats }) => total + retreats, 0);
  expect(closed.stepsLost - open.stepsLost).toBeCloseTo(leaving, 12);
});

test('2.3.1.6 with 1 GAACEO what is below the average is rolled again', () => {
  const plain = facing('huguette', 15, 0, 'csm-272');
  const flak = facing('huguette', 15, 0, 'csm-272', '1-gaaceo');
  const once = vmAssaultOdds(plain.v, plain.assault).strengthLost; // 7/6
  // 0 and the three 1s (four of six) are below 7/6 and rolled again
  expect(vmAssaultOdds(flak.v, flak.assault).strengthLost).toBeCloseTo((4 / 6) * once + (2 / 6) * 2, 12);
});

test('2.2.8.4 a division cannot lose its last point', () => {
  const { v, assault } = facing('huguette', 1, 4, '1-2-rei', '5-bpvn');
  expect(vmAssaultOdds(v, assault).strengthLost).toBe(0);
});

describe('support raises the chance to hold', () => {
  const { v, assault } = facing('huguette', 10, 2, '1-2-rei', 'csm-272');
  const choices: ValleyChoice[] = [{ do: 'air' }, { do: 'support', unit: '1-cmmle' }, { do: 'card', card: 42 }];
  test.each(choices)('$do', (choice) => {
    const after = withSupport(v, assault, choice);
    expect(vmAssaultOdds(after.v, after.assault).held).toBeGreaterThan(vmAssaultOdds(v, assault).held);
  });

  test('the RP of the first gun counts: it may cost a point of the situation report', () => {
    const poor = { ...v, rp: 9 };
    const after = withSupport(poor, assault, { do: 'support', unit: '1-cmmle' });
    expect(after.v.rp).toBe(8);
    expect(vmAssaultOdds(after.v, after.assault).held).toBeLessThan(vmAssaultOdds(poor, assault).held);
  });
});

test('the odds are those of the real phase: 4000 assaults played out', () => {
  const { v, assault } = facing('huguette', 9, 2, '5-bpvn', 'bt-2', 'csm-272', 'peloton-guntz');
  const odds = vmAssaultOdds(v, assault);
  const games = 4000;
  const counted = { held: 0, steps: 0, strength: 0, cm: 0, tanks: 0 };
  for (let i = 0; i < games; i++) {
    const copy = copyValley(v);
    copy.chance = seeded(`odds ${i}`);
    const rules = vmAssaultPhase(copy);
    for (let step = rules.next(); !step.done; ) step = rules.next(step.value.choices[0] ?? { do: 'done' });
    if (copy.crs.huguette.holder === 'french') counted.held++;
    counted.steps += eventsOf(copy, 'step-lost').length + eventsOf(copy, 'eliminated').length;
    counted.strength += v.divisions['308'].strength - copy.divisions['308'].strength;
    if (eventsOf(copy, 'level').some(({ cause }) => cause === 'casualties')) counted.cm++;
    if (eventsOf(copy, 'retreated').some(({ unit }) => unit === 'peloton-guntz')) counted.tanks++;
  }
  const near = (count: number, expected: number) => expect(Math.abs(count / games - expected)).toBeLessThan(0.03);
  near(counted.held, odds.held);
  near(counted.steps, odds.stepsLost);
  near(counted.strength, odds.strengthLost);
  near(counted.cm, odds.cm);
  near(counted.tanks, odds.units.find(({ unit }) => unit === 'peloton-guntz')?.retreats ?? 0);
});
