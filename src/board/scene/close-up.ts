import { Container, ImageSource, Sprite, Texture, type TextureSource } from 'pixi.js';
import type { BoardMap, MapPlace, View } from '../../kernel/view';
import { PLAIN, plainPicture } from '../art/crayon';
import { strongpointPicture, strongpointSize } from '../art/piece-art';
import { atlas } from '../base/atlas';
import type { Inset, Size } from '../base/camera';
import { linear } from '../base/chart';
import { frameOf, freePart, spread } from '../base/close-up-layout';
import { type Palette, tint, wornBy } from '../base/palette';
import { type Baker, createBaker } from '../ground/baker';
import type { GroundOrder } from '../ground/draw';
import type { Textures } from './textures';

export interface CloseUpOrder {
  readonly place: string;
  readonly window: Size;
  readonly inset: Inset;
  readonly palette: Palette;
  readonly textures: Textures;
  readonly density: number;
  readonly view: View;
  readonly map: BoardMap;
}

const TICKS = 4;

/** True ground about one centre, with its strongpoints, over the free part of the window. */
export class CloseUp {
  readonly layer = new Container({ visible: false });
  private readonly paper = new Sprite({ anchor: 0 });
  private readonly ground = new Sprite();
  private readonly points = new Container();
  private baker: Baker | null = null;
  private wanted = '';
  private place: string | null = null;

  constructor(
    private readonly send: (source: TextureSource) => void,
    private readonly changed: () => void,
  ) {
    this.layer.addChild(this.paper, this.ground, this.points);
  }

  /** Whether a place has ground of its own to show. */
  static has({ strongpoints = [] }: MapPlace): boolean {
    return strongpoints.length > 0;
  }

  open(order: CloseUpOrder): void {
    const { window, inset, palette, textures, density, place, view, map } = order;
    const free = freePart(window, inset);
    const homes = new Map(
      map.places.flatMap(({ id, strongpoints = [] }) => strongpoints.map((point) => [point, id] as const)),
    );
    const own = atlas.strongpoints.filter(({ id }) => homes.get(id) === place);
    const { centre, scale } = frameOf(own, free);
    const chart = linear(centre, scale, free.width, free.height);
    // Until its ground is drawn the map stays in sight: never a bare sheet.
    if (place !== this.place) this.layer.visible = false;
    this.place = place;
    const dot = textures.of(plainPicture);
    this.paper.texture = dot.texture;
    this.paper.tint = tint(palette['g-paper']);
    this.paper.scale.set(window.width / PLAIN, window.height / PLAIN);
    for (const child of this.points.removeChildren()) child.destroy();
    const holders = new Map(view.places.map(({ id, holder }) => [id, holder]));
    const near = atlas.strongpoints.flatMap(({ id, x, y }) => {
      const at = chart.toSheet(x, y);
      const out = at[0] < 0 || at[1] < 0 || at[0] > free.width || at[1] > free.height;
      const home = homes.get(id) ?? '';
      const [rx, ry] = strongpointSize({ id, own: home === place });
      // The ticks of its own works stand out from it.
      const ticks = home === place ? TICKS : 0;
      return out ? [] : [{ id, home, at, rx: rx + ticks, ry: ry + ticks }];
    });
    const spots = spread(near, free);
    near.forEach(({ id, home }, i) => {
      const worn = wornBy(map.liveries, holders.get(home) ?? '');
      const print = textures.of(strongpointPicture({ id, livery: worn, own: home === place }, palette));
      const sprite = new Sprite({ texture: print.texture, anchor: { x: print.anchor[0], y: print.anchor[1] } });
      const [x, y] = spots[i] ?? [0, 0];
      sprite.position.set(x, y);
      this.points.addChild(sprite);
    });
    this.bake({ ...free, density, palette, lay: { kind: 'true', centre, pixelsPerKm: scale } });
  }

  close(): void {
    this.layer.visible = false;
    this.place = null;
    this.wanted = '';
  }

  destroy(): void {
    this.wanted = '';
    this.baker?.dispose();
    this.release();
  }

  private bake(order: GroundOrder): void {
    const key = JSON.stringify([order.width, order.height, order.lay, order.palette]);
    if (key === this.wanted) return;
    this.wanted = key;
    this.baker ??= createBaker();
    this.baker.bake(order).then((image) => {
      if (image === null) return;
      if (this.wanted !== key) {
        if (image instanceof ImageBitmap) image.close();
        return;
      }
      this.release();
      const source = new ImageSource({ resource: image });
      this.send(source);
      this.ground.texture = new Texture({ source });
      this.ground.setSize(order.width, order.height);
      this.layer.visible = true;
      this.changed();
    });
  }

  private release(): void {
    const { texture } = this.ground;
    if (texture === Texture.EMPTY) return;
    const resource: unknown = texture.source.resource;
    this.ground.texture = Texture.EMPTY;
    texture.destroy(true);
    if (resource instanceof ImageBitmap) resource.close();
  }
}
