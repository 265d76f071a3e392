/** 10.0 Camp Morale. */
import { expect, test } from 'vitest';
import { cmPhase } from '../../../src/games/lost-valley/rules/morale';
import { eventsOf, firstPrompt, run, valley } from './kit';

test('10.1 up to three resource points become morale, one for one', () => {
  const v = valley({ rp: 20, cm: 10 });
  const { asked } = run(cmPhase(v), { do: 'boost', rp: 3 });
  expect(asked[0]?.choices).toEqual([0, 1, 2, 3].map((rp) => ({ do: 'boost', rp })));
  expect([v.rp, v.cm]).toEqual([17, 13]);
  expect(eventsOf(v, 'level').map(({ track, cause }) => [track, cause])).toEqual([
    ['rp', 'spent'],
    ['cm', 'boost'],
  ]);
});

test('10.1 nothing spent, nothing changed', () => {
  const v = valley({ rp: 20, cm: 10 });
  run(cmPhase(v), { do: 'boost', rp: 0 });
  expect([v.rp, v.cm, v.events]).toEqual([20, 10, []]);
});

test('10.1 morale does not exceed 20, so no point is wasted above it', () => {
  expect(firstPrompt(cmPhase(valley({ cm: 19, rp: 20 })))?.choices).toEqual([0, 1].map((rp) => ({ do: 'boost', rp })));
  expect(firstPrompt(cmPhase(valley({ cm: 20, rp: 20 })))).toBeNull();
});

test('ruling 4: the last resource point is never spent', () => {
  expect(firstPrompt(cmPhase(valley({ cm: 5, rp: 3 })))?.choices).toHaveLength(3);
  expect(firstPrompt(cmPhase(valley({ cm: 5, rp: 1 })))).toBeNull();
});
