import type { Projection } from '../kernel/view';
import { type Point, pointOf } from './geometry';

/** Kilometres of the atlas to pixels of the sheet and back. */
export interface Chart {
  readonly toSheet: (x: number, y: number) => Point;
  readonly toGround: (u: number, v: number) => Point;
  /** Pixels per kilometre eastward at x. */
  readonly scale: (x: number) => number;
}

/** One monotone axis (PCHIP through the knots) and its inverse. */
function axis(knots: readonly Point[]): { f: (q: number) => number; inverse: (v: number) => number } {
  const last = knots.length - 1;
  const X = (i: number) => pointOf(knots, i)[0];
  const Y = (i: number) => pointOf(knots, i)[1];
  const rising = X(last) > X(0) ? 1 : -1;
  const upward = Y(last) > Y(0) ? 1 : -1;
  const slope = (i: number) => (Y(i + 1) - Y(i)) / (X(i + 1) - X(i));
  const tangents = knots.map((_, i) => {
    if (i === 0) return slope(0);
    if (i === last) return slope(last - 1);
    const before = slope(i - 1);
    const after = slope(i);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const tangent = (i: number) => tangents[i] ?? 0;

  const f = (q: number): number => {
    if ((q - X(0)) * rising < 0) return Y(0) + tangent(0) * (q - X(0));
    if ((q - X(last)) * rising > 0) return Y(last) + tangent(last) * (q - X(last));
    let i = 0;
    while (i < last - 1 && (q - X(i + 1)) * rising > 0) i++;
    const h = X(i + 1) - X(i);
    const t = (q - X(i)) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * Y(i) +
      (t3 - 2 * t2 + t) * h * tangent(i) +
      (3 * t2 - 2 * t3) * Y(i + 1) +
      (t3 - t2) * h * tangent(i + 1)
    );
  };
  const inverse = (v: number): number => {
    let a = X(0) - rising * 3;
    let b = X(last) + rising * 3;
    for (let i = 0; i < 40; i++) {
      const c = (a + b) / 2;
      if ((f(c) - v) * upward < 0) a = c;
      else b = c;
    }
    return (a + b) / 2;
  };
  return { f, inverse };
}

/** The stretched sheet of a graph game: river, roads and contours stay registered to the boxes. */
export function warped(knots: Pick<Projection, 'x' | 'y'>, width: number, height: number): Chart {
  const ax = axis(knots.x);
  const ay = axis(knots.y);
  return {
    toSheet: (x, y) => [ax.f(x) * width, ay.f(y) * height],
    toGround: (u, v) => [ax.inverse(u / width), ay.inverse(v / height)],
    scale: (x) => ((ax.f(x + 0.05) - ax.f(x - 0.05)) * width) / 0.1,
  };
}

/** True ground about a centre. */
export function linear(centre: Point, pixelsPerKm: number, width: number, height: number): Chart {
  const [cx, cy] = centre;
  return {
    toSheet: (x, y) => [width / 2 + (x - cx) * pixelsPerKm, height / 2 - (y - cy) * pixelsPerKm],
    toGround: (u, v) => [cx + (u - width / 2) / pixelsPerKm, cy - (v - height / 2) / pixelsPerKm],
    scale: () => pixelsPerKm,
  };
}
