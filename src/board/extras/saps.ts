import type { Point } from '../base/geometry';
import type { Palette } from '../base/palette';
import type { Pinned } from '../scene/map-extras';
import { SAP, sapPicture } from './sap-art';

/** A run of trench from an area towards the bracket of a post. */
export interface Sap {
  /** Where it starts and the middle of the post on the sheet, and how far from each it keeps, in pixels of the screen. */
  readonly from: Point;
  readonly down: number;
  readonly clear: number;
  readonly to: Point;
  readonly end: Point;
  readonly levels: number;
  readonly loose: boolean;
}

const LEAST = 12;

/** Plate and post keep their size while the sheet grows: the sap between them is as long as the zoom makes it. */
export function pinnedSap({ from, down, clear, to, end, levels, loose }: Sap, palette: Palette): Pinned {
  return (zoom) => {
    const [x, y] = [from[0] * zoom, from[1] * zoom + down];
    const [dx, dy] = [to[0] * zoom + end[0] - x, to[1] * zoom + end[1] - y];
    const far = Math.hypot(dx, dy);
    if (far <= clear + LEAST) return null;
    const long = far - clear;
    // A few lengths serve all, each stretched a little.
    const drawn = SAP.first * SAP.growth ** Math.round(Math.log(long / SAP.first) / Math.log(SAP.growth));
    return {
      picture: sapPicture(drawn, levels, loose, palette),
      at: [x + (dx / far) * clear, y + (dy / far) * clear],
      turn: Math.atan2(dy, dx),
      stretch: long / drawn,
    };
  };
}
