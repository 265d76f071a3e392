import { PART, type StackFace, stackSize } from '../areas/plate';
import type { Rect } from '../base/geometry';
import { alpha, livery, type Palette } from '../base/palette';
import type { Ink } from '../ground/sheet';
import { drawPip } from './pips';
import { condensed, write } from './type';

const ON = '#FFF6E6';

/** Paper, or its night, that lies under whatever is lettered on the map. */
const paperOf = (palette: Palette) => (palette.theme === 'night' ? '#181E1E' : palette.paper);
export const tintOf = (palette: Palette) => alpha(paperOf(palette), 0.93);

const shadowOf = ({ theme }: Palette) => (theme === 'night' ? 'rgba(0,0,0,0.4)' : 'rgba(43,32,18,0.35)');

/** A stack as its badge: a figure with pips; face down a hatched square with a count; dummies in a dashed box. */
export function drawStack(ink: Ink, stack: StackFace, at: Rect, inRow: boolean, palette: Palette): void {
  const k = at.width / stackSize(stack, inRow).width;
  if (stack.hidden) {
    faceDown(ink, stack, at, k, palette);
    return;
  }
  const decoys = stack.dummies ? PART.dummy.width * k : 0;
  const width = at.width - decoys;
  if (width > 1) badge(ink, stack, { ...at, width }, k, inRow, palette);
  if (stack.dummies) dummies(ink, stack.dummies, { ...at, x: at.x + width, width: decoys }, k, palette);
}

/**
 * The figure, then one pip a counter and a dot for room left. Where none of them can act it is hollow, in the ink of its
 * side, with what they still are.
 */
function badge(ink: Ink, stack: StackFace, at: Rect, k: number, inRow: boolean, palette: Palette): void {
  const { ink: colour, fill } = livery(palette, stack.livery);
  const square = fill !== null;
  const spent = stack.spent ?? false;
  const body = spent ? paperOf(palette) : square ? fill : palette['fr-fill'];
  const edge = spent ? colour : square ? palette['vm-edge'] : palette.theme === 'night' ? colour : palette['fr-header'];
  const round = square ? 0 : 6.5 * k;
  const box = (dx: number, dy: number) => {
    ink.beginPath();
    ink.roundRect(at.x + dx, at.y + dy, at.width, at.height, round);
  };
  box(1.2, 2.2);
  ink.fillStyle = shadowOf(palette);
  ink.fill();
  box(0, 0);
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 3;
  ink.stroke();
  ink.fillStyle = body;
  ink.fill();
  ink.strokeStyle = edge;
  ink.lineWidth = spent ? 2 : 1.3;
  ink.stroke();
  write(
    ink,
    String(spent ? stillOf(stack) : stack.figure),
    inRow ? at.x + at.width / 2 : at.x + 11.5 * k,
    at.y + 15 * k,
    {
      font: condensed(700, Math.max(12, 15.5 * k)),
      fill: spent ? colour : ON,
      room: (inRow ? 24 : 17) * k,
    },
  );
  if (!inRow) pips(ink, stack, at, square, spent ? colour : ON, k);
}

/** The defence of a stack that cannot act, else its figure, else how many they are: never a bare nought. */
export function stillOf({ still, figure, pips: all }: Pick<StackFace, 'still' | 'figure' | 'pips'>): number {
  return still ?? (figure > 0 ? figure : all.filter((pip) => pip !== 'room' && pip !== 'dummy').length);
}

/** Three in a row, a little larger where two rows are enough. */
function pips(ink: Ink, { pips: all }: StackFace, at: Rect, square: boolean, colour: string, k: number): void {
  const rows = Math.ceil(all.length / 3);
  const [size, gap, edge] = rows < 3 ? [4.7 * k, 1.4 * k, 3.2 * k] : [4.3 * k, 1.5 * k, 4 * k];
  const left = at.x + at.width - edge - 3 * size - 2 * gap;
  const top = at.y + (at.height - rows * size - (rows - 1) * gap) / 2;
  all.forEach((pip, i) => {
    const x = left + (i % 3) * (size + gap);
    const y = top + Math.floor(i / 3) * (size + gap);
    drawPip(ink, pip, x, y, { size, square, colour });
  });
}

/** Two boxes behind the first at most, whatever the count over two. */
function faceDown(ink: Ink, { figure, livery: worn }: StackFace, at: Rect, k: number, palette: Palette): void {
  const { fill, ink: colour } = livery(palette, worn);
  const edge = palette['vm-edge'];
  const height = PART.back.height * k;
  const width = (figure > 9 ? PART.back.wide : PART.back.width) * k;
  const behind = Math.round((at.width - width) / (PART.back.shadow * k));
  const y = at.y + at.height - height;
  for (let i = behind; i > 0; i--) {
    ink.fillStyle = fill ?? colour;
    ink.strokeStyle = tintOf(palette);
    ink.lineWidth = 1;
    const aside = i * PART.back.shadow * k;
    ink.fillRect(at.x + aside, y - aside, width, height);
    ink.strokeRect(at.x + aside, y - aside, width, height);
  }
  ink.fillStyle = shadowOf(palette);
  ink.fillRect(at.x + 1.2, y + 2.2, width, height);
  ink.strokeStyle = tintOf(palette);
  ink.lineWidth = 3;
  ink.strokeRect(at.x, y, width, height);
  hatched(ink, { x: at.x, y, width, height }, fill ?? colour);
  ink.strokeStyle = edge;
  ink.lineWidth = 1.3;
  ink.strokeRect(at.x, y, width, height);
  ink.lineJoin = 'round';
  write(ink, String(figure), at.x + width / 2, y + height / 2 + 4.9 * k, {
    font: condensed(700, Math.max(12.5, 13.5 * k)),
    fill: ON,
    halo: { colour: fill ?? colour, width: 2.6 },
  });
}

/** A body with slanted light lines over it: whoever lies there is not known. */
export function hatched(ink: Ink, { x, y, width, height }: Rect, body: string): void {
  ink.save();
  ink.beginPath();
  ink.rect(x, y, width, height);
  ink.clip();
  ink.fillStyle = body;
  ink.fillRect(x, y, width, height);
  ink.strokeStyle = 'rgba(255,255,255,0.26)';
  ink.lineWidth = 1.6;
  ink.beginPath();
  for (let along = -height; along < width; along += 5.5 * Math.SQRT2) {
    ink.moveTo(x + along, y + height);
    ink.lineTo(x + along + height, y);
  }
  ink.stroke();
  ink.restore();
}

/** Known to be nothing: their number in a dashed box. */
function dummies(ink: Ink, count: number, at: Rect, k: number, palette: Palette): void {
  const box = [at.x + 1.5, at.y + 2 * k, at.width - 1.5, at.height - 4 * k] as const;
  ink.fillStyle = tintOf(palette);
  ink.fillRect(...box);
  ink.strokeStyle = palette.vm;
  ink.lineWidth = 1.4;
  ink.setLineDash([2.5, 1.8]);
  ink.strokeRect(...box);
  ink.setLineDash([]);
  write(ink, String(count), at.x + 0.75 + at.width / 2, at.y + at.height / 2 + 4.4 * k, {
    font: condensed(700, Math.max(12, 12.5 * k)),
    fill: palette.vm,
  });
}
