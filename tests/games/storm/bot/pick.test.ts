import { expect, test } from 'vitest';
import { picksByStrength } from '../../../../src/games/storm/bot/pick';
import { fire } from '../../../../src/games/storm/rules/fire';
import { bestBy, offeredChoice } from '../../../../src/kernel/bot';
import { bare, go, pass, pick, put, some, to, until } from '../kit';

test('6.0 the best of the choices is the first with the highest score; one that may not be made scores least of all', () => {
  const choices = [to(7), to(8), to(9)];
  expect(bestBy(choices, (choice) => (choice.do === 'to' ? -Math.abs(choice.area - 8) : 0))).toBe(choices[1]);
  expect(bestBy(choices, () => 1)).toBe(choices[0]);
  expect(bestBy(choices, () => Number.NEGATIVE_INFINITY)).toBeUndefined();
});

test('6.1 units of a force come strongest first', () => {
  const v = bare();
  const [tai = -1, tank = -1, foot = -1] = put(v, 10, 'bt-3-10', '1-rcc-1', '1-2-rei-1');
  some(v, 11, 1, 'regular');
  const prompt = until(fire(v, 'french', 10), 'fire-force');
  expect(picksByStrength({ ...prompt, choices: [go, ...prompt.choices] })).toEqual([tank, foot, tai].map(pick));
  expect([offeredChoice(prompt, 'all')?.do, offeredChoice(prompt, 'pass')]).toEqual(['all', undefined]);
  expect(offeredChoice({ ...prompt, choices: [pass] }, 'pass')).toBe(pass);
});
