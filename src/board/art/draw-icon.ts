import type { Ink } from '../ground/sheet';
import { type IconName, icons } from './icons';

/** Draws an icon centred on a point. */
export function drawIcon(ink: Ink, name: IconName, x: number, y: number, size: number, colour: string): void {
  ink.save();
  ink.translate(x - size / 2, y - size / 2);
  ink.scale(size / 24, size / 24);
  ink.lineJoin = 'round';
  ink.strokeStyle = colour;
  ink.fillStyle = colour;
  for (const stroke of icons[name]) {
    const path = new Path2D(stroke.d);
    if (stroke.fill > 0) {
      ink.globalAlpha = stroke.fill;
      ink.fill(path);
      ink.globalAlpha = 1;
    }
    if (stroke.pen > 0) {
      ink.lineWidth = stroke.pen;
      ink.stroke(path);
    }
  }
  ink.restore();
}
