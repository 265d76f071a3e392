import type { Livery } from '../../kernel/view';
import { type Border, beside, frontOf, type Net } from '../areas/net';
import type { Rect } from '../base/geometry';
import { inside, type Point, pointOf } from '../base/geometry';
import { alpha, livery, type Palette, rgb } from '../base/palette';
import type { DrawnCountry } from '../ground/country';
import { noise } from '../ground/noise';
import { type Ink, trace, traceWith } from '../ground/sheet';
import { strokeRiver } from '../ground/water';

export interface AreaSheet {
  readonly net: Net;
  readonly country: DrawnCountry | null;
  readonly insets: readonly DrawnInset[];
  /** What the holder of each area wears; nobody is not there. */
  readonly holders: ReadonlyMap<string, Livery>;
  /** Ground that shows as a wash, and works that a wire runs around, by area. */
  readonly grounds: ReadonlyMap<string, 'jungle' | 'marsh'>;
  readonly wires: ReadonlyMap<string, string>;
  readonly palette: Palette;
  /** Width of the pen: less when the sheet is magnified. */
  readonly pen: number;
  /** Draws barriers, wire and insets, where the map has any. */
  readonly extras: SheetExtras | null;
}

/** What is drawn under the front and over everything. */
export interface SheetExtras {
  under(ink: Ink, sheet: AreaSheet): void;
  over(ink: Ink, sheet: AreaSheet): void;
}

/** A frame on the sheet and the water in it, in pixels of the sheet. */
export interface DrawnInset {
  readonly frame: Rect;
  readonly country: DrawnCountry;
}

/** Strength of the colours of whoever holds an area: wash, hatch and inner band. */
const STRENGTH = {
  day: { pale: alpha('#FCFAF2', 0.2), wash: 0.07, hatch: 0.27, band: 0.41 },
  night: { pale: alpha('#789FCD', 0.09), wash: 0.07, hatch: 0.26, band: 0.34 },
} as const;

const GROUND = {
  day: { jungle: alpha('#547442', 0.3), marsh: alpha('#3E6470', 0.08) },
  night: { jungle: alpha('#143020', 0.55), marsh: alpha('#8FB6C6', 0.07) },
} as const;

export const BORDER_INK = { day: '#2B2620', night: '#B9AE93' } as const;
export const CASING = { day: '#F4ECD8', night: '#181E1E' } as const;
const BAND = 4.5;
const FRONT = { width: 3.4, aside: 2.7, bank: 3.4 } as const;

/** Everything above the ground that changes only with control: washes, river, borders, front, bridges and insets. */
export function drawAreas(ink: Ink, sheet: AreaSheet): void {
  ink.lineJoin = 'round';
  ink.lineCap = 'butt';
  for (const [id, outline] of sheet.net.outlines) wash(ink, sheet, id, outline);
  const { country, palette } = sheet;
  borders(ink, sheet);
  if (country) strokeRiver(ink, country.river, country.riverWidth, palette);
  sheet.extras?.under(ink, sheet);
  front(ink, sheet);
  if (country) for (const at of country.bridges) bridge(ink, at, country.riverWidth, sheet);
  sheet.extras?.over(ink, sheet);
}

function wash(ink: Ink, sheet: AreaSheet, id: string, outline: readonly Point[]): void {
  const { net, holders, grounds, palette, pen } = sheet;
  const worn = holders.get(id) ?? null;
  const ground = grounds.get(id);
  if (worn === null && !ground) return;
  const { ink: colour, fill } = livery(palette, worn);
  const strength = STRENGTH[palette.theme];
  const path = () => traceWith(ink, outline, net.holes.get(id));
  ink.save();
  path();
  ink.clip('evenodd');
  if (ground) {
    ink.fillStyle = GROUND[palette.theme][ground];
    ink.fill('evenodd');
  }
  // Jungle shows who is in it by its own colour.
  if (worn !== null && ground !== 'jungle') {
    ink.fillStyle = fill === null ? strength.pale : alpha(colour, strength.wash);
    ink.fill('evenodd');
    if (fill !== null) hatch(ink, outline, 6 * pen, alpha(colour, strength.hatch), 1.1 * pen);
    path();
  }
  if (worn !== null) {
    ink.strokeStyle = alpha(colour, strength.band * (ground === 'jungle' ? 0.6 : 1));
    ink.lineWidth = BAND * 2 * pen * (ground === 'jungle' ? 0.6 : 1);
    ink.stroke();
  }
  ink.restore();
}

/** Slanted lines over the box of an outline, in step with those of its neighbours. */
function hatch(ink: Ink, outline: readonly Point[], gap: number, colour: string, width: number): void {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const step = gap * Math.SQRT2;
  ink.beginPath();
  for (let sum = Math.floor((left + top) / step) * step; sum < right + bottom; sum += step) {
    ink.moveTo(sum - top, top);
    ink.lineTo(sum - bottom, bottom);
  }
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.stroke();
}

function borders(ink: Ink, { net, holders, insets, palette, pen }: AreaSheet): void {
  const open = new Set(frontOf(net, holders));
  for (const border of net.borders) {
    if (border.areas.length < 2 || border.river || isFramed(border, insets)) continue;
    trace(ink, border.line, false);
    ink.globalAlpha = 0.55;
    ink.strokeStyle = CASING[palette.theme];
    ink.lineWidth = 3 * pen;
    ink.stroke();
    ink.globalAlpha = 0.85;
    ink.strokeStyle = BORDER_INK[palette.theme];
    ink.lineWidth = (border.steep === null ? 1.1 : 2) * pen;
    ink.setLineDash(open.has(border) || border.steep !== null ? [] : [7 * pen, 2.5 * pen]);
    ink.stroke();
    ink.setLineDash([]);
  }
  ink.globalAlpha = 1;
}

/** A border that only marks where an inset lies on the sheet. */
function isFramed({ line }: Border, insets: readonly DrawnInset[]): boolean {
  return insets.some(({ frame: { x, y, width, height } }) =>
    line.every(
      ([px, py]) =>
        Math.min(Math.abs(px - x), Math.abs(px - x - width), Math.abs(py - y), Math.abs(py - y - height)) < FRAME_AIR &&
        px > x - FRAME_AIR &&
        px < x + width + FRAME_AIR &&
        py > y - FRAME_AIR &&
        py < y + height + FRAME_AIR,
    ),
  );
}

/** How far a border drawn by hand may stray from the frame that it runs along. */
const FRAME_AIR = 5;

/** The area of a border that lies inside a wire which the other does not share. */
export function wiredIn({ areas: [a = '', b = ''] }: Border, works: ReadonlyMap<string, string>): string | null {
  const [inA, inB] = [works.get(a), works.get(b)];
  if (inA === inB) return null;
  return inA === undefined ? b : a;
}

/**
 * Two crayon lines, each on the side of its owner: solid where they are not hatched, dashed where they are. Against
 * ground that nobody holds only the solid one is drawn, where no wire marks it already.
 */
function front(ink: Ink, sheet: AreaSheet): void {
  const { net, holders, wires: works, insets, palette, pen } = sheet;
  const crayons = new Map<string, CanvasPattern | string>();
  const crayon = (colour: string) => {
    const found = crayons.get(colour) ?? wax(ink, colour, pen) ?? colour;
    crayons.set(colour, found);
    return found;
  };
  for (const border of frontOf(net, holders)) {
    const [a = '', b = ''] = border.areas;
    if (isFramed(border, insets)) continue;
    const turn = sideOf(net, border, a);
    const alone = !holders.has(a) || !holders.has(b);
    if (alone && wiredIn(border, works) !== null) continue;
    for (const [area, side] of [
      [a, turn],
      [b, -turn],
    ] as const) {
      const worn = holders.get(area) ?? null;
      const { ink: colour, fill } = livery(palette, worn);
      if (worn === null || (alone && fill !== null)) continue;
      const bank = border.river && sheet.country ? sheet.country.riverWidth / 2 + FRONT.bank * pen : FRONT.aside * pen;
      trace(ink, beside(border.line, alone ? 0 : side * bank), false);
      ink.strokeStyle = crayon(colour);
      ink.lineWidth = FRONT.width * Math.sqrt(pen);
      ink.lineCap = fill === null ? 'round' : 'butt';
      ink.setLineDash(fill === null ? [] : [7 * pen, 2.5 * pen]);
      ink.stroke();
      ink.setLineDash([]);
    }
  }
  ink.lineCap = 'butt';
}

/** On which side of a border's way an area lies: 1 right, -1 left. */
export function sideOf(net: Net, { line }: Border, area: string): 1 | -1 {
  const outline = net.outlines.get(area) ?? [];
  const middle = pointOf(beside(line, 2), line.length >> 1);
  return inside(middle[0], middle[1], outline) ? 1 : -1;
}

const GRAIN = 48;

/** Where the paper shows through: how much of the colour stays, pixel by pixel. Numbers outlive the graphics card. */
let holes: Uint8ClampedArray | null = null;

function holesOfWax(): Uint8ClampedArray {
  const found = new Uint8ClampedArray(GRAIN * GRAIN);
  for (let i = 0; i < found.length; i++) {
    const [x, y] = [i % GRAIN, Math.floor(i / GRAIN)];
    const rough = noise(x * 0.55, y * 0.55) * 0.6 + noise(x * 1.3 + 9, y * 1.3) * 0.4;
    found[i] = 255 * (rough > 0.66 ? 0.35 : rough > 0.56 ? 0.75 : 1);
  }
  return found;
}

const grains = new Map<string, ImageData>();

/** A colour with holes in it. */
function grainOf(colour: string): ImageData {
  const known = grains.get(colour);
  if (known) return known;
  holes ??= holesOfWax();
  const grain = new ImageData(GRAIN, GRAIN);
  const [r, g, b] = rgb(colour);
  for (const [i, opacity] of holes.entries()) grain.data.set([r, g, b, opacity], 4 * i);
  grains.set(colour, grain);
  return grain;
}

/** Wax crayon on rough paper. */
function wax(ink: Ink, colour: string, pen: number): CanvasPattern | null {
  const tile = document.createElement('canvas');
  tile.width = GRAIN;
  tile.height = GRAIN;
  const brush = tile.getContext('2d', { willReadFrequently: true });
  if (!brush) return null;
  brush.putImageData(grainOf(colour), 0, 0);
  const pattern = ink.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(0.5 * pen));
  return pattern;
}

/** A ladder across the river. */
export function bridge(ink: Ink, [x, y]: Point, width: number, { palette, pen }: AreaSheet): void {
  ink.save();
  ink.translate(x, y);
  ink.rotate(-0.07);
  ink.fillStyle = alpha(CASING[palette.theme], 0.93);
  ink.fillRect(-width * 0.95, -4.5 * pen, width * 1.9, 9 * pen);
  ink.strokeStyle = BORDER_INK[palette.theme];
  ink.lineWidth = 1.9 * pen;
  ink.beginPath();
  for (const rail of [-4.2, 4.2]) {
    ink.moveTo(-width, rail * pen);
    ink.lineTo(width, rail * pen);
  }
  ink.stroke();
  ink.lineWidth = 1.1 * pen;
  ink.beginPath();
  for (const rung of [-0.7, -0.35, 0, 0.35, 0.7]) {
    ink.moveTo(rung * width, -4 * pen);
    ink.lineTo(rung * width, 4 * pen);
  }
  ink.stroke();
  ink.restore();
}
