import type { Point } from './geometry';

/** Where the sheet lies under the window: screen = sheet * zoom + (x, y). */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Parts of the window that something lies over, such as an opened sheet. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Frame {
  readonly window: Size;
  readonly sheet: Size;
  readonly inset: Inset;
  /** Where the least zoom is not the one that shows the whole sheet. */
  readonly minZoom?: number;
  readonly maxZoom: number;
}

export const noInset: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** The least zoom shows the whole sheet, or fills the window where the sheet is smaller. */
export function minZoom({ window, sheet, minZoom }: Frame): number {
  return minZoom ?? Math.min(1, window.width / sheet.width, window.height / sheet.height);
}

export function toScreen(camera: Camera, [x, y]: Point): Point {
  return [x * camera.zoom + camera.x, y * camera.zoom + camera.y];
}

export function toSheet(camera: Camera, [x, y]: Point): Point {
  return [(x - camera.x) / camera.zoom, (y - camera.y) / camera.zoom];
}

/** Keeps the sheet under the window: no gap where it is larger, centred where it is smaller. */
export function clamp(camera: Camera, frame: Frame): Camera {
  const zoom = Math.max(minZoom(frame), Math.min(frame.maxZoom, camera.zoom));
  const { window, sheet, inset } = frame;
  return {
    zoom,
    x: clampAxis(camera.x, sheet.width * zoom, inset.left, window.width - inset.right, window.width),
    y: clampAxis(camera.y, sheet.height * zoom, inset.top, window.height - inset.bottom, window.height),
  };
}

function clampAxis(at: number, length: number, from: number, to: number, window: number): number {
  const free = length < window && from === 0 && to === window;
  if (free) return (window - length) / 2;
  return Math.min(from, Math.max(to - length, at));
}

export function whole(frame: Frame): Camera {
  return clamp({ zoom: minZoom(frame), x: 0, y: 0 }, frame);
}

export function panBy(camera: Camera, dx: number, dy: number, frame: Frame): Camera {
  return clamp({ ...camera, x: camera.x + dx, y: camera.y + dy }, frame);
}

/** Zooms by a factor; what is under `about` stays there until the sheet's edge forbids it. */
export function zoomBy(camera: Camera, factor: number, about: Point, frame: Frame): Camera {
  return pinchBy(camera, factor, about, [0, 0], frame);
}

/** Two fingers: what was between them, at `about`, is between them still after they moved and spread. */
export function pinchBy(camera: Camera, factor: number, about: Point, by: Point, frame: Frame): Camera {
  const zoom = Math.max(minZoom(frame), Math.min(frame.maxZoom, camera.zoom * factor));
  const [sx, sy] = toSheet(camera, about);
  return clamp({ zoom, x: about[0] + by[0] - sx * zoom, y: about[1] + by[1] - sy * zoom }, frame);
}

/** The nearest camera that shows all points inside the free part of the window, with a margin. */
export function reveal(camera: Camera, points: readonly Point[], margin: number, frame: Frame): Camera {
  if (points.length === 0) return clamp(camera, frame);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const { window, inset } = frame;
  const wide = Math.max(1, Math.max(...xs) - Math.min(...xs));
  const tall = Math.max(1, Math.max(...ys) - Math.min(...ys));
  const room = {
    width: Math.max(1, window.width - inset.left - inset.right - margin * 2),
    height: Math.max(1, window.height - inset.top - inset.bottom - margin * 2),
  };
  const zoom = Math.max(minZoom(frame), Math.min(camera.zoom, room.width / wide, room.height / tall));
  const about: Point = [window.width / 2, window.height / 2];
  const [cx, cy] = toSheet(camera, about);
  const start = { zoom, x: about[0] - cx * zoom, y: about[1] - cy * zoom };
  const x = shift(
    Math.min(...xs) * zoom + start.x,
    Math.max(...xs) * zoom + start.x,
    inset.left + margin,
    window.width - inset.right - margin,
  );
  const y = shift(
    Math.min(...ys) * zoom + start.y,
    Math.max(...ys) * zoom + start.y,
    inset.top + margin,
    window.height - inset.bottom - margin,
  );
  return clamp({ zoom, x: start.x + x, y: start.y + y }, frame);
}

/** The camera that shows points in the middle of the free part, as near as `nearest` where they lie close. */
export function stage(points: readonly Point[], margin: Point, nearest: number, frame: Frame): Camera {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { window, inset } = frame;
  const wide = Math.max(1, window.width - inset.left - inset.right - margin[0] * 2);
  const tall = Math.max(1, window.height - inset.top - inset.bottom - margin[1] * 2);
  const fits = Math.min(nearest, wide / Math.max(1, east - west), tall / Math.max(1, south - north));
  return centre(points, Math.max(minZoom(frame), Math.min(frame.maxZoom, fits)), frame);
}

/** The camera at a zoom that has points in the middle of the free part. */
export function centre(points: readonly Point[], zoom: number, frame: Frame): Camera {
  const { window, inset } = frame;
  const middle = (axis: 0 | 1) => {
    const along = points.map((point) => point[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  const x = (inset.left + window.width - inset.right) / 2 - middle(0) * zoom;
  const y = (inset.top + window.height - inset.bottom) / 2 - middle(1) * zoom;
  return clamp({ zoom, x, y }, frame);
}

/** How far an interval must move to lie inside another; centred if it cannot. */
function shift(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to) / 2 - (low + high) / 2;
  if (low < from) return from - low;
  if (high > to) return to - high;
  return 0;
}

export function between(a: Camera, b: Camera, t: number): Camera {
  // Zoom goes by ratio, so that it looks even.
  const zoom = a.zoom * (b.zoom / a.zoom) ** t;
  return { zoom, x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}
