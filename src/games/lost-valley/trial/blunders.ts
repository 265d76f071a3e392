/** What a wargamer would laugh at, judged at the decision. */
import { blundersBy } from '../../../kernel/trial';
import type { ValleyTypes } from '..';
import { isHopeless } from '../bot/rash';
import { isFrench, isFront } from '../rules/centres';
import { garrison, holdsGround, isOnMap } from '../rules/units';

export const blunders = blundersBy<ValleyTypes>({
  /** 14.3 The last who hold a centre at the front walk out of it. */
  'walk-off': (v, prompt, choice) => {
    if (prompt.ask !== 'move' || choice.do !== 'move') return false;
    const unit = v.units.find(({ id }) => id === choice.unit);
    if (!unit || !isOnMap(unit) || !holdsGround(unit)) return false;
    return isFrench(v, unit.at) && isFront(v, unit.at) && garrison(v, unit.at).length === 1;
  },
  hopeless: isHopeless,
});
