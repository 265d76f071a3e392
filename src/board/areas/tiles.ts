import type { Size } from '../base/camera';
import type { Point, Rect } from '../base/geometry';
import type { Net } from './net';

/** A part of the sheet with what may show in it: drawn anew only where that has changed. */
export interface Tile {
  readonly box: Rect;
  /** Only what reaches into it. */
  readonly net: Net;
}

/** As many as graphics cards take in one go. */
const LONG_SIDE = 5;
const SHORT_SIDE = 3;

/** Cuts a sheet; `reach` is how far anything is drawn beside its line. */
export function tilesOf(net: Net, { width, height }: Size, reach: number): Tile[] {
  const [columns, rows] = width > height ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const tile = { width: width / columns, height: height / rows };
  const outlines = [...net.outlines].map(([id, line]) => ({ id, line, box: boxAbout(line) }));
  const borders = net.borders.map((border) => ({ border, box: boxAbout(border.line) }));
  return Array.from({ length: columns * rows }, (_, i) => {
    const box = { x: (i % columns) * tile.width, y: Math.floor(i / columns) * tile.height, ...tile };
    const reaches = (other: { readonly box: Rect }) => meet(box, other.box, reach);
    return {
      box,
      net: {
        borders: borders.filter(reaches).map(({ border }) => border),
        outlines: new Map(outlines.filter(reaches).map(({ id, line }) => [id, line])),
        holes: net.holes,
      },
    };
  });
}

function boxAbout(line: readonly Point[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const meet = (a: Rect, b: Rect, reach: number) =>
  a.x - reach < b.x + b.width &&
  b.x < a.x + a.width + reach &&
  a.y - reach < b.y + b.height &&
  b.y < a.y + a.height + reach;
