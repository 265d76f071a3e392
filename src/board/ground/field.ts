import type { Chart } from '../base/chart';
import type { HeightAt } from './height';

/** Heights sampled on a grid over the sheet. */
export interface Field {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly metres: Float32Array;
  /** Share of the mountains in the height. */
  readonly ring: Float32Array;
  /** Slope towards the light in the north-west, -1 to 1. */
  readonly slope: Float32Array;
}

export function sample(heightAt: HeightAt, chart: Chart, width: number, height: number, step: number): Field {
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const metres = new Float32Array(columns * rows);
  const ring = new Float32Array(columns * rows);
  const slope = new Float32Array(columns * rows);
  // Where the chart is separable, one inverse per row and per column is enough.
  const xs = Array.from({ length: columns }, (_, i) => chart.toGround(i * step, 0)[0]);
  const ys = Array.from({ length: rows }, (_, j) => chart.toGround(0, j * step)[1]);
  ys.forEach((north, j) => {
    xs.forEach((east, i) => {
      const [x, y] = chart.separable ? [east, north] : chart.toGround(i * step, j * step);
      const h = heightAt(x, y);
      metres[j * columns + i] = h.metres;
      ring[j * columns + i] = h.ring;
    });
  });
  const at = (i: number, j: number) =>
    metres[Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))] ?? 0;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const fall = (at(i + 1, j) - at(i - 1, j) + at(i, j + 1) - at(i, j - 1)) * 0.25 * (2.5 / step);
      const q = fall / Math.max(7, 4 + Math.abs(at(i, j)) * 0.035);
      slope[j * columns + i] = q / (1 + Math.abs(q));
    }
  }
  return { step, columns, rows, metres, ring, slope };
}

/** Height of the grid cell under a point of the sheet. */
export function cellHeight(field: Field, x: number, y: number): number {
  return field.metres[Math.floor(y / field.step) * field.columns + Math.floor(x / field.step)] ?? 0;
}
