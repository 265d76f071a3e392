import type { BoardMap } from '../../kernel/view';
import type { Size } from '../base/camera';
import { type Point, pointOf, spline } from '../base/geometry';
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

/** Corners as numbers: areas that share a corner have the same. */
type Corners = (point: Point) => number;

/** The outlines are worked in units of a sheet this wide: the hand is as sure on every screen. */
const UNITS = 1000;
const WOBBLE = 9;
const STEPS = 5;

/** More corners than any map has. */
const MANY = 1 << 16;

function numbered(lines: Iterable<readonly Point[]>): Corners {
  const numbers = new Map<string, number>();
  const known = new Map<Point, number>();
  for (const line of lines) {
    for (const point of line) {
      const written = point.join();
      const number = numbers.get(written) ?? numbers.size;
      numbers.set(written, number);
      known.set(point, number);
    }
  }
  return (point) => known.get(point) ?? MANY;
}

/** The same from either end. */
const edgeOf = (a: number, b: number) => Math.min(a, b) * MANY + Math.max(a, b);
const pairOf = (areas: readonly string[]) => [...areas].sort().join(' ');

export function netOf(map: BoardMap, aspect: number, sheet: Size): Net {
  const outlines = new Map(map.places.flatMap(({ id, outline }) => (outline ? [[id, outline] as const] : [])));
  const holes = new Map(map.places.flatMap(({ id, hole }) => (hole ? [[id, hole] as const] : [])));
  const cornerOf = numbered([...outlines.values(), ...holes.values()]);
  const edges = edgesOf([...outlines, ...holes], cornerOf);
  const rivers = new Set((map.country?.fords ?? []).map(pairOf));
  const barriers = new Map((map.country?.barriers ?? []).map((pair) => [pairOf(pair), pair[0]]));
  const put = ([x, y]: Point): Point => [(x / UNITS) * sheet.width, ((y * aspect) / UNITS) * sheet.height];
  const borders: Border[] = [];
  const owner: Owners = new Map();
  for (const { points, areas } of runsOf(edges, cornerOf)) {
    const river = rivers.has(pairOf(areas));
    const raw = points.map(([u, v]): Point => [u * UNITS, (v * UNITS) / aspect]);
    const drawn = areas.length === 1 ? raw : river ? spline(raw, STEPS) : byHand(spline(raw, STEPS), borders.length);
    const border: Border = { areas, river, steep: barriers.get(pairOf(areas)) ?? null, line: drawn.map(put) };
    borders.push(border);
    const corners = points.map(cornerOf);
    const [first = MANY] = corners;
    for (let i = 1; i < corners.length; i++) {
      owner.set(edgeOf(corners[i - 1] ?? MANY, corners[i] ?? MANY), { border, first });
    }
  }
  const draw = (lines: ReadonlyMap<string, readonly Point[]>) =>
    new Map([...lines].map(([id, line]) => [id, joined(line.map(cornerOf), owner)]));
  return { borders, outlines: draw(outlines), holes: draw(holes) };
}

/** The border that each edge belongs to, and the corner that its line begins at. */
type Owners = Map<number, { readonly border: Border; readonly first: number }>;

function edgesOf(outlines: Iterable<readonly [string, readonly Point[]]>, cornerOf: Corners): Map<number, Edge> {
  const edges = new Map<number, Edge>();
  for (const [id, outline] of outlines) {
    outline.forEach((a, i) => {
      const b = pointOf(outline, (i + 1) % outline.length);
      const edge = edgeOf(cornerOf(a), cornerOf(b));
      const known = edges.get(edge);
      if (known) known.areas.push(id);
      else edges.set(edge, { ends: [a, b], areas: [id] });
    });
  }
  return edges;
}

interface Run {
  readonly points: readonly Point[];
  readonly areas: readonly string[];
}

/** Edges between the same two areas put end to end, as far as no third area touches. */
function runsOf(edges: ReadonlyMap<number, Edge>, cornerOf: Corners): Run[] {
  const at = new Map<number, number[]>();
  const pairs = new Map<number, string>();
  for (const [key, { ends, areas }] of edges) {
    pairs.set(key, pairOf(areas));
    for (const end of ends) {
      const list = at.get(cornerOf(end));
      if (list) list.push(key);
      else at.set(cornerOf(end), [key]);
    }
  }
  const goesOn = (corner: number, pair: string | undefined) => {
    const meeting = at.get(corner) ?? [];
    return meeting.length === 2 && meeting.every((key) => pairs.get(key) === pair);
  };
  const used = new Set<number>();
  const runs: Run[] = [];
  for (const [key, { ends, areas }] of edges) {
    if (used.has(key)) continue;
    used.add(key);
    const points: Point[] = [...ends];
    for (let way = 0; way < 2; way++) {
      for (;;) {
        const end = cornerOf(pointOf(points, points.length - 1));
        if (!goesOn(end, pairs.get(key))) break;
        const next = at.get(end)?.find((each) => !used.has(each));
        const edge = next === undefined ? undefined : edges.get(next);
        if (next === undefined || !edge) break;
        used.add(next);
        points.push(cornerOf(edge.ends[0]) === end ? edge.ends[1] : edge.ends[0]);
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

/** An outline, by its corners, along the drawn borders. */
function joined(corners: readonly number[], owner: Owners): Point[] {
  const n = corners.length;
  const corner = (i: number) => corners[((i % n) + n) % n] ?? MANY;
  const of = (i: number) => owner.get(edgeOf(corner(i), corner(i + 1)));
  let start = 0;
  while (start < n && of(start)?.border === of(start - 1)?.border) start++;
  const out: Point[] = [];
  let last: Border | null = null;
  for (let t = 0; t < n; t++) {
    const found = of(start + t);
    if (!found || found.border === last) continue;
    last = found.border;
    const { line } = found.border;
    const forward = found.first === corner(start + t);
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
