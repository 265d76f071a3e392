import type { Livery } from '../../kernel/view';
import { length, type Point, walk } from '../base/geometry';
import { noise } from '../ground/noise';
import type { Picture } from './picture';

/** Dashes of each band's line, so that colour is never alone: lengths of stroke and gap in turn; others are solid. */
const DASHES: Readonly<Partial<Record<Livery, readonly number[]>>> = {
  'band-1': [3, 4],
  'band-2': [9, 4],
  'band-4': [13, 3, 2.5, 3],
};

/** A stretch of line: from where to where along it. */
export interface Dash {
  readonly from: number;
  readonly to: number;
}

export function dashes(worn: Livery | null, total: number): Dash[] {
  const pattern = (worn && DASHES[worn]) ?? [];
  if (pattern.length === 0) return [{ from: 0, to: total }];
  const out: Dash[] = [];
  let at = 0;
  for (let i = 0; at < total; i++) {
    const span = pattern[i % pattern.length] ?? 1;
    if (i % 2 === 0) out.push({ from: at, to: Math.min(total, at + span) });
    at += span;
  }
  return out;
}

/** A short straight piece of a line: middle, heading, length. */
export interface Piece {
  readonly at: Point;
  readonly heading: number;
  readonly long: number;
}

const LONGEST_PIECE = 13;

/** Cuts stretches of a curved line into straight pieces short enough to follow the bend. */
export function pieces(line: readonly Point[], stretches: readonly Dash[]): Piece[] {
  return stretches.flatMap(({ from, to }) => {
    const count = Math.max(1, Math.ceil((to - from) / LONGEST_PIECE));
    const long = (to - from) / count;
    return Array.from({ length: count }, (_, i): Piece => {
      const { at, heading } = walk(line, from + (i + 0.5) * long);
      return { at, heading, long };
    });
  });
}

export function wholeLine(line: readonly Point[]): Dash[] {
  return [{ from: 0, to: length(line) }];
}

export const CRAYON = { length: 16, width: 6 } as const;

/** White wax on rough paper, tinted by its sprite. Four variants keep repeats from showing. */
export function crayonPicture(variant: number): Picture {
  return {
    key: `crayon|${variant}`,
    width: CRAYON.length + 2,
    height: CRAYON.width + 2,
    anchor: [CRAYON.length / 2 + 1, CRAYON.width / 2 + 1],
    bleed: 1,
    draw(ink) {
      const grain = 0.5;
      ink.translate(1, 1);
      for (let y = 0; y < CRAYON.width; y += grain) {
        for (let x = -1; x < CRAYON.length + 1; x += grain) {
          const rough =
            noise(x * 1.3 + variant * 37, y * 1.3 + 5) * 0.65 + noise(x * 3.1 + variant * 11, y * 3.1) * 0.35;
          const edge = Math.min(y, CRAYON.width - grain - y);
          const wax = rough > 0.68 ? 0.15 : edge < 0.5 && rough > 0.42 ? 0.45 : 1;
          ink.fillStyle = `rgba(255,255,255,${wax})`;
          ink.fillRect(x, y, grain, grain);
        }
      }
    },
  };
}

/** Side of the white dot that is stretched into any plain line. */
export const PLAIN = 4;

/** That dot. */
export const plainPicture: Picture = {
  key: 'plain',
  width: 8,
  height: 8,
  anchor: [4, 4],
  bleed: 2,
  draw(ink) {
    ink.fillStyle = '#FFFFFF';
    ink.fillRect(0, 0, 8, 8);
  },
};
