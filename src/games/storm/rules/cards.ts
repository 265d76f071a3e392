/** 5.0 Tactical cards: drawing, playing, discarding, and who might hold what. */
import { reveal, shuffle } from '../../../kernel/chance';
import type { Stake } from '../../../kernel/scenes';
import { endsOf, play as playChoice, type Rules, type StormAbout, type StormChoice } from '../choices';
import { bonusSets } from '../data/areas';
import { type CardId, type CardKind, cards, kinds } from '../data/cards';
import { turns } from '../data/turns';
import type { DiscardCause } from '../events';
import type { AskKey } from '../keys';
import type { Side, Storm } from '../state';

const kindByCard: ReadonlyMap<CardId, CardKind> = new Map(cards.map(({ id, kind }) => [id, kind]));
const trenchByCard: ReadonlyMap<CardId, number> = new Map(cards.map(({ id, trench }) => [id, trench]));

/** 2.3 Which card it is, whatever its copy. */
export function kindOf(card: CardId): CardKind {
  return kindByCard.get(card) ?? 'flares';
}

/** 9.0 The Trench Value of a card. */
export function trenchValueOf(card: CardId): number {
  return trenchByCard.get(card) ?? 0;
}

/** 5.1 The number on the track and one more for each set of areas wholly controlled. */
export function handLimit(v: Storm, side: Side): number {
  const printed = turns[v.turn - 1]?.cards[side] ?? 0;
  return printed + Object.values(bonusSets).filter((set) => set.every((area) => v.control[area] === side)).length;
}

/** 4.0 A, 5.1 Both draw at the same time; neither sees what the other does, so the order tells nothing. */
export function* drawPhase(v: Storm): Rules {
  yield* draw(v, 'viet-minh');
  yield* draw(v, 'french');
}

function* draw(v: Storm, side: Side): Rules {
  const piles = v.cards[side];
  const limit = handLimit(v, side);
  while (piles.hand.length > limit) {
    const choices = piles.hand.map((card): StormChoice => ({ do: 'discard', card }));
    const about = { over: piles.hand.length - limit, limit };
    const choice = yield { side, ask: 'hand-limit', rule: '5.1', scene: { is: 'answer' }, about, choices };
    if (choice.do === 'discard') discard(v, side, choice.card, 'hand-limit');
  }
  const wanted = limit - piles.hand.length;
  if (wanted === 0) return;
  const reshuffled = piles.deck.length < wanted && piles.discard.length > 0;
  if (reshuffled) replenish(v, side);
  const drawn = piles.deck.splice(-wanted).reverse();
  piles.hand.push(...drawn);
  reveal(v.chance);
  v.events.push({ is: 'drawn', side, cards: drawn.length, reshuffled });
}

/** 5.4 Discards and what is left of the deck are shuffled together before the draw. */
function replenish(v: Storm, side: Side): void {
  const piles = v.cards[side];
  piles.deck = [...piles.deck, ...piles.discard].sort(byNumber);
  piles.discard = [];
  shuffle(v.chance, piles.deck);
}

/** 5.4 Sorted, so that an order that was seen, of discards or of draws, tells nothing. */
export function byNumber(a: CardId, b: CardId): number {
  return Number(a.slice(1)) - Number(b.slice(1));
}

function takeFromHand(v: Storm, side: Side, card: CardId): void {
  const { hand } = v.cards[side];
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
}

/** 5.2 A card is played: face up to the discards, or out of the game if it says so. */
export function playCard(v: Storm, side: Side, card: CardId, area = 0): void {
  takeFromHand(v, side, card);
  const piles = v.cards[side];
  (kinds[kindOf(card)].removed ? piles.removed : piles.discard).push(card);
  v.events.push({ is: 'card-played', side, card, area });
}

/** A card is given up unplayed: never removed from the game (5.2). */
export function discard(v: Storm, side: Side, card: CardId, cause: DiscardCause): void {
  takeFromHand(v, side, card);
  v.cards[side].discard.push(card);
  v.events.push({ is: 'card-discarded', side, card, cause });
}

/** 5.2 Cards of these kinds in a hand that are not already part of the action. */
export function held(v: Storm, side: Side, wanted: readonly CardKind[]): CardId[] {
  if (wanted.length === 0) return [];
  const { hand } = v.cards[side];
  return hand.filter(
    (card) => wanted.includes(kindOf(card)) && v.action?.card !== card && !v.action?.cards.includes(card),
  );
}

/** 5.2 Whether the other side must reckon with such a card: it lies neither among the discards nor out of the game. */
export function mightHold(v: Storm, side: Side, wanted: readonly CardKind[]): boolean {
  const { hand, deck } = v.cards[side];
  if (hand.length === 0) return false;
  const fits = (card: CardId) => wanted.includes(kindOf(card));
  return hand.some(fits) || deck.some(fits);
}

export interface Window {
  readonly side: Side;
  readonly ask: AskKey;
  readonly rule: string;
  /** The kinds that could be played now, whoever holds them. */
  readonly kinds: readonly CardKind[];
  readonly about: StormAbout;
  readonly resumable?: 'midway' | false;
}

/**
 * 5.2 A window for reaction cards: one card, or null. It opens exactly where the other side, knowing both discard
 * piles, cannot rule out such a card; then it asks even a hand that has none, so that silence tells nothing.
 */
export function* openWindow(v: Storm, window: Window): Rules<CardId | null> {
  const { side, ask, rule, kinds: wanted, about, resumable } = window;
  if (wanted.length === 0 || !mightHold(v, side, wanted)) return null;
  const choices: StormChoice[] = held(v, side, wanted).map(playChoice);
  choices.push({ do: 'decline' });
  const question = {
    side,
    ask,
    rule,
    scene: { is: 'answer', ...endsOf(about), ...stakeIn(ask) },
    about,
    choices,
    ...(resumable && { resumable }),
  } as const;
  // Only what the other side does is answered; the rest is one's own affair.
  const answered = ask === 'react-assault' ? 'fight' : 'other';
  const choice = yield ask.startsWith('react-') ? { ...question, window: answered } : question;
  return choice.do === 'play' ? choice.card : null;
}

/** 5.2 What the side that answers defends; a fight of its own is for the place attacked. */
function stakeIn(ask: AskKey): { readonly stake?: Stake } {
  if (ask === 'giap') return { stake: 'take' };
  return ask === 'react-assault' || ask === 'react-fire' || ask === 'react-barrage' ? { stake: 'hold' } : {};
}

/** 5.3 In the end phase any cards may be discarded: the Viet Minh player first. */
export function* discardPhase(v: Storm): Rules {
  yield* discardAny(v, 'viet-minh');
  yield* discardAny(v, 'french');
}

function* discardAny(v: Storm, side: Side): Rules {
  const { hand } = v.cards[side];
  // Whether the Viet Minh have declined to discard more is written nowhere.
  const resumable = side === 'viet-minh' || v.cards['viet-minh'].hand.length === 0 ? 'midway' : false;
  while (hand.length > 0) {
    const choices = hand.map((card): StormChoice => ({ do: 'discard', card }));
    choices.push({ do: 'go' });
    const choice = yield { side, ask: 'discard', rule: '5.3', scene: { is: 'answer' }, choices, resumable };
    if (choice.do !== 'discard') return;
    discard(v, side, choice.card, 'end-phase');
  }
}
