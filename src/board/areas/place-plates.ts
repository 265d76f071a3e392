import type { Size } from '../camera';
import { inside, type Point } from '../geometry';
import type { Part } from './plate';

/** A plate that looks for its place. */
export interface Loose {
  readonly id: string;
  readonly outline: readonly Point[];
  /** Where its area would like to be named. */
  readonly label: Point;
  /** Boxes of its parts about the point it hangs from. */
  readonly parts: readonly Part[];
  readonly size: Size;
}

export interface Surroundings {
  readonly sheet: Size;
  readonly river: readonly Point[];
  readonly riverWidth: number;
  readonly bridges: readonly Point[];
  /** How closely places are tried. */
  readonly step: number;
}

const ROUNDS = 3;
const EDGE = 3;
const COLUMNS = 4;
const ROWS = 2;
/** Air that a plate leaves about others. */
const AIR = 1.5;
/** What a plate dislikes: lying outside its area, on the river, on a bridge, over another plate, far from its label. */
const COST = { outside: 1.9, river: 1.2, bridge: 9, overlap: 0.35, far: 0.035 } as const;

/** Finds a place for every plate: the middle of its upper edge, in the pixels that outlines are given in. */
export function placePlates(plates: readonly Loose[], around: Surroundings): Map<string, Point> {
  const order = [...plates].sort((a, b) => areaOf(a.outline) - areaOf(b.outline));
  const placed = new Map<string, Point>();
  // From the second round on everybody knows where the others are.
  for (let round = 0; round < ROUNDS; round++) {
    for (const plate of order) placed.set(plate.id, placeOne(plate, around, taken(plates, placed, plate.id)));
  }
  return placed;
}

/** The boxes of all plates but one, where they hang. */
export function taken(plates: readonly Loose[], placed: ReadonlyMap<string, Point>, but: string): Part[] {
  return plates.flatMap(({ id, parts }) => {
    const at = placed.get(id);
    if (id === but || !at) return [];
    return parts.map((part) => ({
      x: part.x + at[0] - AIR,
      y: part.y + at[1] - AIR,
      width: part.width + AIR * 2,
      height: part.height + AIR * 2,
    }));
  });
}

export const moved = (part: Part, [x, y]: Point): Part => ({ ...part, x: part.x + x, y: part.y + y });

/** How much of two boxes is the same. */
export function overlap(a: Part, b: Part): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

export function placeOne(plate: Loose, around: Surroundings, others: readonly Part[]): Point {
  const { outline, label, size } = plate;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const half = size.width / 2;
  const left = Math.max(half + EDGE, Math.min(...xs));
  const right = Math.min(around.sheet.width - half - EDGE, Math.max(...xs));
  const top = Math.max(EDGE, Math.min(...ys) - 6);
  const bottom = Math.min(around.sheet.height - size.height - EDGE, Math.max(...ys));
  const water = around.river.filter(([, y]) => y > top - 8 && y < bottom + size.height + 8);
  const near = others.filter((box) => box.x < right + half && box.x + box.width > left - half);
  let best: Point = [label[0], label[1] - size.height / 2];
  let least = Number.POSITIVE_INFINITY;
  for (let x = left; x <= right; x += around.step) {
    for (let y = top; y <= bottom; y += around.step) {
      const dislike = cost(plate, [x, y], around, water, near, least);
      if (dislike >= least) continue;
      least = dislike;
      best = [x, y];
    }
  }
  return best;
}

function cost(
  plate: Loose,
  at: Point,
  { riverWidth, bridges }: Surroundings,
  water: readonly Point[],
  others: readonly Part[],
  least: number,
): number {
  const { outline, label, parts, size } = plate;
  let sum = Math.hypot(at[0] - label[0], at[1] + size.height / 2 - label[1]) * COST.far;
  const boxes = parts.map((part) => moved(part, at));
  for (const box of boxes) {
    for (const other of others) sum += overlap(box, other) * COST.overlap;
    const share = COLUMNS * ROWS;
    if (sum >= least) return sum;
    for (let i = 0; i <= COLUMNS; i++) {
      for (let j = 0; j <= ROWS; j++) {
        const x = box.x + (i / COLUMNS) * box.width;
        const y = box.y + (j / ROWS) * box.height;
        if (!inside(x, y, outline)) sum += (COST.outside * 12) / share;
      }
    }
    for (const [x, y] of water) {
      const r = riverWidth / 2 + 1;
      if (x > box.x - r && x < box.x + box.width + r && y > box.y && y < box.y + box.height) sum += COST.river;
    }
    for (const [x, y] of bridges) {
      if (x > box.x - 13 && x < box.x + box.width + 13 && y > box.y - 7 && y < box.y + box.height + 7)
        sum += COST.bridge;
    }
  }
  return sum;
}

function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nx = 0, ny = 0] = outline[(i + 1) % outline.length] ?? [];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum) / 2;
}
