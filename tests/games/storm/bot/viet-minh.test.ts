/** How the Viet Minh side of the bot weighs areas and cards. */
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../../src/games/storm/bot/field';
import {
  arrivalArea,
  barrageScore,
  bestAssault,
  bestFire,
  cardWorth,
  sapCard,
  sapScore,
  vietMinhPull,
  weighVietMinh,
} from '../../../../src/games/storm/bot/viet-minh';
import type { CardId } from '../../../../src/games/storm/data/cards';
import { vietMinhPlaces } from '../../../../src/games/storm/rules/arrivals';
import type { Storm } from '../../../../src/games/storm/state';
import { bare, card, deal, held, nineAgainstThree, pass, play, put, some, spent } from '../kit';

const weighed = (v: Storm, choice: Parameters<typeof weighVietMinh>[1], bonus = 0) => {
  const field = fieldOf(v);
  return weighVietMinh(field, choice, vietMinhPull(field), bonus);
};

describe('10.0 assaults', () => {
  test('10.0 nine against three: the chance of the rulebook, and cards in hand raise it', () => {
    const { v } = nineAgainstThree([], []);
    const plain = bestAssault(fieldOf(v), 14, 0);
    expect([plain.target, plain.chance]).toEqual([17, expect.closeTo(21 / 36)]); // 8 points: 11 + dice - 10, so a 7
    expect(bestAssault(fieldOf(v), 14, 3).score).toBeGreaterThan(plain.score);
  });

  test('10.0 without a garrison beside it, a fresh unit or room in the target there is none', () => {
    const { v } = nineAgainstThree([], []);
    const none = { target: 0, score: Number.NEGATIVE_INFINITY, chance: 0 };
    expect(bestAssault(fieldOf(v), 1, 0)).toEqual(none);
    some(v, 17, 9, 'replacement');
    expect(bestAssault(fieldOf(v), 14, 0)).toEqual(none);
    const { v: tired, regulars, elite } = nineAgainstThree([], []);
    spent(tired, ...regulars, ...elite);
    expect(bestAssault(fieldOf(tired), 14, 0)).toEqual(none);
  });
});

describe('8.1 fire', () => {
  test('8.1 fire that opens a hill for others is worth more than the same fire alone', () => {
    const v = bare({ turn: 4 });
    put(v, 24, '3-3-rta-12', '3-3-rta-9');
    some(v, 18, 9, 'regular');
    const alone = bestFire(fieldOf(v), 18).score;
    held(v, 'viet-minh', 17);
    some(v, 17, 6, 'elite');
    v.trench[17] = 3;
    expect(bestFire(fieldOf(v), 18).target).toBe(24);
    expect(bestFire(fieldOf(v), 18).score).toBeGreaterThan(alone);
  });

  test('8.1 inside the area there is neither terrain nor a marker to fear', () => {
    const v = bare();
    some(v, 17, 3, 'regular');
    put(v, 17, '3-3-rta-9');
    put(v, 24, '3-3-rta-12');
    expect(bestFire(fieldOf(v), 17).target).toBe(17);
    expect(bestFire(fieldOf(v), 1).target).toBe(0);
  });

  test('8.2 a barrage does more to a weak garrison than to one behind terrain', () => {
    const v = bare();
    put(v, 22, 'bt-2-5', 'bt-2-6', 'bt-2-7');
    put(v, 36, '1-13-dble-1', '1-13-dble-2', '1-13-dble-3');
    expect(barrageScore(fieldOf(v), 22)).toBeGreaterThan(barrageScore(fieldOf(v), 36) - 1);
    v.fire[36] = 1;
    const bared = barrageScore(fieldOf(v), 36);
    v.fire[36] = 0;
    expect(bared).toBeGreaterThan(barrageScore(fieldOf(v), 36));
  });
});

describe('9.0 trenches', () => {
  test('9.0 the last level, from which an assault can start, is worth most; nothing to assault, nothing to dig for', () => {
    const v = bare({ turn: 3 });
    put(v, 24, '3-3-rta-12');
    some(v, 18, 8, 'regular');
    const first = sapScore(fieldOf(v), 18, 1);
    v.trench[18] = 2;
    expect(sapScore(fieldOf(v), 18, 1)).toBeGreaterThan(first);
    expect(sapScore(fieldOf(v), 2, 1)).toBe(0);
  });

  test('9.0 the card given up is the one least missed that digs far enough', () => {
    const v = deal(bare({ turn: 3 }), [], [card('giap'), card('rats'), card('night-assault')]);
    expect(sapCard(v, 18)).toBe(card('rats'));
    expect(sapCard(deal(v, [], []), 18)).toBeUndefined();
  });

  test('9.0 with a card the last levels and the assault behind them are weighed together', () => {
    const trench = (garrison: string[]) => {
      const v = deal(bare({ turn: 3 }), [], [card('rats')]);
      some(v, 18, 1, 'elite');
      put(v, 24, ...garrison);
      spent(v, ...put(v, 24, ...garrison));
      v.trench[18] = 1;
      return weighed(v, { do: 'sap', area: 18 });
    };
    expect(trench(['bt-2-5'])).toBeGreaterThan(trench(['1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4']));
  });
});

describe('6.2 cards', () => {
  test('5.3 what a card is worth in hand changes with the turn', () => {
    const worthOn = (turn: number, id: CardId) => cardWorth(bare({ turn }), id);
    expect(worthOn(1, card('surprise-assault'))).toBeLessThan(worthOn(2, card('surprise-assault')));
    expect(worthOn(3, card('mine-shaft'))).toBeLessThan(worthOn(4, card('mine-shaft')));
    expect(worthOn(4, card('giap'))).toBeGreaterThan(worthOn(4, card('bangalore')));
  });

  test('6.2 Dan Cong where spent units in the trenches face a garrison', () => {
    const v = deal(bare({ turn: 4 }), [], [card('dan-cong')]);
    spent(v, ...some(v, 18, 4, 'elite'));
    const idle = weighed(v, play(card('dan-cong')));
    v.trench[18] = 3;
    put(v, 24, '3-3-rta-12');
    expect(weighed(v, play(card('dan-cong')))).toBeGreaterThan(idle);
  });

  test('6.2 a surprise assault counts only where the trenches do not allow a plain one', () => {
    const { v } = nineAgainstThree([], [card('surprise-assault')]);
    expect(weighed(v, play(card('surprise-assault')), 3)).toBeGreaterThan(0);
    v.trench[14] = 3;
    expect(weighed(v, play(card('surprise-assault')), 3)).toBe(Number.NEGATIVE_INFINITY);
    expect(weighed(v, { do: 'assault', area: 14 })).toBeGreaterThan(0);
  });

  test('6.2 reaction cards are no impulse; every impulse card has its price', () => {
    const v = bare({ turn: 5 });
    expect(weighed(v, play(card('night-assault')))).toBe(Number.NEGATIVE_INFINITY);
    const order = [
      card('mine-shaft'),
      card('emergency-replacements'),
      card('propaganda'),
      card('rats'),
      card('infiltration'),
    ];
    const scores = order.map((id) => weighed(v, play(id)));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(weighed(v, { do: 'all' })).toBe(Number.NEGATIVE_INFINITY);
    expect(weighed(v, pass)).toBeGreaterThan(0);
  });
});

describe('7.0, 12.3 where units go', () => {
  test('7.0 an empty French hill is worth a move, a full area none', () => {
    const v = bare({ turn: 3 });
    some(v, 18, 3, 'regular');
    expect(weighed(v, { do: 'move', area: 18 })).toBeGreaterThan(5);
    const shut = bare({ turn: 3 });
    some(shut, 4, 1, 'replacement');
    some(shut, 3, 9, 'regular');
    some(shut, 8, 9, 'elite');
    expect(weighed(shut, { do: 'move', area: 4 })).toBe(Number.NEGATIVE_INFINITY);
  });

  test('12.3 arrivals take an empty hill that is linked to an edge', () => {
    const v = bare({ turn: 3 });
    for (const [area, id] of [
      [17, '3-3-rta-9'],
      [30, '1-4-rtm-1'],
    ] as const)
      put(v, area, id);
    const area = arrivalArea(v, vietMinhPlaces(v));
    expect(v.control[area]).toBe('french');
    expect([6, 14, 24, 35, 38]).toContain(area);
  });

  test('12.3 with every hill garrisoned they gather beside one', () => {
    const v = bare({ turn: 3 });
    v.control.fill('viet-minh');
    held(v, 'french', 38);
    put(v, 38, '1-4-rtm-2');
    expect([31, 35, 37, 39, 42]).toContain(arrivalArea(v, vietMinhPlaces(v)));
  });
});
