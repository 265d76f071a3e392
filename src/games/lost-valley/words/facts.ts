/** What the sheet of a place shows of it, and the sentence for those who listen to the map. */
import type { PlaceView } from '../../../kernel/view';
import { isKeyOf } from '../../../kernel/wording';
import type { PlaceFact } from '../../../kernel/words';
import { crs } from '../data/map';
import type { ValleyTexts } from './texts';

export function factsOf(t: ValleyTexts['facts'], { id, pips, figures }: PlaceView): readonly PlaceFact[] {
  const stars = isKeyOf(id, crs) ? crs[id].stars : 0;
  return [
    ...(pips ? [{ label: t.fort, figure: pips.value, of: pips.of, icon: 'fort' }] : []),
    ...figures.flatMap(({ icon, value, of: limit }) =>
      isKeyOf(icon, t.figures)
        ? [{ label: t.figures[icon], figure: value, icon, ...(limit !== undefined && { text: t.outOf(limit) }) }]
        : [],
    ),
    ...(stars > 0 ? [{ label: t.ifLost, text: t.stars(stars), icon: 'star', icons: stars }] : []),
  ];
}

interface Said {
  readonly name: string;
  readonly holder: string;
  readonly marks: readonly string[];
}

export function heardOf(
  t: ValleyTexts['facts'],
  { pips }: PlaceView,
  units: number,
  { name, holder, marks }: Said,
): string {
  const garrison = units > 0 ? [t.units(units)] : [];
  const fort = pips ? [`${t.fort} ${pips.value}`] : [];
  return [name, holder, ...garrison, ...fort, ...marks].join(', ');
}
