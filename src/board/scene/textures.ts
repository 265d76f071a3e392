import { CanvasSource, Rectangle, Texture, type TextureSource } from 'pixi.js';
import type { Picture } from '../art/picture';
import type { Rect } from '../base/geometry';

/** A picture as a texture, and where its anchor lies in it (0 to 1). */
export interface Drawn {
  readonly texture: Texture;
  readonly anchor: readonly [number, number];
}

interface Page {
  readonly ink: CanvasRenderingContext2D;
  readonly source: CanvasSource;
  /** The row being filled: its top, its height, how far it is filled. */
  top: number;
  height: number;
  filled: number;
  /** What was drawn on it since the graphics card saw it last. */
  changed: Rect[];
  /** The graphics card knows it as it was then. */
  known: boolean;
}

const PAGE = { width: 1024, height: 512 } as const;
const GAP = 2;

/**
 * A texture atlas: pictures drawn once each on large shared canvases, some time between being asked for and the next frame, so that
 * hundreds of sprites go out in a few draw calls. Canvases, not render textures: after a lost graphics context they upload themselves again.
 */
export class Textures {
  private pages: Page[] = [];
  private drawn = new Map<string, Drawn>();
  private readonly widths = new Map<string, number>();
  /** Pictures whose room is taken and which are not drawn yet. */
  private undrawn: (() => void)[] = [];

  constructor(
    private readonly graphics: {
      readonly density: number;
      readonly send: (source: TextureSource) => void;
      readonly sendPart: (source: CanvasSource, part: Rect) => void;
      /** Something is left to draw. */
      readonly behind: () => void;
    },
  ) {}

  of(picture: Picture): Drawn {
    const known = this.drawn.get(picture.key);
    if (known) return known;
    const drawn = this.place(picture);
    this.drawn.set(picture.key, drawn);
    return drawn;
  }

  /** Something was asked for that is not drawn yet, or that the graphics card does not know of. */
  get unfinished(): boolean {
    return this.undrawn.length > 0 || this.pages.some(isChanged);
  }

  /** A little of that: draws for some milliseconds, or sends one page. */
  goOn(ms: number): boolean {
    if (this.undrawn.length > 0) this.draw(ms);
    else this.send(this.pages.find(isChanged));
    return this.unfinished;
  }

  /** Draws for some milliseconds what was asked for. */
  draw(ms: number): void {
    const until = performance.now() + ms;
    for (let next = this.undrawn.shift(); next; next = this.undrawn.shift()) {
      next();
      this.dry();
      if (performance.now() > until) return;
    }
  }

  /** Draws what is left, and tells the graphics card about pages drawn on since the last frame. */
  flush(): void {
    for (const draw of this.undrawn.splice(0)) draw();
    for (const page of this.pages) this.send(page);
  }

  /** The browser keeps strokes in mind until somebody looks: they are drawn now, not with all others in one go. */
  private dry(): void {
    for (const page of this.pages) if (isChanged(page)) page.ink.getImageData(0, 0, 1, 1);
  }

  /** How wide a text is when set in a font: asked again and again, and found out once. */
  measure(text: string, font: string): number {
    const key = `${font} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const { ink } = this.pageFor(1, 1);
    ink.save();
    ink.font = font;
    const { width } = ink.measureText(text);
    ink.restore();
    this.widths.set(key, width);
    return width;
  }

  get size(): number {
    return this.pages.length;
  }

  /** Forgets every picture. Sprites must ask for theirs again before the old pages go. */
  renew(): () => void {
    const old = { pages: this.pages, drawn: this.drawn };
    this.pages = [];
    this.drawn = new Map();
    this.undrawn = [];
    return () => {
      for (const { texture } of old.drawn.values()) texture.destroy();
      for (const { source } of old.pages) source.destroy();
    };
  }

  private send(page: Page | undefined): void {
    if (!page || !isChanged(page)) return;
    const parts = page.changed.splice(0);
    if (page.known) for (const part of parts) this.graphics.sendPart(page.source, part);
    else this.graphics.send(page.source);
    page.known = true;
  }

  /** Room for a picture, which is drawn later. */
  private place(picture: Picture): Drawn {
    const width = Math.ceil(picture.width * this.graphics.density);
    const height = Math.ceil(picture.height * this.graphics.density);
    const page = this.pageFor(width, height);
    const x = page.filled;
    page.filled += width + GAP;
    page.height = Math.max(page.height, height + GAP);
    const { ink, top } = page;
    this.undrawn.push(() => {
      ink.save();
      ink.beginPath();
      ink.rect(x, top, width, height);
      ink.clip();
      ink.translate(x, top);
      ink.scale(this.graphics.density, this.graphics.density);
      picture.draw(ink);
      ink.restore();
      page.changed.push({ x, y: top, width, height });
    });
    this.graphics.behind();
    const bleed = picture.bleed ?? 0;
    const frame = new Rectangle(
      x / this.graphics.density + bleed,
      page.top / this.graphics.density + bleed,
      width / this.graphics.density - bleed * 2,
      height / this.graphics.density - bleed * 2,
    );
    return {
      texture: new Texture({ source: page.source, frame }),
      anchor: [(picture.anchor[0] - bleed) / frame.width, (picture.anchor[1] - bleed) / frame.height],
    };
  }

  private pageFor(width: number, height: number): Page {
    for (const page of this.pages) {
      if (page.filled + width <= PAGE.width && page.top + Math.max(page.height, height) <= PAGE.height) return page;
      if (page.top + page.height + height <= PAGE.height && width <= PAGE.width) {
        page.top += page.height;
        page.height = 0;
        page.filled = 0;
        return page;
      }
    }
    const page = newPage(Math.max(PAGE.width, width), Math.max(PAGE.height, height), this.graphics.density);
    this.pages.push(page);
    return page;
  }
}

const isChanged = ({ changed }: Page) => changed.length > 0;

function newPage(width: number, height: number, density: number): Page {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Kept in plain memory: pages drawn by the graphics card were seen to lose their older pictures.
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!ink) throw new Error('no 2d canvas');
  const source = new CanvasSource({ resource: canvas, resolution: density, autoDensity: false });
  return { ink, source, top: 0, height: 0, filled: 0, changed: [], known: false };
}
