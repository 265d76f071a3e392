import type { Game } from '../../kernel/game';
import type { Rulebook } from '../../kernel/rulebook';
import { language } from '../../locale';
import { useLoaded } from './use-loaded';

/**
 * The rules in the language now spoken; the last ones until they are here, and null before the first. What can wait for
 * them is given when to fetch them.
 */
export function useRulebook(game: Game, from?: Promise<void>): Rulebook | null {
  const spoken = language();
  const fetch = game.books.rulebook[spoken];
  return useLoaded(() => (from ? from.then(fetch) : fetch()), [game, spoken]);
}
