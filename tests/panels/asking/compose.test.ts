import { describe, expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import type { Preview } from '../../../src/kernel/view';
import { helps, laidOut, worthOf } from '../../../src/panels/asking/compose';
import { steppersIn } from '../../../src/panels/asking/steppers';
import { moodOf } from '../../../src/panels/model/figure';
import type { Offered } from '../../../src/panels/model/model';

const roll = (holds: number, losses: number): Preview => ({
  name: 'assault',
  rule: '12.3',
  dice: '2d6',
  modifiers: [],
  total: 0,
  bars: [],
  headline: ['holds'],
  outcomes: [
    { key: 'holds', kind: 'chance', value: holds },
    { key: 'losses', kind: 'mean', value: losses },
  ],
});

describe('what can be put into a fight', () => {
  test('is worth what it adds to the big figure', () => {
    expect(worthOf(roll(0.4, 2), roll(0.6, 2))).toBeCloseTo(0.2);
    expect(worthOf(roll(0.4, 2), null)).toBe(0);
  });

  test('cannot help where no figure of the roll changes; before there is a roll everything may', () => {
    expect(helps(roll(0.4, 2), roll(0.4, 2))).toBe(false);
    expect(helps(roll(0.4, 2), roll(0.4, 1.5))).toBe(true);
    expect(helps(null, roll(0.4, 2))).toBe(true);
  });

  test('keeps its place: best first when the question opens, whatever it is worth later', () => {
    const row = (key: string, worth: number) => ({ key, worth, helps: true });
    const first = laidOut([], [row('a', 0.1), row('b', 0.3), row('c', 0.2)]);
    expect(first.map(({ key }) => key)).toEqual(['b', 'c', 'a']);
    const then = laidOut(first, [row('d', 0.9), row('a', 0.5), row('b', 0)]);
    expect(then.map(({ key }) => key)).toEqual(['b', 'c', 'a', 'd']);
  });
});

describe('the colour of the big figure', () => {
  const split: Preview['split'] = {
    from: 3,
    below: { side: 'french', key: 'may-hold' },
    above: { side: 'viet-minh', key: 'cleared' },
  };
  const mood = (key: string, value: number, side: string, own: boolean) =>
    moodOf({ split }, { key, kind: 'chance', value }, side, own);

  test('likely damage to the own place warns and is never green', () => {
    expect(mood('hit', 0.8, 'french', true)).toBe('poor');
    expect(mood('hit', 0.3, 'french', true)).toBeUndefined();
    expect(mood('hit', 0.8, 'viet-minh', false)).toBe('good');
  });

  test('a place that may hold is green from an even chance on and warns below a third', () => {
    expect([0.6, 0.4, 0.2].map((value) => mood('may-hold', value, 'french', true))).toEqual([
      'good',
      undefined,
      'poor',
    ]);
  });
});

describe('a number that is asked', () => {
  const points = (asp: number): Offered => ({ key: `sead ${asp}`, choice: { do: 'sead', ...{ asp } }, offer: {} });
  const done: Offered = { key: 'done', choice: { do: 'done' }, offer: { primary: true } };

  test('is one stepper from the least to the most', () => {
    const [stepper, ...more] = steppersIn([points(2), done, points(1), points(3)]);
    expect(more).toEqual([]);
    expect(stepper?.amounts.map(({ amount, offered }) => [amount, offered.key])).toEqual([
      [1, 'sead 1'],
      [2, 'sead 2'],
      [3, 'sead 3'],
    ]);
  });

  test('two amounts are rows, and so are amounts with gaps', () => {
    expect(steppersIn([points(1), points(2)])).toEqual([]);
    expect(steppersIn([points(1), points(2), points(4)])).toEqual([]);
  });

  test('the points against the flak of The Lost Valley are written so', () => {
    expect(lostValley.play.writes.sead).toEqual(['asp']);
  });
});
