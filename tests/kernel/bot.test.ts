import { expect, test } from 'vitest';
import { bestBy, goOn, offeredChoice } from '../../src/kernel/bot';
import type { Prompt } from '../../src/kernel/game';

type Move = { readonly do: 'move'; readonly to: number } | { readonly do: 'stop' };
const prompt: Prompt<Move> = {
  side: 'red',
  ask: 'step',
  rule: '',
  choices: [{ do: 'move', to: 1 }, { do: 'move', to: 3 }, { do: 'stop' }],
};

const none: readonly Move[] = [];

test('to go on is what ends the question, else its first choice', () => {
  expect(goOn(prompt, ['stop'], {})).toEqual({ choice: { do: 'stop' }, why: 'go-on' });
  expect(goOn(prompt, ['stop'], { step: 'tired' }).why).toBe('tired');
  expect(goOn(prompt, [], {}).choice).toEqual({ do: 'move', to: 1 });
  // What speaks for leaving it alone does not speak for the first choice.
  expect(goOn(prompt, [], { step: 'tired' }).why).toBe('go-on');
  expect(() => goOn({ ...prompt, choices: none }, ['stop'], {})).toThrow('step');
});

test('the best by a score, the first of equals; none of none', () => {
  const score = (choice: Move) => (choice.do === 'move' ? choice.to : 3);
  expect(bestBy(prompt.choices, score)).toEqual({ do: 'move', to: 3 });
  expect(bestBy([], score)).toBeUndefined();
});

test('an offered choice of a kind', () => {
  expect(offeredChoice(prompt, 'stop')).toEqual({ do: 'stop' });
  expect(offeredChoice({ ...prompt, choices: none }, 'stop')).toBeUndefined();
});
