/** The games that the computer plays: each is fetched when it sits down to one. */
import type { Choice, Game, GameState } from '../kernel/game';

export type AnyGame = Game<GameState, Choice>;

const loaders: ReadonlyMap<string, () => Promise<AnyGame>> = new Map([
  // A game is used here through its public face only, whatever its own types of state and choice.
  ['storm', () => import('../games/storm').then(({ storm }) => storm as unknown as AnyGame)],
]);

/** Whether the computer plays a game at all. */
export function plays(game: string): boolean {
  return loaders.has(game);
}

export function loadGame(id: string): Promise<AnyGame> {
  const load = loaders.get(id);
  return load ? load() : Promise.reject(new Error(`the computer does not play «${id}»`));
}
