import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { BoardMap, Livery } from '../../kernel/view';
import type { Net } from '../areas/net';
import { type AreaLight, drawLights } from '../art/area-lights';
import { type DrawnInset, drawAreas, type SheetExtras } from '../art/area-sheet';
import type { Level } from '../art/centre';
import type { Size } from '../camera';
import { countryOn } from '../ground/country';
import type { Palette } from '../palette';

/** Most canvas pixels of one sheet. */
const MOST_PIXELS = 5_000_000;

export interface AreaKit {
  readonly map: BoardMap;
  readonly net: Net;
  readonly sheet: Size;
  readonly palette: Palette;
  /** Canvas pixels per pixel of the sheet. */
  readonly density: number;
  readonly pen: number;
  readonly extras: SheetExtras | null;
}

/** The polygons over the ground, from far and from close by: a look there and back draws neither of them anew. */
export class AreaLayer {
  readonly layer = new Container();
  private readonly far = new Sheet();
  private readonly close = new Sheet();

  constructor() {
    this.layer.addChild(this.far.layer, this.close.layer);
  }

  /** The sheet of a level, and it alone is seen. */
  at(level: Level): Sheet {
    this.far.layer.visible = level === 'far';
    this.close.layer.visible = level !== 'far';
    return level === 'far' ? this.far : this.close;
  }

  /** Everything is drawn anew. */
  forget(): void {
    this.far.forget();
    this.close.forget();
  }

  destroy(): void {
    this.far.destroy();
    this.close.destroy();
  }
}

/** One page that changes with control, one that changes with what is lit. */
class Sheet {
  readonly layer = new Container();
  private readonly control = new Page();
  private readonly lit = new Page();
  private drawn = '';
  private shown = '';

  constructor() {
    this.layer.addChild(this.control.sprite, this.lit.sprite);
  }

  /** Draws control anew where it differs from what is on the sheet. */
  hold(kit: AreaKit, holders: ReadonlyMap<string, Livery>): void {
    const key = `${frameKey(kit)} ${[...holders].join(' ')}`;
    if (key === this.drawn) return;
    this.drawn = key;
    const { map, net, sheet, palette, pen, extras } = kit;
    const country = map.country ? countryOn(map.country, sheet.width, sheet.height, map.portrait.aspect) : null;
    const insets = insetsOn(map, sheet);
    const grounds = new Map(map.places.flatMap(({ id, ground }) => (ground ? [[id, ground] as const] : [])));
    const wires = new Map(map.places.flatMap(({ id, wire }) => (wire ? [[id, wire] as const] : [])));
    this.control.draw(kit, (ink) =>
      drawAreas(ink, { net, country, insets, holders, grounds, wires, palette, pen, extras }),
    );
  }

  light(kit: AreaKit, lights: ReadonlyMap<string, AreaLight>): void {
    const key = `${frameKey(kit)} ${JSON.stringify([...lights])}`;
    if (key === this.shown) return;
    this.shown = key;
    this.lit.sprite.visible = lights.size > 0;
    if (lights.size > 0) {
      this.lit.draw(kit, (ink) => drawLights(ink, kit.net, lights, kit.palette, kit.pen));
    }
  }

  /** Both pages are drawn anew. */
  forget(): void {
    this.destroy();
    this.drawn = '';
    this.shown = '';
  }

  destroy(): void {
    this.control.destroy();
    this.lit.destroy();
  }
}

/** The frames of a map's insets with their water, in pixels of the sheet. */
export function insetsOn({ insets = [], portrait }: BoardMap, { width, height }: Size): DrawnInset[] {
  return insets.map(({ from, to, country }) => ({
    frame: {
      x: from[0] * width,
      y: from[1] * height,
      width: (to[0] - from[0]) * width,
      height: (to[1] - from[1]) * height,
    },
    country: countryOn(country, width, height, portrait.aspect),
  }));
}

const frameKey = ({ sheet, palette, density, pen }: AreaKit) =>
  [sheet.width, sheet.height, density, pen, JSON.stringify(palette)].join(' ');

/** A canvas as a sprite over the whole sheet. A canvas uploads itself again after a lost graphics context. */
class Page {
  readonly sprite = new Sprite();
  private canvas: HTMLCanvasElement | null = null;

  draw({ sheet, density }: AreaKit, paint: (ink: CanvasRenderingContext2D) => void): void {
    const most = Math.sqrt(MOST_PIXELS / (sheet.width * sheet.height));
    const fine = Math.min(density, most);
    const width = Math.round(sheet.width * fine);
    const height = Math.round(sheet.height * fine);
    if (!this.canvas || this.canvas.width !== width || this.canvas.height !== height) {
      this.destroy();
      this.canvas = document.createElement('canvas');
      this.canvas.width = width;
      this.canvas.height = height;
      this.sprite.texture = new Texture({ source: new CanvasSource({ resource: this.canvas, autoDensity: false }) });
    }
    const ink = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!ink) return;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, width, height);
    ink.setTransform(width / sheet.width, 0, 0, height / sheet.height, 0, 0);
    paint(ink);
    this.sprite.texture.source.update();
    this.sprite.setSize(sheet.width, sheet.height);
  }

  destroy(): void {
    const { texture } = this.sprite;
    if (texture !== Texture.EMPTY) texture.destroy(true);
    this.sprite.texture = Texture.EMPTY;
    this.canvas = null;
  }
}
