/** 21.0 Questions 2, 5, 6 and 9 of the FAQ. */
import { expect, test } from 'vitest';
import { airPhase } from '../../../src/games/lost-valley/rules/air';
import { apPhase, discardPhase, eventPhase } from '../../../src/games/lost-valley/rules/cards';
import { cmPhase } from '../../../src/games/lost-valley/rules/morale';
import { levelOf } from '../../../src/games/lost-valley/rules/record';
import { dice, eventsOf, onTop, run, valley } from './kit';

test('21.Q2 a reserve card gives its action points in the turn it is drawn, even if it is kept', () => {
  const v = onTop(valley({ turn: 6 }), 1);
  run(eventPhase(v));
  run(apPhase(v));
  run(discardPhase(v), { do: 'done' });
  expect([v.ap, v.hand]).toEqual([3, [1]]);
});

test('21.Q2 a reserve card played from the hand gives its event but no action points', () => {
  const v = onTop(valley({ turn: 8, hand: [16] }), 30);
  run(eventPhase(v));
  run(apPhase(v));
  run(cmPhase(v), { do: 'card', card: 16 }, { do: 'recover', unit: '1-cepml' }, { do: 'boost', rp: 0 });
  expect(v.ap).toBe(2); // card 30's
  expect([v.cm, v.aaa]).toEqual([15, 6]); // both events
});

test('21.Q5 two points on suppression: one roll at +2', () => {
  const v = dice(valley({ turn: 2, asp: 2, aaa: 2 }), 3, 3);
  run(airPhase(v), { do: 'sead', asp: 2 });
  expect(eventsOf(v, 'rolled').map(({ roll }) => roll.total)).toEqual([8]);
  expect(v.aaa).toBe(1);
});

test('21.Q5 or two rolls at +1, implemented only once all dice have been rolled', () => {
  const v = dice(valley({ turn: 2, asp: 2, aaa: 3 }), 4, 4, 4, 4); // level 2 would take the -1 away
  run(airPhase(v), { do: 'sead', asp: 1 }, { do: 'sead', asp: 1 });
  expect(eventsOf(v, 'rolled').map(({ roll }) => roll.total)).toEqual([8, 8]);
  expect(v.aaa).toBe(1);
});

test('21.Q6 only 2 CMMLE, II/4 RAC and 1 CEPML start the campaign Disrupted', () => {
  const disrupted = valley().units.filter((unit) => unit.disrupted);
  expect(disrupted.map(({ id, at }) => [id, at])).toEqual([
    ['ii-4-rac', 'dominique'],
    ['2-cmmle', 'anne-marie'],
    ['1-cepml', 'pc-gono'],
  ]);
});

test('21.Q9 for an easier game options 19.1 and 19.5 go together; anything above a strategic defeat is something', () => {
  const v = valley({ options: ['19.1', '19.5'] });
  expect(v.hand).toHaveLength(2);
  expect([...v.deck, ...v.hand]).toHaveLength(45);
  expect(levelOf(5)).not.toBe('strategic-defeat');
});
