import type { Point, Rect } from '../base/geometry';

/** A part of the sheet cut into cells. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** What a box costs about a point, as the mean over it of what its cells cost. */
export type BoxCost = (box: Rect, x: number, y: number) => number;

/** Sums over all cells above and to the left, so that any box is four looks. */
export function costGrid(
  region: Region,
  outline: readonly Point[],
  /** Something that a whole row shares. */
  rowOf: (y: number) => number,
  cellCost: (x: number, y: number, inside: boolean, row: number) => number,
): BoxCost {
  const { left, top, cell } = region;
  const columns = Math.max(1, Math.ceil(region.width / cell));
  const rows = Math.max(1, Math.ceil(region.height / cell));
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let j = 0; j < rows; j++) {
    const y = top + (j + 0.5) * cell;
    const cuts = cutsAt(outline, y);
    const shared = rowOf(y);
    let next = 0;
    let inside = false;
    let row = 0;
    for (let i = 0; i < columns; i++) {
      const x = left + (i + 0.5) * cell;
      for (let cut = cuts[next]; cut !== undefined && cut < x; cut = cuts[next]) {
        inside = !inside;
        next++;
      }
      row += cellCost(x, y, inside, shared);
      sums[(j + 1) * (columns + 1) + i + 1] = (sums[j * (columns + 1) + i + 1] ?? 0) + row;
    }
  }
  const column = (x: number) => Math.max(0, Math.min(columns, Math.round((x - left) / cell)));
  const row = (y: number) => Math.max(0, Math.min(rows, Math.round((y - top) / cell)));
  const at = (i: number, j: number) => sums[j * (columns + 1) + i] ?? 0;
  return (box, dx, dy) => {
    const [x, y] = [box.x + dx, box.y + dy];
    const [a, b] = [column(x), row(y)];
    const [c, d] = [Math.max(a + 1, column(x + box.width)), Math.max(b + 1, row(y + box.height))];
    return (at(c, d) - at(a, d) - at(c, b) + at(a, b)) / ((c - a) * (d - b));
  };
}

/** Where a level line enters and leaves an outline, from left to right. */
function cutsAt(outline: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  let b = outline.at(-1);
  for (const a of outline) {
    if (b && a[1] > y !== b[1] > y) cuts.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
    b = a;
  }
  return cuts.sort((p, q) => p - q);
}
