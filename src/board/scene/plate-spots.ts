import type { BoardMap, MapPlace } from '../../kernel/view';
import type { Layout } from '../areas/layout';
import { type Loose, placeOne, placePlates, type Surroundings, taken } from '../areas/place-plates';
import {
  boxesOf,
  enlarged,
  isBare,
  MINI,
  marksOf,
  nearPartsOf,
  type PlateFace,
  type PlateParts,
  partsOf,
  stackSize,
} from '../areas/plate';
import { PLATE_SCALE, plateFont } from '../art/area-plate';
import type { Point, Rect } from '../base/geometry';
import type { Level } from '../base/types';
import { countryOn } from '../ground/country';

type Measure = (text: string, font: string) => number;

/** What the plates of one level are placed by. */
export interface Lettered {
  readonly map: BoardMap;
  readonly layout: Layout;
  readonly level: Level;
  readonly measure: Measure;
}

/** Where a plate hangs on the sheet, by the middle of its upper edge, and how it is laid out. */
export interface Hung {
  readonly at: Point;
  /** Its parts on the screen, and as they are drawn before they are enlarged. */
  readonly parts: PlateParts;
  readonly drawn: PlateParts;
  readonly magnified: number;
  /** Most counters in a row of it, near. */
  readonly columns: number;
}

interface Kept {
  readonly kind: string;
  /** Asked for where plates look for a place. */
  readonly loose: () => Loose;
}

/** Where plates hung when the map was last left, by the frame, the place and the kind of each. */
export type Recalled = ReadonlyMap<string, Point>;

const STEP = 3;
/** Air between a row and the edge of the sheet, and about the loop of a post. */
const EDGE = 3;
const BRACKETS = 10;
const COLUMNS = { least: 3, most: 5 } as const;

/** Places of the plates of one level, once they are found. A plate keeps its place until its own shape changes; the others never move for it. */
export class PlateSpots {
  private readonly around: Surroundings;
  private readonly zoom: number;
  private readonly magnified: number;
  private readonly kept = new Map<string, Kept>();
  private placed: Map<string, Point> = new Map();

  constructor(
    private readonly lettered: Lettered,
    faces: ReadonlyMap<string, PlateFace>,
  ) {
    const { map, layout, level } = lettered;
    const { middleFrom, nearFrom, minZoom = 1, sheet } = layout;
    // The least zoom of the level: with every step nearer the areas have more room for the same plates.
    this.zoom = Math.max(minZoom, { far: minZoom, middle: middleFrom, near: nearFrom }[level]);
    this.magnified = level === 'far' ? 1 : layout.text;
    const scaled = { width: sheet.width * this.zoom, height: sheet.height * this.zoom };
    const country = map.country && countryOn(map.country, scaled.width, scaled.height, map.portrait.aspect);
    this.around = {
      sheet: scaled,
      river: country?.river ?? [],
      riverWidth: country?.riverWidth ?? 0,
      bridges: country?.bridges ?? [],
      standing: this.loops(),
      step: STEP * Math.max(1, this.zoom),
    };
    for (const place of map.places) {
      const face = faces.get(place.id);
      if (face) this.keep(place, face, kindOf(face, level));
    }
  }

  /** Looks for a place for every plate, with a rest after each. */
  *find(recalled: Recalled = new Map()): Generator<undefined, this> {
    this.placed = this.asLeft(recalled) ?? (yield* placePlates(this.loose(), this.around));
    return this;
  }

  /** Where each plate hangs, under the name that it is recalled by. */
  get hanging(): [string, Point][] {
    return [...this.kept].map(([id, { kind }]) => [this.nameOf(id, kind), this.placed.get(id) ?? [0, 0]]);
  }

  hang(place: MapPlace, face: PlateFace): Hung {
    const kind = kindOf(face, this.lettered.level);
    if (this.kept.get(place.id)?.kind !== kind) {
      const { loose } = this.keep(place, face, kind);
      this.placed.set(place.id, placeOne(loose(), this.around, taken(this.loose(), this.placed, place.id)));
    }
    const [x, y] = this.placed.get(place.id) ?? [0, 0];
    const drawn = this.partsOf(place, face);
    return {
      at: [x / this.zoom, y / this.zoom],
      drawn,
      parts: enlarged(drawn, this.magnified),
      magnified: this.magnified,
      columns: this.columnsOf(place),
    };
  }

  private keep(place: MapPlace, face: PlateFace, kind: string): Kept {
    let made: Loose | undefined;
    const kept = {
      kind,
      loose: () => {
        made ??= this.looseOf(place, face);
        return made;
      },
    };
    this.kept.set(place.id, kept);
    return kept;
  }

  private nameOf(id: string, kind: string): string {
    const { width, height } = this.around.sheet;
    return [this.lettered.level, width, height, this.magnified, id, kind].join('|');
  }

  /** The places of all plates where all are known: what was left is found as it was, and without a search. */
  private asLeft(recalled: Recalled): Map<string, Point> | null {
    const placed = new Map<string, Point>();
    for (const [id, { kind }] of this.kept) {
      const at = recalled.get(this.nameOf(id, kind));
      if (!at) return null;
      placed.set(id, at);
    }
    return placed;
  }

  private loose(): Loose[] {
    return [...this.kept.values()].map(({ loose }) => loose());
  }

  private partsOf(place: MapPlace, face: PlateFace): PlateParts {
    const { level, measure } = this.lettered;
    const scale = PLATE_SCALE[level];
    const near = level === 'near';
    const lettering = { scale, wide: measure(face.name, plateFont(face, scale)), marks: marksOf(face, near) };
    return near ? nearPartsOf(face, lettering, this.columnsOf(place)) : partsOf(face, lettering);
  }

  /** As many counters side by side as the area is wide. */
  private columnsOf(place: MapPlace): number {
    const xs = this.outlineOf(place).map(([x]) => x);
    const room = Math.floor((Math.max(...xs) - Math.min(...xs) - 12) / (MINI.pitchX * this.magnified));
    return Math.max(COLUMNS.least, Math.min(COLUMNS.most, room));
  }

  private outlineOf({ outline = [] }: MapPlace): Point[] {
    const { width, height } = this.around.sheet;
    return outline.map(([u, v]): Point => [u * width, v * height]);
  }

  private looseOf(place: MapPlace, face: PlateFace): Loose {
    const [x, y] = this.lettered.layout.places.get(place.id) ?? [0, 0];
    const parts = enlarged(this.partsOf(place, face), this.magnified);
    const label: Point = [x * this.zoom, y * this.zoom];
    return {
      id: place.id,
      outline: this.outlineOf(place),
      label,
      parts: boxesOf(parts),
      size: parts,
      ...(face.inRow && { pinned: this.onEdge(label, parts) }),
    };
  }

  /** A row hangs on the upper or the lower edge of the sheet. */
  private onEdge([x, y]: Point, { width, height }: PlateParts): Point {
    const { sheet } = this.around;
    const half = width / 2 + EDGE;
    return [
      Math.max(half, Math.min(sheet.width - half, x)),
      y < sheet.height / 2 ? EDGE : sheet.height - height - EDGE,
    ];
  }

  /** The loops of posts with the brackets about them. */
  private loops(): Rect[] {
    const { map, layout, level } = this.lettered;
    const { width, height } = layout.posts[level];
    const [wide, tall] = [(width + BRACKETS) * this.magnified, (height + BRACKETS) * this.magnified];
    return map.places.flatMap(({ id, shape }): Rect[] => {
      const at = layout.places.get(id);
      if (shape !== 'post' || !at) return [];
      return [{ x: at[0] * this.zoom - wide / 2, y: at[1] * this.zoom - tall / 2, width: wide, height: tall }];
    });
  }
}

/** What of a face changes the shape of its plate. */
function kindOf(face: PlateFace, level: Level): string {
  const { stacks, trench, figures } = face;
  const near = level === 'near' && !face.inRow;
  const units = near
    ? stacks.map(({ count }) => count).join('+')
    : stacks.map((stack) => stackSize(stack, face.inRow).width).join('+');
  return `${isBare(face)} ${units} ${trench} ${near ? '' : figures.map(({ icon }) => icon).join()}`;
}
