import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../kernel/game';
import type { Rulebook } from '../../kernel/rulebook';
import { language } from '../../locale';

/** The rules in the language now spoken; the last ones until they are here, and null before the first. */
export function useRulebook(game: Game): Rulebook | null {
  const [rulebook, setRulebook] = useState<Rulebook | null>(null);
  const spoken = language();
  useEffect(() => {
    let gone = false;
    void game.books.rulebook[spoken]().then((found) => {
      if (!gone) setRulebook(found);
    });
    return () => {
      gone = true;
    };
  }, [game, spoken]);
  return rulebook;
}
