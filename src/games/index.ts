/** Every game of the app: one line a game, in the order of the shelf. */
import type { Game } from '../kernel/game';

/** Each is a chunk of its own, fetched when it is opened. */
const loaders: ReadonlyMap<string, () => Promise<Game>> = new Map([
  ['lost-valley', () => import('./lost-valley').then((module): Game => module.lostValley)],
  ['storm', () => import('./storm').then((module): Game => module.storm)],
]);

export const playableGames: readonly string[] = [...loaders.keys()];

/** Null for a game that nobody here knows. */
export function loadGame(id: string): Promise<Game> | null {
  return loaders.get(id)?.() ?? null;
}
