/** 9.0 Sap: two fresh units for a trench level, or a card for its Trench Value. */
import type { Rules, StormChoice } from '../choices';
import { go, made } from '../choices';
import { trenchLimit, unitsPerLevel } from '../data/constants';
import { type Action, beginAction, newAction, type Storm } from '../state';
import { discard, trenchValueOf } from './cards';
import { setTrench, spendAll } from './control';
import { type Census, freshIn, idsOf, numberOf } from './units';

/** 9.0 A Viet Minh area below level three, with two fresh units or a card to dig. */
export function canSap(v: Storm, area: number, census: Census): boolean {
  if (v.control[area] !== 'viet-minh' || (v.trench[area] ?? 0) >= trenchLimit) return false;
  return v.cards['viet-minh'].hand.length > 0 || (census.fresh[area] ?? 0) >= unitsPerLevel;
}

/** 9.0 By units or by one card, never both; levels above three are lost, units are not turned for them. */
export function* sap(v: Storm, area: number, begun?: Action): Rules {
  const action = begun ?? beginAction(v, newAction('sap', 'viet-minh', area));
  action.target = area;
  const level = v.trench[area] ?? 0;
  const fresh = freshIn(v, area, 'viet-minh');
  const most = unitsPerLevel * Math.min(trenchLimit - level, Math.floor(fresh.length / unitsPerLevel));
  for (;;) {
    const { units } = action;
    const choices: StormChoice[] = [];
    if (units.length < most) {
      for (const unit of fresh) {
        const pick = made.pick[unit];
        if (pick && !units.includes(unit)) choices.push(pick);
      }
    }
    if (units.length === 0) {
      for (const card of v.cards['viet-minh'].hand) choices.push({ do: 'discard', card });
    } else if (units.length % unitsPerLevel === 0) choices.push(go);
    const about = { area, level, units: units.length, most };
    const scene = { is: 'force', picked: idsOf(units), most, from: `${area}` } as const;
    const resumable = 'midway';
    const choice = yield {
      side: 'viet-minh',
      ask: 'sap-work',
      rule: '9.0',
      scene,
      about,
      choices,
      resumable,
      open: true,
    };
    if (choice.do === 'pick') units.push(numberOf(choice.unit));
    else if (choice.do === 'discard') {
      action.declared = true;
      discard(v, 'viet-minh', choice.card, 'sap');
      setTrench(v, area, Math.min(trenchLimit, level + trenchValueOf(choice.card)));
      return;
    } else break;
  }
  action.declared = true;
  spendAll(v, action.units);
  setTrench(v, area, level + action.units.length / unitsPerLevel);
}
