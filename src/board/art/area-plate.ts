import { nameSize, PART, type Part, type PlateFace, type PlateParts, type StackFace } from '../areas/plate';
import type { Ink } from '../ground/sheet';
import { alpha, livery, type Palette } from '../palette';
import type { Level } from './centre';
import { drawIcon } from './draw-icon';
import type { IconName } from './icons';
import type { Picture } from './picture';
import { condensed, mapItalic, write } from './type';

/** Scale of plates at each level; near, counters stand where the badge was. */
export const PLATE_SCALE: Readonly<Record<Level, number>> = { far: 1, middle: 1.3, near: 1.3 };

export const plateFont = ({ wild }: PlateFace, scale: number) =>
  wild ? mapItalic(13 * Math.sqrt(scale)) : condensed(700, nameSize(scale));

const MARGIN = 14;

const tintOf = (palette: Palette) => alpha(palette.theme === 'night' ? '#181E1E' : palette.paper, 0.93);

/** The plate of an area, hung by the middle of its upper edge. Near, its counters are pieces of their own. */
export function platePicture(face: PlateFace, parts: PlateParts, level: Level, palette: Palette): Picture {
  const k = PLATE_SCALE[level];
  const near = level === 'near';
  const left = Math.min(-parts.width / 2, parts.corner?.x ?? 0) - MARGIN;
  const width = Math.ceil(parts.width / 2 + MARGIN - left);
  const height = Math.ceil(parts.height + MARGIN * 2);
  return {
    key: ['plate', level, Math.round(parts.height), palette.theme, JSON.stringify(face)].join('|'),
    width,
    height,
    anchor: [-left, MARGIN],
    draw(ink) {
      ink.translate(-left, MARGIN);
      nameRow(ink, face, parts, { k, level, palette });
      if (!near) {
        face.stacks.forEach((stack, i) => {
          const at = parts.stacks[i];
          if (at) badge(ink, stack, at, palette);
        });
      }
      if (parts.hills) hills(ink, face, parts.hills, near, k, palette);
      if (parts.trench) trenches(ink, parts.trench, face.trench, face.ready, k, palette);
      if (parts.corner) corner(ink, face, parts.corner, k, palette);
    },
  };
}

function nameRow(
  ink: Ink,
  face: PlateFace,
  { name }: PlateParts,
  { k, level, palette }: { readonly k: number; readonly level: Level; readonly palette: Palette },
): void {
  const halo = tintOf(palette);
  if (face.wild) {
    write(ink, face.name, 0, 12 * Math.sqrt(k), {
      font: plateFont(face, k),
      fill: palette.ink2,
      halo: { colour: halo, width: 2.5 },
    });
    return;
  }
  const base = 11 * k;
  let x = name.x;
  const mark = (icon: IconName, size: number, colour: string, disc: string, r: number) => {
    spot(ink, x + 5.5 * k, base - 4.3 * k, r * k, disc);
    drawIcon(ink, icon, x + 5.5 * k, base - 4.5 * k, size * k, colour);
    x += PART.mark * k;
  };
  if (face.star === 'taken') mark('star', 11, '#FFF6E6', palette['vm-fill'], 6.9);
  else if (face.star) mark('star', 13, palette.laterite, halo, 6.5);
  if (face.strip) mark('plane', 13, livery(palette, face.holder).ink, halo, 7);
  if (level === 'near' && face.supply) mark('chute', 12, palette.monsoon, halo, 7);
  if (level === 'near' && face.bonus) mark('cards', 11, palette.ink2, halo, 7);
  write(ink, face.name, x, base, {
    font: plateFont(face, k),
    fill: palette.ink,
    align: 'left',
    halo: { colour: halo, width: 3.2 },
  });
}

/** In a column beside the badge, in a row beside a name that has none. */
function hills(
  ink: Ink,
  { terrain, counts, stacks }: PlateFace,
  at: Part,
  near: boolean,
  k: number,
  palette: Palette,
): void {
  for (let i = 0; i < terrain; i++) {
    if (near || stacks.length === 0)
      hill(ink, at.x + i * PART.hill.inRow * k, at.y + at.height / 2, counts, k, palette);
    else hill(ink, at.x, at.y + (terrain - i - 0.5) * PART.hill.tall * k, counts, k, palette);
  }
}

function spot(ink: Ink, x: number, y: number, r: number, fill: string): void {
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fillStyle = fill;
  ink.fill();
}

/** Firepower of the fresh units, then one pip a unit: filled fresh, hollow spent, a dot for room left. */
function badge(ink: Ink, stack: StackFace, at: Part, palette: Palette): void {
  const { ink: colour, fill } = livery(palette, stack.livery);
  const square = fill !== null;
  const k = at.width / PART.badge.width;
  const allSpent = stack.fresh === 0;
  const body = allSpent ? palette.spent : square ? fill : palette['fr-fill'];
  const night = palette.theme === 'night';
  const edge = square ? palette['vm-edge'] : night ? colour : palette['fr-header'];
  const round = square ? 0 : 6.5 * k;
  const box = (dx: number, dy: number) => {
    ink.beginPath();
    ink.roundRect(at.x + dx, at.y + dy, at.width, at.height, round);
  };
  box(1.2, 2.2);
  ink.fillStyle = night ? 'rgba(0,0,0,0.4)' : 'rgba(43,32,18,0.35)';
  ink.fill();
  box(0, 0);
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 3;
  ink.stroke();
  ink.fillStyle = body;
  ink.fill();
  ink.strokeStyle = edge;
  ink.lineWidth = 1.3;
  ink.stroke();
  const on = '#FFF6E6';
  ink.globalAlpha = allSpent ? 0.85 : 1;
  write(ink, String(allSpent ? 0 : stack.fire), at.x + 11.5 * k, at.y + 15 * k, {
    font: condensed(700, Math.max(12, 15.5 * k)),
    fill: on,
    room: 17 * k,
  });
  ink.globalAlpha = 1;
  pips(ink, stack, at, square, k, on);
}

function pips(ink: Ink, { fresh, spent, of }: StackFace, at: Part, square: boolean, k: number, colour: string): void {
  const size = 4.3 * k;
  const gap = 1.5 * k;
  const left = at.x + at.width - 4 * k - 3 * size - 2 * gap;
  const top = at.y + (at.height - 3 * size - 2 * gap) / 2;
  ink.lineWidth = 1;
  ink.strokeStyle = colour;
  ink.fillStyle = colour;
  for (let i = 0; i < of; i++) {
    const x = left + (i % 3) * (size + gap);
    const y = top + Math.floor(i / 3) * (size + gap);
    ink.beginPath();
    if (i >= fresh + spent) {
      ink.globalAlpha = 0.4;
      ink.arc(x + size / 2, y + size / 2, 0.75 * k, 0, 7);
      ink.fill();
      ink.globalAlpha = 1;
    } else if (i < fresh) {
      if (square) ink.rect(x, y, size, size);
      else ink.arc(x + size / 2, y + size / 2, size / 2, 0, 7);
      ink.fill();
    } else {
      if (square) ink.rect(x + 0.5, y + 0.5, size - 1, size - 1);
      else ink.arc(x + size / 2, y + size / 2, size / 2 - 0.55, 0, 7);
      ink.stroke();
    }
  }
}

/** One triangle a point of terrain; hollow where it does not count. */
function hill(ink: Ink, x: number, y: number, counts: boolean, k: number, palette: Palette): void {
  ink.beginPath();
  ink.moveTo(x, y + 3.3 * k);
  ink.lineTo(x + 3.4 * k, y - 3.3 * k);
  ink.lineTo(x + 6.8 * k, y + 3.3 * k);
  ink.closePath();
  ink.lineJoin = 'round';
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 2.6;
  ink.stroke();
  ink.fillStyle = counts ? palette.terr : tintOf(palette);
  ink.fill();
  ink.strokeStyle = palette.terr;
  ink.lineWidth = 1;
  ink.stroke();
}

/** One zigzag a level; a head at the end where an assault can start. */
function trenches(ink: Ink, at: Part, level: number, ready: boolean, k: number, palette: Palette): void {
  const wide = at.width - (ready ? 9 * k : 0);
  const teeth = Math.round(wide / (4.3 * k));
  const zigzag = (row: number) => {
    ink.beginPath();
    ink.moveTo(at.x, at.y + row * PART.trench.tall * k + 1.5 * k);
    for (let i = 1; i <= teeth; i++) {
      ink.lineTo(at.x + (i * wide) / teeth, at.y + row * PART.trench.tall * k + (i % 2 === 1 ? 4.7 : 1.5) * k);
    }
  };
  ink.lineJoin = 'round';
  for (let row = 0; row < level; row++) {
    zigzag(row);
    ink.strokeStyle = tintOf(palette);
    ink.lineWidth = 4.2;
    ink.stroke();
    ink.strokeStyle = palette.vm;
    ink.lineWidth = 1.7 * Math.sqrt(k);
    ink.stroke();
  }
  if (!ready) return;
  const x = at.x + wide + 2 * k;
  const y = at.y + at.height / 2 + k;
  ink.beginPath();
  ink.moveTo(x, y - 4.5 * k);
  ink.lineTo(x + 6 * k, y);
  ink.lineTo(x, y + 4.5 * k);
  ink.closePath();
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 3;
  ink.stroke();
  ink.fillStyle = palette.vm;
  ink.fill();
}

/** Fire markers and missing supply, on the upper left corner. */
function corner(ink: Ink, { fires, unsupplied }: PlateFace, at: Part, k: number, palette: Palette): void {
  const r = PART.corner * k;
  let x = at.x + at.width - r;
  const y = at.y + r;
  if (unsupplied) {
    spot(ink, x, y, r, tintOf(palette));
    drawIcon(ink, 'chute', x, y, 13 * k, palette.warn);
    ink.strokeStyle = palette.warn;
    ink.lineWidth = 1.8 * k;
    ink.beginPath();
    ink.moveTo(x - 6 * k, y + 6 * k);
    ink.lineTo(x + 6 * k, y - 6 * k);
    ink.stroke();
    x -= r * 1.5;
  }
  for (const worn of fires) {
    spot(ink, x, y, r, tintOf(palette));
    drawIcon(ink, 'burst', x, y, 16 * k, livery(palette, worn).ink);
    x -= r * 1.5;
  }
}
