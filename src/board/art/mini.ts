import { MINI } from '../areas/plate';
import { livery, type Palette } from '../base/palette';
import { bodyOf, type CounterFace, drawBlank, drawSymbol, faceKey, fold, stripeColour } from './counter';
import type { Picture } from './picture';
import { condensed, figure, write } from './type';

const CREAM = '#F6F0DF';
const MARGIN = 6;

/** The smallest counter that shows its factors: company, symbol, and one foot for all three. */
export function miniPicture(face: CounterFace, selected: boolean, palette: Palette): Picture {
  return {
    key: ['mini', selected, palette.theme, faceKey(face)].join('|'),
    width: MINI.width + MARGIN * 2,
    height: MINI.height + MARGIN * 2,
    anchor: [MARGIN + MINI.width / 2, MARGIN + MINI.height / 2],
    draw(ink) {
      const { width: w, height: h } = MINI;
      const round = livery(palette, face.livery).fill === null ? 5 : 0.5;
      const { body, edge } = bodyOf(face, palette);
      const spent = face.states.includes('spent');
      ink.translate(MARGIN, MARGIN);
      if (face.symbol === 'hidden' || face.symbol === 'dummy') {
        drawBlank(ink, face, palette, { width: w, height: h, selected });
        return;
      }
      ink.fillStyle = 'rgba(25,16,6,0.35)';
      ink.beginPath();
      ink.roundRect(1.5, 2.2, w - 1, h - 1, round);
      ink.fill();
      ink.save();
      ink.beginPath();
      ink.roundRect(0.5, 0.5, w - 1, h - 1, round);
      ink.clip();
      ink.fillStyle = body;
      ink.fillRect(0, 0, w, h);
      if (!spent) {
        ink.fillStyle = stripeColour(face);
        ink.fillRect(0, 0, 3.5, 26);
      }
      ink.fillStyle = '#F4ECD8';
      ink.fillRect(0, 26, w, h);
      ink.restore();
      write(ink, face.company ?? face.label, w / 2 + 1, 12.2, { font: condensed(700, 12.5), fill: CREAM, room: 30 });
      drawSymbol(ink, face.symbol, w / 2 - 8.2, 14.2, 18.5, 10, CREAM);
      if (face.states.includes('elite') && !spent) star(ink, 32.5, 19);
      const [fire = null, defence = null, movement = null] = face.factors;
      const text = spent ? figure(defence) : [fire, defence, movement].map(figure).join('·');
      write(ink, text, w / 2, 38.4, { font: condensed(700, 13.5), fill: '#2B2620', room: w - 5 });
      if (face.states.includes('fatigued')) fold(ink, w - 0.5, 26);
      ink.strokeStyle = selected ? palette.sel : edge;
      ink.lineWidth = selected ? 3.4 : 1;
      ink.beginPath();
      ink.roundRect(0.5, 0.5, w - 1, h - 1, round);
      ink.stroke();
      if (!selected && face.states.includes('acting')) {
        ink.strokeStyle = CREAM;
        ink.setLineDash([3, 2.5]);
        ink.lineWidth = 1.6;
        ink.strokeRect(2.8, 2.8, w - 5.6, 20.5);
        ink.setLineDash([]);
      }
    },
  };
}

function star(ink: Parameters<Picture['draw']>[0], x: number, y: number): void {
  ink.beginPath();
  for (let i = 0; i < 10; i++) {
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    const r = i % 2 === 0 ? 3.2 : 1.4;
    ink.lineTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r);
  }
  ink.closePath();
  ink.fillStyle = CREAM;
  ink.fill();
}
