import { describe, expect, test } from 'vitest';
import { airUnits } from '../../../src/games/vallee/data/aircraft';
import { preview } from '../../../src/games/vallee/face/preview';
import { airOf, airPhase, cargoOf, groundedByWeather } from '../../../src/games/vallee/rules/air';
import { flakModifiers, flakResult } from '../../../src/games/vallee/rules/flak';
import { altitudes, missionPhase } from '../../../src/games/vallee/rules/missions';
import { recoveryPhase } from '../../../src/games/vallee/rules/recovery';
import {
  ABOARD,
  copyVallee,
  OTHA,
  PAID,
  REPLACEMENT_CARGO,
  SUPPLY_CARGO,
  SUPPRESSED,
  type Vallee,
  WAITING,
} from '../../../src/games/vallee/state';
import { seeded } from '../../../src/kernel/chance';
import { sum } from '../../../src/kernel/rolls';
import {
  air,
  bare,
  cut,
  dice,
  done,
  eventsOf,
  fly,
  isShaken,
  mark,
  put,
  rolled,
  run,
  scenario,
  status,
  steps,
  totals,
  u,
  until,
} from './kit';

const airStep = { phase: 'air', step: 'begin' } as const;
const missions = { phase: 'missions', step: 'begin' } as const;
const number = (id: string) => airUnits.findIndex((one) => one.id === id);

function fleet(v: Vallee, transports: number, others: number): void {
  let [lift, rest] = [transports, others];
  v.air = airUnits.map(({ type, from }) => {
    if (from !== 'start') return 'absent';
    return (type.startsWith('C-') ? lift-- : rest--) > 0 ? 'ready' : 'down';
  });
}

describe('9.1 availability', () => {
  test('R31, T9 overcast: 15 of 23 may fly, the French choose which 8 stay; rain: 7 fly', () => {
    const v = bare({ ...airStep, weather: 'overcast' });
    fleet(v, 11, 12);
    expect(groundedByWeather(v)).toBe(8);
    const prompt = until(
      airPhase(v),
      'air-max',
      ...new Array(8).fill((asked: { choices: readonly { do: string; air?: string }[] }) =>
        asked.choices.find((one) => one.air && !one.air.startsWith('C-')),
      ),
    );
    expect(prompt.ask).toBe('air-max');
    expect(v.air.filter((place) => place === 'ready')).toHaveLength(15);
    expect(v.air.filter((place, i) => place === 'ready' && airUnits[i]?.type.startsWith('C-'))).toHaveLength(11);
    v.weather = 'rain';
    fleet(v, 11, 12);
    expect(23 - groundedByWeather(v)).toBe(7);
  });

  test('T30 second die 5 of 8 others: three fly; with a maximum effort, die 4: all eight, and four points', () => {
    const v = bare({ ...airStep });
    fleet(v, 0, 8);
    dice(v, 1, 5);
    const rules = airPhase(v);
    until(rules, 'air-away-others', { do: 'roll' });
    const w = bare({ ...airStep });
    fleet(w, 0, 8);
    dice(w, 4);
    run(airPhase(w), { do: 'effort' });
    expect(w.air.filter((place) => place === 'ready')).toHaveLength(8);
    expect(w.points.french).toBe(-4);
    expect([w.effort, w.effortMonths]).toEqual([true, ['march']]);
    const away = (asked: { choices: readonly { do: string }[] }) => asked.choices[0];
    const x = bare({ ...airStep });
    fleet(x, 0, 8);
    dice(x, 1, 5);
    run(airPhase(x), { do: 'roll' }, ...new Array(5).fill(away));
    expect(x.air.filter((place) => place === 'ready')).toHaveLength(3);
  });

  test('9.1.1 once a month', () => {
    const v = bare({ ...airStep });
    fleet(v, 0, 1);
    v.effortMonths = ['march'];
    dice(v, 1, 1);
    run(airPhase(v));
    expect(rolled(v)).toEqual(['away-transports 1', 'away-others 1']);
    const april = bare({ ...airStep, turn: 4 });
    fleet(april, 0, 1);
    april.effortMonths = ['march'];
    expect(until(airPhase(april), 'air-max').choices).toHaveLength(2);
  });

  test('R81 the first die counts steps: a C-119 stands for two', () => {
    const v = bare({ ...airStep });
    fleet(v, 0, 0);
    fly(v, 'c47-1', 'c47-2', 'c119-1');
    v.effortMonths = ['march'];
    dice(v, 2, 1);
    run(airPhase(v), { do: 'away', air: 'C-119' }, done);
    expect([air(v, 'c119-1'), air(v, 'c47-1')]).toEqual(['flown', 'ready']);
  });

  test('R81 as little as may be goes over the die: the last C-47 stays where C-119s add up to it', () => {
    const away = (die: number) => {
      const v = bare({ ...airStep });
      fleet(v, 0, 0);
      fly(v, 'c47-1', 'c119-1', 'c119-tigers');
      v.effortMonths = ['march'];
      dice(v, die, 1);
      const { choices } = until(airPhase(v), die === 3 ? 'air-away-transports' : 'air-load');
      return { v, choices };
    };
    expect(away(3).choices).toHaveLength(2);
    const { v } = away(2);
    expect([air(v, 'c47-1'), air(v, 'c119-1'), air(v, 'c119-tigers')]).toEqual(['ready', 'flown', 'ready']);
  });

  test('17.5.1 one more die of air units serves elsewhere, or a point for the Viet Minh keeps them', () => {
    const v = scenario('huguettes', { turn: 5, ...airStep });
    fleet(v, 0, 8);
    v.effortMonths = ['april'];
    dice(v, 1, 1, 5);
    run(airPhase(v), { do: 'away', air: 'F8F' }, { do: 'waive' });
    expect(v.points['viet-minh']).toBe(1);
    const w = scenario('huguettes', { turn: 5, ...airStep });
    fleet(w, 0, 8);
    w.effortMonths = ['april'];
    dice(w, 1, 1, 5);
    run(
      airPhase(w),
      { do: 'away', air: 'F8F' },
      { do: 'accept' },
      { do: 'away', air: 'F8F' },
      { do: 'away', air: 'F6F' },
      { do: 'away', air: 'F6F' },
    );
    expect(w.air.filter((place) => place === 'ready')).toHaveLength(4);
  });
});

describe('9.5 loading', () => {
  const ready = (...ids: string[]) => {
    const v = bare({ ...airStep, turn: 4, step: 'load' });
    v.at[u('fr-6c')] = WAITING;
    v.pool = 5;
    fly(v, ...ids);
    return v;
  };
  const offers = (v: Vallee) =>
    until(airPhase(v), 'air-load').choices.some((choice) => choice.do === 'load' && choice.cargo === 'fr-6c');

  test('T4 a full parachute battalion fits 4 C-47, or a C-119 and 2 C-47, or 2 C-119, not 3 C-47', () => {
    expect(offers(ready('c47-1', 'c47-2', 'c47-3', 'c47-4'))).toBe(true);
    expect(offers(ready('c119-1', 'c47-1', 'c47-2'))).toBe(true);
    expect(offers(ready('c119-1', 'c119-tigers'))).toBe(true);
    expect(offers(ready('c47-1', 'c47-2', 'c47-3'))).toBe(false);
  });

  test('R72 a unit is loaded whole, paid when its first step is, and leaves no room for anything else', () => {
    const v = ready('c47-1', 'c47-2', 'c47-3', 'c47-4');
    const para = { do: 'load', cargo: 'fr-6c' } as const;
    const { asked } = run(airPhase(v), para, para, para, para);
    expect(
      asked
        .slice(1)
        .every(({ choices }) => choices.every((choice) => choice.do === 'load' && choice.cargo === 'fr-6c')),
    ).toBe(true);
    expect(v.points.french).toBe(-9);
    expect(v.at[u('fr-6c')]).toBe(ABOARD);
  });

  test('8.4 replacement steps come from the pool', () => {
    const v = ready('c119-1');
    run(airPhase(v), { do: 'load', cargo: 'replacement' }, { do: 'load', cargo: 'supply' });
    expect(v.pool).toBe(4);
    expect(cargoOf(v, number('c119-1'))).toHaveLength(2);
  });
});

describe('9.6 anti-aircraft fire', () => {
  test('T19 rain: 37 mm at a high target, die 6 - 1: damaged; MG: nothing; no low mission', () => {
    const v = bare({ weather: 'rain' });
    put(v, 'ne', 'vm-37-1', 'vm-mg-1');
    expect(flakResult('vm-37-1', 'high', 6 + sum(flakModifiers(v, 'vm-37-1')))).toBe('damaged');
    expect(flakResult('vm-mg-1', 'high', 6 + sum(flakModifiers(v, 'vm-mg-1')))).toBe('none');
    expect(altitudes(v, false)).toEqual(['high']);
  });

  test('R32 overcast and event 9 forbid low drops only', () => {
    const v = bare({ weather: 'overcast' });
    expect([altitudes(v, true), altitudes(v, false)]).toEqual([['high'], ['low', 'high']]);
    const clear = bare();
    clear.noLowDrops = true;
    expect([altitudes(clear, true), altitudes(clear, false)]).toEqual([['high'], ['low', 'high']]);
  });

  test('7.3, 9.4 out of supply and suppressed guns are at -1 each', () => {
    const v = bare();
    put(v, 'ne', 'vm-37-1');
    cut(v, 'vm-37-1');
    mark(v, SUPPRESSED, 'vm-37-1');
    expect(sum(flakModifiers(v, 'vm-37-1'))).toBe(-2);
  });
});

/** A position in 5.5.2 with flak in the Northeast Valley. */
function sky(...guns: Parameters<typeof put>[2][]): Vallee {
  const v = bare({ ...missions });
  put(v, 'ne', ...guns);
  put(v, 'cf', 'fr-8c');
  return v;
}

function loaded(v: Vallee, id: string, ...cargo: number[]): void {
  fly(v, id);
  cargo.forEach((item, i) => {
    v.cargo[number(id) * 2 + i] = item;
  });
}

const drop = (id: string, at: 'low' | 'high') => ({ do: 'drop', air: id, at }) as const;
const flak = (unit: string, id: string) => ({ do: 'flak', unit, air: id }) as const;

describe('9.5, 9.6.1 drops', () => {
  test('T18 a C-47 is damaged: abort die 4, it goes home and its supply is not lost', () => {
    const v = sky('vm-37-1');
    loaded(v, 'c47-1', SUPPLY_CARGO);
    dice(v, 5, 4);
    run(missionPhase(v), drop('c47-1', 'high'), flak('vm-37-1', 'c47-1'));
    expect(air(v, 'c47-1')).toBe('damaged');
    expect(v.supply).toEqual({ french: 45, 'viet-minh': 50 });
  });

  test('T18 abort die 3: it flies on, drop die 4: scattered, nothing of a one-step load lands', () => {
    const v = sky('vm-37-1');
    loaded(v, 'c47-1', SUPPLY_CARGO);
    dice(v, 5, 3, 4);
    run(missionPhase(v), drop('c47-1', 'high'), flak('vm-37-1', 'c47-1'));
    expect(air(v, 'c47-1')).toBe('damaged');
    expect(v.supply.french).toBe(45);
  });

  test('R94, T20 a C-119 low beside the enemy: die 5 + 1, scattered, one step lands; die 6 + 1, both are captured', () => {
    for (const [die, french, vietMinh] of [
      [5, 46, 50],
      [6, 45, 52],
    ] as const) {
      const v = sky();
      put(v, 'sparrowhawk', 'vm-1-88');
      loaded(v, 'c119-1', SUPPLY_CARGO, SUPPLY_CARGO);
      dice(v, die);
      run(missionPhase(v), drop('c119-1', 'low'));
      expect(v.supply).toEqual({ french, 'viet-minh': vietMinh });
    }
  });

  test('R34 whatever is dropped is dropped on the Central Fortress', () => {
    const v = sky();
    loaded(v, 'c47-1', SUPPLY_CARGO);
    run(missionPhase(v), drop('c47-1', 'high'));
    expect(eventsOf(v, 'mission').map(({ mission, target }) => [mission, target])).toEqual([['drop', 'cf']]);
  });

  test('T44 a parachute unit in the air: one transport down, one home, two drop: it lands with two steps, disrupted', () => {
    const v = sky('vm-37-1', 'vm-37-2');
    v.at[u('fr-6c')] = ABOARD;
    for (const id of ['c47-1', 'c47-2', 'c47-3', 'c47-4']) loaded(v, id, u('fr-6c'));
    dice(v, 6, 5, 2, 2, 4);
    run(
      missionPhase(v),
      ...['c47-1', 'c47-2', 'c47-3', 'c47-4'].map((id) => drop(id, 'high')),
      flak('vm-37-1', 'c47-1'),
      flak('vm-37-2', 'c47-2'),
    );
    expect(status(v, 'fr-6c')).toBe('cf 2!');
    expect(v.pool).toBe(1);
    expect(v.points['viet-minh']).toBe(2);
  });

  test('T46 none landed: two down and two home, the pool grows by two and the unit is gone', () => {
    const v = sky('vm-37-1', 'vm-37-2', 'vm-37-3', 'vm-mg-1');
    v.at[u('fr-6c')] = ABOARD;
    const four = ['c47-1', 'c47-2', 'c47-3', 'c47-4'];
    for (const id of four) loaded(v, id, u('fr-6c'));
    dice(v, 6, 6, 5, 2, 6, 2);
    run(
      missionPhase(v),
      ...four.map((id) => drop(id, 'high')),
      flak('vm-37-1', 'c47-1'),
      flak('vm-37-2', 'c47-2'),
      flak('vm-37-3', 'c47-3'),
      flak('vm-mg-1', 'c47-4'),
    );
    expect([status(v, 'fr-6c'), v.pool, v.points['viet-minh']]).toEqual(['gone', 2, 4]);
  });

  test('T46 all four abort: the unit waits and is not paid again', () => {
    const v = sky();
    v.at[u('fr-6c')] = ABOARD;
    mark(v, PAID, 'fr-6c');
    const four = ['c47-1', 'c47-2', 'c47-3', 'c47-4'];
    for (const id of four) loaded(v, id, u('fr-6c'));
    run(missionPhase(v), done);
    expect([v.at[u('fr-6c')], steps(v, 'fr-6c'), v.pool]).toEqual([WAITING, 4, 0]);
    v.phase = 'air';
    v.step = 'load';
    run(airPhase(v), ...four.map(() => ({ do: 'load', cargo: 'fr-6c' }) as const));
    expect(v.points.french).toBe(0);
  });

  test('R33 a replacement step lost with its transport is a French step, supply is not', () => {
    const v = sky('vm-37-1');
    loaded(v, 'c119-1', SUPPLY_CARGO, REPLACEMENT_CARGO);
    dice(v, 6);
    run(missionPhase(v), drop('c119-1', 'high'), flak('vm-37-1', 'c119-1'));
    expect(v.points['viet-minh']).toBe(2);
    expect(v.losses.french).toBe(1);
  });

  test('R30, T45 damaged twice is not shot down: the second damage turns it back without a roll', () => {
    const v = sky('vm-37-1', 'vm-37-2', 'vm-37-3');
    put(v, 'phony', 'vm-1-98');
    fly(v, 'a26-1');
    dice(v, 5, 3, 5);
    run(
      missionPhase(v),
      { do: 'bomb', air: 'A-26', target: 'phony', at: 'high' },
      flak('vm-37-1', 'a26-1'),
      flak('vm-37-2', 'a26-1'),
      flak('vm-37-3', 'a26-1'),
    );
    expect(rolled(v)).toEqual(['aa 5', 'abort 3', 'aa 5']);
    expect(air(v, 'a26-1')).toBe('damaged');
    const w = sky('vm-37-1', 'vm-37-2');
    put(w, 'phony', 'vm-1-98');
    fly(w, 'a26-1');
    dice(w, 5, 3, 6);
    run(
      missionPhase(w),
      { do: 'bomb', air: 'A-26', target: 'phony', at: 'high' },
      flak('vm-37-1', 'a26-1'),
      flak('vm-37-2', 'a26-1'),
    );
    expect(air(w, 'a26-1')).toBe('down');
  });

  test('9.2 an aircraft that flies on damaged bombs at -1', () => {
    const v = sky('vm-37-1');
    put(v, 'simone', 'vm-1-98');
    fly(v, 'a26-1');
    dice(v, 5, 3, 4);
    run(missionPhase(v), { do: 'bomb', air: 'A-26', target: 'simone', at: 'high' }, flak('vm-37-1', 'a26-1'));
    expect(totals(v, 'bomb')).toEqual([5]);
    expect(isShaken(v, 'vm-1-98')).toBe(false);
  });
});

describe('9.2 air bombardment', () => {
  test('T42 an A-26 low on three units in clear: one die, 3 + 2 + 1 + 1, all are disrupted; then a PBY takes a step from each, never the last', () => {
    const v = sky();
    put(v, 'simone', 'vm-1-98', 'vm-2-98', 'vm-3-98:1');
    fly(v, 'a26-1', 'pby-1');
    dice(v, 3, 4);
    run(
      missionPhase(v),
      { do: 'bomb', air: 'A-26', target: 'simone', at: 'low' },
      { do: 'bomb', air: 'PBY', target: 'simone', at: 'high' },
    );
    expect(totals(v, 'bomb')).toEqual([7, 5]);
    expect([status(v, 'vm-1-98'), status(v, 'vm-2-98'), status(v, 'vm-3-98')]).toEqual([
      'simone 3!',
      'simone 3!',
      'simone 1!',
    ]);
  });

  test('9.2 in a valley units are targets one by one', () => {
    const v = sky('vm-1-141', 'vm-2-141');
    fly(v, 'pby-1');
    const { choices } = until(missionPhase(v), 'air-missions');
    const targets = choices.flatMap((choice) => (choice.do === 'bomb' ? [choice.target] : []));
    expect([...new Set(targets)]).toEqual(['vm-1-141', 'vm-2-141']);
  });

  test('R35 in the transport area a counter is drawn: supply dies on any hit', () => {
    const v = sky();
    v.otha.supply = 2;
    fly(v, 'a26-1');
    dice(v, 6);
    run(missionPhase(v), { do: 'bomb', air: 'A-26', target: 'otha', at: 'low' }, done);
    expect(v.otha.supply).toBe(1);
  });

  test('8.3 a replacement step is shaken, then lost for a point', () => {
    const v = sky();
    v.otha.steps = 1;
    fly(v, 'a26-1', 'a26-2');
    dice(v, 6, 6);
    const bomb = { do: 'bomb', air: 'A-26', target: 'otha', at: 'low' } as const;
    run(missionPhase(v), bomb, bomb, done);
    expect([v.otha.steps, v.otha.shaken, v.points.french]).toEqual([0, 0, 1]);
  });

  test('R35 a reduced unit of the transport area can be picked out; R80 only its own three shots answer', () => {
    const v = sky('vm-37-1');
    v.at[u('vm-1-102')] = OTHA;
    v.steps[u('vm-1-102')] = 3;
    fly(v, 'a26-1');
    dice(v, 6);
    const { asked } = run(missionPhase(v), { do: 'bomb', air: 'A-26', target: 'vm-1-102', at: 'low' }, done);
    const guns = asked[1]?.choices.flatMap((choice) => (choice.do === 'flak' ? [choice.unit] : []));
    expect(guns).toEqual(['otha-1', 'otha-2', 'otha-3']);
    expect(isShaken(v, 'vm-1-102')).toBe(true);
  });
});

describe('9.4 flak suppression', () => {
  test('R79, T43 the suppressed 37 mm is at -1: at a high C-47 die 6 damages instead of shooting down', () => {
    const v = sky('vm-37-1', 'vm-mg-1');
    fly(v, 'f8f-1');
    loaded(v, 'c47-1', SUPPLY_CARGO);
    dice(v, 4, 6, 2);
    run(
      missionPhase(v),
      { do: 'suppress', air: 'F8F', target: 'vm-37-1' },
      drop('c47-1', 'high'),
      flak('vm-37-1', 'c47-1'),
      flak('vm-mg-1', 'f8f-1'),
    );
    expect(totals(v, 'aa')).toEqual([4, 5]);
    expect(air(v, 'c47-1')).toBe('damaged');
  });

  test('T43 driven off by the MG, the fighter suppresses nothing', () => {
    const v = sky('vm-37-1', 'vm-mg-1');
    fly(v, 'f8f-1');
    loaded(v, 'c47-1', SUPPLY_CARGO);
    dice(v, 5, 2, 6);
    run(
      missionPhase(v),
      { do: 'suppress', air: 'F8F', target: 'vm-37-1' },
      drop('c47-1', 'high'),
      flak('vm-37-1', 'c47-1'),
      flak('vm-mg-1', 'f8f-1'),
    );
    expect(air(v, 'c47-1')).toBe('down');
    expect(eventsOf(v, 'suppressed')).toEqual([]);
  });

  test('R79 the shots of the transport area can be suppressed while anything is there to attack, a marked unit too', () => {
    const shots = (v: Vallee) =>
      until(missionPhase(v), 'air-missions').choices.flatMap((choice) =>
        choice.do === 'suppress' ? [choice.target] : [],
      );
    const v = sky('vm-37-1');
    fly(v, 'f8f-1');
    expect(shots(v)).toEqual(['vm-37-1']);
    v.at[u('vm-1-102')] = OTHA;
    v.steps[u('vm-1-102')] = 3;
    v.step = 'begin';
    expect(shots(v)).toEqual(['vm-37-1', 'otha-1', 'otha-2', 'otha-3']);
  });

  test('6.1.3 no suppression in rain', () => {
    const v = sky('vm-37-1');
    v.weather = 'rain';
    fly(v, 'f8f-1', 'sb2c-1');
    put(v, 'simone', 'vm-1-98');
    const { choices } = until(missionPhase(v), 'air-missions');
    expect(choices.some(({ do: kind }) => kind === 'suppress')).toBe(false);
    expect(choices.every((choice) => !('at' in choice) || choice.at === 'high')).toBe(true);
  });
});

describe('13.1, 13.2 repair', () => {
  test('T8 two F8F shot down: one comes back damaged, one is gone, the Viet Minh keep their points', () => {
    const v = bare({ phase: 'recovery' });
    v.points['viet-minh'] = 2;
    v.air[number('f8f-1')] = 'down';
    v.air[number('f8f-2')] = 'down';
    run(recoveryPhase(v));
    expect([air(v, 'f8f-1'), air(v, 'f8f-2')]).toEqual(['damaged', 'gone']);
    expect(v.points['viet-minh']).toBe(2);
  });

  test('13.1 damaged aircraft are repaired on 1 to 3; R95 one that has just come back waits', () => {
    const v = bare({ phase: 'recovery' });
    for (const id of ['a26-1', 'a26-2']) v.air[number(id)] = 'damaged';
    for (const id of ['c119-1', 'c119-tigers']) v.air[number(id)] = 'down';
    dice(v, 3, 4);
    run(recoveryPhase(v));
    expect(['a26-1', 'a26-2', 'c119-1', 'c119-tigers'].map((id) => air(v, id))).toEqual([
      'ready',
      'damaged',
      'damaged',
      'gone',
    ]);
  });
});

describe('9.4, R79 the chance of flak beside suppression that is in the air', () => {
  const raid = (...shots: ReturnType<typeof flak>[]) => {
    const v = sky('vm-37-1', 'vm-mg-1');
    loaded(v, 'c47-1', SUPPLY_CARGO);
    fly(v, 'f8f-1');
    const named = [{ do: 'suppress', air: 'F8F', target: 'vm-37-1' }, drop('c47-1', 'high')] as const;
    const prompt = until(missionPhase(v), 'aa-strategic', ...named, done);
    v.shots.push(...shots.map(({ unit, air: id }) => ({ gun: unit, air: airOf(id) })));
    return { v, shown: preview(v, prompt, flak('vm-37-1', 'c47-1'))?.outcomes[0]?.value ?? Number.NaN };
  };
  const thrown = (at: Vallee) => {
    let hits = 0;
    const chance = seeded('hushed');
    for (let i = 0; i < 10_000; i++) {
      const v = copyVallee(at);
      v.chance = chance;
      v.shots.push({ gun: 'vm-37-1', air: airOf('c47-1') });
      run(missionPhase(v), done);
      if (['damaged', 'down'].includes(air(v, 'c47-1'))) hits++;
    }
    return hits / 10_000;
  };

  test('a gun that will be suppressed when it fires is shown with 1 less: 17 %, not 33 %', () => {
    const { shown } = raid();
    expect(shown).toBeCloseTo(1 / 6, 9);
  });

  test('a shot named at the suppressing aircraft counts: what is shown is what ten thousand throws say', () => {
    const { v, shown } = raid(flak('vm-mg-1', 'f8f-1'));
    expect(shown).toBeGreaterThan(1 / 6);
    expect(shown).toBeLessThan(2 / 6);
    expect(Math.abs(shown - thrown(v))).toBeLessThan(0.02);
  });
});
