import { Container, Sprite } from 'pixi.js';
import { SAP, sapPicture } from '../art/sap';
import type { Point } from '../geometry';
import type { Palette } from '../palette';
import type { Book } from './book';

/** A run of trench from an area towards the bracket of a post. */
export interface Sap {
  /** Where it starts and the middle of the post on the sheet, and how far from each it keeps, in pixels of the screen. */
  readonly from: Point;
  readonly down: number;
  readonly clear: number;
  readonly to: Point;
  readonly end: Point;
  readonly levels: number;
  readonly loose: boolean;
}

const LEAST = 12;

/** Saps between plates and posts: both keep their size while the sheet grows, so they are laid anew with the zoom. */
export class Saps {
  readonly layer = new Container();
  private laid: { readonly sap: Sap; readonly sprite: Sprite }[] = [];
  private kit: { readonly book: Book; readonly palette: Palette } | null = null;

  lay(saps: readonly Sap[], book: Book, palette: Palette): void {
    for (const child of this.layer.removeChildren()) child.destroy();
    this.kit = { book, palette };
    this.laid = saps.map((sap) => {
      const sprite = new Sprite();
      this.layer.addChild(sprite);
      return { sap, sprite };
    });
  }

  stretch(zoom: number): void {
    if (!this.kit) return;
    const { book, palette } = this.kit;
    for (const { sap, sprite } of this.laid) {
      const [x, y] = [sap.from[0] * zoom, sap.from[1] * zoom + sap.down];
      const [dx, dy] = [sap.to[0] * zoom + sap.end[0] - x, sap.to[1] * zoom + sap.end[1] - y];
      const far = Math.hypot(dx, dy);
      sprite.visible = far > sap.clear + LEAST;
      if (!sprite.visible) continue;
      const long = far - sap.clear;
      // A few lengths serve all, each stretched a little.
      const step = Math.round(Math.log(long / SAP.first) / Math.log(SAP.growth));
      const drawn = SAP.first * SAP.growth ** step;
      const { texture, anchor } = book.print(sapPicture(drawn, sap.levels, sap.loose, palette));
      sprite.texture = texture;
      sprite.anchor.set(anchor[0], anchor[1]);
      sprite.position.set(x + (dx / far) * sap.clear, y + (dy / far) * sap.clear);
      sprite.rotation = Math.atan2(dy, dx);
      sprite.scale.set(long / drawn, 1);
    }
  }
}
