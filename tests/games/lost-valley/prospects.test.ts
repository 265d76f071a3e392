import { describe, expect, test } from 'vitest';
import { prospects } from '../../../src/games/lost-valley/bot/prospects';
import { setUp } from '../../../src/games/lost-valley/play/setup';
import { copyValley, type Valley } from '../../../src/games/lost-valley/state';

function start(change: (v: Valley) => void = () => {}): Valley {
  const v = copyValley(setUp({ scenario: 'campaign', options: [], seed: 'sfc32:prospects' }));
  change(v);
  return v;
}

describe('17.2 prospects', () => {
  const now = prospects(start());

  test('a campaign that has not begun may still end either way', () => {
    expect(now).toBeGreaterThan(0);
    expect(now).toBeLessThan(1);
  });

  test.each<[string, (v: Valley) => void]>([
    ['resources', (v) => v.rp--],
    ['morale', (v) => v.cm--],
    ['flak', (v) => v.aaa++],
    ['the Strength of a division', (v) => v.divisions['312'].strength++],
    ['works', (v) => v.crs['pc-gono'].fort--],
    [
      'a centre',
      (v) => {
        v.crs.eliane.holder = '316';
      },
    ],
  ])('what makes it harder makes it worse: %s', (_what, change) => {
    expect(prospects(start(change))).toBeLessThan(now);
  });

  test('the last resources are worth more than as many of the first', () => {
    const lost = (from: number) =>
      Math.log(
        prospects(
          start((v) => {
            v.rp = from;
          }),
        ) /
          prospects(
            start((v) => {
              v.rp = from - 3;
            }),
          ),
      );
    expect(lost(5)).toBeGreaterThan(lost(20));
  });

  test('at the end the points alone count, and the best level is the most', () => {
    const ended = (points: number) =>
      prospects(
        start((v) => {
          v.result = { level: 'draw', points, cause: 'points' };
        }),
      );
    expect(ended(12.5)).toBe(0.5);
    expect(ended(27)).toBe(1);
  });
});
