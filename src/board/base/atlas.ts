import { line, type Point } from './geometry';

/**
 * The ground of the valley, in kilometres: x east, y north, the command post at the origin.
 * One source for every game's map. `draft` marks what is placed from general knowledge of the
 * battlefield, good to about 200 m; `drawn` is plausible detail that makes the sheet read as
 * ground and is never used by rules.
 */
type Survey = 'draft' | 'drawn';

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly rot: number;
  readonly hM: number;
  readonly src: Survey;
}

export interface Road {
  readonly id: string;
  readonly kind: 'road' | 'track' | 'path';
  readonly line: readonly Point[];
}

export interface Strip {
  readonly from: Point;
  readonly to: Point;
  readonly widthKm: number;
}

export interface Paddy {
  readonly id: string;
  readonly poly: readonly Point[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Village extends Spot {
  readonly size: 1 | 2;
}

interface NamedSpot extends Spot {
  readonly id: string;
  readonly name: string;
}

interface Strongpoint extends Spot {
  readonly id: string;
}

export interface Atlas {
  readonly relief: {
    readonly contourM: number;
    readonly corridorKm: number;
    readonly riseM: number;
    readonly scaleKm: number;
    readonly floor: readonly Point[];
    readonly hills: readonly Hill[];
  };
  readonly river: { readonly line: readonly Point[]; readonly widthKm: number };
  readonly streams: readonly (readonly Point[])[];
  readonly roads: readonly Road[];
  readonly bridges: readonly Spot[];
  readonly airstrip: Strip;
  readonly airstripIsabelle: Strip;
  readonly paddies: readonly Paddy[];
  readonly villages: readonly Village[];
  readonly strongpoints: readonly Strongpoint[];
  readonly landmarks: readonly NamedSpot[];
}

const hill = (x: number, y: number, rx: number, ry: number, rot: number, hM: number): Hill => ({
  x,
  y,
  rx,
  ry,
  rot,
  hM,
  src: 'draft',
});
const drawnHill = (x: number, y: number, rx: number, ry: number, rot: number, hM: number): Hill => ({
  x,
  y,
  rx,
  ry,
  rot,
  hM,
  src: 'drawn',
});
const point = (id: string, x: number, y: number): Strongpoint => ({ id, x, y });

export const atlas: Atlas = {
  relief: {
    contourM: 10,
    corridorKm: 0.75,
    riseM: 620,
    scaleKm: 1.05,
    floor: line(
      '-0.5,5.5 0.6,5.2 1.5,5.3 1.9,4.4 1.75,3.6 2.2,3 2.95,2.9 3.35,2.45 2.9,1.6 2.25,1 2.15,0.2 1.95,-0.6 2.35,-1.5 2.7,-2.6 2.5,-3.7 2.9,-4.7 3.1,-5.9 2.7,-7 2.9,-8.4 -2.2,-8.4 -2.6,-7 -2.3,-5.8 -2.9,-4.6 -2.75,-3.2 -3.2,-2 -2.9,-0.8 -3.3,0.4 -2.95,1.5 -3.25,2.4 -2.7,3.3 -2.2,4.2 -1.4,4.9',
    ),
    hills: [
      hill(2.35, 1.98, 0.22, 0.17, 20, 62), // beatrice-1
      hill(2.72, 1.98, 0.19, 0.16, -15, 56), // beatrice-2
      hill(2.5, 1.68, 0.19, 0.15, 0, 50), // beatrice-3
      hill(-0.3, 4.1, 0.2, 0.46, 12, 60), // gabrielle
      hill(-1.45, 2.75, 0.22, 0.18, 0, 34), // anne-marie-1
      hill(-1.72, 2.5, 0.22, 0.2, 30, 38), // anne-marie-2
      hill(0.92, 1.22, 0.22, 0.2, 0, 46), // dominique-1
      hill(0.97, 0.8, 0.21, 0.24, 15, 58), // dominique-2
      hill(0.72, 0.5, 0.14, 0.13, 0, 24), // dominique-5
      hill(1.22, 0.98, 0.18, 0.18, 0, 44), // dominique-6
      hill(0.78, 0.25, 0.19, 0.15, 0, 46), // eliane-1
      hill(0.62, 0.02, 0.16, 0.14, 0, 36), // eliane-4
      hill(0.85, -0.3, 0.21, 0.24, -20, 56), // eliane-2
      hill(1.24, -0.42, 0.22, 0.2, 0, 64), // mont-chauve
      hill(1.24, -0.06, 0.2, 0.18, 0, 58), // mont-fictif
      drawnHill(1.6, 0.45, 0.35, 0.5, 0, 52), // saddle-east
      drawnHill(1.65, 2.35, 0.3, 0.26, 0, 44), // knoll-ne
      drawnHill(-2.6, -2.9, 0.3, 0.42, 0, 36), // knoll-w
      drawnHill(1.9, -3.9, 0.34, 0.42, 15, 44), // knoll-se
      drawnHill(-1.7, -6.3, 0.36, 0.3, 0, 36), // knoll-sw
    ],
  },
  river: {
    line: line(
      '1.05,6.6 1.15,5.7 0.9,4.9 0.7,3.6 0.75,2.6 0.45,1.7 0.5,1.05 0.3,0.55 0.27,0.05 0.15,-0.5 0.2,-1.2 0.05,-2.2 0.45,-3.4 0.4,-4.6 0.6,-5.6 0.5,-6.6 0.65,-7.4 0.45,-8.4',
    ),
    widthKm: 0.07,
  },
  streams: [
    line('-4.6,3.5 -3.4,2.9 -2.4,2.05 -1.2,1.98 -0.3,2 0.45,1.7'),
    line('-4.8,-1.6 -3.2,-1.5 -2.1,-1.85 -0.9,-1.75 0.05,-2.2'),
    line('3.9,3.3 3,2.6 1.9,2.05 1.2,1.95 0.45,1.7'),
    line('3.9,-1.2 2.6,-1.1 1.5,-1 0.8,-1.3 0.2,-1.2'),
    line('4.3,-5 3,-4.2 1.6,-4.75 0.4,-4.6'),
  ],
  roads: [
    {
      id: 'rp41',
      kind: 'road',
      line: line(
        '5.8,3.6 4.7,3.05 3.6,2.6 2.95,2.25 2.2,1.8 1.5,1.6 1.42,1.2 1.14,0.6 0.86,0.46 0.6,0.3 0.38,0.1 0.27,0.05 0.1,0.02 0,-0.12 0.02,-0.75 -0.05,-1.4 -0.12,-2.2 0.15,-3.3 0.12,-4.5 0.35,-5.35 0.42,-6.4 0.2,-8.4',
      ),
    },
    {
      id: 'pavie',
      kind: 'track',
      line: line('-0.75,6.6 -0.55,5.2 -0.48,4.1 -0.62,3.1 -0.75,2.4 -0.7,1.7 -0.72,1.2 -0.52,0.62 -0.28,0.22 0,0'),
    },
    { id: 'west-track', kind: 'path', line: line('-0.1,0.05 -0.62,0.02 -1.2,0.15 -2.1,0.35 -3.1,-0.1 -4.9,0.1') },
    { id: 'isabelle-east', kind: 'path', line: line('0.6,-5.45 0.95,-5.55 1.45,-5.62 2.5,-5.3 3.8,-5.9') },
    { id: 'am-track', kind: 'path', line: line('-0.75,2.2 -1.15,2.25 -1.75,2.75 -2.4,3.6 -3.2,4.6') },
  ],
  bridges: [
    { x: 0.25, y: 0.05 },
    { x: 0.56, y: -5.45 },
  ],
  airstrip: { from: [-0.15, 0.35], to: [-0.6, 1.45], widthKm: 0.085 },
  airstripIsabelle: { from: [0.95, -5], to: [1.15, -4.35], widthKm: 0.06 },
  paddies: [
    { id: 'nw', poly: line('-2.7,2.6 -1.95,2.15 -1.1,1.9 -0.85,1.55 -1.2,1.25 -1.9,0.9 -2.7,0.7 -2.9,1.5') },
    { id: 'n', poly: line('-0.3,3.3 0.55,3.5 0.6,2.6 0.32,1.75 -0.3,1.7 -0.55,2.4') },
    { id: 'ne', poly: line('0.85,3.9 1.5,3.9 1.55,3 1.3,2.2 0.85,1.95 0.85,2.6') },
    { id: 'strip-east', poly: line('-0.25,1.5 0.32,1.55 0.4,1.1 0.2,0.8 -0.05,0.75') },
    { id: 'w', poly: line('-2.8,0.3 -1.9,0.45 -1.15,0.3 -1.05,-0.2 -1.15,-0.9 -1.7,-1.35 -2.7,-1.2') },
    {
      id: 'sw',
      poly: line('-2.4,-2.1 -1.3,-1.7 -0.35,-1.5 -0.3,-2.3 -0.05,-3.2 -0.3,-4.1 -1.4,-4.3 -2.3,-3.8 -2.1,-3'),
    },
    { id: 'se', poly: line('0.35,-1.3 1.3,-1.25 2,-1.8 2.2,-2.8 1.5,-3.2 0.6,-3.2 0.25,-2.2') },
    { id: 's', poly: line('-1.8,-4.9 -0.2,-4.6 0.1,-5.2 0.25,-6.3 -0.2,-7.6 -1.4,-7.4 -1.1,-6 -2,-5.6') },
    { id: 'isabelle-e', poly: line('1.2,-5.9 2.4,-5.9 2.3,-6.8 1.6,-7.6 0.8,-7.4 0.75,-6.3') },
  ],
  villages: [
    { x: 0.3, y: -0.42, size: 2 }, // Muong Thanh
    { x: 2.15, y: 1.55, size: 1 }, // Ban Him Lam
    { x: -1.95, y: 2.85, size: 1 }, // Ban Keo
    { x: 0.3, y: -5.95, size: 1 }, // Hong Cum
    { x: -2.2, y: -0.35, size: 1 },
    { x: -1.2, y: -3.1, size: 1 },
    { x: 1.6, y: -2.3, size: 1 },
    { x: 0.35, y: 3.1, size: 1 },
  ],
  strongpoints: [
    point('H1', -0.75, 0.95),
    point('H2', -0.7, 0.45),
    point('H3', -0.38, 0.3),
    point('H4', -1.1, 0.5),
    point('H5', -1, 0.8),
    point('H6', -0.65, 1.7),
    point('H7', -1, 1.55),
    point('C1', -0.4, -0.25),
    point('C2', -0.5, -0.6),
    point('C3', -0.25, -0.75),
    point('C4', -0.75, -0.3),
    point('C5', -0.8, -0.6),
    point('L1', -0.55, 0.15),
    point('L2', -0.75, 0.12),
    point('L3', -0.95, 0.1),
    point('D1', 0.9, 1.2),
    point('D2', 0.95, 0.8),
    point('D3', 0.45, 0.65),
    point('D4', 0.25, 0.75),
    point('D5', 0.7, 0.5),
    point('D6', 1.15, 0.95),
    point('E1', 0.75, 0.25),
    point('E2', 0.85, -0.3),
    point('E3', 0.42, -0.35),
    point('E4', 0.62, 0.02),
    point('E10', 0.42, 0),
    point('E11', 0.38, -0.18),
    point('E12', 0.36, 0.2),
    point('AM1', -1.45, 2.75),
    point('AM2', -1.7, 2.5),
    point('AM3', -0.85, 2.05),
    point('AM4', -1.15, 2.2),
    point('B1', 2.35, 1.98),
    point('B2', 2.72, 1.98),
    point('B3', 2.5, 1.68),
    point('G', -0.3, 4.1),
    point('F', -1.75, 1.15),
    point('Ep', 0.1, 0.45),
    point('Op', -0.22, 1),
    point('J1', -0.05, -0.72),
    point('J2', 0.13, -0.78),
    point('I1', 0.7, -5.38),
    point('I2', 1.08, -5.4),
    point('I3', 1.12, -5.8),
    point('I4', 0.72, -5.82),
    point('I5', 0.9, -5.6),
    point('Wieme', 1.4, -5.6),
  ],
  landmarks: [
    { id: 'mont-chauve', name: 'Mont Chauve', x: 1.2, y: -0.4 },
    { id: 'mont-fictif', name: 'Mont Fictif', x: 1.2, y: -0.1 },
    { id: 'pc', name: 'PC GONO', x: 0, y: 0 },
  ],
};
