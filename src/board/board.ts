import './board.css';
import type { BoardMap, CounterView, View } from '../kernel/view';
import { Access, type Spoken } from './access';
import { faceOfCounter } from './art/counter';
import { fetchFaces } from './art/type';
import type { Point } from './base/geometry';
import type { Gesture } from './base/gestures';
import { hit, reaches, rivals, type Touchable, tapOn } from './base/hit';
import type { BoardHandlers, BoardLook, BoardWords, Lights, Outlook, Spot } from './base/types';
import { listen } from './pointer';
import { Reading } from './reading';
import { Lifted } from './scene/lifted';
import { type AreaKit, type MapExtras, needsExtras, type RibbonBar } from './scene/map-extras';
import { stacksOf } from './scene/stacks';
import { Surface } from './surface';
import type { Viewport } from './viewport';

export interface BoardOptions {
  readonly host: HTMLElement;
  readonly map: BoardMap;
  readonly look: BoardLook;
  readonly on: BoardHandlers;
}

/** Loads the faces, then gives a board that draws whatever view it is shown. */
export async function createBoard(options: BoardOptions): Promise<Board> {
  const { look, map } = options;
  const hasAreas = map.places.some(({ outline }) => outline);
  const [areas, more] = await Promise.all([
    hasAreas ? import('./scene/area-kit') : null,
    needsExtras(map) ? import('./extras') : null,
    fetchFaces(lettering(map, look.words)),
  ]);
  return new Board(options, { areaKit: areas?.areaKit ?? null, extras: more?.extras ?? null });
}

/** What is written on the map, and a letter that every language has. */
function lettering({ places }: BoardMap, { place, brief, nobody, ground }: BoardWords): string {
  const { hills, ...ways } = ground;
  const names = places.flatMap(({ id }) => [place(id), brief(id)]);
  return ['A', nobody, ...names, ...Object.values(ways), ...Object.values(hills)].join(' ');
}

const LIFT_MS = 120;

/** Drawing that only some maps need. */
interface Kits {
  readonly areaKit: AreaKit | null;
  readonly extras: MapExtras | null;
}

/** What is asked for, to tell one question from the next. */
const asks = ({ targets }: Lights) => [...(targets?.keys() ?? [])].join(' ');

/** The map on the table. It knows no game: it draws a view and reports what was touched. */
export class Board {
  private readonly host: HTMLElement;
  private readonly on: BoardHandlers;
  private readonly map: BoardMap;
  private look: BoardLook;
  private readonly surface: Surface;
  private readonly viewport: Viewport;
  private readonly reading: Reading;
  private readonly access: Access;
  private readonly ribbon: RibbonBar | null;
  private readonly observer: ResizeObserver;
  private readonly stopListening: () => void;
  private readonly watchers = new Set<() => void>();
  private pressed: Touchable | null = null;
  private naming: ReturnType<typeof setTimeout> | undefined;
  private lifted: { readonly id: string; readonly hand: Lifted; readonly origin: Point } | null = null;
  /** The zoom, the level and the pictures that the spoken layer was last laid out for. */
  private spoken: (Pick<Surface, 'view' | 'lights'> & Pick<Viewport, 'level'> & { readonly zoom: number }) | null =
    null;

  constructor(options: BoardOptions, { areaKit, extras }: Kits) {
    this.host = options.host;
    this.on = options.on;
    this.map = options.map;
    this.look = options.look;
    this.host.classList.add('board-host');
    this.access = new Access(this.host, {
      press: (thing) => this.report(thing),
      focus: (thing) => this.bring([this.sheetPoint(thing)]),
    });
    this.access.name(this.look.words.map);
    this.ribbon = extras?.newRibbon(this.host, options.map, (place) => this.on.tapPlace(place)) ?? null;
    const seen = () => {
      this.speak();
      for (const watcher of this.watchers) watcher();
    };
    this.surface = new Surface(this.host, options.map, options.look, seen, this.ribbon?.height ?? 0, areaKit, extras);
    this.viewport = this.surface.viewport;
    this.reading = new Reading(this.host, {
      under: (at) => {
        const thing = this.touched(at);
        return thing?.lit && thing.kind === 'place' ? thing : null;
      },
      text: (id) => this.look.words.lit(id, this.surface.lights.targets?.get(id) ?? null),
      read: (ids) => {
        this.surface.over = ids;
        this.surface.dress();
        const [counter] = this.surface.lights.chosen;
        if (counter !== undefined && ids.length < 2) this.on.over(counter, ids[0] ?? null);
      },
    });
    this.stopListening = listen(this.host, {
      gesture: (gesture) => this.feel(gesture),
      wheel: (at, factor) => this.surface.setCamera(this.viewport.zoomed(factor, at)),
    });
    this.observer = new ResizeObserver(() => {
      this.spoken = null;
      this.surface.resize();
    });
    this.observer.observe(this.host);
  }

  /** Which renderer runs, null before there is one, and how many frames it has drawn: none while nothing changes. */
  get drawing(): { readonly renderer: 'webgl' | 'canvas' | null; readonly frames: number } {
    return { renderer: this.surface.renderer, frames: this.surface.frames };
  }

  /** Fails where nothing can be painted. */
  get painted(): Promise<void> {
    return this.surface.painted;
  }

  /** Shows a view; what changed since the last one is animated, but never waited for. */
  show(view: View, lights: Lights): void {
    this.surface.whenFound(view, lights, () => {
      const asked = asks(this.surface.lights);
      if (view !== this.surface.view) this.surface.show(view, lights);
      else {
        this.surface.lights = lights;
        this.surface.dress();
      }
      if (asks(lights) !== asked) this.reading.stop();
    });
  }

  /** Colours, words, motion, layers, or what lies over the map. */
  setLook(look: BoardLook): void {
    this.look = look;
    this.spoken = null;
    this.access.name(look.words.map);
    this.ribbon?.rise(look.inset.bottom);
    this.surface.setLook(look);
  }

  /** Brings places into the free part of the window. */
  reveal(places: readonly string[]): void {
    this.surface.later('camera', () => this.bring(places.flatMap((id) => this.surface.extentOf(id))));
  }

  /** Shows all places that are asked for where they fit in the window together; else the look stays. */
  fitAll(places: readonly string[]): void {
    this.surface.later('camera', () => {
      const camera = this.viewport.fitting(places.flatMap((id) => this.surface.extentOf(id).slice(0, 1)));
      if (camera) this.surface.glideTo(camera);
    });
  }

  /** Brings a scene into the middle of the free part: near where it is one place, farther where there are several. */
  stage(places: readonly string[]): void {
    this.surface.later('camera', () => this.stageNow(places));
  }

  private stageNow(places: readonly string[]): void {
    const points = places.flatMap((id) => this.surface.extentOf(id));
    if (points.length > 0) this.surface.glideTo(this.viewport.staging(points, places.length <= 2));
  }

  /** Where the plate of a place lies in the window, and the outline of its area; null where it is not drawn. */
  plateOf(id: string): Spot | null {
    const { pieces, view } = this.surface;
    const { camera, layout } = this.viewport;
    const plate = view && pieces.boxOf(id);
    if (!plate) return null;
    const box = { ...plate, x: plate.x + camera.x, y: plate.y + camera.y };
    const outline = layout.net.outlines.get(id);
    if (!outline) return box;
    const { zoom } = camera;
    return { ...box, outline: outline.map(([x, y]) => [x * zoom + camera.x, y * zoom + camera.y]) };
  }

  /** Whether something that is asked for answers in a box of the window. */
  isLitUnder({ x, y, width, height }: Spot): boolean {
    const { camera } = this.viewport;
    const lit = this.surface.pieces.touchables().filter((thing) => thing.lit);
    const points = [0, 0.25, 0.5, 0.75, 1].flatMap((u) =>
      [0, 0.25, 0.5, 0.75, 1].map((v): Point => [x + u * width - camera.x, y + v * height - camera.y]),
    );
    return lit.some((thing) => points.some((point) => reaches(thing, point)));
  }

  /** The part of the window that nothing lies over. */
  room(): Spot {
    const { window } = this.viewport;
    const { left, top, right, bottom } = this.look.inset;
    return { x: left, y: top, width: window.width - left - right, height: window.height - top - bottom };
  }

  /** Calls whenever the map has been drawn anew, for those who draw over it. */
  watch(seen: () => void): () => void {
    this.watchers.add(seen);
    return () => void this.watchers.delete(seen);
  }

  /** Shows the true ground about a place above an opened sheet; null brings the map back. */
  open(place: string | null): void {
    this.surface.later('open', () => this.surface.open(place));
  }

  /** The map as it is seen now, as a small picture; null before anything is shown. */
  picture(width: number, height: number): string | null {
    this.surface.catchUp();
    return this.surface.picture(width, height);
  }

  /** Where the plates of areas hang, for a map that is opened again: none of them moves. */
  get hanging(): readonly string[] {
    return this.surface.pieces.hanging();
  }

  recall(hanging: readonly string[]): void {
    this.surface.pieces.recall(hanging);
  }

  get outlook(): Outlook {
    return this.viewport.outlook;
  }

  lookAt(outlook: Outlook): void {
    this.surface.setCamera(this.viewport.at(outlook));
  }

  /** The same, by the way there. */
  glideTo(outlook: Outlook): void {
    this.surface.later('camera', () => this.surface.glideTo(this.viewport.at(outlook)));
  }

  fit(): void {
    this.surface.glideTo(this.viewport.whole());
  }

  zoom(factor: number): void {
    this.surface.glideTo(this.viewport.zoomed(factor));
  }

  /** Ends every movement at once. */
  finish(): void {
    this.surface.catchUp();
    this.surface.finish();
    this.surface.invalidate();
  }

  dispose(): void {
    clearTimeout(this.naming);
    this.reading.giveUp();
    this.observer.disconnect();
    this.stopListening();
    this.access.destroy();
    this.ribbon?.destroy();
    this.surface.dispose();
    this.host.classList.remove('board-host');
  }

  private bring(points: readonly Point[]): void {
    this.surface.glideTo(this.viewport.revealing(points));
  }

  // Touch

  /** What lies under a point of the window. */
  private touched(at: Point, things = this.surface.pieces.touchables()): Touchable | null {
    const { x, y } = this.viewport.camera;
    const box = this.ribbon?.at(at);
    if (box) return { kind: 'place', id: box, at: [at[0] - x, at[1] - y], rx: 0, ry: 0 };
    return hit(things, [at[0] - x, at[1] - y]);
  }

  private feel(gesture: Gesture): void {
    const { surface, viewport } = this;
    if (surface.covered) {
      if (gesture.is === 'tap') this.on.tapGround();
      return;
    }
    switch (gesture.is) {
      case 'press':
        this.surface.catchUp();
        surface.held = true;
        this.pressed = this.touched(gesture.at);
        if (this.pressed?.lit && this.pressed.kind === 'place') this.reading.wait(gesture.at);
        return;
      case 'drag':
        this.reading.giveUp();
        if (this.reading.isOn) this.reading.move(gesture.at);
        else if (this.lifted || this.lift()) this.carry(gesture.at);
        else surface.setCamera(viewport.panned(gesture.by));
        return;
      case 'pinch':
        this.reading.stop();
        this.putDown();
        surface.setCamera(viewport.pinched(gesture.factor, gesture.about, gesture.by));
        return;
      default:
        surface.held = false;
        if (this.reading.isOn) this.letGo(gesture);
        else this.end(gesture);
        this.pressed = null;
        surface.invalidate();
    }
  }

  /** A finger that read lets go: on what is asked for it answers, elsewhere nothing was meant. */
  private letGo(gesture: Gesture): void {
    const thing = 'at' in gesture ? this.reading.end(gesture.at) : null;
    this.reading.stop();
    if (thing) this.report(thing);
  }

  private end(gesture: Gesture): void {
    this.reading.giveUp();
    if (gesture.is === 'drop' && this.lifted) {
      const { id } = this.lifted;
      const [place = null] = this.surface.over;
      this.putDown();
      this.on.drop(id, place);
    } else if (gesture.is === 'tap' || (gesture.is === 'double-tap' && this.isDoubted(gesture.at))) {
      const thing = this.touched(gesture.at);
      const { x, y } = this.viewport.camera;
      const doubted = rivals(this.surface.pieces.touchables(), [gesture.at[0] - x, gesture.at[1] - y]).map(
        ({ id }) => id,
      );
      if (doubted.length > 1 && this.reading.doubts(doubted.sort(), gesture.at)) return;
      this.reading.stop();
      if (thing) this.report(thing);
      else this.on.tapGround();
    } else if (gesture.is === 'double-tap') {
      const thing = this.touched(gesture.at);
      if (thing?.kind === 'place') this.on.openPlace(thing.id);
      else if (thing) this.report(thing);
      else this.surface.glideTo(this.viewport.nextLevel(gesture.at));
    } else if (gesture.is === 'two-finger-tap') {
      this.zoom(1 / 1.6);
    } else {
      this.putDown();
    }
  }

  /** A second tap where two places were meant as well as each other decides, however quick it is. */
  private isDoubted([x, y]: Point): boolean {
    const { camera } = this.viewport;
    return (
      this.surface.over.length > 1 && rivals(this.surface.pieces.touchables(), [x - camera.x, y - camera.y]).length > 0
    );
  }

  private report(thing: Touchable): void {
    if (thing.kind === 'counter') {
      this.on.tapCounter(thing.id);
      return;
    }
    const { tap, near } = tapOn(thing.id, this.surface.postsIn(thing.id), this.surface.lights.targets);
    if (near.length > 0) this.surface.glideTo(this.viewport.approaching(near));
    if (tap !== null) this.on.tapPlace(tap);
  }

  /** Lifts the counter under the finger, or the chosen one out of its box. */
  private lift(): boolean {
    const { pressed, surface } = this;
    if (!pressed || !surface.view) return false;
    const { counters, chosen } = surface.lights;
    const here = (counter: CounterView) =>
      pressed.kind === 'counter' ? counter.id === pressed.id : counter.at === pressed.id && chosen.has(counter.id);
    const counter = surface.view.counters.find((each) => counters.has(each.id) && here(each));
    if (!counter) return false;
    const hand = new Lifted(surface.textures, this.look.palette, faceOfCounter(counter, this.map.liveries));
    const origin = surface.pieces.counterAt(counter.id) ?? surface.pieces.placeAt(counter.at);
    this.lifted = { id: counter.id, hand, origin };
    surface.stage.addChild(hand.layer);
    const draw = (t: number) => {
      if (this.lifted?.hand === hand) hand.lift(t);
    };
    if (this.look.motion.reduced) draw(1);
    else surface.animator.run([{ delay: 0, ms: LIFT_MS, draw }]);
    this.on.pick(counter.id);
    return true;
  }

  private carry(finger: Point): void {
    if (!this.lifted) return;
    const { surface } = this;
    const { camera, window } = this.viewport;
    const { id, hand, origin } = this.lifted;
    hand.follow(finger, [origin[0] + camera.x, origin[1] + camera.y], window);
    const places = surface.pieces.touchables().filter(({ kind }) => kind === 'place');
    // Whoever looks at the finger rather than at the counter above it means the place under the finger.
    const under = (this.touched(hand.at, places) ?? this.touched(finger, places))?.id ?? null;
    if (under !== (surface.over[0] ?? null)) {
      surface.over = under === null ? [] : [under];
      surface.dress();
      this.on.over(id, under);
    }
    surface.invalidate();
  }

  private putDown(): void {
    if (!this.lifted) return;
    const { id, hand } = this.lifted;
    this.lifted = null;
    this.surface.over = [];
    hand.destroy();
    this.surface.dress();
    this.on.over(id, null);
  }

  // For those who listen

  private sheetPoint({ at }: Touchable): Point {
    const { zoom } = this.viewport.camera;
    return [at[0] / zoom, at[1] / zoom];
  }

  /** Lays the buttons anew when what they stand for has changed and nothing is in motion. */
  private speak(): void {
    const { view, lights, held, animator } = this.surface;
    const { camera, level } = this.viewport;
    this.access.move(camera.x, camera.y);
    const { spoken } = this;
    const seen = spoken?.zoom === camera.zoom && spoken.level === level;
    const same = seen && spoken.view === view && spoken.lights === lights;
    if (same || held || animator.busy || !view) return;
    this.spoken = { zoom: camera.zoom, level, view, lights };
    clearTimeout(this.naming);
    this.naming = setTimeout(() => this.name());
  }

  /** In a task of its own: nobody hears it before the map has been drawn. */
  private name(): void {
    const { view, lights, pieces } = this.surface;
    if (!view) return;
    const { words } = this.look;
    const targets = new Set(lights.targets?.keys());
    const touchable = new Set([...targets, ...(lights.ready?.keys() ?? [])]);
    this.ribbon?.dress(view, words, { touchable, targets, place: lights.place });
    const stacks = stacksOf(view.counters);
    const things = pieces.touchables();
    const names: Spoken[] = [];
    for (const thing of things.filter(({ kind }) => kind === 'place')) {
      const state = view.places.find(({ id }) => id === thing.id);
      if (!state) continue;
      const stack = stacks.get(thing.id) ?? [];
      const name = words.spokenPlace(state, stack, lights.targets?.get(thing.id) ?? null);
      names.push({ thing, name, pressed: lights.place === thing.id });
      for (const counter of stack) {
        const shown = things.find(({ kind, id }) => kind === 'counter' && id === counter.id);
        if (!shown) continue;
        names.push({ thing: shown, name: words.spokenCounter(counter), pressed: lights.chosen.has(counter.id) });
      }
    }
    this.access.update(names);
  }
}
