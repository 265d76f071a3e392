import { ImageSource, Sprite, Texture, type TextureSource } from 'pixi.js';
import type { BoardMap } from '../../kernel/view';
import type { Layout } from '../areas/layout';
import type { Size } from '../base/camera';
import type { Chart } from '../base/chart';
import type { Palette } from '../base/palette';
import type { Baker } from '../ground/baker';
import { chartOf, type GroundOrder } from '../ground/draw';
import { groundKey } from '../ground/key';

/** Most canvas pixels of one sheet: phones refuse more than about 16 million. */
const MOST_PIXELS = 11_000_000;
const LONGEST_SIDE = 4096;
/** The drawn sheet is stretched by a few pixels to odd windows, so that small changes of size need no new one. */
const STEP = 16;

/** The baked ground as one sprite; a finer sheet takes over when the player comes close. */
export class Ground {
  readonly sprite = new Sprite({ alpha: 0 });
  private wanted: GroundOrder | null = null;
  private first: GroundOrder | null = null;
  private fine = false;
  private size: Size = { width: 0, height: 0 };
  private lies: GroundOrder['lay'] | null = null;

  constructor(
    private readonly baker: Baker,
    private readonly send: (source: TextureSource) => void,
    private readonly changed: () => void,
  ) {}

  /** Whether there is ground to be seen. */
  get drawn(): boolean {
    return this.sprite.alpha === 1;
  }

  /** Lays the sheet for this layout and these colours. */
  lay(map: BoardMap, layout: Layout, palette: Palette, density: number): void {
    const { x, y, aspect } = map[layout.projection];
    const lay: GroundOrder['lay'] = map.country
      ? { kind: 'pegged', country: map.country, aspect, ...(map.insets && { insets: map.insets }) }
      : { kind: 'warped', knots: { x, y } };
    const order: GroundOrder = { ...stepped(layout.sheet), density, palette, lay };
    this.size = layout.sheet;
    if (!this.first || groundKey(this.first) !== groundKey(order)) {
      if (this.first && this.first.palette !== palette) this.sprite.alpha = 0;
      this.first = order;
      this.fine = false;
      this.order(order);
    }
    this.sprite.setSize(layout.sheet.width, layout.sheet.height);
    this.lies = lay;
  }

  /** Where the points of the valley lie on the sheet: worked out for whoever writes names on it. */
  chart(): Chart | null {
    return this.lies && chartOf({ ...this.size, lay: this.lies });
  }

  /** Asks once for the finer sheet. */
  refine(): void {
    if (this.fine || !this.first) return;
    this.fine = true;
    const { width, height, density } = this.first;
    const most = Math.min(Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height));
    const finer = Math.min(density * 2, most);
    if (finer > density * 1.2) this.order({ ...this.first, density: Math.floor(finer * 100) / 100 });
  }

  destroy(): void {
    this.wanted = null;
    this.release();
  }

  private order(order: GroundOrder): void {
    this.wanted = order;
    this.baker.bake(order).then((image) => {
      if (image === null) return;
      if (this.wanted !== order) {
        if (image instanceof ImageBitmap) image.close();
        return;
      }
      this.release();
      const source = new ImageSource({ resource: image });
      this.send(source);
      this.sprite.texture = new Texture({ source });
      this.sprite.setSize(this.size.width, this.size.height);
      this.sprite.alpha = 1;
      this.changed();
    });
  }

  private release(): void {
    const { texture } = this.sprite;
    if (texture === Texture.EMPTY) return;
    const resource: unknown = texture.source.resource;
    this.sprite.texture = Texture.EMPTY;
    texture.destroy(true);
    if (resource instanceof ImageBitmap) resource.close();
  }
}

function stepped({ width, height }: Size): Size {
  const step = (length: number) => Math.ceil(length / STEP) * STEP;
  return { width: step(width), height: step(height) };
}
