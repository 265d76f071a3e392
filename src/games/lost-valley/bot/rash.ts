/** What looking ahead is not talked into. */
import type { ValleyChoice, ValleyPrompt } from '../choices';
import { frenchAssaultOdds } from '../rules/french-assault-odds';
import type { Valley } from '../state';

/** The worst that Table 10 gives is one in six. */
const HOPELESS = 0.2;

/** 15.1.5 A counter-attack at under one in five. */
export function isHopeless(v: Valley, { ask }: ValleyPrompt, { do: deed }: ValleyChoice): boolean {
  if (ask !== 'assault-force' || deed !== 'go' || v.sortie === null) return false;
  return frenchAssaultOdds(v, v.sortie).repulsed < HOPELESS;
}
