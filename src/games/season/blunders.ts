/** What a wargamer would laugh at, judged at the decision by what everybody can see. */
import { blundersBy } from '../../kernel/trial';
import { isFree, walksOff } from './bot/rash';
import type { SeasonTypes } from './index';
import { paNumbers, place, placeId } from './rules/places';
import type { Season, Side } from './state';

export const blunders = blundersBy<SeasonTypes>({
  'walk-off': walksOff,
  /** 5.3 A PA that nobody defends could be walked into, and is not. */
  'leave-free': (v, prompt, choice) => {
    const side = prompt.side === 'french' ? 'french' : 'viet-minh';
    if (choice.do !== 'done' || (prompt.ask !== 'assault-move' && prompt.ask !== 'operation-move')) return false;
    return prompt.choices.some((one) => one.do === 'move' && isFree(v, place(one.to), side));
  },
});

/** PAs that the enemy of a side holds with nobody there. */
export function freePas(v: Season, side: Side): readonly string[] {
  return paNumbers.filter((pa) => isFree(v, pa, side)).map(placeId);
}
