import { Container, Sprite } from 'pixi.js';
import type { BoardMap } from '../../kernel/view';
import type { Picture } from '../art/picture';
import { tintOf } from '../art/stack';
import { condensed, write } from '../art/type';
import type { Point } from '../geometry';
import type { Layout } from '../layout';
import type { Palette } from '../palette';
import type { BoardWords } from '../types';
import type { Book } from './book';

interface Kit {
  readonly map: BoardMap;
  readonly layout: Layout;
  readonly book: Book;
  readonly palette: Palette;
  readonly words: BoardWords;
}

const FONT = condensed(700, 12);
const INWARD = 8;

/** The names of insets, each on the upper line of its frame: as large at every zoom. */
export class InsetTitles {
  readonly layer = new Container();
  private laid: { readonly sprite: Sprite; readonly at: Point }[] = [];

  lay({ map, layout, book, palette, words }: Kit): void {
    for (const child of this.layer.removeChildren()) child.destroy();
    this.laid = (map.insets ?? []).map(({ id, from }) => {
      const name = words.capitals ? words.place(id).toUpperCase() : words.place(id);
      const { texture, anchor } = book.print(titlePicture(name, book.measure(name, FONT), palette));
      const sprite = new Sprite({ texture, anchor: { x: anchor[0], y: anchor[1] } });
      this.layer.addChild(sprite);
      return { sprite, at: [from[0] * layout.sheet.width, from[1] * layout.sheet.height] };
    });
  }

  stretch(zoom: number): void {
    for (const { sprite, at } of this.laid) sprite.position.set(at[0] * zoom + INWARD, at[1] * zoom);
  }
}

function titlePicture(name: string, wide: number, palette: Palette): Picture {
  const width = Math.ceil(wide) + 14;
  return {
    key: ['inset', name, palette.theme].join('|'),
    width,
    height: 18,
    anchor: [0, 9],
    draw(ink) {
      ink.fillStyle = tintOf(palette);
      ink.fillRect(0, 1, width, 16);
      write(ink, name, width / 2, 13.2, { font: FONT, fill: palette.ink });
    },
  };
}
