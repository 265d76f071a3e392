import { describe, expect, test } from 'vitest';
import { prospects, stage } from '../../../src/games/season/bot/prospects';
import { scenarioIds } from '../../../src/games/season/data/scenarios';
import { held, start } from './kit';

const vietMinh = (v: ReturnType<typeof start>) => prospects(v, 'viet-minh');

describe.each(scenarioIds)('9.0 prospects of %s', (scenario) => {
  test('nobody has won before the first shot, and what one side hopes the other fears', () => {
    const v = start(scenario);
    expect(vietMinh(v)).toBeGreaterThan(0.05);
    expect(vietMinh(v)).toBeLessThan(0.95);
    expect(vietMinh(v) + prospects(v, 'french')).toBeCloseTo(1, 9);
  });

  test('ground taken counts, the more the later; steps lost count against it', () => {
    const v = start(scenario);
    const before = vietMinh(v);
    v.losses += 4;
    expect(vietMinh(v)).toBeLessThan(before - 0.01);
    v.losses -= 4;
    held(v, 'viet-minh', 'D1', 'D2', 'E1');
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

test('4.0, 5.0 a stage is over with every impulse, and with what the French do then', () => {
  const v = start('initial-assault');
  const stages = [stage(v)];
  v.round = 1;
  for (const impulse of [1, 2, 3]) {
    Object.assign(v, { phase: 'assault', impulse });
    stages.push(stage(v));
  }
  for (const phase of ['french-movement', 'operation', 'round-end'] as const) {
    v.phase = phase;
    stages.push(stage(v));
  }
  Object.assign(v, { round: 2, phase: 'vm-movement' });
  stages.push(stage(v));
  expect(stages).toEqual([...new Set(stages)].sort((a, b) => a - b));
});
