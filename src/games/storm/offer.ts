/** How the screen offers each choice: on a counter, towards a place, on a card, or as the next step. */
import type { Offer } from '../../kernel/game';
import type { StormChoice } from './choices';
import { costOf } from './rules/damage';
import { stepCost } from './rules/movement';
import { isFresh, numberOf } from './rules/units';
import type { Storm } from './state';

export function offer(v: Storm, choice: StormChoice): Offer {
  switch (choice.do) {
    case 'move':
    case 'sap':
      return { place: `${choice.area}` };
    case 'fire':
    case 'assault':
      return { place: `${choice.area}`, fight: true };
    case 'to':
      return towards(v, choice.area);
    case 'pick':
      return { counter: choice.unit };
    case 'spend':
    case 'retreat':
    case 'remove':
      return { counter: choice.unit, cost: costOf(isFresh(v, numberOf(choice.unit)), choice.do) };
    case 'place':
      return { counter: choice.unit, place: `${choice.area}` };
    case 'play':
    case 'discard':
      return { card: choice.card };
    case 'go':
    case 'stop':
    case 'decline':
      return { primary: true };
    case 'bid':
    case 'all':
    case 'form':
    case 'reroll':
    case 'pass':
      return {};
    default:
      return choice satisfies never;
  }
}

/** A step has its cost, a target will be fought for. */
function towards(v: Storm, area: number): Offer {
  const { action } = v;
  const place = `${area}`;
  if (!action || v.damage) return { place };
  if (action.is !== 'move') return { place, fight: true };
  const from = v.at[action.units[0] ?? -1];
  return from === undefined ? { place } : { place, cost: stepCost(v, action.side, from, area) };
}
