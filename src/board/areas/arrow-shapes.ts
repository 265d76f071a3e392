import type { View } from '../../kernel/view';
import type { Rect } from '../base/geometry';
import { inside, length, type Point, pointOf, quadratic, walk } from '../base/geometry';
import type { Lights, ToldMove } from '../base/types';
import { actor } from './lights';
import type { Net } from './net';
import { overlap } from './place-plates';

/** The other side's move, else those that the view shows under way. */
export const arrowsOf = (view: View, { move }: Lights): ToldMove[] => (move ? [move] : movesIn(view));

/** From where units act to where it falls. */
function movesIn(view: View): ToldMove[] {
  const from = view.places.filter(({ marks }) => marks.includes('acting'));
  const to = view.places.filter(({ marks }) => marks.includes('assaulted') || marks.includes('targeted'));
  return from.flatMap(({ id }) =>
    to.flatMap((target) => (target.id === id ? [] : [{ from: id, to: target.id, side: actor(view, id) }])),
  );
}

/** How far an arrow reaches into both areas, how much it bows, and how clear it keeps of plates. */
const REACH = { tail: 24, head: 32, bow: 0.12, clear: 7 } as const;
/** Where along the border it may cross. */
const TRIES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
/** How large it may be. */
const SCALES = [1, 0.8, 0.62];

/** An arrow about the border it crosses: where that is on the sheet, and its line about it in pixels of the screen. */
export interface Crossing {
  readonly at: Point;
  readonly line: readonly Point[];
  /** Smaller than usual where there is little room between plates. */
  readonly scale: number;
}

export interface Ground {
  readonly net: Net;
  readonly labels: ReadonlyMap<string, Point>;
  readonly zoom: number;
  /** What an arrow should not hide, in pixels of the screen from the corner of the sheet. */
  readonly boxes: readonly Rect[];
  /** The whole plate of each place that an arrow leaves or reaches, in the same pixels. */
  readonly plates: ReadonlyMap<string, Rect>;
  /** Width of the sheet: a tag stays on it. */
  readonly wide: number;
}

export function crossing({ from, to }: Pick<ToldMove, 'from' | 'to'>, ground: Ground): Crossing | null {
  const { net, labels } = ground;
  const a = labels.get(from);
  const b = labels.get(to);
  if (!a || !b) return null;
  const straight = betweenPlates(ground.plates.get(from), ground.plates.get(to), ground.zoom);
  if (straight) return straight;
  const shared = net.borders
    .filter(({ areas }) => areas.includes(from) && areas.includes(to))
    .sort((x, y) => length(y.line) - length(x.line))[0];
  if (!shared) return across([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], Math.atan2(b[1] - a[1], b[0] - a[0]), 1);
  const outline = net.outlines.get(to) ?? [];
  const ways = TRIES.flatMap((share) => {
    const { at, heading } = walk(shared.line, length(shared.line) * share);
    const turn = heading + Math.PI / 2;
    const inward = inside(at[0] + Math.cos(turn) * 3, at[1] + Math.sin(turn) * 3, outline);
    return SCALES.map((scale) => across(at, inward ? turn : turn + Math.PI, scale));
  });
  // A little hidden is better than a stump: only clear gains count against the order.
  const hidden = ways.map((way, i) => hides(way, ground) + i * 0.12);
  return ways[hidden.indexOf(Math.min(...hidden))] ?? null;
}

/** Pixels between a plate and the tail or the head of an arrow; under the least way between two plates it has no room. */
const EDGE = { tail: 2, head: 20, least: 34 } as const;

/** From the edge of one plate to the edge of the other; null where they stand too close. */
function betweenPlates(from: Rect | undefined, to: Rect | undefined, zoom: number): Crossing | null {
  if (!from || !to) return null;
  const start = leaving(from, middleOf(to), EDGE.tail);
  // The head is drawn past the end of its shaft.
  const end = leaving(to, middleOf(from), EDGE.head);
  const far = Math.hypot(end[0] - start[0], end[1] - start[1]) + EDGE.head;
  const onward = (end[0] - start[0]) * (middleOf(to)[0] - middleOf(from)[0]);
  const upward = (end[1] - start[1]) * (middleOf(to)[1] - middleOf(from)[1]);
  if (far < EDGE.least || onward + upward <= 0) return null;
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const bow: Point = [-dy * REACH.bow, dx * REACH.bow];
  const relative = ([x, y]: Point): Point => [x - middle[0], y - middle[1]];
  const line = quadratic(relative(start), bow, relative(end), 12);
  return { at: [middle[0] / zoom, middle[1] / zoom], line, scale: far < EDGE.least * 1.6 ? 0.8 : 1 };
}

const middleOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

/** Where the way from the middle of a plate towards a point has left the plate by so much. */
function leaving(plate: Rect, towards: Point, gap: number): Point {
  const [x, y] = middleOf(plate);
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  const long = Math.hypot(dx, dy) || 1;
  const out = Math.min(plate.width / 2 / Math.max(0.01, Math.abs(dx)), plate.height / 2 / Math.max(0.01, Math.abs(dy)));
  const share = out + gap / long;
  return [x + dx * share, y + dy * share];
}

/** An arrow through a point, in a direction. */
function across(at: Point, heading: number, scale: number): Crossing {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const tail: Point = [-cos * REACH.tail * scale, -sin * REACH.tail * scale];
  const head: Point = [cos * REACH.head * scale, sin * REACH.head * scale];
  const bow = (REACH.tail + REACH.head) * REACH.bow * scale;
  return { at, line: quadratic(tail, [-sin * bow, cos * bow], head, 12), scale };
}

/** How much of an arrow and its head would lie over plates. */
function hides({ at, line, scale }: Crossing, { boxes, zoom }: Ground): number {
  const tip = tipOf(line);
  const points = [
    ...line,
    [tip.at[0] + Math.cos(tip.heading) * 20 * scale, tip.at[1] + Math.sin(tip.heading) * 20 * scale] as const,
  ];
  return points.filter(([x, y]) =>
    boxes.some((box) => within(box, at[0] * zoom + x, at[1] * zoom + y, REACH.clear * scale)),
  ).length;
}

const within = (box: Rect, x: number, y: number, margin: number) =>
  x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;

/** Where a tag of this size hides least: beside the head of the arrow or past it. */
export function tagSpot({ at, line }: Crossing, wide: number, { boxes, zoom, wide: sheet }: Ground): Point {
  const tip = tipOf(line).at;
  const aside = wide / 2 + 26;
  const spots: Point[] = [
    [tip[0] + aside, tip[1] - 8],
    [tip[0] - aside, tip[1] - 8],
    [tip[0] + aside, tip[1] + 24],
    [tip[0] - aside, tip[1] + 24],
    [aside, -30],
    [-aside, -30],
  ];
  const costs = spots.map(([x, y], i) => {
    const tag = { x: at[0] * zoom + x - wide / 2, y: at[1] * zoom + y - 15, width: wide, height: 30 };
    const off = Math.max(0, -tag.x, tag.x + wide - sheet * zoom) * tag.height;
    return boxes.reduce((sum, box) => sum + overlap(tag, box), off * 2 + i);
  });
  return spots[costs.indexOf(Math.min(...costs))] ?? tip;
}

/** Where the shaft of an arrow ends, and which way it points. */
export function tipOf(line: readonly Point[]): { readonly at: Point; readonly heading: number } {
  const at = pointOf(line, line.length - 1);
  const before = pointOf(line, line.length - 3);
  return { at, heading: Math.atan2(at[1] - before[1], at[0] - before[0]) };
}
