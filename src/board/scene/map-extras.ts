import type { BoardMap, CounterView, MapPlace, PlaceView, View } from '../../kernel/view';
import type { SheetExtras } from '../art/area-sheet';
import type { CounterFace } from '../art/counter';
import type { Picture } from '../art/picture';
import type { Size } from '../base/camera';
import type { Point, Rect } from '../base/geometry';
import type { Palette } from '../base/palette';
import type { BoardWords, Level } from '../base/types';
import type { AreaMap } from './area-map';
import type { AreaPlate, AreaPlates } from './area-plates';
import type { BoardScene } from './place-pictures';

/** What only maps with areas need; see `scene/area-kit.ts`. */
export interface AreaKit {
  newMap(): AreaMap;
  newPlates(): AreaPlates;
  picture(plate: AreaPlate, level: Level, palette: Palette): Picture;
  mini(face: CounterFace, selected: boolean, palette: Palette): Picture;
}

/** The drawing of what only some maps have; see `extras/`. */
export interface MapExtras {
  readonly sheet: SheetExtras;
  /** Most counters that show in a post, and where each lies. */
  readonly inPost: number;
  postSlot(i: number, count: number): Point;
  postPicture(place: MapPlace, state: PlaceView, stack: readonly CounterView[], scene: BoardScene): Picture;
  /** Saps between plates and posts, and the titles of insets, below the pieces. */
  pinned(
    scene: BoardScene,
    states: ReadonlyMap<string, PlaceView>,
    plateOf: (area: string) => AreaPlate | undefined,
  ): readonly Pinned[];
  /** Badges of those who stand before posts, above the pieces. */
  engagedPins(scene: BoardScene, states: ReadonlyMap<string, PlaceView>): readonly EngagedPin[];
  /** From near: where each of them lies, by the middle of the post. */
  engagedSpots(scene: BoardScene, states: ReadonlyMap<string, PlaceView>): ReadonlyMap<string, Point>;
  newRibbon(host: HTMLElement, map: BoardMap, press: (place: string) => void): RibbonBar;
}

/** A picture that keeps its size while the sheet grows: where it lies at a zoom, from the corner of the sheet; null hides it. */
export type Pinned = (zoom: number) => {
  readonly picture: Picture;
  readonly at: Point;
  readonly turn?: number;
  /** How much longer than drawn it is. */
  readonly stretch?: number;
} | null;

/** A badge that looks for its place at a zoom among what stands there already. */
export type EngagedPin = (
  zoom: number,
  taken: readonly Rect[],
) => { readonly picture: Picture; readonly at: Point; readonly size: Size };

/** Boxes off the map, side by side at its foot. */
export interface RibbonBar {
  /** What it takes of the host's height. */
  readonly height: number;
  /** Stands so far above the foot of the host. */
  rise(by: number): void;
  dress(
    view: View,
    words: BoardWords,
    lit: {
      readonly touchable: ReadonlySet<string>;
      readonly targets: ReadonlySet<string>;
      readonly place: string | null;
    },
  ): void;
  /** The box under a point of the host. */
  at(point: Point): string | null;
  destroy(): void;
}

/** Whether a map has anything of it. */
export const needsExtras = ({ places, insets = [], country }: BoardMap): boolean =>
  insets.length > 0 ||
  (country?.barriers ?? []).length > 0 ||
  places.some(({ shape, wire }) => shape === 'post' || shape === 'box' || wire !== undefined);
