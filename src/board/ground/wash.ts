import { rgb } from '../base/palette';
import type { Field } from './field';
import { noise } from './noise';
import { light, type Sheet } from './sheet';

/** Layer 1: paper to floor to jungle by height, red soil on the low hills, shade from the north-west. */
export function wash(sheet: Sheet): void {
  const { ink, palette, field, density } = sheet;
  const width = Math.round(sheet.width * density);
  const height = Math.round(sheet.height * density);
  const image = ink.createImageData(width, height);
  const data = image.data;
  const lamp = light[palette.theme];
  const paper = rgb(palette['g-paper']);
  const floor = rgb(palette['g-floor']);
  const jungle = rgb(palette['g-jungle']);
  const deep = rgb(palette['g-jungle-deep']);
  const bare = rgb(palette['g-bare']);
  const { columns, rows, metres, ring, slope, step } = field;

  const mottles = mottleField(field);
  const tile = Math.round(GRAIN_TILE * density);
  const grains = grainTile(tile, density);

  let r = 0;
  let g = 0;
  let b = 0;
  const mix = (to: readonly [number, number, number], t: number) => {
    r += (to[0] - r) * t;
    g += (to[1] - g) * t;
    b += (to[2] - b) * t;
  };

  for (let y = 0; y < height; y++) {
    const gy = y / density / step;
    const j = Math.min(rows - 2, Math.floor(gy));
    const ty = gy - j;
    for (let x = 0; x < width; x++) {
      const gx = x / density / step;
      const i = Math.min(columns - 2, Math.floor(gx));
      const tx = gx - i;
      const cell = j * columns + i;
      const z = between(metres, cell, columns, tx, ty);
      const mottle = between(mottles, cell, columns, tx, ty);
      [r, g, b] = paper;
      mix(floor, 0.55 + 0.45 * mottle);
      if (z > 14) mix(jungle, Math.min(1, ((z - 14) / 46) * 0.9) * (0.75 + 0.5 * (mottle - 0.5)));
      if (z > 95) mix(deep, Math.min(0.85, (z - 95) / 330) * (0.7 + 0.6 * (mottle - 0.5)));
      if (z > 9 && z < 90) {
        const low = Math.exp(-(((z - 42) / 24) ** 2)) * Math.max(0, 1 - between(ring, cell, columns, tx, ty) / 30);
        mix(bare, low * 0.62 * (0.55 + 0.7 * mottle));
      }
      const s = Math.max(-1, Math.min(1, between(slope, cell, columns, tx, ty) * 1.25));
      if (s < 0) mix(lamp.dark, -s * lamp.shade);
      else mix(lamp.bright, s * lamp.gleam);
      const grain = (grains[(y % tile) * tile + (x % tile)] ?? 0) * lamp.grain;
      const p = (y * width + x) * 4;
      data[p] = r + grain;
      data[p + 1] = g + grain;
      data[p + 2] = b + grain * 0.8;
      data[p + 3] = 255;
    }
  }
  ink.putImageData(image, 0, 0);
}

/** Uneven colour of the wash, on the same grid as the heights. */
function mottleField({ columns, rows, step }: Field): Float32Array {
  const out = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = i * step;
      const y = j * step;
      out[j * columns + i] = noise(x / 26, y / 26) * 0.6 + noise(x / 9, y / 9) * 0.4;
    }
  }
  return out;
}

/** Paper grain, drawn once and laid side by side; by CSS pixel, so that a finer sheet keeps the same paper. */
const GRAIN_TILE = 160;

function grainTile(side: number, density: number): Float32Array {
  const out = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) out[y * side + x] = noise((x * 2) / density / 4, (y * 2) / density / 4) - 0.5;
  }
  return out;
}

function between(values: Float32Array, cell: number, columns: number, tx: number, ty: number): number {
  const a = values[cell] ?? 0;
  const b = values[cell + 1] ?? 0;
  const c = values[cell + columns] ?? 0;
  const d = values[cell + columns + 1] ?? 0;
  return a + (b - a) * tx + (c - a) * ty + (a - b - c + d) * tx * ty;
}
