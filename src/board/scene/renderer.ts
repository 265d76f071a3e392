import 'pixi.js/unsafe-eval'; // must come first: lets Pixi run on pages that forbid eval
import { type CanvasSource, type Container, type TextureSource, Ticker } from 'pixi.js';
import type { Size } from '../base/camera';
import type { Rect } from '../base/geometry';
import { newWebGLRenderer, upload, uploadPart } from './renderer-webgl';

export interface BoardRenderer {
  readonly kind: 'webgl' | 'canvas';
  readonly canvas: HTMLCanvasElement;
  readonly resolution: number;
  resize(size: Size): void;
  background(colour: string): void;
  /** Lets the graphics card know a picture before a frame needs it. */
  send(source: TextureSource): void;
  /** Of a picture that it knows, what has changed. */
  sendPart(source: CanvasSource, part: Rect): void;
  render(stage: Container): void;
  destroy(): void;
}

/** Above 2 the eye gains little and the phone pays for every pixel. */
export function resolutionOf(devicePixelRatio: number): number {
  return Math.max(1, Math.min(2, devicePixelRatio));
}

/** Maps that are drawn now. */
let alive = 0;

/** The one graphics context of a map; none where the browser has no WebGL 2, or has given it up for good. */
function graphicsOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const wishes: WebGLContextAttributes = { alpha: false, antialias: false, stencil: true, premultipliedAlpha: true };
  try {
    const context = canvas.getContext('webgl2', wishes);
    return context?.isContextLost() ? null : context;
  } catch {
    return null;
  }
}

export async function createRenderer(size: Size, resolution: number, background: string): Promise<BoardRenderer> {
  const options = {
    width: Math.max(1, size.width),
    height: Math.max(1, size.height),
    resolution,
    background,
    autoDensity: true,
    antialias: false,
    skipExtensionImports: true,
  };
  // Pixi's own clock would ask for a frame for ever: what hangs on it is done after each draw instead.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const canvas = document.createElement('canvas');
  const context = graphicsOf(canvas);
  const renderer = context ? newWebGLRenderer() : new (await import('./renderer-canvas')).CanvasRenderer();
  await renderer.init(context ? { ...options, canvas, context } : options);
  alive += 1;
  return {
    kind: context ? 'webgl' : 'canvas',
    canvas: renderer.canvas,
    resolution,
    resize: ({ width, height }) => renderer.resize(Math.max(1, width), Math.max(1, height)),
    background: (colour) => {
      renderer.background.color = colour;
    },
    send: (source) => (context ? upload(renderer, source) : source.update()),
    sendPart: (source, part) => (context ? uploadPart(renderer, source, part) : source.update()),
    render: (stage) => {
      renderer.render(stage);
      Ticker.system.update();
    },
    destroy: () => {
      alive -= 1;
      // Pixi's pools hold the last textures, and what others still use: they are emptied with the last map.
      renderer.destroy({ removeView: true, releaseGlobalResources: alive === 0 });
    },
  };
}
