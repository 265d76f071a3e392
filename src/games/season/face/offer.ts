/** How the screen offers each choice: on a counter, towards a place, or as the next step. */
import type { Offer } from '../../../kernel/game';
import type { SeasonChoice } from '../choices';
import { isBase, isZone, onMap, paOf, place, placeId } from '../data/places';
import { digging, munitions } from '../data/tables';
import { mayMoveUp } from '../rules/assault';
import { mayEnter } from '../rules/control';
import { mayStillEnter } from '../rules/ends';
import { bestMorale, defendersOf } from '../rules/hand';
import { refuges } from '../rules/losses';
import { faceUpAt, idsOf, numberOf, piecesAt, sideOf, valuesAt } from '../rules/pieces';
import { digCost, leftBehind } from '../rules/trenches';
import { rested } from '../rules/vm-week';
import { other, type PhaseId, type Season, type Side } from '../state';
import { isNextFire, nextFire } from './next-fire';

export function offer(v: Season, choice: SeasonChoice): Offer {
  switch (choice.do) {
    case 'move':
      return {
        counter: choice.unit,
        ...towards(v, choice.to),
        step: true,
        ...rebuilding(v),
        ...baring(v, choice.unit, place(choice.to)),
      };
    case 'trade':
      return { counter: choice.unit, step: true, ...becoming(v, choice.unit, choice.steps) };
    case 'merge':
      return { counter: choice.unit, ...becoming(v, choice.unit, 1) };
    case 'two':
      return { counter: choice.unit };
    case 'replace':
      return { counter: choice.unit, ...rebuilding(v), step: true, ...becoming(v, choice.unit, 1) };
    case 'return':
      return { counter: choice.unit, step: true, later: rested(v, numberOf(choice.unit)) };
    case 'engage':
      return { counter: choice.unit, step: true };
    case 'leave':
      return { counter: choice.unit, step: true, ...baring(v, choice.unit, -1) };
    case 'break-off':
      return {
        counter: choice.unit,
        step: true,
        reach: refuges(v, numberOf(choice.unit)).map(placeId),
        ...baring(v, choice.unit, -1),
      };
    case 'pick':
      return { counter: choice.unit, ...(isBest(v, numberOf(choice.unit)) && { primary: true }) };
    case 'disorganize':
      return { counter: choice.unit, ...shaking(v, numberOf(choice.unit)) };
    case 'lose':
      return { counter: choice.unit, ...becoming(v, choice.unit, -1) };
    case 'dig':
      return { place: choice.place, cost: digCost(place(choice.place)), step: true, ...upTo(v, place(choice.place)) };
    case 'scout':
    case 'hide':
    case 'call-off':
      return { place: choice.place };
    case 'barrage':
      return { ...at(choice.place), fight: true, step: true, price: [{ track: `guns-${gunner(v)}`, value: 1 }] };
    case 'target':
      return { place: choice.place, fight: true };
    case 'siege': {
      const price = [{ track: 'guns-viet-minh', value: 1 }];
      return place(choice.place) < 0 ? { price, step: true } : { place: choice.place, price, step: true };
    }
    case 'fire': {
      // The fire that comes next lies open with its odds: air points are added to it there.
      const next = isNextFire(v, choice.from, choice.place);
      if (next && choice.air > 0) return inAir(choice.air);
      // The French look at the post that fires, the Viet Minh at what they fire at.
      const where = at(v.phase === 'assault' ? choice.from : choice.place);
      return { ...where, fight: true, ...inAir(choice.air), ...(next && { primary: true }) };
    }
    case 'strike':
      return { ...at(choice.place), fight: true, ...inAir(choice.air) };
    case 'attack':
      return { counter: choice.unit, place: choice.place, fight: true, step: true, ...reachOf(choice.place) };
    case 'assault':
      return { place: choice.place, fight: true, ...reachOf(choice.place) };
    case 'air':
      return choice.points > 0 ? inAir(choice.points) : { primary: true };
    case 'interdict':
      return { ...inAir(munitions.interdiction), step: true };
    case 'done':
      return { ...(nextFire(v) === null && { primary: true }), ...leaving(v) };
    // 4.0 To end the week gives up its other rounds; elsewhere no gives something up.
    case 'no':
      return v.phase === 'round-end' ? { primary: true } : { forgoes: true };
    case 'yes':
      return { final: true, ...(v.phase === 'round-end' && { forgoes: true }) };
    case 'double':
    case 'tank':
      return { final: true };
    case 'all':
    case 'pay':
      return {};
    default:
      return choice satisfies never;
  }
}

/** 1.1 What a unit is with some steps more or less. */
function becoming(v: Season, id: string, steps: number): Pick<Offer, 'becomes'> {
  const unit = numberOf(id);
  return { becomes: valuesAt(unit, (v.steps[unit] ?? 0) + steps, v.disorganized[unit] === 1) };
}

/** 0.1 A unit in disorder is halved; a French one that was so loses a step, a battalion falls back as it is. */
function shaking(v: Season, unit: number): Pick<Offer, 'becomes'> {
  const [steps, again] = [v.steps[unit] ?? 0, v.disorganized[unit] === 1];
  if (!again) return { becomes: valuesAt(unit, steps, true) };
  return sideOf(unit) === 'french' ? { becomes: valuesAt(unit, steps - 1, true) } : {};
}

/** 3.1 The levels that are left to dig, and the points for them. */
function upTo(v: Season, at: number): Pick<Offer, 'repeats'> {
  return { repeats: Math.min(digging.most - (v.trench[at] ?? 0), Math.floor(v.digging / digCost(at))) };
}

/** 3.1 While the Viet Minh move, nothing falls before they have ended it. */
const waiting: readonly PhaseId[] = ['set-up-viet-minh', 'strategic-viet-minh', 'vm-movement'];

/** 3.1 Level 3 trenches that would lose their cover. */
function baring(v: Season, id: string, to: number): Pick<Offer, 'bares'> {
  const unit = numberOf(id);
  if (sideOf(unit) === 'french' || waiting.includes(v.phase)) return {};
  const bares = leftBehind(v, unit, to).map(({ at: bare, others }) => ({
    place: placeId(bare),
    others: idsOf(others),
  }));
  return bares.length > 0 ? { bares } : {};
}

/** A base is no place of the screen: the post before it is. */
function at(id: string): { readonly place: string } {
  return { place: onMap(id) };
}

/** Where a post can be entered outright, its base is named by a button instead. */
function towards(v: Season, to: string): { readonly place?: string } {
  const number = place(to);
  return isBase(number) && mayEnter(v, paOf[number] ?? 0, 'viet-minh') ? {} : at(to);
}

/** 3.2 What a step costs in the week of replacements. */
function rebuilding(v: Season): Pick<Offer, 'price'> {
  return v.phase === 'replacements' ? { price: [{ track: 'replacements', value: 1 }] } : {};
}

function inAir(points: number): Pick<Offer, 'price'> {
  return points > 0 ? { price: [{ track: 'air', value: points }] } : {};
}

/** Whose guns are named: the attacker's before the movement, the defender's after it. */
function gunner(v: Season): Side {
  return (v.phase === 'assault') === (v.step === 'barrage') ? 'viet-minh' : 'french';
}

/** 3.1, 5.3, 5.5 What going on leaves undone: points to dig with, units that may still move up or enter; or the whole step is passed by. */
function leaving(v: Season): Pick<Offer, 'forgoes' | 'undone'> {
  if (v.phase === 'trenches') return { forgoes: true, undone: v.digging };
  if (v.step === 'entries' || v.step === 'defender-entries') {
    const attacker: Side = v.phase === 'assault' ? 'viet-minh' : 'french';
    return { forgoes: true, undone: mayStillEnter(v, v.step === 'entries' ? attacker : other(attacker)) };
  }
  if (v.phase === 'assault' && v.step === 'move') {
    const undone = mayMoveUp(v);
    return undone > 0 ? { forgoes: true, undone } : {};
  }
  return forgoes(v) ? { forgoes: true } : {};
}

/** Nobody was engaged, nothing named or declared: going on passes the step by. */
function forgoes(v: Season): boolean {
  if (v.step === 'barrage' || v.step === 'guns') return v.shots.length === 0;
  if (v.step === 'engage') return v.phase === 'assault' && !v.moved.includes(1);
  return (v.step === 'declare' && v.attacks.length === 0) || v.step === 'fire';
}

/** 5.5 Among those who fight, the one whose morale is best to name or to check; 5.2 under fire, among those who stand there. */
function isBest(v: Season, unit: number): boolean {
  const attack = v.attacks[0];
  if (v.step !== 'fights' || !attack) return v.fight >= 0 && unit === bestMorale(v, shownAt(v, unit));
  const attacker: Side = v.phase === 'assault' ? 'viet-minh' : 'french';
  const side = sideOf(unit);
  return unit === bestMorale(v, side === attacker ? attack.units : defendersOf(v, attacker, attack.target));
}

/** Those of its side that everybody sees where a unit stands. */
function shownAt(v: Season, unit: number): number[] {
  const at = v.at[unit] ?? -1;
  return sideOf(unit) === 'french' ? piecesAt(v, at, 'french') : faceUpAt(v, at);
}

/** An attack on a post may lead into it; in a zone nothing is entered. */
function reachOf(target: string): { readonly reach?: readonly string[] } {
  return isZone(place(target)) ? {} : { reach: [target] };
}
