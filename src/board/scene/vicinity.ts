import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { BoardMap, MapPlace, View } from '../../kernel/view';
import { PLAIN, plainPicture } from '../art/crayon';
import { strongpointPicture } from '../art/piece-art';
import { atlas } from '../atlas';
import type { Inset, Size } from '../camera';
import { linear } from '../chart';
import { frameOf, freePart } from '../closeup';
import { type Baker, createBaker } from '../ground/baker';
import type { GroundOrder } from '../ground/draw';
import { type Palette, tint, wornBy } from '../palette';
import type { Book } from './book';

export interface Closeup {
  readonly place: string;
  readonly window: Size;
  readonly inset: Inset;
  readonly palette: Palette;
  readonly book: Book;
  readonly density: number;
  readonly view: View;
  readonly map: BoardMap;
}

/** True ground about one centre, with its strongpoints, over the free part of the window. */
export class Vicinity {
  readonly layer = new Container({ visible: false });
  private readonly paper = new Sprite({ anchor: 0 });
  private readonly ground = new Sprite();
  private readonly points = new Container();
  private baker: Baker | null = null;
  private wanted = '';

  constructor(private readonly changed: () => void) {
    this.layer.addChild(this.paper, this.ground, this.points);
  }

  /** Whether a place has ground of its own to show. */
  static has({ strongpoints = [] }: MapPlace): boolean {
    return strongpoints.length > 0;
  }

  open(closeup: Closeup): void {
    const { window, inset, palette, book, density, place, view, map } = closeup;
    const free = freePart(window, inset);
    const homes = new Map(
      map.places.flatMap(({ id, strongpoints = [] }) => strongpoints.map((point) => [point, id] as const)),
    );
    const own = atlas.strongpoints.filter(({ id }) => homes.get(id) === place);
    const { centre, scale } = frameOf(own, free);
    const chart = linear(centre, scale, free.width, free.height);
    this.layer.visible = true;
    const dot = book.print(plainPicture);
    this.paper.texture = dot.texture;
    this.paper.tint = tint(palette['g-paper']);
    this.paper.scale.set(window.width / PLAIN, window.height / PLAIN);
    for (const child of this.points.removeChildren()) child.destroy();
    const holders = new Map(view.places.map(({ id, holder }) => [id, holder]));
    for (const point of atlas.strongpoints) {
      const [x, y] = chart.toSheet(point.x, point.y);
      if (x < -20 || y < -20 || x > free.width + 20 || y > free.height + 20) continue;
      const home = homes.get(point.id) ?? '';
      const worn = wornBy(map.liveries, holders.get(home) ?? '');
      const print = book.print(strongpointPicture({ id: point.id, livery: worn, own: home === place }, palette));
      const sprite = new Sprite({ texture: print.texture, anchor: { x: print.anchor[0], y: print.anchor[1] } });
      sprite.position.set(x, y);
      this.points.addChild(sprite);
    }
    this.bake({ ...free, density, palette, lay: { kind: 'true', centre, pixelsPerKm: scale } });
  }

  close(): void {
    this.layer.visible = false;
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
    this.ground.visible = false;
    this.baker ??= createBaker();
    this.baker.bake(order).then((image) => {
      if (image === null) return;
      if (this.wanted !== key) {
        if (image instanceof ImageBitmap) image.close();
        return;
      }
      this.release();
      this.ground.texture = new Texture({ source: new ImageSource({ resource: image }) });
      this.ground.setSize(order.width, order.height);
      this.ground.visible = true;
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
