/** The games that the computer plays: each is fetched when it sits down to one. */
import type { Choice, Game, GameState } from '../kernel/game';

export type AnyGame = Game<GameState, Choice>;

const loaders: ReadonlyMap<string, () => Promise<AnyGame>> = new Map([
  ['storm', () => import('../games/storm').then(({ storm }): AnyGame => storm)],
]);

/** Whether the computer plays a game at all. */
export function plays(game: string): boolean {
  return loaders.has(game);
}

export function loadGame(id: string): Promise<AnyGame> {
  const load = loaders.get(id);
  return load ? load() : Promise.reject(new Error(`the computer does not play «${id}»`));
}
