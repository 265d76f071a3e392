import type { Picture } from '../art/picture';
import { tintOf } from '../art/stack';
import type { Palette } from '../base/palette';

/** Lengths that saps are drawn in: the first, and how much longer each next one is. */
export const SAP = { first: 20, growth: 1.18 } as const;

const GAP = 5.6;
const TOOTH = 6;
const MARGIN = 4;

/** Zigzags side by side, one a level, from the anchor to the right; the last dotted while it is not held. */
export function sapPicture(long: number, levels: number, loose: boolean, palette: Palette): Picture {
  const height = levels * GAP + MARGIN * 2 + 4;
  return {
    key: ['sap', Math.round(long), levels, loose, palette.theme].join('|'),
    width: long + MARGIN * 2,
    height,
    anchor: [MARGIN, height / 2],
    draw(ink) {
      ink.translate(MARGIN, height / 2);
      ink.lineJoin = 'round';
      const teeth = Math.max(3, Math.round(long / TOOTH));
      for (let level = 0; level < levels; level++) {
        const aside = (level - (levels - 1) / 2) * GAP;
        ink.beginPath();
        for (let i = 0; i <= teeth; i++) {
          const along = i / teeth;
          ink.lineTo(long * along, (i % 2 === 1 ? 2.2 : -2.2) + aside * (1 - 0.25 * along));
        }
        ink.globalAlpha = 0.8;
        ink.strokeStyle = tintOf(palette);
        ink.lineWidth = 4.1;
        ink.stroke();
        ink.globalAlpha = 1;
        ink.strokeStyle = palette.vm;
        ink.lineWidth = 1.7;
        if (loose && level === levels - 1) ink.setLineDash([3, 2.5]);
        ink.stroke();
        ink.setLineDash([]);
      }
    },
  };
}
