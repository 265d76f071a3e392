import { expect, test } from 'vitest';
import { askedAgain, choicesOf, startAgain } from '../../src/kernel/again';
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
