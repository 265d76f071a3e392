import { type CanvasSource, Container, type TextureSource } from 'pixi.js';
import type { BoardMap, View } from '../kernel/view';
import { showing } from './areas/showing';
import { Animator, easeInOut } from './base/animation';
import { between, type Camera } from './base/camera';
import type { Point, Rect } from './base/geometry';
import { type BoardLook, type Level, type Lights, noLights } from './base/types';
import { isEmpty } from './base/view-changes';
import { type Baker, createBaker } from './ground/baker';
import type { AreaMap } from './scene/area-map';
import { CloseUp } from './scene/close-up';
import { Ground } from './scene/ground';
import type { AreaKit, MapExtras } from './scene/map-extras';
import { Markings, type SheetKit } from './scene/markings';
import { Pieces } from './scene/pieces';
import type { BoardScene } from './scene/place-pictures';
import { RendererHost } from './scene/renderer-host';
import { Textures } from './scene/textures';
import type { PageFrame } from './scene/tiled-page';
import { depart, planBetween, travel } from './scene/travel';
import { inSlices, Schedule, type Step } from './schedule';
import { Viewport } from './viewport';

const PAN_MS = 320;
const STRIKE_MS = 420;
/** Pages of textures after which they are begun anew. */
const MOST_PAGES = 14;
const FINE_GROUND_FROM = 1.45;
/** What drawing one picture ahead may take. */
const AHEAD_MS = 3;
/** What is to be done beside the frames themselves. */
type Job =
  | 'view'
  | 'open'
  | 'camera'
  | 'areas'
  | 'journeys'
  | 'pictures'
  | 'level'
  | 'settle'
  | 'lines'
  | 'names'
  | 'sheet'
  | 'ahead';

/** The drawn sheet: everything that is painted, as the viewport shows it. It can be rebuilt from the view at any moment. */
export class Surface {
  /** Frames drawn so far: none while nothing changes. */
  frames = 0;
  readonly stage = new Container();
  readonly pieces: Pieces;
  readonly textures: Textures;
  readonly animator: Animator;
  readonly viewport: Viewport;
  view: View | null = null;
  lights: Lights = noLights;
  /** The targets that the counter in hand hangs over, or that a finger reads. */
  over: readonly string[] = [];
  /** While fingers are down the map goes nowhere by itself. */
  held = false;

  private readonly world = new Container({ isRenderGroup: true });
  private readonly areas: AreaMap | null;
  private readonly markings = new Markings();
  private readonly ground: Ground;
  private readonly send = (source: TextureSource) => this.rendererHost.send(source);
  private readonly closeUp = new CloseUp(this.send, () => this.uncover());
  /** The place whose own ground lies over the map. */
  private opened: string | null = null;
  private readonly baker: Baker;
  private readonly rendererHost: RendererHost;
  private readonly page: Pick<PageFrame, 'density' | 'send'>;
  /** A frame has shown the ground. What lies on it comes after it: the first frame is the one that is waited for. */
  private grounded = false;
  /** Old pages of textures: what still moves or hangs in the hand may show their pictures. */
  private retired: (() => void)[] = [];
  private disposed = false;

  /** When each job is due, the most urgent first. */
  private readonly schedule: Schedule<Job> = new Schedule(
    {
      view: () => 'beside',
      open: () => 'beside',
      camera: () => 'beside',
      // The first frame is waited for, and comes before the areas.
      areas: () => (this.frames > 0 ? 'before' : 'not yet'),
      // To draw those who travel takes as long as to dress the map: a task of its own.
      journeys: () => 'before',
      // Only a finger on the map and the first frame do not wait for pictures.
      pictures: () => (this.waitsForPictures ? 'before' : 'not yet'),
      level: () => 'beside',
      settle: () => (this.isStill ? 'before' : 'not yet'),
      lines: () => (this.grounded && this.isStill ? 'before' : 'not yet'),
      names: () => (this.grounded && this.isStill ? 'before' : 'not yet'),
      // What is lit shows at once, with the plates on it; while something moves it is drawn beside the frames.
      sheet: () => (this.isStill ? 'before' : 'beside'),
      ahead: () => (this.grounded && this.isStill && !this.schedule.isStale ? 'at rest' : 'not yet'),
    },
    {
      move: (now) => this.move(now),
      paint: () => this.paint(),
      withScreen: () => this.frames === 0 || this.held || this.animator.busy,
    },
  );

  constructor(
    private readonly host: HTMLElement,
    private readonly map: BoardMap,
    private look: BoardLook,
    /** Called in every frame, after everything has moved and before it is painted. */
    private readonly onFrame: () => void,
    /** What of the host's height is not the map's. */
    private readonly foot: number,
    areaKit: AreaKit | null,
    private readonly extras: MapExtras | null,
  ) {
    this.baker = createBaker();
    this.pieces = new Pieces(areaKit);
    this.areas = areaKit?.newMap() ?? null;
    this.rendererHost = new RendererHost({
      host,
      size: () => this.viewport.window,
      paper: () => this.look.palette['g-paper'],
      begin: () => this.invalidate(),
      redraw: () => this.redraw(),
    });
    this.page = { density: this.rendererHost.resolution, send: this.send };
    const behind = () => this.schedule.ask('pictures', (ms) => this.textures.goOn(ms));
    const sendPart = (source: CanvasSource, part: Rect) => this.rendererHost.sendPart(source, part);
    this.textures = new Textures({ ...this.page, sendPart, behind });
    this.animator = new Animator(look.motion.speed);
    const window = { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight - foot) };
    this.viewport = new Viewport(map, window, look);
    this.ground = new Ground(this.baker, this.send, () => this.invalidate());
    const sheet = this.areas ? [this.areas.sheet.layer] : [];
    this.world.addChild(this.ground.sprite, ...sheet, ...this.markings.layers);
    if (this.areas) this.pieces.layer.addChild(this.areas.arrows.layer);
    this.stage.addChild(this.world, this.pieces.layer, this.closeUp.layer);
    this.relay();
  }

  get renderer(): RendererHost['kind'] {
    return this.rendererHost.kind;
  }

  /** Fails where nothing can be painted. */
  get painted(): Promise<void> {
    return this.rendererHost.painted;
  }

  /** Finds where the plates of a view will hang, then acts; whatever was to be shown before is not shown. */
  whenFound(view: View, lights: Lights, act: () => void): void {
    const finding = view === this.view ? [].values() : this.pieces.finding({ ...this.scene(view), lights });
    this.ask('view', inSlices(finding, act));
  }

  /** Done in a task of its own, after the panels of the one that asks, and of the same kind only what was asked last. */
  later(what: 'open' | 'camera', act: () => void): void {
    this.ask(what, () => {
      act();
      return false;
    });
  }

  private ask(what: 'view' | 'open' | 'camera', step: Step): void {
    this.schedule.ask(what, step);
    // The first picture is waited for.
    if (!this.view) this.catchUp();
  }

  /** Does now what was asked for. */
  catchUp(): void {
    this.schedule.finish('view', 'open', 'camera');
  }

  /** Shows a view; what changed since the last one is animated, but never waited for. */
  show(view: View, lights: Lights): void {
    this.finish();
    const before = this.view;
    const what = before && planBetween(before, view);
    this.lights = lights;
    const still = this.look.motion.speed === Number.POSITIVE_INFINITY;
    if (!before || !what || isEmpty(what) || still) {
      this.view = view;
      this.dress();
      return;
    }
    const from = depart(this.pieces, what, before);
    this.view = view;
    this.dress();
    this.schedule.ask('journeys', () => {
      this.animator.run(travel(this.pieces, what, from, { before, after: view }, this.look.motion.reduced));
      return false;
    });
    this.invalidate();
  }

  /** Ends every movement at once, those not yet begun too. */
  finish(): void {
    this.schedule.finish('journeys');
    this.animator.finish();
  }

  setLook(look: BoardLook): void {
    const old = this.look;
    this.look = look;
    this.animator.speed = look.motion.speed;
    this.viewport.setLook(look);
    if (old.palette !== look.palette || old.words !== look.words || old.text !== look.text) {
      this.finish();
      this.rendererHost.background(look.palette['g-paper']);
      this.relay();
      return;
    }
    this.showLayers();
    this.showCloseUp();
  }

  setCamera(camera: Camera): void {
    const zoomed = camera.zoom !== this.viewport.camera.zoom;
    this.viewport.camera = camera;
    if (zoomed) {
      this.stretch();
      this.schedule.ask('settle', () => this.settle());
      if (camera.zoom > FINE_GROUND_FROM) this.ground.refine();
    }
    this.invalidate();
  }

  /** Counters and arrows keep their size while the sheet grows. */
  private stretch(): void {
    const { zoom } = this.viewport.camera;
    this.pieces.stretch(zoom);
    this.areas?.arrows.stretch(zoom);
  }

  glideTo(to: Camera): void {
    const from = this.viewport.camera;
    if (this.look.motion.reduced || this.look.motion.speed === Number.POSITIVE_INFINITY) {
      this.setCamera(to);
      return;
    }
    const draw = (t: number) => {
      if (!this.held) this.setCamera(between(from, to, easeInOut(t)));
    };
    this.animator.run([{ delay: 0, ms: PAN_MS, draw }]);
    this.invalidate();
  }

  /** The posts of an area while they are too small for a finger. */
  postsIn(area: string): string[] {
    return this.viewport.level === 'far'
      ? this.map.places.flatMap((place) => (place.in === area ? [place.id] : []))
      : [];
  }

  resize(): void {
    const window = { width: this.host.clientWidth, height: this.host.clientHeight - this.foot };
    if (window.width <= 0 || window.height <= 0) return;
    const before = this.viewport.window;
    if (window.width === before.width && window.height === before.height) return;
    this.finish();
    this.rendererHost.resize(window);
    this.viewport.resize(window);
    this.relay();
  }

  /** What of a place should be seen, in pixels of the sheet. */
  extentOf(id: string): Point[] {
    const at = this.viewport.layout.places.get(id);
    if (!this.view) return at ? [at] : [];
    const posts = this.map.places.filter((place) => place.in === id);
    return [id, ...posts.map((post) => post.id)].flatMap((one) => this.pieces.extent(one));
  }

  /** Whether the ground of one place lies over the map. */
  get covered(): boolean {
    return this.closeUp.layer.visible;
  }

  /** Shows the true ground about a place, or the map again. */
  open(place: string | null): void {
    const opened = this.map.places.find(({ id }) => id === place);
    this.opened = opened && CloseUp.has(opened) ? opened.id : null;
    this.showCloseUp();
  }

  /** Redraws boxes and counters from view and lights. */
  dress(): void {
    if (!this.view) return;
    if (this.textures.size > MOST_PAGES) {
      this.relay();
      return;
    }
    const scene = this.scene(this.view);
    this.pieces.dress(scene);
    if (this.areas) this.schedule.ask('areas', () => this.layAreas(scene));
    this.schedule.ask('ahead', inSlices(this.ahead()));
    this.markings.light(scene, this.lights);
    this.strike(this.view);
    this.showLayers();
    this.showCloseUp();
  }

  /** The next sheet of areas, and the arrows between them. */
  private layAreas(scene: BoardScene): boolean {
    this.drawSheet(scene);
    const draw = this.areas?.point(scene, this.pieces, this.viewport.camera.zoom);
    if (draw && !this.look.motion.reduced) this.animator.run([{ delay: 0, ms: STRIKE_MS, draw }]);
    this.invalidate();
    return false;
  }

  private drawSheet(scene: BoardScene): void {
    if (!this.areas) return;
    const drawing = this.areas.draw(scene, this.page, this.isStill);
    this.schedule.ask(
      'sheet',
      inSlices(drawing, () => this.invalidate()),
    );
  }

  /** Pictures of the other levels, drawn while nothing else is to be done. */
  private *ahead(): Generator<unknown> {
    for (const picture of this.pieces.otherLevels()) {
      this.textures.draw(AHEAD_MS);
      yield picture;
    }
  }

  private scene(view: View): BoardScene {
    const { lights, over, extras, map } = this;
    return { ...this.sheet(), view, lights, extras, shown: showing(map, view, lights, over) };
  }

  private sheet(): SheetKit {
    const { textures, map } = this;
    const { layout, level } = this.viewport;
    const { palette, words } = this.look;
    return { textures, map, layout, level, palette, words };
  }

  /** Draws the arrows of the view; new ones as a hand draws them. */
  private strike(view: View): void {
    const draw = this.markings.strike(this.sheet(), view, this.viewport.camera.zoom);
    if (this.look.motion.reduced) draw?.(1);
    else if (draw) this.animator.run([{ delay: 0, ms: STRIKE_MS, draw }]);
  }

  /** While something moves with the frames of the screen; else in a task of its own, so that no frame has both map and panels to do. */
  invalidate(): void {
    this.schedule.redraw();
  }

  /** Everything as it is now, however much of it is still to be drawn. */
  picture(width: number, height: number): string | null {
    if (!this.view || this.disposed) return null;
    this.schedule.finish('areas', 'sheet');
    this.textures.flush();
    return this.rendererHost.picture(this.stage, width, height);
  }

  dispose(): void {
    this.disposed = true;
    this.schedule.dispose();
    this.finish();
    this.ground.destroy();
    this.areas?.sheet.destroy();
    this.closeUp.destroy();
    this.baker.dispose();
    this.stage.destroy({ children: true });
    for (const drop of [...this.retired, this.textures.renew()]) drop();
    this.rendererHost.dispose();
  }

  /** Whatever moves by itself as of now. */
  private move(now: number): void {
    this.animator.tick(now);
    this.changeLevel();
  }

  private get waitsForPictures(): boolean {
    return this.schedule.isStale && this.frames > 0 && !this.held && this.textures.unfinished;
  }

  /** Nothing moves by itself or under fingers. */
  private get isStill(): boolean {
    return !this.held && !this.animator.busy;
  }

  /** What stays as it was while the map is zoomed: the level that areas are drawn for, and arrows, which end at plates. */
  private settle(): boolean {
    const { areas, view } = this;
    if (!areas || !view) return false;
    const scene = this.scene(view);
    if (areas.isBehind(this.viewport.level)) this.drawSheet(scene);
    this.pieces.placeTags();
    areas.point(scene, this.pieces, this.viewport.camera.zoom);
    this.invalidate();
    return false;
  }

  private paint(): void {
    const { zoom, x, y } = this.viewport.camera;
    this.pieces.settle();
    this.areas?.arrows.settle();
    this.world.position.set(x, y);
    this.world.scale.set(zoom);
    this.pieces.layer.position.set(x, y);
    // Until the renderer comes whoever touches the map is heard, and nothing else is done.
    if (this.rendererHost.awaits()) return;
    this.onFrame();
    this.textures.flush();
    if (!this.rendererHost.render(this.stage)) return;
    this.frames++;
    this.grounded ||= this.ground.drawn;
    if (this.animator.busy) this.invalidate();
    else if (this.grounded && !this.schedule.isWaiting('areas', 'names')) {
      this.host.dataset.ground = 'drawn';
      if (!this.held) for (const drop of this.retired.splice(0)) drop();
    }
  }

  /** Shows the level that the zoom asks for: under fingers at once, else when its plates are found beside the frames. */
  private changeLevel(): void {
    const level = this.viewport.wanted;
    if (!this.view || level === this.viewport.level) return;
    if (this.frames === 0 || this.held) this.showLevel(level);
    else if (!this.schedule.isWaiting('level')) {
      const finding = this.pieces.finding({ ...this.scene(this.view), level });
      this.schedule.ask(
        'level',
        inSlices(finding, () => {
          if (this.viewport.wanted === level) this.showLevel(level);
          this.invalidate();
        }),
      );
    }
  }

  private showLevel(level: Level): void {
    this.viewport.level = level;
    this.askForLines();
    this.dress();
  }

  private askForLines(): void {
    const lines = this.markings.layLines(this.sheet());
    this.schedule.ask(
      'lines',
      inSlices(lines, () => {
        if (this.view) this.strike(this.view);
        this.invalidate();
      }),
    );
  }

  private letter(): boolean {
    this.markings.letter(this.sheet(), () => this.ground.chart());
    this.invalidate();
    return false;
  }

  /** Everything anew: layout, colours or words have changed. */
  private relay(): void {
    this.stretch();
    this.retired.push(this.textures.renew());
    this.ground.lay(this.map, this.viewport.layout, this.look.palette, this.rendererHost.resolution);
    this.schedule.ask('names', () => this.letter());
    this.askForLines();
    if (this.grounded) this.schedule.finish('names', 'lines');
    this.dress();
    if (this.viewport.camera.zoom > FINE_GROUND_FROM) this.ground.refine();
    this.invalidate();
  }

  private showLayers(): void {
    const { layers } = this.look;
    this.markings.show(layers, this.lights);
    if (this.areas) this.areas.sheet.layer.visible = layers.pieces;
    this.pieces.layer.visible = layers.pieces;
  }

  private showCloseUp(): void {
    const { opened: place, view, textures } = this;
    const { window } = this.viewport;
    const { inset, palette } = this.look;
    if (place === null || !view) this.closeUp.close();
    else
      this.closeUp.open({
        place,
        window,
        inset,
        palette,
        textures,
        density: this.rendererHost.resolution,
        view,
        map: this.map,
      });
    this.uncover();
  }

  /** The map is seen where no ground of its own lies over it. */
  private uncover(): void {
    this.world.visible = !this.covered;
    this.pieces.layer.visible = !this.covered && this.look.layers.pieces;
    this.invalidate();
  }

  private redraw(): void {
    this.areas?.sheet.destroy();
    this.relay();
  }
}
