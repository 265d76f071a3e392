import type { BoardMap, MapPlace } from '../../kernel/view';
import { type Loose, placeOne, placePlates, type Surroundings, taken } from '../areas/place-plates';
import { marksOf, type Part, type PlateFace, type PlateParts, partsOf } from '../areas/plate';
import { PLATE_SCALE, plateFont } from '../art/area-plate';
import type { Level } from '../art/centre';
import type { Point } from '../geometry';
import { countryOn } from '../ground/country';
import type { Layout } from '../layout';

export type Measure = (text: string, font: string) => number;

/** What the plates of one level are placed by. */
export interface Lettered {
  readonly map: BoardMap;
  readonly layout: Layout;
  readonly level: Level;
  readonly name: (id: string) => string;
  readonly measure: Measure;
}

/** Room kept for what comes and goes: one stack, two levels of trench. */
function reserved(place: MapPlace, name: string): PlateFace {
  const printed = new Set(place.printed);
  return {
    name,
    holder: '',
    wild: false,
    star: printed.has('star') ? 'open' : null,
    strip: printed.has('strip'),
    supply: printed.has('supply'),
    bonus: place.printed.some((mark) => mark.startsWith('bonus-')),
    stacks: [{ side: '', fire: 0, fresh: 0, spent: 0, of: 9 }],
    trench: 2,
    ready: false,
    terrain: place.printed.filter((mark) => mark === 'terrain').length,
    counts: true,
    fires: [],
    unsupplied: false,
  };
}

export const boxesOf = ({ name, badges, hills, trench }: PlateParts): Part[] => [
  name,
  ...badges,
  ...(hills ? [hills] : []),
  ...(trench ? [trench] : []),
];

/** Where plates hang on the sheet. Found once for a level and a language; they stay while their areas change. */
export class PlateSpots {
  private readonly loose: readonly Loose[];
  private readonly around: Surroundings;
  private readonly zoom: number;
  private readonly single: ReadonlyMap<string, Point>;
  private readonly pairs = new Map<string, Point>();

  constructor(private readonly lettered: Lettered) {
    const { map, layout, level } = lettered;
    const { middleFrom, nearFrom, minZoom = 1, sheet } = layout;
    this.zoom = Math.max(minZoom, { far: minZoom, middle: middleFrom, near: nearFrom }[level]);
    const scaled = { width: sheet.width * this.zoom, height: sheet.height * this.zoom };
    const country = map.country && countryOn(map.country, scaled.width, scaled.height, map.portrait.aspect);
    this.around = {
      sheet: scaled,
      river: country?.river ?? [],
      riverWidth: country?.riverWidth ?? 0,
      bridges: country?.bridges ?? [],
    };
    this.loose = map.places.flatMap((place) => {
      const one = place.shape === 'area' ? this.looseOf(place, reserved(place, lettered.name(place.id))) : null;
      return one ? [one] : [];
    });
    this.single = placePlates(this.loose, this.around);
  }

  /** The middle of a plate's upper edge, in pixels of the sheet. */
  at(place: MapPlace, face: PlateFace): Point {
    const [x, y] = (face.stacks.length > 1 ? this.pairAt(place, face) : this.single.get(place.id)) ?? [0, 0];
    return [x / this.zoom, y / this.zoom];
  }

  parts(face: PlateFace): PlateParts {
    const { level, measure } = this.lettered;
    const scale = PLATE_SCALE[level];
    return partsOf(face, scale, measure(face.name, plateFont(face, scale)), marksOf(face, level));
  }

  private pairAt(place: MapPlace, face: PlateFace): Point | undefined {
    const known = this.pairs.get(place.id);
    if (known) return known;
    const wide = { ...reserved(place, face.name), stacks: face.stacks };
    const loose = this.looseOf(place, wide);
    if (!loose) return undefined;
    const found = placeOne(loose, this.around, taken(this.loose, this.single, place.id));
    this.pairs.set(place.id, found);
    return found;
  }

  private looseOf(place: MapPlace, face: PlateFace): Loose | null {
    const { layout } = this.lettered;
    const outline = layout.net?.outlines.get(place.id);
    const label = layout.places.get(place.id);
    if (!outline || !label) return null;
    const grown = ([x, y]: Point): Point => [x * this.zoom, y * this.zoom];
    const parts = this.parts(face);
    return {
      id: place.id,
      outline: outline.filter((_, i) => i % 2 === 0).map(grown),
      label: grown(label),
      parts: boxesOf(parts),
      size: parts,
    };
  }
}
