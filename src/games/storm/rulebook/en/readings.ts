/** How rules could be read otherwise, in English; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '5.2': { other: 'Both sides may add cards by turns until neither wants to.' },
  '7.0': { other: 'A move may enter an area twice, and an empty enemy area changes hands only where the move ends.' },
  '8.1': { other: 'The marker takes away only the terrain of the units that fired.' },
  '8.4': { other: 'All points are shared out first, and then every unit retreats.' },
  '10.0': { other: 'An assault may be called off, or made smaller, once the reactions are known.' },
  '11.0': { other: 'Dominique 3-5 and Éliane 10-12, which touch the runway from the east, count as well.' },
};
