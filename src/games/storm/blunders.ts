/** What a wargamer would laugh at, judged at the decision by what its side can see. */
import { blundersBy } from '../../kernel/trial';
import { freeHills, givesUp, isHill, leavesFree, passesLost, sideIn } from './bot/rash';
import { areaNumbers } from './data/areas';
import { lastTurn } from './data/turns';
import type { StormTypes } from './index';
import { assaultAttack } from './rules/assault';
import { reachOf } from './rules/movement';
import { fireOdds } from './rules/odds';
import { freshIn, sideOf, unitsIn } from './rules/units';
import { other, type Side, type Storm } from './state';

export const blunders = blundersBy<StormTypes>({
  'give-up': givesUp,
  /** 7.0, 10.0 The last units walk off a victory area that the enemy can walk into. */
  'walk-off': (v, prompt, choice) => {
    const side = sideIn(prompt);
    if ((prompt.ask !== 'move-units' && prompt.ask !== 'assault-force') || choice.do !== 'go') return false;
    const { from, target, units } = v.action ?? { from: 0, target: 0, units: [] };
    if (!isHill(from) || v.control[from] !== side || unitsIn(v, from, side).length > units.length) return false;
    // Those who leave may take another hill instead.
    if (isHill(target) || reachOf(v, side, from).some((area) => freeHills(v, side).includes(area))) return false;
    return isWalkedInto(v, from, side);
  },
  /** 7.0 A victory area that was just taken is left empty for the next who comes by. */
  'take-and-leave': (v, prompt, choice) => {
    const side = sideIn(prompt);
    if (prompt.ask !== 'move-step' || choice.do !== 'to') return false;
    const here = Number(prompt.about?.area ?? 0);
    if (here === v.action?.from || !isHill(here) || v.control[here] !== side) return false;
    if (unitsIn(v, here, side).length > (v.action?.units.length ?? 0)) return false;
    return !freeHills(v, side).includes(choice.area) && isWalkedInto(v, here, side);
  },
  'pass-lost': passesLost,
  /** 10.0 An assault at under one in ten that does not even wear the garrison down. */
  hopeless: (v, prompt, choice) => {
    if (prompt.ask !== 'assault-force' || choice.do !== 'go' || !v.action || v.turn === lastTurn) return false;
    const odds = fireOdds(v, assaultAttack(v, v.action));
    return odds.cleared < 0.1 && odds.points < 2;
  },
  'leave-free': leavesFree,
});

/** Whether some fresh enemy could walk into an area once a side has left it. */
function isWalkedInto(v: Storm, area: number, side: Side): boolean {
  const enemy = other(side);
  const left: Storm = { ...v, at: v.at.map((at, unit) => (at === area && sideOf(unit) === side ? 0 : at)) };
  return areaNumbers.some((from) => freshIn(v, from, enemy).length > 0 && reachOf(left, enemy, from).includes(area));
}
