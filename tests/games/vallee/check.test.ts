import { expect, test } from 'vitest';
import { check } from '../../../src/games/vallee/play/check';
import { setUp } from '../../../src/games/vallee/play/setup';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { numberOf, strengths, unitsIn } from '../../../src/games/vallee/rules/units';
import { ELIMINATED, FRENCH } from '../../../src/games/vallee/state';

test('R47 once both sides are arranged, the area belongs to whoever stands in it, in the set-up too', () => {
  const v = setUp({ scenario: 'campaign', options: [], seed: 'x' });
  expect(unitsIn(v, areaOf('sw'), 'viet-minh').length).toBeGreaterThan(0);
  v.control[areaOf('sw')] = FRENCH;
  check(v); // still arranging: who stands where is not settled
  for (const step of ['dice', 'fly', 'crisis'] as const) {
    v.step = step;
    expect(() => check(v)).toThrow(/47 .* belongs to the Viet Minh in it/);
  }
});

test('8.4, R72 the pool holds a die and ten, and what those who jumped left behind: all but one step of each', () => {
  const v = setUp({ scenario: 'campaign', options: [], seed: 'x' });
  v.pool = 16;
  check(v);
  v.pool = 17;
  expect(() => check(v)).toThrow(/8\.4/);
  // Eliminated where it jumped.
  const unit = numberOf('fr-1c');
  v.at[unit] = ELIMINATED;
  v.steps[unit] = 0;
  v.pool = 16 + (strengths[unit] ?? 0) - 1;
  check(v);
  v.pool++;
  expect(() => check(v)).toThrow(/8\.4/);
});
