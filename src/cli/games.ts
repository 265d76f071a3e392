/** The games the command line plays: the same as the app, without a screen, with what only trials need. */
import type { Game } from '../kernel/game';
import type { Trial } from '../kernel/trial';

const found = import.meta.glob<Trial>('../games/*/trial.ts', { eager: true, import: 'trial' });

export const trials: readonly Trial[] = Object.values(found);

export const games: readonly Game[] = trials.map(({ game }) => game);

export function trialOf(id: string | undefined): Trial {
  const trial = trials.find(({ game }) => game.id === id);
  if (!trial) fail(`there is no game «${id ?? ''}»; there are: ${games.map((game) => game.id).join(', ')}`);
  return trial;
}

export function gameOf(id: string | undefined): Game {
  return trialOf(id).game;
}

/** Ends the command with one clear sentence. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
