/** How the places of a map stand on a phone, without a canvas: what a finger meets and what is drawn. */
import type { Layout } from '../../src/board/areas/layout';
import { moved } from '../../src/board/areas/place-plates';
import { boxesOf, faceOf } from '../../src/board/areas/plate';
import { atOnce } from '../../src/board/base/at-once';
import type { Point, Rect } from '../../src/board/base/geometry';
import type { Touchable } from '../../src/board/base/hit';
import { wornBy } from '../../src/board/base/palette';
import { PlateSpots } from '../../src/board/scene/plate-spots';
import { stacksOf } from '../../src/board/scene/stacks';
import { radiiOf, touchableOf } from '../../src/board/scene/touch';
import type { Game } from '../../src/kernel/game';
import type { View } from '../../src/kernel/view';
import type { GameWords } from '../../src/kernel/words';

/** What strip, dock and ribbon leave of a phone of 390 x 844 and of one of 360 x 740. */
export const phones = [
  { width: 390, height: 604 },
  { width: 360, height: 500 },
] as const;

export const measure = (text: string, font: string) => text.length * Number(/([\d.]+)px/.exec(font)?.[1] ?? 12) * 0.46;

export interface Met {
  readonly id: string;
  readonly thing: Touchable;
  /** What stands for it: the box, or the badges and the name. */
  readonly boxes: readonly Rect[];
}

/** `lit`: places that are asked for. */
export function stand(
  game: Game,
  view: View,
  words: GameWords,
  layout: Layout,
  level: 'far' | 'middle',
  lit: ReadonlySet<string> = new Set(),
): Met[] {
  const { map } = game.face;
  const zoom = Math.max(layout.minZoom ?? 1, level === 'far' ? (layout.minZoom ?? 1) : layout.middleFrom);
  const stacks = stacksOf(view.counters);
  const states = new Map(view.places.map((place) => [place.id, place]));
  const nameOf = (id: string) => {
    const { brief, lettered, short } = words.place(id);
    return (level === 'far' ? (brief ?? short) : (lettered ?? short)).toUpperCase();
  };
  const faces = new Map(
    map.places.flatMap((place) => {
      const state = states.get(place.id);
      if (!state || !place.outline) return [];
      const options = { name: nameOf(place.id), liveries: map.liveries, far: level === 'far' };
      return [[place.id, faceOf(place, state, stacks.get(place.id) ?? [], options)] as const];
    }),
  );
  const spots = atOnce(new PlateSpots({ map, layout, level, measure }, faces).find());
  const onScreen = ([x, y]: Point): Point => [x * zoom, y * zoom];
  return map.places.flatMap((place): Met[] => {
    const { id, shape } = place;
    const state = states.get(id);
    if (!state || shape === 'box') return [];
    const label = onScreen(layout.places.get(id) ?? [0, 0]);
    const face = faces.get(id);
    if (!face) {
      const held = wornBy(map.liveries, state.holder) !== 'blue';
      const [rx, ry] = radiiOf(place, { count: (stacks.get(id) ?? []).length, held }, layout, level);
      const box = { x: label[0] - rx, y: label[1] - ry, width: rx * 2, height: ry * 2 };
      const thing = touchableOf({ id, shape, at: label, rx, ry, badges: [], label, lit: lit.has(id) }, level);
      return thing.unfelt ? [] : [{ id, thing, boxes: [box] }];
    }
    const { at, parts } = spots.hang(place, face);
    const [x, y] = onScreen(at);
    const badges = boxesOf(parts).map((part) => moved(part, [x, y]));
    const outline = layout.net.outlines.get(id)?.map(onScreen) ?? [];
    const size = { rx: parts.width / 2, ry: parts.height / 2 };
    const middle: Point = [x, y + parts.height / 2];
    const thing = touchableOf({ id, shape, at: middle, ...size, badges, outline, label, lit: lit.has(id) }, level);
    const standing = [...parts.stacks, ...(face.name === '' ? [] : [parts.name])];
    return [{ id, thing, boxes: standing.map((part) => moved(part, [x, y])) }];
  });
}
