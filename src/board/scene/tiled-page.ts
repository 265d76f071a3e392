import { CanvasSource, Container, Rectangle, Sprite, Texture, type TextureSource } from 'pixi.js';
import type { Tile } from '../areas/tiles';
import type { Size } from '../base/camera';

/** Most canvas pixels of one page. */
const MOST_PIXELS = 5_000_000;
/** Pixels drawn about each tile: where a tile is magnified, the one beside it shines in as if they were one. */
const BLEED = 1;

interface Drawn {
  readonly sprite: Sprite;
  ink: CanvasRenderingContext2D | null;
  /** What lies on its canvas. */
  key: string;
  /** The graphics card does not know it yet. */
  fresh: boolean;
}

export interface PageFrame {
  readonly sheet: Size;
  /** Canvas pixels per pixel of the sheet. */
  readonly density: number;
  /** Takes a canvas that was never seen to the graphics card. */
  readonly send: (source: TextureSource) => void;
}

/** A page over the whole sheet, tile by tile. Canvases upload themselves again after a lost graphics context. */
export class TiledPage {
  readonly layer = new Container();
  private tiles: Drawn[] = [];

  /** Draws the tiles whose key has changed, with a rest after each; nothing of it is seen before `show`. No key, no tile. */
  *draw(
    frame: PageFrame,
    tiles: readonly Tile[],
    keyOf: (tile: Tile) => string,
    paint: (ink: CanvasRenderingContext2D, tile: Tile) => void,
  ): Generator<undefined, void> {
    if (this.tiles.length !== tiles.length) this.lay(tiles.length);
    for (const [i, tile] of tiles.entries()) {
      const drawn = this.tiles[i];
      const key = keyOf(tile);
      if (!drawn || drawn.key === key) continue;
      drawn.key = key;
      drawn.fresh = true;
      if (key === '') continue;
      const { texture } = drawn.sprite;
      fill(drawn, frame, tile, paint);
      yield;
      if (drawn.sprite.texture === texture) continue;
      frame.send(drawn.sprite.texture.source);
      yield;
    }
  }

  /** Everything that was drawn, at once. */
  show(): void {
    for (const { sprite, key, fresh } of this.tiles) if (fresh && key !== '') sprite.texture.source.update();
    for (const tile of this.tiles) {
      tile.sprite.visible = tile.key !== '';
      tile.fresh = false;
    }
  }

  /** Everything is drawn anew. */
  destroy(): void {
    for (const tile of this.tiles) {
      drop(tile);
      tile.sprite.destroy();
    }
    this.tiles = [];
  }

  private lay(count: number): void {
    this.destroy();
    this.tiles = Array.from({ length: count }, () => {
      const sprite = this.layer.addChild(new Sprite());
      sprite.visible = false;
      return { sprite, ink: null, key: '', fresh: false };
    });
  }
}

function fill(
  drawn: Drawn,
  { sheet, density }: PageFrame,
  tile: Tile,
  paint: (ink: CanvasRenderingContext2D, tile: Tile) => void,
): void {
  const fine = Math.min(density, Math.sqrt(MOST_PIXELS / (sheet.width * sheet.height)));
  const { box } = tile;
  // Whole pixels, so that no pixel belongs to two tiles.
  const [left, top] = [Math.round(box.x * fine), Math.round(box.y * fine)];
  const width = Math.round((box.x + box.width) * fine) - left;
  const height = Math.round((box.y + box.height) * fine) - top;
  const ink = inkOf(drawn, width + BLEED * 2, height + BLEED * 2);
  if (!ink) return;
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.clearRect(0, 0, width + BLEED * 2, height + BLEED * 2);
  ink.setTransform(fine, 0, 0, fine, BLEED - left, BLEED - top);
  paint(ink, tile);
  // The browser keeps strokes in mind until somebody looks: they are drawn here, not with all others in one go.
  ink.getImageData(0, 0, 1, 1);
  drawn.sprite.position.set(left / fine, top / fine);
  drawn.sprite.setSize(width / fine, height / fine);
}

function inkOf(drawn: Drawn, width: number, height: number): CanvasRenderingContext2D | null {
  if (drawn.ink?.canvas.width === width && drawn.ink.canvas.height === height) return drawn.ink;
  drop(drawn);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  drawn.ink = canvas.getContext('2d', { willReadFrequently: true });
  const frame = new Rectangle(BLEED, BLEED, width - BLEED * 2, height - BLEED * 2);
  const source = new CanvasSource({ resource: canvas, autoDensity: false });
  drawn.sprite.texture = new Texture({ source, frame });
  return drawn.ink;
}

function drop(tile: Drawn): void {
  const { texture } = tile.sprite;
  if (texture !== Texture.EMPTY) texture.destroy(true);
  tile.sprite.texture = Texture.EMPTY;
  tile.ink = null;
}
