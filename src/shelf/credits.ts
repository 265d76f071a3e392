import type { Words } from '../locale';
import type { GameId } from './shelf-types';

type Role = keyof Words['about'] &
  ('design' | 'development' | 'art' | 'publisher' | 'production' | 'translation' | 'laterEdition');

/** Who made the printed games. Names stay as they are in every language. */
export const credits: Readonly<Record<GameId, readonly (readonly [role: Role, names: string])[]>> = {
  'lost-valley': [
    ['design', 'Jacques Rabier'],
    ['art', 'José R. Faura, Mark Mahaffey'],
    ['production', 'Michael W. Kennedy'],
    ['publisher', 'White Dog Games, 2020'],
  ],
  season: [
    ['design', 'Luc Olivier'],
    ['publisher', 'Vae Victis 33, 2000'],
    ['translation', 'Jim Mehl'],
  ],
  storm: [
    ['design', 'Nick Richardson'],
    ['development', 'Brian Youse'],
    ['art', 'Niko Eskubi, Jordan Worley'],
    ['publisher', 'Multi-Man Publishing, 2014'],
  ],
  vallee: [
    ['design', 'Paul Rohrbaugh'],
    ['laterEdition', 'Against the Odds 16'],
  ],
};
