/**
 * Vignettes in one ink: a grey scene is turned into ruled lines whose weight follows its darkness.
 * By night the same scene is scratched, light on dark.
 */
import type { GameId } from './types';

type Pen = CanvasRenderingContext2D;
type Random = () => number;

export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly ink: string;
  readonly paper: string;
  /** Pixels between two ruled lines. */
  readonly gap: number;
  /** How far the lines sway. */
  readonly sway: number;
  readonly seed: number;
  readonly scratched: boolean;
}

function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Four octaves of value noise, 0 to about 1. */
function roughness(x: number, y: number): number {
  let sum = 0;
  let weight = 0.5;
  for (let octave = 0; octave < 4; octave++) {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - x0, y - y0];
    const [s, t] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
    const [a, b, c, d] = [lattice(x0, y0), lattice(x0 + 1, y0), lattice(x0, y0 + 1), lattice(x0 + 1, y0 + 1)];
    sum += weight * (a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t);
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 9.7;
    weight /= 2;
  }
  return sum;
}

const grey = (value: number) => `rgb(${value} ${value} ${value})`;

interface Ridges {
  readonly count: number;
  readonly top: number;
  readonly bottom: number;
  readonly light: number;
  readonly dark: number;
  readonly seed: number;
  readonly rough: number;
}

/** Mountains one behind the other, darker towards the viewer. */
function ridges(pen: Pen, w: number, h: number, r: Ridges): void {
  for (let i = 0; i < r.count; i++) {
    const near = i / (r.count - 1);
    const base = h * (r.top + (r.bottom - r.top) * near * 0.8);
    const shade = r.light + (r.dark - r.light) * near;
    const mist = pen.createLinearGradient(0, base - h * 0.14, 0, base + h * 0.3);
    mist.addColorStop(0, grey(shade));
    mist.addColorStop(1, grey(Math.min(250, shade + 70)));
    pen.fillStyle = mist;
    pen.beginPath();
    pen.moveTo(0, h);
    for (let x = 0; x <= w + 2; x += 2) {
      const rise = roughness(x / (w * 0.22) + i * 9.3 + r.seed, i * 4 + r.seed) - 0.45;
      pen.lineTo(x, base - rise * h * (0.42 - 0.12 * near) * r.rough);
    }
    pen.lineTo(w + 2, h);
    pen.fill();
  }
}

function sky(pen: Pen, w: number, h: number, stops: readonly (readonly [at: number, shade: number])[]): void {
  const wash = pen.createLinearGradient(0, 0, 0, h);
  for (const [at, shade] of stops) wash.addColorStop(at, grey(shade));
  pen.fillStyle = wash;
  pen.fillRect(0, 0, w, h);
}

/** The scene of each game, in greys. */
const scenes: Readonly<Record<GameId, (pen: Pen, w: number, h: number, random: Random) => void>> = {
  'lost-valley'(pen, w, h) {
    sky(pen, w, h, [
      [0, 205],
      [0.6, 252],
    ]);
    ridges(pen, w, h, { count: 5, top: 0.4, bottom: 1.06, light: 200, dark: 30, seed: 3, rough: 1.5 });
  },
  /** A flare over the trenches. */
  season(pen, w, h) {
    const flare = pen.createRadialGradient(w * 0.66, h * 0.24, 2, w * 0.66, h * 0.24, h * 0.85);
    flare.addColorStop(0, grey(255));
    flare.addColorStop(0.25, grey(215));
    flare.addColorStop(1, grey(40));
    pen.fillStyle = flare;
    pen.fillRect(0, 0, w, h);
    ridges(pen, w, h, { count: 3, top: 0.6, bottom: 1.02, light: 110, dark: 20, seed: 21, rough: 1 });
    pen.strokeStyle = grey(235);
    pen.lineWidth = h * 0.016;
    for (let row = 0; row < 3; row++) {
      pen.beginPath();
      for (let i = 0; i <= 9; i++) pen.lineTo((w * i) / 9, h * (0.78 + row * 0.085 + (i % 2 ? -0.022 : 0.022)));
      pen.stroke();
    }
  },
  /** The monsoon. */
  storm(pen, w, h, random) {
    sky(pen, w, h, [
      [0, 40],
      [0.5, 150],
      [1, 235],
    ]);
    for (let i = 0; i < 10; i++) {
      pen.fillStyle = grey(Math.round(35 + random() * 70));
      pen.beginPath();
      pen.ellipse(random() * w, random() * h * 0.24, w * (0.12 + random() * 0.16), h * 0.1, 0, 0, 2 * Math.PI);
      pen.fill();
    }
    ridges(pen, w, h, { count: 3, top: 0.62, bottom: 1, light: 150, dark: 40, seed: 40, rough: 0.8 });
    pen.strokeStyle = grey(245);
    pen.lineWidth = 1.2;
    for (let i = 0; i < 46; i++) {
      const [x, y] = [random() * w * 1.3, random() * h];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x - h * 0.07, y + h * 0.16);
      pen.stroke();
    }
  },
  /** The river through the plain, wire in front. */
  vallee(pen, w, h) {
    pen.fillStyle = grey(245);
    pen.fillRect(0, 0, w, h);
    ridges(pen, w, h, { count: 3, top: 0.22, bottom: 0.5, light: 190, dark: 90, seed: 60, rough: 0.9 });
    const plain = pen.createLinearGradient(0, h * 0.45, 0, h);
    plain.addColorStop(0, grey(215));
    plain.addColorStop(1, grey(130));
    pen.fillStyle = plain;
    pen.fillRect(0, h * 0.48, w, h);
    pen.strokeStyle = grey(255);
    pen.lineCap = 'round';
    let [fromX, fromY] = [w * 0.56, h * 0.47];
    for (let i = 0; i < 60; i++) {
      const t = i / 59;
      const [x, y] = [w * (0.56 + Math.sin(t * 8) * 0.17 * (0.25 + t)), h * (0.47 + 0.56 * t * t)];
      pen.lineWidth = 1 + t * h * 0.1;
      pen.beginPath();
      pen.moveTo(fromX, fromY);
      pen.lineTo(x, y);
      pen.stroke();
      [fromX, fromY] = [x, y];
    }
    wire(pen, w, h);
  },
};

function wire(pen: Pen, w: number, h: number): void {
  const posts = Array.from({ length: 9 }, (_, i) => ({
    x: w * (0.06 + 0.1 * i),
    foot: h * (0.92 + 0.05 * Math.sin(i * 2.1)),
  }));
  pen.fillStyle = grey(25);
  pen.strokeStyle = grey(25);
  pen.lineWidth = 1;
  for (const { x, foot } of posts) pen.fillRect(x, foot - h * 0.13, 1.8, h * 0.2);
  for (const strand of [0, 1]) {
    pen.beginPath();
    for (const { x, foot } of posts) {
      pen.quadraticCurveTo(x - w * 0.05, foot - h * 0.05 * (1 - strand), x, foot - h * (0.1 - 0.06 * strand));
    }
    pen.stroke();
  }
}

/** A parachute, cut out of the lines behind it. */
function parachute(pen: Pen, x: number, y: number, size: number, ink: string, paper: string): void {
  const canopy = () => {
    pen.beginPath();
    pen.moveTo(x - size, y);
    pen.bezierCurveTo(x - size, y - size * 1.35, x + size, y - size * 1.35, x + size, y);
    for (let i = 2; i >= 0; i--) {
      const left = x - size + ((size * 2) / 3) * i;
      pen.quadraticCurveTo(left + size / 3, y - size * 0.28, left, y);
    }
  };
  pen.lineJoin = 'round';
  pen.fillStyle = pen.strokeStyle = paper;
  pen.lineWidth = size * 0.34;
  canopy();
  pen.fill();
  pen.stroke();
  pen.fillStyle = pen.strokeStyle = ink;
  pen.lineWidth = Math.max(0.8, size * 0.05);
  canopy();
  pen.fill();
  pen.beginPath();
  for (const rib of [-1, -0.33, 0.33, 1]) {
    pen.moveTo(x + rib * size, y);
    pen.lineTo(x, y + size * 1.45);
  }
  pen.stroke();
  pen.fillRect(x - size * 0.13, y + size * 1.4, size * 0.26, size * 0.42);
}

/** Reads how light the scene is at a point, 0 to 1. */
function lightness(scene: GameId, plate: Plate): (x: number, y: number) => number {
  const detail = 2;
  const [w, h] = [Math.ceil(plate.width * detail), Math.ceil(plate.height * detail)];
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return () => 1;
  pen.scale(detail, detail);
  scenes[scene](pen, plate.width, plate.height, seeded(plate.seed));
  const { data } = pen.getImageData(0, 0, w, h);
  const clamp = (value: number, end: number) => Math.max(0, Math.min(end - 1, Math.trunc(value * detail)));
  return (x, y) => (data[(clamp(y, h) * w + clamp(x, w)) * 4] ?? 255) / 255;
}

/** Draws the vignette of a game on `pen`, in pixels of the page. */
export function engrave(pen: Pen, scene: GameId, plate: Plate): void {
  const { width: w, height: h, gap, sway, ink, paper } = plate;
  const light = lightness(scene, plate);
  const rule = (slope: number, cut: number, weight: number) => {
    for (let y = -slope * w - 10; y < h + 10; y += gap) {
      const edge: [x: number, y: number, half: number][] = [];
      for (let x = 0; x <= w; x += 0.75) {
        const at = y + Math.sin(x / (w * 0.12) + y / (h * 0.35)) * sway + slope * x;
        const l = light(x, at);
        const depth = plate.scratched ? Math.max(0, l * l * 0.8 - cut * 1.3) : Math.max(0, 1 - l - cut);
        edge.push([x, at, Math.min(gap * 0.66, depth * gap * weight) / 2]);
      }
      pen.beginPath();
      for (const [x, at, half] of edge) pen.lineTo(x, at - half);
      for (const [x, at, half] of edge.reverse()) pen.lineTo(x, at + half);
      pen.fill();
    }
  };
  pen.fillStyle = ink;
  rule(0, 0.03, 0.95);
  rule(0.6, 0.5, 0.85);
  if (scene !== 'lost-valley') return;
  const size = Math.min(h * 0.13, w * 0.085);
  parachute(pen, w * 0.17, h * 0.3, size * 0.8, ink, paper);
  parachute(pen, w * 0.4, h * 0.46, size * 0.6, ink, paper);
  parachute(pen, w * 0.62, h * 0.24, size, ink, paper);
  parachute(pen, w * 0.86, h * 0.42, size * 0.7, ink, paper);
}
