/** How the screen offers each choice: on a counter, towards a place, or as the next step. */
import type { Offer } from '../../kernel/game';
import type { SeasonChoice } from './choices';
import { munitions } from './data/tables';
import { isZone, place } from './rules/places';
import { digCost } from './rules/trenches';
import type { Season } from './state';

export function offer(_v: Season, choice: SeasonChoice): Offer {
  switch (choice.do) {
    case 'move':
      return { counter: choice.unit, place: choice.to, step: true };
    case 'trade':
      return { counter: choice.unit, cost: choice.steps, step: true };
    case 'merge':
    case 'two':
      return { counter: choice.unit };
    case 'replace':
      return { counter: choice.unit, cost: 1, step: true };
    case 'return':
    case 'leave':
    case 'engage':
    case 'break-off':
      return { counter: choice.unit, step: true };
    case 'pick':
    case 'disorganize':
    case 'lose':
      return { counter: choice.unit };
    case 'dig':
      return { place: choice.place, cost: digCost(place(choice.place)), step: true };
    case 'scout':
      return { place: choice.place };
    case 'barrage':
      return { place: choice.place, cost: 1, fight: true, step: true };
    case 'target':
      return { place: choice.place, fight: true };
    case 'call-off':
      return { place: choice.place };
    case 'siege':
      return { place: choice.place, cost: 1, step: true };
    case 'fire':
      return { place: choice.place, fight: true, ...(choice.air > 0 && { cost: choice.air }) };
    case 'strike':
      return { place: choice.place, cost: choice.air, fight: true, step: true };
    case 'attack':
      return { counter: choice.unit, place: choice.place, fight: true, step: true, ...reachOf(choice.place) };
    case 'air':
      return choice.points > 0 ? { cost: choice.points } : { primary: true };
    case 'interdict':
      return { cost: munitions.interdiction };
    case 'done':
    case 'no':
      return { primary: true };
    case 'yes':
      return { final: true };
    case 'all':
    case 'double':
    case 'tank':
    case 'pay':
      return {};
    default:
      return choice satisfies never;
  }
}

/** An attack on a post may lead into it; in a zone nothing is entered. */
function reachOf(target: string): { readonly reach?: readonly string[] } {
  return isZone(place(target)) ? {} : { reach: [target] };
}
