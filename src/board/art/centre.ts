import type { Livery } from '../../kernel/view';
import type { Shown } from '../areas/showing';
import { alpha, livery, type Palette } from '../base/palette';
import type { Level } from '../base/types';
import type { Ink } from '../ground/sheet';
import { type CounterFace, drawSymbol } from './counter';
import { disc } from './disc';
import { drawIcon } from './draw-icon';
import { type IconName, isIcon } from './icons';
import { loop, seedOf, strokeTicks, traceLoop } from './loop';
import type { Picture } from './picture';
import { strokeOf } from './state-line';
import { condensed, stencil, write } from './type';

export interface CentreFace {
  readonly id: string;
  readonly name: string;
  readonly livery: Livery | null;
  /** The name of the formation that holds it, where one does. */
  readonly holder: string;
  /** Said in a place that nobody holds. */
  readonly nobody: string;
  readonly pips: { readonly value: number; readonly of: number } | undefined;
  readonly figures: readonly { readonly icon: string; readonly value: number }[];
  readonly printed: readonly string[];
  readonly marks: readonly string[];
  readonly counters: readonly CounterFace[];
  readonly selected: boolean;
}

/** Counters on the map, near: a grid below the name. */
export const NEAR = { counter: 44, gap: 5, header: 25 } as const;

function nearGrid(count: number): { readonly columns: number; readonly rows: number } {
  const columns = count > 6 ? 4 : Math.min(3, Math.max(1, count));
  return { columns, rows: Math.ceil(count / columns) };
}

/** Half width and half height of the loop. */
export function centreRadii(level: Level, scale: number, count: number, held: boolean): readonly [number, number] {
  if (level === 'far') return [39 * scale, 23 * scale];
  if (held || count === 0) return [50, 30];
  if (level === 'middle') return [53, count > 5 ? 42 : 35];
  const { columns, rows } = nearGrid(count);
  const pitch = NEAR.counter + NEAR.gap;
  return [Math.max(52, (columns * pitch) / 2 + 9), (NEAR.header + rows * pitch) / 2 + 8];
}

/** Where the n-th counter of an opened centre lies, from the centre of the loop to the middle of the counter. */
export function nearSlot(index: number, count: number): readonly [number, number] {
  const { columns, rows } = nearGrid(count);
  const pitch = NEAR.counter + NEAR.gap;
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  return [((index % columns) - (inRow - 1) / 2) * pitch, NEAR.header / 2 + (row - (rows - 1) / 2) * pitch];
}

/** As much of the counters as the box shows: they must not cost a new picture for more. */
function shownOf({ counters }: CentreFace, level: Level): unknown {
  const disrupted = counters.filter(({ states }) => states.includes('disrupted')).length;
  if (level === 'far') return disrupted;
  if (level === 'near') return [counters.length, disrupted];
  return counters.map(({ symbol, states }) => [symbol, states]);
}

const MARGIN = 18;

export function centrePicture(
  face: CentreFace,
  level: Level,
  scale: number,
  palette: Palette,
  /** Size of the letters of a far box against its own. */
  letters = 1,
): Picture {
  const { ink: colour, fill } = livery(palette, face.livery);
  const count = face.counters.length;
  const [rx, ry] = centreRadii(level, scale, count, fill !== null);
  const width = Math.ceil(rx * 2 + MARGIN * 2);
  const height = Math.ceil(ry * 2 + MARGIN * 2);
  const cx = width / 2;
  const cy = height / 2;
  return {
    key: [
      'centre',
      level,
      scale,
      ...(letters === 1 ? [] : [letters]),
      palette.theme,
      JSON.stringify({ ...face, counters: shownOf(face, level) }),
    ].join('|'),
    width,
    height,
    anchor: [cx, cy],
    draw(ink) {
      const shape = loop(cx, cy, rx, ry, seedOf(face.name));
      const nobody = face.livery === null;
      const open = nobody || (fill === null && face.pips?.value === 0);
      const text = fill ? palette['on-fill'] : palette.ink;

      ink.save();
      ink.translate(1.5, 2.5);
      ink.fillStyle = palette.theme === 'night' ? 'rgba(0,0,0,0.32)' : 'rgba(43,32,18,0.28)';
      traceLoop(ink, shape);
      ink.fill();
      ink.restore();
      ink.fillStyle = fill ?? alpha(palette.paper, 0.93);
      traceLoop(ink, shape);
      ink.fill();
      ink.strokeStyle = colour;
      if (!open) {
        ink.lineCap = 'round';
        ink.lineWidth = 1.3;
        strokeTicks(ink, shape);
      }
      ink.lineWidth = nobody ? 1.3 : 1.9;
      ink.setLineDash(open ? [4, 3] : []);
      traceLoop(ink, shape);
      ink.stroke();
      ink.setLineDash([]);
      if (face.selected) {
        ink.strokeStyle = palette.sel;
        ink.lineWidth = 3.4;
        traceLoop(ink, shape);
        ink.stroke();
      }
      stamps(ink, face, palette, { cx, cy, rx, ry, scale: level === 'far' ? scale : 1.15, held: fill !== null });
      if (level === 'far') farText(ink, face, palette, { cx, cy, k: scale, text, letters });
      else nearText(ink, face, palette, { cx, cy, rx, ry, level, text, held: fill !== null });
    },
  };
}

const floor12 = (size: number) => Math.max(12, size);

interface Row {
  readonly cx: number;
  readonly k: number;
  readonly text: string;
  readonly letters: number;
}

function farText(
  ink: Ink,
  face: CentreFace,
  palette: Palette,
  { cx, cy, k, text, letters }: Row & { readonly cy: number },
): void {
  const base = cy + 11 * k;
  write(ink, face.name, cx, cy - 4.5 * k, {
    font: condensed(700, floor12(13 * k * letters)),
    fill: text,
    room: 70 * k,
  });
  const { fill } = livery(palette, face.livery);
  if (face.livery === null) {
    write(ink, face.nobody, cx, base, { font: condensed(600, 12 * letters), fill: palette.ink2, room: 72 * k });
    return;
  }
  if (fill) {
    drawIcon(ink, 'star', cx - 18 * k, base - 3.5 * k, 11 * k, text);
    holderName(ink, face, cx + 3 * k, base + 0.8 * k, 14 * k, text);
    if (face.pips) {
      write(ink, `F${face.pips.value}`, cx + 26 * k, base + 0.5 * k, {
        font: condensed(700, floor12(12.5 * k * letters)),
        fill: text,
      });
    }
    return;
  }
  tally(ink, face, palette, { cx, base, text, k, letters });
}

/** Pips and figures in one row. */
function tally(
  ink: Ink,
  face: CentreFace,
  palette: Palette,
  { cx, base, text, k, letters }: Row & { readonly base: number },
): void {
  const { ink: colour } = livery(palette, face.livery);
  if (face.pips) pips(ink, cx - 32.5 * k, base - 4 * k, face.pips, colour, 5.5 * k);
  let x = cx + 6.5 * k;
  for (const { icon, value } of face.figures) {
    if (!isIcon(icon) || (value === 0 && icon !== 'inf')) continue;
    drawIcon(ink, icon, x, base - 4 * k, icon === 'gun' ? 13 * k : 12 * k, colour);
    const gap = icon === 'gun' ? 4.5 * k : 7.5 * k;
    write(ink, String(value), x + gap, base + 0.5 * k, {
      font: condensed(700, floor12(13 * k * letters)),
      fill: text,
      align: 'left',
    });
    x += 19 * k;
  }
}

function holderName(ink: Ink, face: CentreFace, x: number, y: number, size: number, fill: string): void {
  if (face.holder !== '') write(ink, face.holder, x, y, { font: stencil(Math.max(14, size)), fill });
}

interface Room {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly level: Level;
  readonly text: string;
  readonly held: boolean;
}

const PIP_PITCH = 7.6;

/** Middle and near: the name with its pips, then silhouettes, or room for the counters themselves. */
function nearText(ink: Ink, face: CentreFace, palette: Palette, room: Room): void {
  const { cx, cy, rx, ry, level, text, held } = room;
  const { ink: colour } = livery(palette, face.livery);
  const top = cy - ry;
  const plain = held || face.livery === null || face.counters.length === 0;
  if (plain) {
    write(ink, face.name, cx, cy - 3, { font: condensed(700, 15), fill: text, room: rx * 2 - 18 });
    if (held) {
      drawIcon(ink, 'star', cx - 24, cy + 12, 13, text);
      holderName(ink, face, cx + 2, cy + 18, 17, text);
      if (face.pips) write(ink, `F${face.pips.value}`, cx + 30, cy + 17.5, { font: condensed(700, 14), fill: text });
    } else if (face.livery === null) {
      write(ink, face.nobody, cx, cy + 15, { font: condensed(600, 13), fill: palette.ink2, room: rx * 2 - 16 });
    } else if (face.pips) {
      pips(ink, cx - (face.pips.of * 8.6) / 2, cy + 11, face.pips, colour, 6.5);
    }
    return;
  }
  const size = 14.5;
  const pipsWide = level === 'near' && face.pips ? face.pips.of * PIP_PITCH + 6 : 0;
  ink.font = condensed(700, size);
  const most = rx * 2 - 30 - pipsWide;
  const wide = Math.min(most, ink.measureText(face.name).width);
  const left = cx - (wide + pipsWide) / 2;
  write(ink, face.name, left, top + 18, { font: condensed(700, size), fill: text, align: 'left', room: most });
  if (level === 'near') {
    if (face.pips) pips(ink, left + wide + 8, top + 13, face.pips, colour, PIP_PITCH - 1.8);
    return;
  }
  tally(ink, face, palette, { cx, base: top + 33.5, text, k: 1.05, letters: 1 });
  silhouettes(ink, face.counters, palette, cx, top + 41);
}

/** One small tab a unit: slate when used, hatched when disrupted, half full when reduced. */
function silhouettes(ink: Ink, counters: readonly CounterFace[], palette: Palette, cx: number, top: number): void {
  const perRow = 5;
  const pitch = 18.5;
  const shown = counters.length > 10 ? 9 : counters.length;
  const cells = counters.length > 10 ? 10 : shown;
  counters.slice(0, shown).forEach((counter, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, cells - row * perRow);
    const x = cx + ((i % perRow) - (inRow - 1) / 2) * pitch - 8.25;
    const y = top + row * 15;
    const used = counter.states.includes('used');
    ink.fillStyle = used ? '#6C7478' : palette['fr-fill'];
    ink.fillRect(x, y, 16.5, 12);
    if (counter.states.includes('reduced')) {
      ink.fillStyle = '#F6F0DF';
      ink.fillRect(x, y, 16.5, 2);
    }
    drawSymbol(ink, counter.symbol, x + 1.6, y + 1.7, 13.3, 8.6, '#F6F0DF');
    if (counter.states.includes('disrupted')) {
      ink.fillStyle = palette.warn;
      ink.beginPath();
      ink.arc(x + 15.5, y + 1.5, 2.8, 0, 7);
      ink.fill();
    }
  });
  if (counters.length > shown) {
    write(ink, `+${counters.length - shown}`, cx + 2 * pitch, top + 25, {
      font: condensed(700, 12),
      fill: palette.ink,
    });
  }
}

function pips(
  ink: Ink,
  x: number,
  y: number,
  { value, of }: { readonly value: number; readonly of: number },
  colour: string,
  size: number,
): void {
  ink.lineWidth = 1;
  for (let i = 0; i < of; i++) {
    const left = x + i * (size + 1.8);
    ink.fillStyle = colour;
    ink.strokeStyle = i < value ? colour : alpha(colour, 0.55);
    if (i < value) ink.fillRect(left, y - size / 2, size, size);
    ink.strokeRect(left, y - size / 2, size, size);
  }
}

const MARK_ICONS: Readonly<Record<string, IconName>> = {
  encircled: 'encircled',
  threatened: 'eye',
  assaulted: 'burst',
  'over-stacked': 'layers',
};

/** Only what the player should mind gets a mark: a strip in use does not. */
function markIcon(mark: string): IconName | undefined {
  if (mark.startsWith('airstrip-')) return mark === 'airstrip-active' ? undefined : 'plane';
  return MARK_ICONS[mark];
}

/** What sits on the rim: stars and flag above, disrupted units on the right, states below. */
function stamps(
  ink: Ink,
  face: CentreFace,
  palette: Palette,
  at: { cx: number; cy: number; rx: number; ry: number; scale: number; held: boolean },
): void {
  const { cx, cy, rx, ry, scale: k } = at;
  const stars = face.printed.filter((mark) => mark === 'star').length;
  if (stars > 0 && !at.held && face.livery !== null) {
    ink.fillStyle = alpha(palette.paper, 0.93);
    ink.beginPath();
    ink.roundRect(cx - rx * 0.5 - stars * 4.5 * k, cy - ry - 5 * k, stars * 9 * k, 9 * k, 4 * k);
    ink.fill();
    for (let i = 0; i < stars; i++) {
      const x = cx - rx * 0.5 - (stars - 1) * 4.5 * k + i * 9 * k;
      drawIcon(ink, 'star', x, cy - ry - 0.5 * k, 9.5 * k, palette.laterite);
    }
  }
  if (face.printed.includes('hq')) drawIcon(ink, 'hq', cx - rx * 0.9, cy - ry - 1, 15 * k, palette.laterite);
  const disrupted = face.counters.filter((counter) => counter.states.includes('disrupted')).length;
  if (disrupted > 0) {
    const [bx, by] = [cx + Math.min(rx - 3, rx * 0.9), cy - Math.min(ry - 3, ry * 0.88)];
    disc(ink, bx, by, 8 * k, palette.warn, palette.paper);
    write(ink, String(disrupted), bx, by + 4.3 * k, {
      font: condensed(700, floor12(12 * k)),
      fill: palette.theme === 'night' ? '#1B120B' : '#FFFFFF',
    });
  }
  let x = cx + rx * 0.62;
  for (const mark of face.marks) {
    const icon = markIcon(mark);
    if (!icon) continue;
    disc(ink, x, cy + ry, 8 * k, palette.paper, palette.warn);
    drawIcon(ink, icon, x, cy + ry, 10.5 * k, palette.warn);
    x -= 18 * k;
  }
}

/** The outline of a place made stronger, for what is asked of it. */
export function linePicture(
  of: { readonly name: string; readonly rx: number; readonly ry: number },
  { is, held = false }: Pick<Shown, 'is' | 'held'>,
  palette: Palette,
): Picture | null {
  const line = held ? 'planned' : is;
  if (line === 'plain' || line === 'ready' || line === 'out') return null;
  const { colour, width: pen, dash, fill } = strokeOf(line, palette);
  const width = Math.ceil(of.rx * 2 + 14);
  const height = Math.ceil(of.ry * 2 + 14);
  return {
    key: ['line', of.name, of.rx, of.ry, line, palette.theme].join('|'),
    width,
    height,
    anchor: [width / 2, height / 2],
    draw(ink) {
      const shape = loop(width / 2, height / 2, of.rx, of.ry, seedOf(of.name));
      traceLoop(ink, shape);
      if (fill !== null) {
        ink.fillStyle = fill;
        ink.fill();
      }
      ink.strokeStyle = palette.paper;
      ink.lineWidth = pen * 2;
      ink.stroke();
      ink.setLineDash(dash);
      ink.strokeStyle = colour;
      ink.lineWidth = pen;
      ink.stroke();
      ink.setLineDash([]);
    },
  };
}
