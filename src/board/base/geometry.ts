/** Plane geometry shared by the ground, the art and the board. */
export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads 'x,y x,y ...', the compact form the atlas is written in. */
export function line(text: string): readonly Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** The i-th point of a line that is known not to be empty, clamped at both ends. */
export function pointOf(line: readonly Point[], i: number): Point {
  return line[Math.max(0, Math.min(line.length - 1, i))] ?? [0, 0];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function segmentDistance(px: number, py: number, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const along = ((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const ex = a[0] + t * dx - px;
  const ey = a[1] + t * dy - py;
  return Math.sqrt(ex * ex + ey * ey);
}

export function lineDistance(px: number, py: number, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  let a: Point | undefined;
  for (const b of line) {
    if (a) least = Math.min(least, segmentDistance(px, py, a, b));
    a = b;
  }
  return least;
}

/** Distance to the outline of a closed polygon. */
export function outlineDistance(px: number, py: number, polygon: readonly Point[]): number {
  return Math.min(
    lineDistance(px, py, polygon),
    segmentDistance(px, py, pointOf(polygon, polygon.length - 1), pointOf(polygon, 0)),
  );
}

export function inside(px: number, py: number, polygon: readonly Point[]): boolean {
  let within = false;
  let b = pointOf(polygon, polygon.length - 1);
  for (const a of polygon) {
    if (a[1] > py !== b[1] > py && px < ((b[0] - a[0]) * (py - a[1])) / (b[1] - a[1]) + a[0]) {
      within = !within;
    }
    b = a;
  }
  return within;
}

/** Catmull-Rom through the points, `steps` per span. */
export function spline(points: readonly Point[], steps: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = pointOf(points, i - 1);
    const p1 = pointOf(points, i);
    const p2 = pointOf(points, i + 1);
    const p3 = pointOf(points, i + 2);
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      out.push([cubic(p0[0], p1[0], p2[0], p3[0], t), cubic(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  out.push(pointOf(points, points.length - 1));
  return out;
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t;
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t2 * t);
}

export function length(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(pointOf(line, i - 1), pointOf(line, i));
  return sum;
}

/** Where a walk of `along` from the start of the line ends, and the heading there. */
export function walk(line: readonly Point[], along: number): { at: Point; heading: number } {
  let left = along;
  for (let i = 1; i < line.length; i++) {
    const a = pointOf(line, i - 1);
    const b = pointOf(line, i);
    const span = distance(a, b);
    if (left <= span || i === line.length - 1) {
      const t = span === 0 ? 0 : left / span;
      return {
        at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        heading: Math.atan2(b[1] - a[1], b[0] - a[0]),
      };
    }
    left -= span;
  }
  return { at: pointOf(line, 0), heading: 0 };
}

export function quadratic(a: Point, via: Point, b: Point, steps: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    out.push([u * u * a[0] + 2 * u * t * via[0] + t * t * b[0], u * u * a[1] + 2 * u * t * via[1] + t * t * b[1]]);
  }
  return out;
}
