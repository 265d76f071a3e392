import { describe, expect, test } from 'vitest';
import { prospects, stage } from '../../../src/games/season/bot/prospects';
import { joined, place, placeId } from '../../../src/games/season/data/places';
import { scenarioIds } from '../../../src/games/season/data/scenarios';
import { held, put, start } from './kit';

const vietMinh = (v: ReturnType<typeof start>) => prospects(v, 'viet-minh');

describe.each(scenarioIds)('9.0 prospects of %s', (scenario) => {
  test('nobody has won before the first shot, and what one side hopes the other fears', () => {
    const v = start(scenario);
    expect(vietMinh(v)).toBeGreaterThan(0.05);
    expect(vietMinh(v)).toBeLessThan(0.95);
    expect(vietMinh(v) + prospects(v, 'french')).toBeCloseTo(1, 9);
  });

  test('ground taken counts, more with somebody there; steps lost count against it', () => {
    const v = start(scenario);
    const before = vietMinh(v);
    v.losses += 4;
    expect(vietMinh(v)).toBeLessThan(before - 0.01);
    v.losses -= 4;
    held(v, 'viet-minh', 'D1', 'D2', 'E1');
    const open = vietMinh(v);
    put(v, 'D1', 'V11');
    put(v, 'D2', 'V249');
    put(v, 'E1', 'V265');
    expect(vietMinh(v)).toBeGreaterThan(open);
    expect(vietMinh(v)).toBeGreaterThan(before + 0.05);
  });

  test('time runs for the French', () => {
    const v = start(scenario);
    const before = vietMinh(v);
    v.phase = 'operation';
    v.round = 4;
    expect(vietMinh(v)).toBeLessThan(before);
  });
});

test('9.0 a French PA with nobody in it counts for less with the Viet Minh before it', () => {
  const v = start('initial-assault');
  const e1 = place('E1');
  const near = joined[e1]?.[0] ?? -1;
  v.at = v.at.map((at) => (at === e1 || at === near ? -9 : at));
  held(v, 'viet-minh', placeId(near));
  put(v, placeId(near), 'V11');
  const left = vietMinh(v);
  put(v, 'E1', '13DBLE3-9');
  expect(vietMinh(v)).toBeLessThan(left - 0.02);
});

test('4.0, 5.0 a stage is over with every impulse, and with what the French do then; for the Viet Minh with the whole assault', () => {
  const v = start('initial-assault');
  const stages = { french: [stage(v, 'french')], 'viet-minh': [stage(v, 'viet-minh')] };
  const next = (change: Partial<typeof v>) => {
    Object.assign(v, change);
    for (const side of ['french', 'viet-minh'] as const) stages[side].push(stage(v, side));
  };
  for (const impulse of [1, 2, 3]) next({ phase: 'assault', round: 1, impulse });
  for (const phase of ['french-movement', 'operation', 'round-end'] as const) next({ phase });
  next({ phase: 'vm-movement', round: 2 });
  expect(stages.french).toEqual([...new Set(stages.french)].sort((a, b) => a - b));
  const [before, ...assault] = stages['viet-minh'].slice(0, 4);
  expect(new Set(assault)).toEqual(new Set([before]));
  expect(new Set(stages['viet-minh']).size).toBe(3);
});
