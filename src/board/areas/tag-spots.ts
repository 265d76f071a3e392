/** Where figures and prices stand beside the plates of their areas: each in its own area, none over anything else. */
import type { Size } from '../base/camera';
import { inside, outlineDistance, type Point, type Rect } from '../base/geometry';
import { overlap } from './place-plates';

export interface Loose {
  readonly id: string;
  /** In pixels of the screen, as everything here. */
  readonly outline: readonly Point[];
  /** What stands for the area. */
  readonly plate: readonly Rect[];
  readonly size: Size;
  /** It stands somewhere in any case; others go where they find no room. */
  readonly stays: boolean;
}

/** Air about a tag, how far it may overhang its border, and how closely places are tried. */
const AIR = 1;
const OVERHANG = 4;
const STEP = 5;

/** The middle of each tag that finds room, the first asked for first. */
export function tagSpots(tags: readonly Loose[], obstacles: readonly Rect[], sheet: Size): Map<string, Point> {
  const spots = new Map<string, Point>();
  const taken = [...obstacles];
  for (const tag of tags) {
    const spot = spotFor(tag, taken, sheet);
    if (!spot) continue;
    spots.set(tag.id, spot);
    taken.push(about(spot, tag.size, AIR));
  }
  return spots;
}

export const about = ([x, y]: Point, { width, height }: Size, air = 0): Rect => ({
  x: x - width / 2 - air,
  y: y - height / 2 - air,
  width: width + air * 2,
  height: height + air * 2,
});

function spotFor({ outline, plate, size, stays }: Loose, taken: readonly Rect[], sheet: Size): Point | null {
  const near = taken.filter((box) => overlap(box, boundsOf(outline, OVERHANG)) > 0);
  const covered = (spot: Point) => near.reduce((sum, box) => sum + overlap(about(spot, size), box), 0);
  let least: { readonly spot: Point; readonly cost: number } | null = null;
  for (const spot of [...beside(plate, size), ...grid(outline, plate)]) {
    const cost = covered(spot);
    if (cost > 0 && (!stays || (least && cost >= least.cost))) continue;
    if (!isOn(sheet, about(spot, size)) || !isWithin(about(spot, size), outline)) continue;
    if (cost === 0) return spot;
    least = { spot, cost };
  }
  return stays ? (least?.spot ?? beside(plate, size)[0] ?? null) : null;
}

/** Under its plate, at its right and left, over it. */
function beside(plate: readonly Rect[], { width, height }: Size): Point[] {
  if (plate.length === 0) return [];
  const left = Math.min(...plate.map(({ x }) => x));
  const top = Math.min(...plate.map(({ y }) => y));
  const right = Math.max(...plate.map((box) => box.x + box.width));
  const bottom = Math.max(...plate.map((box) => box.y + box.height));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [width / 2 + 2, height / 2 + 2];
  return [
    [x, bottom + dy],
    [right + dx, y],
    [left - dx, y],
    [x, top - dy],
  ];
}

/** All over the area, what is nearest to its plate first. */
function grid(outline: readonly Point[], plate: readonly Rect[]): Point[] {
  const { x: left, y: top, width, height } = boundsOf(outline, 0);
  const [first] = plate;
  const from: Point = first ? [first.x + first.width / 2, first.y + first.height / 2] : [left, top];
  const points: Point[] = [];
  for (let x = left; x <= left + width; x += STEP) for (let y = top; y <= top + height; y += STEP) points.push([x, y]);
  const far = ([x, y]: Point) => Math.hypot(x - from[0], y - from[1]);
  return points.sort((a, b) => far(a) - far(b));
}

function boundsOf(outline: readonly Point[], air: number): Rect {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - air,
    y: top - air,
    width: Math.max(...xs) - left + air * 2,
    height: Math.max(...ys) - top + air * 2,
  };
}

const isOn = (sheet: Size, { x, y, width, height }: Rect) =>
  x >= 0 && y >= 0 && x + width <= sheet.width && y + height <= sheet.height;

/** Each corner in the area, or hardly beyond its border. */
function isWithin({ x, y, width, height }: Rect, outline: readonly Point[]): boolean {
  return [x, x + width].every((cx) =>
    [y, y + height].every((cy) => inside(cx, cy, outline) || outlineDistance(cx, cy, outline) <= OVERHANG),
  );
}
