import { describe, expect, test } from 'vitest';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { recoveryPhase } from '../../../src/games/vallee/rules/recovery';
import {
  capacityModifiers,
  comesOut,
  exitModifiers,
  mayTryToLeave,
  paraCost,
  reinforcementPhase,
  restTransport,
  stepsComeOut,
  supplyComesOut,
} from '../../../src/games/vallee/rules/reinforcements';
import { ENTERED, OTHA, WAITING } from '../../../src/games/vallee/state';
import { sum } from '../../../src/kernel/rolls';
import { bare, dice, done, mark, put, run, scenario, shake, status, steps, u } from './kit';

const phase = { phase: 'reinforcement', step: 'begin' } as const;

describe('8.1.1 entering the transport area', () => {
  test('6.1.1 clear weather adds three to the die', () => {
    expect(capacityModifiers(bare({ weather: 'clear' }))).toEqual([
      { cause: 'weather-clear', rule: '8.1.1', value: 3 },
    ]);
  });

  test('7.4 any number of supply units is there to be sent, as far as the capacity goes', () => {
    const v = bare({ ...phase, weather: 'clear' });
    dice(v, 6);
    const supply = { do: 'enter', what: 'supply' } as const;
    run(reinforcementPhase(v), ...new Array(6 + 3).fill(supply));
    expect(v.otha.newSupply).toBe(9);
  });

  test('T24 overcast die 2: six counters; rain die 4: nine; 17.5 overcast die 1: three', () => {
    const overcast = bare({ ...phase, weather: 'overcast' });
    expect(2 + sum(capacityModifiers(overcast))).toBe(6);
    expect(4 + sum(capacityModifiers(bare({ ...phase, weather: 'rain' })))).toBe(9);
    expect(1 + sum(capacityModifiers(scenario('huguettes', { weather: 'overcast' })))).toBe(3);
  });

  test('supply, replacement steps for a point each and units share the capacity', () => {
    const v = bare(phase);
    v.at[u('vm-1-36')] = WAITING;
    dice(v, 1);
    run(
      reinforcementPhase(v),
      { do: 'enter', what: 'supply' },
      { do: 'enter', what: 'replacement' },
      { do: 'enter', what: 'vm-1-36' },
      { do: 'enter', what: 'supply' },
    );
    expect(v.otha).toMatchObject({ newSupply: 2, newSteps: 1 });
    expect(v.points['viet-minh']).toBe(-1);
    expect(v.at[u('vm-1-36')]).toBe(OTHA);
  });

  test('14.3 the Katyushas may set out from turn 7', () => {
    for (const turn of [6, 7]) {
      const v = bare({ ...phase, turn });
      v.at[u('vm-kat-1')] = WAITING;
      dice(v, 6);
      const { asked } = run(reinforcementPhase(v), done);
      expect(asked[0]?.choices.some((choice) => 'what' in choice && choice.what === 'vm-kat-1')).toBe(turn === 7);
    }
  });
});

describe('8.1 the 148th', () => {
  test('T38 on turn 6, die 4: nine points; all of it stands together in one valley', () => {
    const v = bare({ ...phase, turn: 6 });
    for (const id of ['vm-1-148', 'vm-2-148', 'vm-3-148'] as const) v.at[u(id)] = WAITING;
    dice(v, 1, 4);
    run(reinforcementPhase(v), { do: 'commit', area: 'sw' }, done);
    expect(v.points['viet-minh']).toBe(-9);
    expect(['vm-1-148', 'vm-2-148', 'vm-3-148'].map((id) => status(v, id as 'vm-1-148'))).toEqual([
      'sw 3',
      'sw 3',
      'sw 3',
    ]);
  });

  test('it is not offered again, nor in a battle', () => {
    const v = bare({ ...phase });
    dice(v, 1);
    const { asked } = run(reinforcementPhase(v), done);
    expect(asked[0]?.choices.some((choice) => choice.do === 'commit')).toBe(false);
  });
});

describe('8.1.2 leaving it', () => {
  test('7.1 supply that comes out raises the track by a point each, what stays does not', () => {
    const v = bare();
    v.otha.supply = 3;
    dice(v, 1, 6, 2);
    supplyComesOut(v);
    expect([v.supply['viet-minh'], v.otha.newSupply]).toEqual([52, 1]);
  });

  test('T24 overcast die 5 and one stays; clear die 5 leaves', () => {
    expect(sum(exitModifiers(bare({ weather: 'overcast' })))).toBe(1);
    const v = bare();
    v.otha.supply = 1;
    dice(v, 5);
    supplyComesOut(v);
    expect(v.supply['viet-minh']).toBe(51);
    const grey = bare({ weather: 'overcast' });
    grey.otha.supply = 1;
    dice(grey, 5);
    supplyComesOut(grey);
    expect([grey.supply['viet-minh'], grey.otha.supply, grey.otha.newSupply]).toEqual([50, 0, 1]);
  });

  test('R42 one try a turn, not on the turn of entry, and not while disrupted', () => {
    const v = bare();
    for (const id of ['vm-1-102', 'vm-2-102', 'vm-3-102'] as const) v.at[u(id)] = OTHA;
    mark(v, ENTERED, 'vm-1-102');
    shake(v, 'vm-2-102');
    expect(['vm-1-102', 'vm-2-102', 'vm-3-102'].map((id) => mayTryToLeave(v, u(id as 'vm-1-102')))).toEqual([
      false,
      false,
      true,
    ]);
    dice(v, 6);
    expect(comesOut(v, u('vm-3-102'), areaOf('nw'))).toBe(false);
    expect(mayTryToLeave(v, u('vm-3-102'))).toBe(false);
  });

  test('the 102nd may try on turn 1', () => {
    const v = scenario('campaign');
    expect(mayTryToLeave(v, u('vm-1-102'))).toBe(true);
  });

  test('counters that stayed may try again the next turn', () => {
    const v = bare();
    v.otha = { supply: 0, newSupply: 2, steps: 1, newSteps: 1, shaken: 1 };
    restTransport(v);
    expect(v.otha).toEqual({ supply: 2, newSupply: 0, steps: 3, newSteps: 0, shaken: 0 });
  });
});

describe('8.2 French parachute reinforcements', () => {
  test('R37, T3 the 1st Colonial costs 9 on turn 4, 2 on turn 11; the 5th Vietnamese nothing', () => {
    expect(paraCost(bare({ turn: 4 }), u('fr-1c'))).toBe(9);
    expect(paraCost(bare({ turn: 11 }), u('fr-1c'))).toBe(2);
    expect(paraCost(bare({ turn: 4 }), u('fr-5v'))).toBe(0);
  });

  test('R63 in 17.5 the 2nd Legion costs 3 and the strategic phases still to come', () => {
    expect(paraCost(scenario('huguettes', { turn: 5 }), u('fr-2fl'))).toBe(5);
    expect(paraCost(scenario('huguettes', { turn: 7 }), u('fr-2fl'))).toBe(3);
  });

  test('8.2 the Corsairs come on turn 8, free', () => {
    const v = bare({ ...phase, turn: 8 });
    dice(v, 1);
    run(reinforcementPhase(v), done);
    expect(v.air.filter((place) => place === 'ready')).toHaveLength(3);
    expect(v.points.french).toBe(0);
  });
});

describe('8.3, 8.4 replacements', () => {
  test('T36 three steps land: the parachutists take two, the Tai may not, the third is lost without points', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'cf', 'fr-8c:2', 'fr-2t:2', 'fr-1-31e');
    v.landed.french = 3;
    run(recoveryPhase(v), { do: 'replace', unit: 'fr-8c' }, { do: 'replace', unit: 'fr-8c' });
    expect([steps(v, 'fr-8c'), steps(v, 'fr-2t'), v.landed.french]).toEqual([4, 2, 0]);
    expect(v.points).toEqual({ french: 0, 'viet-minh': 0 });
  });

  test('R43 Quad 50s may be rebuilt, engineers, guns and tanks may not', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'cf', 'fr-q1:1', 'fr-4c-105:1');
    v.landed.french = 1;
    const { asked } = run(recoveryPhase(v), { do: 'replace', unit: 'fr-q1' });
    expect(asked[0]?.choices).toHaveLength(2);
  });

  test('R44 Viet Minh steps that came out serve battalions in supply, engineers and mortars not', () => {
    const v = bare({ phase: 'recovery' });
    put(v, 'ne', 'vm-1-141:2', 'vm-151-1:1', 'vm-120-1:1');
    v.otha.steps = 2;
    dice(v, 5, 6);
    stepsComeOut(v, 2);
    expect([v.landed['viet-minh'], v.otha.newSteps]).toEqual([1, 1]);
    const { asked } = run(recoveryPhase(v), { do: 'replace', unit: 'vm-1-141' }, done);
    expect(asked[0]?.ask).toBe('replace-vm');
    expect(asked[0]?.choices).toHaveLength(2);
    expect(steps(v, 'vm-1-141')).toBe(3);
  });
});
