/** Every question to the player goes through here, because a card marked Immediate may be played at any of them (5.6). */
import type { Rules, ValleyChoice, ValleyPrompt } from '../choices';
import type { Valley } from '../state';
import { immediateCards, playFromHand } from './cards';

/**
 * 5.6 Asks, adding the immediate cards in hand to the choices; a card played, the question is made anew, because the
 * position has changed. A question without choices is not asked: null.
 */
export function* ask(v: Valley, question: () => ValleyPrompt | null): Rules<ValleyChoice | null> {
  for (;;) {
    const prompt = question();
    if (!prompt || prompt.choices.length === 0) return null;
    const cards = immediateCards(v);
    if (cards.length === 0) return yield prompt;
    const choices = [...prompt.choices, ...cards.map((card): ValleyChoice => ({ do: 'card', card }))];
    const choice = yield { ...prompt, choices };
    if (choice.do !== 'card' || !cards.includes(choice.card)) return choice;
    yield* playFromHand(v, choice.card);
  }
}
