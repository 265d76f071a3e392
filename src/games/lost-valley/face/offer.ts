/** How the screen offers each choice: on a counter, towards a place, on a card, or as the next step. */
import type { Offer } from '../../../kernel/game';
import type { ValleyChoice } from '../choices';
import { type CrId, crIds, crs, type DzId } from '../data/map';
import type { UnitId } from '../data/units';
import { movementApOwed } from '../rules/movement';
import { isInfantry, stackedAssets, stackedSteps, stepsOf } from '../rules/units';
import { unitOf, type Valley } from '../state';

export function offer(v: Valley, choice: ValleyChoice): Offer {
  switch (choice.do) {
    case 'play':
      return { card: `${choice.card}`, primary: true };
    case 'keep':
    case 'card':
    case 'discard':
      return { card: `${choice.card}` };
    case 'recover':
    case 'restore':
    case 'delay':
    case 'hasten':
    case 'lose':
    case 'reduce':
    case 'remove':
    case 'join':
    case 'occupy':
      return { counter: choice.unit };
    case 'weaken':
      return { place: choice.division };
    case 'das':
      return { place: choice.division, price: [{ track: 'asp', value: 1 }] };
    case 'retreat':
      return { counter: choice.unit, place: choice.to, ...stackIn(v, choice.unit, choice.to) };
    case 'move':
      return {
        counter: choice.unit,
        place: choice.to,
        cost: movementApOwed(v),
        ...stackIn(v, choice.unit, choice.to),
      };
    case 'land':
    case 'place':
      return { counter: choice.unit, place: choice.at, ...stackIn(v, choice.unit, choice.at) };
    case 'raise':
      return { place: choice.at };
    case 'assault':
    case 'raid':
      return { place: choice.cr, fight: true };
    case 'repair':
    case 'engineer':
      return { place: choice.cr, cost: 1 };
    case 'ration':
      return choice.cm === 0 ? { primary: true } : {};
    case 'boost':
      return choice.rp === 0 ? { primary: true } : {};
    case 'support':
      return { counter: choice.unit, ...(!v.sortie && !v.paid.defensiveFire && { price: defensiveFire }) };
    case 'go':
    case 'stand':
      return { primary: true };
    case 'done':
      return v.sortie ? { back: true } : { primary: true };
    case 'sead':
      return { price: [{ track: 'asp', value: choice.asp }] };
    case 'air':
      return { price: [{ track: 'asp', value: 1 }] };
    case 'reroll':
    case 'strip':
      return {};
    default:
      return choice satisfies never;
  }
}

/** 12.3.5.1 What the first gun of the phase costs. */
const defensiveFire = [
  { track: 'ap', value: 1 },
  { track: 'rp', value: 1 },
] as const;

/** 2.2.1.3 The steps or assets of the centre with this unit in it, against its limit. */
function stackIn(v: Valley, id: UnitId, at: CrId | DzId): Pick<Offer, 'stack'> {
  const cr = crIds.find((one) => one === at);
  if (!cr) return {};
  const unit = unitOf(v, id);
  const { steps, assets } = crs[cr].stack;
  return isInfantry(unit)
    ? { stack: { icon: 'inf', value: stackedSteps(v, cr) + stepsOf(unit), of: steps } }
    : { stack: { icon: 'gun', value: stackedAssets(v, cr) + 1, of: assets } };
}
