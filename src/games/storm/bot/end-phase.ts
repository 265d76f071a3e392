/** Supply, arrivals, bidding. */
import { bestBy, offeredChoice } from '../../../kernel/bot';
import type { StormChoice } from '../choices';
import { victoryNeed } from '../data/constants';
import type { WhyKey } from '../keys';
import { firepowers, numberOf } from '../rules/units';
import { fieldOf, pressure, stackOf, worth } from './field';
import * as french from './french';
import type { Plan } from './index';
import * as vm from './viet-minh';

export const planSupply: Plan = (v, prompt) => {
  const field = fieldOf(v);
  const hungry = (area: number) => {
    const stack = stackOf(field, area, 'french');
    return (stack.units - stack.fresh) * (0.6 + worth(area) * 0.1 + pressure(field, area) * 0.1);
  };
  switch (prompt.ask) {
    case 'supply-marker':
      return take(
        bestBy(prompt.choices, (one) => (one.do === 'to' ? hungry(one.area) : -1)),
        'starve',
      );
    case 'night-drop-area':
      return take(
        bestBy(prompt.choices, (one) => (one.do === 'to' ? hungry(one.area) : -1)),
        'best-target',
      );
    case 'night-drop':
      return v.unsupplied.some((area) => hungry(area) > 2) ? take(offeredChoice(prompt, 'play'), 'answer') : null;
    case 'supply-before':
    case 'supply-after':
    case 'volunteers':
      return take(offeredChoice(prompt, 'play'), 'card');
    case 'volunteer-units':
      return take(
        bestBy(prompt.choices, (one) => (one.do === 'pick' ? (firepowers[numberOf(one.unit)] ?? 0) : 0)),
        'best-target',
      );
    default:
      return take(
        prompt.choices.find((one) => one.do === 'bid' && one.areas === victoryNeed),
        'fair-bid',
      );
  }
};

function take(choice: StormChoice | undefined, why: WhyKey) {
  return choice ? { choice, why } : null;
}

export const planArrival: Plan = (v, prompt, side) => {
  const places: number[] = [];
  for (const one of prompt.choices) if (one.do === 'place' && !places.includes(one.area)) places.push(one.area);
  const area = side === 'french' ? french.arrivalArea(v, places) : vm.arrivalArea(v, places);
  return take(
    prompt.choices.find((one) => one.do === 'place' && one.area === area),
    'place',
  );
};
