import type { ShelfGame } from '../shelf/types';

/**
 * What stands on the shelf, in its order. A game that is ready also says how it is loaded, so that
 * its code is fetched only when its table opens.
 */
export const games: readonly ShelfGame[] = [
  { id: 'lost-valley', ready: true },
  { id: 'season', ready: false },
  { id: 'storm', ready: false },
  { id: 'vallee', ready: false },
];
