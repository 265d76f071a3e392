import type { Game } from '../../kernel/game';
import type { Rulebook } from '../../kernel/rulebook';
import { language } from '../../locale';
import { useLoaded } from '../parts/use-loaded';

/** The rules in the language now spoken; the last ones until they are here, and null before the first. */
export function useRulebook(game: Game): Rulebook | null {
  const spoken = language();
  return useLoaded(() => game.books.rulebook[spoken](), [game, spoken]);
}
