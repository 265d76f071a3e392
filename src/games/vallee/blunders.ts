/** What a wargamer would laugh at, judged at the decision by what everybody can see. */
import { blundersBy } from '../../kernel/trial';
import { fieldOf, stormOn, worthOf } from './bot/field';
import type { ValleeTypes } from './index';
import { areaOf, beside } from './rules/ground';
import { controls } from './rules/record';
import { numberOf, unitsIn } from './rules/units';
import { other, type Side } from './state';

/** Ground of less worth than this is left without harm. */
const GROUND = 1;

export const blunders = blundersBy<ValleeTypes>({
  /** 11.0 The last unit walks off ground that counts, with the enemy beside it, to ground that counts for less. */
  'walk-off': (v, prompt, choice) => {
    if (choice.do !== 'move') return false;
    const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
    const [from, to] = [v.at[numberOf(choice.unit)] ?? -1, areaOf(choice.to)];
    if (!controls(v, side, from) || unitsIn(v, from, side).length > 1) return false;
    const worth = worthOf(v, from);
    if (worth < GROUND || worthOf(v, to) >= worth) return false;
    return beside(from).some(({ area }) => unitsIn(v, area, other(side)).length > 0);
  },
  /** 13.0 An assault that takes nothing in nine of ten and loses more than it kills. */
  hopeless: (v, prompt, choice) => {
    if (prompt.ask !== 'assault' || choice.do !== 'assault') return false;
    const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
    const storm = stormOn(fieldOf(v), side, areaOf(choice.area));
    return storm !== null && storm.outlook.taken < 0.1 && storm.outlook.defenderLoss < storm.outlook.attackerLoss;
  },
});
