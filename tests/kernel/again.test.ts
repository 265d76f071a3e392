import { expect, test } from 'vitest';
import { askedAgain, choicesOf, goOn, startAgain } from '../../src/kernel/again';
import type { Choice, Prompt } from '../../src/kernel/game';

const listed: readonly Choice[] = [{ do: 'stay' }, { do: 'go' }];
const made: readonly Choice[] = [{ do: 'stay' }];
const prompt: Prompt = { side: 'one', ask: 'where', rule: '1', choices: listed, resumable: true };

test('a question that is asked again has the choices it had', () => {
  expect(startAgain({ next: () => choicesOf('where', () => made) }, prompt)).toBe(listed);
});

test('another question lists its own, and so does the same one later', () => {
  expect(startAgain({ next: () => choicesOf('when', () => made) }, prompt)).toBe(made);
  expect(choicesOf('where', () => made)).toBe(made);
  expect(startAgain({ next: () => choicesOf('where', () => made) }, null)).toBe(made);
});

test('what a question was about is known as it is asked again, and only then', () => {
  expect(startAgain({ next: () => askedAgain('where') }, prompt)).toBe(prompt);
  expect(startAgain({ next: () => askedAgain('when') }, prompt)).toBeNull();
  expect(askedAgain('where')).toBeNull();
});

test('rules that throw as they start leave nothing behind', () => {
  const failing = {
    next: () => {
      throw new Error('no');
    },
  };
  expect(() => startAgain(failing, prompt)).toThrow('no');
  expect(choicesOf('where', () => made)).toBe(made);
});

const [stay] = made;
const go: Choice = { do: 'go' };
const isStay = (choice: Choice) => choice === stay;
const asking = (isOne?: (choice: Choice) => boolean) => ({ next: () => choicesOf('where', () => listed, isOne) });

test('a choice that is known to come stands for the list that it is one of', () => {
  expect(goOn(asking(isStay), go, stay ?? null)).toEqual([stay, stay]);
});

test('the list is made where the choice to come is none of it, where nobody can tell, and where none is known', () => {
  expect(goOn(asking(isStay), go, go)).toBe(listed);
  expect(goOn(asking(), go, stay ?? null)).toBe(listed);
  expect(goOn(asking(isStay), go, null)).toBe(listed);
});

test('what was known to come is forgotten with the next question, even where the rules throw', () => {
  const failing = {
    next: () => {
      throw new Error('no');
    },
  };
  expect(() => goOn(failing, go, stay ?? null)).toThrow('no');
  expect(choicesOf('where', () => listed, isStay)).toBe(listed);
});
