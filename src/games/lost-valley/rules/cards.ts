/** 5.0 Event cards and 6.0 their discarding. */
import { reveal, shuffle } from '../../../kernel/chance';
import { lookUp, throwDice } from '../../../kernel/rolls';
import { done, type Rules, type ValleyChoice } from '../choices';
import { type CardNumber, type CardPhase, type Condition, cards } from '../data/cards';
import { crIds, dzIds } from '../data/map';
import { handSize, type TableId } from '../data/tables';
import { type ClauseKey, clauseKeys } from '../keys';
import { unitOf, type Valley } from '../state';
import { ask } from './ask';
import { acts, applyCards, hasEffect, perform } from './card-ops';
import { frenchCrs, isFrench, isFrenchDz, isVietMinh } from './centres';
import { isOfType, oneShotValue } from './in-force';
import { change } from './tracks';
import { isArmor, isOnMap } from './units';

/** 5.1 The French Event Card Phase: the top card is drawn and, where its condition holds, its event comes about. */
export function* eventPhase(v: Valley): Rules {
  const number = v.drawn ?? draw(v);
  if (!isMet(v, cards[number].condition)) return;
  if (cards[number].reserve) {
    const choice = yield* ask(v, 'event', () => ({
      side: 'french',
      ask: 'event',
      rule: '5.5',
      choices: [
        { do: 'play', card: number },
        { do: 'keep', card: number },
      ],
      about: { card: String(number) },
      scene: { is: 'card', card: String(number) },
      resumable: true,
    }));
    if (choice?.do !== 'play') return;
  }
  v.events.push({ is: 'card-played', card: number, from: 'drawn' });
  yield* comesIntoForce(v, number);
}

/** 2.2.8.9, 5.1 An empty draw pile is made anew from the discard pile. */
function draw(v: Valley): CardNumber {
  if (v.deck.length === 0) reshuffle(v);
  const number = v.deck.pop();
  if (number === undefined) throw new RangeError('no card is left to draw');
  v.drawn = number;
  reveal(v.chance);
  const clauses = clausesMet(v, cards[number].condition);
  v.events.push({ is: 'card-drawn', card: number, met: !clauses.includes(false), clauses });
  return number;
}

/** 5.6 An immediate event happens now, any other is noted for its phase. */
function* comesIntoForce(v: Valley, number: CardNumber): Rules {
  v.inForce.push(number);
  const { phases } = cards[number];
  if (phases.includes('immediate')) yield* perform(v, number, 'immediate');
  else if (isOneShot(number) || phases.some((phase) => acts(number, phase))) v.noted.push(number);
}

function isOneShot(number: CardNumber): boolean {
  return cards[number].ops.some(({ op }) => op === 'oneShot' || op === 'oneShotChoice');
}

/** 5.3 Each clause of the condition beside the question mark; a card without such a clause says nothing of it. */
const clauses: Readonly<Record<ClauseKey, (v: Valley, condition: Condition) => boolean | undefined>> = {
  turns: (v, { turnMin, turnMax }) =>
    turnMin === undefined || turnMax === undefined ? undefined : v.turn >= turnMin && v.turn <= turnMax,
  vmCrMin: (v, { vmCrMin }) =>
    vmCrMin === undefined ? undefined : crIds.filter((cr) => isVietMinh(v, cr)).length >= vmCrMin,
  crFrench: (v, { crFrench }) => crFrench && isFrench(v, crFrench),
  anyCrVm: (v, { anyCrVm }) => anyCrVm?.some((cr) => isVietMinh(v, cr)),
  aaaMin: (v, { aaaMin }) => (aaaMin === undefined ? undefined : v.aaa >= aaaMin),
  unitOnMap: (v, { unitOnMap }) => unitOnMap && isOnMap(unitOf(v, unitOnMap)),
  airstrip: (v, { airstrip }) => airstrip?.includes(v.airstrip),
  dropOpen: (v, { dropOpen }) => dropOpen && (isFrench(v, 'huguette') || dzIds.some((dz) => isFrenchDz(v, dz))),
  armorOnMap: (v, { armorOnMap }) =>
    armorOnMap === undefined
      ? undefined
      : v.units.filter((unit) => isArmor(unit) && isOnMap(unit)).length >= armorOnMap,
  typeOnMap: (v, { typeOnMap }) => typeOnMap && v.units.some((unit) => isOfType(unit, typeOnMap) && isOnMap(unit)),
};

/** 5.3 Which clauses hold at this moment. */
function clausesMet(v: Valley, condition: Condition): readonly boolean[] {
  const met: boolean[] = [];
  for (const key of clauseKeys) {
    const holds = clauses[key](v, condition);
    if (holds !== undefined) met.push(holds);
  }
  return met;
}

function isMet(v: Valley, condition: Condition): boolean {
  for (const key of clauseKeys) if (clauses[key](v, condition) === false) return false;
  return true;
}

/** 5.2 Action Points of the card drawn and the one saved, at most four; a card kept in reserve gives its points too. */
export function* apPhase(v: Valley): Rules {
  yield* playReserves(v, 'ap');
  if (v.drawn !== null) change(v, 'ap', actionPoints(v, v.drawn), 'drawn', String(v.drawn));
  change(v, 'ap', v.savedAp, 'saved');
  v.savedAp = 0;
  yield* applyCards(v, 'ap');
}

/** 5.2 A range on the card is thrown for: half a die. */
function actionPoints(v: Valley, number: CardNumber): number {
  const { ap } = cards[number];
  if (ap !== '1d3') return ap;
  const roll = throwDice(v.chance, { name: 'ap', rule: '5.2', of: String(number), dice: '1d6', modifiers: [] });
  v.events.push({ is: 'rolled', roll });
  return Math.ceil(roll.total / 2);
}

/** 5.5 The cards in hand that may be played now, if their condition holds and they can do something. */
function playable(v: Valley, fits: (card: CardNumber) => boolean): CardNumber[] {
  if (v.reservePlayed || v.hand.length === 0 || isMeantForSortie(v)) return [];
  return v.hand.filter((card) => fits(card) && isMet(v, cards[card].condition) && hasEffect(v, card));
}

/** 5.5 The one card from the hand is put on the assault or raid that is being prepared; it is played when that goes. */
function isMeantForSortie({ sortie, hand }: Valley): boolean {
  return sortie?.cards.some((card) => hand.includes(card)) ?? false;
}

/** 5.5, 5.6 The immediate reserve cards that may be played from the hand now. */
export function immediateCards(v: Valley): CardNumber[] {
  return playable(v, (card) => cards[card].phases.includes('immediate'));
}

/** 5.5 The reserve cards of a phase that may be played from the hand in it, other than those put on a roll. */
export function playableReserves(v: Valley, phase: CardPhase): CardNumber[] {
  return playable(v, (card) => acts(card, phase));
}

/** 5.5 Plays a reserve card from the hand, an immediate one or one of the phase. */
export function* playFromHand(v: Valley, number: CardNumber, phase: CardPhase | 'immediate' = 'immediate'): Rules {
  takeFromHand(v, number);
  yield* perform(v, number, phase);
}

/** 5.4, 5.5 It is the one card from the hand this turn; a one-time card leaves the game. */
function takeFromHand(v: Valley, number: CardNumber): void {
  v.hand = v.hand.filter((card) => card !== number);
  v.reservePlayed = true;
  v.inForce.push(number);
  v.events.push({ is: 'card-played', card: number, from: 'hand' });
  putAway(v, number);
}

function putAway(v: Valley, number: CardNumber): void {
  if (cards[number].oneTime) {
    v.removed.push(number);
    v.events.push({ is: 'card-removed', card: number });
  } else {
    v.discard.push(number);
  }
}

/** 5.5, 5.6 The reserve cards of a phase: the one drawn and noted for it, then one of the hand if the player likes. */
export function* playReserves(v: Valley, phase: CardPhase): Rules {
  yield* applyCards(v, phase, 'reserve');
  if (v.hand.length === 0) return;
  const choice = yield* ask(v, 'reserve', () => ({
    side: 'french',
    ask: 'reserve',
    rule: '5.5',
    choices: playableReserves(v, phase).flatMap((card, at, all): ValleyChoice[] =>
      at === all.length - 1 ? [{ do: 'card', card }, done] : [{ do: 'card', card }],
    ),
    resumable: true,
  }));
  if (choice?.do === 'card') yield* playFromHand(v, choice.card, phase);
}

/** 5.5 The one-shot cards, noted or in hand, that may be put on a roll of this table. */
export function playableOneShots(v: Valley, table: TableId, hasArmor: boolean): CardNumber[] {
  if (v.noted.length === 0 && v.hand.length === 0) return [];
  const fits = (card: CardNumber) => oneShotValue(card, table) !== null && (hasArmor || !needsArmor(card));
  const hand = playable(v, fits);
  if (v.noted.length === 0) return hand;
  const noted = v.noted.filter(fits);
  return hand.length === 0 ? noted : [...noted, ...hand];
}

function needsArmor(number: CardNumber): boolean {
  return cards[number].ops.some((op) => op.op === 'oneShotChoice' && op.needs === 'armor');
}

/** 5.5 Takes a one-shot card, noted or from the hand; the caller puts it on its roll. */
export function* playOneShot(v: Valley, number: CardNumber): Rules {
  if (v.noted.includes(number)) v.noted = v.noted.filter((card) => card !== number);
  else takeFromHand(v, number);
}

/** 6.1 A quarter of the French centres, rounded up. */
export function handLimit(v: Valley): number {
  return lookUp(handSize, frenchCrs(v).length).hand;
}

/** 6.0 The hand first, with the reserve card drawn and not played; then the card drawn leaves the table. */
export function* discardPhase(v: Valley): Rules {
  const drawn = v.drawn;
  if (drawn !== null && cards[drawn].reserve && !v.inForce.includes(drawn)) {
    v.drawn = null;
    v.hand.push(drawn);
    v.events.push({ is: 'card-kept', card: drawn });
  }
  yield* discardFromHand(v);
  removeOrReshuffle(v);
}

/** 6.1 Down to the limit, and any others the player has no use for. */
function* discardFromHand(v: Valley): Rules {
  for (;;) {
    const choice = yield* ask(v, 'discard', () => {
      const limit = handLimit(v);
      const choices = v.hand.map((card): ValleyChoice => ({ do: 'discard', card }));
      if (v.hand.length > 0 && v.hand.length <= limit) choices.push(done);
      return {
        side: 'french',
        ask: 'discard',
        rule: '6.1',
        choices,
        about: { limit, hand: v.hand.length },
        resumable: true,
        idle: v.hand.length <= limit,
      };
    });
    if (choice?.do !== 'discard') return;
    const { card } = choice;
    v.hand = v.hand.filter((held) => held !== card);
    v.discard.push(card);
    v.events.push({ is: 'card-discarded', card });
  }
}

/** 6.2 A one-time event that happened is over for good; RESHUFFLE holds even where the event did not happen. */
function removeOrReshuffle(v: Valley): void {
  const drawn = v.drawn;
  if (drawn === null) return;
  v.drawn = null;
  if (v.inForce.includes(drawn)) putAway(v, drawn);
  else v.discard.push(drawn);
  if (cards[drawn].reshuffle) reshuffle(v);
}

/** 6.2 Draw pile and discard pile together; hand and removed cards stay out. */
function reshuffle(v: Valley): void {
  v.deck.push(...v.discard);
  v.discard = [];
  shuffle(v.chance, v.deck);
  v.events.push({ is: 'reshuffled' });
}
