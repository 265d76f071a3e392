import type { Atlas } from '../base/atlas';
import type { Chart } from '../base/chart';
import { distance, type Point, pointOf, spline } from '../base/geometry';
import type { Palette } from '../base/palette';
import { fractal, noise } from './noise';
import { type Ink, project, type Sheet, strokeSmooth } from './sheet';

export function streams({ ink, atlas, chart, palette, pen }: Sheet): void {
  ink.strokeStyle = palette['g-bank'];
  ink.globalAlpha = 0.65;
  ink.lineWidth = pen;
  for (const stream of atlas.streams) {
    const bent = spline(stream, 8).map(
      ([x, y]): Point => [x + (fractal(x * 6, y * 6) - 0.5) * 0.16, y + (fractal(x * 6 + 7, y * 6) - 0.5) * 0.16],
    );
    strokeSmooth(ink, project(chart, bent));
  }
  ink.globalAlpha = 1;
}

/** The river on the sheet, with the meanders its survey leaves out. */
export function riverLine(atlas: Atlas, chart: Chart): Point[] {
  const base = project(chart, spline(atlas.river.line, 24));
  const swing = Math.min(7, chart.scale(0) * 0.055);
  let along = 0;
  return base.map((p, i): Point => {
    const next = pointOf(base, i + 1);
    const before = pointOf(base, i - 1);
    if (i > 0) along += distance(before, p);
    const span = distance(before, next) || 1;
    const t = along / swing;
    const k = (Math.sin(t / 2.6 + Math.sin(t / 7) * 1.4) * 0.55 + (noise(t / 3, 3) - 0.5) * 1.1) * swing;
    return [p[0] - ((next[1] - before[1]) / span) * k, p[1] + ((next[0] - before[0]) / span) * k];
  });
}

export function riverWidth(atlas: Atlas, chart: Chart, pen: number): number {
  return Math.max(5.5, Math.min(15, atlas.river.widthKm * chart.scale(0))) * Math.min(1.3, pen);
}

/** Layer 5. */
export function river({ ink, atlas, chart, palette, pen }: Sheet): void {
  strokeRiver(ink, riverLine(atlas, chart), riverWidth(atlas, chart, pen), palette, pen);
}

/** Bank, wash and broken light. */
export function strokeRiver(ink: Ink, line: readonly Point[], width: number, palette: Palette, pen = 1): void {
  ink.strokeStyle = palette['g-bank'];
  ink.lineWidth = width + 1.5 * pen;
  strokeSmooth(ink, line);
  ink.strokeStyle = palette['g-water'];
  ink.lineWidth = width;
  strokeSmooth(ink, line);
  ink.strokeStyle = palette['g-light'];
  ink.globalAlpha = 0.8;
  ink.lineWidth = width * 0.3;
  ink.setLineDash([18, 26, 6, 14]);
  strokeSmooth(ink, line);
  ink.setLineDash([]);
  ink.globalAlpha = 1;
}
