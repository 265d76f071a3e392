import type { Game } from '../kernel/game';
import { load } from './net/load';

/** How the games that can be played are loaded: each is a chunk of its own. */
const loaders: ReadonlyMap<string, () => Promise<Game>> = new Map([
  ['lost-valley', () => import('../games/lost-valley').then((module): Game => module.lostValley)],
  ['storm', () => import('../games/storm').then((module): Game => module.storm)],
]);

export function loadGame(id: string): Promise<Game> | null {
  const part = loaders.get(id);
  return part ? load(part) : null;
}
