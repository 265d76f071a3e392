import { type Border, beside, type Net } from '../areas/net';
import {
  type AreaSheet,
  BORDER_INK,
  bridge,
  CASING,
  type DrawnInset,
  type SheetExtras,
  sideOf,
  wiredIn,
} from '../art/area-sheet';
import { length, pointOf, walk } from '../base/geometry';
import type { Palette } from '../base/palette';
import { type Ink, trace } from '../ground/sheet';
import { strokeRiver } from '../ground/water';

/** Barriers, the water of insets and wire lie under the front; the frames of insets over everything. */
export const sheetExtras: SheetExtras = {
  under(ink, sheet) {
    const { net, insets, palette, pen } = sheet;
    ink.globalAlpha = 0.85;
    ink.strokeStyle = BORDER_INK[palette.theme];
    for (const border of net.borders) if (border.steep !== null) hachures(ink, net, border, border.steep, pen);
    ink.globalAlpha = 1;
    for (const inset of insets) waters(ink, inset, palette);
    wires(ink, sheet);
  },
  over(ink, sheet) {
    for (const inset of sheet.insets) neatline(ink, inset, sheet);
  },
};

/** Short strokes down the steep side of a border that no way leads across. */
function hachures(ink: Ink, net: Net, border: Border, steep: string, pen: number): void {
  const foot = beside(border.line, sideOf(net, border, steep) * 4.5 * pen);
  const step = Math.max(1, Math.round((5 * pen * border.line.length) / (length(border.line) || 1)));
  ink.lineWidth = 1.3 * pen;
  ink.beginPath();
  for (let i = step; i < border.line.length - 1; i += step) {
    ink.moveTo(...pointOf(border.line, i));
    ink.lineTo(...pointOf(foot, i));
  }
  ink.stroke();
}

/** Wire around the works: a thin line with crosses, on their side of the border. It stays when they are lost. */
function wires(ink: Ink, sheet: AreaSheet): void {
  const { net, wires: works, palette, pen } = sheet;
  ink.strokeStyle = palette.fr;
  ink.lineWidth = 1.1 * pen;
  for (const border of net.borders) {
    const inner = wiredIn(border, works);
    if (inner === null) continue;
    const aside = border.river && sheet.country ? sheet.country.riverWidth / 2 + 1.6 * pen : 1.6 * pen;
    const line = beside(border.line, sideOf(net, border, inner) * aside);
    trace(ink, line, false);
    ink.stroke();
    ink.beginPath();
    const arm = 2.3 * pen;
    for (let along = 7 * pen; along < length(line); along += 15 * pen) {
      const { at } = walk(line, along);
      ink.moveTo(at[0] - arm, at[1] - arm);
      ink.lineTo(at[0] + arm, at[1] + arm);
      ink.moveTo(at[0] - arm, at[1] + arm);
      ink.lineTo(at[0] + arm, at[1] - arm);
    }
    ink.stroke();
  }
}

function waters(ink: Ink, { frame, country }: DrawnInset, palette: Palette): void {
  ink.save();
  ink.beginPath();
  ink.rect(frame.x, frame.y, frame.width, frame.height);
  ink.clip();
  strokeRiver(ink, country.river, country.riverWidth, palette);
  ink.restore();
}

/** The double line around an inset. */
function neatline(ink: Ink, { frame, country }: DrawnInset, sheet: AreaSheet): void {
  const { palette, pen } = sheet;
  for (const at of country.bridges) bridge(ink, at, country.riverWidth, sheet);
  const rule = (inward: number, width: number, colour: string) => {
    ink.strokeStyle = colour;
    ink.lineWidth = width * pen;
    ink.strokeRect(frame.x + inward, frame.y + inward, frame.width - inward * 2, frame.height - inward * 2);
  };
  rule(1.5 * pen, 7, CASING[palette.theme]);
  rule(0, 1.6, BORDER_INK[palette.theme]);
  rule(3.5 * pen, 0.8, BORDER_INK[palette.theme]);
}
