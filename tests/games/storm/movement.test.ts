import { describe, expect, test } from 'vitest';
import { move, reachOf, stepCost, whyNotStep } from '../../../src/games/storm/rules/movement';
import {
  all,
  areasOffered,
  bare,
  card,
  count,
  deal,
  decline,
  dice,
  firstPrompt,
  go,
  held,
  pass,
  pick,
  play,
  put,
  run,
  some,
  spent,
  stop,
  suffer,
  to,
  until,
} from './kit';

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

describe('5.2, 7.0 Mines against a move', () => {
  function entry() {
    const v = deal(held(bare(), 'french', 7), [card('mines')], [card('bangalore')]);
    const movers = some(v, 3, 2, 'regular');
    return { v, movers };
  }

  test('5.2 they are rolled before the units go in: both turned, nobody enters', () => {
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

  test('5.2 those still fresh must go in', () => {
    const { v, movers } = entry();
    dice(v, 2, 3); // 5 + 4 - 8 = 1
    run(move(v, 'viet-minh', 3), all, go, to(7), play(card('mines')), decline, suffer('spend', movers[0] ?? -1));
    expect([v.control[7], v.at[movers[0] ?? -1], v.at[movers[1] ?? -1]]).toEqual(['viet-minh', 3, 7]);
  });

  test('5.2 Bangalore Torpedoes clear them', () => {
    const { v } = entry();
    run(move(v, 'viet-minh', 3), all, go, to(7), play(card('mines')), play(card('bangalore')));
    expect(count(v, 7, 'viet-minh')).toBe(2);
  });
});

test('7.0 a move enters at least one area, and none twice', () => {
  const v = bare();
  put(v, 20, '8-bpc-1');
  const rules = move(v, 'french', 20);
  const first = until(rules, 'move-step', { do: 'pick' }, go);
  expect(first.choices).not.toContainEqual(stop);
  const second = rules.next(first.choices.find((choice) => choice.do === 'to' && choice.area === 21) ?? pass).value;
  expect(second?.choices).toContainEqual(stop);
  expect(second?.choices).not.toContainEqual(to(20));
});

test('7.0 units that could not step together cannot be chosen together', () => {
  const v = bare();
  v.control.fill('viet-minh');
  held(v, 'french', 16, 20);
  for (const area of [10, 15, 22]) some(v, area, 1, 'regular');
  some(v, 20, 8, 'legion');
  const [first = -1, second = -1] = put(v, 16, '1-gaaceo-1', '1-gaaceo-2'); // one point each: only 20 is near enough
  const rules = move(v, 'french', 16);
  expect(firstPrompt(rules)?.choices).toEqual([pick(first), pick(second)]);
  expect(rules.next(pick(first)).value?.choices).toEqual([go]);
});

describe('7.0 why a step is refused', () => {
  test('7.0 not adjacent, red, garrisoned, over the river, full, too dear', () => {
    const v = bare();
    const [unit = -1] = some(v, 11, 1, 'regular');
    put(v, 10, 'bt-3-10');
    expect(whyNotStep(v, 'viet-minh', [unit], 11, 44)?.reason).toBe('not-adjacent');
    expect(whyNotStep(v, 'viet-minh', [unit], 11, 10)?.reason).toBe('french-garrison');
    expect(whyNotStep(v, 'viet-minh', [unit], 11, 14)?.reason).toBe('too-few-points');
    some(v, 8, 9, 'elite');
    expect(whyNotStep(v, 'viet-minh', [unit], 11, 8)?.reason).toBe('nine-units');
  });
});

describe('7.0 the reach of an area', () => {
  test('7.0 a Viet Minh unit of 2 points: two steps among its own areas, one into an empty French one', () => {
    const v = bare();
    some(v, 18, 1, 'regular');
    const reach = reachOf(v, 'viet-minh', 18).sort((a, b) => a - b);
    expect(reach).toEqual([4, 8, 17, 24, 30, 31, 39]); // 3, 7 and 11 lie over the river behind 8
  });

  test('7.0 it is what steps one after another come to, for the fastest and for armor', () => {
    const v = bare();
    put(v, 28, '1-bep-1', '1-rcc-2');
    const reach = reachOf(v, 'french', 28);
    expect(reach).toContain(29); // by the bridge
    expect(reach).toContain(41); // 36 and on
    expect(reach).not.toContain(28);
    spent(v, ...put(v, 28, '1-bep-1', '1-rcc-2'));
    expect(reachOf(v, 'french', 28)).toEqual([]);
  });
});
