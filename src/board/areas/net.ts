import type { BoardMap } from '../../kernel/view';
import type { Size } from '../camera';
import { type Point, pointOf, spline } from '../geometry';
import { noise } from '../ground/noise';

/** A run of border between the same two areas, or along the edge of the map. */
export interface Border {
  /** One area on the edge of the map, else two. */
  readonly areas: readonly string[];
  readonly river: boolean;
  /** No way leads across; the area on whose side it is steep. */
  readonly steep: string | null;
  /** Drawn by hand, in pixels of the sheet. */
  readonly line: readonly Point[];
}

/** Every border once, and the areas put together from them: neighbours never gap. */
export interface Net {
  readonly borders: readonly Border[];
  readonly outlines: ReadonlyMap<string, readonly Point[]>;
  /** What is cut out of an area for another that lies inside it. */
  readonly holes: ReadonlyMap<string, readonly Point[]>;
}

interface Edge {
  readonly ends: readonly [Point, Point];
  readonly areas: string[];
}

/** The outlines are worked in units of a sheet this wide: the hand is as sure on every screen. */
const UNITS = 1000;
const WOBBLE = 9;
const STEPS = 5;

const keyOf = (p: Point) => `${p[0]},${p[1]}`;
const edgeKey = (a: Point, b: Point) => [keyOf(a), keyOf(b)].sort().join(' ');
const pairOf = (areas: readonly string[]) => [...areas].sort().join(' ');

export function netOf(map: BoardMap, aspect: number, sheet: Size): Net {
  const outlines = new Map(map.places.flatMap(({ id, outline }) => (outline ? [[id, outline] as const] : [])));
  const holes = new Map(map.places.flatMap(({ id, hole }) => (hole ? [[id, hole] as const] : [])));
  const edges = edgesOf([...outlines, ...holes]);
  const rivers = new Set((map.country?.fords ?? []).map(pairOf));
  const barriers = new Map((map.country?.barriers ?? []).map((pair) => [pairOf(pair), pair[0]]));
  const put = ([x, y]: Point): Point => [(x / UNITS) * sheet.width, ((y * aspect) / UNITS) * sheet.height];
  const borders: Border[] = [];
  const owner = new Map<string, { readonly border: Border; readonly first: string }>();
  for (const { points, areas } of runsOf(edges)) {
    const river = rivers.has(pairOf(areas));
    const raw = points.map(([u, v]): Point => [u * UNITS, (v * UNITS) / aspect]);
    const drawn = areas.length === 1 ? raw : river ? spline(raw, STEPS) : byHand(spline(raw, STEPS), borders.length);
    const border: Border = { areas, river, steep: barriers.get(pairOf(areas)) ?? null, line: drawn.map(put) };
    borders.push(border);
    const first = keyOf(pointOf(points, 0));
    for (let i = 1; i < points.length; i++) {
      owner.set(edgeKey(pointOf(points, i - 1), pointOf(points, i)), { border, first });
    }
  }
  const draw = (lines: ReadonlyMap<string, readonly Point[]>) =>
    new Map([...lines].map(([id, line]) => [id, joined(line, owner)]));
  return { borders, outlines: draw(outlines), holes: draw(holes) };
}

function edgesOf(outlines: Iterable<readonly [string, readonly Point[]]>): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [id, outline] of outlines) {
    outline.forEach((a, i) => {
      const b = pointOf(outline, (i + 1) % outline.length);
      const known = edges.get(edgeKey(a, b));
      if (known) known.areas.push(id);
      else edges.set(edgeKey(a, b), { ends: [a, b], areas: [id] });
    });
  }
  return edges;
}

/** Edges between the same two areas put end to end, as far as no third area touches. */
function runsOf(edges: ReadonlyMap<string, Edge>): { readonly points: Point[]; readonly areas: readonly string[] }[] {
  const at = new Map<string, string[]>();
  for (const [key, { ends }] of edges) {
    for (const end of ends) {
      const list = at.get(keyOf(end));
      if (list) list.push(key);
      else at.set(keyOf(end), [key]);
    }
  }
  const goesOn = (point: Point, pair: string) => {
    const meeting = at.get(keyOf(point)) ?? [];
    return meeting.length === 2 && meeting.every((key) => pairOf(edges.get(key)?.areas ?? []) === pair);
  };
  const used = new Set<string>();
  const runs: { points: Point[]; areas: readonly string[] }[] = [];
  for (const [key, { ends, areas }] of edges) {
    if (used.has(key)) continue;
    used.add(key);
    const pair = pairOf(areas);
    const points: Point[] = [...ends];
    for (let way = 0; way < 2; way++) {
      for (;;) {
        const end = pointOf(points, points.length - 1);
        if (!goesOn(end, pair)) break;
        const next = at.get(keyOf(end))?.find((each) => !used.has(each));
        const edge = next === undefined ? undefined : edges.get(next);
        if (next === undefined || !edge) break;
        used.add(next);
        points.push(keyOf(edge.ends[0]) === keyOf(end) ? edge.ends[1] : edge.ends[0]);
      }
      points.reverse();
    }
    runs.push({ points, areas });
  }
  return runs;
}

/** A line that shakes a little between its ends, which stay where others meet them. */
function byHand(line: readonly Point[], seed: number): Point[] {
  return line.map(([x, y], i): Point => {
    if (i === 0 || i === line.length - 1) return [x, y];
    return [x + (noise(x / 17, y / 17 + seed) - 0.5) * WOBBLE, y + (noise(x / 17 + 40, y / 17 + seed) - 0.5) * WOBBLE];
  });
}

/** An outline along the drawn borders. */
function joined(
  outline: readonly Point[],
  owner: ReadonlyMap<string, { readonly border: Border; readonly first: string }>,
): Point[] {
  const n = outline.length;
  const corner = (i: number) => pointOf(outline, ((i % n) + n) % n);
  const of = (i: number) => owner.get(edgeKey(corner(i), corner(i + 1)));
  let start = 0;
  while (start < n && of(start)?.border === of(start - 1)?.border) start++;
  const out: Point[] = [];
  let last: Border | null = null;
  for (let t = 0; t < n; t++) {
    const found = of(start + t);
    if (!found || found.border === last) continue;
    last = found.border;
    const { line } = found.border;
    const forward = found.first === keyOf(corner(start + t));
    out.push(...(forward ? line : [...line].reverse()).slice(0, -1));
  }
  return out;
}

/** The front: borders whose areas are held by different sides. */
export function frontOf({ borders }: Net, holders: ReadonlyMap<string, unknown>): Border[] {
  return borders.filter(({ areas: [a, b] }) => {
    return a !== undefined && b !== undefined && holders.get(a) !== holders.get(b);
  });
}

/** A line shifted sideways: to the right of its way where `by` is positive, with y downwards. */
export function beside(line: readonly Point[], by: number): Point[] {
  return line.map(([x, y], i): Point => {
    const a = pointOf(line, i - 2);
    const b = pointOf(line, i + 2);
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / far) * by, y + ((b[0] - a[0]) / far) * by];
  });
}
