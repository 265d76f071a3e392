import type { Container } from 'pixi.js';
import type { Size } from '../camera';
import { createPainter, type Painter, resolutionOf } from './renderer';

/** What the browser gets to bring back graphics that it has taken away. */
const RESTORE_PATIENCE_MS = 3000;

interface Sitter {
  readonly host: HTMLElement;
  size(): Size;
  paper(): string;
  /** There is a painter, and the card knows nothing yet. */
  begin(): void;
  /** A graphics card that comes back has forgotten more than the renderer tells it again: all is drawn anew. */
  redraw(): void;
}

/** Holds the painter: he comes when the map can already be touched, and a new one where his graphics stay away. */
export class Easel {
  readonly resolution = resolutionOf(devicePixelRatio);
  /** Fails where the browser can draw nothing. */
  readonly ready: Promise<void>;
  private painter: Painter | null = null;
  private call = () => {};
  private disposed = false;

  constructor(private readonly sitter: Sitter) {
    this.ready = new Promise<void>((called) => {
      this.call = called;
    }).then(async () => {
      if (await this.setUp()) sitter.begin();
    });
  }

  get kind(): Painter['kind'] | null {
    return this.painter?.kind ?? null;
  }

  get canvas(): HTMLCanvasElement | null {
    return this.painter?.canvas ?? null;
  }

  resize(size: Size): void {
    this.painter?.resize(size);
  }

  background(colour: string): void {
    this.painter?.background(colour);
  }

  /** False before there is a painter: he is sent for. */
  render(stage: Container): boolean {
    if (this.painter) this.painter.render(stage);
    else this.call();
    return this.painter !== null;
  }

  dispose(): void {
    this.disposed = true;
    this.painter?.destroy();
  }

  /** False where nobody waits any more. */
  private async setUp(): Promise<boolean> {
    const { host, size, paper } = this.sitter;
    if (this.disposed) return false;
    const painter = await createPainter(size(), this.resolution, paper());
    if (this.disposed) {
      painter.destroy();
      return false;
    }
    // The window may have changed meanwhile.
    painter.resize(size());
    painter.background(paper());
    this.painter?.canvas.remove();
    this.painter = painter;
    host.prepend(painter.canvas);
    this.watch(painter);
    return true;
  }

  private watch({ canvas, kind }: Painter): void {
    const context = kind === 'webgl' ? 'webglcontext' : 'context';
    canvas.addEventListener(`${context}lost`, () => {
      const patience = setTimeout(() => this.replace(), RESTORE_PATIENCE_MS);
      const restored = () => {
        clearTimeout(patience);
        if (!this.disposed) this.sitter.redraw();
      };
      canvas.addEventListener(`${context}restored`, restored, { once: true });
    });
  }

  /** The context did not come back: a new renderer draws the same stage. */
  private async replace(): Promise<void> {
    if (await this.setUp()) this.sitter.redraw();
  }
}
