/** What a wargamer would laugh at, judged at the decision by what everybody can see. */
import { blundersBy } from '../../../kernel/trial';
import type { ValleeTypes } from '..';
import { freeGround, isBefore, isHopeless, isLastBefore, sideIn, walksOff } from '../bot/rash';
import { areaOf } from '../rules/ground';
import { turnsLeft } from '../rules/reinforcements';
import { isLastRound } from '../rules/rounds';
import { isInfantry, numberOf } from '../rules/units';

export const blunders = blundersBy<ValleeTypes>({
  'walk-off': walksOff,
  /** 12.2 Judged by those that go, when the lead is named. */
  hopeless: (v, prompt, choice) => choice.do === 'lead' && isHopeless(v, prompt, choice),
  /**
   * 11.0 Ground that counts lies open beside infantry that may walk in, and the movement is ended. Not laughed at: who
   * would leave as much behind him, or stand there before the enemy's infantry while there is time to throw him out.
   */
  'leave-free': (v, prompt, choice) => {
    if (choice.do !== 'done' && choice.do !== 'pass') return false;
    const side = sideIn(prompt.side);
    const free = freeGround(v, side);
    return prompt.choices.some((one) => {
      if (one.do !== 'move' || !free.includes(one.to)) return false;
      const unit = numberOf(one.unit);
      if (!isInfantry(unit) || isLastBefore(v, side, v.at[unit] ?? -1)) return false;
      return (isLastRound(v) && turnsLeft(v) === 0) || !isBefore(v, side, areaOf(one.to));
    });
  },
});
