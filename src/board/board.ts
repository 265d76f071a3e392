import './board.css';
import { Container } from 'pixi.js';
import type { BoardMap, CounterView, View } from '../kernel/view';
import { Access, type Spoken } from './access';
import { Animator, easeInOut } from './animation';
import type { Level } from './art/centre';
import { faces, SAMPLE } from './art/type';
import {
  between,
  type Camera,
  clamp,
  type Frame,
  minZoom,
  panBy,
  pinchBy,
  reveal,
  type Size,
  whole as wholeSheet,
  zoomBy,
} from './camera';
import type { Point } from './geometry';
import type { Gesture } from './gestures';
import { type Baker, createBaker } from './ground/baker';
import { hit, type Touchable } from './hit';
import { type Layout, layOut, levelAt } from './layout';
import { isEmpty } from './plan';
import { listen } from './pointer';
import { Book } from './scene/book';
import { Ground } from './scene/ground';
import { layNames } from './scene/lettering';
import { Lifted } from './scene/lifted';
import { layLinks, layPaths, layWays, newLines } from './scene/lines';
import { Pieces, stacksOf } from './scene/pieces';
import { createPainter, type Painter, resolutionOf } from './scene/renderer';
import { depart, planBetween, travel } from './scene/travel';
import { type BoardHandlers, type BoardLook, type Lights, noLights } from './types';

export interface BoardOptions {
  readonly host: HTMLElement;
  readonly map: BoardMap;
  readonly look: BoardLook;
  readonly on: BoardHandlers;
  /** Shared where the app bakes ground elsewhere too. */
  readonly baker?: Baker;
}

/** Loads the faces and the renderer, then gives a board that draws whatever view it is shown. */
export async function createBoard(options: BoardOptions): Promise<Board> {
  const { host, look } = options;
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, SAMPLE)));
  const size = { width: host.clientWidth, height: host.clientHeight };
  const painter = await createPainter(size, resolutionOf(devicePixelRatio), look.palette['g-paper']);
  return new Board(options, painter);
}

const PAN_MS = 320;
const LIFT_MS = 120;
/** Pages of textures after which the book is begun anew. */
const FULL_BOOK = 6;
const FINE_GROUND_FROM = 1.45;
const RESTORE_PATIENCE_MS = 3000;

/** The map on the table. It knows no game: it draws a view and reports what was touched. */
export class Board {
  /** Frames drawn so far: none while nothing changes. */
  frames = 0;

  private readonly host: HTMLElement;
  private readonly map: BoardMap;
  private readonly on: BoardHandlers;
  private look: BoardLook;
  private readonly baker: Baker;
  private readonly stage = new Container();
  private readonly world = new Container({ isRenderGroup: true });
  private readonly names = new Container();
  private readonly lines = newLines();
  private readonly pieces = new Pieces();
  private readonly ground: Ground;
  private readonly book: Book;
  private readonly access: Access;
  private readonly animator: Animator;
  private readonly observer: ResizeObserver;
  private readonly stopListening: () => void;
  private layout: Layout;
  private window: Size;
  private camera: Camera;
  private level: Level = 'far';
  private view: View | null = null;
  private lights: Lights = noLights;
  private over: string | null = null;
  private pressed: Touchable | null = null;
  private lifted: { readonly id: string; readonly hand: Lifted; readonly origin: Point } | null = null;
  private fingersDown = false;
  private accessStale = true;
  private queued = 0;
  private disposed = false;

  constructor(
    options: BoardOptions,
    private painter: Painter,
  ) {
    this.host = options.host;
    this.map = options.map;
    this.on = options.on;
    this.look = options.look;
    this.baker = options.baker ?? createBaker();
    this.book = new Book(painter.resolution);
    this.animator = new Animator(options.look.motion.speed);
    this.window = { width: Math.max(1, this.host.clientWidth), height: Math.max(1, this.host.clientHeight) };
    this.layout = layOut(this.map, this.window);
    this.camera = wholeSheet(this.frame());
    this.level = levelAt(this.layout, this.camera.zoom, 'far');
    this.pieces.stretch(this.camera.zoom);
    this.ground = new Ground(this.baker, () => this.invalidate());
    this.world.addChild(this.ground.sprite, this.names, this.lines.links, this.lines.paths, this.lines.ways);
    this.stage.addChild(this.world, this.pieces.layer);
    this.host.classList.add('board-host');
    this.host.prepend(painter.canvas);
    this.watchContext();
    this.access = new Access(this.host, {
      press: (thing) => this.report(thing),
      focus: (thing) => this.glideTo(reveal(this.camera, [this.sheetPoint(thing)], 60, this.frame())),
    });
    this.access.name(this.look.words.map);
    this.stopListening = listen(this.host, {
      gesture: (gesture) => this.feel(gesture),
      wheel: (at, factor) => this.setCamera(zoomBy(this.camera, factor, at, this.frame())),
    });
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.host);
    this.relay();
  }

  get renderer(): 'webgl' | 'canvas' {
    return this.painter.kind;
  }

  /** Shows a view; what changed since the last one is animated, but never waited for. */
  show(view: View, lights: Lights): void {
    this.animator.finish();
    const before = this.view;
    this.lights = lights;
    if (before === null || this.look.motion.speed === Number.POSITIVE_INFINITY) {
      this.view = view;
      this.dress();
      return;
    }
    const what = planBetween(before, view);
    if (isEmpty(what)) {
      this.view = view;
      this.dress();
      return;
    }
    const from = depart(this.pieces, what);
    this.view = view;
    this.dress();
    this.animator.run(travel(this.pieces, what, from, { before, after: view }, this.look.motion.reduced));
    this.invalidate();
  }

  light(lights: Lights): void {
    this.lights = lights;
    this.dress();
  }

  /** Colours, words, motion, layers, or what lies over the map. */
  setLook(look: BoardLook): void {
    const old = this.look;
    this.look = look;
    this.animator.speed = look.motion.speed;
    this.access.name(look.words.map);
    if (old.palette !== look.palette || old.words !== look.words) {
      this.animator.finish();
      this.painter.background(look.palette['g-paper']);
      this.relay();
      return;
    }
    this.showLayers();
    this.camera = clamp(this.camera, this.frame());
    this.invalidate();
  }

  /** Brings places into the free part of the window. */
  reveal(places: readonly string[]): void {
    const points = places.flatMap((id) => {
      const at = this.layout.places.get(id);
      return at ? [at] : [];
    });
    this.glideTo(reveal(this.camera, points, 64, this.frame()));
  }

  fit(): void {
    this.glideTo(wholeSheet(this.frame()));
  }

  zoom(factor: number): void {
    this.glideTo(zoomBy(this.camera, factor, [this.window.width / 2, this.window.height / 2], this.frame()));
  }

  /** Ends every movement at once. */
  finish(): void {
    this.animator.finish();
    this.invalidate();
  }

  dispose(): void {
    this.disposed = true;
    cancelAnimationFrame(this.queued);
    this.observer.disconnect();
    this.stopListening();
    this.animator.finish();
    this.access.destroy();
    this.ground.destroy();
    this.baker.dispose();
    this.stage.destroy({ children: true });
    this.book.renew()();
    this.painter.destroy();
    this.host.classList.remove('board-host');
  }

  // Drawing

  private invalidate(): void {
    if (this.queued !== 0 || this.disposed) return;
    this.queued = requestAnimationFrame((now) => {
      this.queued = 0;
      this.draw(now);
    });
  }

  private draw(now: number): void {
    this.animator.tick(now);
    const { zoom, x, y } = this.camera;
    this.world.position.set(x, y);
    this.world.scale.set(zoom);
    this.pieces.layer.position.set(x, y);
    this.access.move(x, y);
    if (this.accessStale && !this.fingersDown && !this.animator.busy) this.speak();
    this.book.flush();
    this.painter.render(this.stage);
    this.frames++;
    if (this.animator.busy) this.invalidate();
  }

  /** Redraws boxes and counters from view and lights. */
  private dress(): void {
    if (!this.view) return;
    if (this.book.size > FULL_BOOK) {
      this.relay();
      return;
    }
    const { palette, words } = this.look;
    this.pieces.dress({
      book: this.book,
      map: this.map,
      layout: this.layout,
      level: this.level,
      palette,
      words,
      view: this.view,
      lights: this.lights,
      over: this.over,
    });
    const choosing = this.lights.targets !== null;
    this.lines.links.alpha = choosing ? 0.38 : 1;
    layWays(this.lines, this.lights.ways, this.lineKit());
    this.showLayers();
    this.accessStale = true;
    this.invalidate();
  }

  /** Everything anew: layout, colours or words have changed. */
  private relay(): void {
    const drop = this.book.renew();
    const { palette, words } = this.look;
    const chart = this.ground.lay(this.map, this.layout, palette, this.painter.resolution);
    const keepClear = [...this.layout.places.values()];
    layNames(this.names, { book: this.book, palette, chart, words, scale: this.layout.scale, keepClear });
    this.layLines();
    this.dress();
    drop();
    if (this.camera.zoom > FINE_GROUND_FROM) this.ground.refine();
    this.invalidate();
  }

  private layLines(): void {
    layLinks(this.lines, this.map, this.lineKit());
    layPaths(this.lines, this.map, this.lineKit());
  }

  private lineKit() {
    // Lines grow with the sheet, but less than it does.
    const { middleFrom, nearFrom, scale } = this.layout;
    const from = { far: 1, middle: Math.max(1, middleFrom), near: nearFrom }[this.level];
    const pen = Math.sqrt(scale) / from ** 0.55;
    return { book: this.book, palette: this.look.palette, places: this.layout.places, pen };
  }

  private showLayers(): void {
    const { layers } = this.look;
    this.lines.links.visible = layers.links;
    this.lines.paths.visible = layers.paths && this.lights.targets === null;
    this.names.visible = layers.names;
    this.pieces.layer.visible = layers.pieces;
  }

  // Camera

  private frame(): Frame {
    return {
      window: this.window,
      sheet: this.layout.sheet,
      inset: this.look.inset,
      maxZoom: this.layout.maxZoom,
    };
  }

  private setCamera(camera: Camera): void {
    const zoomed = camera.zoom !== this.camera.zoom;
    this.camera = camera;
    if (zoomed) {
      const level = levelAt(this.layout, camera.zoom, this.level);
      if (level !== this.level) {
        this.level = level;
        this.layLines();
        this.dress();
      }
      this.pieces.stretch(camera.zoom);
      this.accessStale = true;
      if (camera.zoom > FINE_GROUND_FROM) this.ground.refine();
    }
    this.invalidate();
  }

  private glideTo(to: Camera): void {
    const from = this.camera;
    if (this.look.motion.reduced || this.look.motion.speed === Number.POSITIVE_INFINITY) {
      this.setCamera(to);
      return;
    }
    this.animator.run([
      { delay: 0, ms: PAN_MS, draw: (t) => !this.fingersDown && this.setCamera(between(from, to, easeInOut(t))) },
    ]);
    this.invalidate();
  }

  private resize(): void {
    const window = { width: this.host.clientWidth, height: this.host.clientHeight };
    if (window.width === 0 || window.height === 0) return;
    if (window.width === this.window.width && window.height === this.window.height) return;
    const wasWhole = this.camera.zoom <= minZoom(this.frame()) + 0.001;
    this.window = window;
    this.painter.resize(window);
    const layout = layOut(this.map, window);
    this.layout = layout;
    this.camera = wasWhole ? wholeSheet(this.frame()) : clamp(this.camera, this.frame());
    this.level = levelAt(layout, this.camera.zoom, this.level);
    this.animator.finish();
    this.relay();
    this.pieces.stretch(this.camera.zoom);
  }

  // Touch

  private touched(at: Point): Touchable | null {
    return hit(this.pieces.touchables(), [at[0] - this.camera.x, at[1] - this.camera.y]);
  }

  private feel(gesture: Gesture): void {
    switch (gesture.is) {
      case 'press':
        this.fingersDown = true;
        this.pressed = this.touched(gesture.at);
        return;
      case 'drag':
        if (this.lifted || this.lift()) this.carry(gesture.at);
        else this.setCamera(panBy(this.camera, gesture.by[0], gesture.by[1], this.frame()));
        return;
      case 'pinch':
        this.putDown(null);
        this.setCamera(pinchBy(this.camera, gesture.factor, gesture.about, gesture.by, this.frame()));
        return;
      default:
        this.fingersDown = false;
        this.accessStale = true;
        this.end(gesture);
        this.pressed = null;
        this.invalidate();
    }
  }

  private end(gesture: Gesture): void {
    if (gesture.is === 'drop' && this.lifted) {
      const { id } = this.lifted;
      const place = this.over;
      this.putDown(place);
      this.on.drop(id, place);
    } else if (gesture.is === 'tap') {
      const thing = this.touched(gesture.at);
      if (thing) this.report(thing);
      else this.on.tapGround();
    } else if (gesture.is === 'double-tap') {
      const thing = this.touched(gesture.at);
      if (thing?.kind === 'place') this.on.openPlace(thing.id);
      else if (thing) this.report(thing);
      else this.stepZoom(gesture.at);
    } else if (gesture.is === 'two-finger-tap') {
      this.zoom(1 / 1.6);
    } else {
      this.putDown(null);
    }
  }

  private report(thing: Touchable): void {
    if (thing.kind === 'counter') this.on.tapCounter(thing.id);
    else this.on.tapPlace(thing.id);
  }

  /** In by one level of detail; from the nearest back to the whole. */
  private stepZoom(at: Point): void {
    const { middleFrom, nearFrom } = this.layout;
    const next = [middleFrom, nearFrom].find((zoom) => zoom > this.camera.zoom * 1.02);
    if (next) this.glideTo(zoomBy(this.camera, (next * 1.03) / this.camera.zoom, at, this.frame()));
    else this.fit();
  }

  /** Lifts the counter under the finger, or the chosen one out of its box. */
  private lift(): boolean {
    const { pressed, view } = this;
    if (!pressed || !view) return false;
    const here = (counter: CounterView) =>
      pressed.kind === 'counter'
        ? counter.id === pressed.id
        : counter.at === pressed.id && this.lights.chosen.has(counter.id);
    const counter = view.counters.find((each) => this.lights.counters.has(each.id) && here(each));
    if (!counter) return false;
    const hand = new Lifted(this.book, this.look.palette, counter);
    const origin = this.pieces.counterAt(counter.id) ?? this.pieces.placeAt(counter.at);
    this.lifted = { id: counter.id, hand, origin };
    this.stage.addChild(hand.layer);
    const reduced = this.look.motion.reduced;
    hand.lift(reduced ? 1 : 0);
    if (!reduced) this.animator.run([{ delay: 0, ms: LIFT_MS, draw: (t) => this.lifted && hand.lift(t) }]);
    this.on.pick(counter.id);
    return true;
  }

  private carry(finger: Point): void {
    if (!this.lifted) return;
    const { id, hand, origin } = this.lifted;
    hand.follow(finger, [origin[0] + this.camera.x, origin[1] + this.camera.y], this.window);
    const places = this.pieces.touchables().filter(({ kind }) => kind === 'place');
    const under = hit(places, [hand.at[0] - this.camera.x, hand.at[1] - this.camera.y])?.id ?? null;
    if (under !== this.over) {
      this.over = under;
      this.dress();
      this.on.over(id, under);
    }
    this.invalidate();
  }

  private putDown(place: string | null): void {
    if (!this.lifted) return;
    const { id, hand } = this.lifted;
    this.lifted = null;
    this.over = null;
    hand.destroy();
    if (place === null) this.on.over(id, null);
    this.dress();
  }

  // For those who listen

  private sheetPoint({ at }: Touchable): Point {
    return [at[0] / this.camera.zoom, at[1] / this.camera.zoom];
  }

  private speak(): void {
    const { view, lights } = this;
    if (!view) return;
    this.accessStale = false;
    const { words } = this.look;
    const stacks = stacksOf(view.counters);
    const things = this.pieces.touchables();
    const spoken: Spoken[] = [];
    for (const thing of things.filter(({ kind }) => kind === 'place')) {
      const state = view.places.find(({ id }) => id === thing.id);
      if (!state) continue;
      const stack = stacks.get(thing.id) ?? [];
      const name = words.spokenPlace(state, stack, lights.targets?.get(thing.id) ?? null);
      spoken.push({ thing, name, pressed: lights.place === thing.id });
      for (const counter of stack) {
        const touch = things.find(({ kind, id }) => kind === 'counter' && id === counter.id);
        if (touch) {
          spoken.push({ thing: touch, name: words.spokenCounter(counter), pressed: lights.chosen.has(counter.id) });
        }
      }
    }
    this.access.update(spoken);
  }

  // A lost graphics context

  private watchContext(): void {
    const { canvas } = this.painter;
    canvas.addEventListener('webglcontextlost', () => {
      const patience = setTimeout(() => this.repaint(), RESTORE_PATIENCE_MS);
      canvas.addEventListener(
        'webglcontextrestored',
        () => {
          clearTimeout(patience);
          this.invalidate();
        },
        { once: true },
      );
    });
  }

  /** The context did not come back: a new renderer draws the same stage. */
  private async repaint(): Promise<void> {
    const painter = await createPainter(this.window, this.painter.resolution, this.look.palette['g-paper']);
    if (this.disposed) {
      painter.destroy();
      return;
    }
    this.painter.canvas.remove();
    this.painter = painter;
    this.host.prepend(painter.canvas);
    this.watchContext();
    this.relay();
  }
}
