import { Container, Sprite } from 'pixi.js';
import type { BoardMap, Liveries, Livery } from '../../kernel/view';
import { CRAYON, crayonPicture, dashes, type Piece, PLAIN, pieces, plainPicture, wholeLine } from '../art/crayon';
import { distance, length, type Point, quadratic, walk } from '../base/geometry';
import { livery, type Palette, tint, wornBy } from '../base/palette';
import type { Strike } from '../base/strikes';
import type { Textures } from './textures';

/** The ways on the map, in sheet pixels. Rebuilt when the layout, the theme or the level changes. */
export interface Lines {
  readonly links: Container;
  readonly paths: Container;
  readonly ways: Container;
  readonly strikes: Container;
  /** The drawn curve of every path, by its owner and its ends in order of name. */
  readonly curves: Map<string, readonly Point[]>;
}

interface Kit {
  readonly textures: Textures;
  readonly palette: Palette;
  readonly places: ReadonlyMap<string, Point>;
  readonly liveries: Liveries;
  /** Width of the pen: less when the sheet is magnified. */
  readonly pen: number;
}

export function newLines(): Lines {
  return {
    links: new Container(),
    paths: new Container(),
    ways: new Container(),
    strikes: new Container(),
    curves: new Map(),
  };
}

const VARIANTS = 4;
/** Lines between small loops are thinner than those between large ones. */
const BETWEEN_POSTS = 0.6;
/** Crayon lines run beside the links, each formation in its own lane. */
const LANE = 7;

export function layLinks({ links }: Lines, map: BoardMap, kit: Kit): void {
  empty(links);
  const colour = kit.palette.theme === 'night' ? '#B9AE93' : kit.palette.ink;
  const posts = new Set(map.places.filter(({ shape }) => shape === 'post').map(({ id }) => id));
  const straight = map.links.flatMap(([from, to]) => {
    const a = kit.places.get(from);
    const b = kit.places.get(to);
    return a && b ? [{ line: [a, b] as const, pen: kit.pen * (posts.has(from) ? BETWEEN_POSTS : 1) }] : [];
  });
  for (const { line, pen } of straight) stroke(links, kit, line, 6 * pen, kit.palette.paper, 0.85);
  for (const { line, pen } of straight) stroke(links, kit, line, 2 * pen, colour, 1);
}

/** With a rest after each path. */
export function* layPaths({ paths, curves }: Lines, map: BoardMap, kit: Kit): Generator<undefined, void> {
  empty(paths);
  curves.clear();
  const lanes = new Map<string, number>();
  for (const { owner, lines } of map.paths) {
    for (const ends of lines) {
      const [from, to] = [...ends].sort();
      const a = kit.places.get(from ?? '');
      const b = kit.places.get(to ?? '');
      if (!a || !b) continue;
      const lane = (lanes.get(`${from} ${to}`) ?? 0) + 1;
      lanes.set(`${from} ${to}`, lane);
      const side = lane % 2 === 1 ? 1 : -1;
      const curve = pathCurve(a, b, side * LANE * Math.sqrt(kit.pen));
      curves.set(`${owner} ${from} ${to}`, curve);
      layPath(paths, kit, curve, wornBy(kit.liveries, owner));
      yield;
    }
  }
}

/** A slightly bowed line beside the straight way from a to b. */
function pathCurve(a: Point, b: Point, aside: number): Point[] {
  const far = distance(a, b) || 1;
  const nx = (-(b[1] - a[1]) / far) * aside;
  const ny = ((b[0] - a[0]) / far) * aside;
  return quadratic(
    [a[0] + nx, a[1] + ny],
    [(a[0] + b[0]) / 2 + nx * 1.7, (a[1] + b[1]) / 2 + ny * 1.7],
    [b[0] + nx, b[1] + ny],
    12,
  );
}

function layPath(into: Container, kit: Kit, line: readonly Point[], worn: Livery | null): void {
  const { ink } = livery(kit.palette, worn);
  const wide = 4.2 * kit.pen;
  stroke(into, kit, line, wide + 3 * kit.pen, kit.palette.paper, 0.8);
  stroke(into, kit, line, wide, ink, 0.35);
  const total = length(line) / kit.pen;
  const marks = dashes(worn, total).map(({ from, to }) => ({ from: from * kit.pen, to: to * kit.pen }));
  pieces(line, marks).forEach((piece, i) => {
    into.addChild(segment(kit, piece, wide, 0.4, ink, i % VARIANTS));
  });
}

/** Ways to the lit targets. */
export function layWays({ ways }: Lines, pairs: readonly (readonly [string, string])[], kit: Kit): void {
  empty(ways);
  for (const [from, to] of pairs) {
    const a = kit.places.get(from);
    const b = kit.places.get(to);
    if (!a || !b) continue;
    stroke(ways, kit, [a, b], 8 * kit.pen, kit.palette.paper, 0.93);
    stroke(ways, kit, [a, b], 4 * kit.pen, kit.palette.legal, 1);
  }
}

/** How far an arrow keeps from the middle of the box it starts from and of the one it strikes. */
const CLEAR = { from: 20, to: 40 } as const;

/** Arrows of those who attack now. The answer shows them from 0 to 1, as a hand would draw them. */
export function layStrikes(
  { strikes, curves }: Lines,
  blows: readonly Strike[],
  kit: Kit & { readonly zoom: number },
): (t: number) => void {
  empty(strikes);
  const shown = blows.flatMap(({ owner, from, to }) => {
    const [first, last] = [from, to].sort();
    const curve = curves.get(`${owner} ${first} ${last}`);
    if (!curve) return [];
    const line = first === from ? curve : [...curve].reverse();
    const total = length(line);
    const start = Math.min(total * 0.45, CLEAR.from / kit.zoom);
    const end = Math.max(start + total * 0.2, total - CLEAR.to / kit.zoom);
    return [arrow(strikes, kit, line, start, end, livery(kit.palette, wornBy(kit.liveries, owner)).ink)];
  });
  return (t) => {
    for (const parts of shown) {
      parts.forEach((sprites, i) => {
        for (const sprite of sprites) sprite.visible = i < t * parts.length;
      });
    }
  };
}

/** The parts of an arrow from tail to barbs, each with its casing. */
function arrow(
  into: Container,
  kit: Kit,
  line: readonly Point[],
  from: number,
  to: number,
  colour: string,
): Sprite[][] {
  const wide = 6 * kit.pen;
  const barb = 21 * kit.pen;
  const { at, heading } = walk(line, to);
  const barbs = [-1, 1].map((side): Piece => {
    const turn = heading + Math.PI + side * 0.52;
    const half = barb / 2;
    return { at: [at[0] + Math.cos(turn) * half, at[1] + Math.sin(turn) * half], heading: turn, long: barb };
  });
  const parts = [...pieces(line, [{ from, to }]), ...barbs];
  const casing = parts.map((piece) => segment(kit, piece, wide + 4 * kit.pen, 3 * kit.pen, kit.palette.paper, null));
  const crayon = parts.map((piece, i) => segment(kit, piece, wide, 0.6, colour, i % VARIANTS));
  into.addChild(...casing, ...crayon);
  return casing.map((sprite, i) => [sprite, ...crayon.slice(i, i + 1)]);
}

/** One straight piece, plain or in one of the crayon's variants. */
function segment(
  kit: Kit,
  piece: Piece,
  width: number,
  overlap: number,
  colour: string,
  variant: number | null,
): Sprite {
  const { texture } = kit.textures.of(variant === null ? plainPicture : crayonPicture(variant));
  const sprite = new Sprite({ texture, anchor: { x: 0.5, y: 0.5 }, tint: tint(colour) });
  const size = variant === null ? { length: PLAIN, width: PLAIN } : CRAYON;
  sprite.scale.set((piece.long + overlap) / size.length, width / size.width);
  put(sprite, piece);
  return sprite;
}

function stroke(into: Container, kit: Kit, line: readonly Point[], width: number, colour: string, alpha: number): void {
  const straight = line.length === 2;
  const [a, b] = line;
  const parts: Piece[] =
    straight && a && b
      ? [
          {
            at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
            heading: Math.atan2(b[1] - a[1], b[0] - a[0]),
            long: distance(a, b),
          },
        ]
      : pieces(line, wholeLine(line));
  for (const part of parts) {
    const print = kit.textures.of(plainPicture);
    const sprite = new Sprite({ texture: print.texture, anchor: { x: 0.5, y: 0.5 }, tint: tint(colour), alpha });
    sprite.scale.set(part.long / PLAIN, width / PLAIN);
    put(sprite, part);
    into.addChild(sprite);
  }
}

function put(sprite: Sprite, { at, heading }: Piece): void {
  sprite.position.set(at[0], at[1]);
  sprite.rotation = heading;
}

function empty(container: Container): void {
  for (const child of container.removeChildren()) child.destroy();
}
