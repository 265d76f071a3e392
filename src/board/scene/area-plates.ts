import type { CounterView, MapPlace, PlaceView } from '../../kernel/view';
import { moved } from '../areas/place-plates';
import { boxesOf, faceOf, type PlateFace, slotOf } from '../areas/plate';
import { atOnce } from '../base/at-once';
import type { Point, Rect } from '../base/geometry';
import type { Level } from '../base/types';
import type { BoardScene } from './place-pictures';
import { type Hung, PlateSpots, type Recalled } from './plate-spots';
import type { Stacks } from './stacks';

/** One area as it shows now. */
export interface AreaPlate extends Hung {
  readonly face: PlateFace;
}

/** The plates of a map of areas: what each shows and where it hangs. */
export class AreaPlates {
  private plates: ReadonlyMap<string, AreaPlate> = new Map();
  /** Found anew with the layout and the words. */
  private found: { readonly by: BoardScene; readonly spots: Map<Level, PlateSpots> } | null = null;
  private recalled: Recalled = new Map();

  dress(scene: BoardScene, states: ReadonlyMap<string, PlaceView>, stacks: Stacks): void {
    this.plates = this.lookedAt(scene, states, stacks);
  }

  /** All plates as they would show at the level of a scene; none where the map has no areas. */
  lookedAt(scene: BoardScene, states: ReadonlyMap<string, PlaceView>, stacks: Stacks): Map<string, AreaPlate> {
    return atOnce(this.looking(scene, states, stacks));
  }

  /** The same with rests in between: places may have to be found. */
  *looking(
    scene: BoardScene,
    states: ReadonlyMap<string, PlaceView>,
    stacks: Stacks,
  ): Generator<undefined, Map<string, AreaPlate>> {
    const plates = new Map<string, AreaPlate>();
    const faces = facesOf(scene, states, stacks);
    if (faces.size === 0) return plates;
    const spots = yield* this.spotsFor(scene, faces);
    for (const place of scene.map.places) {
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
  boxes(ids: readonly string[], placeAt: (id: string) => Point): Rect[] {
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

  private *spotsFor(scene: BoardScene, faces: ReadonlyMap<string, PlateFace>): Generator<undefined, PlateSpots> {
    const { layout, words, map, level, textures } = scene;
    if (this.found?.by.layout !== layout || this.found.by.words !== words) {
      // In other words plates have other widths.
      if (this.found && this.found.by.words !== words) this.recalled = new Map();
      this.found = { by: scene, spots: new Map() };
    }
    const { spots } = this.found;
    const known = spots.get(level);
    if (known) return known;
    const measure = (text: string, font: string) => textures.measure(text, font);
    const made = yield* new PlateSpots({ map, layout, level, measure }, faces).find(this.recalled);
    spots.set(level, made);
    return made;
  }
}

function facesOf(scene: BoardScene, states: ReadonlyMap<string, PlaceView>, stacks: Stacks): Map<string, PlateFace> {
  const faces = new Map<string, PlateFace>();
  for (const place of scene.map.places) {
    const state = states.get(place.id);
    if (!place.outline || !state) continue;
    faces.set(place.id, faceIn(scene, place, state, stacks.get(place.id) ?? []));
  }
  return faces;
}

/** Far, areas carry a brief name; those that nobody is in keep small letters. */
function faceIn(
  { words, level, shown: around, map: { liveries, places } }: BoardScene,
  place: MapPlace,
  state: PlaceView,
  stack: readonly CounterView[],
): PlateFace {
  const name = level === 'far' ? words.brief(place.id) : words.place(place.id);
  // Nearer than far, trenches that lead to a post are drawn on their way to it.
  const isSapped = level !== 'far' && places.some(({ bases = [] }) => bases.some(({ from }) => from === place.id));
  const shown = faceOf(place, state, stack, { name, liveries, far: level === 'far' });
  const out = around.get(place.id)?.is === 'out' && { out: true };
  const face = { ...shown, ...(isSapped && { trench: 0 }), ...out };
  return words.capitals && face.letters === 'capitals' ? { ...face, name: name.toUpperCase() } : face;
}
