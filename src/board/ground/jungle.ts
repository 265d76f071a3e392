import { inside } from '../base/geometry';
import { cellHeight } from './field';
import { fractal } from './noise';
import { light, type Sheet } from './sheet';

/** Layer 4: tree crowns on the mountains, a jittered grid of small arcs. */
export function jungle({ ink, palette, width, height, field, chance, pen }: Sheet, gap: number): void {
  const lamp = light[palette.theme];
  ink.strokeStyle = palette['g-crown'];
  ink.lineWidth = 0.7 * pen;
  for (let y = 0; y < height; y += gap) {
    for (let x = 0; x < width; x += gap) {
      const px = x + (chance() - 0.5) * gap * 1.3;
      const py = y + (chance() - 0.5) * gap * 1.3;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const z = cellHeight(field, px, py);
      if (z < 88) continue;
      const density = fractal(px / 60 + 3, py / 60);
      if (chance() > Math.min(0.8, (z - 70) / 260) * (0.35 + density)) continue;
      const s = (1.5 + chance() * 1.1) * pen;
      ink.globalAlpha = lamp.crown * (0.6 + 0.4 * chance());
      ink.beginPath();
      ink.arc(px - s * 0.8, py, s * 0.75, Math.PI * 0.95, Math.PI * 1.9);
      ink.arc(px + s * 0.5, py - s * 0.25, s * 0.9, Math.PI * 1.05, Math.PI * 2.05);
      ink.stroke();
    }
  }
  ink.globalAlpha = 1;
}

/** Tufts on the open floor, where nothing is planted. */
export function grass({ ink, palette, atlas, chart, width, height, field, chance, pen }: Sheet): void {
  ink.strokeStyle = palette['g-bund'];
  ink.lineWidth = 0.6 * pen;
  for (let k = 0; k < (width * height) / 520; k++) {
    const px = chance() * width;
    const py = chance() * height;
    if (cellHeight(field, px, py) > 10) continue;
    const [x, y] = chart.toGround(px, py);
    if (atlas.paddies.some(({ poly }) => inside(x, y, poly))) continue;
    ink.globalAlpha = 0.28 + 0.2 * chance();
    ink.beginPath();
    ink.moveTo(px - 2, py);
    ink.lineTo(px - 2.6, py - 2);
    ink.moveTo(px, py);
    ink.lineTo(px, py - 2.6);
    ink.moveTo(px + 2, py);
    ink.lineTo(px + 2.6, py - 2);
    ink.stroke();
  }
  ink.globalAlpha = 1;
}
