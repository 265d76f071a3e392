import type { Point } from './geometry';

/** Bends a plane so that chosen points fall on chosen points, as a thin plate would bend. */
export type Bend = (x: number, y: number) => Point;

/** A plate may spring back a little from its pegs, which keeps it from folding between two that are close. */
export function thinPlate(from: readonly Point[], to: readonly Point[], spring: number): Bend {
  const n = from.length;
  const size = n + 3;
  const rows = from.map(([x, y], i) => {
    const row = new Float64Array(size + 2);
    from.forEach(([px, py], j) => {
      row[j] = pull((x - px) ** 2 + (y - py) ** 2) + (i === j ? spring : 0);
    });
    const [tx = 0, ty = 0] = to[i] ?? [];
    row.set([1, x, y, tx, ty], n);
    return row;
  });
  for (const part of [() => 1, ([x]: Point) => x, ([, y]: Point) => y]) {
    const row = new Float64Array(size + 2);
    from.forEach((point, j) => {
      row[j] = part(point);
    });
    rows.push(row);
  }
  const weights = solve(rows, size);
  const [wx, wy] = [weights.map(([x]) => x), weights.map(([, y]) => y)];
  const xs = from.map(([x]) => x);
  const ys = from.map(([, y]) => y);
  return (x, y) => {
    let a = (wx[n] ?? 0) + (wx[n + 1] ?? 0) * x + (wx[n + 2] ?? 0) * y;
    let b = (wy[n] ?? 0) + (wy[n + 1] ?? 0) * x + (wy[n + 2] ?? 0) * y;
    for (let i = 0; i < n; i++) {
      const dx = x - (xs[i] ?? 0);
      const dy = y - (ys[i] ?? 0);
      const u = pull(dx * dx + dy * dy);
      a += (wx[i] ?? 0) * u;
      b += (wy[i] ?? 0) * u;
    }
    return [a, b];
  };
}

/** How far a peg at this distance, squared, pulls. */
const pull = (r2: number) => (r2 < 1e-12 ? 0 : r2 * Math.log(r2));

/** Gauss and Jordan, with the largest pivot of each column; the two right-hand sides stand at the end of each row. */
function solve(rows: Float64Array[], size: number): Point[] {
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let r = column + 1; r < size; r++) {
      if (Math.abs(rows[r]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = r;
    }
    const pivot = rows[best];
    const other = rows[column];
    if (!pivot || !other) break;
    rows[best] = other;
    rows[column] = pivot;
    rows.forEach((row, r) => {
      if (r === column) return;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      if (factor === 0) return;
      for (let k = column; k < size + 2; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    });
  }
  return rows.map((row, i) => [(row[size] ?? 0) / (row[i] ?? 1), (row[size + 1] ?? 0) / (row[i] ?? 1)]);
}
