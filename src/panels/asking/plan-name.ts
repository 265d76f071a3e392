/** What a plan is called: by its rule, as last time, or as the player calls it. */
import type { GameWords } from '../../kernel/words';
import { words } from '../../locale';
import type { PlanOffer } from '../model/model';

export function planName(game: GameWords, { from, key, title, to }: PlanOffer): string {
  const t = words().asking.plan;
  if (from === 'last') return t.last;
  if (from === 'saved') return title ?? t.saved({ name: key });
  return to ? game.place(to.place).short : game.plan(key);
}
