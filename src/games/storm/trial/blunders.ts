/** What a wargamer would laugh at, judged at the decision by what its side can see. */
import { blundersBy } from '../../../kernel/trial';
import type { StormTypes } from '..';
import { givesUp, leavesFree, passesLost, takesAndLeaves, walksOff } from '../bot/rash';
import { lastTurn } from '../data/turns';
import { assaultAttack } from '../rules/assault';
import { fireOdds } from '../rules/odds';

export const blunders = blundersBy<StormTypes>({
  'give-up': givesUp,
  // Judged once, when they go.
  'walk-off': (v, prompt, choice) => choice.do === 'go' && walksOff(v, prompt, choice),
  'take-and-leave': takesAndLeaves,
  'pass-lost': passesLost,
  /** 10.0 An assault at under one in ten that does not even wear the garrison down. */
  hopeless: (v, prompt, choice) => {
    if (prompt.ask !== 'assault-force' || choice.do !== 'go' || !v.action || v.turn === lastTurn) return false;
    const odds = fireOdds(v, assaultAttack(v, v.action));
    return odds.cleared < 0.1 && odds.points < 2;
  },
  'leave-free': leavesFree,
});
