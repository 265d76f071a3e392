import { expect, test } from 'vitest';
import { ASKED, askedAgain, choicesOf, startRules } from '../../src/kernel/again';
import type { Choice, Prompt, Rules } from '../../src/kernel/game';
import { bytesOf } from '../../src/kernel/hash';
import { duel } from './duel';

const { play } = duel;
const setup = { scenario: 'duel', options: [], seed: 'sfc32:again' };
const listed: readonly Choice[] = [{ do: 'stay' }, { do: 'go' }];
const made: readonly Choice[] = [{ do: 'stay' }];
const prompt: Prompt = { side: 'red', ask: 'where', rule: '1', choices: listed, resumable: true };

/** Asks where, and then again. */
function* rules(state: ReturnType<typeof play.setup>): Rules<Choice> {
  for (;;) yield { ...prompt, choices: choicesOf(state, 'where', () => made) };
}

test('a question that is asked again has the choices it had, and the same one later its own', () => {
  const started = startRules({ rules }, play.setup(setup), prompt);
  expect(started.step.value?.choices).toBe(listed);
  expect(started.rules.next(listed[0] as Choice).value?.choices).toBe(made);
});

test('a question that is not known, or another one, lists its own', () => {
  expect(startRules({ rules }, play.setup(setup)).step.value?.choices).toBe(made);
  expect(startRules({ rules }, play.setup(setup), { ...prompt, ask: 'when' }).step.value?.choices).toBe(made);
});

test('one state knows nothing of what is asked in another', () => {
  const [here, there] = [play.setup(setup), play.setup(setup)];
  here[ASKED] = prompt;
  expect(askedAgain(here, 'where')).toBe(prompt);
  expect(askedAgain(there, 'where')).toBeNull();
});

test('rules that throw as they start leave nothing behind', () => {
  const state = play.setup(setup);
  // biome-ignore lint/correctness/useYield: they throw before they ask
  const failing = function* (): Rules<Choice> {
    throw new Error('no');
  };
  expect(() => startRules({ rules: failing }, state, prompt)).toThrow('no');
  expect(askedAgain(state, 'where')).toBeNull();
});

test('what is asked is no part of the bytes of a state', () => {
  const state = play.setup(setup);
  const bytes = bytesOf(state);
  state[ASKED] = prompt;
  expect(bytesOf(state)).toBe(bytes);
});
