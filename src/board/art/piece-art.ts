import type { Livery } from '../../kernel/view';
import { alpha, livery, type Palette } from '../base/palette';
import { type CounterFace, counterMargin, drawCounter, faceKey } from './counter';
import { drawIcon } from './draw-icon';
import { loop, strokeTicks, traceLoop } from './loop';
import type { Picture } from './picture';
import { condensed, figure, stencil, write } from './type';

/** A drop zone: a dashed disc with a parachute, its name below. */
export function zonePicture(
  face: {
    readonly id: string;
    readonly name: string;
    readonly livery: Livery | null;
    /** Units that wait here. */
    readonly waiting: number;
    readonly selected: boolean;
  },
  scale: number,
  palette: Palette,
): Picture {
  const k = scale;
  const width = Math.ceil(86 * k);
  const height = Math.ceil(64 * k);
  const cx = width / 2;
  const cy = 24 * k;
  const { ink: colour, fill } = livery(palette, face.livery);
  return {
    key: ['zone', k, palette.theme, JSON.stringify(face)].join('|'),
    width,
    height,
    anchor: [cx, cy],
    draw(ink) {
      ink.beginPath();
      ink.arc(cx, cy, 16 * k, 0, 7);
      ink.fillStyle = fill ?? alpha(palette.paper, 0.93);
      ink.fill();
      ink.strokeStyle = face.selected ? palette.sel : colour;
      ink.lineWidth = face.selected ? 3 : 1.7;
      ink.setLineDash(face.selected ? [] : [2.5, 2.5]);
      ink.stroke();
      ink.setLineDash([]);
      drawIcon(ink, 'chute', cx, cy + 0.5 * k, 22 * k, fill ? palette['on-fill'] : colour);
      if (face.waiting > 0) {
        ink.beginPath();
        ink.arc(cx + 14 * k, cy - 12 * k, 8 * k, 0, 7);
        ink.fillStyle = palette['fr-fill'];
        ink.fill();
        write(ink, String(face.waiting), cx + 14 * k, cy - 7.7 * k, {
          font: condensed(700, Math.max(12, 12 * k)),
          fill: '#F6F0DF',
        });
      }
      write(ink, face.name, cx, cy + 27 * k, {
        font: condensed(700, Math.max(12, 12 * k)),
        fill: palette.ink,
        room: width - 4,
        halo: { colour: alpha(palette.paper, 0.93), width: 3 },
      });
    },
  };
}

/** A division at the edge of the map: filled when active, hollow when not. */
export function pennantPicture(
  face: {
    readonly id: string;
    readonly livery: Livery | null;
    readonly title: string;
    readonly state: string;
    readonly active: boolean;
    readonly strength: number | undefined;
    readonly selected: boolean;
  },
  scale: number,
  palette: Palette,
): Picture {
  const k = scale;
  const w = 66 * k;
  const h = 34 * k;
  const margin = 6;
  const { ink: colour, fill } = livery(palette, face.livery);
  const text = face.active ? palette['on-fill'] : colour;
  return {
    key: ['pennant', k, palette.theme, JSON.stringify(face)].join('|'),
    width: Math.ceil(w + margin * 2),
    height: Math.ceil(h + margin * 2),
    anchor: [margin + w / 2, margin + h / 2],
    draw(ink) {
      const outline = (dx: number, dy: number) => {
        ink.beginPath();
        ink.moveTo(margin + dx, margin + dy);
        ink.lineTo(margin + w + dx, margin + dy);
        ink.lineTo(margin + w - 7 * k + dx, margin + h / 2 + dy);
        ink.lineTo(margin + w + dx, margin + h + dy);
        ink.lineTo(margin + dx, margin + h + dy);
        ink.closePath();
      };
      outline(1.5, 2.5);
      ink.fillStyle = 'rgba(25,16,6,0.3)';
      ink.fill();
      outline(0, 0);
      ink.fillStyle = face.active ? (fill ?? palette.paper) : alpha(palette.paper, 0.93);
      ink.fill();
      ink.strokeStyle = face.selected ? palette.sel : colour;
      ink.lineWidth = face.selected ? 3.2 : 2;
      ink.stroke();
      write(ink, face.title, margin + 7 * k, margin + 16 * k, {
        font: stencil(Math.max(14, 15 * k)),
        fill: text,
        align: 'left',
      });
      write(ink, face.state, margin + 7 * k, margin + 29.5 * k, {
        font: condensed(600, Math.max(12, 12 * k)),
        fill: text,
        align: 'left',
        room: w - 16 * k,
      });
      if (face.strength !== undefined) {
        write(ink, figure(face.strength), margin + w - 10 * k, margin + 17.5 * k, {
          font: condensed(700, 18 * k),
          fill: text,
          align: 'right',
        });
      }
    },
  };
}

export function counterPicture(face: CounterFace, size: number, selected: boolean, palette: Palette): Picture {
  const margin = counterMargin(size);
  return {
    key: ['counter', size, selected, palette.theme, faceKey(face)].join('|'),
    width: size + margin * 2,
    height: size + margin * 2,
    anchor: [margin + size / 2, margin + size / 2],
    draw: (ink) => drawCounter(ink, face, palette, { x: margin, y: margin, size, selected }),
  };
}

/** The print of a finger under a lifted counter. */
export function fingerPicture(palette: Palette): Picture {
  return {
    key: ['finger', palette.theme].join('|'),
    width: 64,
    height: 64,
    anchor: [32, 32],
    draw(ink) {
      ink.beginPath();
      ink.arc(32, 32, 30, 0, 7);
      ink.fillStyle = alpha(palette.sel, 0.16);
      ink.fill();
      ink.strokeStyle = alpha(palette.sel, 0.55);
      ink.lineWidth = 1.5;
      ink.stroke();
      ink.beginPath();
      ink.arc(32, 32, 17, 0, 7);
      ink.fillStyle = alpha(palette.sel, 0.22);
      ink.fill();
    },
  };
}

/** A round white dot, tinted by its sprite. */
export const dotPicture: Picture = {
  key: 'dot',
  width: 6,
  height: 6,
  anchor: [3, 3],
  draw(ink) {
    ink.fillStyle = '#FFFFFF';
    ink.beginPath();
    ink.arc(3, 3, 2, 0, 7);
    ink.fill();
  },
};

/** A strongpoint on the true ground: its own centre's in full, those of others small and pale. */
export function strongpointSize({
  id,
  own,
}: {
  readonly id: string;
  readonly own: boolean;
}): readonly [number, number] {
  return own ? [Math.max(19, id.length * 5.5), 14] : [Math.max(14, id.length * 4.6), 10.5];
}

export function strongpointPicture(
  face: { readonly id: string; readonly livery: Livery | null; readonly own: boolean },
  palette: Palette,
): Picture {
  const { id, own } = face;
  const [rx, ry] = strongpointSize(face);
  const width = Math.ceil(rx * 2 + 14);
  const height = Math.ceil(ry * 2 + 14);
  const { ink: colour, fill } = livery(palette, face.livery);
  return {
    key: ['strongpoint', palette.theme, JSON.stringify(face)].join('|'),
    width,
    height,
    anchor: [width / 2, height / 2],
    draw(ink) {
      const shape = loop(width / 2, height / 2, rx, ry, id.length * 31 + id.charCodeAt(1) * 7);
      ink.globalAlpha = own ? 1 : 0.8;
      traceLoop(ink, shape);
      ink.fillStyle = fill ?? alpha(palette.paper, 0.93);
      ink.fill();
      ink.strokeStyle = colour;
      ink.lineWidth = own ? 2 : 1.3;
      ink.stroke();
      if (own) {
        ink.lineWidth = 1.2;
        strokeTicks(ink, shape);
      }
      write(ink, id, width / 2, height / 2 + 4.8, {
        font: condensed(700, own ? 14 : 12),
        fill: fill ? palette['on-fill'] : palette.ink,
      });
    },
  };
}
