import type { CounterView, MapPlace, PlaceView } from '../../kernel/view';
import { moved } from '../areas/place-plates';
import { boxesOf, faceOf, type Part, type PlateFace, slotOf } from '../areas/plate';
import type { Level } from '../art/centre';
import { atOnce } from '../at-once';
import type { Point } from '../geometry';
import type { Stacks } from '../stacks';
import type { Scenery } from './place-pictures';
import { type Hung, PlateSpots, type Recalled } from './plate-spots';

/** One area as it shows now. */
export interface AreaPlate extends Hung {
  readonly face: PlateFace;
}

/** The plates of a map of areas: what each shows and where it hangs. */
export class AreaPlates {
  private plates: ReadonlyMap<string, AreaPlate> = new Map();
  /** Found anew with the layout and the words. */
  private found: { readonly by: Scenery; readonly spots: Map<Level, PlateSpots> } | null = null;
  private recalled: Recalled = new Map();

  dress(scenery: Scenery, states: ReadonlyMap<string, PlaceView>, stacks: Stacks): void {
    this.plates = this.lookedAt(scenery, states, stacks);
  }

  /** All plates as they would show at the level of a scenery; none where the map has no areas. */
  lookedAt(scenery: Scenery, states: ReadonlyMap<string, PlaceView>, stacks: Stacks): Map<string, AreaPlate> {
    return atOnce(this.looking(scenery, states, stacks));
  }

  /** The same with rests in between: places may have to be found. */
  *looking(
    scenery: Scenery,
    states: ReadonlyMap<string, PlaceView>,
    stacks: Stacks,
  ): Generator<undefined, Map<string, AreaPlate>> {
    const plates = new Map<string, AreaPlate>();
    const faces = facesOf(scenery, states, stacks);
    if (faces.size === 0) return plates;
    const spots = yield* this.spotsFor(scenery, faces);
    for (const place of scenery.map.places) {
      const face = faces.get(place.id);
      if (!face) continue;
      plates.set(place.id, { ...spots.hang(place, face), face });
      yield;
    }
    return plates;
  }

  /** Where plates hang now, a line each. */
  hanging(): string[] {
    const all = [...(this.found?.spots.values() ?? [])].flatMap(({ hanging }) => hanging);
    return all.map(([name, [x, y]]) => `${name}|${x}|${y}`);
  }

  /** Before anything is shown: plates that have kept their kind hang where they hung. */
  recall(lines: readonly string[]): void {
    const spots = lines.map((line): [string, Point] => {
      const parts = line.split('|');
      const [x = '', y = ''] = parts.splice(-2);
      return [parts.join('|'), [Number(x), Number(y)]];
    });
    this.recalled = new Map(spots.filter(([, at]) => at.every(Number.isFinite)));
  }

  of(id: string): AreaPlate | undefined {
    return this.plates.get(id);
  }

  /** The parts of some plates, each about where its place lies. */
  boxes(ids: readonly string[], placeAt: (id: string) => Point): Part[] {
    return ids.flatMap((id) => {
      const plate = this.plates.get(id);
      return plate ? boxesOf(plate.parts).map((part) => moved(part, placeAt(id))) : [];
    });
  }

  /** Where each counter of a stack lies, seen from near, about the point its plate hangs from. */
  slots(id: string, stack: readonly CounterView[]): Map<string, Point> {
    const out = new Map<string, Point>();
    const plate = this.plates.get(id);
    plate?.face.stacks.forEach(({ side }, s) => {
      const room = plate.drawn.stacks[s];
      const own = stack.filter((counter) => counter.side === side);
      own.forEach((counter, i) => {
        if (!room) return;
        const [x, y] = slotOf(room, i, own.length, plate.columns);
        out.set(counter.id, [x * plate.magnified, y * plate.magnified]);
      });
    });
    return out;
  }

  private *spotsFor(scenery: Scenery, faces: ReadonlyMap<string, PlateFace>): Generator<undefined, PlateSpots> {
    const { layout, words, map, level, book } = scenery;
    if (this.found?.by.layout !== layout || this.found.by.words !== words) {
      // In other words plates have other widths.
      if (this.found && this.found.by.words !== words) this.recalled = new Map();
      this.found = { by: scenery, spots: new Map() };
    }
    const { spots } = this.found;
    const known = spots.get(level);
    if (known) return known;
    const measure = (text: string, font: string) => book.measure(text, font);
    const made = yield* new PlateSpots({ map, layout, level, measure }, faces).find(this.recalled);
    spots.set(level, made);
    return made;
  }
}

function facesOf(scenery: Scenery, states: ReadonlyMap<string, PlaceView>, stacks: Stacks): Map<string, PlateFace> {
  const faces = new Map<string, PlateFace>();
  for (const place of scenery.map.places) {
    const state = states.get(place.id);
    if (!place.outline || !state) continue;
    faces.set(place.id, faceIn(scenery, place, state, stacks.get(place.id) ?? []));
  }
  return faces;
}

/** Far, areas carry a brief name; those that nobody is in keep small letters. */
function faceIn(
  { words, level, map: { liveries, places } }: Scenery,
  place: MapPlace,
  state: PlaceView,
  stack: readonly CounterView[],
): PlateFace {
  const name = level === 'far' ? words.brief(place.id) : words.place(place.id);
  // Nearer than far, trenches that lead to a post are drawn on their way to it.
  const isSapped = level !== 'far' && places.some(({ bases = [] }) => bases.some(({ from }) => from === place.id));
  const shown = faceOf(place, state, stack, { name, liveries, far: level === 'far' });
  const face = isSapped ? { ...shown, trench: 0 } : shown;
  return words.capitals && face.letters === 'capitals' ? { ...face, name: name.toUpperCase() } : face;
}
