import { Container, Sprite } from 'pixi.js';
import type { CounterView, MapPlace, PlaceView, View } from '../../kernel/view';
import type { Part } from '../areas/plate';
import { type Level, NEAR, nearSlot, ringPicture } from '../art/centre';
import { faceOfCounter } from '../art/counter';
import { magnified, type Picture } from '../art/picture';
import { counterPicture, readyPicture } from '../art/piece-art';
import type { Point } from '../geometry';
import type { Touchable } from '../hit';
import { type AreaKit, MINI, type Pinned } from '../map-extras';
import type { Palette } from '../palette';
import { isConcerned, type Stacks, stacksOf } from '../stacks';
import { radiiOf, touchableOf } from '../touch';
import type { Target } from '../types';
import type { AreaPlate, AreaPlates } from './area-plates';
import type { Book } from './book';
import { isCounted, isHeld, isSmall, nameOf, pictureOf, type Scenery, targetTag } from './place-pictures';

/** Size of a counter that travels over the map. */
export const TRAVELLING = 44;

interface Plate {
  readonly ring: Sprite;
  readonly box: Sprite;
  readonly cost: Sprite;
  /** What its tag tells. */
  tag: 'label' | 'cost' | 'ready';
  rx: number;
  ry: number;
}

const FADED = 0.5;
/** From the middle of a tag to the name that it stands before. */
const BEFORE = 13;
const levels: readonly Level[] = ['far', 'middle', 'near'];
/** Longest that drawing ahead may hold up the page at a time. */
const SLICE_MS = 3;
/** Pages of the book that drawing ahead leaves alone: a full book would have to be begun anew. */
const MOST_PAGES = 11;

/** Boxes, zones, pennants and counters, in screen pixels about their places. */
export class Pieces {
  readonly layer = new Container({ isRenderGroup: true });
  private readonly plates = new Map<string, Plate>();
  private readonly counters = new Map<string, Sprite>();
  private readonly rings = new Container();
  private readonly below = new Container();
  private readonly above = new Container();
  private readonly costs = new Container();
  /** Counters on their way, over everything. */
  readonly moving = new Container();
  private zoom = 1;
  /** Whether the sprites do not yet stand where the zoom wants them. */
  private behind = false;
  private spots = new Map<string, Point>();
  /** The place of each counter. */
  private homes: ReadonlyMap<string, string> = new Map();
  private scenery: Scenery | null = null;
  private readonly areas: AreaPlates | null;
  /** What is left to find of a view or a level that is about to be shown. */
  private readonly coming = new Map<Level, { readonly view: View; readonly work: Generator<unknown> }>();
  /** What is left to draw of the levels not shown. */
  private ahead: Generator<unknown> | null = null;

  /** Below everything: what lies between places. */
  private readonly between = new Container();
  private pins: { readonly pin: Pinned; readonly sprite: Sprite }[] = [];

  constructor(private readonly areaKit: AreaKit | null) {
    this.areas = areaKit?.newPlates() ?? null;
    this.layer.addChild(this.between, this.rings, this.below, this.above, this.costs, this.moving);
  }

  /** Where the plates of areas hang, for a map that is opened again. */
  hanging(): string[] {
    return this.areas?.hanging() ?? [];
  }

  recall(hanging: readonly string[]): void {
    this.areas?.recall(hanging);
  }

  /** Draws what the view and the lights say. Positions follow the zoom in `stretch`. */
  dress(scenery: Scenery): void {
    this.scenery = scenery;
    this.ahead = null;
    this.coming.clear();
    const { map, view } = scenery;
    const states = new Map(view.places.map((place) => [place.id, place]));
    const stacks = stacksOf(view.counters);
    this.areas?.dress(scenery, states, stacks);
    for (const place of map.places) {
      const state = states.get(place.id);
      if (state) this.dressPlace(place, state, stacks.get(place.id) ?? [], scenery);
    }
    this.pin(scenery.extras?.pinned(scenery, states, (area) => this.areas?.of(area)) ?? []);
    this.homes = new Map(view.counters.map(({ id, at }) => [id, at]));
    this.dressCounters(scenery, stacks);
    this.behind = true;
    this.settle();
  }

  /** Looks for where the plates of a view will hang, so that they are only hung there later; true once all are found. */
  foresee(scenery: Scenery, ms: number): boolean {
    const { view, level } = scenery;
    if (!this.areas) return true;
    let coming = this.coming.get(level);
    if (coming?.view !== view) {
      const states = new Map(view.places.map((place) => [place.id, place]));
      coming = { view, work: this.areas.looking(scenery, states, stacksOf(view.counters)) };
      this.coming.set(level, coming);
    }
    const until = performance.now() + ms;
    while (!coming.work.next().done) if (performance.now() > until) return false;
    return true;
  }

  /** Draws a little of what other levels will show, so that a pinch only changes pictures; false once all is drawn. */
  prepare(): boolean {
    if (!this.scenery) return false;
    this.ahead ??= this.otherLevels(this.scenery);
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      if (this.ahead.next().done) return false;
      this.scenery.book.draw(SLICE_MS);
    }
    return true;
  }

  /** The pictures of the levels that are not shown, one by one. */
  private *otherLevels(scenery: Scenery): Generator<unknown> {
    const { map, view, book, palette } = scenery;
    const states = new Map(view.places.map((place) => [place.id, place]));
    const stacks = stacksOf(view.counters);
    for (const level of levels.filter((each) => each !== scenery.level)) {
      const there = { ...scenery, level };
      const areas = this.areas && (yield* this.areas.looking(there, states, stacks));
      yield;
      for (const place of map.places) {
        const state = states.get(place.id);
        const stack = stacks.get(place.id) ?? [];
        const area = areas?.get(place.id);
        if (!state || place.shape === 'box' || book.size > MOST_PAGES) continue;
        yield book.print(this.areaPicture(area, level, palette) ?? pictureOf(place, state, stack, there));
        if (level !== 'near' || isCounted(place, state, scenery)) continue;
        for (const counter of stack) yield book.print(this.nearPicture(counter, place, false, there));
      }
    }
  }

  /** What of a place must be seen when it is spoken of, in pixels of the sheet. */
  extent(id: string): Point[] {
    const area = this.areas?.of(id);
    const at = this.scenery?.layout.places.get(id);
    if (!area) return at ? [at] : [];
    return [area.at, [area.at[0], area.at[1] + area.parts.height / this.zoom]];
  }

  /** Everything belongs elsewhere at a zoom; it is put there by `settle`. */
  stretch(zoom: number): void {
    this.zoom = zoom;
    this.behind = true;
  }

  /** Puts what is seen where it belongs: once a frame, however often fingers moved since the last. */
  settle(): void {
    if (!this.behind) return;
    this.behind = false;
    this.stretchPins(this.zoom);
    for (const [id, plate] of this.plates) {
      const at = this.placeAt(id);
      plate.box.position.set(at[0], at[1]);
      if (plate.ring.visible) plate.ring.position.set(at[0], at[1]);
      if (!plate.cost.visible) continue;
      const [dx, dy] = this.tagAt(id, plate);
      plate.cost.position.set(at[0] + dx, at[1] + dy);
    }
    for (const [id, sprite] of this.counters) {
      const at = this.counterAt(id);
      if (at && sprite.parent === this.above) sprite.position.set(at[0], at[1]);
    }
  }

  /** Where on its rim the tag of a place lies: below it, or at a corner that nothing is written in. */
  private tagAt(id: string, { tag, rx, ry }: Plate): Point {
    const area = this.areas?.of(id);
    if (!area) return tag === 'ready' ? [rx * 0.86, ry * 0.86] : [0, tag === 'label' ? ry : ry + 6];
    const { stacks, name, height } = area.parts;
    // A name with its badge beside it has no corner free: the tag stands before it.
    if (tag !== 'label' && stacks[0] && stacks[0].x >= name.x + name.width) return [name.x - BEFORE, height / 2];
    return tag === 'label' ? [0, height - 1] : [(stacks[0]?.x ?? name.x) - 5, height - 4];
  }

  private pin(pins: readonly Pinned[]): void {
    for (const child of this.between.removeChildren()) child.destroy();
    this.pins = pins.map((pin) => ({ pin, sprite: this.between.addChild(new Sprite()) }));
  }

  private stretchPins(zoom: number): void {
    for (const { pin, sprite } of this.pins) {
      const now = pin(zoom);
      sprite.visible = now !== null;
      if (!now || !this.scenery) continue;
      print(sprite, this.scenery.book, now.picture);
      sprite.position.set(now.at[0], now.at[1]);
      sprite.rotation = now.turn ?? 0;
      sprite.scale.set(now.stretch ?? 1, 1);
    }
  }

  placeAt(id: string): Point {
    const [x, y] = this.areas?.of(id)?.at ?? this.scenery?.layout.places.get(id) ?? [0, 0];
    return [x * this.zoom, y * this.zoom];
  }

  /** The middle of what stands for a place. */
  private middleOf(id: string): Point {
    const [x, y] = this.placeAt(id);
    const area = this.areas?.of(id);
    return area ? [x, y + area.parts.height / 2] : [x, y];
  }

  /** Where a counter lies, or where the box is that it is counted in. */
  counterAt(id: string): Point | null {
    const home = this.homes.get(id);
    if (home === undefined || !this.plates.has(home)) return null;
    const spot = this.spots.get(id);
    const [x, y] = spot ? this.placeAt(home) : this.middleOf(home);
    const [dx, dy] = spot ?? [0, 0];
    return [x + dx, y + dy];
  }

  /** The plate or the box of a place, in pixels of the screen from the corner of the sheet; null where it is not drawn. */
  boxOf(id: string): Part | null {
    const plate = this.plates.get(id);
    if (!plate) return null;
    const [x, y] = this.middleOf(id);
    return { x: x - plate.rx, y: y - plate.ry, width: plate.rx * 2, height: plate.ry * 2 };
  }

  /** The parts of the plates of areas, in pixels of the screen from the corner of the sheet. */
  boxes(ids: readonly string[]): Part[] {
    return this.areas?.boxes(ids, (id) => this.placeAt(id)) ?? [];
  }

  /** A sprite of a counter to move over the map; the caller removes it. */
  traveller(counter: CounterView, size: number, selected: boolean): Sprite | null {
    if (!this.scenery) return null;
    const { book, palette, map } = this.scenery;
    const sprite = new Sprite();
    print(sprite, book, counterPicture(faceOfCounter(counter, map.liveries), size, selected, palette));
    this.moving.addChild(sprite);
    return sprite;
  }

  counterSprite(id: string): Sprite | undefined {
    return this.counters.get(id);
  }

  plateSprite(id: string): Sprite | undefined {
    return this.plates.get(id)?.box;
  }

  /** Everything that can be touched, counters included where they are shown. */
  touchables(): Touchable[] {
    const { scenery } = this;
    if (!scenery) return [];
    const { layout, level, map } = scenery;
    const shapes = new Map(map.places.map((place) => [place.id, place]));
    const onScreen = ([x, y]: Point): Point => [x * this.zoom, y * this.zoom];
    const places = [...this.plates].map(([id, { rx, ry }]): Touchable => {
      const outline = layout.net.outlines.get(id)?.map(onScreen);
      return touchableOf(
        {
          id,
          shape: shapes.get(id)?.shape ?? 'area',
          at: this.middleOf(id),
          rx,
          ry,
          badges: this.boxes([id]),
          ...(outline && { outline }),
          label: onScreen(layout.places.get(id) ?? [0, 0]),
        },
        level,
      );
    });
    const shown: Touchable[] = [...this.counters.keys()].flatMap((id) => {
      const at = this.counterAt(id);
      const place = shapes.get(this.homes.get(id) ?? '');
      const size = place && isSmall(place) ? MINI : { width: NEAR.counter, height: NEAR.counter };
      const [rx, ry] = [(size.width / 2) * layout.text, (size.height / 2) * layout.text];
      return at ? [{ kind: 'counter', id, at, rx, ry }] : [];
    });
    return [...places, ...shown];
  }

  private dressPlace(place: MapPlace, state: PlaceView, stack: readonly CounterView[], scenery: Scenery): void {
    if (place.shape === 'box') return;
    const { book, lights } = scenery;
    const plate = this.plates.get(place.id) ?? this.newPlate(place.id);
    if (place.outline) {
      this.dressArea(plate, place.id, stack, scenery);
      return;
    }
    const held = isHeld(state, scenery);
    [plate.rx, plate.ry] = radiiOf(place, { count: stack.length, held }, scenery.layout, scenery.level);
    print(plate.box, book, pictureOf(place, state, stack, scenery));
    const target = lights.targets?.get(place.id) ?? null;
    plate.box.alpha = isConcerned(place.id, stack, lights) ? 1 : FADED;
    this.ringTarget(plate, place.id, target, scenery);
  }

  /** The plate of an area; what is lit of it is drawn on the sheet. */
  private dressArea(plate: Plate, id: string, stack: readonly CounterView[], scenery: Scenery): void {
    const { palette, book, lights } = scenery;
    const area = this.areas?.of(id);
    if (!area) return;
    const { parts } = area;
    const picture = this.areaPicture(area, scenery.level, palette);
    if (picture) print(plate.box, book, picture);
    plate.rx = parts.width / 2;
    plate.ry = parts.height / 2;
    plate.box.alpha = isConcerned(id, stack, lights) ? 1 : FADED;
    plate.ring.visible = false;
    this.tag(plate, id, scenery);
  }

  private ringTarget(plate: Plate, id: string, target: Target | null, scenery: Scenery): void {
    const { palette, book, over, words } = scenery;
    plate.ring.visible = target !== null;
    this.tag(plate, id, scenery);
    if (!target) return;
    const look = { over: target.over ?? false, fight: target.fight ?? false, chosen: over === id };
    print(plate.ring, book, ringPicture({ name: nameOf(words, id), rx: plate.rx, ry: plate.ry }, look, palette));
  }

  /** On the rim of a place: what going there costs and gives, or who can still act there. */
  private tag(plate: Plate, id: string, { lights, palette, book }: Scenery): void {
    const target = lights.targets?.get(id) ?? null;
    const ready = lights.targets === null ? (lights.ready?.get(id) ?? 0) : 0;
    const picture = target ? targetTag(target, palette, book) : ready > 0 ? readyPicture(ready, palette) : null;
    plate.cost.visible = picture !== null;
    plate.tag = target ? (target.label ? 'label' : 'cost') : 'ready';
    if (picture) print(plate.cost, book, picture);
  }

  /** Near, every counter is itself; further off they are part of their box. */
  private dressCounters(scenery: Scenery, stacks: Stacks): void {
    const { level, map, view, book, lights, extras } = scenery;
    this.spots = new Map();
    const shown = new Set<string>();
    if (level === 'near') {
      for (const [placeId, stack] of stacks) {
        const state = view.places.find(({ id }) => id === placeId);
        const place = map.places.find(({ id }) => id === placeId);
        const area = this.areas?.of(placeId);
        if (!this.plates.has(placeId) || !state || !place || isCounted(place, state, scenery)) continue;
        const slots = area && this.areas?.slots(placeId, stack);
        const faded = isSmall(place) && !isConcerned(placeId, stack, lights);
        const inPost = place.shape === 'post';
        stack.slice(0, inPost ? extras?.inPost : stack.length).forEach((counter, i) => {
          const slot = (inPost && extras?.postSlot(i, stack.length)) || nearSlot(i, stack.length);
          this.spots.set(counter.id, slots?.get(counter.id) ?? grown(slot, scenery.layout.text));
          shown.add(counter.id);
          const sprite = this.counters.get(counter.id) ?? new Sprite();
          if (!sprite.parent) this.above.addChild(sprite);
          this.counters.set(counter.id, sprite);
          const chosen = lights.chosen.has(counter.id);
          if (isSmall(place)) sprite.alpha = faded ? FADED : 1;
          print(sprite, book, this.nearPicture(counter, place, chosen, scenery));
        });
      }
    }
    for (const [id, sprite] of this.counters) {
      if (shown.has(id)) continue;
      sprite.destroy();
      this.counters.delete(id);
    }
  }

  /** A counter as it shows from near. */
  private nearPicture(counter: CounterView, place: MapPlace, chosen: boolean, scenery: Scenery): Picture {
    const { palette, layout, map } = scenery;
    const face = faceOfCounter(counter, map.liveries);
    const small = isSmall(place) ? this.areaKit?.mini(face, chosen, palette) : undefined;
    return small ? magnified(small, layout.text) : counterPicture(face, NEAR.counter * layout.text, chosen, palette);
  }

  private areaPicture(area: AreaPlate | undefined, level: Level, palette: Palette): Picture | undefined {
    return area && this.areaKit?.picture(area, level, palette);
  }

  private newPlate(id: string): Plate {
    const plate: Plate = { ring: new Sprite(), box: new Sprite(), cost: new Sprite(), tag: 'cost', rx: 0, ry: 0 };
    this.rings.addChild(plate.ring);
    this.below.addChild(plate.box);
    this.costs.addChild(plate.cost);
    this.plates.set(id, plate);
    return plate;
  }
}

const grown = ([x, y]: Point, by: number): Point => [x * by, y * by];

function print(sprite: Sprite, book: Book, picture: Picture): void {
  const { texture, anchor } = book.print(picture);
  sprite.texture = texture;
  sprite.anchor.set(anchor[0], anchor[1]);
}
