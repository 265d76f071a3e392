import type { Livery } from '../../kernel/view';
import { livery, type Palette } from '../base/palette';
import type { Picture } from './picture';
import { condensed, write } from './type';

const HEAD = { long: 20, wide: 24 } as const;

/** The head of an arrow, pointing right, its base on the anchor. White, tinted by its sprite. */
export const headPicture: Picture = {
  key: 'arrow-head',
  width: HEAD.long + 4,
  height: HEAD.wide + 4,
  anchor: [2, HEAD.wide / 2 + 2],
  draw(ink) {
    ink.fillStyle = '#FFFFFF';
    ink.beginPath();
    ink.moveTo(2, 2);
    ink.lineTo(HEAD.long + 2, HEAD.wide / 2 + 2);
    ink.lineTo(2, HEAD.wide + 2);
    ink.closePath();
    ink.fill();
  },
};

/** What an arrow says, on a tag in the colour of whoever moves. */
export function tagPicture(text: string, wide: number, worn: Livery | null, palette: Palette): Picture {
  const width = Math.ceil(wide) + 20;
  const square = livery(palette, worn).fill !== null;
  return {
    key: ['tag', text, worn, palette.theme].join('|'),
    width: width + 6,
    height: 32,
    anchor: [width / 2 + 3, 16],
    draw(ink) {
      ink.beginPath();
      ink.roundRect(3, 3, width, 26, square ? 0 : 7);
      ink.strokeStyle = palette.paper;
      ink.lineWidth = 4;
      ink.stroke();
      ink.fillStyle = livery(palette, worn).fill ?? palette['fr-fill'];
      ink.fill();
      write(ink, text, 3 + width / 2, 21.5, { font: tagFont, fill: '#FFF6E6' });
    },
  };
}

export const tagFont = condensed(700, 15);
