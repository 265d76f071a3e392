import { Container } from 'pixi.js';
import type { BoardMap, Livery } from '../../kernel/view';
import type { AreaLight } from '../areas/lights';
import type { Net } from '../areas/net';
import { type Tile, tilesOf } from '../areas/tiles';
import { drawLights } from '../art/area-lights';
import { type AreaSheet, type DrawnInset, drawAreas, type SheetExtras } from '../art/area-sheet';
import type { Size } from '../base/camera';
import type { Palette } from '../base/palette';
import type { Level } from '../base/types';
import { countryOn } from '../ground/country';
import { type PageFrame, TiledPage } from './tiled-page';

interface AreaKit extends PageFrame {
  readonly map: BoardMap;
  readonly net: Net;
  readonly palette: Palette;
  readonly pen: number;
  readonly extras: SheetExtras | null;
}

/** How far from its line anything is drawn, in widths of the pen, beside the river. */
const REACH = 12;

/** The polygons over the ground, from far and from close by: a look there and back draws neither of them anew. */
export class AreaLayer {
  readonly layer = new Container();
  private readonly far = new Sheet();
  private readonly close = new Sheet();

  constructor() {
    this.layer.addChild(this.far.layer, this.close.layer);
  }

  sheetOf(level: Level): Sheet {
    return level === 'far' ? this.far : this.close;
  }

  /** The sheet of a level, with all that was drawn on it, and it alone is seen. */
  show(level: Level): void {
    this.sheetOf(level).show();
    this.far.layer.visible = level === 'far';
    this.close.layer.visible = level !== 'far';
  }

  /** Everything is drawn anew. */
  destroy(): void {
    this.far.destroy();
    this.close.destroy();
  }
}

/** What stays the same on a sheet whoever holds what: found once. */
interface Base extends Pick<AreaSheet, 'country' | 'insets' | 'grounds' | 'wires'> {
  readonly net: Net;
  readonly pen: number;
  readonly tiles: readonly Tile[];
}

/** One page that changes with control, one that changes with what is lit. */
class Sheet {
  readonly layer = new Container();
  private readonly control = new TiledPage();
  private readonly lit = new TiledPage();
  private base: Base | null = null;

  constructor() {
    this.layer.addChild(this.control.layer, this.lit.layer);
  }

  /** Draws control and lights anew where they differ from what is on the sheet, with rests in between. */
  *draw(
    kit: AreaKit,
    holders: ReadonlyMap<string, Livery>,
    lights: ReadonlyMap<string, AreaLight>,
  ): Generator<undefined, void> {
    const { palette, pen, extras } = kit;
    if (this.base?.net !== kit.net || this.base.pen !== pen) this.base = baseOf(kit);
    const { tiles, ...base } = this.base;
    const frame = frameKey(kit);
    yield* this.control.draw(
      kit,
      tiles,
      ({ net }) => `${frame} ${[...within(net, holders)].join(' ')}`,
      (ink, { net }) => drawAreas(ink, { ...base, net, holders, palette, extras }),
    );
    yield* this.lit.draw(
      kit,
      tiles,
      ({ net }) => {
        const here = within(net, lights);
        return here.size === 0 ? '' : `${frame} ${JSON.stringify([...here])}`;
      },
      (ink, { net }) => drawLights(ink, net, within(net, lights), palette, pen),
    );
  }

  show(): void {
    this.control.show();
    this.lit.show();
  }

  /** Both pages are drawn anew. */
  destroy(): void {
    this.control.destroy();
    this.lit.destroy();
  }
}

function baseOf({ map, net, sheet, pen }: AreaKit): Base {
  const country = map.country ? countryOn(map.country, sheet.width, sheet.height, map.portrait.aspect) : null;
  return {
    net,
    pen,
    tiles: tilesOf(net, sheet, REACH * pen + (country?.riverWidth ?? 0)),
    country,
    insets: insetsOn(map, sheet),
    grounds: new Map(map.places.flatMap(({ id, ground }) => (ground ? [[id, ground] as const] : []))),
    wires: new Map(map.places.flatMap(({ id, wire }) => (wire ? [[id, wire] as const] : []))),
  };
}

/** What is said of the areas of a net. */
function within<Said>({ outlines }: Net, said: ReadonlyMap<string, Said>): Map<string, Said> {
  return new Map([...said].filter(([id]) => outlines.has(id)));
}

/** The frames of a map's insets with their water, in pixels of the sheet. */
function insetsOn({ insets = [], portrait }: BoardMap, { width, height }: Size): DrawnInset[] {
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
