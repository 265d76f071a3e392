import type { CounterView, Liveries, Livery, Stripe, UnitSymbol } from '../../kernel/view';
import { type Palette, wornBy } from '../base/palette';
import type { Ink } from '../ground/sheet';
import { drawIcon } from './draw-icon';
import { condensed, figure, write } from './type';

/** What shows on a counter: everything that changes its picture, and nothing else. */
export interface CounterFace {
  readonly livery: Livery | null;
  readonly symbol: UnitSymbol;
  readonly stripe: Stripe;
  readonly label: string;
  readonly company?: string;
  readonly factors: readonly (number | null)[];
  readonly steps: number;
  readonly of: number;
  readonly states: readonly string[];
}

const CREAM = '#F6F0DF';
const DIVIDER = '#BBAA88';
const FOOT = { day: '#F4ECD8', night: '#DACFB6' } as const;
const FOOT_INK = '#2B2620';
const FOOT_WARN = '#A23A1A';
/** A counter that has acted keeps the hue of its side. */
const SLATE = { body: '#5B6C80', header: '#44556A', stripe: '#555555' } as const;
/** A spent counter of the side whose counters are square. */
const ASH = { body: '#85605A', header: '#6B4640' } as const;

const DARK = '#1F2A30';
/** Those of divisions are lighter than the division's own colour, because they lie on red. */
const STRIPES: Readonly<Record<Stripe, string>> = {
  legion: '#5BAA6E',
  'french-para': '#DB5A4A',
  vietnamese: '#F1E08A',
  'north-african': '#E3B04B',
  tai: '#B98556',
  engineer: '#D3D3CC',
  mixed: '#9A9A9A',
  support: DARK,
  replacement: '#F1D24B',
  pale: '#D9D3C4',
  'band-1': '#4E97DE',
  'band-2': '#5BB477',
  'band-3': '#F08A7A',
  'band-4': '#E0B040',
};
/** Arms that have no steps to lose. */
const SUPPORT: readonly UnitSymbol[] = ['artillery', 'mortar', 'armor', 'anti-air'];

export const stripeColour = ({ stripe }: Pick<CounterFace, 'stripe'>): string => STRIPES[stripe];

/** Counters of a livery that fills its bodies have square corners. */
const isSquare = ({ livery }: Pick<CounterFace, 'livery'>): boolean => livery !== null && livery !== 'blue';

/** It has acted: slate. Spent, it has only one factor left besides. */
export const isTired = ({ states }: Pick<CounterFace, 'states'>): boolean =>
  states.includes('used') || states.includes('spent');

/** Body and edge: in the colours of its side, paler once it is used or spent. */
export function bodyOf(face: CounterFace, palette: Palette): { readonly body: string; readonly edge: string } {
  const square = isSquare(face);
  if (face.states.includes('used') && !square) return { body: SLATE.body, edge: SLATE.header };
  if (isTired(face)) {
    return square ? { body: ASH.body, edge: ASH.header } : { body: palette.spent, edge: SLATE.header };
  }
  if (square) return { body: palette['vm-fill'], edge: palette.theme === 'night' ? '#741810' : palette['vm-edge'] };
  return { body: palette['fr-fill'], edge: palette['fr-header'] };
}

/** A counter of a view in the livery of its side. */
export const faceOfCounter = (counter: CounterView, liveries: Liveries): CounterFace => ({
  ...counter,
  livery: wornBy(liveries, counter.side),
});

/** Names one picture of a counter, for the texture atlas. */
export function faceKey(face: CounterFace): string {
  return [
    face.livery,
    face.symbol,
    face.stripe,
    face.label,
    face.factors.join('/'),
    `${face.steps}of${face.of}`,
    [...face.states].sort().join('+'),
  ].join('|');
}

/** Room a counter of this size needs around it for its shadow and its burst. */
export const counterMargin = (size: number) => Math.ceil(size * 0.24);

/** Draws a counter with its top left corner on a point: a 64 grid at any size. */
export function drawCounter(
  ink: Ink,
  face: CounterFace,
  palette: Palette,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly selected?: boolean },
): void {
  const spent = face.states.includes('spent');
  const used = isTired(face);
  const halved = face.states.includes('disorganized');
  const disrupted = halved || face.states.includes('disrupted');
  const concealed = face.states.includes('concealed');
  const corner = isSquare(face) ? 0.5 : 4;
  const { body, edge: header } = bodyOf(face, palette);
  ink.save();
  ink.translate(at.x, at.y);
  ink.scale(at.size / 64, at.size / 64);
  if (face.symbol === 'hidden' || face.symbol === 'dummy') {
    drawBlank(ink, face, palette, { width: 64, height: 64, selected: at.selected ?? false });
    ink.restore();
    return;
  }
  ink.fillStyle = 'rgba(25,16,6,0.38)';
  ink.beginPath();
  ink.roundRect(2.5, 3.5, 62, 62, corner);
  ink.fill();

  ink.save();
  ink.beginPath();
  ink.roundRect(1, 1, 62, 62, corner);
  ink.clip();
  ink.fillStyle = body;
  ink.fillRect(1, 1, 62, 62);
  ink.fillStyle = header;
  ink.fillRect(1, 1, 62, 17);
  if (concealed) lightHatch(ink, 1, 1, 62, 44);
  ink.fillStyle = used ? SLATE.stripe : stripeColour(face);
  ink.fillRect(1, 18, 5.5, 27);
  if (disrupted) hatch(ink, 1, 18, 62, 27);
  if (face.states.includes('reduced')) {
    ink.fillStyle = CREAM;
    ink.fillRect(1, 18.5, 62, 3.5);
  }
  ink.fillStyle = FOOT[palette.theme];
  ink.fillRect(1, 45, 62, 18);
  ink.restore();

  const name = formationOf(face);
  const long = name.length;
  const size = long > 9 ? 10.5 : long > 7 ? 11.5 : 13;
  const lost = lostSteps(face);
  const narrow = disrupted || lost > 0;
  write(ink, name, concealed ? 24 : narrow ? 29.5 : 32, 14, {
    font: condensed(700, size),
    fill: CREAM,
    room: concealed ? 42 : narrow ? 49 : 58,
  });
  if (concealed) drawIcon(ink, 'mask', 54, 9.5, 14, CREAM);
  drawSymbol(ink, face.symbol, symbolAt(face), 24.5, 25, 16.5, CREAM);
  if (face.company) company(ink, face.company);
  else steps(ink, face);
  if (face.states.includes('elite') && !spent) drawIcon(ink, 'star', 56.5, 23, 8, '#FFFFFF');
  if (face.states.includes('reinforcement')) drawIcon(ink, 'chute', 54.5, face.company ? 24 : 31, 10, CREAM);
  if (spent) left(ink, face);
  else factors(ink, face, disrupted);

  ink.strokeStyle = at.selected ? '#C8690F' : header;
  ink.lineWidth = at.selected ? 3 : 1.2;
  ink.beginPath();
  ink.roundRect(1, 1, 62, 62, corner);
  ink.stroke();
  if (face.states.includes('fatigued')) fold(ink, 63, 45);
  if (lost > 0) lossPlate(ink, lost);
  if (disrupted) burst(ink, halved ? '½' : '−1');
  ink.restore();
}

/** The label without the company, which stands before a stroke or at its end. */
function formationOf({ label, company: name }: CounterFace): string {
  if (!name) return label;
  return label.startsWith(`${name}/`) ? label.slice(name.length + 1) : label.slice(0, -name.length).trim();
}

/** A long company needs the symbol to make way. */
const LONG_COMPANY = 3;

function symbolAt({ company: name }: CounterFace): number {
  if (name === undefined) return 20;
  return name.length > LONG_COMPANY ? 8.5 : 14;
}

function company(ink: Ink, name: string): void {
  if (name.length > LONG_COMPANY) write(ink, name, 48.5, 37.4, { font: condensed(700, 12), fill: CREAM, room: 26 });
  else write(ink, name, 51.5, 37.8, { font: condensed(700, name.length > 2 ? 12.5 : 15), fill: CREAM, room: 20 });
}

function steps(ink: Ink, face: CounterFace): void {
  if (face.of === 0 || SUPPORT.includes(face.symbol)) return;
  for (let i = 0; i < Math.min(face.of, 3); i++) {
    ink.beginPath();
    if (i < face.steps) {
      ink.arc(12.5, 29 + i * 7, 2.3, 0, 7);
      ink.fillStyle = CREAM;
      ink.fill();
    } else {
      ink.arc(12.5, 29 + i * 7, 2, 0, 7);
      ink.strokeStyle = 'rgba(246,240,223,0.7)';
      ink.lineWidth = 1;
      ink.stroke();
    }
  }
}

function factors(ink: Ink, face: CounterFace, disrupted: boolean): void {
  const places = face.factors.length === 2 ? [18, 46] : [12, 32, 52];
  face.factors.forEach((value, i) => {
    write(ink, figure(value), places[i] ?? 32, 59.8, {
      font: condensed(700, 17),
      fill: disrupted ? FOOT_WARN : FOOT_INK,
      room: 19,
    });
  });
  ink.strokeStyle = DIVIDER;
  ink.lineWidth = 1;
  ink.beginPath();
  for (const x of face.factors.length === 2 ? [32] : [22, 42]) {
    ink.moveTo(x, 48);
    ink.lineTo(x, 60);
  }
  ink.stroke();
}

/** Spent: the one factor that is left, between dashes. */
function left(ink: Ink, face: CounterFace): void {
  const value = face.factors.find((factor) => factor !== null) ?? null;
  write(ink, figure(value), 32, 59.8, { font: condensed(700, 17), fill: FOOT_INK });
  ink.strokeStyle = '#9C8C6C';
  ink.lineWidth = 1.4;
  ink.setLineDash([3, 2]);
  ink.beginPath();
  ink.moveTo(5, 54);
  ink.lineTo(20, 54);
  ink.moveTo(44, 54);
  ink.lineTo(59, 54);
  ink.stroke();
  ink.setLineDash([]);
}

function hatch(ink: Ink, x: number, y: number, width: number, height: number): void {
  ink.save();
  ink.beginPath();
  ink.rect(x, y, width, height);
  ink.clip();
  ink.strokeStyle = 'rgba(233,164,124,0.55)';
  ink.lineWidth = 1.7;
  ink.beginPath();
  for (let k = -height; k < width; k += 7) {
    ink.moveTo(x + k, y + height);
    ink.lineTo(x + k + height, y);
  }
  ink.stroke();
  ink.restore();
}

function burst(ink: Ink, text: string): void {
  ink.save();
  ink.translate(57.5, 3.5);
  ink.scale(0.86, 0.86);
  const star = new Path2D(
    'M6-15l3.2 4.7 5.5-1.2-1.3 5.5L18-2.8l-4.6 3.2L14.7 6l-5.5-1.2L6 9.5 2.8 4.8-2.7 6l1.3-5.6L-6-2.8l4.6-3.2L-2.7-11.5l5.5 1.2z',
  );
  ink.fillStyle = FOOT_WARN;
  ink.fill(star);
  ink.strokeStyle = '#F4ECD8';
  ink.lineWidth = 1.3;
  ink.stroke(star);
  write(ink, text, 6, 1.6, { font: condensed(700, 11.5), fill: '#FFFFFF' });
  ink.restore();
}

/** Slanted lines of light: it lies face down to the other side, or to whoever looks. */
function lightHatch(ink: Ink, x: number, y: number, width: number, height: number): void {
  ink.save();
  ink.beginPath();
  ink.rect(x, y, width, height);
  ink.clip();
  ink.strokeStyle = 'rgba(255,255,255,0.25)';
  ink.lineWidth = 1.6;
  ink.beginPath();
  for (let along = -height; along < width; along += 7) {
    ink.moveTo(x + along, y + height);
    ink.lineTo(x + along + height, y);
  }
  ink.stroke();
  ink.restore();
}

/** Face down: a hatched body with a question mark. Known to be nothing: paper, dashed, with its word. */
export function drawBlank(
  ink: Ink,
  face: CounterFace,
  palette: Palette,
  { width, height, selected }: { readonly width: number; readonly height: number; readonly selected: boolean },
): void {
  const isDummy = face.symbol === 'dummy';
  const { body, edge } = bodyOf(face, palette);
  ink.fillStyle = 'rgba(25,16,6,0.38)';
  ink.fillRect(2.5, 3.5, width - 2, height - 2);
  ink.fillStyle = isDummy ? palette.paper2 : body;
  ink.fillRect(1, 1, width - 2, height - 2);
  if (isDummy) {
    drawIcon(ink, 'mask', width / 2, height * 0.36, height * 0.36, palette.vm);
    write(ink, face.label, width / 2, height * 0.82, {
      font: condensed(700, Math.max(12, height * 0.22)),
      fill: palette.vm,
      room: width - 6,
    });
  } else {
    lightHatch(ink, 1, 1, width - 2, height - 2);
    write(ink, '?', width / 2, height * 0.69, { font: condensed(700, height * 0.53), fill: CREAM });
  }
  ink.strokeStyle = selected ? palette.sel : isDummy ? palette.vm : edge;
  ink.lineWidth = selected ? 3 : isDummy ? 1.8 : 1.4;
  ink.setLineDash(isDummy && !selected ? [5, 3.5] : []);
  ink.strokeRect(1, 1, width - 2, height - 2);
  ink.setLineDash([]);
}

/** Steps that a large counter has lost: told by a plate on its corner. */
function lostSteps({ steps: left, of: whole }: CounterFace): number {
  return whole > 2 ? whole - left : 0;
}

function lossPlate(ink: Ink, lost: number): void {
  ink.fillStyle = '#F4ECD8';
  ink.fillRect(45, -5, 23, 17);
  ink.strokeStyle = '#741810';
  ink.lineWidth = 1.4;
  ink.strokeRect(45, -5, 23, 17);
  write(ink, `−${lost}`, 56.5, 8.3, { font: condensed(700, 13.5), fill: '#741810' });
}

/** A folded corner with a chevron: tired. */
export function fold(ink: Ink, right: number, bottom: number): void {
  ink.fillStyle = '#F1D9A8';
  ink.beginPath();
  ink.moveTo(right - 18, bottom);
  ink.lineTo(right, bottom);
  ink.lineTo(right, bottom - 9);
  ink.closePath();
  ink.fill();
  ink.strokeStyle = '#2B2620';
  ink.lineWidth = 1.4;
  ink.beginPath();
  ink.moveTo(right - 9, bottom - 3.6);
  ink.lineTo(right - 6, bottom - 1.4);
  ink.lineTo(right - 3, bottom - 3.6);
  ink.stroke();
}

/** The symbol of an arm in a box. */
export function drawSymbol(
  ink: Ink,
  symbol: UnitSymbol,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const k = width / 25;
  const cx = x + width / 2;
  const cy = y + height / 2;
  ink.strokeStyle = colour;
  ink.fillStyle = 'rgba(255,255,255,0.08)';
  ink.lineWidth = 1.5 * k;
  ink.fillRect(x, y, width, height);
  ink.strokeRect(x, y, width, height);
  ink.beginPath();
  switch (symbol) {
    case 'infantry':
    case 'parachute':
      ink.lineWidth = 1.3 * k;
      ink.moveTo(x, y);
      ink.lineTo(x + width, y + height);
      ink.moveTo(x + width, y);
      ink.lineTo(x, y + height);
      if (symbol === 'parachute') {
        const base = y + height - 1.8 * k;
        ink.moveTo(cx - 7 * k, base);
        ink.quadraticCurveTo(cx - 3.5 * k, base - 4 * k, cx, base);
        ink.quadraticCurveTo(cx + 3.5 * k, base - 4 * k, cx + 7 * k, base);
      }
      break;
    case 'engineer':
      ink.lineWidth = 1.7 * k;
      ink.moveTo(x + 5 * k, y + height - 4 * k);
      ink.lineTo(x + 5 * k, y + 5.5 * k);
      ink.lineTo(x + width - 5 * k, y + 5.5 * k);
      ink.lineTo(x + width - 5 * k, y + height - 4 * k);
      ink.moveTo(cx, y + 5.5 * k);
      ink.lineTo(cx, y + height - 4.5 * k);
      break;
    case 'mortar':
      ink.moveTo(cx + 2.6 * k, cy + 2.5 * k);
      ink.arc(cx, cy + 2.5 * k, 2.6 * k, 0, 7);
      ink.moveTo(cx, cy);
      ink.lineTo(cx, y + 2.5 * k);
      ink.moveTo(cx - 2.6 * k, y + 5 * k);
      ink.lineTo(cx, y + 2.3 * k);
      ink.lineTo(cx + 2.6 * k, y + 5 * k);
      break;
    case 'armor':
      ink.lineWidth = 1.7 * k;
      ink.ellipse(cx, cy, width / 2 - 5 * k, height / 2 - 4 * k, 0, 0, 7);
      break;
    case 'machine-gun':
      ink.lineWidth = 1.7 * k;
      ink.moveTo(cx, y + height - 3 * k);
      ink.lineTo(cx, y + 3 * k);
      ink.moveTo(cx - 4 * k, y + height - 3 * k);
      ink.lineTo(cx + 4 * k, y + height - 3 * k);
      ink.moveTo(cx - 3 * k, y + 5.5 * k);
      ink.lineTo(cx + 3 * k, y + 5.5 * k);
      break;
    case 'anti-air':
      ink.lineWidth = 1.7 * k;
      ink.ellipse(cx, y + height - 0.8 * k, width / 2 - 4 * k, height - 5 * k, 0, Math.PI, Math.PI * 2);
      break;
    default:
      ink.arc(cx, cy, 3.6 * k, 0, 7);
      ink.fillStyle = colour;
      ink.fill();
      return;
  }
  ink.stroke();
}
