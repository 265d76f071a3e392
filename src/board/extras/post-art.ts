import type { Livery, Pip } from '../../kernel/view';
import type { Shown } from '../areas/showing';
import { OUT } from '../art/area-plate';
import { drawIcon } from '../art/draw-icon';
import { loop, seedOf, strokeTicks, traceLoop } from '../art/loop';
import type { Picture } from '../art/picture';
import { drawPip, pipWidth } from '../art/pips';
import { tintOf } from '../art/stack';
import { strokeOf } from '../art/state-line';
import { drawTab, FIGURE_SIZE, toneOf } from '../art/tags';
import { condensed, write } from '../art/type';
import type { Point } from '../base/geometry';
import { livery, type Palette } from '../base/palette';
import type { Level } from '../base/types';
import type { Ink } from '../ground/sheet';
import { type Bracket, bracketAt } from './bases';

/** What shows of a post: everything that changes its picture, and nothing else. */
export interface PostFace {
  readonly name: string;
  readonly livery: Livery | null;
  readonly pips: readonly Pip[];
  readonly hill: boolean;
  readonly star: 'open' | 'taken' | null;
  readonly ring: { readonly value: number; readonly of: number } | null;
  readonly tag: string | null;
  readonly brackets: readonly Bracket[];
  /** Somebody in it is hit. */
  readonly burst: boolean;
  /** What it shows of the question. */
  readonly shows: Pick<Shown, 'is' | 'figure' | 'tab' | 'held'>;
  /** Counters that lie in it as they are, seen from near, and those that find no room there. */
  readonly shown: number;
  readonly more: number;
}

interface Loop {
  readonly rx: number;
  readonly ry: number;
}

/** Counters shown in a post from near, and where: under its name, side by side. */
export const IN_POST = { most: 2, pitch: 40, down: 9 } as const;

export function postSlot(i: number, count: number): Point {
  const shown = Math.min(count, IN_POST.most);
  return [(i - (shown - 1) / 2) * IN_POST.pitch, IN_POST.down];
}

const MARGIN = 20;

/** A post by its middle: its loop, who is in it, and the brackets of its assault bases. */
export function postPicture(face: PostFace, level: Level, { rx, ry }: Loop, palette: Palette): Picture {
  const width = Math.ceil(rx * 2 + MARGIN * 2);
  const height = Math.ceil(ry * 2 + MARGIN * 2);
  return {
    key: ['post', level, rx, ry, palette.theme, JSON.stringify(face)].join('|'),
    width,
    height,
    anchor: [width / 2, height / 2],
    draw(ink) {
      ink.translate(width / 2, height / 2);
      const far = level === 'far';
      const dim = face.shows.is === 'out';
      for (const bracket of face.brackets) drawBracket(ink, bracket, { rx, ry }, level, dim, palette);
      if (face.ring)
        ring(ink, face.ring, { rx: rx + (far ? 3.5 : 5), ry: ry + (far ? 3.5 : 5) }, far ? 1 : 1.5, palette);
      if (livery(palette, face.livery).fill === null) open(ink, face, level, { rx, ry }, palette);
      else taken(ink, face, level, { rx, ry }, palette);
      const out = face.shows.is === 'out';
      if (face.hill && !out) hill(ink, rx * 0.62, -ry - (far ? 0.5 : 0), far ? 0.95 : 1.25, palette);
      if (face.star && !out) star(ink, face.star, -rx * 0.72, -ry + (far ? 0 : 1), far ? 5.6 : 8, palette);
      if (face.burst && !far) hit(ink, rx - 3, 2, palette);
      if (face.tag !== null) tag(ink, face.tag, -rx, ry - 1, far ? 1 : 1.3, palette);
      if (face.more > 0) more(ink, face.more, ry, palette);
      if (face.shows.tab !== undefined) drawTab(ink, face.shows.tab, rx - 1, -ry + 1, far ? 12 : 16, palette);
    },
  };
}

/** Paper in a loop of the holder's ink, with ticks where there is room; dashed where nobody is in it. */
function open(ink: Ink, face: PostFace, level: Level, { rx, ry }: Loop, palette: Palette): void {
  const { ink: colour } = livery(palette, face.livery);
  const shape = loop(0, 0, rx, ry, seedOf(face.name));
  const empty = face.pips.length === 0;
  ink.save();
  ink.translate(1.2, 2.2);
  ink.fillStyle = palette.theme === 'night' ? 'rgba(0,0,0,0.32)' : 'rgba(43,32,18,0.28)';
  traceLoop(ink, shape);
  ink.fill();
  ink.restore();
  ink.fillStyle = tintOf(palette);
  traceLoop(ink, shape);
  ink.fill();
  const out = face.shows.is === 'out';
  ink.strokeStyle = out ? palette.rule : colour;
  if (level !== 'far' && !out) {
    ink.lineWidth = 1.2;
    strokeTicks(ink, shape);
  }
  const line = () => {
    traceLoop(ink, shape);
    ink.stroke();
  };
  ink.lineWidth = out ? 1.2 : level === 'far' ? 1.7 : 1.9;
  ink.setLineDash(empty ? [3.5, 2.5] : []);
  line();
  ink.setLineDash([]);
  strengthen(ink, face.shows, level, palette, () => traceLoop(ink, shape));
  inside(ink, face, level, { rx, ry }, { square: false, text: out ? palette.ink2 : palette.ink, colour, palette });
}

/** Its own outline made stronger: what is asked of it. */
function strengthen(
  ink: Ink,
  { is, held }: PostFace['shows'],
  level: Level,
  palette: Palette,
  outline: () => void,
): void {
  const line = held ? 'planned' : is;
  if (line === 'plain' || line === 'ready' || line === 'out') return;
  const { colour, width, dash, fill } = strokeOf(line, palette);
  const pen = width * LINE[level];
  outline();
  if (fill !== null) {
    ink.fillStyle = fill;
    ink.fill();
  }
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = pen * 2;
  ink.stroke();
  // Over its casing lies the fill's inner half: the line alone is drawn again.
  ink.strokeStyle = colour;
  ink.lineWidth = pen;
  ink.setLineDash(dash);
  ink.stroke();
  ink.setLineDash([]);
}

const LINE: Readonly<Record<Level, number>> = { far: 1, middle: 1.17, near: 1.35 };

/** A square body in the colour of the side that took it. */
function taken(ink: Ink, face: PostFace, level: Level, { rx, ry }: Loop, palette: Palette): void {
  const { fill, ink: colour } = livery(palette, face.livery);
  const out = face.shows.is === 'out';
  const on = out && palette.theme === 'day' ? palette.ink : '#FFF6E6';
  ink.fillStyle = palette.theme === 'night' ? 'rgba(0,0,0,0.4)' : 'rgba(43,32,18,0.3)';
  ink.fillRect(-rx + 1, -ry + 2.5, rx * 2, ry * 2);
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 2.6;
  ink.strokeRect(-rx, -ry, rx * 2, ry * 2);
  ink.fillStyle = tintOf(palette);
  ink.fillRect(-rx, -ry, rx * 2, ry * 2);
  ink.globalAlpha = out ? OUT : 1;
  ink.fillStyle = fill ?? colour;
  ink.fillRect(-rx, -ry, rx * 2, ry * 2);
  ink.globalAlpha = 1;
  ink.strokeStyle = palette['vm-edge'];
  ink.lineWidth = 1.4;
  ink.strokeRect(-rx, -ry, rx * 2, ry * 2);
  strengthen(ink, face.shows, level, palette, () => {
    ink.beginPath();
    ink.rect(-rx, -ry, rx * 2, ry * 2);
  });
  inside(ink, face, level, { rx, ry }, { square: true, text: on, colour: on, palette });
}

interface Inks {
  readonly square: boolean;
  readonly text: string;
  readonly colour: string;
  readonly palette: Palette;
}

/** The name, and below it one pip a counter, or the figure of what is asked. From near the counters themselves lie there. */
function inside(
  ink: Ink,
  face: PostFace,
  level: Level,
  { rx, ry }: Loop,
  { square, text, colour, palette }: Inks,
): void {
  const far = level === 'far';
  const { is, figure } = face.shows;
  const size = far ? (is === 'out' ? 12 : 12.5) : face.name.length > 4 ? 13 : 15;
  const hasPips = face.pips.length > 0 && is !== 'out';
  const font = condensed(700, size);
  if (level === 'near' && (face.shown > 0 || figure)) {
    const row = -ry + 16;
    if (!figure) write(ink, face.name, 0, row, { font, fill: text, room: rx * 2 - 5 });
    else {
      write(ink, face.name, -rx + 6, row, { font, fill: text, align: 'left', room: rx - 4 });
      const fill = square ? text : toneOf(figure.tone, palette);
      write(ink, figure.text, rx - 6, row + 1, {
        font: condensed(700, FIGURE_SIZE.near),
        fill,
        align: 'right',
        room: rx - 4,
      });
    }
    return;
  }
  const lines = (figure ? 1 : 0) + (hasPips && (!far || !figure) ? 1 : 0);
  const base = lines === 0 ? 4.5 : lines === 2 ? -ry + 14 : far || ry < 18 ? 0.8 : -1;
  const top = figure && lines === 1 ? -1 : base;
  write(ink, face.name, 0, top, { font, fill: text, room: rx * 2 - 5 });
  if (figure) {
    const fill = square ? text : toneOf(figure.tone, palette);
    const down = lines === 2 ? -ry + 26 : FIGURE_SIZE[level] - 2.5;
    write(ink, figure.text, 0, down, { font: condensed(700, FIGURE_SIZE[level]), fill, room: rx * 2 - 3 });
  }
  if (hasPips && (!far || !figure))
    pips(ink, face.pips, far, { rx, ry, low: lines === 2 }, { square, text, colour, palette });
}

/** All in one row, smaller where they are many. */
function pips(
  ink: Ink,
  all: readonly Pip[],
  far: boolean,
  { rx, ry, low }: Loop & { readonly low: boolean },
  { square, colour }: Inks,
): void {
  const full = far ? (square ? 5 : 4.6) : 7.4;
  const gap = far ? 1.2 : 2;
  const wide = all.reduce((sum, pip) => sum + pipWidth(pip), 0);
  const size = Math.min(full, (rx * 2 - 7 - gap * (all.length - 1)) / wide);
  let x = -(size * wide + gap * (all.length - 1)) / 2;
  const y = (low ? ry - 5.5 : far ? 6 : 9.6) - size / 2;
  for (const pip of all) {
    drawPip(ink, pip, x, y, { size, square, colour });
    x += size * pipWidth(pip) + gap;
  }
}

const HEAVY: Readonly<Record<Level, number>> = { far: 3, middle: 3.6, near: 4.4 };
const THIN: Readonly<Record<Level, number>> = { far: 1.3, middle: 1.6, near: 2 };

/** Thin ink where it is only printed, red where it can be used, heavy where somebody stands behind it. */
function drawBracket(
  ink: Ink,
  { heading, is }: Bracket,
  { rx, ry }: Loop,
  level: Level,
  out: boolean,
  palette: Palette,
): void {
  const [x, y] = bracketAt(heading, rx, ry);
  const s = level === 'far' ? 6.5 : 12;
  ink.save();
  ink.translate(x, y);
  ink.rotate(heading + Math.PI);
  ink.beginPath();
  ink.moveTo(-s * 0.3, -s);
  ink.quadraticCurveTo(s * 0.35, -s, s * 0.35, 0);
  ink.quadraticCurveTo(s * 0.35, s, -s * 0.3, s);
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = level === 'far' ? 4 : 6;
  ink.stroke();
  ink.strokeStyle = out ? palette.rule : is === 'printed' ? palette.ink2 : palette.vm;
  ink.lineWidth = out ? 1.2 : (is === 'threatening' ? HEAVY : THIN)[level];
  ink.stroke();
  ink.restore();
}

/** A trench around a post: as much of the ring as it has levels; closed, it is cut off. */
function ring(ink: Ink, { value, of }: { value: number; of: number }, { rx, ry }: Loop, k: number, palette: Palette) {
  const share = (Math.PI * 2) / of;
  const whole = value >= of;
  ink.lineJoin = 'round';
  for (let level = 0; level < Math.min(value, of); level++) {
    const from = -2.4 + level * share + (whole ? 0 : 0.1);
    const span = share - (whole ? 0 : 0.25);
    const teeth = Math.round((span * (rx + ry)) / 2 / (2.9 * k));
    ink.beginPath();
    for (let i = 0; i <= teeth; i++) {
      const a = from + (span * i) / teeth;
      const out = (i % 2 === 1 ? 2.2 : -1) * k;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      ink.lineTo(Math.sign(c) * Math.abs(c) ** 0.62 * (rx + out), Math.sign(s) * Math.abs(s) ** 0.62 * (ry + out));
    }
    ink.strokeStyle = tintOf(palette);
    ink.lineWidth = 4 * k;
    ink.stroke();
    ink.strokeStyle = palette.vm;
    ink.lineWidth = 1.7 * k;
    ink.stroke();
  }
}

function hill(ink: Ink, x: number, y: number, k: number, palette: Palette): void {
  ink.beginPath();
  ink.moveTo(x, y + 3.8 * k);
  ink.lineTo(x + 3.9 * k, y - 3.8 * k);
  ink.lineTo(x + 7.8 * k, y + 3.8 * k);
  ink.closePath();
  ink.lineJoin = 'round';
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 2.6;
  ink.stroke();
  ink.fillStyle = palette.terr;
  ink.fill();
}

function star(ink: Ink, is: 'open' | 'taken', x: number, y: number, r: number, palette: Palette): void {
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fillStyle = is === 'taken' ? palette['vm-fill'] : tintOf(palette);
  ink.fill();
  if (is === 'taken') {
    ink.strokeStyle = tintOf(palette);
    ink.lineWidth = 1.3;
    ink.stroke();
  }
  drawIcon(ink, 'star', x, y - 0.2, r * (is === 'taken' ? 1.55 : 2), is === 'taken' ? '#FFF6E6' : palette.laterite);
}

function hit(ink: Ink, x: number, y: number, palette: Palette): void {
  ink.beginPath();
  ink.arc(x, y, 8, 0, 7);
  ink.fillStyle = palette.warn;
  ink.fill();
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 1.3;
  ink.stroke();
  drawIcon(ink, 'burst', x, y, 11, '#FFF6E6');
}

/** A warning on a pill. */
function tag(ink: Ink, text: string, x: number, y: number, k: number, palette: Palette): void {
  ink.beginPath();
  ink.roundRect(x - 9.5 * k, y - 7.5 * k, 19 * k, 15 * k, 7.5 * k);
  ink.fillStyle = palette.warn;
  ink.fill();
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 1.5;
  ink.stroke();
  write(ink, text, x, y + 4.4 * k, { font: condensed(700, 12.5 * k), fill: palette['on-laterite'], room: 16 * k });
}

function more(ink: Ink, count: number, ry: number, palette: Palette): void {
  write(ink, `+${count}`, 0, ry + 5, {
    font: condensed(700, 13),
    fill: palette.ink,
    halo: { colour: tintOf(palette), width: 3 },
  });
}
