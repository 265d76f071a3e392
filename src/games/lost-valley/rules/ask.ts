/** Every question to the player goes through here, because a card marked Immediate may be played at any of them (5.6). */
import { askedAgain } from '../../../kernel/again';
import type { Rules, ValleyChoice, ValleyPrompt } from '../choices';
import type { CardNumber } from '../data/cards';
import type { AskKey } from '../keys';
import type { Valley } from '../state';
import { immediateCards, playFromHand } from './cards';

/**
 * 5.6 Asks, adding the immediate cards in hand to the choices; a card played, the question is made anew, because the
 * position has changed. A question without choices is not asked: null.
 */
export function* ask<K extends AskKey>(
  v: Valley,
  kind: K,
  question: () => Question<NoInfer<K>> | null,
): Rules<ValleyChoice | null> {
  for (;;) {
    const again = askedAgain(v, kind) as ValleyPrompt | null;
    const prompt = again ?? question();
    if (!prompt || prompt.choices.length === 0) return null;
    const cards = immediateCards(v);
    if (cards.length === 0) return yield prompt;
    const choice = yield again ?? withCards(prompt, cards);
    if (choice.do !== 'card' || !cards.includes(choice.card)) return choice;
    yield* playFromHand(v, choice.card);
  }
}

export type Question<K extends AskKey> = ValleyPrompt & { readonly ask: K };

function withCards(prompt: ValleyPrompt, cards: readonly CardNumber[]): ValleyPrompt {
  return { ...prompt, choices: [...prompt.choices, ...cards.map((card): ValleyChoice => ({ do: 'card', card }))] };
}
