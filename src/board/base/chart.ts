import type { Country, Projection } from '../../kernel/view';
import { type Point, pointOf } from './geometry';
import { thinPlate } from './thin-plate';

/** Kilometres of the atlas to pixels of the sheet and back. */
export interface Chart {
  readonly toSheet: (x: number, y: number) => Point;
  readonly toGround: (u: number, v: number) => Point;
  /** Pixels per kilometre eastward at x. */
  readonly scale: (x: number) => number;
  /** East depends on the column alone and north on the row. */
  readonly separable: boolean;
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
    separable: true,
  };
}

/** True ground about a centre. */
export function linear(centre: Point, pixelsPerKm: number, width: number, height: number): Chart {
  const [cx, cy] = centre;
  return {
    toSheet: (x, y) => [width / 2 + (x - cx) * pixelsPerKm, height / 2 - (y - cy) * pixelsPerKm],
    toGround: (u, v) => [cx + (u - width / 2) / pixelsPerKm, cy - (v - height / 2) / pixelsPerKm],
    scale: () => pixelsPerKm,
    separable: true,
  };
}

const SPRING = { toGround: 0.004, toSheet: 0.01 } as const;
const NEWTON_STEPS = 6;
/** Longest step of the search, in widths of the sheet, so that it does not leap over a bend. */
const LONGEST_STEP = 0.08;

/** Widths of the sheet that a kilometre takes in the middle of the camp. */
const KILOMETRE = 0.26;

/** The sheet of an area game: places, river and strip are its pegs, the ground bends between them. */
export function pegged(
  { pegs }: Pick<Country, 'pegs'>,
  aspect: number,
  width: number,
  height: number,
  kilometre: number = KILOMETRE,
): Chart {
  // Both ways are worked in widths of the sheet as it was drawn, whatever the window stretches it to.
  const onSheet = pegs.map(([u, v]): Point => [u, v / aspect]);
  const onGround = pegs.map(([, , east, north]): Point => [east, north]);
  const ground = thinPlate(onSheet, onGround, SPRING.toGround);
  const guess = thinPlate(onGround, onSheet, SPRING.toSheet);
  const toSheet = (east: number, north: number): Point => {
    let [x, y] = guess(east, north);
    for (let i = 0; i < NEWTON_STEPS; i++) {
      const e = 0.002;
      const p = ground(x, y);
      const px = ground(x + e, y);
      const py = ground(x, y + e);
      const [a, b, c, d] = [(px[0] - p[0]) / e, (py[0] - p[0]) / e, (px[1] - p[1]) / e, (py[1] - p[1]) / e];
      const turn = a * d - b * c;
      if (Math.abs(turn) < 1e-3) break;
      const [rx, ry] = [east - p[0], north - p[1]];
      const [dx, dy] = [(d * rx - b * ry) / turn, (a * ry - c * rx) / turn];
      const far = Math.hypot(dx, dy);
      const step = far > LONGEST_STEP ? LONGEST_STEP / far : 1;
      x += dx * step;
      y += dy * step;
      if (far < 1e-6) break;
    }
    return [x * width, y * aspect * height];
  };
  return {
    toSheet,
    toGround: (u, v) => ground(u / width, v / height / aspect),
    scale: () => width * kilometre,
    separable: false,
  };
}
