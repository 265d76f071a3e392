import { describe, expect, test } from 'vitest';
import { choicesOf, chooseArea, chooseUnit, declare, gather } from '../../../src/games/storm/rules/ask';
import { newAction } from '../../../src/games/storm/state';
import { all, bare, card, deal, eventsOf, go, pick, play, put, run, to } from './kit';

const question = { side: 'french', ask: 'retreat', rule: '8.4.2' } as const;

describe('6.1 one of several', () => {
  test('8.4.2 a single area is taken without asking, none is 0', () => {
    expect(run(chooseArea(question, [7]))).toEqual({ returned: 7, asked: [] });
    expect(run(chooseArea(question, []))).toEqual({ returned: 0, asked: [] });
    const { returned, asked } = run(chooseArea(question, [7, 8]), to(8));
    expect([returned, asked]).toEqual([8, [{ ...question, choices: [to(7), to(8)], open: true }]]);
    expect(run(chooseArea({ ...question, about: { area: 11 } }, [7, 8]), to(7)).asked[0]?.about).toEqual({ area: 11 });
  });

  test('10.0 a single unit is taken without asking, none is -1', () => {
    expect(run(chooseUnit(question, [3]))).toEqual({ returned: 3, asked: [] });
    expect(run(chooseUnit(question, []))).toEqual({ returned: -1, asked: [] });
    const { returned, asked } = run(chooseUnit(question, [3, 4]), pick(4));
    expect([returned, asked]).toEqual([4, [{ ...question, choices: [pick(3), pick(4)], open: true }]]);
  });

  test('6.1 an answer of another kind is nobody and nowhere', () => {
    const area = chooseArea(question, [7, 8]);
    area.next();
    expect(area.next(go)).toEqual({ done: true, value: 0 });
    const unit = chooseUnit(question, [3, 4]);
    unit.next();
    expect(unit.next(go)).toEqual({ done: true, value: -1 });
  });

  test('6.1 only areas and units that there are can be chosen', () => {
    expect(choicesOf('to', [7, 99])).toEqual([to(7)]);
    expect(choicesOf('pick', [-1, 3])).toEqual([pick(3)]);
  });
});

describe('6.1 units and cards join an action', () => {
  function force(most: number, fewest = 1) {
    const v = deal(bare(), [card('mortar-support')], []);
    const three = put(v, 10, 'bt-3-10', 'bt-3-11', '8-bpc-1');
    v.action = newAction('fire', 'french', 10);
    const free = (picked: readonly number[]) => three.filter((unit) => !picked.includes(unit));
    const about = { area: 10 };
    return { v, three, rules: gather(v, { ...question, about, free, most, fewest, cards: ['mortar-support'] }) };
  }

  test('6.1 all at once where they are few enough, confirmed with the fewest that are needed', () => {
    const { v, three, rules } = force(3, 2);
    const { asked } = run(rules, pick(three[0] ?? -1), all, play(card('mortar-support')), go);
    const kinds = asked.map(({ choices }) => [...new Set(choices.map((choice) => choice.do))]);
    expect(kinds).toEqual([['pick', 'all', 'play'], ['pick', 'all', 'play'], ['play', 'go'], ['go']]);
    expect([v.action?.units, v.action?.cards]).toEqual([[three[0], three[1], three[2]], [card('mortar-support')]]);
  });

  test('7.0 no more than there is room for', () => {
    const { three, rules } = force(1);
    const { asked } = run(rules, pick(three[0] ?? -1), go);
    expect(asked.map(({ choices }) => choices.some((choice) => choice.do === 'all'))).toEqual([false, false]);
    expect(asked[1]?.choices.some((choice) => choice.do === 'pick')).toBe(false);
  });

  test('6.1 without an action there is nothing to join and nothing to declare', () => {
    const v = deal(bare(), [card('mortar-support')], []);
    expect(run(gather(v, { ...question, free: () => [1], most: 1 })).asked).toEqual([]);
    declare(v);
    expect(v.cards.french.hand).toEqual([card('mortar-support')]);
  });

  test('5.2 declared, the cards of the action are played', () => {
    const v = deal(bare(), [card('counter-attack'), card('mortar-support')], []);
    v.action = {
      ...newAction('fire', 'french', 0, card('counter-attack')),
      cards: [card('mortar-support')],
      target: 7,
    };
    declare(v);
    expect([v.action.declared, v.cards.french.hand]).toEqual([true, []]);
    expect(eventsOf(v, 'card-played').map(({ area }) => area)).toEqual([7, 7]);
  });
});
