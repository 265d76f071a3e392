import type { Country } from '../../kernel/view';
import { type Point, spline } from '../geometry';

/** What a map of areas draws on its ground, in pixels of the sheet. */
export interface DrawnCountry {
  readonly river: readonly Point[];
  readonly riverWidth: number;
  readonly roads: readonly { readonly kind: 'road' | 'track'; readonly line: readonly Point[] }[];
  readonly bridges: readonly Point[];
}

export function countryOn(country: Country, width: number, height: number, aspect: number): DrawnCountry {
  const put = ([u, v]: Point): Point => [u * width, v * height];
  return {
    river: spline(country.river.map(put), 12),
    riverWidth: Math.max(6.5, 0.018 * Math.min(width, height * aspect)),
    roads: country.roads.map(({ kind, line }) => ({ kind, line: spline(line.map(put), 8) })),
    bridges: country.bridges.map(put),
  };
}
