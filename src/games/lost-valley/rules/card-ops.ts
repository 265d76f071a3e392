/**
 * 5.6 What the events do. A card's operations are data: those that change something happen once, at their moment
 * (here); those that hold for the turn (modifiers, permissions, bonuses) are looked up where they count (in-force.ts).
 */
import { drawLot } from '../../../kernel/chance';
import { lookUp, throwDice } from '../../../kernel/rolls';
import { done, type Rules, type ValleyChoice } from '../choices';
import { type CardNumber, type CardPhase, cards, type DivisionTarget, type Op, type UnitFilter } from '../data/cards';
import { type CrId, crIds, type DivisionId, divisionIds } from '../data/map';
import { scenarios } from '../data/scenarios';
import * as tracks from '../data/tracks';
import type { UnitId } from '../data/units';
import { type Unit, unitOf, type Valley } from '../state';
import { ask } from './ask';
import { isEncircled, isFrench, reviewControl, setFort, targetsOf } from './centres';
import { passesMoraleCheck } from './checks';
import { isOfType } from './in-force';
import { loseSteps } from './losses';
import { unitsDue } from './resources';
import { change, changeStrength } from './tracks';
import { dataOf, disrupt, fits, garrison, isInfantry, isOnMap, loseStep, moraleFactor, stepsOf } from './units';

/** The operations that belong to a phase of the card: of two phases with two operations, each has its own. */
function opsIn(number: CardNumber, phase: CardPhase | 'immediate'): readonly Op[] {
  const { phases, ops } = cards[number];
  const at = phases.indexOf(phase);
  if (at < 0) return [];
  return phases.length > 1 && phases.length === ops.length ? ops.slice(at, at + 1) : ops;
}

/** The operations that hold for the turn. */
const standing = [
  'drm',
  'oneShot',
  'oneShotChoice',
  'moraleBonus',
  'statusLimit',
  'noVmAssault',
  'noDefArtillery',
  'noRepairs',
  'counterBatteryAlways',
  'freeAssault',
  'freeMove',
  'moveFromEncircled',
] as const;

/** An operation that changes something at its moment. */
type Act = Exclude<Op, { readonly op: (typeof standing)[number] }>;

function isAct(op: Op): op is Act {
  return !standing.some((one) => one === op.op);
}

/** 5.6 Whether a card does something in a phase. */
export function acts(number: CardNumber, phase: CardPhase | 'immediate'): boolean {
  return opsIn(number, phase).some(isAct);
}

/** 5.1, 5.6 Carries out what noted cards do in a phase: compulsory events, or the reserve cards noted for it. */
export function* applyCards(v: Valley, phase: CardPhase, kind: 'event' | 'reserve' = 'event'): Rules {
  if (v.noted.length === 0) return;
  const due = v.noted.filter((card) => cards[card].reserve === (kind === 'reserve') && acts(card, phase));
  for (const number of due) {
    v.noted = v.noted.filter((card) => card !== number);
    yield* perform(v, number, phase);
  }
}

/** 5.1 Carries out a card's operations of one phase, in the order printed. */
export function* perform(v: Valley, number: CardNumber, phase: CardPhase | 'immediate'): Rules {
  for (const op of opsIn(number, phase)) if (isAct(op)) yield* act(v, number, op);
}

function* act(v: Valley, number: CardNumber, op: Act): Rules {
  const of = String(number);
  switch (op.op) {
    case 'cm':
    case 'rp':
    case 'aaa':
    case 'ap':
    case 'asp':
      return change(v, op.op, op.n, 'card', of);
    case 'apCap':
      return change(v, 'ap', Math.min(0, op.n - v.ap), 'card', of);
    case 'div':
      return yield* weaken(v, number, op.target, op.n);
    case 'fort':
      if (isFrench(v, op.cr)) setFort(v, op.cr, v.crs[op.cr].fort + op.n, 'card', of);
      return;
    case 'fortSet':
      if (isFrench(v, op.cr)) setFort(v, op.cr, op.n, 'card', of);
      return;
    case 'stepLoss':
      if (!isFrench(v, op.cr)) return;
      yield* loseSteps(v, garrison(v, op.cr), op.n, 'card');
      return reviewControl(v, op.cr);
    case 'checkDisrupt':
      return checkDisrupt(v, op.filter, op.used === true);
    case 'checkStepLoss':
      return checkStepLoss(v, unitOf(v, op.unit));
    case 'flipUp':
      return yield* flipUp(v, op.n);
    case 'recover':
      return yield* recover(v, op.n);
    case 'placeUnit':
      return yield* placeUnit(v, op.unit);
    case 'bombard':
      return bombard(v, number, op.hit);
    case 'earlyReinforcement':
      return yield* earlyReinforcement(v, number, op.within, op.elseRp);
    case 'noReinforcements':
      return noReinforcements(v, number, op.elseRp);
    case 'roll': {
      const roll = throwDice(v.chance, { name: 'card', rule: '5.1', of, dice: op.dice, modifiers: [] });
      v.events.push({ is: 'rolled', roll });
      for (const next of lookUp(op, roll.total).ops) if (isAct(next)) yield* act(v, number, next);
      return;
    }
    default:
      op satisfies never;
  }
}

/** 5.5 Whether a reserve card could change anything now: one that cannot may not be played from the hand. */
export function hasEffect(v: Valley, number: CardNumber): boolean {
  return cards[number].ops.some((op) => {
    switch (op.op) {
      case 'cm':
        return v.cm < tracks.cm.max;
      case 'recover':
        return v.units.some(isDisruptedOnMap);
      case 'flipUp':
        return v.units.some((unit) => canFlipUp(v, unit));
      case 'placeUnit':
        return crIds.some((cr) => canPlace(v, unitOf(v, op.unit), cr));
      default:
        return true;
    }
  });
}

/** Cards 20, 27, 31, 32, 39, 45: Strength of one division or of several. */
function* weaken(v: Valley, number: CardNumber, target: DivisionTarget, n: number): Rules {
  for (const id of yield* divisionsMeant(v, number, target)) changeStrength(v, id, n, 'card', String(number));
}

function* divisionsMeant(v: Valley, number: CardNumber, target: DivisionTarget): Rules<readonly DivisionId[]> {
  switch (target) {
    case 'all':
      return divisionIds;
    case 'all-8-or-less':
      return divisionIds.filter((id) => v.divisions[id].strength <= WEAK);
    case 'weakest': {
      const [first, ...others] = weakest(v);
      return first ? [drawLot(v.chance, [first, ...others])] : [];
    }
    case 'choice': {
      const named = cards[number].ops.map((op) => (op.op === 'div' ? op.target : null));
      const choice = yield* ask(v, 'weaken', () => ({
        side: 'french',
        ask: 'weaken',
        rule: '5.1',
        choices: divisionIds
          .filter((id) => !named.includes(id))
          .map((division): ValleyChoice => ({ do: 'weaken', division })),
        about: { card: String(number) },
        scene: { is: 'card', card: String(number) },
      }));
      return choice?.do === 'weaken' ? [choice.division] : [];
    }
    default:
      return [target];
  }
}

const WEAK = 8; // card 32

/** The weakest of the divisions that have been activated; several where they are equal. */
function weakest(v: Valley): DivisionId[] {
  const activated = divisionIds.filter((id) => v.divisions[id].activated);
  const least = Math.min(...activated.map((id) => v.divisions[id].strength));
  return activated.filter((id) => v.divisions[id].strength === least);
}

/** Cards 9, 23, 36: each unit meant checks its morale, and is Disrupted (and Used) if it fails. */
function checkDisrupt(v: Valley, filter: UnitFilter, used: boolean): void {
  for (const unit of v.units.filter((candidate) => isMeant(v, candidate, filter))) {
    if (passesMoraleCheck(v, unit)) continue;
    disrupt(v, unit, 'card');
    if (used) unit.used = true;
  }
}

function isMeant(v: Valley, unit: Unit, { types, oneStepLeft, moraleMax, except }: UnitFilter): boolean {
  return (
    isOfType(unit, types) &&
    isOnMap(unit) &&
    unit.id !== except &&
    (!oneStepLeft || stepsOf(unit) === 1) &&
    (moraleMax === undefined || moraleFactor(v, unit) <= moraleMax)
  );
}

/** Card 23: BT 3 goes home by companies. */
function checkStepLoss(v: Valley, unit: Unit): void {
  if (!isOnMap(unit) || passesMoraleCheck(v, unit)) return;
  const from: CrId = unit.at;
  loseStep(v, unit, 'card');
  reviewControl(v, from);
}

/** Card 8: reduced battalions are filled up, within the limits of their centres. */
function* flipUp(v: Valley, n: number): Rules {
  for (let left = n; left > 0; left--) {
    const choice = yield* ask(v, 'restore', () => {
      const choices = v.units
        .filter((unit) => canFlipUp(v, unit))
        .map((unit): ValleyChoice => ({ do: 'restore', unit: unit.id }));
      if (choices.length > 0) choices.push(done);
      return { side: 'french', ask: 'restore', rule: '5.1', choices, about: { left } };
    });
    if (choice?.do !== 'restore') return;
    unitOf(v, choice.unit).reduced = false;
    v.events.push({ is: 'restored', unit: choice.unit });
  }
}

function canFlipUp(v: Valley, unit: Unit): boolean {
  return (
    unit.reduced &&
    isInfantry(unit) &&
    isOnMap(unit) &&
    !isEncircled(v, unit.at) &&
    fits(v, unit, unit.at, dataOf(unit).steps - stepsOf(unit))
  );
}

/** Card 16: the nurse puts one unit back on its feet. */
function* recover(v: Valley, n: number): Rules {
  for (let left = n; left > 0; left--) {
    const unit = yield* chooseDisrupted(v);
    if (!unit) return;
    unit.disrupted = false;
    v.events.push({ is: 'recovered', unit: unit.id });
  }
}

function* chooseDisrupted(v: Valley): Rules<Unit | null> {
  const disrupted = v.units.filter(isDisruptedOnMap);
  if (disrupted.length < 2) return disrupted[0] ?? null;
  const choice = yield* ask(v, 'recover', () => ({
    side: 'french',
    ask: 'recover',
    rule: '5.1',
    choices: disrupted.map((unit): ValleyChoice => ({ do: 'recover', unit: unit.id })),
  }));
  return choice?.do === 'recover' ? unitOf(v, choice.unit) : null;
}

function isDisruptedOnMap(unit: Unit): boolean {
  return unit.disrupted && isOnMap(unit);
}

/** Card 11: the airmen take up rifles. */
function* placeUnit(v: Valley, id: UnitId): Rules {
  const unit = unitOf(v, id);
  const places = crIds.filter((cr) => canPlace(v, unit, cr));
  const choice =
    places.length > 1
      ? yield* ask(v, 'place', () => ({
          side: 'french',
          ask: 'place',
          rule: '5.1',
          choices: places.map((at): ValleyChoice => ({ do: 'place', unit: id, at })),
          about: { unit: id },
        }))
      : null;
  const at = choice?.do === 'place' ? choice.at : places[0];
  if (!at) return;
  unit.at = at;
  v.events.push({ is: 'arrived', unit: id, at });
}

function canPlace(v: Valley, unit: Unit, cr: CrId): boolean {
  return unit.at === 'aside' && isFrench(v, cr) && !isEncircled(v, cr) && fits(v, unit, cr);
}

/** Card 13, 12.2: shells fall on every centre that can be sapped. */
function bombard(v: Valley, number: CardNumber, hit: number): void {
  const targets = divisionIds.filter((id) => v.divisions[id].active).flatMap((id) => targetsOf(v, id));
  for (const cr of new Set(targets)) {
    if (v.crs[cr].fort === 0) continue; // nothing left to shoot away
    const roll = throwDice(v.chance, { name: 'bombard', rule: '12.2', of: cr, dice: '1d6', modifiers: [] });
    v.events.push({ is: 'rolled', roll });
    if (roll.total <= hit) setFort(v, cr, v.crs[cr].fort - 1, 'card', String(number));
  }
}

/** Card 41: the next reinforcement may come now, if it is due soon. */
function* earlyReinforcement(v: Valley, number: CardNumber, within: number, elseRp: number): Rules {
  const last = Math.min(v.turn + within, scenarios[v.scenario].lastTurn);
  const soon = v.units.filter(({ at, arrives }) => at === 'turn-track' && arrives > v.turn && arrives <= last);
  if (soon.length === 0) return change(v, 'rp', elseRp, 'card', String(number));
  const next = Math.min(...soon.map(({ arrives }) => arrives));
  const choice = yield* ask(v, 'hasten', () => ({
    side: 'french',
    ask: 'hasten',
    rule: '5.1',
    choices: [
      ...soon.filter(({ arrives }) => arrives === next).map((unit): ValleyChoice => ({ do: 'hasten', unit: unit.id })),
      done,
    ],
  }));
  if (choice?.do === 'hasten') unitOf(v, choice.unit).arrives = v.turn;
}

/** Card 44: whoever is due waits another turn. */
function noReinforcements(v: Valley, number: CardNumber, elseRp: number): void {
  const due = unitsDue(v);
  if (due.length === 0) change(v, 'rp', elseRp, 'card', String(number));
  for (const unit of due) {
    unit.arrives++;
    v.events.push({ is: 'delayed', unit: unit.id, to: unit.arrives, cause: 'card' });
  }
}
