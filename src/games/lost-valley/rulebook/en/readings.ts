/** How rules could be read otherwise, in English; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '2.2.8.2': { other: 'The last point can be spent, and the game is then lost.' },
  '5.1': { other: 'The player may always decline an event.' },
  '5.2.2': { other: 'Saved points add up from turn to turn.' },
  '7.2': { other: 'The four points are counted for each assault phase by itself.' },
  '11.1': { other: 'Only Inactive divisions gain.' },
  '12.1': { other: 'Only centres beside the division are taken, one in a phase.' },
  '12.3.4': { other: 'Targets are named one after the other, with the losses of the assaults before.' },
  '14.3': { other: 'PC GONO may be left empty while its relief is on the way.' },
  '15.0': { other: 'An Encircled garrison may not assault, because that is a movement.' },
  '17.1': { other: 'It is checked at the end of a turn only.' },
};
