import type { Paddy } from '../base/atlas';
import { inside, lineDistance, type Point } from '../base/geometry';
import { fractal, hash, type Random } from './noise';
import { project, type Sheet, trace } from './sheet';

type Parcel = readonly [left: number, top: number, right: number, bottom: number];

/** Layer 2: each polygon split again and again into wobbled parcels of three tints. */
export function paddies(sheet: Sheet, parcelKm: number): void {
  for (const paddy of sheet.atlas.paddies) field(sheet, paddy, parcelKm);
  sheet.ink.globalAlpha = 1;
}

function field(sheet: Sheet, paddy: Paddy, parcelKm: number): void {
  const xs = paddy.poly.map(([x]) => x);
  const ys = paddy.poly.map(([, y]) => y);
  const left = Math.min(...xs) - 0.1;
  const right = Math.max(...xs) + 0.1;
  const low = Math.min(...ys) - 0.1;
  const high = Math.max(...ys) + 0.1;
  const turn = 0.12 + hash(paddy.id.length * 7, paddy.id.charCodeAt(0)) * 0.35;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const mx = (left + right) / 2;
  const my = (low + high) / 2;
  const lay = (x: number, y: number): Point =>
    wobble(mx + (x - mx) * cos - (y - my) * sin, my + (x - mx) * sin + (y - my) * cos);

  for (const [a, b, e, f] of split(sheet.chance, [left - 0.6, low - 0.6, right + 0.6, high + 0.6], parcelKm, 0)) {
    const centre = lay((a + e) / 2, (b + f) / 2);
    if (!isPlanted(sheet, paddy, centre)) continue;
    const gap = 0.006;
    const corners: readonly Point[] = [
      [a + gap, b + gap],
      [e - gap, b + gap],
      [e - gap, f - gap],
      [a + gap, f - gap],
    ];
    const outline = corners.flatMap(([x, y], i) => {
      const [nx, ny] = corners[(i + 1) % 4] ?? [x, y];
      return [0, 1, 2].map((t) => lay(x + ((nx - x) * t) / 3, y + ((ny - y) * t) / 3));
    });
    parcel(sheet, outline, centre);
  }
}

const wobble = (x: number, y: number): Point => [
  x + (fractal(x * 3, y * 3 + 9) - 0.5) * 0.14,
  y + (fractal(x * 3 + 30, y * 3) - 0.5) * 0.14,
];

function split(chance: Random, [a, b, e, f]: Parcel, parcelKm: number, depth: number): Parcel[] {
  const wide = e - a;
  const tall = f - b;
  if ((wide < parcelKm * 1.6 && tall < parcelKm * 1.25) || depth > 9) return [[a, b, e, f]];
  if (wide > tall * 1.15) {
    const m = a + wide * (0.38 + 0.24 * chance());
    return [...split(chance, [a, b, m, f], parcelKm, depth + 1), ...split(chance, [m, b, e, f], parcelKm, depth + 1)];
  }
  const m = b + tall * (0.38 + 0.24 * chance());
  return [...split(chance, [a, b, e, m], parcelKm, depth + 1), ...split(chance, [a, m, e, f], parcelKm, depth + 1)];
}

function isPlanted({ atlas, heightAt }: Sheet, paddy: Paddy, [x, y]: Point): boolean {
  const edge = (fractal(x * 4, y * 4) - 0.5) * 0.25;
  return (
    inside(x + edge, y + edge, paddy.poly) &&
    heightAt(x, y).metres <= 9 &&
    lineDistance(x, y, atlas.river.line) >= 0.07 &&
    lineDistance(x, y, [atlas.airstrip.from, atlas.airstrip.to]) >= 0.1
  );
}

function parcel({ ink, chart, palette, chance, pen }: Sheet, outline: readonly Point[], [x, y]: Point): void {
  trace(ink, project(chart, outline), true);
  const which = chance();
  ink.fillStyle = which < 0.5 ? palette['g-paddy-a'] : which < 0.8 ? palette['g-paddy-b'] : palette['g-paddy-c'];
  ink.globalAlpha = 0.35 + 0.45 * chance();
  ink.fill();
  ink.globalAlpha = 0.55;
  ink.strokeStyle = palette['g-bund'];
  ink.lineWidth = 0.55 * pen;
  ink.stroke();
  if (chance() >= 0.34) return;
  const [u, v] = chart.toSheet(x, y);
  ink.globalAlpha = 0.5;
  ink.lineWidth = 0.5 * pen;
  ink.beginPath();
  for (const k of [-1, 0, 1]) {
    const at = u + k * 2.4 * pen;
    ink.moveTo(at, v + 1.2);
    ink.lineTo(at - 0.7, v - 1);
    ink.moveTo(at, v + 1.2);
    ink.lineTo(at + 0.7, v - 1);
  }
  ink.stroke();
}
