import type { CanvasSource, Container, TextureSource } from 'pixi.js';
import type { Size } from '../base/camera';
import type { Rect } from '../base/geometry';
import { type BoardRenderer, createRenderer, resolutionOf } from './renderer';

/** What the browser gets to bring back graphics that it has taken away. */
const RESTORE_PATIENCE_MS = 3000;

interface RendererOwner {
  readonly host: HTMLElement;
  size(): Size;
  paper(): string;
  /** There is a renderer that has painted nothing yet, or there will be none. */
  begin(): void;
  /** A graphics card that comes back has forgotten more than the renderer tells it again: all is drawn anew. */
  redraw(): void;
}

/** Holds the renderer: one comes when the map can already be touched, and a new one where its graphics stay away. */
export class RendererHost {
  readonly resolution = resolutionOf(devicePixelRatio);
  /** Fails where the browser can draw nothing. */
  readonly painted: Promise<void>;
  private renderer: BoardRenderer | null = null;
  private call: () => void = () => {};
  private awaited = true;
  private disposed = false;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly owner: RendererOwner) {
    this.painted = new Promise<void>((called) => {
      // In a task of its own: fingers that came meanwhile come first.
      this.call = () => setTimeout(called);
    })
      .then(() => this.setUp())
      .then(() => undefined)
      .finally(() => {
        this.awaited = false;
        if (!this.disposed) owner.begin();
      });
  }

  get kind(): BoardRenderer['kind'] | null {
    return this.renderer?.kind ?? null;
  }

  get canvas(): HTMLCanvasElement | null {
    return this.renderer?.canvas ?? null;
  }

  resize(size: Size): void {
    this.renderer?.resize(size);
  }

  background(colour: string): void {
    this.renderer?.background(colour);
  }

  /** Whether there is no renderer yet, but one will come or be known not to: it is sent for. */
  awaits(): boolean {
    if (this.awaited) this.call();
    return this.awaited;
  }

  /** A picture on its own way to the graphics card: in a frame that shows much that is new all of them would be late. */
  send(source: TextureSource): void {
    this.renderer?.send(source);
  }

  sendPart(source: CanvasSource, part: Rect): void {
    this.renderer?.sendPart(source, part);
  }

  /** False where nobody paints. */
  render(stage: Container): boolean {
    this.renderer?.render(stage);
    return this.renderer !== null;
  }

  /** Painted anew for the purpose: what a frame left in the drawing buffer does not last. */
  picture(stage: Container, width: number, height: number): string | null {
    const small = document.createElement('canvas');
    small.width = width;
    small.height = height;
    const pen = small.getContext('2d');
    const { canvas } = this;
    if (!pen || !canvas) return null;
    this.render(stage);
    const scale = Math.max(width / canvas.width, height / canvas.height);
    const [w, h] = [canvas.width * scale, canvas.height * scale];
    pen.drawImage(canvas, (width - w) / 2, (height - h) / 2, w, h);
    return small.toDataURL('image/jpeg', 0.7);
  }

  dispose(): void {
    this.disposed = true;
    clearTimeout(this.patience);
    this.renderer?.destroy();
  }

  /** False where nobody waits any more. */
  private async setUp(): Promise<boolean> {
    const { host, size, paper } = this.owner;
    if (this.disposed) return false;
    const renderer = await createRenderer(size(), this.resolution, paper());
    if (this.disposed) {
      renderer.destroy();
      return false;
    }
    // The window may have changed meanwhile.
    renderer.resize(size());
    renderer.background(paper());
    this.renderer?.canvas.remove();
    this.renderer = renderer;
    host.prepend(renderer.canvas);
    this.watch(renderer);
    return true;
  }

  private watch({ canvas, kind }: BoardRenderer): void {
    const context = kind === 'webgl' ? 'webglcontext' : 'context';
    canvas.addEventListener(`${context}lost`, () => {
      // A renderer that is destroyed loses its graphics too: who waited for them would keep the whole table meanwhile.
      if (this.disposed) return;
      this.patience = setTimeout(() => this.replace(), RESTORE_PATIENCE_MS);
      const restored = () => {
        clearTimeout(this.patience);
        if (!this.disposed) this.owner.redraw();
      };
      canvas.addEventListener(`${context}restored`, restored, { once: true });
    });
  }

  /** The context did not come back: a new renderer draws the same stage. */
  private async replace(): Promise<void> {
    if (await this.setUp()) this.owner.redraw();
  }
}
