/** How the screen offers each choice: on a counter, towards a place, or as the next step. */
import type { Offer } from '../../../kernel/game';
import type { ValleeChoice } from '../choices';
import { finalShooters } from '../rules/assault';
import { bestLead } from '../rules/assault-odds';
import { shootersLeft } from '../rules/fire';
import { areaId, areaOf, borderBetween, CENTRAL_FORTRESS, costOf } from '../rules/ground';
import { costToReach, mustStop } from '../rules/movement';
import { scenarioOf } from '../rules/record';
import { freeStrikes } from '../rules/support';
import {
  allowanceOf,
  censusOf,
  isInfantry,
  isKatyusha,
  isTank,
  moraleOf,
  numberOf,
  sideOf,
  stepsOf,
  strengthOf,
  unitsIn,
} from '../rules/units';
import { other, type Vallee } from '../state';
import { isUsual } from './usual';

export function offer(v: Vallee, choice: ValleeChoice): Offer {
  const plain = plainOffer(v, choice);
  return isUsual(v, choice) ? { ...plain, primary: true } : plain;
}

function plainOffer(v: Vallee, choice: ValleeChoice): Offer {
  switch (choice.do) {
    case 'pick':
    case 'take':
      return { counter: choice.unit, step: true };
    case 'replace':
      return { counter: choice.unit, step: true, becomes: factorsAfter(v, numberOf(choice.unit), 1) };
    case 'lose':
      return { counter: choice.unit, step: true, becomes: factorsAfter(v, numberOf(choice.unit), -1) };
    case 'answer':
      return { counter: choice.unit, fight: true, step: true, ...price(v, choice.unit) };
    case 'lead':
      return leadOffer(v, choice.unit);
    case 'to':
      return { place: choice.area, step: true, ...costTo(v, choice.area) };
    case 'assault':
      return { place: choice.area, fight: true, step: true };
    case 'mine':
    case 'commit':
      return { place: choice.area };
    case 'fill':
    case 'entrench':
      return { place: choice.area, step: true };
    case 'dig':
      return { counter: choice.unit, place: choice.area, step: true };
    case 'place':
      return { counter: choice.unit, place: choice.area, step: true };
    case 'move':
      return { counter: choice.unit, place: choice.to, step: true, ...costOfMove(v, choice.unit, choice.to) };
    case 'truck':
    case 'retreat':
    case 'tow':
      return { counter: choice.unit, place: choice.to };
    case 'exit':
      return { counter: choice.unit, place: choice.to };
    case 'bombard':
      return { counter: choice.unit, place: placeOf(v, choice.target), fight: true, ...price(v, choice.unit) };
    case 'support':
    case 'counter':
      return {
        counter: choice.unit,
        place: placeOf(v, choice.target),
        fight: true,
        step: true,
        ...price(v, choice.unit),
      };
    case 'fire':
    case 'anti-tank':
      // Those who are assaulted look at their attackers, wherever these come from.
      return v.fight
        ? { counter: choice.unit, fight: true }
        : { counter: choice.unit, place: placeOf(v, choice.target), fight: true };
    case 'bomb':
    case 'strike':
    case 'suppress':
      return { place: placeOf(v, choice.target), fight: true, step: true };
    case 'flak':
      return numberOf(choice.unit) >= 0
        ? { counter: choice.unit, fight: true, step: true }
        : { place: 'otha', fight: true, step: true };
    case 'tie':
      return { counter: choice.unit, step: true };
    case 'enter':
      return numberOf(choice.what) >= 0 ? { counter: choice.what, step: true } : { step: true };
    case 'unpaid':
      return numberOf(choice.what) >= 0 ? { counter: choice.what, step: true } : {};
    case 'fly':
    case 'ground':
    case 'away':
    case 'load':
    case 'drop':
    case 'omit':
      return { step: true };
    case 'done':
      return { primary: true, ...leaving(v) };
    case 'stop':
    case 'roll':
    case 'accept':
    case 'all':
      return { primary: true };
    case 'try':
      if (choice.counters === 0) return { forgoes: true };
      return choice.counters === v.otha.steps ? { primary: true } : {};
    case 'pass':
      return v.phase === 'movement' ? { primary: true, forgoes: true } : { forgoes: true };
    case 'withdraw':
    case 'effort':
    case 'waive':
    case 'detonate':
      return {};
    default:
      return choice satisfies never;
  }
}

/** 5.6.1, 5.6.2, 5.6.3, 12.2 Other moves, aircraft without a target and shots that can hit, which cost nothing: going on leaves them undone. */
function leaving(v: Vallee): Pick<Offer, 'forgoes' | 'undone'> {
  // 5.6.1 Before the first move a pass gives the half up; after it the other moves are.
  if (v.phase === 'assault' && v.step === 'move') return v.begun ? { forgoes: true } : {};
  const undone = stillFree(v);
  return undone > 0 ? { forgoes: true, undone } : {};
}

function stillFree(v: Vallee): number {
  if (v.phase !== 'assault') return 0;
  switch (v.step) {
    case 'support':
    case 'other-support':
      return (v.step === 'support') === (v.active === 'french') ? freeStrikes(v) : 0;
    case 'fire-attacker':
    case 'fire-defender': {
      const own = v.step === 'fire-attacker';
      return shootersLeft(v, own ? v.active : other(v.active), own);
    }
    default:
      return v.fight?.stage === 'final' ? finalShooters(v, v.fight) : 0;
  }
}

/** 3.0, 12.3.2 Strength, morale and movement with a step more or less; none where that is the end of it. */
function factorsAfter(v: Vallee, unit: number, change: number): readonly number[] {
  const after = { ...v, steps: v.steps.map((steps, i) => (i === unit ? steps + change : steps)) };
  if (stepsOf(after, unit) === 0) return [];
  return [strengthOf(after, unit), ...(isTank(unit) ? [] : [moraleOf(after, unit)]), allowanceOf(after, unit)];
}

/** While a force is put together its counters join and leave: naming the lead is a button of its own. */
function leadOffer(v: Vallee, unit: string): Offer {
  const usual = usualLead(v) === numberOf(unit) ? { primary: true } : {};
  return v.fight?.stage === 'force' ? usual : { counter: unit, ...usual };
}

/** 12.2 The lead that the side would name: the best morale. While it fires, the defence needs none yet. */
export function usualLead(v: Vallee): number {
  const { fight } = v;
  if (!fight || fight.stage === 'final') return -1;
  const force = fight.stage === 'lead' ? unitsIn(v, fight.area, other(fight.side)) : fight.units.filter(isInfantry);
  return bestLead(v, force);
}

/** Where a target is: an area, the one a unit stands in, the headquarters, the transport area. */
export function placeOf(v: Vallee, target: string): string {
  if (target === 'hq') return areaId(CENTRAL_FORTRESS);
  const unit = numberOf(target);
  if (unit < 0) return target.startsWith('otha') ? 'otha' : target;
  const at = v.at[unit] ?? -1;
  return at >= 0 ? areaId(at) : 'otha';
}

/** 10.0 A point of supply for a shot, where points are kept; rockets cost none. */
function price(v: Vallee, unit: string): Pick<Offer, 'price'> {
  if (scenarioOf(v).supply === null || isKatyusha(numberOf(unit))) return {};
  return { price: [{ track: `supply-${sideOf(numberOf(unit))}`, value: 1 }] };
}

/** 11.1 Points of the next area of a strategic move. */
function costTo(v: Vallee, area: string): Pick<Offer, 'cost'> {
  const from = v.moving ? (v.at[v.moving.unit] ?? -1) : -1;
  const over = borderBetween(from, areaOf(area));
  return over === null ? {} : { cost: costOf(from, areaOf(area), over) };
}

/** 11.2 In a round a whole move is one choice; 11.1 a strategic one is led area by area. */
function costOfMove(v: Vallee, unit: string, to: string): Pick<Offer, 'cost' | 'ends'> {
  if (v.phase !== 'assault') return {};
  const census = censusOf(v);
  const [mover, area] = [numberOf(unit), areaOf(to)];
  return { cost: costToReach(v, census, mover, area), ends: mustStop(census, sideOf(mover), area) };
}
