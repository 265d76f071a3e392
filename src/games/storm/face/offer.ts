/** How the screen offers each choice: on a counter, towards a place, on a card, or as the next step. */
import type { Offer } from '../../../kernel/game';
import { sum } from '../../../kernel/rolls';
import type { StormChoice } from '../choices';
import { kinds } from '../data/cards';
import { assaultAttack, assaultTargets } from '../rules/assault';
import { attackPlan } from '../rules/attack';
import { kindOf } from '../rules/cards';
import { costOf, endsDamage } from '../rules/damage';
import { fireTargets } from '../rules/fire';
import { reachOf, stepCost } from '../rules/movement';
import { isFresh, numberOf } from '../rules/units';
import type { Action, Storm } from '../state';

export function offer(v: Storm, choice: StormChoice): Offer {
  switch (choice.do) {
    case 'move':
    case 'fire':
    case 'sap':
    case 'assault':
      return {
        place: `${choice.area}`,
        deed: true,
        ...((choice.do === 'fire' || choice.do === 'assault') && { fight: true }),
        reach: reachOfDeed(v, choice.do, choice.area),
      };
    case 'to':
      return towards(v, choice.area);
    case 'pick':
      return { counter: choice.unit };
    case 'spend':
    case 'retreat':
    case 'remove':
      return {
        counter: choice.unit,
        cost: costOf(isFresh(v, numberOf(choice.unit)), choice.do),
        ...(endsDamage(v, choice.do, numberOf(choice.unit)) && { final: true }),
      };
    case 'place':
      return { counter: choice.unit, place: `${choice.area}` };
    case 'play':
      return { card: choice.card };
    case 'discard':
      return { card: choice.card, ...(v.action?.is === 'sap' && { final: true }) };
    case 'go':
      // Units that move still choose their way.
      return { primary: true, ...(v.action?.is !== 'move' && { final: true }) };
    case 'stop':
      return { primary: true, ...(keepsNothing(v) && { forgoes: true }) };
    case 'decline':
      return { primary: true, forgoes: true };
    case 'pass':
      return { forgoes: true };
    case 'bid':
    case 'all':
    case 'form':
    case 'reroll':
      return {};
    default:
      return choice satisfies never;
  }
}

function firesAtOnce({ card }: Action): boolean {
  return card !== null && kinds[kindOf(card)].firepower !== undefined;
}

/** Where the units of an area can act by a deed; sapping stays where it is. */
function reachOfDeed(v: Storm, deed: 'move' | 'fire' | 'sap' | 'assault', area: number): readonly string[] {
  const side = v.impulse;
  const areas =
    deed === 'move'
      ? reachOf(v, side, area)
      : deed === 'fire'
        ? fireTargets(v, side, area)
        : deed === 'assault'
          ? assaultTargets(v, area)
          : [area];
  return areas.map(String);
}

/** A step has its cost, a target will be fought for. */
function towards(v: Storm, area: number): Offer {
  const { action } = v;
  const place = `${area}`;
  if (!action || v.damage) return { place, step: true };
  if (action.is === 'card') return { place, ...(firesAtOnce(action) ? { fight: true } : { step: true }) };
  if (action.is !== 'move') return { place, fight: true, step: true };
  const from = v.at[action.units[0] ?? -1];
  return from === undefined ? { place, step: true } : { place, step: true, cost: stepCost(v, action.side, from, area) };
}

/** 10.0 The dice that would be kept do no damage: a reroll could only gain. */
function keepsNothing(v: Storm): boolean {
  const { action } = v;
  if (action?.is !== 'assault' || action.rerolls === 0) return false;
  return action.kept + sum(attackPlan(v, assaultAttack(v, action)).modifiers) <= 0;
}
