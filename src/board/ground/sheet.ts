import type { Atlas } from '../base/atlas';
import type { Chart } from '../base/chart';
import type { Point } from '../base/geometry';
import type { Palette } from '../base/palette';
import type { Field } from './field';
import type { HeightAt } from './height';
import type { Random } from './noise';

export type Ink = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What every pass over the sheet works with. Lengths are CSS pixels of the sheet. */
export interface Sheet {
  readonly ink: Ink;
  readonly atlas: Atlas;
  readonly chart: Chart;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** Canvas pixels per CSS pixel. */
  readonly density: number;
  /** Weight of pen strokes: 1 on the overview. */
  readonly pen: number;
  readonly heightAt: HeightAt;
  readonly field: Field;
  /** One stream for all passes, so their order is part of the drawing. */
  readonly chance: Random;
}

/** Figures that belong to a theme and are not colours. */
export const light = {
  day: { shade: 0.3, gleam: 0.16, line: 0.62, crown: 0.5, grain: 5, dark: [74, 54, 40], bright: [255, 250, 232] },
  night: { shade: 0.45, gleam: 0.1, line: 0.5, crown: 0.55, grain: 3, dark: [0, 0, 0], bright: [150, 150, 120] },
} as const;

export function project(chart: Chart, line: readonly Point[]): Point[] {
  return line.map(([x, y]) => chart.toSheet(x, y));
}

export function trace(ink: Ink, points: readonly Point[], close: boolean): void {
  ink.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  });
  if (close) ink.closePath();
}

/** Strokes a line with rounded bends. */
export function strokeSmooth(ink: Ink, points: readonly Point[]): void {
  ink.beginPath();
  let before: Point | undefined;
  for (const point of points) {
    if (before) ink.quadraticCurveTo(before[0], before[1], (before[0] + point[0]) / 2, (before[1] + point[1]) / 2);
    else ink.moveTo(point[0], point[1]);
    before = point;
  }
  if (before) ink.lineTo(before[0], before[1]);
  ink.stroke();
}

/** An outline with what is cut out of it. */
export function traceWith(ink: Ink, outline: readonly Point[], hole: readonly Point[] | undefined): void {
  trace(ink, outline, true);
  if (!hole) return;
  hole.forEach(([x, y], i) => {
    if (i === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  });
  ink.closePath();
}
