/** How the ground lies under the sheet, as curves of east and of north; pegs.ts holds the finer registration. */
import type { Projection } from '../../../kernel/view';

export const portrait: Projection = {
  aspect: 1000 / 1500,
  x: [
    [-5, -0.4],
    [-2.4, 0],
    [-1.1, 0.17],
    [-0.4, 0.35],
    [0, 0.45],
    [0.4, 0.55],
    [1.1, 0.7],
    [2.5, 0.83],
    [4, 1],
    [6, 1.2],
  ],
  y: [
    [6, -0.2],
    [4.5, 0],
    [2.7, 0.2],
    [1.7, 0.34],
    [0.95, 0.43],
    [0.35, 0.51],
    [0, 0.59],
    [-0.7, 0.71],
    [-1.4, 0.79],
    [-3, 1],
    [-8, 1.6],
  ],
};

/** The sheet is the same held across: it is not bent anew. */
export const landscape: Projection = portrait;
