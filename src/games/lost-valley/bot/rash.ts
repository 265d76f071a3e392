/** What looking ahead is not talked into. */
import type { ValleyChoice, ValleyPrompt } from '../choices';
import { frenchAssaultOdds } from '../rules/french-assault-odds';
import { newSortie } from '../rules/sortie';
import { copySortie, type Sortie, type Valley } from '../state';
import { allAdded } from './sorties';

/** The worst that Table 10 gives is one in six. */
const HOPELESS = 0.2;

/** 15.1.5 A counter-attack at under one in five. */
export function isHopeless(v: Valley, { ask }: ValleyPrompt, { do: deed }: ValleyChoice): boolean {
  return ask === 'assault-force' && deed === 'go' && v.sortie !== null && isUnlikely(v, v.sortie);
}

/**
 * 15.1.1, 15.1.2 A counter-attack at under one in five, and whatever can only lead to one: it would be called off, thought
 * of again and called off again, for ever.
 */
export function isRash(v: Valley, prompt: ValleyPrompt, choice: ValleyChoice): boolean {
  if (choice.do === 'assault') return isUnlikely(v, allAdded(v, newSortie(choice.cr)));
  if (prompt.ask !== 'assault-force' || choice.do !== 'join' || !v.sortie) return isHopeless(v, prompt, choice);
  const joined = copySortie(v.sortie);
  joined.units.push(choice.unit);
  return isUnlikely(v, allAdded(v, joined));
}

function isUnlikely(v: Valley, force: Sortie): boolean {
  return frenchAssaultOdds(v, force).repulsed < HOPELESS;
}
