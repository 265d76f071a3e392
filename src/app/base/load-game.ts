import { loadGame as fetchGame } from '../../games';
import type { Game } from '../../kernel/game';
import { load } from './load';

/** A game's code, tried again where it does not come; null for a game that nobody here can play. */
export async function loadGame(id: string): Promise<Game | null> {
  return load(() => Promise.resolve(fetchGame(id)));
}
