import type { Road, Strip } from '../base/atlas';
import { distance, type Point, spline } from '../base/geometry';
import { fractal } from './noise';
import { project, type Sheet, strokeSmooth } from './sheet';
import { riverWidth } from './water';

export function roads(sheet: Sheet): void {
  for (const road of sheet.atlas.roads) {
    const bent = spline(road.line, 8).map(([x, y]): Point => [x + (fractal(x * 5, y * 5) - 0.5) * 0.05, y]);
    strokeRoad(sheet, road.kind, project(sheet.chart, bent));
  }
}

/** A road cased in red soil, a track or a path in dashes. */
export function strokeRoad({ ink, palette, pen }: Sheet, kind: Road['kind'], line: readonly Point[]): void {
  ink.strokeStyle = palette['g-ink'];
  if (kind === 'road') {
    ink.globalAlpha = 0.85;
    ink.lineWidth = 3.9 * pen;
    strokeSmooth(ink, line);
    ink.globalAlpha = 1;
    ink.strokeStyle = palette['g-soil'];
    ink.lineWidth = 2.5 * pen;
    strokeSmooth(ink, line);
    return;
  }
  const track = kind === 'track';
  ink.globalAlpha = track ? 0.8 : 0.5;
  ink.lineWidth = (track ? 1.5 : 0.9) * pen;
  ink.setLineDash(track ? [6, 3] : [3, 3]);
  strokeSmooth(ink, line);
  ink.setLineDash([]);
  ink.globalAlpha = 1;
}

/** The strips: an apron of red soil and steel plates. */
export function airstrips(sheet: Sheet): void {
  strip(sheet, sheet.atlas.airstrip, 11);
  strip(sheet, sheet.atlas.airstripIsabelle, 5);
}

function strip({ ink, chart, palette }: Sheet, { from, to, widthKm }: Strip, least: number): void {
  const a = chart.toSheet(...from);
  const b = chart.toSheet(...to);
  const long = distance(a, b);
  const wide = Math.max(least, widthKm * chart.scale(-0.4));
  ink.save();
  ink.translate(a[0], a[1]);
  ink.rotate(Math.atan2(b[1] - a[1], b[0] - a[0]));
  ink.globalAlpha = 0.75;
  ink.fillStyle = palette['g-soil'];
  ink.beginPath();
  ink.roundRect(-6, -wide * 0.85, long + 12, wide * 1.7, 5);
  ink.fill();
  ink.globalAlpha = 1;
  ink.fillStyle = palette['g-plates'];
  ink.fillRect(0, -wide / 2, long, wide);
  ink.strokeStyle = palette['g-ink'];
  ink.globalAlpha = 0.42;
  ink.lineWidth = 0.55;
  ink.beginPath();
  for (let x = 3.2; x < long; x += 3.2) {
    ink.moveTo(x, -wide / 2);
    ink.lineTo(x, wide / 2);
  }
  ink.stroke();
  ink.globalAlpha = 0.3;
  ink.beginPath();
  ink.moveTo(0, 0);
  ink.lineTo(long, 0);
  ink.stroke();
  ink.globalAlpha = 1;
  ink.lineWidth = 1.1;
  ink.strokeRect(0, -wide / 2, long, wide);
  ink.restore();
}

export function villages({ ink, atlas, chart, palette, chance, pen }: Sheet): void {
  ink.fillStyle = palette['g-ink'];
  ink.globalAlpha = 0.8;
  for (const village of atlas.villages) {
    const [x, y] = chart.toSheet(village.x, village.y);
    const large = village.size === 2;
    for (let i = 0; i < (large ? 11 : 6); i++) {
      const turn = chance() * 6.3;
      const far = (2 + chance() * (large ? 9 : 6)) * pen;
      ink.fillRect(x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.7, 1.7 * pen, 1.3 * pen);
    }
  }
  ink.globalAlpha = 1;
}

export function bridges({ ink, atlas, chart, palette, pen }: Sheet): void {
  const half = riverWidth(atlas, chart, pen);
  ink.strokeStyle = palette['g-ink'];
  ink.lineWidth = 1.2 * pen;
  for (const bridge of atlas.bridges) {
    const [x, y] = chart.toSheet(bridge.x, bridge.y);
    ink.beginPath();
    for (const [outer, inner] of [
      [-3, -2],
      [4, 3],
    ] as const) {
      ink.moveTo(x - half * 0.8, y + outer);
      ink.lineTo(x - half * 0.55, y + inner);
      ink.lineTo(x + half * 0.55, y + inner);
      ink.lineTo(x + half * 0.8, y + outer);
    }
    ink.stroke();
  }
}

/** Crosses every kilometre, the survey's own mark. */
export function kilometres({ ink, chart, palette }: Sheet): void {
  ink.strokeStyle = palette['g-grid'];
  ink.lineWidth = 0.7;
  ink.globalAlpha = 0.55;
  ink.beginPath();
  for (let x = -5; x <= 5; x++) {
    for (let y = -8; y <= 6; y++) {
      const [u, v] = chart.toSheet(x, y);
      ink.moveTo(u - 3.5, v);
      ink.lineTo(u + 3.5, v);
      ink.moveTo(u, v - 3.5);
      ink.lineTo(u, v + 3.5);
    }
  }
  ink.stroke();
  ink.globalAlpha = 1;
}
