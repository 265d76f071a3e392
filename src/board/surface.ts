import { Container, type TextureSource } from 'pixi.js';
import type { BoardMap, View } from '../kernel/view';
import { Animator, easeInOut } from './animation';
import { between, type Camera } from './camera';
import type { Point } from './geometry';
import { type Baker, createBaker } from './ground/baker';
import { Lens } from './lens';
import type { AreaKit, MapExtras } from './map-extras';
import { isEmpty } from './plan';
import type { AreaMap } from './scene/area-map';
import { Book } from './scene/book';
import { Easel } from './scene/easel';
import { Ground } from './scene/ground';
import { Markings, type Sheet } from './scene/markings';
import { Pieces } from './scene/pieces';
import type { Scenery } from './scene/place-pictures';
import { Schedule } from './scene/schedule';
import type { PageFrame } from './scene/tiled-page';
import { depart, planBetween, travel } from './scene/travel';
import { Vicinity } from './scene/vicinity';
import { type BoardLook, type Lights, noLights } from './types';

const PAN_MS = 320;
const STRIKE_MS = 420;
/** Pages of textures after which the book is begun anew. */
const FULL_BOOK = 14;
const FINE_GROUND_FROM = 1.45;
/** What the sheet of areas or the lines may take of one task; none of it is painted before it is whole. */
const SLICE_MS = 4;

/** The drawn sheet: everything that is painted, as the lens shows it. It can be rebuilt from the view at any moment. */
export class Surface {
  /** Frames drawn so far: none while nothing changes. */
  frames = 0;
  readonly stage = new Container();
  readonly pieces: Pieces;
  readonly book: Book;
  readonly animator: Animator;
  readonly lens: Lens;
  view: View | null = null;
  lights: Lights = noLights;
  /** The target that the counter in hand hangs over. */
  over: string | null = null;
  /** While fingers are down the map goes nowhere by itself. */
  held = false;

  private readonly world = new Container({ isRenderGroup: true });
  private readonly areas: AreaMap | null;
  private readonly markings = new Markings();
  private readonly ground: Ground;
  private readonly send = (source: TextureSource) => this.easel.send(source);
  private readonly vicinity = new Vicinity(this.send, () => this.uncover());
  /** The place whose own ground lies over the map. */
  private opened: string | null = null;
  private readonly baker: Baker;
  private readonly easel: Easel;
  private readonly page: Pick<PageFrame, 'density' | 'send'>;
  /** Arrows end at plates, which do not grow with the sheet: after a zoom they are laid anew at rest. */
  private arrowsBehind = false;
  private areasBehind = false;
  /** A frame has shown the ground. What lies on it comes after it: the first frame is the one that is waited for. */
  private grounded = false;
  /** Old pages of the book: what still moves or hangs in the hand may show their pictures. */
  private retired: (() => void)[] = [];
  /** Begins the journeys of the last view. */
  private journeys: (() => void) | null = null;
  private readonly schedule = new Schedule();
  private disposed = false;

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
    this.easel = new Easel({
      host,
      size: () => this.lens.window,
      paper: () => this.look.palette['g-paper'],
      begin: () => this.invalidate(),
      redraw: () => this.redraw(),
    });
    this.page = { density: this.easel.resolution, send: this.send };
    this.book = new Book(this.page);
    this.animator = new Animator(look.motion.speed);
    const window = { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight - foot) };
    this.lens = new Lens(map, window, look);
    this.ground = new Ground(this.baker, this.send, () => this.invalidate());
    const sheet = this.areas ? [this.areas.sheet.layer] : [];
    this.world.addChild(this.ground.sprite, ...sheet, ...this.markings.layers);
    if (this.areas) this.pieces.layer.addChild(this.areas.arrows.layer);
    this.stage.addChild(this.world, this.pieces.layer, this.vicinity.layer);
    this.relay();
  }

  get renderer(): Easel['kind'] {
    return this.easel.kind;
  }

  /** Fails where nothing can be painted. */
  get painted(): Promise<void> {
    return this.easel.painted;
  }

  /** Looks for some milliseconds for where the plates of a view will hang; true once all of them are found. */
  foresee(view: View, lights: Lights): boolean {
    return this.pieces.foresee({ ...this.scenery(view), lights }, SLICE_MS);
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
    // In a task of its own, before anything is painted: to draw those who travel takes as long as to dress the map.
    this.journeys = () =>
      this.animator.run(travel(this.pieces, what, from, { before, after: view }, this.look.motion.reduced));
    this.invalidate();
  }

  /** Ends every movement at once, those not yet begun too. */
  finish(): void {
    this.setOff();
    this.animator.finish();
  }

  /** Whether somebody has set off who was about to. */
  private setOff(): boolean {
    const { journeys } = this;
    this.journeys = null;
    journeys?.();
    return journeys !== null;
  }

  setLook(look: BoardLook): void {
    const old = this.look;
    this.look = look;
    this.animator.speed = look.motion.speed;
    this.lens.setLook(look);
    if (old.palette !== look.palette || old.words !== look.words || old.text !== look.text) {
      this.finish();
      this.easel.background(look.palette['g-paper']);
      this.relay();
      return;
    }
    this.showLayers();
    this.showVicinity();
  }

  setCamera(camera: Camera): void {
    const zoomed = camera.zoom !== this.lens.camera.zoom;
    this.lens.camera = camera;
    if (zoomed) {
      this.stretch();
      this.arrowsBehind = true;
      if (camera.zoom > FINE_GROUND_FROM) this.ground.refine();
    }
    this.invalidate();
  }

  /** Counters and arrows keep their size while the sheet grows. */
  private stretch(): void {
    const { zoom } = this.lens.camera;
    this.pieces.stretch(zoom);
    this.areas?.arrows.stretch(zoom);
  }

  glideTo(to: Camera): void {
    const from = this.lens.camera;
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
    return this.lens.level === 'far' ? this.map.places.flatMap((place) => (place.in === area ? [place.id] : [])) : [];
  }

  resize(): void {
    const window = { width: this.host.clientWidth, height: this.host.clientHeight - this.foot };
    if (window.width <= 0 || window.height <= 0) return;
    const before = this.lens.window;
    if (window.width === before.width && window.height === before.height) return;
    this.finish();
    this.easel.resize(window);
    this.lens.resize(window);
    this.relay();
  }

  /** What of a place should be seen, in pixels of the sheet. */
  extentOf(id: string): Point[] {
    const at = this.lens.layout.places.get(id);
    if (!this.view) return at ? [at] : [];
    const posts = this.map.places.filter((place) => place.in === id);
    return [id, ...posts.map((post) => post.id)].flatMap((one) => this.pieces.extent(one));
  }

  /** Whether the ground of one place lies over the map. */
  get covered(): boolean {
    return this.vicinity.layer.visible;
  }

  /** Shows the true ground about a place, or the map again. */
  open(place: string | null): void {
    const opened = this.map.places.find(({ id }) => id === place);
    this.opened = opened && Vicinity.has(opened) ? opened.id : null;
    this.showVicinity();
  }

  /** Redraws boxes and counters from view and lights. */
  dress(): void {
    if (!this.view) return;
    if (this.book.size > FULL_BOOK) {
      this.relay();
      return;
    }
    const scenery = this.scenery(this.view);
    this.pieces.dress(scenery);
    // In a task of their own; the first frame is waited for and comes even before them.
    this.areasBehind = this.areas !== null;
    this.markings.light(scenery, this.lights);
    this.strike(this.view);
    this.showLayers();
    this.showVicinity();
  }

  private layAreas(scenery: Scenery): void {
    this.areasBehind = false;
    this.areas?.lay(scenery, this.page, this.isStill);
    const draw = this.areas?.point(scenery, this.pieces, this.lens.camera.zoom);
    if (draw && !this.look.motion.reduced) this.animator.run([{ delay: 0, ms: STRIKE_MS, draw }]);
  }

  private scenery(view: View): Scenery {
    const { lights, over, extras } = this;
    return { ...this.sheet(), view, lights, over, extras };
  }

  private sheet(): Sheet {
    const { book, map } = this;
    const { layout, level } = this.lens;
    const { palette, words } = this.look;
    return { book, map, layout, level, palette, words };
  }

  /** Draws the arrows of the view; new ones as a hand draws them. */
  private strike(view: View): void {
    const draw = this.markings.strike(this.sheet(), view, this.lens.camera.zoom);
    if (this.look.motion.reduced) draw?.(1);
    else if (draw) this.animator.run([{ delay: 0, ms: STRIKE_MS, draw }]);
  }

  /** While something moves with the frames of the screen; else in a task of its own, so that no frame has both map and panels to do. */
  invalidate(): void {
    this.schedule.next((now) => this.draw(now), this.frames === 0 || this.held || this.animator.busy);
  }

  /** Everything as it is now, however much of it is still to be drawn. */
  picture(width: number, height: number): string | null {
    if (!this.view || this.disposed) return null;
    if (this.areasBehind) this.layAreas(this.scenery(this.view));
    this.areas?.draw(Number.POSITIVE_INFINITY);
    this.book.flush();
    return this.easel.picture(this.stage, width, height);
  }

  dispose(): void {
    this.disposed = true;
    this.schedule.dispose();
    this.finish();
    this.ground.destroy();
    this.areas?.sheet.destroy();
    this.vicinity.destroy();
    this.baker.dispose();
    this.stage.destroy({ children: true });
    for (const drop of [...this.retired, this.book.renew()]) drop();
    this.easel.dispose();
  }

  /** What is behind, each in a task of its own; then the frame. */
  private draw(now: number): void {
    if (this.catchesUpAreas() || this.awaitsBook()) return;
    if (this.setOff()) {
      this.invalidate();
      return;
    }
    this.animator.tick(now);
    this.changeLevel();
    if (this.awaitsBook()) return;
    if (this.isStill) this.straighten();
    if (this.catchesUpMarkings() || this.drawsAreas()) return;
    this.paint();
  }

  /** Nothing moves by itself or under fingers. */
  private get isStill(): boolean {
    return !this.held && !this.animator.busy;
  }

  /** Areas are laid before the frame that shows them; but whatever moves is drawn in every frame. */
  private catchesUpAreas(): boolean {
    if (!this.view || !this.areasBehind || this.frames === 0) return false;
    const { isStill } = this;
    this.layAreas(this.scenery(this.view));
    this.invalidate();
    return isStill;
  }

  /** What was left as it was while the map was moved. */
  private straighten(): void {
    if (!this.view) return;
    if (this.areas?.isBehind(this.lens.level)) this.areas.lay(this.scenery(this.view), this.page, true);
    if (!this.arrowsBehind) return;
    this.arrowsBehind = false;
    this.areas?.point(this.scenery(this.view), this.pieces, this.lens.camera.zoom);
  }

  private catchesUpMarkings(): boolean {
    const { markings } = this;
    if (!this.grounded || !this.isStill) return false;
    if (markings.linesBehind) {
      if (!markings.layLines(this.sheet(), SLICE_MS) && this.view) this.strike(this.view);
    } else if (markings.namesBehind) {
      markings.letter(this.sheet(), () => this.ground.chart());
    } else return false;
    this.invalidate();
    return true;
  }

  /** What is lit shows at once, with the plates on it; while something moves it is drawn between the frames. */
  private drawsAreas(): boolean {
    if (this.frames === 0 || this.areas?.unfinished !== true) return false;
    const drawOn = () => this.areas?.draw(SLICE_MS) === true;
    if (!this.isStill) {
      this.schedule.betweenFrames(drawOn, () => this.invalidate());
      return false;
    }
    if (!drawOn()) return false;
    this.invalidate();
    return true;
  }

  private paint(): void {
    const { zoom, x, y } = this.lens.camera;
    this.pieces.settle();
    this.areas?.arrows.settle();
    this.world.position.set(x, y);
    this.world.scale.set(zoom);
    this.pieces.layer.position.set(x, y);
    // Until the painter comes whoever touches the map is heard, and nothing else is done.
    if (this.easel.awaits()) return;
    this.onFrame();
    this.book.flush();
    if (!this.easel.render(this.stage)) return;
    this.frames++;
    this.grounded ||= this.ground.drawn;
    if (this.animator.busy || this.areasBehind || (this.grounded && this.markings.namesBehind)) this.invalidate();
    else if (this.grounded) {
      this.host.dataset.ground = 'drawn';
      if (!this.held) this.rest();
    }
  }

  /** Pictures are not drawn in a frame but between two; only a finger on the map does not wait for them. */
  private awaitsBook(): boolean {
    if (this.frames === 0 || this.held || !this.book.unfinished) return false;
    this.schedule.betweenFrames(
      () => this.book.goOn(SLICE_MS),
      () => this.invalidate(),
    );
    return true;
  }

  /** Shows the level that the zoom asks for: under fingers at once, else when its plates are found between the frames. */
  private changeLevel(): void {
    const level = this.lens.wanted;
    if (!this.view || level === this.lens.level) return;
    const scenery = { ...this.scenery(this.view), level };
    const isFound = () => this.pieces.foresee(scenery, SLICE_MS);
    if (this.frames > 0 && !this.held && !isFound()) {
      this.schedule.betweenFrames(
        () => !isFound(),
        () => this.invalidate(),
      );
      return;
    }
    this.lens.level = level;
    this.markings.leaveLines();
    this.dress();
  }

  /** Nothing moves: old pages go, and what a nearer look needs is made ready, a little at a time. */
  private rest(): void {
    for (const drop of this.retired.splice(0)) drop();
    if (this.view) this.schedule.whenIdle(() => this.isStill && this.pieces.prepare());
  }

  /** Everything anew: layout, colours or words have changed. */
  private relay(): void {
    this.stretch();
    this.retired.push(this.book.renew());
    this.ground.lay(this.map, this.lens.layout, this.look.palette, this.easel.resolution);
    if (this.grounded) {
      this.markings.letter(this.sheet(), () => this.ground.chart());
      this.markings.leaveLines();
      this.markings.layLines(this.sheet(), Number.POSITIVE_INFINITY);
    } else {
      this.markings.namesBehind = true;
      this.markings.leaveLines();
    }
    this.dress();
    if (this.lens.camera.zoom > FINE_GROUND_FROM) this.ground.refine();
    this.invalidate();
  }

  private showLayers(): void {
    const { layers } = this.look;
    this.markings.show(layers, this.lights);
    if (this.areas) this.areas.sheet.layer.visible = layers.pieces;
    this.pieces.layer.visible = layers.pieces;
  }

  private showVicinity(): void {
    const { opened: place, view, book } = this;
    const { window } = this.lens;
    const { inset, palette } = this.look;
    if (place === null || !view) this.vicinity.close();
    else
      this.vicinity.open({
        place,
        window,
        inset,
        palette,
        book,
        density: this.easel.resolution,
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
