/** What a wargamer would laugh at, judged at the decision by what everybody can see. */
import { blundersBy } from '../../../kernel/trial';
import type { SeasonTypes } from '..';
import { isFree } from '../bot/open';
import { isHopeless, leavesFree, passesLost, walksOff } from '../bot/rash';
import { paNumbers, placeId } from '../data/places';
import { type Season, type Side, sideIn } from '../state';

export const blunders = blundersBy<SeasonTypes>({
  'walk-off': walksOff,
  'leave-free': leavesFree,
  /** 5.5, 6.2.5 Judged when an attack can no longer be called off. */
  hopeless: (v, { side, ask }, choice) =>
    choice.do === 'done' &&
    (ask === 'attack' || ask === 'call-off') &&
    v.attacks.some(({ target, units }) => isHopeless(v, sideIn(side), target, units)),
  'pass-lost': passesLost,
});

/** PAs that the enemy of a side holds with nobody there. */
export function freePas(v: Season, side: Side): readonly string[] {
  return paNumbers.filter((pa) => isFree(v, pa, side)).map(placeId);
}
