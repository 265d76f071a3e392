import { isBare, nameSize, PART, type PlateFace, type PlateParts } from '../areas/plate';
import type { Rect } from '../base/geometry';
import { livery, type Palette } from '../base/palette';
import type { Level } from '../base/types';
import type { Ink } from '../ground/sheet';
import { drawIcon } from './draw-icon';
import { type IconName, isIcon } from './icons';
import type { Picture } from './picture';
import { drawStack, tintOf } from './stack';
import { condensed, mapItalic, stencil, write } from './type';

/** Scale of plates at each level; near, counters stand where the badge was. */
export const PLATE_SCALE: Readonly<Record<Level, number>> = { far: 1, middle: 1.3, near: 1.3 };

export function plateFont({ letters }: PlateFace, scale: number): string {
  if (letters === 'italic') return mapItalic(13 * Math.sqrt(scale));
  return letters === 'stencil' ? stencil(14.5 * Math.sqrt(scale)) : condensed(700, nameSize(scale));
}

const MARGIN = 14;
/** How much of a badge out of reach is seen; names are never veiled. */
export const OUT = 0.62;

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
      if (!near || face.inRow) {
        face.stacks.forEach((stack, i) => {
          const at = parts.stacks[i];
          if (!at) return;
          if (face.out) ink.globalAlpha = OUT;
          drawStack(ink, stack, at, face.inRow, palette);
          ink.globalAlpha = 1;
        });
      }
      if (parts.hills) hills(ink, face, parts.hills, near, k, palette);
      if (parts.figures) arms(ink, face, parts.figures, k, palette);
      if (parts.trench) trenches(ink, parts.trench, face, k, palette);
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
  if (face.letters === 'italic') {
    // Its ground is marked after it, so it stands a little to the left.
    const aside = isBare(face) && face.ground ? name.x + name.width / 2 - (PART.hill.wide * Math.sqrt(k) + 1) / 2 : 0;
    write(ink, face.name, aside, 12 * Math.sqrt(k), {
      font: plateFont(face, k),
      fill: palette.ink2,
      halo: { colour: halo, width: 2.5 },
    });
    return;
  }
  const base = name.y + 11 * k;
  let x = name.x;
  const mark = (icon: IconName, size: number, colour: string, disc: string, r: number) => {
    spot(ink, x + 5.5 * k, base - 4.3 * k, r * k, disc);
    drawIcon(ink, icon, x + 5.5 * k, base - 4.5 * k, size * k, colour);
    x += PART.mark * k;
  };
  if (face.star === 'taken') mark('star', 11, '#FFF6E6', palette['vm-fill'], 6.9);
  else if (face.star) mark('star', 13, palette.laterite, halo, 6.5);
  if (face.hq) mark('hq', 12.5, palette.laterite, halo, 7);
  if (face.strip) mark('plane', 13, livery(palette, face.holder).ink, halo, 7);
  if (level === 'near' && face.supply) mark('chute', 12, palette.monsoon, halo, 7);
  if (level === 'near' && face.bonus) mark('cards', 11, palette.ink2, halo, 7);
  write(ink, face.name, x, base, {
    font: plateFont(face, k),
    fill: face.out ? palette.ink2 : palette.ink,
    align: 'left',
    halo: { colour: halo, width: 3.2 },
  });
}

/** In a column beside the badge, in a row beside a name that has none. */
function hills(ink: Ink, face: PlateFace, at: Rect, near: boolean, k: number, palette: Palette): void {
  const { terrain, counts, stacks, ground } = face;
  if (ground === 'jungle') {
    const y = at.y + at.height / 2;
    spot(ink, at.x + 4.2 * k, y, 5.4 * k, tintOf(palette));
    drawIcon(ink, 'tree', at.x + 4.2 * k, y, 10 * k, palette.legal);
  } else if (ground === 'marsh') {
    waves(ink, at.x, at.y + at.height / 2, k, palette);
  }
  for (let i = 0; i < terrain; i++) {
    if (near || stacks.length === 0 || face.letters === 'stencil' || face.letters === 'plain')
      hill(ink, at.x + i * PART.hill.inRow * k, at.y + at.height / 2, counts, k, palette);
    else hill(ink, at.x, at.y + (terrain - i - 0.5) * PART.hill.tall * k, counts, k, palette);
  }
}

function waves(ink: Ink, x: number, y: number, k: number, palette: Palette): void {
  ink.beginPath();
  for (const row of [-2.2, 2]) {
    ink.moveTo(x, y + row * k);
    for (const i of [0, 1]) {
      ink.quadraticCurveTo(x + (i * 4.4 + 1.1) * k, y + (row - 2.6) * k, x + (i * 4.4 + 2.2) * k, y + row * k);
      ink.quadraticCurveTo(x + (i * 4.4 + 3.3) * k, y + (row + 2.6) * k, x + (i * 4.4 + 4.4) * k, y + row * k);
    }
  }
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 3;
  ink.stroke();
  ink.strokeStyle = palette.sea;
  ink.lineWidth = 1.4;
  ink.stroke();
}

/** Icons with their numbers: one below the other beside a badge, in a row otherwise. */
function arms(ink: Ink, { figures }: PlateFace, at: Rect, k: number, palette: Palette): void {
  const column = at.height > PART.arm.tall * 1.8 * k || at.width < PART.arm.wide * k;
  const halo = { colour: tintOf(palette), width: 3 };
  let x = at.x;
  figures.forEach(({ icon, value }, i) => {
    const y = column ? at.y + (i + 0.5) * PART.arm.tall * k : at.y + at.height / 2 - 0.3 * k;
    spot(ink, x + 5 * k, y, 5.6 * k, tintOf(palette));
    if (isIcon(icon)) drawIcon(ink, icon, x + 5 * k, y, icon === 'gun' ? 14 * k : 11.5 * k, palette.ink);
    write(ink, String(value), x + 10.6 * k, y + 4.4 * k, {
      font: condensed(700, Math.max(12, 12 * k)),
      fill: palette.ink,
      align: 'left',
      halo,
    });
    if (!column) x += (PART.arm.wide + (value > 9 ? PART.arm.digit : 0)) * k;
  });
}

function spot(ink: Ink, x: number, y: number, r: number, fill: string): void {
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fillStyle = fill;
  ink.fill();
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

/** One zigzag a level, the last dotted where it is not held yet; a head at the end where an assault can start. */
function trenches(ink: Ink, at: Rect, { trench: level, ready, loose }: PlateFace, k: number, palette: Palette): void {
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
    if (loose && row === level - 1) ink.setLineDash([2.5, 2.5]);
    ink.stroke();
    ink.setLineDash([]);
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

/** Signs on the upper left corner. */
function corner(ink: Ink, { signs }: PlateFace, at: Rect, k: number, palette: Palette): void {
  const r = PART.corner * k;
  let x = at.x + at.width - r;
  const y = at.y + r;
  for (const { icon, worn, struck } of signs) {
    const colour = worn ? livery(palette, worn).ink : palette.warn;
    if (icon === 'alert') {
      spot(ink, x, y, r, palette.laterite);
      write(ink, '!', x, y + 4.6 * k, { font: condensed(700, 13 * k), fill: palette['on-laterite'] });
    } else {
      spot(ink, x, y, r, tintOf(palette));
      drawIcon(ink, icon, x, y, (icon === 'burst' ? 16 : 13) * k, colour);
    }
    if (struck) {
      ink.strokeStyle = colour;
      ink.lineWidth = 1.8 * k;
      ink.beginPath();
      ink.moveTo(x - 6 * k, y + 6 * k);
      ink.lineTo(x + 6 * k, y - 6 * k);
      ink.stroke();
    }
    x -= r * 1.5;
  }
}
