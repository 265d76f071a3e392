/** The facts of an area as its sheet shows them: printed terrain, trench, what of them counts, Fire markers. */
import type { PlaceView } from '../../../kernel/view';
import type { PlaceFact } from '../../../kernel/words';
import type { StormTexts } from './texts';

export function factsOf({ facts, sides }: StormTexts, { pips, figures, marks }: PlaceView): readonly PlaceFact[] {
  const terrain = figures.find(({ icon }) => icon === 'terrain');
  const printed = terrain?.of ?? 0;
  const trench = pips?.value ?? 0;
  const counts = terrain?.value ?? 0;
  const markers = [
    ...(marks.includes('fire-french') ? [sides.french] : []),
    ...(marks.includes('fire-viet-minh') ? [sides['viet-minh']] : []),
  ];
  const shut = counts === 0 && printed + trench > 0;
  return [
    { label: facts.terrain, figure: printed, icon: 'terrain', icons: printed },
    { label: facts.trench, figure: trench, icon: 'trench', icons: Math.min(1, trench) },
    shut ? { label: facts.counts, text: facts.fireMarker } : { label: facts.counts, figure: counts },
    { label: facts.marker, text: markers.join(', ') || facts.none, marks: ['fire-french', 'fire-viet-minh'] },
  ];
}
