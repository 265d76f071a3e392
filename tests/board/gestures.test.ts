import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/board/base/geometry';
import { cancel, down, type Gesture, type Hand, move, noGesture, type Step, up } from '../../src/board/base/gestures';

/** Plays fingers on a map and keeps what they meant. */
function hand() {
  let record: Hand = noGesture;
  const meant: Gesture[] = [];
  const take = (step: Step) => {
    record = step.record;
    if (step.gesture) meant.push(step.gesture);
  };
  return {
    meant,
    kinds: () => meant.map(({ is }) => is),
    down: (at: Point, time = 0, finger = 1) => take(down(record, finger, at, time)),
    move: (at: Point, finger = 1) => take(move(record, finger, at)),
    up: (at: Point, time = 100, finger = 1) => take(up(record, finger, at, time)),
    cancel: () => take(cancel(record)),
  };
}

describe('gestures', () => {
  test('a still finger is a tap', () => {
    const h = hand();
    h.down([50, 50]);
    h.move([53, 54]);
    h.up([53, 54]);
    expect(h.kinds()).toEqual(['press', 'tap']);
  });

  test('a press that moved over 10 px is no tap, even when it comes back', () => {
    const h = hand();
    h.down([50, 50]);
    h.move([61, 50]);
    h.move([50, 50]);
    h.up([50, 50]);
    expect(h.kinds()).toEqual(['press', 'drag', 'drag', 'drop']);
  });

  test('a drag loses nothing of the way to its limit', () => {
    const h = hand();
    h.down([100, 100]);
    for (let i = 1; i <= 8; i++) h.move([100 - i * 5, 100 - i * 2]);
    h.up([60, 84]);
    const total = h.meant.reduce(
      (sum, g) => (g.is === 'drag' ? [(sum[0] ?? 0) + g.by[0], (sum[1] ?? 0) + g.by[1]] : sum),
      [0, 0],
    );
    expect(total).toEqual([-40, -16]);
  });

  test('two fingers never select, whichever leaves first', () => {
    for (const first of [1, 2]) {
      const h = hand();
      h.down([100, 100], 0, 1);
      h.down([200, 100], 400, 2);
      h.move([210, 100], 2);
      h.up([100, 100], 500, first);
      h.up([210, 100], 600, 3 - first);
      expect(h.kinds()).not.toContain('tap');
      expect(h.kinds()).not.toContain('drop');
      expect(h.kinds().at(-1)).toBe('release');
    }
  });

  test('fingers that spread to twice their distance double the zoom', () => {
    const h = hand();
    h.down([150, 300], 0, 1);
    h.down([250, 300], 0, 2);
    for (let i = 1; i <= 10; i++) {
      h.move([150 - i * 5, 300], 1);
      h.move([250 + i * 5, 300], 2);
    }
    const factor = h.meant.reduce((product, g) => (g.is === 'pinch' ? product * g.factor : product), 1);
    expect(factor).toBeCloseTo(2, 10);
    const drift = h.meant.reduce((sum, g) => (g.is === 'pinch' ? sum + g.by[0] : sum), 0);
    expect(drift).toBeCloseTo(0, 10);
  });

  test('the finger that stays after a pinch goes on to pan, not to drag a counter', () => {
    const h = hand();
    h.down([100, 100], 0, 1);
    h.down([200, 100], 0, 2);
    h.move([230, 100], 2);
    h.up([230, 100], 50, 2);
    h.move([140, 100], 1);
    expect(h.kinds().at(-1)).toBe('pinch');
    expect(h.kinds()).not.toContain('drag');
  });

  test('two quick taps on one spot are a double tap; slow or far ones are two', () => {
    const quick = hand();
    quick.down([50, 50], 0);
    quick.up([50, 50], 60);
    quick.down([55, 52], 150);
    quick.up([55, 52], 220);
    expect(quick.kinds()).toEqual(['press', 'tap', 'press', 'double-tap']);
    const slow = hand();
    slow.down([50, 50], 0);
    slow.up([50, 50], 60);
    slow.down([50, 50], 700);
    slow.up([50, 50], 760);
    expect(slow.kinds()).toEqual(['press', 'tap', 'press', 'tap']);
    const far = hand();
    far.down([50, 50], 0);
    far.up([50, 50], 60);
    far.down([120, 50], 150);
    far.up([120, 50], 220);
    expect(far.kinds()).toEqual(['press', 'tap', 'press', 'tap']);
  });

  test('a third quick tap begins anew', () => {
    const h = hand();
    for (const time of [0, 120, 240]) {
      h.down([50, 50], time);
      h.up([50, 50], time + 40);
    }
    expect(h.kinds()).toEqual(['press', 'tap', 'press', 'double-tap', 'press', 'tap']);
  });

  test('two fingers down and up at once ask to zoom out', () => {
    const h = hand();
    h.down([100, 100], 0, 1);
    h.down([160, 100], 20, 2);
    h.up([100, 100], 120, 1);
    h.up([160, 100], 130, 2);
    expect(h.kinds().at(-1)).toBe('two-finger-tap');
  });

  test('fingers taken by the system mean nothing', () => {
    const h = hand();
    h.down([50, 50]);
    h.cancel();
    expect(h.kinds()).toEqual(['press', 'release']);
    h.down([50, 50], 1000);
    h.up([50, 50], 1050);
    expect(h.kinds().at(-1)).toBe('tap');
  });

  test('a finger that was never down is ignored', () => {
    const h = hand();
    h.move([10, 10], 7);
    h.up([10, 10], 100, 7);
    expect(h.meant).toEqual([]);
  });
});
