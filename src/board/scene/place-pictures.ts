/** What stands for a place on the map, as pictures. */
import type { BoardMap, CounterView, MapPlace, PlaceView, View } from '../../kernel/view';
import type { Layout } from '../areas/layout';
import type { Shown } from '../areas/showing';
import { centrePicture } from '../art/centre';
import { faceOfCounter } from '../art/counter';
import { magnified, type Picture } from '../art/picture';
import { pennantPicture, zonePicture } from '../art/piece-art';
import { figurePicture, pricePicture, readyPicture, tabPicture } from '../art/tags';
import { livery, type Palette, wornBy } from '../base/palette';
import type { BoardWords, Level, Lights } from '../base/types';
import type { MapExtras } from './map-extras';
import type { Textures } from './textures';
import { growth } from './touch';

export interface BoardScene {
  readonly textures: Textures;
  readonly map: BoardMap;
  readonly layout: Layout;
  readonly level: Level;
  readonly palette: Palette;
  readonly words: BoardWords;
  readonly view: View;
  readonly lights: Lights;
  /** What each place shows of the question. */
  readonly shown: ReadonlyMap<string, Shown>;
  readonly extras: MapExtras | null;
}

/** In areas and posts counters are small. */
export const isSmall = ({ shape, outline }: MapPlace): boolean => outline !== undefined || shape === 'post';

/** In a centre that the enemy holds and along the frame counters are only counted. */
export function isCounted({ shape }: MapPlace, state: PlaceView, scene: BoardScene): boolean {
  return shape === 'frame' || (shape === 'centre' && isHeld(state, scene));
}

/** Whether the body of a box is filled with the colour of whoever holds it. */
export function isHeld({ holder }: PlaceView, { palette, map }: BoardScene): boolean {
  return livery(palette, wornBy(map.liveries, holder)).fill !== null;
}

/** What stands beside an area or in the foot of a box; posts show their own. */
export function tagOf(
  { is, figure, cost, ends = false, ready = 0, tab }: Shown,
  { palette, textures, level }: BoardScene,
): Picture | null {
  if (figure) return figurePicture(figure, level, palette, (text, font) => textures.measure(text, font));
  if (is === 'planned') return tabPicture(tab ?? '', level, palette);
  if (is === 'go' && (cost !== undefined || ends)) return pricePicture(cost, ends, palette);
  return is === 'ready' && ready > 0 && level !== 'far' ? readyPicture(ready, palette) : null;
}

export function nameOf(words: BoardWords, id: string): string {
  const name = words.place(id);
  return words.capitals ? name.toUpperCase() : name;
}

/** A box, a zone, a pennant or a post, as large as its level and the player want it. */
export function pictureOf(
  place: MapPlace,
  state: PlaceView,
  stack: readonly CounterView[],
  scene: BoardScene,
): Picture {
  return magnified(drawnOf(place, state, stack, scene), growth(scene.layout, scene.level));
}

function drawnOf(place: MapPlace, state: PlaceView, stack: readonly CounterView[], scene: BoardScene): Picture {
  const { map, layout, level, palette, words } = scene;
  const worn = wornBy(map.liveries, state.holder);
  const selected = scene.shown.get(place.id)?.is === 'asked';
  const name = nameOf(words, place.id);
  if (place.shape === 'post' && scene.extras) return scene.extras.postPicture(place, state, stack, scene);
  if (place.shape === 'zone') {
    const waiting = state.figures[0]?.value ?? 0;
    return zonePicture({ id: place.id, name, livery: worn, waiting, selected }, layout.scale, palette);
  }
  if (place.shape === 'pennant') {
    const [mark = 'inactive'] = state.marks;
    return pennantPicture(
      {
        id: place.id,
        livery: worn,
        title: words.place(place.id),
        state: words.mark(mark),
        active: mark === 'active',
        strength: state.figures[0]?.value,
        selected,
      },
      layout.scale,
      palette,
    );
  }
  // Its lower line is what is asked of it, where that has a figure.
  const { figure, cost } = scene.shown.get(place.id) ?? {};
  const asked = (figure !== undefined || cost !== undefined) && level !== 'near';
  return centrePicture(
    {
      id: place.id,
      name,
      livery: worn,
      holder:
        !asked && map.places.some(({ id, shape }) => shape === 'pennant' && id === state.holder)
          ? words.place(state.holder)
          : '',
      nobody: words.nobody,
      pips: asked ? undefined : state.pips,
      figures: asked ? [] : state.figures,
      printed: place.printed,
      marks: state.marks,
      counters: stack.map((counter) => faceOfCounter(counter, map.liveries)),
      selected,
    },
    level,
    layout.scale,
    palette,
    layout.farText,
  );
}
