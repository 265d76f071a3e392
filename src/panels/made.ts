import type { Entry } from '../kernel/table';
import type { GameWords } from '../kernel/words';

/** A choice that was made, in the words of its button; those of a bare step say which step it was. */
export function madeOf({ choice, ask, side }: Entry, words: GameWords): string {
  return choice.do === 'done' ? words.choice(choice, { side, ask, rule: '', choices: [choice] }) : words.made(choice);
}
