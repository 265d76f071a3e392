import { describe, expect, test } from 'vitest';
import { ARROW, arrowLine } from '../../../src/panels/telling/arrow-line';

const plate = (x: number, y: number, width = 80, height = 40) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

describe('a told arrow', () => {
  test('runs from edge to edge and stops short of the plate', () => {
    const line = arrowLine(plate(100, 100), plate(300, 100));
    expect(line?.start).toEqual([142, 100]);
    expect(line?.tip).toEqual([260 - ARROW.gap, 100]);
  });

  test.each([
    ['touch', 41],
    ['overlap', 20],
    ['leave a hair', 46],
  ])('is drawn where the plates %s, long enough for its head', (_, far) => {
    const line = arrowLine(plate(100, 100), plate(100, 100 + far));
    if (!line) throw new Error('no arrow');
    const long = line.tip[1] - line.start[1];
    expect(long).toBeGreaterThan(ARROW.head);
    expect(line.start[1]).toBeGreaterThanOrEqual(100 - ARROW.least / 2);
    expect(line.tip[1]).toBeLessThanOrEqual(100 + far + ARROW.least / 2);
  });

  test('is none within one place', () => {
    expect(arrowLine(plate(100, 100), plate(100, 100))).toBeNull();
  });
});
