/** How the ground lies under the sheet of areas, as curves of east and of north; pegs.ts holds the finer registration. */
import type { Projection } from '../../../kernel/view';

export const portrait: Projection = {
  aspect: 1000 / 1400,
  x: [
    [-5.2, -0.15],
    [-3.5, 0],
    [-1.75, 0.16],
    [-0.95, 0.27],
    [-0.4, 0.4],
    [0, 0.455],
    [0.3, 0.53],
    [0.6, 0.66],
    [0.95, 0.76],
    [1.7, 0.91],
    [2.7, 1],
    [5.8, 1.2],
  ],
  y: [
    [6.6, -0.06],
    [5.5, 0],
    [4.1, 0.152],
    [2.65, 0.272],
    [1.9, 0.3],
    [1.2, 0.4],
    [0.75, 0.51],
    [0.3, 0.6],
    [0, 0.68],
    [-0.45, 0.78],
    [-0.9, 0.87],
    [-2, 1],
    [-8.4, 1.6],
  ],
};

/** The sheet is the same held across: it is not bent anew. */
export const landscape: Projection = portrait;
