import { type Point, pointOf } from '../base/geometry';
import type { Field } from './field';
import { light, type Sheet, strokeSmooth } from './sheet';

type Segment = readonly [Point, Point];

/** Layer 3: inked height lines, close on the low hills, wide on the mountains. */
export function contours(sheet: Sheet, everyM: number): void {
  const { ink, palette, field, pen } = sheet;
  const lamp = light[palette.theme];
  for (const { metres, index } of levels(everyM)) {
    ink.strokeStyle = index ? palette['g-index'] : palette['g-contour'];
    const opacity = Math.min(1, (metres > 80 ? lamp.line * 0.8 : lamp.line) * (index ? 1.15 : 1));
    for (const line of isolines(field, metres)) {
      if (line.length < 6) continue;
      ink.globalAlpha = opacity;
      ink.lineWidth = (index ? 1.05 : 0.62) * pen;
      strokeSmooth(ink, line);
      if (!index) continue;
      // A second stroke of uneven weight gives the hand.
      ink.globalAlpha = opacity * 0.4;
      ink.lineWidth = 1.7 * pen;
      ink.setLineDash([14, 22]);
      strokeSmooth(ink, line);
      ink.setLineDash([]);
    }
  }
  ink.globalAlpha = 1;
}

function levels(everyM: number): { metres: number; index: boolean }[] {
  const out: { metres: number; index: boolean }[] = [];
  for (let z = everyM; z <= 80; z += everyM) out.push({ metres: z, index: everyM > 5 && z % (everyM * 5) === 0 });
  for (let z = 120; z < 900; z += 40) out.push({ metres: z, index: z % 200 === 0 });
  return out;
}

/** Marching squares, joined into lines. */
export function isolines(field: Field, level: number): Point[][] {
  return join(segments(field, level));
}

function segments({ metres, columns, rows, step }: Field, level: number): Segment[] {
  const out: Segment[] = [];
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const a = metres[j * columns + i] ?? 0;
      const b = metres[j * columns + i + 1] ?? 0;
      const c = metres[(j + 1) * columns + i + 1] ?? 0;
      const d = metres[(j + 1) * columns + i] ?? 0;
      const mask = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0);
      if (mask === 0 || mask === 15) continue;
      const top = (): Point => [(i + (level - a) / (b - a)) * step, j * step];
      const right = (): Point => [(i + 1) * step, (j + (level - b) / (c - b)) * step];
      const bottom = (): Point => [(i + (level - d) / (c - d)) * step, (j + 1) * step];
      const left = (): Point => [i * step, (j + (level - a) / (d - a)) * step];
      switch (mask) {
        case 1:
        case 14:
          out.push([left(), top()]);
          break;
        case 2:
        case 13:
          out.push([top(), right()]);
          break;
        case 3:
        case 12:
          out.push([left(), right()]);
          break;
        case 4:
        case 11:
          out.push([right(), bottom()]);
          break;
        case 6:
        case 9:
          out.push([top(), bottom()]);
          break;
        case 7:
        case 8:
          out.push([left(), bottom()]);
          break;
        case 5:
          out.push([left(), top()], [right(), bottom()]);
          break;
        default:
          out.push([top(), right()], [left(), bottom()]);
      }
    }
  }
  return out;
}

function join(list: readonly Segment[]): Point[][] {
  const key = ([x, y]: Point) => Math.round(x * 8) * 65536 + Math.round(y * 8);
  const ends = new Map<number, number[]>();
  list.forEach((segment, i) => {
    for (const end of segment) {
      const at = ends.get(key(end));
      if (at) at.push(i);
      else ends.set(key(end), [i]);
    }
  });
  const used = new Set<number>();
  const lines: Point[][] = [];
  list.forEach((segment, i) => {
    if (used.has(i)) return;
    used.add(i);
    const line: Point[] = [...segment];
    for (let way = 0; way < 2; way++) {
      for (;;) {
        const end = key(pointOf(line, line.length - 1));
        const next = ends.get(end)?.find((k) => !used.has(k));
        const found = next === undefined ? undefined : list[next];
        if (next === undefined || !found) break;
        used.add(next);
        line.push(key(found[0]) === end ? found[1] : found[0]);
      }
      line.reverse();
    }
    lines.push(line);
  });
  return lines;
}
