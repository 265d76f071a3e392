/** Where everything stands on a phone held upright or across: reconstructed, true to the ground, spread out for touch. */
import type { Point, Projection } from '../../../kernel/view';
import type { CrId, DivisionId, DzId } from './map';

/** Kilometres from the command post, east and north, to the unit square; the crowded centre is stretched. */
export const portrait: Projection = {
  aspect: 0.655,
  x: [
    [-5.2, -0.14],
    [-3.1, 0.012],
    [-1.75, 0.13],
    [-0.8, 0.345],
    [0, 0.56],
    [0.8, 0.795],
    [1.45, 0.895],
    [2.5, 0.955],
    [3.6, 1.03],
    [5.8, 1.22],
  ],
  y: [
    [6.6, -0.07],
    [5.3, 0.012],
    [4.1, 0.095],
    [2.6, 0.2],
    [1.9, 0.265],
    [1.15, 0.37],
    [0.8, 0.435],
    [0, 0.585],
    [-0.55, 0.7],
    [-1.25, 0.785],
    [-2.2, 0.845],
    [-4, 0.9],
    [-5.6, 0.945],
    [-7, 1.03],
    [-8.4, 1.1],
  ],
};

export const landscape: Projection = {
  aspect: 1.15,
  x: [
    [-5.2, -0.02],
    [-3.1, 0.095],
    [-1.75, 0.22],
    [-0.8, 0.375],
    [0, 0.525],
    [0.8, 0.685],
    [1.45, 0.765],
    [2.5, 0.86],
    [3.6, 0.93],
    [5.8, 1.04],
  ],
  y: [
    [6.6, -0.09],
    [5.3, -0.01],
    [4.1, 0.085],
    [2.6, 0.205],
    [1.9, 0.28],
    [1.15, 0.38],
    [0.8, 0.435],
    [0, 0.58],
    [-0.55, 0.685],
    [-1.25, 0.775],
    [-2.2, 0.84],
    [-4, 0.895],
    [-5.6, 0.94],
    [-7, 1.02],
    [-8.4, 1.09],
  ],
};

/** Centres, drop zones and the starting boxes of the divisions. */
// biome-ignore format: tables read as tables
export const positions: Readonly<Record<CrId | DzId | DivisionId, { readonly portrait: Point; readonly landscape: Point }>> = {
  gabrielle:         { portrait: [0.487, 0.095], landscape: [0.473, 0.085] },
  'anne-marie':      { portrait: [0.172, 0.2], landscape: [0.254, 0.205] },
  beatrice:          { portrait: [0.881, 0.268], landscape: [0.847, 0.283] },
  francoise:         { portrait: [0.127, 0.364], landscape: [0.219, 0.374] },
  huguette:          { portrait: [0.307, 0.454], landscape: [0.355, 0.453] },
  'epervier-opera':  { portrait: [0.598, 0.474], landscape: [0.544, 0.471] },
  dominique:         { portrait: [0.81, 0.419], landscape: [0.694, 0.421] },
  'pc-gono':         { portrait: [0.565, 0.585], landscape: [0.528, 0.58] },
  eliane:            { portrait: [0.805, 0.612], landscape: [0.688, 0.605] },
  claudine:          { portrait: [0.335, 0.703], landscape: [0.384, 0.688] },
  junon:             { portrait: [0.6, 0.751], landscape: [0.548, 0.736] },
  isabelle:          { portrait: [0.779, 0.939], landscape: [0.692, 0.917] },
  natasha:           { portrait: [0.295, 0.295], landscape: [0.321, 0.311] },
  octavie:           { portrait: [0.255, 0.785], landscape: [0.313, 0.775] },
  simone:            { portrait: [0.721, 0.82], landscape: [0.642, 0.816] },
  '312':             { portrait: [0.897, 0.115], landscape: [0.9, 0.115] },
  '308':             { portrait: [0.108, 0.054], landscape: [0.115, 0.12] },
  '316':             { portrait: [0.903, 0.735], landscape: [0.915, 0.66] },
  '304':             { portrait: [0.108, 0.945], landscape: [0.16, 0.885] },
};
