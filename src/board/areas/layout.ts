import type { BoardMap, MapPlace } from '../../kernel/view';
import type { Size } from '../base/camera';
import type { Point } from '../base/geometry';
import type { Level } from '../base/types';
import { type Net, netOf } from './net';

/** The map laid out for a window: which projection, how large the sheet, where the places are on it. */
export interface Layout {
  readonly projection: 'portrait' | 'landscape';
  readonly sheet: Size;
  /** Size of the far boxes against those of a 390 px phone. */
  readonly scale: number;
  readonly places: ReadonlyMap<string, Point>;
  /** Zoom from which the middle and the near boxes have room. */
  readonly middleFrom: number;
  readonly nearFrom: number;
  /** Size of the middle and near pictures: they follow the player's wish, and come when there is room for them. */
  readonly text: number;
  /** Size of letters in far boxes: as much of that wish as the boxes have room for. */
  readonly farText: number;
  readonly minZoom?: number;
  readonly maxZoom: number;
  /** The borders of its areas; none where it has only points. */
  readonly net: Net;
  /** Size of the loops of posts at each level. */
  readonly posts: Readonly<Record<Level, Size>>;
}

const BOX: Readonly<Record<Level, Size>> = {
  far: { width: 84, height: 52 },
  middle: { width: 114, height: 80 },
  near: { width: 168, height: 142 },
};

/** Room that each shape takes on the far level of a 390 px phone. */
const SHAPE: Readonly<Record<MapPlace['shape'], Size>> = {
  centre: { width: 82, height: 52 },
  zone: { width: 38, height: 52 },
  pennant: { width: 70, height: 38 },
  area: { width: 0, height: 0 },
  frame: { width: 0, height: 0 },
  box: { width: 0, height: 0 },
  post: { width: 29, height: 24 },
};

/** Posts as large as they may be, and the least size of the middle level. */
const POST = {
  far: { width: 29, height: 24 },
  least: { width: 46, height: 32 },
  middle: { width: 58, height: 40 },
  near: { width: 92, height: 66 },
} as const satisfies Readonly<Record<string, Size>>;

/** How far the sheet may be stretched against its own shape to fill the window. */
const STRETCH = { least: 0.7, most: 1.45 } as const;

/** Two lines of larger letters than this do not fit a far box. */
const MOST_FAR_TEXT = 1.18;

/** A map that runs over the edge is worse than a crowded one. */
const OVERFLOW_COST = 9;

export function layOut(map: BoardMap, window: Size, text = 1): Layout {
  if (map.places.some(({ outline }) => outline)) return layOutAreas(map, window, text);
  const candidates = (['portrait', 'landscape'] as const).map((projection) => {
    const sheet = sheetSize(map[projection].aspect, window);
    const overflow = (sheet.width * sheet.height) / (window.width * window.height);
    return {
      projection,
      sheet,
      cost: crowding(centresOn(map, projection, sheet), BOX.far) + OVERFLOW_COST * (overflow - 1),
    };
  });
  const [portrait, landscape] = candidates;
  const best = portrait && landscape && landscape.cost < portrait.cost ? landscape : portrait;
  const { projection, sheet } = best ?? { projection: 'portrait', sheet: window };
  const scale = Math.round(Math.max(0.9, Math.min(1.3, sheet.width / 390, sheet.height / 560)) * 50) / 50;
  const places = spread(
    map.places.map((place) => ({
      id: place.id,
      at: onSheet(place, projection, sheet),
      size: { width: SHAPE[place.shape].width * scale, height: SHAPE[place.shape].height * scale },
    })),
    sheet,
  );
  const centres = map.places.flatMap(({ id, shape }) => {
    const at = places.get(id);
    return shape === 'centre' && at ? [at] : [];
  });
  const middleFrom = crowding(centres, BOX.middle) * text;
  const nearFrom = Math.max(middleFrom * 1.15, crowding(centres, BOX.near) * text);
  return {
    projection,
    sheet,
    scale,
    places,
    middleFrom,
    nearFrom,
    text,
    farText: Math.min(text, MOST_FAR_TEXT),
    maxZoom: Math.max(3, nearFrom * 1.35),
    net: netOf(map, map[projection].aspect, sheet),
    posts: { far: POST.far, middle: POST.middle, near: POST.near },
  };
}

/** A map of areas is seen whole and hardly stretched: plates and areas must fit each other. */
const AREAS = {
  stretch: 1.2,
  /** Below this width the plates have no room. */
  least: 360,
  /** Width of the sheet on the screen from which each level has room. */
  middle: 550,
  near: 1000,
  most: 1700,
} as const;

function layOutAreas(map: BoardMap, window: Size, text: number): Layout {
  const { aspect } = map.portrait;
  const shape = Math.max(aspect / AREAS.stretch, Math.min(aspect * AREAS.stretch, window.width / window.height));
  const width = Math.round(Math.max(AREAS.least, Math.min(window.width, window.height * shape)));
  const sheet = { width, height: Math.round(width / shape) };
  const minZoom = Math.max(AREAS.least / width, Math.min(1, window.width / width, window.height / sheet.height));
  const fit = Math.min(1, (width * minZoom) / 390);
  const far = { width: POST.far.width * fit, height: POST.far.height * Math.max(0.95, fit) };
  const apart = spreadPosts(map, sheet, { width: far.width / minZoom, height: far.height / minZoom });
  const posts = [...apart.values()];
  const places = new Map([
    // A box stands beside the map, not on it.
    ...map.places
      .filter(({ shape }) => shape !== 'box')
      .map((place) => [place.id, onSheet(place, 'portrait', sheet)] as const),
    ...apart,
  ]);
  const middleFrom = Math.max(AREAS.middle / width, crowding(posts, aired(POST.least))) * text;
  const nearFrom = Math.max(AREAS.near / width, crowding(posts, aired(POST.near))) * text;
  return {
    projection: 'portrait',
    sheet,
    scale: 1,
    places,
    middleFrom,
    nearFrom,
    text,
    farText: 1,
    minZoom,
    maxZoom: Math.max((AREAS.most / width) * text, nearFrom * 1.35),
    net: netOf(map, aspect, sheet),
    posts: {
      far,
      middle: shrunk(POST.middle, (crowding(posts, aired(POST.middle)) * text) / middleFrom),
      near: POST.near,
    },
  };
}

/** Posts stand where they are, but for the pixel or two by which some loops would touch from far. */
function spreadPosts(map: BoardMap, sheet: Size, loop: Size): Map<string, Point> {
  const posts = map.places.filter(({ shape }) => shape === 'post');
  return spread(
    posts.map((post) => ({ id: post.id, at: onSheet(post, 'portrait', sheet), size: aired(loop) })),
    sheet,
  );
}

/** A loop with the air that it wants about it. */
const aired = ({ width, height }: Size): Size => ({ width: width + 0.5, height: height + 0.5 });

/** As much smaller as the crowd asks for. */
const shrunk = ({ width, height }: Size, by: number): Size =>
  by > 1 ? { width: width / by, height: height / by } : { width, height };

function centresOn(map: BoardMap, projection: 'portrait' | 'landscape', sheet: Size): Point[] {
  return map.places.filter(({ shape }) => shape === 'centre').map((place) => onSheet(place, projection, sheet));
}

function onSheet(place: MapPlace, projection: 'portrait' | 'landscape', sheet: Size): Point {
  const [u, v] = place[projection];
  return [u * sheet.width, v * sheet.height];
}

/** The sheet fills the window; where that would bend it too far it runs over the edge instead. */
export function sheetSize(aspect: number, window: Size): Size {
  const shape = window.width / window.height;
  const bent = Math.max(aspect * STRETCH.least, Math.min(aspect * STRETCH.most, shape));
  return bent > shape
    ? { width: Math.round(window.height * bent), height: window.height }
    : { width: window.width, height: Math.round(window.width / bent) };
}

/** The least zoom at which boxes of this size do not overlap. */
export function crowding(points: readonly Point[], box: Size): number {
  let least = 0;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) {
      const dx = Math.abs(a[0] - b[0]);
      const dy = Math.abs(a[1] - b[1]);
      least = Math.max(least, Math.min(box.width / dx, box.height / dy));
    }
  });
  return least;
}

export interface Box {
  readonly id: string;
  readonly at: Point;
  readonly size: Size;
}

const ROUNDS = 80;

/** Moves boxes just far enough apart that none lies over another or over the edge of the sheet. */
export function spread(boxes: readonly Box[], sheet: Size): Map<string, Point> {
  const moving = boxes.map(({ id, at, size }) => ({ id, x: at[0], y: at[1], size }));
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    moving.forEach((a, i) => {
      for (const b of moving.slice(i + 1)) {
        const overX = (a.size.width + b.size.width) / 2 - Math.abs(a.x - b.x);
        const overY = (a.size.height + b.size.height) / 2 - Math.abs(a.y - b.y);
        if (overX <= 0.01 || overY <= 0.01) continue;
        still = false;
        // Apart by the shorter way, half each.
        if (overX < overY) {
          const step = (overX / 2) * (a.x <= b.x ? 1 : -1);
          a.x -= step;
          b.x += step;
        } else {
          const step = (overY / 2) * (a.y <= b.y ? 1 : -1);
          a.y -= step;
          b.y += step;
        }
      }
    });
    for (const box of moving) {
      box.x = Math.max(box.size.width / 2, Math.min(sheet.width - box.size.width / 2, box.x));
      box.y = Math.max(box.size.height / 2, Math.min(sheet.height - box.size.height / 2, box.y));
    }
    if (still) break;
  }
  return new Map(moving.map(({ id, x, y }) => [id, [x, y]]));
}

/** Half width and half height of the loop of a post at a level. */
export function postRadii({ posts }: Layout, level: Level): readonly [rx: number, ry: number] {
  const { width, height } = posts[level];
  return [width / 2, height / 2];
}

/** A little play on both sides of a step, so that a pinch at its edge does not flicker. */
const PLAY = 0.04;

export function levelAt({ middleFrom, nearFrom }: Layout, zoom: number, now: Level): Level {
  const step = (from: number, isIn: boolean) => zoom >= from * (isIn ? 1 - PLAY : 1);
  if (step(nearFrom, now === 'near')) return 'near';
  if (step(middleFrom, now !== 'far')) return 'middle';
  return 'far';
}
