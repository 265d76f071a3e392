import type { Atlas } from '../base/atlas';
import { inside, lineDistance, outlineDistance } from '../base/geometry';
import { fractal } from './noise';

/** Metres above the valley floor, and how much of that belongs to the ring of mountains. */
interface Height {
  readonly metres: number;
  readonly ring: number;
}

export type HeightAt = (x: number, y: number) => Height;

/** Height = distance from the floor, seeded noise and hill seeds; cut down along river and roads. */
export function relief(atlas: Atlas): HeightAt {
  const { floor, riseM, scaleKm, corridorKm } = atlas.relief;
  const main = atlas.roads.filter((road) => road.kind !== 'path').map((road) => road.line);
  const corridors = [atlas.river.line, ...main];
  const hills = atlas.relief.hills.map((hill) => ({
    ...hill,
    cos: Math.cos((hill.rot * Math.PI) / 180),
    sin: Math.sin((hill.rot * Math.PI) / 180),
  }));

  const mountains = (x: number, y: number): number => {
    const wx = x + (fractal(x * 1.3 + 5, y * 1.3) - 0.5) * 0.35;
    const wy = y + (fractal(x * 1.3, y * 1.3 + 40) - 0.5) * 0.35;
    if (inside(wx, wy, floor)) return 0;
    let d = outlineDistance(wx, wy, floor);
    if (y < -8.2) d = Math.min(d, 0.3); // the floor runs off the south edge of the sheet
    let c = Number.POSITIVE_INFINITY;
    for (const corridor of corridors) c = Math.min(c, lineDistance(x, y, corridor));
    c = Math.min(1, Math.max(0, c / corridorKm - 0.15));
    c = c * c * (3 - 2 * c);
    const spread = fractal(x / 1.15 + 3, y / 1.15 + 11);
    const ridge = 1 - Math.abs(2 * fractal(x / 1.6 + 50, y / 1.6 + 7) - 1);
    const rise = riseM * (1 - Math.exp(-((d / scaleKm) ** 1.35)));
    return rise * (0.25 + 0.85 * spread + 0.4 * ridge) * (0.18 + 0.82 * c);
  };

  return (x, y) => {
    const swell = (fractal(x * 2.2, y * 2.2) - 0.45) * 7;
    const rise = mountains(x, y);
    let metres = rise + swell;
    for (const hill of hills) {
      const dx = x - hill.x;
      const dy = y - hill.y;
      const u = (dx * hill.cos + dy * hill.sin) / hill.rx;
      const v = (-dx * hill.sin + dy * hill.cos) / hill.ry;
      const q = u * u + v * v;
      if (q < 9) metres += hill.hM * Math.exp(-q * 1.05) * (0.86 + 0.28 * fractal(x * 5, y * 5));
    }
    return { metres, ring: rise === 0 ? 0 : rise + swell };
  };
}
