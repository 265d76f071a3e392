/** How likely a side is to win, and the choices worth thinking about. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../../src/games/storm/bot';
import { prospects } from '../../../../src/games/storm/bot/prospects';
import { weigh } from '../../../../src/games/storm/bot/weigh';
import { victoryAreas } from '../../../../src/games/storm/data/areas';
import { fire } from '../../../../src/games/storm/rules/fire';
import { impulsePhase } from '../../../../src/games/storm/rules/impulses';
import { bare, battle, held, put, some, until } from '../kit';

describe('14.0 prospects', () => {
  test('14.0 both sides together have all of them, in every turn', () => {
    for (let turn = 1; turn <= 9; turn++) {
      const v = battle({ turn });
      const vietMinh = prospects(v, 'viet-minh');
      expect(vietMinh + prospects(v, 'french')).toBeCloseTo(1);
      expect(vietMinh > 0 && vietMinh < 1).toBe(true);
    }
  });

  test('14.0 each victory area taken raises those of the Viet Minh, a higher number needed lowers them', () => {
    for (const turn of [2, 5, 8]) {
      const chances = [0, 2, 4, 6, 8].map((taken) =>
        prospects(held(bare({ turn }), 'viet-minh', ...victoryAreas.slice(0, taken)), 'viet-minh'),
      );
      expect(chances).toEqual([...chances].sort((a, b) => a - b));
    }
    const v = bare({ turn: 4 });
    const six = prospects(v, 'viet-minh');
    v.needed = 8;
    expect(prospects(v, 'viet-minh')).toBeLessThan(six);
  });

  test('8.4 units lost lower those of their side; a hill about to fall those of the French', () => {
    const v = battle({ turn: 4 });
    const before = prospects(v, 'french');
    v.at = v.at.map((at) => (at === 28 ? 0 : at));
    expect(prospects(v, 'french')).toBeLessThan(before);
    const hill = bare({ turn: 4 });
    put(hill, 24, 'bt-2-5');
    some(hill, 18, 9, 'elite');
    const calm = prospects(hill, 'french');
    hill.trench[18] = 3;
    expect(prospects(hill, 'french')).toBeLessThan(calm);
  });

  test('14.0 a game that is over is won or lost', () => {
    const v = bare({ turn: 8 });
    v.result = { level: 'viet-minh', points: 6, cause: 'areas-taken' };
    expect([prospects(v, 'viet-minh'), prospects(v, 'french')]).toEqual([1, 0]);
    v.result = { level: 'french', points: 5, cause: 'areas-held' };
    expect([prospects(v, 'viet-minh'), prospects(v, 'french')]).toEqual([0, 1]);
  });
});

describe('6.0 what is worth thinking about', () => {
  test('6.0 the choices of an impulse, best first, and the first is the bot’s own', () => {
    for (const impulse of ['french', 'viet-minh'] as const) {
      const v = battle({ impulse });
      const prompt = until(impulsePhase(v), 'impulse');
      const list = weigh(v, prompt);
      expect(list[0]).toMatchObject(bot(v, prompt));
      expect(list.length).toBeGreaterThan(3);
      const scores = list.flatMap((one) => ('score' in one && typeof one.score === 'number' ? [one.score] : []));
      expect(scores).toHaveLength(list.length);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  test('6.1 elsewhere its answer stands alone', () => {
    const v = bare();
    put(v, 10, 'bt-3-10', 'bt-3-11');
    some(v, 11, 1, 'regular');
    const prompt = until(fire(v, 'french', 10), 'fire-force');
    expect(weigh(v, prompt)).toEqual([bot(v, prompt)]);
  });
});
