/** What a wargamer would laugh at, judged at the decision by what everybody can see. */
import { blundersBy } from '../../kernel/trial';
import type { SeasonTypes } from './index';
import { anyAt, countAt, numberOf, sideOf } from './rules/pieces';
import { basesAt, isPa, joined, paNumbers, place, placeId } from './rules/places';
import type { Season } from './state';

export const blunders = blundersBy<SeasonTypes>({
  /** 4.0, 5.3, 6.2.6 The last piece walks off a PA that the enemy can walk into, and takes none for it. */
  'walk-off': (v, _prompt, choice) => {
    if (choice.do !== 'move') return false;
    const unit = numberOf(choice.unit);
    const [from, side] = [v.at[unit] ?? -1, sideOf(unit)];
    if (!isPa(from) || v.control[from] !== side || countAt(v, from, side) > 1) return false;
    const enemy = side === 'french' ? 'viet-minh' : 'french';
    const near = (joined[from] ?? []).some((pa) => anyAt(v, pa, enemy));
    const under = side === 'french' && (basesAt[from] ?? []).some((base) => anyAt(v, base, 'viet-minh'));
    return (near || under) && !isFree(v, place(choice.to), side);
  },
  /** 5.3 A PA that nobody defends could be walked into, and is not. */
  'leave-free': (v, prompt, choice) => {
    const side = prompt.side === 'french' ? 'french' : 'viet-minh';
    if (choice.do !== 'done' || (prompt.ask !== 'assault-move' && prompt.ask !== 'operation-move')) return false;
    return prompt.choices.some((one) => one.do === 'move' && isFree(v, place(one.to), side));
  },
});

function isFree(v: Season, at: number, side: 'french' | 'viet-minh'): boolean {
  const enemy = side === 'french' ? 'viet-minh' : 'french';
  return isPa(at) && v.control[at] === enemy && !anyAt(v, at, enemy);
}

/** PAs that the enemy of a side holds with nobody there. */
export function freePas(v: Season, side: 'french' | 'viet-minh'): readonly string[] {
  return paNumbers.filter((pa) => isFree(v, pa, side)).map(placeId);
}
