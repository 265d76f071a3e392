/** How the French side of the bot weighs areas and cards. */
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../../src/games/storm/bot/field';
import {
  airScore,
  arrivalArea,
  bestCounterAttack,
  bestFire,
  frenchPull,
  surplus,
  weighFrench,
} from '../../../../src/games/storm/bot/french';
import type { CardId } from '../../../../src/games/storm/data/cards';
import { frenchPlaces } from '../../../../src/games/storm/rules/arrivals';
import type { Storm } from '../../../../src/games/storm/state';
import { bare, card, deal, held, pass, play, put, some, spent } from '../kit';

const weighed = (v: Storm, choice: Parameters<typeof weighFrench>[1]) => {
  const field = fieldOf(v);
  return weighFrench(field, choice, frenchPull(field));
};

describe('8.1 fire', () => {
  test('8.1 no target, no score', () => {
    const v = bare();
    put(v, 10, '1-bep-1');
    expect(bestFire(fieldOf(v), 10)).toEqual({ target: 0, score: Number.NEGATIVE_INFINITY });
  });

  test('8.3.2 trenches make a target less worth while', () => {
    const v = bare();
    put(v, 10, '1-bep-1', '1-bep-2', '1-bep-3');
    some(v, 7, 3, 'regular');
    const open = bestFire(fieldOf(v), 10).score;
    v.trench[7] = 3;
    expect(bestFire(fieldOf(v), 10).score).toBeLessThan(open);
  });

  test('8.1 a stack that is about to assault a hill is fired at before one that is not', () => {
    const v = bare({ turn: 4 });
    put(v, 23, '1-bep-1', '1-bep-2', '1-bep-3');
    held(v, 'viet-minh', 17, 22);
    some(v, 17, 5, 'regular');
    some(v, 22, 5, 'elite');
    const before = bestFire(fieldOf(v), 23).score;
    v.trench[17] = 3;
    v.fire[17] = 2; // the trenches themselves do not count
    expect([bestFire(fieldOf(v), 23).target, bestFire(fieldOf(v), 23).score > before]).toEqual([17, true]);
  });
});

describe('6.1 counter-attack', () => {
  test('6.1 the fire of all areas around counts together', () => {
    const v = held(bare(), 'viet-minh', 24);
    some(v, 24, 2, 'regular');
    put(v, 23, '1-bep-1', '1-bep-2');
    const one = bestCounterAttack(fieldOf(v));
    put(v, 30, '1-bep-3', '1-bep-4');
    const two = bestCounterAttack(fieldOf(v));
    expect([one.target, two.target, two.score > one.score]).toEqual([24, 24, true]);
  });

  test('6.1 nobody near: none', () => {
    const v = bare();
    some(v, 1, 2, 'regular');
    expect(bestCounterAttack(fieldOf(v)).score).toBe(Number.NEGATIVE_INFINITY);
  });
});

test('8.2 aircraft do not strike where French units stand, nor where nobody is', () => {
  const v = bare();
  some(v, 7, 4, 'regular');
  expect(airScore(fieldOf(v), 7, 8)).toBeGreaterThan(0);
  put(v, 7, '8-bpc-1');
  expect([airScore(fieldOf(v), 7, 8), airScore(fieldOf(v), 1, 8)]).toEqual([
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]);
});

describe('7.0 who can be spared', () => {
  test('7.0 behind the front all but one from a hill or the strip, all from elsewhere', () => {
    const v = bare();
    put(v, 28, '1-bep-1', '1-bep-2');
    put(v, 20, '8-bpc-1', '8-bpc-2');
    put(v, 22, '6-bpc-1', '6-bpc-2');
    const field = fieldOf(v);
    expect([surplus(field, 28), surplus(field, 20), surplus(field, 22)]).toEqual([1, 1, 2]);
  });

  test('7.0 under pressure a hill keeps three and more', () => {
    const v = bare();
    put(v, 38, '1-bep-1', '1-bep-2', '1-bep-3', '1-bep-4', '8-bpc-1');
    some(v, 39, 4, 'regular');
    expect(surplus(fieldOf(v), 38)).toBe(1);
    some(v, 31, 9, 'elite');
    v.trench[31] = 3;
    expect(surplus(fieldOf(v), 38)).toBe(0);
    expect(weighed(v, { do: 'move', area: 38 })).toBe(Number.NEGATIVE_INFINITY);
  });

  test('7.0 a threatened hill pulls more than a quiet one, red ground not at all', () => {
    const v = bare();
    put(v, 38, '1-4-rtm-2');
    put(v, 28, '1-bep-1');
    some(v, 39, 9, 'elite');
    const want = frenchPull(fieldOf(v));
    expect(want[38]).toBeGreaterThan(want[28] ?? 0);
    expect(want[39]).toBe(0);
  });
});

describe('6.2 cards for the impulse', () => {
  const score = (v: Storm, id: CardId) => weighed(deal(v, [id], []), play(id));

  test('6.2 reaction cards are none', () => {
    expect(score(bare(), card('flares'))).toBe(Number.NEGATIVE_INFINITY);
  });

  test('6.2 Langlais and Bigeard are worth more the more spent units stand in danger', () => {
    const rally = (danger: boolean) => {
      const v = bare({ turn: 4 });
      spent(v, ...put(v, 38, '1-4-rtm-2', '1-4-rtm-3', '1-4-rtm-4'));
      if (danger) some(v, 39, 9, 'elite');
      if (danger) v.trench[39] = 3;
      return score(v, card('langlais-bigeard'));
    };
    expect(rally(true)).toBeGreaterThan(rally(false));
    expect(score(bare(), card('langlais-bigeard'))).toBe(0);
  });

  test('8.2 on the last turn bombs are not saved', () => {
    const on = (turn: number) => {
      const v = bare({ turn });
      some(v, 7, 4, 'regular');
      return score(v, card('fighter-bombers'));
    };
    expect(on(8)).toBeGreaterThan(on(7));
  });

  test('6.0 a pass is better than a deed that is worse than nothing', () => {
    const v = bare({ turn: 4 });
    put(v, 38, 'bt-2-8');
    some(v, 39, 9, 'elite');
    v.trench[39] = 3;
    expect(weighed(v, { do: 'fire', area: 38 })).toBeLessThan(weighed(v, pass));
    expect(weighed(v, { do: 'sap', area: 39 })).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('12.3 arrivals', () => {
  test('12.3 reinforcements go to the hill that is pressed and thin', () => {
    const v = bare({ turn: 4 });
    put(v, 38, '1-4-rtm-2');
    put(v, 28, '1-bep-1');
    some(v, 39, 9, 'elite');
    v.trench[39] = 3;
    expect(arrivalArea(v, frenchPlaces(v))).toBe(38);
  });

  test('14.0 on turn 8 they stand where nobody else does', () => {
    const v = bare({ turn: 8 });
    v.control.fill('viet-minh');
    held(v, 'french', 28, 36);
    put(v, 28, '1-bep-1');
    expect(arrivalArea(v, [28, 36])).toBe(36);
  });

  test('12.3 the one place there is', () => {
    expect(arrivalArea(bare(), [33])).toBe(33);
  });
});
