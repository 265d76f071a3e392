import { Container, Sprite } from 'pixi.js';
import type { CounterView, MapPlace, PlaceView } from '../../kernel/view';
import { MINI } from '../areas/plate';
import type { Shown } from '../areas/showing';
import { about, type Loose, tagSpots } from '../areas/tag-spots';
import { linePicture, NEAR, nearSlot } from '../art/centre';
import { faceOfCounter } from '../art/counter';
import { magnified, type Picture } from '../art/picture';
import { counterPicture } from '../art/piece-art';
import type { Point, Rect } from '../base/geometry';
import type { Touchable } from '../base/hit';
import type { Palette } from '../base/palette';
import type { Level } from '../base/types';
import type { AreaPlate, AreaPlates } from './area-plates';
import type { AreaKit, EngagedPin, Pinned } from './map-extras';
import { type BoardScene, isCounted, isHeld, isSmall, nameOf, pictureOf, tagOf } from './place-pictures';
import { isConcerned, type Stacks, stacksOf } from './stacks';
import type { Textures } from './textures';
import { radiiOf, touchableOf } from './touch';

/** Size of a counter that travels over the map. */
export const TRAVELLING = 44;

interface Plate {
  readonly box: Sprite;
  /** Its outline made stronger. */
  readonly line: Sprite;
  readonly tag: Sprite;
  /** The middle of its tag from the middle of the place; none where it found no room. */
  tagAt: Point | null;
  rx: number;
  ry: number;
}

/** How much of a box out of reach is seen. */
const FADED = 0.72;
const levels: readonly Level[] = ['far', 'middle', 'near'];
/** Pages of textures that drawing ahead leaves alone: when they are full all are begun anew. */
const MOST_PAGES = 11;

/** Boxes, zones, pennants and counters, in screen pixels about their places. */
export class Pieces {
  readonly layer = new Container({ isRenderGroup: true });
  private readonly plates = new Map<string, Plate>();
  private readonly counters = new Map<string, Sprite>();
  private readonly below = new Container();
  private readonly lines = new Container();
  private readonly above = new Container();
  private readonly tags = new Container();
  /** Counters on their way, over everything. */
  readonly moving = new Container();
  private zoom = 1;
  /** The zoom that the sprites stand where they are for; none after they were dressed. */
  private standFor: number | null = null;
  private spots = new Map<string, Point>();
  /** The place of each counter. */
  private homes: ReadonlyMap<string, string> = new Map();
  private scene: BoardScene | null = null;
  private readonly areas: AreaPlates | null;

  /** Below everything: what lies between places. */
  private readonly between = new Container();
  private pins: { readonly pin: Pinned; readonly sprite: Sprite }[] = [];
  /** Badges of those who stand before posts, and where they lie. */
  private readonly engaged = new Container();
  private badges: { readonly pin: EngagedPin; readonly sprite: Sprite }[] = [];
  private badgeBoxes: readonly Rect[] = [];

  constructor(private readonly areaKit: AreaKit | null) {
    this.areas = areaKit?.newPlates() ?? null;
    this.layer.addChild(this.between, this.below, this.lines, this.engaged, this.above, this.tags, this.moving);
  }

  /** Where the plates of areas hang, for a map that is opened again. */
  hanging(): string[] {
    return this.areas?.hanging() ?? [];
  }

  recall(hanging: readonly string[]): void {
    this.areas?.recall(hanging);
  }

  /** Draws what the view and the lights say. Positions follow the zoom in `stretch`. */
  dress(scene: BoardScene): void {
    this.scene = scene;
    const { map, view } = scene;
    const states = new Map(view.places.map((place) => [place.id, place]));
    const stacks = stacksOf(view.counters);
    this.areas?.dress(scene, states, stacks);
    for (const place of map.places) {
      const state = states.get(place.id);
      if (state) this.dressPlace(place, state, stacks.get(place.id) ?? [], scene);
    }
    this.pin(scene.extras?.pinned(scene, states, (area) => this.areas?.of(area)) ?? []);
    this.homes = new Map(view.counters.map(({ id, at }) => [id, at]));
    this.pinBadges(scene.extras?.engagedPins(scene, states) ?? []);
    this.dressCounters(scene, stacks, scene.extras?.engagedSpots(scene, states) ?? new Map());
    this.stretchBadges();
    this.placeTags();
    this.standFor = null;
    this.settle();
  }

  /** Finds where the plates of a view or a level will hang, so that they are only hung there later. */
  *finding(scene: BoardScene): Generator<unknown> {
    const states = new Map(scene.view.places.map((place) => [place.id, place]));
    yield* this.areas?.looking(scene, states, stacksOf(scene.view.counters)) ?? [];
  }

  /** Asks for the pictures of the levels that are not shown, one by one: then a pinch only changes pictures. */
  *otherLevels(): Generator<unknown> {
    const { scene } = this;
    if (!scene) return;
    const { map, view, textures, palette } = scene;
    const states = new Map(view.places.map((place) => [place.id, place]));
    const stacks = stacksOf(view.counters);
    for (const level of levels.filter((each) => each !== scene.level)) {
      const there = { ...scene, level };
      const areas = this.areas && (yield* this.areas.looking(there, states, stacks));
      yield;
      for (const place of map.places) {
        const state = states.get(place.id);
        const stack = stacks.get(place.id) ?? [];
        const area = areas?.get(place.id);
        if (!state || place.shape === 'box' || textures.size > MOST_PAGES) continue;
        yield textures.of(this.areaPicture(area, level, palette) ?? pictureOf(place, state, stack, there));
        if (level !== 'near' || isCounted(place, state, scene)) continue;
        for (const counter of stack) yield textures.of(this.nearPicture(counter, place, false, there));
      }
    }
  }

  /** What of a place must be seen when it is spoken of, in pixels of the sheet. */
  extent(id: string): Point[] {
    const area = this.areas?.of(id);
    const at = this.scene?.layout.places.get(id);
    if (!area) return at ? [at] : [];
    return [area.at, [area.at[0], area.at[1] + area.parts.height / this.zoom]];
  }

  /** Everything belongs elsewhere at a zoom; it is put there by `settle`. */
  stretch(zoom: number): void {
    this.zoom = zoom;
  }

  /** Puts what is seen where it belongs: once a frame, however often fingers moved since the last. */
  settle(): void {
    if (this.standFor === this.zoom) return;
    this.standFor = this.zoom;
    this.stretchPins(this.zoom);
    this.stretchBadges();
    for (const [id, plate] of this.plates) {
      const at = this.placeAt(id);
      plate.box.position.set(at[0], at[1]);
      plate.line.position.set(at[0], at[1]);
      if (plate.tagAt) plate.tag.position.set(at[0] + plate.tagAt[0], at[1] + plate.tagAt[1]);
    }
    for (const [id, sprite] of this.counters) {
      const at = this.counterAt(id);
      if (at && sprite.parent === this.above) sprite.position.set(at[0], at[1]);
    }
  }

  /** Finds a place for every tag: of an area beside its plate where nothing else lies, of a box in its foot. */
  placeTags(): void {
    const { scene } = this;
    if (!scene) return;
    const { shown, layout, textures } = scene;
    const loose: Loose[] = [];
    for (const [id, plate] of this.plates) {
      const picture = tagOf(shown.get(id) ?? { is: 'plain' }, scene);
      const outline = layout.net.outlines.get(id);
      plate.tagAt = null;
      if (picture && !isPost(scene, id)) {
        print(plate.tag, textures, picture);
        const size = { width: picture.width - 4, height: picture.height - 4 };
        if (outline)
          loose.push({
            id,
            outline: outline.map(([x, y]) => [x * this.zoom, y * this.zoom]),
            plate: this.boxes([id]),
            size,
            stays: shown.get(id)?.is === 'planned',
          });
        else plate.tagAt = [0, plate.ry - size.height / 2];
      }
    }
    const sheet = { width: layout.sheet.width * this.zoom, height: layout.sheet.height * this.zoom };
    loose.sort((a, b) => urgency(shown.get(a.id)) - urgency(shown.get(b.id)));
    for (const [id, [x, y]] of tagSpots(loose, [...this.standing(), ...this.badgeBoxes], sheet)) {
      const plate = this.plates.get(id);
      const [px, py] = this.placeAt(id);
      if (plate) plate.tagAt = [x - px, y - py];
    }
    for (const plate of this.plates.values()) plate.tag.visible = plate.tagAt !== null;
  }

  /** The boxes of tags as they stand. */
  tagBoxes(): Rect[] {
    return [...this.plates].flatMap(([id, { tag, tagAt }]) => {
      const [x, y] = this.placeAt(id);
      const { width, height } = tag.texture.frame;
      return tagAt ? [about([x + tagAt[0], y + tagAt[1]], { width: width - 4, height: height - 4 })] : [];
    });
  }

  /** Plates of areas, and whatever stands on the map by itself. */
  private standing(): Rect[] {
    return [...this.plates].flatMap(([id, { rx, ry }]) => {
      if (this.areas?.of(id)) return this.boxes([id]);
      const [x, y] = this.placeAt(id);
      return [{ x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }];
    });
  }

  private pin(pins: readonly Pinned[]): void {
    for (const child of this.between.removeChildren()) child.destroy();
    this.pins = pins.map((pin) => ({ pin, sprite: this.between.addChild(new Sprite()) }));
  }

  private pinBadges(pins: readonly EngagedPin[]): void {
    for (const child of this.engaged.removeChildren()) child.destroy();
    this.badges = pins.map((pin) => ({ pin, sprite: this.engaged.addChild(new Sprite()) }));
  }

  /** One after the other, so that none lies over another. */
  private stretchBadges(): void {
    const { scene, badges } = this;
    if (!scene || badges.length === 0) {
      this.badgeBoxes = [];
      return;
    }
    const standing = this.standing();
    const boxes: Rect[] = [];
    for (const { pin, sprite } of badges) {
      const { picture, at, size } = pin(this.zoom, [...standing, ...boxes]);
      print(sprite, scene.textures, picture);
      sprite.position.set(at[0], at[1]);
      boxes.push(about(at, size));
    }
    this.badgeBoxes = boxes;
  }

  private stretchPins(zoom: number): void {
    for (const { pin, sprite } of this.pins) {
      const now = pin(zoom);
      sprite.visible = now !== null;
      if (!now || !this.scene) continue;
      print(sprite, this.scene.textures, now.picture);
      sprite.position.set(now.at[0], now.at[1]);
      sprite.rotation = now.turn ?? 0;
      sprite.scale.set(now.stretch ?? 1, 1);
    }
  }

  placeAt(id: string): Point {
    const [x, y] = this.areas?.of(id)?.at ?? this.scene?.layout.places.get(id) ?? [0, 0];
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
  boxOf(id: string): Rect | null {
    const plate = this.plates.get(id);
    if (!plate) return null;
    const [x, y] = this.middleOf(id);
    return { x: x - plate.rx, y: y - plate.ry, width: plate.rx * 2, height: plate.ry * 2 };
  }

  /** The parts of the plates of areas, in pixels of the screen from the corner of the sheet. */
  boxes(ids: readonly string[]): Rect[] {
    return this.areas?.boxes(ids, (id) => this.placeAt(id)) ?? [];
  }

  /** A sprite of a counter to move over the map; the caller removes it. */
  traveller(counter: CounterView, size: number, selected: boolean): Sprite | null {
    if (!this.scene) return null;
    const { textures, palette, map } = this.scene;
    const sprite = new Sprite();
    print(sprite, textures, counterPicture(faceOfCounter(counter, map.liveries), size, selected, palette));
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
    const { scene } = this;
    if (!scene) return [];
    const { layout, level, map, lights } = scene;
    const { targets, chosen } = lights;
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
          lit: targets?.has(id) ?? false,
        },
        level,
      );
    });
    const shown: Touchable[] = [...this.counters.keys()].flatMap((id) => {
      const at = this.counterAt(id);
      const place = shapes.get(this.homes.get(id) ?? '');
      const size = place && isSmall(place) ? MINI : { width: NEAR.counter, height: NEAR.counter };
      const [rx, ry] = [(size.width / 2) * layout.text, (size.height / 2) * layout.text];
      // With a counter in hand a lit place is meant before what lies in it.
      const lit = lights.counters.has(id) && (chosen.size === 0 || chosen.has(id) || !targets?.has(place?.id ?? ''));
      return at ? [{ kind: 'counter', id, at, rx, ry, lit }] : [];
    });
    return [...places, ...shown];
  }

  private dressPlace(place: MapPlace, state: PlaceView, stack: readonly CounterView[], scene: BoardScene): void {
    if (place.shape === 'box') return;
    const { textures, lights } = scene;
    const plate = this.plates.get(place.id) ?? this.newPlate(place.id);
    if (place.outline) {
      this.dressArea(plate, place.id, scene);
      return;
    }
    const held = isHeld(state, scene);
    [plate.rx, plate.ry] = radiiOf(place, { count: stack.length, held }, scene.layout, scene.level);
    print(plate.box, textures, pictureOf(place, state, stack, scene));
    const isPost = place.shape === 'post';
    const asked = scene.shown.get(place.id) ?? { is: 'plain' };
    plate.box.alpha = isPost || isConcerned(place.id, stack, lights) ? 1 : FADED;
    const look = { name: nameOf(scene.words, place.id), rx: plate.rx, ry: plate.ry };
    const line = isPost || asked.is === 'asked' ? null : linePicture(look, asked, scene.palette);
    plate.line.visible = line !== null;
    if (line) print(plate.line, textures, line);
  }

  /** The plate of an area; what is lit of it is drawn on the sheet. */
  private dressArea(plate: Plate, id: string, scene: BoardScene): void {
    const { palette, textures } = scene;
    const area = this.areas?.of(id);
    if (!area) return;
    const { parts } = area;
    const picture = this.areaPicture(area, scene.level, palette);
    if (picture) print(plate.box, textures, picture);
    plate.rx = parts.width / 2;
    plate.ry = parts.height / 2;
    plate.line.visible = false;
  }

  /** Near, every counter is itself; further off they are part of their box. */
  private dressCounters(scene: BoardScene, stacks: Stacks, engaged: ReadonlyMap<string, Point>): void {
    const { level, map, view, textures, lights, extras } = scene;
    this.spots = new Map();
    const shown = new Set<string>();
    if (level === 'near') {
      for (const [placeId, stack] of stacks) {
        const state = view.places.find(({ id }) => id === placeId);
        const place = map.places.find(({ id }) => id === placeId);
        const area = this.areas?.of(placeId);
        if (!this.plates.has(placeId) || !state || !place || isCounted(place, state, scene)) continue;
        const slots = area && this.areas?.slots(placeId, stack);
        const faded = isSmall(place) && !isConcerned(placeId, stack, lights);
        const inPost = place.shape === 'post';
        const inside = stack.filter(({ id }) => !engaged.has(id));
        const outside = stack.filter(({ id }) => engaged.has(id));
        [...inside.slice(0, inPost ? extras?.inPost : stack.length), ...outside].forEach((counter, i) => {
          const slot = (inPost && extras?.postSlot(i, inside.length)) || nearSlot(i, stack.length);
          const spot = engaged.get(counter.id) ?? slots?.get(counter.id) ?? grown(slot, scene.layout.text);
          this.spots.set(counter.id, spot);
          shown.add(counter.id);
          const sprite = this.counters.get(counter.id) ?? new Sprite();
          if (!sprite.parent) this.above.addChild(sprite);
          this.counters.set(counter.id, sprite);
          const chosen = lights.chosen.has(counter.id);
          if (isSmall(place)) sprite.alpha = faded ? FADED : 1;
          print(sprite, textures, this.nearPicture(counter, place, chosen, scene));
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
  private nearPicture(counter: CounterView, place: MapPlace, chosen: boolean, scene: BoardScene): Picture {
    const { palette, layout, map } = scene;
    const face = faceOfCounter(counter, map.liveries);
    const small = isSmall(place) ? this.areaKit?.mini(face, chosen, palette) : undefined;
    return small ? magnified(small, layout.text) : counterPicture(face, NEAR.counter * layout.text, chosen, palette);
  }

  private areaPicture(area: AreaPlate | undefined, level: Level, palette: Palette): Picture | undefined {
    return area && this.areaKit?.picture(area, level, palette);
  }

  private newPlate(id: string): Plate {
    const plate: Plate = { box: new Sprite(), line: new Sprite(), tag: new Sprite(), tagAt: null, rx: 0, ry: 0 };
    this.below.addChild(plate.box);
    this.lines.addChild(plate.line);
    this.tags.addChild(plate.tag);
    this.plates.set(id, plate);
    return plate;
  }
}

const isPost = ({ map }: BoardScene, id: string) =>
  map.places.some((place) => place.id === id && place.shape === 'post');

/** What finds room first: what is planned, then what is fought for, the likeliest first, then the cheapest. */
function urgency({ is, cost = 0, figure }: Shown = { is: 'plain' }): number {
  if (is === 'planned') return -2000;
  return figure ? -1000 - (Number.parseFloat(figure.text) || 0) : cost;
}

const grown = ([x, y]: Point, by: number): Point => [x * by, y * by];

function print(sprite: Sprite, textures: Textures, picture: Picture): void {
  const { texture, anchor } = textures.of(picture);
  sprite.texture = texture;
  sprite.anchor.set(anchor[0], anchor[1]);
}
