import type { ShelfGame } from '../shelf/shelf-types';

/** What stands on the shelf, in its order. Home knows no more of a game: its code comes when it is opened. */
export const games: readonly ShelfGame[] = [
  { id: 'lost-valley', ready: true },
  { id: 'season', ready: false },
  { id: 'storm', ready: true },
  { id: 'vallee', ready: false },
];
