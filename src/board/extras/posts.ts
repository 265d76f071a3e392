import type { CounterView, MapPlace, PlaceView } from '../../kernel/view';
import { postRadii } from '../areas/layout';
import type { Shown } from '../areas/showing';
import type { Point } from '../base/geometry';
import { wornBy } from '../base/palette';
import type { AreaPlate } from '../scene/area-plates';
import type { BoardScene } from '../scene/place-pictures';
import { bracketAt, bracketsOf } from './bases';
import { IN_POST, type PostFace } from './post-art';
import type { Sap } from './saps';

/** How far a plate may hang aside of the way to a base (a cosine), and what a sap leaves free about its middle. */
const ASIDE = 0.35;
const PLATE_CLEAR = 26;

export function postFace(
  place: MapPlace,
  state: PlaceView,
  stack: readonly CounterView[],
  { map, layout, level, words, shown }: BoardScene,
): PostFace {
  const name = level === 'far' ? words.brief(place.id) : words.place(place.id);
  const engaged = new Set((state.bases ?? []).flatMap((base) => base.engaged?.counters ?? []));
  const inside = stack.filter(({ id }) => !engaged.has(id)).length;
  const isStar = place.printed.includes('star');
  return {
    name: words.capitals ? name.toUpperCase() : name,
    livery: wornBy(map.liveries, state.holder),
    pips: (state.stacks ?? []).flatMap(({ pips }) => pips.filter((pip) => pip !== 'room')),
    hill: place.printed.includes('hill'),
    star: isStar ? (state.marks.includes('victory-taken') ? 'taken' : 'open') : null,
    ring: state.ring && state.ring.value > 0 ? state.ring : null,
    tag: state.tag ?? null,
    brackets: bracketsOf(place, state, layout.places, layout.sheet),
    burst: (state.signs ?? []).some(({ icon }) => icon === 'burst'),
    shows: postShows(shown.get(place.id)),
    shown: level === 'near' ? Math.min(inside, IN_POST.most) : 0,
    more: level === 'near' ? Math.max(0, inside - IN_POST.most) : 0,
  };
}

/** A post shows who is ready by a line of its own nowhere: its counters are hollow instead. */
function postShows(shown: Shown | undefined): PostFace['shows'] {
  const { is = 'plain', figure, tab, held } = shown ?? {};
  return { is, ...(figure && { figure }), ...(tab !== undefined && { tab }), ...(held && { held }) };
}

/** Saps that lead to the posts of a view, from the plates of the areas that they were dug in. */
export function sapsOf(
  { map, layout, level }: BoardScene,
  states: ReadonlyMap<string, PlaceView>,
  plateOf: (area: string) => AreaPlate | undefined,
): Sap[] {
  if (level === 'far') return [];
  const [rx, ry] = postRadii(layout, level);
  return map.places.flatMap((place): Sap[] => {
    const state = states.get(place.id);
    const to = layout.places.get(place.id);
    if (place.shape !== 'post' || !state?.bases || !to) return [];
    const headings = new Map(
      bracketsOf(place, state, layout.places, layout.sheet).map(({ from, heading }) => [from, heading]),
    );
    return state.bases.flatMap(({ from, saps, loose = false }): Sap[] => {
      const plate = plateOf(from);
      const heading = headings.get(from);
      if (saps === 0 || !plate || heading === undefined) return [];
      const [x, y] = bracketAt(heading, rx * layout.text, ry * layout.text);
      const end: Point = [x + Math.cos(heading) * 3, y + Math.sin(heading) * 3];
      const sap = { to, end, levels: saps, loose };
      const straight = Math.atan2(plate.at[1] - to[1], plate.at[0] - to[0]);
      if (Math.cos(straight - heading) > ASIDE) {
        return [{ ...sap, from: plate.at, down: plate.parts.height / 2, clear: PLATE_CLEAR }];
      }
      // The plate hangs on another side of the post: only the last of the way is shown.
      const base = place.bases?.find((one) => one.from === from);
      const { width, height } = layout.sheet;
      return base ? [{ ...sap, from: [base.at[0] * width, base.at[1] * height], down: 0, clear: 0 }] : [];
    });
  });
}
