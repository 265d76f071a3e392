import { describe, expect, test } from 'vitest';
import {
  between,
  clamp,
  type Frame,
  minZoom,
  noInset,
  panBy,
  pinchBy,
  reveal,
  toScreen,
  toSheet,
  whole,
  zoomBy,
} from '../../src/board/base/camera';

const frame: Frame = {
  window: { width: 390, height: 600 },
  sheet: { width: 390, height: 600 },
  inset: noInset,
  maxZoom: 3,
};

describe('camera', () => {
  test('the whole sheet fills the window it was laid out for', () => {
    expect(whole(frame)).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  test('a sheet larger than the window can be seen whole, centred', () => {
    const large = { ...frame, sheet: { width: 780, height: 600 } };
    expect(minZoom(large)).toBe(0.5);
    expect(whole(large)).toEqual({ zoom: 0.5, x: 0, y: 150 });
  });

  test('screen and sheet are each other’s inverse', () => {
    const camera = { zoom: 2.5, x: -120, y: -333 };
    const [x, y] = toSheet(camera, toScreen(camera, [17, 401]));
    expect(x).toBeCloseTo(17);
    expect(y).toBeCloseTo(401);
  });

  test('a pan follows the finger exactly and stops at the edge', () => {
    const near = zoomBy(whole(frame), 2, [195, 300], frame);
    const moved = panBy(near, -100, -150, frame);
    expect([moved.x - near.x, moved.y - near.y]).toEqual([-100, -150]);
    expect(panBy(near, 1000, 1000, frame)).toMatchObject({ x: 0, y: 0 });
    expect(panBy(near, -1000, -1000, frame)).toMatchObject({ x: -390, y: -600 });
  });

  test('a pinch keeps what was between the fingers between them', () => {
    const start = zoomBy(whole(frame), 1.5, [195, 300], frame);
    const held = toSheet(start, [200, 310]);
    const after = pinchBy(start, 1.2, [200, 310], [8, -5], frame);
    const [x, y] = toScreen(after, held);
    expect(x).toBeCloseTo(208);
    expect(y).toBeCloseTo(305);
    expect(after.zoom).toBeCloseTo(1.8);
  });

  test('zoom keeps its limits', () => {
    expect(zoomBy(whole(frame), 100, [0, 0], frame).zoom).toBe(3);
    expect(zoomBy(whole(frame), 0.01, [0, 0], frame).zoom).toBe(1);
  });

  test('an opened sheet lets the map go up above it', () => {
    const covered = { ...frame, inset: { ...noInset, bottom: 300 } };
    const camera = reveal(whole(frame), [[200, 540]], 40, covered);
    const [, y] = toScreen(camera, [200, 540]);
    expect(y).toBe(260);
  });

  test('a place already in view does not move the map', () => {
    const near = zoomBy(whole(frame), 2, [195, 300], frame);
    expect(reveal(near, [[195, 300]], 40, frame)).toEqual(near);
  });

  test('two places too far apart for the zoom are shown together, further off', () => {
    const near = zoomBy(whole(frame), 3, [0, 0], frame);
    const camera = reveal(
      near,
      [
        [20, 20],
        [370, 580],
      ],
      10,
      frame,
    );
    expect(camera.zoom).toBeLessThan(1.1);
    for (const point of [
      [20, 20],
      [370, 580],
    ] as const) {
      const [x, y] = toScreen(camera, point);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(390);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(600);
    }
  });

  test('a glide begins and ends exactly', () => {
    const a = { zoom: 1, x: 0, y: 0 };
    const b = { zoom: 2, x: -100, y: -40 };
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5).zoom).toBeCloseTo(Math.SQRT2);
  });

  test('a camera from another window is brought back over the sheet', () => {
    expect(clamp({ zoom: 9, x: 500, y: -9000 }, frame)).toEqual({ zoom: 3, x: 0, y: -1200 });
  });
});
