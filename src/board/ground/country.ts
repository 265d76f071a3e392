import type { Country, MapInset } from '../../kernel/view';
import { type Point, spline } from '../base/geometry';

/** What of a country is ground. */
export type Ground = Pick<Country, 'pegs' | 'river' | 'roads' | 'bridges'>;

/** What a map of areas draws on its ground, in pixels of the sheet. */
export interface DrawnCountry {
  readonly river: readonly Point[];
  readonly riverWidth: number;
  readonly roads: readonly { readonly kind: 'road' | 'track'; readonly line: readonly Point[] }[];
  readonly bridges: readonly Point[];
}

export function countryOn(country: Ground, width: number, height: number, aspect: number): DrawnCountry {
  const put = ([u, v]: Point): Point => [u * width, v * height];
  return {
    river: spline(country.river.map(put), 12),
    riverWidth: Math.max(6.5, 0.018 * Math.min(width, height * aspect)),
    roads: country.roads.map(({ kind, line }) => ({ kind, line: spline(line.map(put), 8) })),
    bridges: country.bridges.map(put),
  };
}

/** The country of an inset in a unit square of its own, with its shape and scale. */
export function countryIn(
  { from, to, country }: MapInset,
  aspect: number,
): { readonly country: Ground; readonly aspect: number; readonly kilometre: number } {
  const [wide, tall] = [to[0] - from[0], to[1] - from[1]];
  const put = ([u, v]: Point): Point => [(u - from[0]) / wide, (v - from[1]) / tall];
  const pegs = country.pegs.map(([u, v, east, north]) => [...put([u, v]), east, north] as const);
  const [west, east] = [least(pegs, -1), least(pegs, 1)];
  return {
    country: {
      pegs,
      river: country.river.map(put),
      roads: country.roads.map(({ kind, line }) => ({ kind, line: line.map(put) })),
      bridges: country.bridges.map(put),
    },
    aspect: (aspect * wide) / tall,
    kilometre: (east[0] - west[0]) / (east[2] - west[2] || 1),
  };
}

/** The peg farthest west or east. */
function least(pegs: Country['pegs'], way: 1 | -1): Country['pegs'][number] {
  return pegs.reduce((best, peg) => ((peg[2] - best[2]) * way > 0 ? peg : best), pegs[0] ?? [0, 0, 0, 0]);
}
