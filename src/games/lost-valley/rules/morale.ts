/** 10.0 French Camp Morale. */
import type { Rules, ValleyChoice } from '../choices';
import * as tracks from '../data/tracks';
import type { Valley } from '../state';
import { ask } from './ask';
import { canSpend, change } from './tracks';

const MOST_BOOSTED = 3; // 10.1

const boosts: readonly ValleyChoice[] = Array.from({ length: MOST_BOOSTED + 1 }, (_, rp) => ({ do: 'boost', rp }));

/** 10.1 Morale boosting: up to three resource points become morale, one for one. */
export function* cmPhase(v: Valley): Rules {
  const choice = yield* ask(v, 'boost', () => {
    const choices = boosts.filter((one) => one.do === 'boost' && canBoost(v, one.rp));
    return choices.length < 2 ? null : { side: 'french', ask: 'boost', rule: '10.1', choices, resumable: true };
  });
  if (choice?.do !== 'boost') return;
  change(v, 'rp', -choice.rp, 'spent', 'boost');
  change(v, 'cm', choice.rp, 'boost');
}

/** 10.1 Never the last point, and nothing for morale the track cannot show. */
function canBoost(v: Valley, rp: number): boolean {
  return canSpend(v, 'rp', rp) && v.cm + rp <= tracks.cm.max;
}
