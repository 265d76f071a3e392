/** The games the command line plays: the same as the app, without a screen. */
import { lostValley } from '../games/lost-valley';
import { storm } from '../games/storm';
import type { Choice, Game, GameState } from '../kernel/game';

export type AnyGame = Game<GameState, Choice>;

export const games: readonly AnyGame[] = [lostValley, storm];

export function gameOf(id: string | undefined): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) fail(`there is no game «${id ?? ''}»; there are: ${games.map((one) => one.id).join(', ')}`);
  return game;
}

/** Ends the command with one clear sentence. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
