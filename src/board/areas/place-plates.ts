import type { Size } from '../base/camera';
import type { Point, Rect } from '../base/geometry';
import { type BoxCost, costGrid, type Region } from './cost-grid';

/** A plate that looks for its place. */
export interface Loose {
  readonly id: string;
  readonly outline: readonly Point[];
  /** Where its area would like to be named. */
  readonly label: Point;
  /** Boxes of its parts about the point it hangs from. */
  readonly parts: readonly Rect[];
  readonly size: Size;
  /** Where it hangs without looking. */
  readonly pinned?: Point;
}

export interface Surroundings {
  readonly sheet: Size;
  readonly river: readonly Point[];
  readonly riverWidth: number;
  readonly bridges: readonly Point[];
  /** What stands on the sheet already, such as the loops of posts. */
  readonly standing: readonly Rect[];
  /** How closely places are tried. */
  readonly step: number;
}

const ROUNDS = 6;
const EDGE = 3;
/** Steps that a plate goes from its label at most. */
const REACH = 16;
/** How far beyond its area a plate looks that found no room of its own. */
const SLACK = 14;
/** Air that a plate leaves about others. */
const AIR = 1.5;
/** What a plate dislikes: lying outside its area, on the river, on a bridge, over another plate, far from its label. */
const COST = { outside: 42, river: 60, bridge: 120, overlap: 0.6, standing: 12, far: 0.035 } as const;

/**
 * Finds a place for every plate: the middle of its upper edge, in the pixels that outlines are given in. Rests after
 * each, for whoever has other things to do meanwhile.
 */
export function* placePlates(plates: readonly Loose[], around: Surroundings): Generator<undefined, Map<string, Point>> {
  const order = [...plates].sort((a, b) => areaOf(a.outline) - areaOf(b.outline));
  const searches: { readonly plate: Loose; readonly search: ReturnType<typeof searchFor> }[] = [];
  for (const plate of order) {
    searches.push({ plate, search: searchFor(plate, around) });
    yield;
  }
  const placed = new Map<string, Point>();
  // By plate, in one order throughout: what each takes changes only when it moves.
  const boxes = new Map<string, readonly Rect[]>(plates.map(({ id }) => [id, []]));
  const others = (but: string) => {
    const all: Rect[] = [];
    for (const [id, own] of boxes) if (id !== but) for (const box of own) all.push(box);
    return all;
  };
  const put = (plate: Loose, at: Point) => {
    placed.set(plate.id, at);
    boxes.set(plate.id, airedAt(plate, at, AIR));
  };
  // Each round minds overlaps more: plates first go where their ground is best, then make way for each other.
  for (let round = 0; round < ROUNDS; round++) {
    const weight = COST.overlap * 2 ** (round - ROUNDS / 2);
    for (const { plate, search } of searches) {
      put(plate, search(others(plate.id), weight));
      yield;
    }
  }
  // Where some still meet, only they look again, a little beyond their areas, and mind nothing as much.
  for (let round = 0, weight = COST.overlap * 2 ** (ROUNDS / 2); round < ROUNDS; round++, weight *= 2) {
    const meeting = order.filter((plate) => meets(plate, plates, placed));
    if (meeting.length === 0) break;
    for (const plate of meeting) {
      put(plate, searchFor(plate, around, SLACK)(others(plate.id), weight));
      yield;
    }
  }
  return placed;
}

/** Whether a plate lies over another. */
function meets(plate: Loose, plates: readonly Loose[], placed: ReadonlyMap<string, Point>): boolean {
  const at = placed.get(plate.id);
  if (!at) return false;
  const own = airedAt(plate, at, 0);
  return taken(plates, placed, plate.id, 0).some((other) => own.some((part) => overlap(part, other) > 0.5));
}

/** The boxes of all plates but one, where they hang. */
export function taken(
  plates: readonly Loose[],
  placed: ReadonlyMap<string, Point>,
  but: string,
  air: number = AIR,
): Rect[] {
  return plates.flatMap((plate) => {
    const at = placed.get(plate.id);
    return plate.id === but || !at ? [] : airedAt(plate, at, air);
  });
}

/** The boxes of a plate where it hangs, with some air about them. */
function airedAt({ parts }: Loose, [x, y]: Point, air: number): Rect[] {
  return parts.map((part) => ({
    x: part.x + x - air,
    y: part.y + y - air,
    width: part.width + air * 2,
    height: part.height + air * 2,
  }));
}

export const moved = (part: Rect, [x, y]: Point): Rect => ({ ...part, x: part.x + x, y: part.y + y });

/** How much of two boxes is the same. */
export function overlap(a: Rect, b: Rect): number {
  return overlapAt(a, 0, 0, b);
}

/** The same where the first of them is moved: asked so often that no box is made for it. */
function overlapAt(a: Rect, dx: number, dy: number, b: Rect): number {
  const wide = Math.min(a.x + dx + a.width, b.x + b.width) - Math.max(a.x + dx, b.x);
  const tall = Math.min(a.y + dy + a.height, b.y + b.height) - Math.max(a.y + dy, b.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

export function placeOne(plate: Loose, around: Surroundings, others: readonly Rect[]): Point {
  return searchFor(plate, around)(others, COST.overlap);
}

/** Prepares to look for the best place of one plate among others. */
function searchFor(plate: Loose, around: Surroundings, slack = 0): (others: readonly Rect[], weight: number) => Point {
  const { outline, label, parts, size, pinned } = plate;
  const { sheet, step } = around;
  if (pinned) return () => pinned;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const half = size.width / 2;
  const reach = step * REACH;
  const left = Math.max(half + EDGE, Math.min(...xs) - slack, label[0] - reach);
  const right = Math.min(sheet.width - half - EDGE, Math.max(...xs) + slack, label[0] + reach);
  const top = Math.max(EDGE, Math.min(...ys) - 6 - slack, label[1] - reach - size.height / 2);
  const bottom = Math.min(sheet.height - size.height - EDGE, Math.max(...ys) + slack, label[1] + reach);
  const region = { left: left - half, top, width: right - left + half * 2, height: bottom - top + size.height };
  const ground = groundCost(plate, around, region);
  const standing = around.standing.filter((box) => overlap(box, { x: region.left, y: top, ...region }) > 0);
  // Among posts every pixel counts: the last row and column are tried too.
  const close = standing.length > 0;
  const columns = steps(left, right, step, close);
  const rows = steps(top, bottom, step, close);
  const costs = new Float64Array(columns.length * rows.length);
  let cheapest = 0;
  columns.forEach((x, i) => {
    rows.forEach((y, j) => {
      let cost = Math.hypot(x - label[0], y + size.height / 2 - label[1]) * COST.far;
      for (const part of parts) {
        cost += ground(part, x, y);
        for (const other of standing) cost += overlapAt(part, x, y, other) * COST.standing;
      }
      const at = i * rows.length + j;
      costs[at] = cost;
      if (cost < (costs[cheapest] ?? 0)) cheapest = at;
    });
  });
  const pointOf = (at: number): Point => [columns[Math.floor(at / rows.length)] ?? 0, rows[at % rows.length] ?? 0];
  return (others, weight) => {
    if (costs.length === 0) return [label[0], label[1] - size.height / 2];
    const near = others.filter((box) => overlap(box, { x: region.left, y: top, ...region }) > 0);
    const sumAt = (at: number) => {
      const [x, y] = pointOf(at);
      let sum = costs[at] ?? 0;
      for (const part of parts) for (const other of near) sum += overlapAt(part, x, y, other) * weight;
      return sum;
    };
    let best = cheapest;
    let least = sumAt(cheapest);
    for (let at = 0; at < costs.length; at++) {
      const cost = costs[at] ?? 0;
      // Others can only add to what the ground costs.
      if (cost >= least) continue;
      const sum = sumAt(at);
      // Of places that are as good, the one on better ground.
      if (sum < least || (sum === least && cost < (costs[best] ?? 0))) {
        least = sum;
        best = at;
      }
    }
    return pointOf(best);
  };
}

function steps(from: number, to: number, step: number, close: boolean): number[] {
  const all: number[] = [];
  for (let at = from; at <= to; at += step) all.push(at);
  return close && to >= from ? [...all, to] : all;
}

function groundCost({ outline }: Loose, around: Surroundings, region: Omit<Region, 'cell'>): BoxCost {
  const { river, riverWidth, bridges, step } = around;
  const reach = riverWidth / 2 + 2.5;
  const crossed = bridges.filter(([, y]) => y > region.top - 8 && y < region.top + region.height + 8);
  const cost = (x: number, y: number, inside: boolean, water: number) => {
    let sum = inside ? 0 : COST.outside;
    if (Math.abs(x - water) < reach) sum += COST.river;
    for (const [bx, by] of crossed) if (Math.abs(x - bx) < riverWidth + 4 && Math.abs(y - by) < 8) sum += COST.bridge;
    return sum;
  };
  return costGrid({ ...region, cell: step / 1.5 }, outline, (y) => riverAt(river, y), cost);
}

/** How far east the river is at a height: it runs down the sheet and never back. */
function riverAt(river: readonly Point[], y: number): number {
  const after = river.findIndex((point) => point[1] >= y);
  const [bx, by] = river[after] ?? [Number.NEGATIVE_INFINITY, 0];
  const [ax, ay] = river[after - 1] ?? [bx, by];
  return by === ay ? bx : ax + ((bx - ax) * (y - ay)) / (by - ay);
}

function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nx = 0, ny = 0] = outline[(i + 1) % outline.length] ?? [];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum) / 2;
}
