import { Container, Sprite } from 'pixi.js';
import type { Liveries } from '../../kernel/view';
import { type Crossing, crossing, type Ground, tagSpot, tipOf } from '../areas/arrow-shapes';
import { headPicture, tagFont, tagPicture } from '../art/arrow';
import { CRAYON, crayonPicture, PLAIN, pieces, plainPicture } from '../art/crayon';
import type { Rect } from '../base/geometry';
import { length, type Point, walk } from '../base/geometry';
import { livery, type Palette, tint, wornBy } from '../base/palette';
import type { PlannedLine, ToldMove } from '../base/types';
import type { Textures } from './textures';

interface Kit {
  readonly textures: Textures;
  readonly palette: Palette;
  readonly liveries: Liveries;
  readonly ground: Ground;
}

const VARIANTS = 4;
const WIDE = 8;

/** Arrows of those who move, each about the border it crosses: as large at every zoom. */
export class Arrows {
  readonly layer = new Container();
  private shown: { readonly arrow: Container; readonly at: Point }[] = [];
  private zoom = 1;
  /** The zoom that they stand where they are for; none after they were laid. */
  private standFor: number | null = null;

  /** The answer shows the arrows from 0 to 1, as a hand would draw them. */
  lay(arrows: readonly ToldMove[], lines: readonly PlannedLine[], kit: Kit): (t: number) => void {
    for (const child of this.layer.removeChildren()) child.destroy({ children: true });
    this.shown = lines.flatMap((line) => dotted(line, kit));
    for (const { arrow } of this.shown) this.layer.addChild(arrow);
    const drawn = arrows.flatMap((arrow) => {
      const way = crossing(arrow, kit.ground);
      if (!way) return [];
      const into = new Container();
      this.layer.addChild(into);
      this.shown.push({ arrow: into, at: way.at });
      return [draw(into, arrow, way, kit)];
    });
    this.standFor = null;
    return (t) => {
      for (const parts of drawn) {
        parts.forEach((sprites, i) => {
          for (const sprite of sprites) if (!sprite.destroyed) sprite.visible = i < t * parts.length;
        });
      }
    };
  }

  stretch(zoom: number): void {
    this.zoom = zoom;
  }

  /** Once a frame, as the pieces are. */
  settle(): void {
    if (this.standFor === this.zoom) return;
    this.standFor = this.zoom;
    for (const { arrow, at } of this.shown) arrow.position.set(at[0] * this.zoom, at[1] * this.zoom);
  }
}

/** Dots of a planned line: how long and wide each is and how far from the next, in pixels of the screen. */
const DOT = { sight: { long: 6, wide: 3, pitch: 10 }, way: { long: 11, wide: 5, pitch: 13 } } as const;

/** A line from place to place as dots that keep their size; none over the plates that it leads from and to. */
function dotted(
  { is, places, side }: PlannedLine,
  { textures, palette, liveries, ground }: Kit,
): { readonly arrow: Container; readonly at: Point }[] {
  const { labels, zoom, boxes } = ground;
  const { long, wide, pitch } = DOT[is];
  const line = places.flatMap((place) => {
    const at = labels.get(place);
    return at ? [[at[0] * zoom, at[1] * zoom] as const] : [];
  });
  if (line.length < 2) return [];
  const colour = is === 'way' ? palette.sel : livery(palette, wornBy(liveries, side)).ink;
  const total = length(line);
  return Array.from({ length: Math.floor(total / pitch) }, (_, i) => walk(line, (i + 0.5) * pitch))
    .filter(({ at: [x, y] }) => !boxes.some((box) => isOver(box, x, y)))
    .map(({ at, heading }) => {
      const arrow = new Container();
      for (const [paint, grown] of [
        [palette.paper, 2],
        [colour, 0],
      ] as const) {
        const dot = new Sprite({
          texture: textures.of(plainPicture).texture,
          anchor: 0.5,
          tint: tint(paint),
          rotation: heading,
        });
        dot.scale.set((long + grown) / PLAIN, (wide + grown) / PLAIN);
        arrow.addChild(dot);
      }
      return { arrow, at: [at[0] / zoom, at[1] / zoom] };
    });
}

const isOver = ({ x, y, width, height }: Rect, px: number, py: number) =>
  px > x && px < x + width && py > y && py < y + height;

/** The parts of an arrow from tail to tag, each with its casing. */
function draw(into: Container, arrow: ToldMove, way: Crossing, kit: Kit): Sprite[][] {
  const { line, scale } = way;
  const { palette, textures } = kit;
  const colour = livery(palette, wornBy(kit.liveries, arrow.side)).ink;
  const total = length(line);
  const parts = pieces(line, [{ from: 0, to: total }]);
  const casings: Sprite[] = [];
  const strokes: Sprite[] = [];
  parts.forEach(({ at, heading, long }, i) => {
    const crayon = textures.of(crayonPicture(i % VARIANTS)).texture;
    const plain = textures.of(plainPicture).texture;
    for (const [list, texture, size, over, paint] of [
      [casings, plain, { length: PLAIN, width: PLAIN }, 4, palette.paper],
      [strokes, crayon, CRAYON, 0.8, colour],
    ] as const) {
      const sprite = new Sprite({ texture, anchor: 0.5, tint: tint(paint), position: { x: at[0], y: at[1] } });
      sprite.rotation = heading;
      sprite.scale.set((long + over) / size.length, (WIDE * scale + (list === casings ? 4 : 0)) / size.width);
      list.push(sprite);
    }
  });
  const tip = tipOf(line);
  const print = textures.of(headPicture);
  const heads = ([1.32, 1] as const).map((grown, i) => {
    const head = new Sprite({ texture: print.texture, tint: tint(i === 0 ? palette.paper : colour) });
    head.anchor.set(i === 0 ? 0.18 : print.anchor[0], 0.5);
    head.scale.set(grown * scale);
    head.position.set(tip.at[0], tip.at[1]);
    head.rotation = tip.heading;
    return head;
  });
  into.addChild(...casings, ...heads.slice(0, 1), ...strokes, ...heads.slice(1));
  const shaft = strokes.map((sprite, i) => [sprite, ...casings.slice(i, i + 1)]);
  return [...shaft, heads, ...tagOf(into, arrow, way, kit)];
}

function tagOf(
  into: Container,
  { label, side }: ToldMove,
  way: Crossing,
  { textures, palette, liveries, ground }: Kit,
): Sprite[][] {
  if (label === undefined) return [];
  const wide = textures.measure(label, tagFont);
  const { texture, anchor } = textures.of(tagPicture(label, wide, wornBy(liveries, side), palette));
  const tag = new Sprite({ texture, anchor: { x: anchor[0], y: anchor[1] } });
  const [x, y] = tagSpot(way, wide + 26, ground);
  tag.position.set(x, y);
  into.addChild(tag);
  return [[tag]];
}
