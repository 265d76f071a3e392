import { expect, test } from 'vitest';
import { check } from '../../../src/games/vallee/play/check';
import { setUp } from '../../../src/games/vallee/play/setup';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { unitsIn } from '../../../src/games/vallee/rules/units';
import { FRENCH } from '../../../src/games/vallee/state';

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
