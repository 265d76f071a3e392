/** 13.0 French Reinforcements Arrival Phase. */

import { recordOf } from '../../../kernel/record';
import type { ValleyRefusal } from '../choices';
import { done, type Rules, type ValleyChoice } from '../choices';
import { airstrip, type CrId, crIds, type DzId, dzIds, dzs } from '../data/map';
import { arrivesReduced } from '../data/options';
import { bataillonsDeMarche } from '../data/units';
import { type Unit, unitOf, type Valley } from '../state';
import { ask } from './ask';
import { applyCards } from './card-ops';
import { playableReserves, playFromHand } from './cards';
import { isEncircled, isFrench, isFrenchDz } from './centres';
import { fits } from './units';

/** 13.0 Cards that hasten or stop the drop, then the drop, then the battalions made up on the spot. */
export function* reinforcementsPhase(v: Valley): Rules {
  yield* applyCards(v, 'reinforcements');
  yield* arrivals(v);
  yield* applyCards(v, 'reinforcements', 'reserve');
  yield* raiseBattalions(v);
}

/** 13.1 Each unit due lands on a French drop zone or in Huguette, as the player likes. */
function* arrivals(v: Valley): Rules {
  for (let unit = nextDue(v); unit; unit = nextDue(v)) {
    const due = unit;
    const places = landingPlaces(v);
    const choice =
      places.length < 2
        ? null
        : yield* ask(v, 'land', () => ({
            side: 'french',
            ask: 'land',
            rule: '13.1',
            choices: places.map((at): ValleyChoice => ({ do: 'land', unit: due.id, at })),
            about: { unit: due.id, ap: v.ap },
            resumable: true,
          }));
    const at = choice?.do === 'land' ? choice.at : places[0];
    if (at) land(v, due, at);
    else waitForDropZone(v, due);
  }
}

function nextDue(v: Valley): Unit | undefined {
  return v.units.find((unit) => unit.at === 'turn-track' && unit.arrives <= v.turn);
}

function landingPlaces(v: Valley): (CrId | DzId)[] {
  const places: (CrId | DzId)[] = isFrench(v, airstrip.cr) ? [airstrip.cr] : [];
  for (const dz of dzIds) if (isFrenchDz(v, dz)) places.push(dz);
  return places;
}

/** 13.1, 13.2 Why nobody can land at a place; null where one can. */
export function whyNotLand(v: Valley, at: CrId | DzId): ValleyRefusal | null {
  if (landingPlaces(v).includes(at)) return null;
  if (Object.hasOwn(dzs, at)) return { reason: 'dz-not-french', rule: '13.2' };
  return at === airstrip.cr ? { reason: 'not-french', rule: '13.1' } : { reason: 'no-landing-place', rule: '13.1' };
}

/** 13.1 Active and at full strength; with 19.4 only part of 1 BPC is dropped. */
function land(v: Valley, unit: Unit, at: CrId | DzId): void {
  const reduced = unit.id === arrivesReduced && v.options.includes('19.4');
  Object.assign(unit, { at, arrives: 0, used: false, reduced, disrupted: false });
  v.events.push({ is: 'arrived', unit: unit.id, at });
}

/** 13.1 Nowhere to land: one space forward on the turn track, which is no voluntary delay (9.1.2). */
function waitForDropZone(v: Valley, unit: Unit): void {
  unit.arrives = v.turn + 1;
  v.events.push({ is: 'delayed', unit: unit.id, to: unit.arrives, cause: 'no-landing' });
}

const raise = recordOf(crIds, (at): ValleyChoice => ({ do: 'raise', at }));

/** 13.3 The remnants of lost battalions are made into Bataillons de Marche; reserve cards of the phase are played here. */
function* raiseBattalions(v: Valley): Rules {
  for (;;) {
    const choice = yield* ask(v, 'raise', () => {
      const choices: ValleyChoice[] = [];
      const counter = remnant(v) && idleBattalion(v);
      if (counter) for (const cr of crIds) if (!whyNotRaiseIn(v, counter, cr)) choices.push(raise[cr]);
      const raising = choices.length > 0;
      for (const card of playableReserves(v, 'reinforcements')) choices.push({ do: 'card', card });
      if (choices.length === 0) return null;
      choices.push(done);
      return { side: 'french', ask: 'raise', rule: '13.3', choices, about: { raising }, resumable: true };
    });
    if (choice?.do === 'card') yield* playFromHand(v, choice.card, 'reinforcements');
    else if (choice?.do === 'raise') raiseIn(v, choice.at);
    else return;
  }
}

/** 13.3 Why no Bataillon de Marche can be raised in a centre; null where one can. */
export function whyNotRaise(v: Valley, cr: CrId): ValleyRefusal | null {
  const counter = idleBattalion(v);
  if (!remnant(v)) return { reason: 'no-remnants', rule: '13.3' };
  if (!counter) return { reason: 'four-raised', rule: '13.3' };
  return whyNotRaiseIn(v, counter, cr);
}

function whyNotRaiseIn(v: Valley, counter: Unit, cr: CrId): ValleyRefusal | null {
  if (!isFrench(v, cr)) return { reason: 'not-french', rule: '13.3' };
  if (isEncircled(v, cr)) return { reason: 'encircled', rule: '13.3' };
  if (!fits(v, counter, cr)) return { reason: 'no-room', rule: '2.2.1.3' };
  return null;
}

function remnant(v: Valley): Unit | undefined {
  return v.units.find((unit) => unit.at === 'remnants');
}

/** 13.3 There are four counters, so never more than four on the map. */
function idleBattalion(v: Valley): Unit | undefined {
  for (const id of bataillonsDeMarche) {
    const unit = unitOf(v, id);
    if (unit.at === 'holding') return unit;
  }
  return undefined;
}

function raiseIn(v: Valley, at: CrId): void {
  const unit = idleBattalion(v);
  const from = remnant(v);
  if (!unit || !from) return;
  from.at = 'eliminated';
  Object.assign(unit, { at, used: false, disrupted: false });
  v.events.push({ is: 'raised', unit: unit.id, at, from: from.id });
}
