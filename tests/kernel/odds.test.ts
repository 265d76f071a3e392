import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/chance';
import { both, chain, chanceOf, mean, onTable, successes, totals } from '../../src/kernel/odds';
import { lookUp, type RollPlan, throwDice } from '../../src/kernel/rolls';

const resolution = {
  dice: '2d6',
  rows: [
    { from: null, to: 6, shift: -1 },
    { from: 7, to: 9, shift: 0 },
    { from: 10, to: null, shift: 2 },
  ],
} as const;
const losses = {
  dice: '1d6',
  rows: [
    { from: null, to: 2, steps: 2 },
    { from: 3, to: 4, steps: 1 },
    { from: 5, to: null, steps: 0 },
  ],
} as const;

describe('exact odds', () => {
  test('two dice: 36 throws, seven in six of them', () => {
    expect(chanceOf(totals('2d6'), () => true)).toBeCloseTo(1, 12);
    expect(chanceOf(totals('2d6'), (total) => total === 7)).toBeCloseTo(6 / 36, 12);
    expect(chanceOf(totals('2d6', 2), (total) => total >= 8)).toBeCloseTo(26 / 36, 12);
    expect(mean(totals('1d6'), (total) => total)).toBeCloseTo(3.5, 12);
  });

  test('a table: the chance of each row under a modifier', () => {
    const odds = onTable(resolution, 1);
    expect(odds.map(({ is, chance }) => [is.shift, Math.round(chance * 36)])).toEqual([
      [-1, 10],
      [0, 16],
      [2, 10],
    ]);
  });

  test('a resolution roll that modifies two casualty rolls, then a check for each unit left', () => {
    const outcome = chain(onTable(resolution, 1), ({ shift }) =>
      both(onTable(losses, shift), onTable(losses, -shift), (a, b) => ({ a: a.steps, b: b.steps })),
    );
    const held = chain(outcome, ({ a }) => successes(new Array(3 - a).fill(26 / 36)));
    // The same by brute force over all 36 x 6 x 6 throws and the binomial of the checks.
    let chance = 0;
    let lost = 0;
    for (let x = 1; x <= 6; x++)
      for (let y = 1; y <= 6; y++)
        for (let u = 1; u <= 6; u++)
          for (let w = 1; w <= 6; w++) {
            const { shift } = lookUp(resolution, x + y + 1);
            const a = lookUp(losses, u + shift).steps;
            lost += lookUp(losses, w - shift).steps / 1296;
            chance += (1 - (10 / 36) ** (3 - a)) / 1296;
          }
    expect(chanceOf(held, (n) => n > 0)).toBeCloseTo(chance, 12);
    expect(mean(outcome, ({ b }) => b)).toBeCloseTo(lost, 12);
  });

  test('the odds are those of the dice: 200,000 throws of a plan agree with its odds', () => {
    const plan: RollPlan = { name: 'x', rule: '1', dice: '2d6', modifiers: [{ cause: 'y', rule: '1', value: -1 }] };
    const chance = seeded('agree');
    const counts = new Map<number, number>();
    for (let i = 0; i < 200_000; i++) {
      const { total } = throwDice(chance, plan);
      counts.set(total, (counts.get(total) ?? 0) + 1);
    }
    for (const { is, chance: expected } of totals('2d6', -1)) {
      const deviation = Math.abs((counts.get(is) ?? 0) - 200_000 * expected) / Math.sqrt(200_000 * expected);
      expect(deviation).toBeLessThan(4.5);
    }
  });
});

test('a roll adds up: dice and modifiers make the total', () => {
  const chance = seeded('sum');
  chance.forced = [3, 4];
  const roll = throwDice(chance, {
    name: 'assault',
    rule: '12.3',
    of: 'huguette',
    dice: '2d6',
    modifiers: [
      { cause: 'a', rule: '1', value: 12 },
      { cause: 'b', rule: '2', value: -10 },
    ],
  });
  expect(roll).toMatchObject({ dice: [3, 4], total: 9, of: 'huguette' });
});

test('a table without a row for a total is an error, never a silent nothing', () => {
  expect(() => lookUp({ rows: [{ from: 1, to: 2 }] }, 3)).toThrow(RangeError);
});
