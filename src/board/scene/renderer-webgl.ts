import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  type CanvasSource,
  ColorMaskPipe,
  GCSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlContextSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlTextureSystem,
  GlUniformGroupSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  type TextureSource,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';
import type { Rect } from '../base/geometry';

/** What a map of sprites needs of Pixi's own WebGL renderer, in the order in which that starts it. */
const parts = {
  systems: [
    BackgroundSystem,
    ViewSystem,
    GCSystem,
    SchedulerSystem,
    GlobalUniformSystem,
    RenderGroupSystem,
    GlContextSystem,
    GlLimitsSystem,
    GlBufferSystem,
    GlTextureSystem,
    GlRenderTargetSystem,
    GlGeometrySystem,
    GlUniformGroupSystem,
    GlShaderSystem,
    GlStateSystem,
  ],
  renderPipes: [BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe],
  renderPipeAdaptors: [GlBatchAdaptor],
} as const;

type Wanted = ConstructorParameters<typeof AbstractRenderer<WebGLPipes, WebGLOptions, HTMLCanvasElement>>[0];

interface Part {
  readonly extension: { readonly name: string };
}

/** Pixi fits its own parts by their names alone, and so must this: their types know only their own options. */
const isPart = <T>(part: Part): part is Part & T => typeof part === 'function';

const named = <T>(list: readonly Part[]) =>
  list.filter((part) => isPart<T>(part)).map((value) => ({ name: value.extension.name, value }));

/** Pixi's WebGL renderer without its filters, masks, particles and pictures of pictures. */
export function newWebGLRenderer() {
  return new AbstractRenderer<WebGLPipes, WebGLOptions, HTMLCanvasElement>({
    name: 'webgl',
    type: RendererType.WEBGL,
    systems: named<Wanted['systems'][number]['value']>(parts.systems),
    renderPipes: named<Wanted['renderPipes'][number]['value']>(parts.renderPipes),
    renderPipeAdaptors: named<Wanted['renderPipeAdaptors'][number]['value']>(parts.renderPipeAdaptors),
  });
}

/** Takes a picture to the graphics card, which else would get it in the frame that shows it first. */
export function upload(renderer: object, source: TextureSource): void {
  if ('texture' in renderer && renderer.texture instanceof GlTextureSystem) renderer.texture.initSource(source);
}

/** Takes to the graphics card what has changed of a canvas; the rest of it the card knows. */
export function uploadPart(renderer: object, source: CanvasSource, { x, y, width, height }: Rect): void {
  if (!('texture' in renderer && renderer.texture instanceof GlTextureSystem)) return;
  if (!('gl' in renderer && renderer.gl instanceof WebGL2RenderingContext)) return;
  const { gl, texture } = renderer;
  const canvas: unknown = source.resource;
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const { format, type } = texture.getGlSource(source);
  texture.bindSource(source, 0);
  // Pixi keeps in mind what it has set: all is set back to what it was.
  const multiplied: unknown = gl.getParameter(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, x);
  gl.pixelStorei(gl.UNPACK_SKIP_ROWS, y);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, width, height, format, type, canvas);
  gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, 0);
  gl.pixelStorei(gl.UNPACK_SKIP_ROWS, 0);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, multiplied === true);
}
