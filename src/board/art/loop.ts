import { distance, type Point, pointOf } from '../base/geometry';
import { random } from '../ground/noise';
import type { Ink } from '../ground/sheet';

/** A wobbled superellipse drawn by hand, the outline of a centre of resistance. */
export interface Loop {
  readonly outline: readonly Point[];
  /** Ticks of a fortified outline, by arc length. */
  readonly ticks: readonly (readonly [from: Point, to: Point])[];
}

const POINTS = 44;
const ROUNDNESS = 0.56;

export function seedOf(name: string): number {
  return name.length * 13 + name.charCodeAt(0);
}

export function loop(cx: number, cy: number, rx: number, ry: number, seed: number): Loop {
  const chance = random(seed * 977 + 3);
  const phase = chance() * 6;
  const outline = Array.from({ length: POINTS }, (_, i): Point => {
    const a = (i / POINTS) * Math.PI * 2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const hand = 1 + Math.sin(a * 3 + phase) * 0.022 + Math.sin(a * 5 + phase * 2) * 0.018 + (chance() - 0.5) * 0.018;
    return [
      cx + Math.sign(c) * Math.abs(c) ** ROUNDNESS * rx * hand,
      cy + Math.sign(s) * Math.abs(s) ** ROUNDNESS * ry * hand,
    ];
  });
  const ticks: [Point, Point][] = [];
  let along = 0;
  let next = 0;
  outline.forEach((a, i) => {
    const b = pointOf(outline, (i + 1) % POINTS);
    const span = distance(a, b);
    const nx = (b[1] - a[1]) / span;
    const ny = -(b[0] - a[0]) / span;
    for (; next <= along + span; next += 6.5) {
      const t = (next - along) / span;
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * t;
      ticks.push([
        [x, y],
        [x + nx * 4, y + ny * 4],
      ]);
    }
    along += span;
  });
  return { outline, ticks };
}

/** Lays the closed, rounded outline down as the current path. */
export function traceLoop(ink: Ink, { outline }: Loop): void {
  const last = pointOf(outline, outline.length - 1);
  const first = pointOf(outline, 0);
  ink.beginPath();
  ink.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  outline.forEach((a, i) => {
    const b = pointOf(outline, (i + 1) % outline.length);
    ink.quadraticCurveTo(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  });
  ink.closePath();
}

export function strokeTicks(ink: Ink, { ticks }: Loop): void {
  ink.beginPath();
  for (const [from, to] of ticks) {
    ink.moveTo(from[0], from[1]);
    ink.lineTo(to[0], to[1]);
  }
  ink.stroke();
}
