/** Seeded noise: the same sheet on every phone. */
export type Random = () => number;

/** mulberry32. */
export function random(seed: number): Random {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise, 0 to 1. */
export function noise(x: number, y: number): number {
  const X = Math.floor(x);
  const Y = Math.floor(y);
  const u = x - X;
  const v = y - Y;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const a = hash(X, Y);
  const b = hash(X + 1, Y);
  const c = hash(X, Y + 1);
  const d = hash(X + 1, Y + 1);
  return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t;
}

/** Four octaves of noise, 0 to about 0.94. */
export function fractal(x: number, y: number): number {
  let sum = 0;
  let weight = 0.5;
  let px = x;
  let py = y;
  for (let i = 0; i < 4; i++) {
    sum += weight * noise(px, py);
    px = px * 2.03 + 17.1;
    py = py * 2.03 + 9.7;
    weight *= 0.5;
  }
  return sum;
}
