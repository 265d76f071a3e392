/**
 * What a side cannot know, dealt anew: the enemy's hand, the order of both decks, a sealed bid, the dice to come. Cards
 * are sorted before they are shuffled, so that one seed deals the same whatever lay hidden.
 */
import { shuffle } from '../../../kernel/chance';
import { unknownDice } from '../../../kernel/table';
import { resealBid } from '../rules/bidding';
import { byNumber } from '../rules/cards';
import { other, type Side, type Storm } from '../state';

export function redeal(v: Storm, side: string, seed: string): void {
  unknownDice(v, seed);
  const own: Side = side === 'french' ? 'french' : 'viet-minh';
  v.cards[own].deck.sort(byNumber);
  shuffle(v.chance, v.cards[own].deck);
  const theirs = v.cards[other(own)];
  // Cards already named in an action that is not declared yet stay where they are: the rules wait for them.
  const named = theirs.hand.filter((card) => v.action?.card === card || v.action?.cards.includes(card));
  const unknown = [...theirs.hand.filter((card) => !named.includes(card)), ...theirs.deck].sort(byNumber);
  shuffle(v.chance, unknown);
  const dealt = theirs.hand.length - named.length;
  theirs.hand = [...named, ...unknown.slice(0, dealt)];
  theirs.deck = unknown.slice(dealt);
  if (own === 'viet-minh') resealBid(v);
}
