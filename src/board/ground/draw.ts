import type { Projection } from '../../kernel/view';
import { atlas } from '../atlas';
import { type Chart, linear, warped } from '../chart';
import type { Point } from '../geometry';
import type { Palette } from '../palette';
import { contours } from './contours';
import { sample } from './field';
import { relief } from './height';
import { grass, jungle } from './jungle';
import { random } from './noise';
import { paddies } from './paddies';
import { airstrips, bridges, kilometres, roads, villages } from './roads';
import type { Ink, Sheet } from './sheet';
import { wash } from './wash';
import { river, streams } from './water';

/** Which ground, how large and in which colours: plain data, so that it can go to a worker and make a cache key. */
export interface GroundOrder {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly palette: Palette;
  readonly lay:
    | { readonly kind: 'warped'; readonly knots: Pick<Projection, 'x' | 'y'> }
    | { readonly kind: 'true'; readonly centre: Point; readonly pixelsPerKm: number };
}

export function chartOf({ lay, width, height }: Pick<GroundOrder, 'lay' | 'width' | 'height'>): Chart {
  return lay.kind === 'warped' ? warped(lay.knots, width, height) : linear(lay.centre, lay.pixelsPerKm, width, height);
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
  paddies(sheet, close ? 0.13 : 0.16);
  contours(sheet, close ? 5 : atlas.relief.contourM);
  jungle(sheet, close ? 10 : 7.5);
  grass(sheet);
  streams(sheet);
  river(sheet);
  roads(sheet);
  airstrips(sheet);
  villages(sheet);
  bridges(sheet);
  kilometres(sheet);
}
