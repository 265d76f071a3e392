import { type Container, Sprite } from 'pixi.js';
import type { Picture } from '../art/picture';
import { mapItalic } from '../art/type';
import { atlas } from '../base/atlas';
import type { Chart } from '../base/chart';
import { length, type Point, walk } from '../base/geometry';
import { alpha, type Palette } from '../base/palette';
import type { BoardWords } from '../base/types';
import { riverLine } from '../ground/water';
import type { Textures } from './textures';

interface Kit {
  readonly textures: Textures;
  readonly palette: Palette;
  readonly chart: Chart;
  readonly words: BoardWords;
  /** Larger sheets carry more names. */
  readonly scale: number;
  /** What the fine print must keep clear of: middles of the boxes on the sheet. */
  readonly keepClear: readonly Point[];
}

/** Layer 6: the names of water, roads and hills, set in the map's own italic. */
export function layNames(into: Container, kit: Kit): void {
  for (const child of into.removeChildren()) child.destroy();
  const { palette, chart, words, scale } = kit;
  const small = 11.5 * Math.max(1, scale);
  alongRiver(into, kit, 15 * Math.max(1, scale * 0.9));
  const place = (text: string, at: Point, turn: number, colour: string) => {
    if (!text || kit.keepClear.some(([x, y]) => Math.abs(x - at[0]) < 66 * scale && Math.abs(y - at[1]) < 34 * scale)) {
      return;
    }
    add(into, kit, namePicture(text, small, turn, colour, palette), at);
  };
  place(
    words.ground.road,
    chart.toSheet(scale > 1.1 ? 3.75 : 1.66, scale > 1.1 ? 2.44 : 1.34),
    scale > 1.1 ? -0.75 : -1.2,
    palette.ink,
  );
  place(words.ground.track, chart.toSheet(-0.6, 3.3), -1.45, palette.ink);
  if (scale <= 1.1) return;
  for (const hill of atlas.landmarks) {
    place(words.ground.hills[hill.id] ?? '', chart.toSheet(1.72, hill.y), 0, palette['g-index']);
  }
}

function add(into: Container, { textures }: Kit, picture: Picture, at: Point): void {
  const print = textures.of(picture);
  const sprite = new Sprite({ texture: print.texture, anchor: { x: print.anchor[0], y: print.anchor[1] } });
  sprite.position.set(at[0], at[1]);
  into.addChild(sprite);
}

function namePicture(text: string, size: number, turn: number, colour: string, palette: Palette): Picture {
  const span = Math.ceil(text.length * size * 0.62 + 12);
  const width = Math.ceil(Math.abs(Math.cos(turn)) * span + Math.abs(Math.sin(turn)) * size * 2);
  const height = Math.ceil(Math.abs(Math.sin(turn)) * span + Math.abs(Math.cos(turn)) * size * 2);
  return {
    key: ['name', text, size, turn, colour].join('|'),
    width,
    height,
    anchor: [width / 2, height / 2],
    draw(ink) {
      ink.translate(width / 2, height / 2);
      ink.rotate(turn);
      ink.font = mapItalic(size);
      ink.textAlign = 'center';
      ink.textBaseline = 'middle';
      ink.lineJoin = 'round';
      ink.strokeStyle = alpha(palette['g-paper'], 0.75);
      ink.lineWidth = 3;
      ink.strokeText(text, 0, 0);
      ink.fillStyle = colour;
      ink.fillText(text, 0, 0);
    },
  };
}

/** One letter at a time, turned with the stream. */
function alongRiver(into: Container, kit: Kit, size: number): void {
  const { chart, palette, words } = kit;
  const line = riverLine(atlas, chart);
  const top = chart.toSheet(0, 4.75)[1];
  const first = Math.max(
    0,
    line.findIndex(([, y]) => y > top),
  );
  let along = length(line.slice(0, first + 1));
  for (const letter of words.ground.river) {
    const advance = kit.textures.measure(letter, mapItalic(size));
    along += advance / 2;
    const { at } = walk(line, along);
    const before = walk(line, Math.max(0, along - 14)).at;
    const after = walk(line, along + 14).at;
    const heading = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const picture = letterPicture(letter, size, palette);
    const print = kit.textures.of(picture);
    const sprite = new Sprite({ texture: print.texture, anchor: { x: print.anchor[0], y: print.anchor[1] } });
    // Beside the water, on its left bank.
    sprite.position.set(at[0] - Math.sin(heading) * size * 0.85, at[1] + Math.cos(heading) * size * 0.85);
    sprite.rotation = heading;
    if (letter !== ' ') into.addChild(sprite);
    along += advance / 2 + size * 0.3;
  }
}

function letterPicture(letter: string, size: number, palette: Palette): Picture {
  const side = Math.ceil(size * 2);
  return {
    key: ['letter', letter, size, palette.theme].join('|'),
    width: side,
    height: side,
    anchor: [side / 2, side / 2],
    draw(ink) {
      ink.font = mapItalic(size);
      ink.textAlign = 'center';
      ink.textBaseline = 'middle';
      ink.lineJoin = 'round';
      ink.strokeStyle = palette['g-paper'];
      ink.lineWidth = 2.6;
      ink.strokeText(letter, side / 2, side / 2);
      ink.fillStyle = palette['g-bank'];
      ink.fillText(letter, side / 2, side / 2);
    },
  };
}
