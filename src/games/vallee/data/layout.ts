/** How the ground lies under the sheet of areas, as curves of east and of north; pegs.ts holds the finer registration. */
import type { Projection } from '../../../kernel/view';

export const portrait: Projection = {
  aspect: 1000 / 1400,
  x: [
    [-5.2, -0.15],
    [-3.5, 0],
    [-1.75, 0.165],
    [-1.15, 0.28],
    [-0.45, 0.385],
    [0, 0.486],
    [0.45, 0.61],
    [0.9, 0.73],
    [1.7, 0.83],
    [3.2, 1],
    [5.8, 1.2],
  ],
  y: [
    [6.9, -0.06],
    [5.9, 0],
    [4.1, 0.146],
    [2.65, 0.213],
    [1.5, 0.288],
    [1.05, 0.369],
    [0.5, 0.436],
    [0, 0.517],
    [-0.4, 0.611],
    [-0.9, 0.66],
    [-5.5, 0.845],
    [-8, 1],
    [-11, 1.2],
  ],
};

/** The sheet is the same held across: it is not bent anew. */
export const landscape: Projection = portrait;
