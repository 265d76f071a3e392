import type { MapInset, Projection } from '../../kernel/view';
import { atlas } from '../base/atlas';
import { type Chart, linear, pegged, warped } from '../base/chart';
import type { Point } from '../base/geometry';
import type { Palette } from '../base/palette';
import { contours } from './contours';
import { countryIn, countryOn, type Ground } from './country';
import { sample } from './field';
import { relief } from './height';
import { grass, jungle } from './jungle';
import { random } from './noise';
import { paddies } from './paddies';
import { airstrips, bridges, kilometres, roads, strokeRoad, villages } from './roads';
import type { Ink, Sheet } from './sheet';
import { wash } from './wash';
import { river, streams, strokeRiver } from './water';

/** Which ground, how large and in which colours: plain data, so that it can go to a worker and make a cache key. */
export interface GroundOrder {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly palette: Palette;
  readonly lay:
    | { readonly kind: 'warped'; readonly knots: Pick<Projection, 'x' | 'y'> }
    | { readonly kind: 'true'; readonly centre: Point; readonly pixelsPerKm: number }
    | {
        readonly kind: 'pegged';
        readonly country: Ground;
        readonly aspect: number;
        /** Widths of the sheet that a kilometre takes, where it is not the usual. */
        readonly kilometre?: number;
        readonly insets?: readonly MapInset[];
      };
}

export function chartOf({ lay, width, height }: Pick<GroundOrder, 'lay' | 'width' | 'height'>): Chart {
  if (lay.kind === 'warped') return warped(lay.knots, width, height);
  if (lay.kind === 'pegged') return pegged(lay.country, lay.aspect, width, height, lay.kilometre);
  return linear(lay.centre, lay.pixelsPerKm, width, height);
}

/** Draws the ground of the valley, layers 1 to 5. The canvas must be width x height x density. */
export function drawGround(ink: Ink, order: GroundOrder): void {
  const { width, height, density, palette } = order;
  const close = order.lay.kind === 'true' && order.lay.pixelsPerKm > 120;
  const chart = chartOf(order);
  const heightAt = relief(atlas);
  const sheet: Sheet = {
    ink,
    atlas,
    chart,
    palette,
    width,
    height,
    density,
    pen: close ? 1.3 : 1,
    heightAt,
    field: sample(heightAt, chart, width, height, 2.5),
    chance: random(1954),
  };
  wash(sheet);
  ink.setTransform(density, 0, 0, density, 0, 0);
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  const country = order.lay.kind === 'pegged' ? countryOn(order.lay.country, width, height, order.lay.aspect) : null;
  paddies(sheet, country ? 0.19 : close ? 0.13 : 0.16);
  contours(sheet, close ? 5 : atlas.relief.contourM);
  jungle(sheet, close ? 10 : 7.5);
  grass(sheet);
  streams(sheet);
  if (country) {
    strokeRiver(ink, country.river, country.riverWidth, palette);
    for (const { kind, line } of country.roads) strokeRoad(sheet, kind, line);
  } else {
    river(sheet);
    roads(sheet);
  }
  airstrips(sheet);
  villages(sheet);
  if (order.lay.kind === 'pegged') for (const inset of order.lay.insets ?? []) drawInset(ink, order, inset);
  if (country) return;
  bridges(sheet);
  kilometres(sheet);
}

/** A part of the sheet with a ground of its own, drawn apart and laid into its frame. */
function drawInset(ink: Ink, order: GroundOrder, inset: MapInset): void {
  const { width, height, density } = order;
  const [x, y] = [inset.from[0] * width, inset.from[1] * height];
  const size = { width: (inset.to[0] - inset.from[0]) * width, height: (inset.to[1] - inset.from[1]) * height };
  const small = newCanvas(Math.round(size.width * density), Math.round(size.height * density));
  const pen = small.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  const aspect = order.lay.kind === 'pegged' ? order.lay.aspect : 1;
  drawGround(pen, { ...order, ...size, lay: { kind: 'pegged', ...countryIn(inset, aspect) } });
  ink.drawImage(small, x, y, size.width, size.height);
}

function newCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
