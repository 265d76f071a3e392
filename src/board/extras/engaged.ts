/** Who has come up to the brackets of a post: outside its loop at every zoom, a badge from afar, counters from near. */
import type { Engaged, PlaceView } from '../../kernel/view';
import { postRadii } from '../areas/layout';
import { overlap } from '../areas/place-plates';
import { MINI } from '../areas/plate';
import { about } from '../areas/tag-spots';
import type { Picture } from '../art/picture';
import { drawPip, pipWidth } from '../art/pips';
import { tintOf } from '../art/stack';
import { condensed, write } from '../art/type';
import type { Size } from '../base/camera';
import type { Point, Rect } from '../base/geometry';
import { livery, type Palette, wornBy } from '../base/palette';
import type { Level } from '../base/types';
import type { EngagedPin } from '../scene/map-extras';
import type { BoardScene } from '../scene/place-pictures';
import { bracketAt, bracketsOf } from './bases';

interface Group {
  readonly post: string;
  /** From the middle of the post towards its bracket, in radians. */
  readonly heading: number;
  readonly engaged: Engaged;
}

interface Loop {
  readonly rx: number;
  readonly ry: number;
}

const BADGE: Readonly<Record<Exclude<Level, 'near'>, Size>> = {
  far: { width: 19, height: 15 },
  middle: { width: 34, height: 18 },
};
/** From the bracket to the nearer edge of a badge, and what no badge comes nearer to a loop than. */
const BEYOND = 4;
const CLEAR = 2;
/** A badge that finds its place taken slides along the outline, so far at most. */
const SLIDE = { step: Math.PI / 18, most: Math.PI / 3 } as const;
/** Counters side by side, where they stand above or below the post. */
const ROW = 3;

export function groupsOf(
  { map, layout }: Pick<BoardScene, 'map' | 'layout'>,
  states: ReadonlyMap<string, PlaceView>,
): Group[] {
  return map.places.flatMap((place): Group[] => {
    const state = states.get(place.id);
    if (place.shape !== 'post' || !state?.bases?.some(({ engaged }) => engaged)) return [];
    const headings = new Map(
      bracketsOf(place, state, layout.places, layout.sheet).map(({ from, heading }) => [from, heading]),
    );
    return state.bases.flatMap(({ from, engaged }): Group[] => {
      const heading = headings.get(from);
      return engaged && heading !== undefined ? [{ post: place.id, heading, engaged }] : [];
    });
  });
}

/** The middle of a badge by that of its post: beyond the bracket, clear of the loop, beside what lies there already. */
export function badgeAt(heading: number, loop: Loop, size: Size, taken: readonly Rect[] = []): Point {
  const tried: Point[] = [];
  for (let by = 0; by <= SLIDE.most + 0.001; by += SLIDE.step) {
    for (const turn of by === 0 ? [0] : [by, -by]) tried.push(beyond(heading + turn, loop, size));
  }
  const isFree = (spot: Point) => taken.every((box) => overlap(about(spot, size, 1), box) === 0);
  return tried.find(isFree) ?? beyond(heading, loop, size);
}

function beyond(heading: number, { rx, ry }: Loop, size: Size): Point {
  const [ux, uy] = [Math.cos(heading), Math.sin(heading)];
  const [bx, by] = bracketAt(heading, rx, ry);
  const body = { x: -rx - CLEAR, y: -ry - CLEAR, width: (rx + CLEAR) * 2, height: (ry + CLEAR) * 2 };
  const reach = Math.min(size.width / 2 / Math.max(0.01, Math.abs(ux)), size.height / 2 / Math.max(0.01, Math.abs(uy)));
  let far = BEYOND + reach;
  const spot = (): Point => [bx + ux * far, by + uy * far];
  while (overlap(about(spot(), size), body) > 0) far += 1;
  return spot();
}

/** Badges of those who stand before posts; none from near, where they stand themselves. */
export function engagedPins(scene: BoardScene, states: ReadonlyMap<string, PlaceView>): EngagedPin[] {
  const { level, layout, map, palette, shown } = scene;
  if (level === 'near') return [];
  const [rx, ry] = postRadii(layout, level).map((r) => r * (level === 'far' ? 1 : layout.text)) as [number, number];
  const size = BADGE[level];
  return groupsOf(scene, states).map(({ post, heading, engaged }) => {
    const isPlanned = shown.get(post)?.is === 'planned';
    const picture = badgePicture(engaged, level, isPlanned, map.liveries, palette);
    const [x, y] = layout.places.get(post) ?? [0, 0];
    return (zoom, taken) => {
      const middle: Point = [x * zoom, y * zoom];
      const others = taken.map((box) => ({ ...box, x: box.x - middle[0], y: box.y - middle[1] }));
      // Its own post is no obstacle: the badge keeps clear of it by itself.
      const [dx, dy] = badgeAt(
        heading,
        { rx, ry },
        size,
        others.filter((box) => !isOwn(box, { rx, ry })),
      );
      return { picture, at: [middle[0] + dx, middle[1] + dy], size };
    };
  });
}

const isOwn = ({ x, y }: Rect, { rx, ry }: Loop) => Math.hypot(x + rx, y + ry) < 1;

/** From near: where each of those who stand before a post lies, by the middle of the post. */
export function engagedSpots(scene: BoardScene, states: ReadonlyMap<string, PlaceView>): ReadonlyMap<string, Point> {
  const { level, layout } = scene;
  const spots = new Map<string, Point>();
  if (level !== 'near') return spots;
  const text = layout.text;
  const [rx = 0, ry = 0] = postRadii(layout, level).map((r) => r * text);
  for (const { heading, engaged } of groupsOf(scene, states)) {
    const count = engaged.counters.length;
    const isSideways = Math.abs(Math.cos(heading)) > Math.abs(Math.sin(heading));
    const columns = isSideways ? 1 : Math.min(ROW, count);
    const rows = Math.ceil(count / columns);
    const size = { width: columns * MINI.pitchX * text, height: rows * MINI.pitchY * text };
    const [x, y] = badgeAt(heading, { rx, ry }, size);
    engaged.counters.forEach((id, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, count - row * columns);
      spots.set(id, [
        x + ((i % columns) - (inRow - 1) / 2) * MINI.pitchX * text,
        y + (row - (rows - 1) / 2) * MINI.pitchY * text,
      ]);
    });
  }
  return spots;
}

function badgePicture(
  { side, pips }: Engaged,
  level: Exclude<Level, 'near'>,
  isPlanned: boolean,
  liveries: BoardScene['map']['liveries'],
  palette: Palette,
): Picture {
  const worn = wornBy(liveries, side);
  const { fill } = livery(palette, worn);
  const { width, height } = BADGE[level];
  const margin = 4;
  return {
    key: ['engaged', level, worn, pips.join(), isPlanned, palette.theme].join('|'),
    width: width + margin * 2,
    height: height + margin * 2,
    anchor: [width / 2 + margin, height / 2 + margin],
    draw(ink) {
      ink.translate(margin, margin);
      ink.beginPath();
      ink.roundRect(0, 0, width, height, fill === null ? 6 : 0);
      ink.strokeStyle = tintOf(palette);
      ink.lineWidth = isPlanned ? 6.4 : 3.4;
      ink.stroke();
      if (isPlanned) {
        ink.strokeStyle = palette.sel;
        ink.lineWidth = 4;
        ink.stroke();
      }
      ink.fillStyle = fill ?? palette['fr-fill'];
      ink.fill();
      const count = `${pips.length}`;
      const on = '#FFF6E6';
      if (level === 'far') {
        write(ink, count, width / 2, height / 2 + 4.5, { font: condensed(700, 12.5), fill: on });
        return;
      }
      write(ink, count, 9, height / 2 + 5, { font: condensed(700, 14), fill: on });
      let x = 17;
      for (const pip of pips.slice(0, ROW)) {
        drawPip(ink, pip, x, height / 2 - 2.2, { size: 4.4, square: fill !== null, colour: on });
        x += 5.2 * pipWidth(pip);
      }
    },
  };
}
