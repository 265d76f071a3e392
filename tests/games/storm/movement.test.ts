import { describe, expect, test } from 'vitest';
import { move, stepCost, whyNotStep } from '../../../src/games/storm/rules/movement';
import {
  all,
  areasOffered,
  bare,
  card,
  count,
  deal,
  decline,
  dice,
  go,
  held,
  pick,
  play,
  put,
  run,
  some,
  stop,
  suffer,
  to,
  until,
} from './kit';

describe('7.0 movement example', () => {
  test('two French units in 10: 2 points to 7 (enemy controlled), to 11 (and occupied) and to 17 (river and enemy)', () => {
    const v = bare();
    put(v, 10, 'bt-3-10', 'bt-3-11');
    some(v, 11, 2, 'regular');
    put(v, 17, '3-3-rta-9');
    some(v, 17, 1, 'regular');
    expect([7, 11, 17].map((area) => stepCost(v, 'french', 10, area))).toEqual([2, 2, 2]);
  });

  test('a French unit in contested 17: 3 points to 11 and to 10; armor may cross to neither', () => {
    const v = bare();
    const [tank = -1, foot = -1] = put(v, 17, '1-rcc-1', '3-3-rta-9');
    some(v, 17, 1, 'regular');
    some(v, 11, 1, 'regular');
    expect([11, 10].map((area) => stepCost(v, 'french', 17, area))).toEqual([3, 3]);
    const steps = (unit: number) => areasOffered(until(move(v, 'french', 17), 'move-step', pick(unit), go));
    expect(steps(tank)).not.toContain(10);
    expect(steps(tank)).not.toContain(11);
    expect(steps(foot)).toEqual(expect.arrayContaining([10, 11]));
    expect(whyNotStep(v, 'french', [tank], 17, 10)?.reason).toBe('armor-river');
  });

  test('the Viet Minh unit in 17 may enter neither 10 (garrison) nor 14 nor 11 (3 points)', () => {
    const v = bare();
    put(v, 17, '3-3-rta-9');
    const [unit = -1] = some(v, 17, 1, 'regular');
    put(v, 10, 'bt-3-10');
    expect(whyNotStep(v, 'viet-minh', [unit], 17, 10)?.reason).toBe('french-garrison');
    expect([14, 11].map((area) => stepCost(v, 'viet-minh', 17, area))).toEqual([3, 3]);
    expect(areasOffered(until(move(v, 'viet-minh', 17), 'move-step', pick(unit), go))).toEqual([8, 18]);
  });
});

test('7.0 a bridge takes the river away: 29 to 28 and to 21 cost 1, also for armor', () => {
  const v = bare();
  put(v, 29, '1-rcc-1');
  expect([28, 21, 37].map((area) => stepCost(v, 'french', 29, area))).toEqual([1, 1, 1]);
  expect(stepCost(v, 'french', 28, 37)).toBe(2);
  const steps = areasOffered(until(move(v, 'french', 29), 'move-step', { do: 'pick' }, go));
  expect(steps).toEqual(expect.arrayContaining([21, 28]));
});

test('7.0 control passes on the way: into empty 7 for 2, on into 9 for 1, and 7 stays French', () => {
  const v = bare();
  const [para = -1] = put(v, 10, '8-bpc-1');
  run(
    move(v, 'french', 10),
    pick(para),
    go,
    to(7),
    (prompt) => {
      expect(prompt.about?.points).toBe(2);
      return prompt.choices.find((choice) => choice.do === 'to' && choice.area === 9);
    },
    stop,
  );
  expect([v.at[para], v.control[7], v.spent[para]]).toEqual([9, 'french', 1]);
});

test('7.0 a stack has the points of its slowest unit', () => {
  const v = bare();
  put(v, 22, '8-bpc-1', '1-gaaceo-1');
  const prompt = until(move(v, 'french', 22), 'move-step', all, go);
  expect(prompt.about?.points).toBe(1);
  expect(areasOffered(prompt)).not.toContain(17); // over the river: 2 points
});

test('7.0 red areas are closed to the French', () => {
  const v = bare();
  put(v, 6, '5-7-rta-1');
  expect(areasOffered(until(move(v, 'french', 6), 'move-step', { do: 'pick' }, go))).toEqual([7, 9]);
  expect(whyNotStep(v, 'french', [], 6, 1)).toEqual({ reason: 'closed-to-french', rule: '7.0' });
});

test('7.0 no more than nine: two units may neither enter nor cross an area that holds eight', () => {
  const v = bare();
  some(v, 20, 8, 'legion');
  const movers = put(v, 16, '8-bpc-1', '8-bpc-2');
  expect(areasOffered(until(move(v, 'french', 16), 'move-step', all, go))).not.toContain(20);
  expect(areasOffered(until(move(v, 'french', 16), 'move-step', pick(movers[0] ?? -1), go))).toContain(20);
  expect(whyNotStep(v, 'french', movers, 16, 20)?.reason).toBe('nine-units');
});

test('7.0 Viet Minh units may enter their own area with French units in it', () => {
  const v = bare();
  some(v, 11, 1, 'regular');
  put(v, 11, 'bt-3-10');
  const [unit = -1] = some(v, 7, 1, 'elite');
  run(move(v, 'viet-minh', 7), pick(unit), go, to(11));
  expect(v.at[unit]).toBe(11);
});

test('13.0 leaving an area empty keeps its control; leaving it to the enemy gives it away', () => {
  const v = bare();
  const [mover = -1] = put(v, 9, '8-bpc-1');
  run(move(v, 'french', 9), pick(mover), go, to(10), stop);
  expect(v.control[9]).toBe('french');
  const w = bare();
  const [tai = -1] = put(w, 9, '8-bpc-1');
  some(w, 9, 1, 'regular');
  run(move(w, 'french', 9), pick(tai), go, to(10), stop);
  expect(w.control[9]).toBe('viet-minh');
});

describe('Mines against a move', () => {
  function entry() {
    const v = deal(held(bare(), 'french', 7), [card('mines')], [card('bangalore')]);
    const movers = some(v, 3, 2, 'regular');
    return { v, movers };
  }

  test('they are rolled before the units go in: both turned, nobody enters', () => {
    const { v, movers } = entry();
    dice(v, 3, 4); // 7 + 4 - 8 = 3
    run(
      move(v, 'viet-minh', 3),
      all,
      go,
      to(7),
      play(card('mines')),
      decline,
      suffer('spend', movers[0] ?? -1),
      suffer('retreat', movers[1] ?? -1),
      to(2),
    );
    expect([v.control[7], count(v, 7, 'viet-minh'), v.at[movers[0] ?? -1], v.at[movers[1] ?? -1]]).toEqual([
      'french',
      0,
      3,
      2,
    ]);
  });

  test('those still fresh must go in', () => {
    const { v, movers } = entry();
    dice(v, 2, 3); // 5 + 4 - 8 = 1
    run(move(v, 'viet-minh', 3), all, go, to(7), play(card('mines')), decline, suffer('spend', movers[0] ?? -1));
    expect([v.control[7], v.at[movers[0] ?? -1], v.at[movers[1] ?? -1]]).toEqual(['viet-minh', 3, 7]);
  });

  test('Bangalore Torpedoes clear them', () => {
    const { v } = entry();
    run(move(v, 'viet-minh', 3), all, go, to(7), play(card('mines')), play(card('bangalore')));
    expect(count(v, 7, 'viet-minh')).toBe(2);
  });
});
