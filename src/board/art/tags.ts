/** What stands at a place that is asked for: a price in a square, a chance or a loss in figures, who can act in a disc. */
import type { Palette } from '../base/palette';
import type { Figure, Level } from '../base/types';
import type { Ink } from '../ground/sheet';
import { disc } from './disc';
import type { Picture } from './picture';
import { tintOf } from './stack';
import { condensed, write } from './type';

export const FIGURE_SIZE: Readonly<Record<Level, number>> = { far: 12.5, middle: 14, near: 18 };

export function toneOf(tone: Figure['tone'], palette: Palette, plain = palette.ink): string {
  if (tone === 'plain') return plain;
  return tone === 'good' ? palette.monsoon : palette.warn;
}

const PRICE = { width: 17, height: 16, digit: 7 } as const;
/** The bar under a place at which the way ends. */
const BAR = { width: 14, height: 3, gap: 2 } as const;

/** What going there costs; with a bar below where the way ends, which stands alone where there is no price. */
export function pricePicture(cost: number | undefined, ends: boolean, palette: Palette): Picture {
  const square = cost === undefined ? 0 : PRICE.width + (cost > 9 ? PRICE.digit : 0);
  const box = cost === undefined ? 0 : PRICE.height;
  const width = Math.max(square, ends ? BAR.width : 0);
  const height = box + (ends ? BAR.height + (box > 0 ? BAR.gap : 0) : 0);
  return {
    key: ['price', cost, ends, palette.theme].join('|'),
    width: width + 4,
    height: height + 4,
    anchor: [width / 2 + 2, height / 2 + 2],
    draw(ink) {
      ink.translate(2, 2);
      if (cost !== undefined) {
        ink.beginPath();
        ink.roundRect((width - square) / 2 + 0.8, 0.8, square - 1.6, box - 1.6, 2);
        ink.fillStyle = palette.paper;
        ink.fill();
        ink.strokeStyle = palette.legal;
        ink.lineWidth = 1.6;
        ink.stroke();
        write(ink, String(cost), width / 2, 12.5, { font: condensed(700, 12.5), fill: palette.ink });
      }
      if (!ends) return;
      ink.fillStyle = palette.warn;
      ink.fillRect((width - BAR.width) / 2, height - BAR.height, BAR.width, BAR.height);
    },
  };
}

/** A chance, a mean loss, or too many of so many, lettered on the map itself. */
export function figurePicture(
  { text, tone }: Figure,
  level: Level,
  palette: Palette,
  measure: (text: string, font: string) => number,
): Picture {
  const size = FIGURE_SIZE[level];
  const font = condensed(700, size);
  const width = Math.ceil(measure(text, font)) + 4;
  const height = Math.ceil(size);
  return {
    key: ['figure', text, tone, level, palette.theme].join('|'),
    width: width + 4,
    height: height + 4,
    anchor: [width / 2 + 2, height / 2 + 2],
    draw(ink) {
      write(ink, text, width / 2 + 2, size * 0.86 + 2, {
        font,
        fill: toneOf(tone, palette),
        halo: { colour: tintOf(palette), width: 3.4 },
      });
    },
  };
}

/** How many of a place can still act. */
export function readyPicture(count: number, palette: Palette): Picture {
  return {
    key: ['ready', count, palette.theme].join('|'),
    width: 22,
    height: 22,
    anchor: [11, 11],
    draw(ink) {
      disc(ink, 11, 11, 9, palette.legal, palette.paper);
      write(ink, String(count), 11, 15.4, { font: condensed(700, 13), fill: palette.paper });
    },
  };
}

/** On the upper right corner of what is planned: a tick, or how many take part. */
export function drawTab(ink: Ink, text: string, x: number, y: number, size: number, palette: Palette) {
  ink.beginPath();
  ink.roundRect(x - size / 2, y - size / 2, size, size, 2);
  ink.fillStyle = palette.sel;
  ink.fill();
  ink.strokeStyle = palette.paper;
  ink.lineWidth = 1.2;
  ink.stroke();
  const on = palette.theme === 'night' ? '#1B120B' : '#FFFFFF';
  if (text !== '') {
    write(ink, text, x, y + size * 0.33, { font: condensed(700, Math.max(12, size * 0.86)), fill: on });
    return;
  }
  ink.beginPath();
  ink.moveTo(x - size * 0.27, y);
  ink.lineTo(x - size * 0.06, y + size * 0.22);
  ink.lineTo(x + size * 0.3, y - size * 0.24);
  ink.strokeStyle = on;
  ink.lineWidth = 1.8;
  ink.stroke();
}

export function tabPicture(text: string, level: Level, palette: Palette): Picture {
  const size = { far: 13, middle: 16, near: 18 }[level];
  return {
    key: ['tab', text, level, palette.theme].join('|'),
    width: size + 4,
    height: size + 4,
    anchor: [size / 2 + 2, size / 2 + 2],
    draw: (ink) => drawTab(ink, text, size / 2 + 2, size / 2 + 2, size, palette),
  };
}
