/** Every game of the app, each by its folder: its cover (`cover.ts`) and, once it can be played, its code (`index.ts`). */
import type { Cover } from '../kernel/cover';
import type { Game } from '../kernel/game';

/** The order of the shelf: a game more is a name more in this line. */
const shelf: readonly string[] = ['lost-valley', 'season', 'storm', 'vallee'];

const found = import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'cover' });
/** Each is a chunk of its own, fetched when it is opened. */
const loaders = import.meta.glob<Game>('./*/index.ts', { import: 'game' });

export const covers: readonly Cover[] = shelf.flatMap((id) => found[`./${id}/cover.ts`] ?? []);

/** Null for a game that nobody here knows. */
export function coverOf(id: string): Cover | null {
  return covers.find((cover) => cover.id === id) ?? null;
}

/** Null for a game that nobody here can play. */
export function loadGame(id: string): Promise<Game> | null {
  return loaders[`./${id}/index.ts`]?.() ?? null;
}
