/** When the bot plays a card in answer, keeps it or gives it up. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../../src/games/storm/bot';
import type { CardId } from '../../../../src/games/storm/data/cards';
import { assault } from '../../../../src/games/storm/rules/assault';
import { discardPhase, drawPhase } from '../../../../src/games/storm/rules/cards';
import { fire } from '../../../../src/games/storm/rules/fire';
import { airStrike } from '../../../../src/games/storm/rules/french-cards';
import { impulsePhase } from '../../../../src/games/storm/rules/impulses';
import { move } from '../../../../src/games/storm/rules/movement';
import { barrage } from '../../../../src/games/storm/rules/vm-cards';
import {
  advised,
  all,
  bare,
  battle,
  card,
  deal,
  decline,
  dice,
  go,
  held,
  nineAgainstThree,
  pass,
  play,
  put,
  some,
  spent,
  stop,
  to,
} from '../kit';

describe('10.0 answers to an assault', () => {
  test('10.0 the guns at zero are fired for a hill in danger, and kept where they change nothing', () => {
    const debouchez = card('debouchez');
    const { v } = nineAgainstThree([debouchez], []);
    v.trench[14] = 3;
    expect(advised(v, assault(v, 14), 'react-assault', all, go)).toEqual({ choice: play(debouchez), why: 'answer' });
    const safe = deal(bare({ turn: 1 }), [debouchez], []);
    some(safe, 18, 1, 'replacement');
    put(safe, 24, '1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4');
    expect(advised(safe, assault(safe, 18), 'react-assault', { do: 'pick' }, go)).toEqual({
      choice: decline,
      why: 'save-card',
    });
  });

  test('5.2 of two answers the one that helps more', () => {
    const night = [1, 2, 3].map((copy) => card('night-assault', copy));
    const hand = [card('counter-battery'), card('flares')];
    const { v } = nineAgainstThree(hand, [...night, card('vm-mortar-support')]);
    v.trench[14] = 3;
    const declared = [...night, card('vm-mortar-support')].map(play);
    expect(advised(v, assault(v, 14), 'react-assault', ...declared, all, go).choice).toEqual(play(card('flares')));
  });
});

describe('8.1, 8.2 answers to fire', () => {
  function shots(area: number) {
    const v = deal(bare(), [card('improved-defenses')], [card('artillery-barrage')]);
    const garrison = put(v, area, '5-7-rta-1', '5-7-rta-2', '5-7-rta-3', '5-7-rta-4');
    return { v, garrison };
  }

  test('5.2 Improved Defenses against a volley that hurts, not against one that hardly can', () => {
    const { v, garrison } = shots(6);
    spent(v, ...garrison);
    some(v, 3, 9, 'regular');
    expect(advised(v, fire(v, 'viet-minh', 3), 'react-fire', all, go).choice).toEqual(play(card('improved-defenses')));
    const { v: calm } = shots(6);
    some(calm, 3, 1, 'regular');
    expect(advised(calm, fire(calm, 'viet-minh', 3), 'react-fire', { do: 'pick' }, go).choice).toEqual(decline);
  });

  test('8.2 a barrage is answered where it counts', () => {
    const { v, garrison } = shots(22);
    spent(v, ...garrison);
    expect(advised(v, barrage(v, card('artillery-barrage')), 'react-barrage').choice.do).toBe('play');
    const hill = deal(bare(), [card('improved-defenses')], [card('artillery-barrage')]);
    put(hill, 36, '1-13-dble-1');
    expect(advised(hill, barrage(hill, card('artillery-barrage')), 'react-barrage').choice).toEqual(decline);
  });
});

describe('7.0 mines and torpedoes', () => {
  const entering = (area: number, from: number, count: number) => {
    const v = deal(held(bare(), 'french', area), [card('mines')], [card('bangalore')]);
    some(v, from, count, 'regular');
    return v;
  };

  test('7.0 mines go off for a hill, or against one or two', () => {
    const hill = entering(24, 18, 5);
    expect(advised(hill, move(hill, 'viet-minh', 18), 'react-entry', all, go, to(24)).choice.do).toBe('play');
    const field = entering(7, 3, 5);
    expect(advised(field, move(field, 'viet-minh', 3), 'react-entry', all, go, to(7)).choice).toEqual(decline);
    const few = entering(7, 3, 2);
    expect(advised(few, move(few, 'viet-minh', 3), 'react-entry', all, go, to(7)).choice.do).toBe('play');
  });

  test('5.2 Bangalore Torpedoes are kept for hills', () => {
    const mines = play(card('mines'));
    const hill = entering(24, 18, 5);
    expect(advised(hill, move(hill, 'viet-minh', 18), 'react-works', all, go, to(24), mines).choice.do).toBe('play');
    const field = entering(7, 3, 5);
    expect(advised(field, move(field, 'viet-minh', 3), 'react-works', all, go, to(7), mines).choice).toEqual(decline);
  });
});

describe('8.2 answers to aircraft', () => {
  function sky(flown: CardId, ...hand: CardId[]) {
    const v = deal(bare({ turn: 5 }), [flown], hand);
    some(v, 7, 3, 'regular');
    return advised(v, airStrike(v, flown), 'react-air').choice;
  }

  test('8.2 flak meets every bomber; the rains are kept for the heavy ones', () => {
    const [flak, rain] = [card('heavy-flak'), card('monsoon')];
    expect(sky(card('fighter-bombers'), rain, flak)).toEqual(play(flak));
    expect(sky(card('fighter-bombers'), rain)).toEqual(decline);
    expect(sky(card('b-26'), rain)).toEqual(play(rain));
  });
});

describe('10.0 Giap Demands Success', () => {
  function rolled(a: number, b: number) {
    const { v } = nineAgainstThree([], [card('giap')]);
    v.trench[14] = 3;
    return dice(v, a, b, 1, 2, 1, 2);
  }

  test('10.0 a bad roll for a hill is made again, a good one is kept', () => {
    const bad = rolled(1, 2);
    expect(advised(bad, assault(bad, 14), 'giap', all, go)).toEqual({ choice: play(card('giap')), why: 'answer' });
    const good = rolled(6, 5);
    expect(advised(good, assault(good, 14), 'giap', all, go).choice).toEqual(decline);
  });

  test('10.0 again and again, but not for ever', () => {
    const v = rolled(1, 2);
    const rules = assault(v, 14);
    expect(advised(v, rules, 'reroll', all, go, play(card('giap')))).toEqual({
      choice: { do: 'reroll' },
      why: 'reroll',
    });
    if (v.action) v.action.rerolls = 4;
    const prompt = { side: 'viet-minh', ask: 'reroll', rule: '10.0', choices: [{ do: 'reroll' }, stop] } as const;
    expect(bot(v, prompt)).toEqual({ choice: stop, why: 'enough' });
  });
});

describe('5.1, 5.3 cards given up', () => {
  test('5.1 over the limit the least useful goes', () => {
    const v = deal(battle({ turn: 2 }), [], [card('giap'), card('infiltration'), 'v4', 'v24', 'v25']);
    expect(advised(v, drawPhase(v), 'hand-limit')).toEqual({
      choice: { do: 'discard', card: card('infiltration') },
      why: 'discard-weak',
    });
  });

  test('5.3 in the end phase weak cards go, good ones stay', () => {
    const v = deal(battle(), [card('night-drop')], [card('giap')]);
    expect(advised(v, discardPhase(v), 'discard')).toEqual({ choice: go, why: 'keep-card' });
    const french = advised(v, discardPhase(v), 'discard', go);
    expect([french.choice.do, french.why]).toEqual(['go', 'keep-card']);
  });

  test('5.3 the column is worth keeping early, and nothing late', () => {
    const kept = (turn: number) => {
      const v = deal(battle({ turn }), [card('column')], []);
      return advised(v, discardPhase(v), 'discard').choice.do;
    };
    expect([kept(2), kept(6)]).toEqual(['go', 'discard']);
  });

  test('4.0 no card is given up to go on: time is on the French side', () => {
    const v = deal(bare(), [card('flares'), card('mines'), card('debouchez'), card('b-26')], ['v1']);
    some(v, 8, 1, 'regular');
    expect(advised(v, impulsePhase(v), 'go-on', pass).choice).toEqual(decline);
  });
});
