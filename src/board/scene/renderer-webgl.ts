import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
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

interface Rect {
  readonly extension: { readonly name: string };
}

/** Pixi fits its own parts by their names alone, and so must this: their types know only their own options. */
const isPart = <T>(part: Rect): part is Rect & T => typeof part === 'function';

const named = <T>(list: readonly Rect[]) =>
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
