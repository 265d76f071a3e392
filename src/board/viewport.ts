import type { BoardMap } from '../kernel/view';
import { type Layout, layOut, levelAt } from './areas/layout';
import {
  type Camera,
  centre,
  clamp,
  type Frame,
  minZoom,
  panBy,
  pinchBy,
  reveal,
  type Size,
  stage,
  toSheet,
  whole,
  zoomBy,
} from './base/camera';
import type { Point } from './base/geometry';
import type { BoardLook, Level, Outlook } from './base/types';

/** Room kept around a place that is brought into view. */
const REVEAL_MARGIN = 64;
/** The same about places that are asked for together. */
const FIT_MARGIN = 24;
/** The same about a scene, which should stand in the middle. */
const STAGE_MARGIN: Point = [64, 46];
/** How near a scene is looked at, by the zoom that shows the whole map. */
const NEAR = { one: 1.5, several: 1.2 } as const;
/** A little nearer than the middle level begins. */
const APPROACH = 1.06;
const STEP = 1.03;

type Sight = Pick<BoardLook, 'text' | 'inset'>;

/** How the sheet is laid out for a window, and how it is looked at: what is asked for is answered with a camera, nothing moves by itself. */
export class Viewport {
  layout: Layout;
  camera: Camera;
  /** The level that is shown: after a zoom that asks for another it stays until all of that one is found. */
  level: Level;

  constructor(
    private readonly map: BoardMap,
    public window: Size,
    private look: Sight,
  ) {
    this.layout = layOut(map, window, look.text);
    this.camera = this.whole();
    this.level = levelAt(this.layout, this.camera.zoom, 'far');
  }

  /** Other letters lay the sheet anew; what lies over the map only moves it. */
  setLook(look: Sight): void {
    const { text } = this.look;
    const wasWhole = this.isWhole;
    this.look = look;
    if (text === look.text) this.camera = clamp(this.camera, this.frame());
    else this.layAnew(wasWhole);
  }

  resize(window: Size): void {
    const wasWhole = this.isWhole;
    this.window = window;
    this.layAnew(wasWhole);
  }

  /** What was seen whole stays so. */
  private layAnew(wasWhole: boolean): void {
    this.layout = layOut(this.map, this.window, this.look.text);
    this.camera = wasWhole ? this.whole() : clamp(this.camera, this.frame());
    this.level = this.wanted;
  }

  /** The level that the zoom asks for. */
  get wanted(): Level {
    return levelAt(this.layout, this.camera.zoom, this.level);
  }

  /** Which part of the map is seen, in parts of the sheet, so that it outlives the size of the window. */
  get outlook(): Outlook {
    const { camera, layout } = this;
    const [x, y] = toSheet(camera, this.middle);
    return { zoom: camera.zoom, x: x / layout.sheet.width, y: y / layout.sheet.height };
  }

  at({ zoom, x, y }: Outlook): Camera {
    const { sheet } = this.layout;
    const [left, top] = this.middle;
    return clamp({ zoom, x: left - x * sheet.width * zoom, y: top - y * sheet.height * zoom }, this.frame());
  }

  whole(): Camera {
    return whole(this.frame());
  }

  panned(by: Point): Camera {
    return panBy(this.camera, by[0], by[1], this.frame());
  }

  pinched(factor: number, about: Point, by: Point): Camera {
    return pinchBy(this.camera, factor, about, by, this.frame());
  }

  zoomed(factor: number, about = this.middle): Camera {
    return zoomBy(this.camera, factor, about, this.frame());
  }

  /** In by one level of detail; from the nearest back to the whole. */
  nextLevel(about: Point): Camera {
    const { zoom } = this.camera;
    const next = [this.layout.middleFrom, this.layout.nearFrom].find((from) => from > zoom * 1.02);
    return next ? this.zoomed((next * STEP) / zoom, about) : this.whole();
  }

  /** All points in the free part of the window. */
  revealing(points: readonly Point[]): Camera {
    return reveal(this.camera, points, REVEAL_MARGIN, this.frame());
  }

  /** The nearest look that shows all of them, from here or farther; null where they are all seen, or cannot be at once. */
  fitting(points: readonly Point[]): Camera | null {
    const { left, top, right, bottom } = this.look.inset;
    const { width, height } = this.window;
    const isSeen = (camera: Camera) =>
      points.every((point) => {
        const [x, y] = [point[0] * camera.zoom + camera.x, point[1] * camera.zoom + camera.y];
        return x >= left && x <= width - right && y >= top && y <= height - bottom;
      });
    if (isSeen(this.camera)) return null;
    const camera = reveal(this.camera, points, FIT_MARGIN, this.frame());
    return isSeen(camera) ? camera : null;
  }

  /** A scene in the middle of the free part: near where it is one place, farther where there are several. */
  staging(points: readonly Point[], isOne: boolean): Camera {
    const frame = this.frame();
    return stage(points, STAGE_MARGIN, minZoom(frame) * (isOne ? NEAR.one : NEAR.several), frame);
  }

  /** As near to these places as the middle level is, and as far as all of them stay in sight. */
  approaching(places: readonly string[]): Camera {
    const points = places.flatMap((id) => {
      const at = this.layout.places.get(id);
      return at ? [at] : [];
    });
    return centre(points, this.layout.middleFrom * APPROACH, this.frame());
  }

  private get middle(): Point {
    return [this.window.width / 2, this.window.height / 2];
  }

  private get isWhole(): boolean {
    return this.camera.zoom <= minZoom(this.frame()) + 0.001;
  }

  private frame(): Frame {
    const { sheet, maxZoom, minZoom } = this.layout;
    const { window } = this;
    return { window, sheet, inset: this.look.inset, maxZoom, ...(minZoom !== undefined && { minZoom }) };
  }
}
